import { expect, test } from "vitest";
import type { DogEvent } from "../../wire/types.ts";
import { backwards } from "./backwards.ts";
import { beats } from "./motion.ts";
import { allChose, exchange, silentTrade } from "./trade.ts";

const FOUR = { seats: 4, alone: false, teamsOfThree: false };
const THREE = { seats: 3, alone: false, teamsOfThree: false };
const TEAMS = { seats: 6, alone: false, teamsOfThree: true };
const nests = () => Array.from({ length: 4 }, () => [120, 120, 120, 120]);
const chose = (seat: number): DogEvent => ({ event: "chose", audience: null, seat });
const gave: DogEvent = { event: "gave", audience: 0, seat: 0, card: "A", to: 2 };
const played: DogEvent = { event: "played", audience: null, seat: 0, card: "7", shown: "7" };

test("whoever looks on sees the cards cross when the last has chosen", () => {
  expect(silentTrade([chose(0)], "swapping")).toBe(-1);
  expect(silentTrade([chose(0), chose(3)], "playing")).toBe(1);
  expect(silentTrade([chose(3), played], "playing")).toBe(0);
  expect(silentTrade([played], "playing")).toBe(-1);
  expect(beats([chose(3), played], nests(), FOUR, { phase: "playing", deal: 1 }).map(({ kind }) => kind)).toEqual([
    "trade",
    "card",
  ]);
});

test("whoever gives a card sees the cards cross once", () => {
  expect(silentTrade([chose(0), gave], "playing")).toBe(-1);
  expect(beats([chose(0), gave], nests(), FOUR, { phase: "playing", deal: 1 })).toHaveLength(1);
});

test("each gives to the mate, in teams of three to the one and the other in turn (DOG-73)", () => {
  expect(exchange(FOUR, 2)[1]).toEqual({ from: 1, to: 3 });
  expect(exchange(THREE, 1)).toEqual([
    { from: 0, to: 2 },
    { from: 2, to: 0 },
  ]);
  expect([exchange(TEAMS, 1)[3], exchange(TEAMS, 2)[3]]).toEqual([
    { from: 3, to: 5 },
    { from: 3, to: 1 },
  ]);
});

test("all have chosen when nobody who gives is missing", () => {
  expect(allChose(FOUR, { chosen: [true, true, false, false] }, [chose(3)])).toBe(false);
  expect(allChose(FOUR, { chosen: [true, true, true, false] }, [chose(3)])).toBe(true);
  expect(allChose(THREE, { chosen: [true, false, false] }, [chose(2)])).toBe(true);
});

test("backwards, the hit stone comes back first, then the hitter walks its way back, then the card is taken up", () => {
  const events: DogEvent[] = [
    played,
    { event: "moved", audience: null, owner: 0, stone: 0, origin: 62, target: 2, fields: 4 },
    { event: "sent-home", audience: null, owner: 1, stone: 2, field: 2 },
  ];
  const stones = nests().map((letters, seat) =>
    seat === 0 ? letters.with(0, 62) : seat === 1 ? letters.with(2, 2) : letters,
  );
  const shown = backwards(beats(events, stones, FOUR));
  expect(shown.map(({ kind }) => kind)).toEqual(["hop", "walk", "pickup"]);
  expect(shown[0]).toMatchObject({ owner: 1, stone: 2, to: 2 });
  expect(shown[1]).toMatchObject({ places: [2, 1, 0, 63, 62] });
});
