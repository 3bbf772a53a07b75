import { expect, test } from "vitest";
import { kept, lastOfAll, leaving, mouseCards, owners, rulesOf, sorted, worth } from "./cards.ts";

test("FIL-21: a small dog chases the lowest cat, a big one the highest", () => {
  expect(leaving(["15", "-8", "SD", "3"], false)).toEqual({ dogs: [2], cat: 1 });
  expect(leaving(["3", "5", "SD", "8"], false)).toEqual({ dogs: [2], cat: 0 });
  expect(kept(["3", "5", "BD", "8"], false)).toEqual(["3", "5"]);
});

test("FIL-20: several dogs only leave", () => {
  expect(leaving(["15", "-8", "SD", "BD"], false)).toEqual({ dogs: [2, 3], cat: null });
  expect(kept(["15", "-8", "SD", "BD"], false)).toEqual(["15", "-8"]);
});

test("FIL-22: the rabbit is a cat of 0, unless the table has agreed otherwise", () => {
  expect(leaving(["-5", "-8", "BD", "R"], false).cat).toBe(3);
  expect(leaving(["-5", "-8", "BD", "R"], true).cat).toBe(0);
});

test("FIL-23: of equal cats the left-most leaves; a dog without a cat leaves alone", () => {
  expect(leaving(["15", "BD", "15", "3"], false).cat).toBe(0);
  expect(leaving(["BD", "R"], true)).toEqual({ dogs: [0], cat: null });
});

test("FIL-10, FIL-30: the row begins with the start player, at three seats with the dummy", () => {
  expect(owners(4, 2)).toEqual([2, 3, 0, 1]);
  expect(owners(3, 1)).toEqual([null, 1, 2, 0]);
  expect([3, 4, 5].map(mouseCards)).toEqual([
    [3, 6],
    [2, 4, 6],
    [2, 3, 4, 6],
  ]);
});

test("FIL-14: the last one is asked when all others passed and nobody bid", () => {
  expect(lastOfAll({ high: 0, passed: [true, false, true] })).toBe(true);
  expect(lastOfAll({ high: 2, passed: [true, false, true] })).toBe(false);
  expect(lastOfAll({ high: 0, passed: [false, false, true] })).toBe(false);
});

test("piles lie from the worst to the best, the rabbit at its nothing", () => {
  expect(sorted(["15", "R", "-8", "3"])).toEqual(["-8", "R", "3", "15"]);
  expect(worth(["15", "R", "-8", "SD"])).toBe(7);
});

test("the table's options are read by name", () => {
  const options = { rabbit_is_no_cat: true, show_mice: false, show_piles: true };
  expect(rulesOf({ seats: 4, options })).toEqual({ seats: 4, rabbitStays: true, showMice: false, showPiles: true });
});
