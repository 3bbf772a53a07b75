import { describe, expect, it } from "vitest";
import german from "../../../../src/rudel/locales/de/klaeffer.ftl?raw";
import germanWeb from "../../../../src/rudel/locales/de/klaeffer-web.ftl?raw";
import { type Said, Texts } from "../../lib/i18n.ts";
import type { KlaefferEvent, Spoken } from "../../wire/types.ts";
import type { HappenedOf } from "../contract.ts";
import { retell } from "./retell.ts";
import { ON_SCREEN } from "./words.ts";

const de = new Texts("de", german, germanWeb, ON_SCREEN);
const happened = (said: Spoken | null) =>
  ({ version: 1, event: { event: "crisis" }, said }) as HappenedOf<KlaefferEvent>;
const told = (message: string, about: Spoken["about"]) => {
  const [one] = retell([happened({ kind: "said", message, about })]);
  return de.say(one?.said as Said, () => "Bello");
};

describe("the log", () => {
  it("names dogs, not short names", () => {
    expect(told("klaeffer-event-placed", { who: { kind: "name", seat: 1 }, name: "OB3", place: "b2" })).toBe(
      "Bello legt Bulldogge orange 3.",
    );
    expect(
      told("klaeffer-event-taken", { who: { kind: "name", seat: 1 }, cards: ["YB2", "RC1"], column: 3, row: 12 }),
    ).toBe("Spalte 3, Reihe 12: Bello nimmt Bulldogge gelb 2, Chihuahua rot 1.");
  });

  it("names dogs that are told within something told", () => {
    const at: Spoken = { kind: "said", message: "klaeffer-at", about: { name: "GP4", place: "a1" } };
    expect(told("klaeffer-event-refilled", { cards: [at] })).toBe("In den Rat kommen: Zwergspitz grün 4.");
  });

  it("leaves what is not told", () => {
    expect(retell([happened(null)])).toEqual([happened(null)]);
  });
});

describe("what the house says", () => {
  it("speaks of no coordinates, which nobody sees", () => {
    expect(de.text("klf-5")).not.toMatch(/[a-d][1-4]/);
  });

  it("names a dog without its short name", () => {
    const dog = { message: "klaeffer-card", about: { breed: "Bulldogge", district: "orange", votes: 3, name: "OB3" } };
    expect(de.say({ message: "klaeffer-now-take", about: { cards: [dog] } }, String)).toBe(
      "Alles nehmen oder alles liegen lassen? Bulldogge orange 3",
    );
  });

  it("gives a hint as one sentence", () => {
    const hint: Said[] = [
      { message: "klaeffer-action-give", about: { to: "Cora", district: "blau", votes: 4 } },
      { message: "klaeffer-action-pick", about: { breed: "Bulldogge", district: "orange", votes: 3, name: "OB3" } },
      { message: "klaeffer-action-put-takes", about: { place: "a4", cards: ["YB2"] } },
    ];
    const said = hint.map((one) => de.say(one, String)).join(", ");
    expect(said).toBe("gib zuerst blau an Cora, leg Bulldogge orange 3, auf den gestrichelten Platz");
  });
});
