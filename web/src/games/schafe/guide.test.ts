import { expect, test } from "vitest";
import type { SchafeAction, SchafeEvent, SchafeView } from "../../wire/types.ts";
import { guide } from "./guide.ts";

const VIEW = {
  phase: "turn",
  turn: 0,
  actor: 0,
  special: null,
  finished: [],
  map: [],
  held: [4, 4],
  colour: "R",
} as unknown as SchafeView;
const TAKE: SchafeAction = { type: "take", tile: 3, side: 0, turn: 0 };
const of = (...types: string[]) => types.map((type) => ({ type }) as SchafeAction);

function told(
  change: Partial<SchafeView>,
  actions: SchafeAction[],
  turn: SchafeAction[] = [],
  events: Partial<SchafeEvent>[] = [],
): string[] {
  const legal = actions.map((action, id) => ({ id, word: "", action, whole: true }));
  const heard = events.map((event) => ({ version: 1, event: event as SchafeEvent, said: null }));
  return guide({ ...VIEW, ...change }, 0, legal, { turn, heard }).map(({ id }) => id.replace("schafe-guide-", ""));
}

const tiles = (many: number) => ({ map: Array.from({ length: many }) }) as Partial<SchafeView>;

test("laying, few tiles and pens are explained one after the other", () => {
  expect(told({}, [TAKE], [TAKE])).toEqual(["hello"]);
  expect(told(tiles(4), [TAKE], [TAKE])).toEqual(["lay", "tap"]);
  expect(told(tiles(6), [TAKE], [TAKE])).toEqual(["few", "tap"]);
  expect(told(tiles(10), [TAKE])).toEqual(["pens"]);
});

test("nobody is sent to special actions who has had his", () => {
  expect(told({}, of("pass", "get-out"))).toEqual(["pass"]);
  expect(told({}, of("pass"))).toEqual(["pass-only"]);
});

test("the lesson's special actions are explained as it makes them", () => {
  expect(told(tiles(14), [TAKE, ...of("get-out")], of("get-out"))).toEqual(["out-now"]);
  expect(told(tiles(14), [TAKE, ...of("reveal")], of("reveal"))).toEqual(["reveal"]);
  const wolf: SchafeAction = { type: "take", tile: 61, side: 0, turn: 0 };
  expect(told(tiles(14), [TAKE, wolf], [wolf])).toEqual(["hunt-wolf"]);
  const hunter: SchafeAction = { ...wolf, tile: 65 };
  expect(told(tiles(14), [TAKE, hunter], [hunter])).toEqual(["hunt-hunter"]);
  const sheep: SchafeAction = { ...wolf, side: 1 };
  expect(told(tiles(14), [TAKE, sheep], [sheep])).toEqual(["back-wolf"]);
});

test("wolf, hunter, a closed pen and somebody who has finished are told when they have come about", () => {
  expect(told({ actor: 1, turn: 1 }, [], [], [{ event: "wolf", seat: 1 }])).toEqual(["wolf"]);
  expect(told({ actor: 1, turn: 1 }, [], [], [{ event: "covered", seat: 1 }])).toEqual(["hunter"]);
  const closed: Partial<SchafeEvent> = { event: "closed", seat: 1, colour: "R", sheep: 5 };
  expect(told({ actor: 1, turn: 1 }, [], [], [closed])).toEqual(["closed-own"]);
  expect(told({ actor: 1, turn: 1 }, [], [], [{ ...closed, colour: "B" }])).toEqual(["closed"]);
  expect(told(tiles(4), [TAKE], [], [{ event: "finished", seat: 1, bonus: 6 }])).toEqual(["done", "lay"]);
});

test("whose pen a wolf has just spoilt hears which, and what helps", () => {
  const lay = (tile: number, x: number, y: number, edges: string) => ({ tile, x, y, edges, hunter: null, seat: 1 });
  const map = [lay(1, 0, 0, "VRFV"), lay(2, 1, 0, "VVVR"), lay(61, 0, 1, "FFFF")];
  const wolf: Partial<SchafeEvent> = { event: "wolf", seat: 1, x: 0, y: 1 };
  const heard = (colour: string) => told({ actor: 1, turn: 1, map, colour } as Partial<SchafeView>, [], [], [wolf]);
  expect(heard("R")).toEqual(["wolf-own"]);
  expect(heard("B")).toEqual(["wolf"]);
});

test("who sees somebody step in on another's turn hears that this is allowed", () => {
  const three = { ...tiles(6), held: [4, 4, 4], colour: null };
  const wolf: Partial<SchafeEvent> = { event: "wolf", seat: 2 };
  expect(told(three, [TAKE], [], [wolf, { event: "laid", seat: 1 }])).toEqual(["stepped-in", "wolf", "lay"]);
  expect(told(three, [TAKE], [], [{ event: "laid", seat: 1 }, wolf])).toEqual(["wolf", "lay"]);
});

test("who waits or has finished is told so", () => {
  expect(told({ actor: 1, turn: 1 }, [])).toEqual(["wait"]);
  expect(told({ finished: [0] }, [])).toEqual(["finished"]);
  expect(told({ phase: "over" }, [])).toEqual([]);
});
