import { describe, expect, it } from "vitest";
import { type Asking, movable, partiesAt, welcome } from "./seating.ts";

describe("who plays together", () => {
  it("is grouped by party, with whoever is alone among three in a group of their own", () => {
    expect(partiesAt(4, [0, 1, 0, 1])).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(partiesAt(3, [0, 1, 0])).toEqual([[0, 2], [1]]);
    expect(partiesAt(6, [0, 1, 2, 0, 1, 2]).length).toBe(3);
  });

  it("is one list in which nobody has a partner, or before the game's screen is there", () => {
    expect(partiesAt(2, [0, 1])).toEqual([[0, 1]]);
    expect(partiesAt(3, undefined)).toEqual([[0, 1, 2]]);
  });
});

describe("chairs before the game", () => {
  const people = new Set([0, 1]);
  const asking = (mine: number[], host: boolean): Asking => ({ mine, host, person: (seat) => people.has(seat) });

  it("can be changed by whoever sits there, for a free one", () => {
    expect([0, 1, 2].map((seat) => movable(seat, asking([1], false)))).toEqual([false, true, false]);
    expect([0, 1, 2].map((seat) => welcome(1, seat, asking([1], false)))).toEqual([false, false, true]);
  });

  it("can be given to anybody by the host", () => {
    expect([0, 1, 2].map((seat) => movable(seat, asking([0], true)))).toEqual([true, true, false]);
    expect([0, 1, 2].map((seat) => welcome(1, seat, asking([0], true)))).toEqual([true, false, true]);
  });

  it("can be swapped by two on the same device", () => {
    expect(welcome(0, 1, asking([0, 1], false))).toBe(true);
  });
});
