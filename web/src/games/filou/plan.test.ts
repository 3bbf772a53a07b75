import { expect, test } from "vitest";
import { CARD_HEIGHT, fan, heap, plan, rows } from "./plan.ts";

const SCREENS: [number, number][] = [
  [360, 360],
  [348, 330],
  [292, 316],
  [744, 480],
  [1060, 760],
  [1384, 780],
];

test("everything lies on the table, whatever the screen", () => {
  for (const [width, height] of SCREENS) {
    for (const count of [4, 5]) {
      const board = plan(width, height, count);
      const last = board.columns.at(-1) ?? 0;
      expect(board.columns[0]).toBeGreaterThanOrEqual(4);
      expect(last + board.card).toBeLessThanOrEqual(width - 4);
      expect(board.caption.y).toBeGreaterThanOrEqual(0);
      expect(board.mice).toHaveLength(count - 1);
      for (const { y } of board.mice) {
        expect(y).toBeGreaterThanOrEqual(board.caption.y + board.caption.height - 1);
        expect(board.rowTop).toBeGreaterThanOrEqual(y + board.mouseHeight);
      }
      expect(board.plateTop + board.plateHeight).toBeLessThanOrEqual(height);
      expect(board.bank.x + board.bank.reach).toBeLessThanOrEqual(width);
      expect(board.card).toBeGreaterThanOrEqual(44);
    }
  }
});

test("a wide screen puts the bank beside the row, a phone above it", () => {
  expect(plan(744, 480, 4).gone).not.toBeNull();
  expect(plan(360, 360, 4).gone).toBeNull();
});

test("a low table has the mouse cards beside the row, where they are in nobody's way", () => {
  for (const [width, height, count] of [
    [367, 200, 4],
    [367, 200, 5],
    [352, 190, 4],
  ] as const) {
    const board = plan(width, height, count);
    const first = board.columns[0] ?? 0;
    expect(board.rowTop).toBe(board.mice[0]?.y);
    for (const { x, y } of board.mice) {
      expect(x).toBeGreaterThanOrEqual(4);
      expect(x + board.mouseWidth).toBeLessThan(first);
      expect(y + board.mouseHeight).toBeLessThanOrEqual(height);
    }
    expect((board.columns.at(-1) ?? 0) + board.card).toBeLessThanOrEqual(width - 4);
    expect(board.plateTop + board.plateHeight).toBeLessThanOrEqual(height);
    expect(board.rowTop).toBeGreaterThanOrEqual(board.bank.box.y + board.bank.box.height);
    expect(board.caption.x).toBeGreaterThan(board.bank.box.x + board.bank.box.width);
    expect(board.card).toBeGreaterThan(44);
  }
});

test("with three at a low table the two mouse cards lie one below the other", () => {
  const [first, second, ...more] = plan(352, 190, 4, 2).mice;
  expect(more).toEqual([]);
  expect(first?.x).toBe(second?.x);
  expect(plan(352, 190, 4, 2).card).toBeGreaterThan(plan(352, 190, 4).card);
});

test("many mice lie as fives and ones", () => {
  expect(heap(6)).toEqual({ fives: 0, ones: 6 });
  expect(heap(13)).toEqual({ fives: 2, ones: 3 });
});

test("heaps stand on their longest row", () => {
  expect(rows(6, 3)).toEqual([3, 2, 1]);
  expect(rows(4, 3)).toEqual([3, 1]);
  expect(rows(8, 3)).toEqual([3, 3, 2]);
  expect(rows(0, 3)).toEqual([]);
});

test("of a fanned pile every value is seen, and none lies outside", () => {
  for (const count of [0, 1, 6, 14, 24, 45]) {
    const lies = fan(count, 320, 90);
    const lines = Math.ceil(count / lies.line);
    expect(lies.card + lies.step * (lies.line - 1)).toBeLessThanOrEqual(320.5);
    expect(Math.max(0, lines - 1) * lies.down + lies.card * CARD_HEIGHT).toBeLessThanOrEqual(90.5);
    if (count > 1 && count <= 24) expect(lies.step).toBeGreaterThanOrEqual(lies.card * 0.49);
  }
});
