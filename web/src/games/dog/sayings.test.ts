import { expect, test } from "vitest";
import { NEST, STALL } from "./board.ts";
import type { Beat } from "./motion.ts";
import { saying, spoken, turnsIn } from "./sayings.ts";

const walk = (...places: number[]): Beat => ({ kind: "walk", owner: 2, stone: 0, places, ms: 1 });
const t = (id: string, args?: Record<string, string | number>) => `${id} ${Object.values(args ?? {}).join(" ")}`.trim();
const name = (seat: number) => ["Mia", "Bello", "Cora", "Dino"][seat] ?? "";

test("a walk is explained only when it turns into the stall", () => {
  expect(saying(walk(5, 6, 7))).toBeNull();
  expect(saying(walk(STALL + 21, STALL + 22))).toBeNull();
  expect(turnsIn(walk(31, 32, STALL + 21))).toBe(true);
  expect(saying(walk(31, 32, STALL + 21))).toEqual({ id: "dog-web-said-stall", who: 2 });
});

test("a walk against the way is said to go back, also over the end of the ring", () => {
  const back = { id: "dog-web-said-back", who: 2 };
  expect(saying(walk(7, 6, 5, 4, 3))).toEqual(back);
  expect(saying(walk(2, 1, 0, 63, 62))).toEqual(back);
  expect(saying(walk(0, 63, 62, 61, 60))).toEqual(back);
  expect(saying(walk(63, 0, 1))).toBeNull();
  expect(saying(walk(0, 1))).toBeNull();
});

test("hits, swaps and dropping out name whom they concern", () => {
  const home: Beat = { kind: "hop", owner: 1, stone: 0, from: 4, to: NEST + 10, home: true, ms: 1 };
  expect(saying(home)).toEqual({ id: "dog-web-said-hit", who: 1 });
  expect(saying({ ...home, home: false })).toEqual({ id: "dog-web-said-out", who: 1 });
  const moves = [0, 3].map((owner) => ({ owner, stone: 0, from: 1, to: 2 }));
  expect(saying({ kind: "swap", moves, ms: 1 })).toEqual({ id: "dog-web-said-swap", who: 0, other: 3 });
  expect(saying({ kind: "drop", seat: 3, cards: ["2"], ms: 1 })).toEqual({ id: "dog-web-said-drop", who: 3 });
});

test("a card is said with its player, a joker with what it stands for, and one's own as one's own", () => {
  const card = (card: string, as: string, me: number | null = null) =>
    spoken(t, name, saying({ kind: "card", seat: 3, card, as, ms: 1 }) as never, me);
  expect(card("2", "2")).toBe("dog-web-said-card Dino other dog-card-2");
  expect(card("*", "4")).toBe("dog-web-said-card Dino other dog-joker-as dog-card-4");
  expect(card("2", "2", 3)).toBe("dog-web-said-card Dino you dog-card-2");
});
