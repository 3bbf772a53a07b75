import { describe, expect, it } from "vitest";
import type { KlaefferAction } from "../../wire/types.ts";
import { idOf, made, placeOf, pointed, same, sorted } from "./choices.ts";

const ALL: KlaefferAction[] = [
  ...[0, 1, 2, 3].map((slot) => ({ type: "pick", slot })),
  ...Array.from({ length: 16 }, (_, place) => ({ type: "put", place })),
  { type: "draw", row: "left" },
  { type: "draw", row: "right" },
  ...Array.from({ length: 18 }, (_, at) => ({ type: "give", district: Math.floor(at / 3), ahead: (at % 3) + 1 })),
  { type: "decline" },
  { type: "take" },
  { type: "leave" },
] as KlaefferAction[];
const offers = (...ids: number[]) => ids.map((id) => ({ id, action: ALL[id] as KlaefferAction }));

describe("what is legal", () => {
  it("is sorted by what one taps", () => {
    const found = sorted(offers(0, 2, 9, 21, 40), 0, 3);
    expect([...found.picks]).toEqual([
      [0, 0],
      [2, 2],
    ]);
    expect([...found.puts]).toEqual([[5, 9]]);
    expect([...found.draws]).toEqual([["right", 21]]);
    expect(found.decline).toBe(40);
    expect(found.choosing).toBe(false);
  });

  it("may be to take or to leave what a card has convinced (KLF-12)", () => {
    expect(sorted(offers(41, 42), 0, 3)).toMatchObject({ choosing: true, decline: null, gifts: new Map() });
  });

  it("tells to whom a district may go, counted from the own seat", () => {
    const found = sorted(offers(25, 26), 2, 3);
    expect(found.gifts.get(1)).toEqual([
      { id: 25, to: 0 },
      { id: 26, to: 1 },
    ]);
  });

  it("leaves the rest to be asked about", () => {
    expect(idOf(ALL, "put", { place: 15 })).toBe(19);
    expect(idOf(ALL, "draw", { row: "left" })).toBe(20);
    expect(idOf(ALL, "give", { district: 5 })).toBe(37);
    expect(idOf([], "put", { place: 15 })).toBeNull();
  });
});

describe("a half-made turn", () => {
  it("has a gift, a card and a place", () => {
    expect(made([25, 3, 9])).toEqual({ gift: 25, pick: 3, put: 9, choice: null });
    expect(made([])).toEqual({ gift: null, pick: null, put: null, choice: null });
    expect(made([42, 20])).toEqual({ gift: null, pick: null, put: null, choice: 42 });
    expect(placeOf(9)).toBe(5);
  });

  it("is the same as another with the same actions", () => {
    expect(same([1, 10], [1, 10])).toBe(true);
    expect(same([1], [1, 10])).toBe(false);
    expect(same([], [])).toBe(true);
  });
});

describe("a hint", () => {
  it("points at a district, a card and a place, or at a row", () => {
    expect(pointed([25, 2, 9, 20])).toEqual({
      district: 1,
      pick: 2,
      place: 5,
      choice: null,
      row: "left",
      upToPlace: [25, 2, 9],
    });
    expect(pointed([41, 20])).toMatchObject({ choice: 41, row: "left", pick: null });
    expect(pointed([21])).toMatchObject({ row: "right", pick: null, place: null });
    expect(pointed([])).toMatchObject({ district: null, pick: null, place: null, choice: null, row: null });
  });
});
