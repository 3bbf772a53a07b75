import { expect, test } from "vitest";
import type { DogAction, DogView, Spoken } from "../../wire/types.ts";
import { STALL } from "./board.ts";
import { hinted, hintedWays } from "./hint.ts";

const said = (message: string, about: Spoken["about"]): Spoken => ({ kind: "said", message, about });
const seven = said("dog-card-7", {});
const step = (stone: string, home = "") => said(`dog-action-step${home}`, { stone });

test("a hint for a seven tells how far each stone goes, once", () => {
  const first = said("dog-action-hits", {
    action: said("dog-action-seven", { card: seven, stone: "Aa" }),
    whom: { kind: "name", seat: 3 },
    other: "Db",
  });
  const told = hinted([first, step("Aa"), step("Aa"), step("Ab"), step("Aa", "-home"), step("Aa"), step("Ab")]);
  expect(told).toEqual([
    said("dog-web-hint-seven", {
      card: seven,
      ways: [
        said("dog-web-hint-home", { fields: 5 }),
        said("dog-web-hint-way", { fields: 2 }),
        said("dog-web-hint-hit", { whom: { kind: "name", seat: 3 } }),
      ],
    }),
  ]);
});

test("a hint of one action names no stone, and one about a card stays as it is", () => {
  const walk = said("dog-action-forward", { card: seven, stone: "Aa", fields: 8 });
  const hits = said("dog-action-hits", { action: walk, whom: { kind: "name", seat: 1 }, other: "Bc" });
  const [told] = hinted([hits]);
  expect([told?.message, (told?.about.action as Spoken | undefined)?.message]).toEqual([
    "dog-web-hint-hits",
    "dog-web-hint-forward",
  ]);
  const give = [said("dog-action-give", { card: seven })];
  expect(hinted(give)).toEqual(give);
});

test("all steps that a hint makes with one stone are one way", () => {
  const rules = { seats: 4, alone: false, teamsOfThree: false };
  const view = { seat: 0, stones: [[62, 5, 120, 120], [], [], []] } as unknown as DogView;
  const steps = (stone: number, ...homes: boolean[]): DogAction[] =>
    homes.map((home) => ({ type: "step", ahead: 0, stone, home, joker: false }));
  const asked = [...steps(0, false, false, true), ...steps(1, false), ...steps(0, true)];
  expect(hintedWays(asked, rules, view)).toEqual([
    [62, 63, 0, STALL + 1, STALL + 2],
    [5, 6],
  ]);
});
