import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Texts } from "../../lib/i18n.ts";
import { hinted } from "./hint.ts";
import { retell, where } from "./retell.ts";
import type { Heard } from "./types.ts";

const LOCALES = new URL("../../../../src/rudel/locales/de/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, LOCALES), "utf8");
const texts = new Texts("de", read("schafe.ftl"), read("schafe-web.ftl"));

const said = { kind: "said", message: "schafe-event-passed", about: { who: { kind: "name", seat: 1 } } };
const happened = (event: object): Heard =>
  ({ version: 7, event: { audience: null, seat: 1, ...event }, said }) as unknown as Heard;
const told = (...events: object[]) =>
  retell(events.map(happened)).map((one) => one.said && texts.say(one.said, () => "Bello"));

const laid = { event: "laid", tile: 3, edges: "RRYF", x: -4, y: -7, touching: 2 };

describe("what happened", () => {
  it("is told by what a tile shows and how many it draws, in one sentence", () => {
    expect(told(laid, { event: "drew", number: 2 })).toEqual(["Bello legt Rot-Rot-Gelb-Wald an und zieht 2 nach."]);
    expect(told({ ...laid, edges: "BBBB" })).toEqual(["Bello legt vier blaue Schafe an."]);
    expect(told({ event: "wolf", tile: 60, x: 1, y: 1 }, { event: "drew", number: 1 })).toEqual([
      "Bello legt einen Wolf in den Wald und zieht eins nach.",
    ]);
  });

  it("does not name tiles that only the hand shows", () => {
    expect(told({ event: "hand", tiles: [1, 2] }, laid, { event: "drew-tiles", tiles: [5] })).toHaveLength(1);
  });

  it("tells of both tiles when somebody shows colours", () => {
    const shown = { event: "shown", colour: "K", x: 0, y: 1 };
    expect(told(shown, { event: "drew", number: 1 }, laid, { event: "drew", number: 3 })).toEqual([
      "Bello bekennt Farbe: Schwarz, und zieht eins nach.",
      "Bello legt Rot-Rot-Gelb-Wald an und zieht 3 nach.",
    ]);
  });

  it("leaves other sentences alone", () => {
    expect(told({ event: "passed" }, { event: "drew", number: 1 })).toEqual([
      "Bello hat nichts Passendes und passt.",
      "Bello hat nichts Passendes und passt.",
    ]);
  });

  it("can be shown where it has a place", () => {
    expect([laid, { event: "passed" }].map(happened).map(where)).toEqual([true, false]);
  });
});

it("a hint says what is marked in the hand and on the map", () => {
  const legal = [
    { id: 1, action: { type: "take", tile: 64, side: 0, turn: 0 } },
    { id: 2, action: { type: "take", tile: 3, side: 1, turn: 2 } },
    { id: 3, action: { type: "pass" } },
  ];
  const seen = { legal, view: { map: [{ x: 2, y: 0 }] } } as never;
  const told = (...actions: number[]) => hinted([], seen, actions)[0]?.message;
  expect(told(1, 2)).toBe("schafe-web-hint-covers");
  expect(told(1, 3)).toBe("schafe-web-hint-hunter");
  expect(told(2, 3)).toBe("schafe-web-hint-lay");
  expect(told(3)).toBe("schafe-web-hint-pass");
  expect(told(99)).toBeUndefined();
});
