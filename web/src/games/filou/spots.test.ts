import { expect, test } from "vitest";
import type { FilouEvent } from "../../wire/types.ts";
import type { HappenedOf } from "../contract.ts";
import { plan } from "./plan.ts";
import { above, tippedAt, where } from "./spots.ts";

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

const told = (version: number, event: object) =>
  ({ version, event: event as FilouEvent, said: null }) as HappenedOf<FilouEvent>;

test("a line of the log can be pressed as long as what it speaks of lies on the table", () => {
  const round = told(5, { event: "round", start: 0 });
  const dummy = { event: "turned-up", place: 0, seat: null };
  const view = { phase: "bidding" as const, bids: [0, 0, 0], start: 0 };
  expect(where(told(6, dummy), view, [round])).toBe(true);
  expect(where(told(4, dummy), view, [round])).toBe(false);
  expect(where(told(4, { event: "bid", seat: 1 }), view, [round])).toBe(true);
  expect(where(told(4, { event: "chased" }), view, [round])).toBe(false);
});

test("at the end nothing is left on the table to point at", () => {
  const over = { phase: "over" as const, bids: [0, 0, 0], start: 0 };
  expect(where(told(6, { event: "bid", seat: 1 }), over, [])).toBe(false);
  expect(where(told(6, { event: "bid", seat: 1 }), null, [])).toBe(false);
});

test("what a thing means is not written over it", () => {
  const [tall, low] = [plan(360, 360, 4), plan(367, 200, 4)];
  expect([above("bank", tall), above("mouse-0", tall), above("seat-2", tall)]).toEqual([true, true, false]);
  expect([above("bank", low), above("mouse-0", low), above("mouse-2", low)]).toEqual([true, true, false]);
});
