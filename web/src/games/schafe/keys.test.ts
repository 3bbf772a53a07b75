import { expect, test } from "vitest";
import { nextOf } from "./keys.ts";

test("an arrow goes from place to place and round", () => {
  expect(nextOf(0, 1, 3)).toBe(1);
  expect(nextOf(2, 1, 3)).toBe(0);
  expect(nextOf(0, -1, 3)).toBe(2);
});

test("from nowhere it begins at the first or the last place", () => {
  expect(nextOf(-1, 1, 3)).toBe(0);
  expect(nextOf(-1, -1, 3)).toBe(2);
});
