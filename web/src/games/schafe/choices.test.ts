import { expect, it } from "vitest";
import { isSpecial } from "./choices.ts";
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
