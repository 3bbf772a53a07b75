import { expect, test } from "vitest";
import type { SchafeView } from "../../wire/types.ts";
import { bonusNext } from "./stats.ts";

const table = (seats: number, finished: number[]) =>
  ({ held: Array.from({ length: seats }, () => 4), finished }) as unknown as SchafeView;

test("finishing brings 6, 3, 1, and the last one nothing", () => {
  expect([[], [2], [2, 0], [2, 0, 1]].map((out) => bonusNext(table(4, out)))).toEqual([6, 3, 1, 0]);
  expect([[], [1], [1, 0]].map((out) => bonusNext(table(3, out)))).toEqual([6, 3, 0]);
  expect([[], [0]].map((out) => bonusNext(table(2, out)))).toEqual([6, 0]);
});
