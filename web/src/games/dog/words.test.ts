import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Texts } from "../../lib/i18n.ts";
import type { DogAction, DogView } from "../../wire/types.ts";
import { rulesOf, STALL } from "./board.ts";
import recorded from "./ways.recorded.json" with { type: "json" };
import { cardName, describe, face, meant, ON_SCREEN, stoneName, where } from "./words.ts";

interface Recorded {
  game: { seats: number; options: Record<string, boolean> };
  view: DogView;
  ways: [DogAction, number[], string][];
}

const catalogue = (lang: string, name: string) =>
  readFileSync(new URL(`../../../../src/rudel/locales/${lang}/${name}.ftl`, import.meta.url), "utf8");
const speak = (lang: "de" | "en") => {
  const texts = new Texts(lang, catalogue(lang, "dog"), catalogue(lang, "dog-web"));
  return (id: string, args?: Record<string, string | number>) => texts.text(id, args);
};
const german = speak("de");

test("every action is described as the house itself describes it", () => {
  for (const { game, view, ways } of recorded as unknown as Recorded[]) {
    for (const [action, , said] of ways) expect(describe(german, rulesOf(game), view, action)).toBe(said);
  }
});

test("a joker as a jack without effect is called so", () => {
  const [{ game, view }] = recorded as unknown as [Recorded];
  const named = (lang: "de" | "en") => describe(speak(lang), rulesOf(game), view, { type: "blank", joker: true });
  expect([named("de"), named("en")]).toEqual(["Joker als Bube ohne Wirkung", "Joker as Jack without effect"]);
});

test("cards and stones have short names", () => {
  expect(stoneName(2, 1)).toBe("Cb");
  expect([cardName(german, "*"), face(german, "*")]).toEqual(["Joker", ""]);
  expect(["A", "J", "Q", "K", "10"].map((card) => face(german, card))).toEqual(["A", "B", "D", "K", "10"]);
  expect(face(speak("en"), "Q")).toBe("Q");
});

test("both languages say the same things on the screen", () => {
  const ids = (lang: string) => catalogue(lang, "dog-web").match(/^[a-zA-Z-]+(?= =)/gm);
  expect(ids("en")).toEqual(ids("de"));
});

test("where a seat's stones are can be heard", () => {
  const view = { stones: [[120, 0, 17, 103]] } as unknown as DogView;
  expect(where(german, view, 0, "Ida")).toBe("Ida: a Nest, b Start, c Feld 17, d Stall 3");
});

test("whatever is refused where one sees the board is told of dogs", () => {
  for (const lang of ["de", "en"] as const) {
    const texts = new Texts(lang, catalogue(lang, "dog"), catalogue(lang, "dog-web"), ON_SCREEN);
    const refusals = Array.from({ length: 80 }, (_, rule) => `dog-${rule}`).filter((id) => texts.has(id));
    const said = refusals.map((id) => texts.text(id));
    expect(said.length).toBeGreaterThan(40);
    expect(said.filter((one) => /Stein|stone/.test(one))).toEqual([]);
    expect(said.filter((one) => /Hund|dog/.test(one)).length).toBeGreaterThan(15);
  }
});

test("two ways of one dog that end differently are told apart", () => {
  const [{ view }] = recorded as unknown as [Recorded];
  const step = { type: "step", ahead: 0, stone: 0, home: false, joker: false } as const;
  const play = { id: 0, ids: [0, 1], action: step, card: "7", as: "7", places: [], from: 15 };
  expect(meant(german, view, { ...play, to: 17 })).toBe("Dieser Hund 2 Schritte");
  expect(meant(german, view, { ...play, to: STALL + 1 })).toBe("Dieser Hund 2 Schritte, in den Stall");
});
