import { describe, expect, it } from "vitest";
import german from "../../../../src/rudel/locales/de/klaeffer.ftl?raw";
import germanWeb from "../../../../src/rudel/locales/de/klaeffer-web.ftl?raw";
import english from "../../../../src/rudel/locales/en/klaeffer.ftl?raw";
import englishWeb from "../../../../src/rudel/locales/en/klaeffer-web.ftl?raw";
import { Texts } from "../../lib/i18n.ts";
import type { Preview } from "./preview.ts";
import { backNames, dogName, foreseen } from "./words.ts";

const de = new Texts("de", german, germanWeb);
const en = new Texts("en", english, englishWeb);
const t = de.text.bind(de);
const idsOf = (catalogue: string) => [...catalogue.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
const COUNCIL = ["RC5", null, "GP3", ...Array(13).fill(null)];
const preview = (more: Partial<Preview>): Preview => ({
  place: 1,
  card: "RP5",
  column: 5,
  row: 13,
  taken: [0, 2],
  crisis: false,
  ...more,
});

describe("the words of the screen", () => {
  it("are said in both languages", () => {
    expect(idsOf(englishWeb)).toEqual(idsOf(germanWeb));
  });

  it("name dogs and backs", () => {
    expect(dogName(t, "OC1")).toBe("Chihuahua orange 1");
    expect(dogName(en.text.bind(en), "GB4")).toContain("4");
    expect(backNames(t, ["Y", null, "R"])).toBe("gelb, rot");
  });

  it("count a single vote as one", () => {
    const [one, two] = [
      { cards: 1, votes: 1 },
      { cards: 1, votes: 2 },
    ];
    expect(t("klaeffer-why-takes", one)).toBe("Eine Karte ist zu holen, das ist 1 Stimme.");
    expect(t("klaeffer-why-takes", two)).toBe("Eine Karte ist zu holen, das sind 2 Stimmen.");
    expect(en.text("klaeffer-why-takes", one)).toBe("One card is to be had, that is 1 vote.");
  });

  it("say what placing a card would bring", () => {
    expect(foreseen(t, COUNCIL, preview({}))).toBe(
      "b1: Spalte 5, Reihe 13; zu nehmen: Chihuahua rot 5, Zwergspitz grün 3",
    );
    expect(foreseen(t, COUNCIL, preview({ taken: [], row: 9 }))).toBe("b1: Spalte 5, Reihe 9; nichts zu nehmen");
    expect(foreseen(t, COUNCIL, preview({ taken: [] }))).toBe(
      "b1: Spalte 5, Reihe 13; kein Hund passt in Farbe oder Rasse",
    );
    expect(foreseen(t, COUNCIL, preview({ crisis: true }))).toContain("Krise");
  });
});
