import { expect, it } from "vitest";
import { ahead, isSpecial } from "./choices.ts";
import { HUNTER, WOLF } from "./tiles.ts";
import type { Offer } from "./types.ts";

const OFFERED = [
  { type: "take", tile: WOLF, side: 0, turn: 0 },
  { type: "take", tile: HUNTER, side: 0, turn: 0 },
  { type: "reveal" },
  { type: "get-out" },
  { type: "take", tile: WOLF, side: 1, turn: 0 },
  { type: "take", tile: 11, side: 0, turn: 0 },
  { type: "pass" },
  { type: "done" },
].map((action, id) => ({ id, word: "", action })) as unknown as Offer[];

it("wolves, hunters, showing colours and getting out are special actions, laying and passing are none", () => {
  const special = OFFERED.filter(({ id }) => isSpecial(OFFERED, id));
  expect(special.map(({ id }) => id)).toEqual([0, 1, 2, 3]);
});

it("what is not offered, or nothing at all, is no special action", () => {
  expect([isSpecial([], 2), isSpecial(OFFERED, 99), isSpecial(OFFERED, undefined)]).toEqual([false, false, false]);
});

it("of a hint that is half done the next action is pointed at, of one for another turn the first", () => {
  expect([ahead([4, 5, 6], []), ahead([4, 5, 6], [4, 5]), ahead([4, 5, 6], [9])]).toEqual([4, 6, 4]);
  expect(ahead([4], [4])).toBeUndefined();
});
