import { expect, test } from "vitest";
import type { DogAction, DogView } from "../../wire/types.ts";
import {
  finished,
  helped,
  hit,
  loneSeat,
  mates,
  NEST,
  ownerOf,
  parties,
  placeOf,
  rulesOf,
  STALL,
  starts,
  way,
} from "./board.ts";
import recorded from "./ways.recorded.json" with { type: "json" };

interface Recorded {
  game: { seats: number; options: Record<string, boolean> };
  view: { seat: number; stones: number[][] };
  ways: [DogAction, number[], string][];
}

const tables = recorded as unknown as Recorded[];
const FOUR = { seats: 4, alone: false, teamsOfThree: false };

test.each([2, 3, 4, 5, 6])("at a table of %i every action goes the way the rules walk it", (seats) => {
  const own = tables.filter((table) => table.game.seats === seats);
  expect(own.length).toBeGreaterThan(0);
  for (const table of own) {
    for (const [action, places] of table.ways) {
      expect(way(rulesOf(table.game), table.view.stones, table.view.seat, action)).toEqual(places);
    }
  }
});

test("every kind of action is among the recorded ways", () => {
  const kinds = new Set(tables.flatMap((table) => table.ways.map(([action]) => action.type)));
  expect([...kinds].sort()).toEqual(["back", "blank", "forward", "out", "step", "swap"]);
});

test("three with a team of two play on the board for four, three alone on their own", () => {
  expect(starts({ seats: 3, alone: false, teamsOfThree: false })).toBe(4);
  expect(starts({ seats: 3, alone: true, teamsOfThree: false })).toBe(3);
  expect(loneSeat({ seats: 3, alone: false, teamsOfThree: false })).toBe(1);
});

test("partners sit opposite, teams of three every other seat, nobody has one when all play alone", () => {
  expect(parties(FOUR)).toEqual([0, 1, 0, 1]);
  expect(parties({ seats: 6, alone: false, teamsOfThree: false })).toEqual([0, 1, 2, 0, 1, 2]);
  expect(parties({ seats: 6, alone: false, teamsOfThree: true })).toEqual([0, 1, 0, 1, 0, 1]);
  expect(parties({ seats: 3, alone: false, teamsOfThree: false })).toEqual([0, 1, 0]);
  expect(mates({ seats: 5, alone: true, teamsOfThree: false }, 2)).toEqual([]);
});

test("who has all stones home plays the partner's", () => {
  const stones = [
    [101, 102, 103, 104],
    [120, 120, 120, 120],
    [7, 120, 120, 120],
    [120, 120, 120, 120],
  ];
  expect(finished(stones, 0)).toBe(true);
  expect(ownerOf(FOUR, stones, 0, 0)).toBe(2);
  expect(ownerOf(FOUR, stones, 2, 0)).toBe(2);
});

test("a stone's place is its field, its stall's place or its own hollow in the nest", () => {
  expect(placeOf(2, 1, 40)).toBe(40);
  expect(placeOf(2, 1, 103)).toBe(STALL + 23);
  expect(placeOf(2, 1, 120)).toBe(NEST + 21);
});

test("whoever stands where a stone ends is hit, but a swap hits nobody", () => {
  const view = {
    stones: [
      [3, 120, 120, 120],
      [5, 120, 120, 120],
      [120, 120, 120, 120],
      [120, 120, 120, 120],
    ],
  };
  const two: DogAction = { type: "forward", card: "2", fields: 2, stone: 0, home: false, joker: false, group: 0 };
  const jack: DogAction = { type: "swap", stone: 0, ahead: 1, other: 0, joker: false, group: 0 };
  expect(hit(FOUR, view as unknown as DogView, 0, two)).toEqual([1, 0]);
  expect(hit(FOUR, view as unknown as DogView, 0, jack)).toBeNull();
});

test("whoever has all stones home helps the mate, until that one is home too", () => {
  const rules = { seats: 4, alone: false, teamsOfThree: false };
  const home = [101, 102, 103, 104];
  const out = [5, 120, 120, 120];
  expect(helped(rules, [out, out, out, out], 0)).toBeNull();
  expect(helped(rules, [home, out, out, out], 0)).toBe(2);
  expect(helped(rules, [home, out, home, out], 0)).toBeNull();
});
