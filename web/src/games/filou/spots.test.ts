import { expect, test } from "vitest";
import { tippedAt } from "./spots.ts";

const row = [
  { seat: 0, card: "8", open: true },
  { seat: 1, card: null, open: false },
  { seat: 2, card: "-5", open: false },
];

test("a hint to bid points at the cards of the row that one knows", () => {
  expect(tippedAt({ type: "bid", mice: 2 }, { row, mouse: [2, 4] })).toEqual(["card-0", "card-2"]);
});

test("a hint to pass points at the mice that it brings, and at nothing where it brings none", () => {
  expect(tippedAt({ type: "pass" }, { row, mouse: [null, 4] })).toEqual(["mouse-1"]);
  expect(tippedAt({ type: "pass" }, { row, mouse: [0, 0] })).toEqual([]);
  expect(tippedAt({ type: "pass" }, { row, mouse: [null, null] })).toEqual([]);
});

test("a hint to lay points at the hand alone", () => {
  expect(tippedAt({ type: "lay", card: "8" }, { row, mouse: [2] })).toEqual([]);
  expect(tippedAt(null, { row, mouse: [2] })).toEqual([]);
});
