import { expect, test } from "vitest";
import { asleep, besideSpot, nameSpot, signSpot, YOU, youSpot } from "./names.ts";
import { plan } from "./outline.ts";

const BOARDS = [2, 3, 4, 5, 6].flatMap((starts) => [false, true].map((lying) => plan(starts, lying)));

test("on a board as wide as a desktop's every seat finds room for a name of six letters", () => {
  for (const starts of [2, 3, 4, 5, 6]) {
    const board = plan(starts, true);
    for (const [seat, corner] of board.corners.entries()) {
      expect([starts, seat, nameSpot(board, corner, 6) !== null]).toEqual([starts, seat, true]);
    }
  }
});

test("a name that would cover something is not written", () => {
  for (const board of BOARDS) expect(nameSpot(board, board.corners[0] as never, 80)).toBeNull();
});

test("what says that a nest is one's own lies over no stall, on the smallest phone either", () => {
  const SMALLEST = 14 / (276 / 800);
  for (const board of BOARDS) {
    const corner = board.corners[0] as never;
    const { x, y } = youSpot(board, corner, SMALLEST);
    const [half, high] = [SMALLEST * YOU.wide, SMALLEST * YOU.high];
    const met = board.corners
      .flatMap(({ stall }) => stall)
      .filter((place) => {
        const across = Math.max(Math.abs(place.x - x) - half, 0);
        return Math.hypot(across, Math.max(Math.abs(place.y - y) - high, 0)) < board.stone;
      });
    expect([board.starts, met]).toEqual([board.starts, []]);
  }
});

test("who sleeps out a round does so clear of all dogs' places", () => {
  for (const board of BOARDS) {
    for (const corner of board.corners) {
      const at = asleep(besideSpot(board, corner), corner.reach);
      const places = [...board.ring, ...board.corners.flatMap(({ stall }) => stall)];
      const gap = Math.min(...places.map((place) => Math.hypot(place.x - at.x, place.y - at.y)));
      expect(gap).toBeGreaterThan(board.stone * 1.2 + at.round);
      for (const { nest, reach } of board.corners) {
        expect(Math.hypot(nest.x - at.x, nest.y - at.y)).toBeGreaterThan(reach + at.round);
      }
    }
  }
});

test("a sign stands between its nest and the middle", () => {
  const board = plan(4);
  for (const corner of board.corners) {
    const sign = signSpot(board, corner);
    expect(Math.sign(sign.x - corner.nest.x)).toBe(Math.sign(board.middle.x - corner.nest.x));
    expect(Math.hypot(sign.x - corner.nest.x, sign.y - corner.nest.y)).toBeCloseTo(corner.reach + 12);
  }
});
