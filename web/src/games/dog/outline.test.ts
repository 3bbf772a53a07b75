import { describe, expect, test } from "vitest";
import { NEST, STALL } from "./board.ts";
import { fitting, type Point, plan, spot } from "./outline.ts";

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

const BOARDS = [2, 3, 4, 5, 6].flatMap((starts) => [false, true].map((lying) => ({ starts, lying })));

describe.each(BOARDS)("the board with $starts starts, lying: $lying", ({ starts, lying }) => {
  const board = plan(starts, lying);
  const places = [
    ...board.ring.keys(),
    ...board.corners.flatMap((_, seat) => [1, 2, 3, 4].map((depth) => STALL + 10 * seat + depth)),
    ...board.corners.flatMap((_, seat) => [0, 1, 2, 3].map((letter) => NEST + 10 * seat + letter)),
  ];

  test("has sixteen fields per start, at equal distances along the ring", () => {
    expect(board.ring.length).toBe(16 * starts);
    const steps = board.ring.map((here, field) => apart(here, board.ring[(field + 1) % board.ring.length] as Point));
    expect(Math.min(...steps)).toBeGreaterThan(board.step * 0.95);
    expect(Math.max(...steps)).toBeLessThanOrEqual(board.step + 0.001);
  });

  test("lets no two places lie on each other", () => {
    const spots = places.map((place) => spot(board, 0, place));
    const gaps = spots.flatMap((one, index) => spots.slice(index + 1).map((other) => apart(one, other)));
    expect(Math.min(...gaps)).toBeGreaterThan(board.stone * 1.8);
  });

  test("lies within its frame and has its starts' own seat at the bottom middle", () => {
    for (const place of places) {
      const { x, y } = spot(board, 0, place);
      expect(Math.min(x, y, board.width - x, board.height - y)).toBeGreaterThan(board.stone);
    }
    expect(spot(board, 0, 0).x).toBeCloseTo(board.width / 2);
    expect(spot(board, 0, 0).y).toBeGreaterThan(board.height * 0.9);
  });

  test("turns with the seat that looks, and stones go counter-clockwise", () => {
    for (const seat of board.corners.keys()) expect(spot(board, seat, 16 * seat)).toEqual(spot(board, 0, 0));
    expect(spot(board, 0, 1).x).toBeGreaterThan(spot(board, 0, 0).x);
  });

  test("has stalls that lead away from the ring towards the middle", () => {
    for (const seat of board.corners.keys()) {
      const from = [1, 2, 3, 4].map((depth) => apart(spot(board, 0, STALL + 10 * seat + depth), board.middle));
      expect([...from].sort((one, other) => other - one)).toEqual(from);
    }
  });

  test("keeps every nest clear of the stalls and of the other nests", () => {
    const stone = board.stone;
    const stalls = board.corners.flatMap(({ stall }) => stall);
    for (const [seat, { nest, reach }] of board.corners.entries()) {
      for (const place of stalls) expect(apart(nest, place)).toBeGreaterThan(reach + stone * 1.15);
      for (const other of board.corners.slice(seat + 1)) expect(apart(nest, other.nest)).toBeGreaterThan(reach * 2);
    }
  });

  test("leaves room for the cards in the middle", () => {
    for (const place of places) expect(apart(spot(board, 0, place), board.middle)).toBeGreaterThan(95);
  });
});

test("the partner's start lies opposite", () => {
  for (const [starts, lying] of [
    [4, false],
    [6, false],
    [6, true],
  ] as const) {
    const board = plan(starts, lying);
    const across = spot(board, 0, 8 * starts);
    expect(across.x).toBeCloseTo(board.width / 2);
    expect(across.y).toBeLessThan(board.height * 0.1);
  }
});

test("big boards stand upright on a phone and lie on a desktop; a board for four is square anyway", () => {
  for (const starts of [5, 6]) {
    expect(fitting(starts, 360, 440)).toBe(plan(starts, false));
    expect(fitting(starts, 744, 560)).toBe(plan(starts, true));
  }
  expect(fitting(4, 744, 560).width).toBe(fitting(4, 744, 560).height);
});
