import { describe, expect, it } from "vitest";
import type { SchafeEvent, SchafeLaid } from "../../wire/types.ts";
import { beatOf, fresh, laidBy, stale, without } from "./motion.ts";

const laid = (x: number, seat: number | null, more: Partial<SchafeLaid> = {}): SchafeLaid => ({
  tile: x,
  x,
  y: 0,
  edges: "RRYB",
  hunter: null,
  seat,
  ...more,
});
const event = (x: number, seat = 1): SchafeEvent =>
  ({ event: "laid", audience: null, seat, tile: x, edges: "RRYB", x, y: 0, touching: 1 }) as SchafeEvent;
const covered = { event: "covered", audience: null, seat: 1, tile: 64, x: 2, y: 0 } as SchafeEvent;

describe("what is shown", () => {
  it("is a tile that comes from its seat", () => {
    expect(beatOf(event(3))).toMatchObject({ kind: "lay", seat: 1, x: 3, edges: "RRYB", middle: "", covers: false });
    expect(beatOf(covered)).toMatchObject({ middle: "hunter", covers: true });
    expect(beatOf({ event: "shown", audience: null, seat: 0, colour: "B", x: 1, y: 1 })).toMatchObject({
      edges: "BBBB",
      middle: "secret",
    });
  });

  it("is nothing of what only the log tells", () => {
    expect(beatOf({ event: "drew", audience: null, seat: 0, number: 2 })).toBeNull();
  });

  it("leaves out what is long past", () => {
    const many = Array.from({ length: 10 }, (_, x) => event(x));
    expect(stale(many)).toBe(4);
    expect(stale(many.slice(0, 3))).toBe(0);
  });
});

it("before it is laid a tile is not there, and a wolf is not covered", () => {
  const map = [laid(0, null), laid(1, 0), laid(2, 0, { hunter: 64 }), laid(3, 1)];
  const beats = [event(3), covered].flatMap((one) => beatOf(one) ?? []);
  expect(without(map, beats).map(({ x, hunter }) => [x, hunter])).toEqual([
    [0, null],
    [1, null],
    [2, null],
  ]);
});

it("what was laid can be lifted again, in its order", () => {
  const passed = { event: "passed", audience: null, seat: 1 } as SchafeEvent;
  const found = laidBy([event(3), passed, covered]);
  expect(found.map(({ x, covers, middle }) => [x, covers, middle])).toEqual([
    [3, false, ""],
    [2, true, "hunter"],
  ]);
});

it("new is what was laid since one's own last tile", () => {
  const map = [laid(0, null), laid(1, 0), laid(2, 1), laid(3, 2)];
  expect(fresh(map, 0, 3).map(({ x }) => x)).toEqual([3, 2]);
  expect(fresh(map, 2, 3).map(({ x }) => x)).toEqual([3]);
  expect(fresh(map, null, 3).map(({ x }) => x)).toEqual([3]);
  expect(fresh(map.slice(0, 1), 0, 3)).toEqual([]);
});
