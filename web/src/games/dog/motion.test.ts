import { expect, test } from "vitest";
import scenes from "../../../playground/scenes.recorded.json" with { type: "json" };
import type { DogEvent, DogView } from "../../wire/types.ts";
import { NEST, rulesOf, STALL, type Stones } from "./board.ts";
import { beats, HOP_MS, LONGEST_MS, marks, recent, stride } from "./motion.ts";
import { after, before, differing } from "./stones.ts";

interface Film {
  name: string;
  game: { seats: number; options: Record<string, boolean> };
  view: DogView;
  frames: { events: DogEvent[]; view: DogView }[];
}

const films = (scenes as unknown as Film[]).filter((scene) => scene.frames !== undefined);
const FOUR = { seats: 4, alone: false, teamsOfThree: false };
const nests = () => Array.from({ length: 4 }, () => [120, 120, 120, 120]);

function stones(places: Record<string, number>): number[][] {
  const found = nests();
  for (const [name, place] of Object.entries(places)) {
    const letters = found["ABCD".indexOf(name.charAt(0))];
    if (letters !== undefined) letters["abcd".indexOf(name.charAt(1))] = place;
  }
  return found;
}

const moved = (owner: number, stone: number, origin: number, target: number, fields: number): DogEvent => ({
  event: "moved",
  audience: null,
  owner,
  stone,
  origin,
  target,
  fields,
});
const home = (owner: number, stone: number, field: number): DogEvent => ({
  event: "sent-home",
  audience: null,
  owner,
  stone,
  field,
});

test.each(films)("what $name shows leads from every position to the next", ({ game, view, frames }) => {
  let stones: Stones = view.stones;
  for (const frame of frames) {
    expect(before(frame.view.stones, frame.events)).toEqual(stones);
    expect(after(stones, frame.events)).toEqual(frame.view.stones);
    const end = new Map<string, number>();
    for (const beat of beats(frame.events, stones, rulesOf(game))) {
      if (beat.kind === "walk") end.set(`${beat.owner}${beat.stone}`, beat.places.at(-1) ?? -1);
      if (beat.kind === "hop") end.set(`${beat.owner}${beat.stone}`, beat.to);
      if (beat.kind === "swap") for (const move of beat.moves) end.set(`${move.owner}${move.stone}`, move.to);
    }
    for (const [key, place] of end) {
      const [owner, letter] = [Number(key[0]), Number(key[1])];
      const seen = frame.view.stones[owner]?.[letter] ?? -1;
      const drawn = seen === 120 ? NEST + 10 * owner + letter : seen > 100 ? STALL + 10 * owner + seen - 100 : seen;
      expect(place).toBe(drawn);
    }
    stones = frame.view.stones;
  }
});

test("a stone walks field by field, turns in at its start, and no walk is longer than the longest", () => {
  const [short] = beats([moved(0, 0, 62, 102, 4)], stones({ Aa: 62 }), FOUR);
  expect(short).toEqual({ kind: "walk", owner: 0, stone: 0, places: [62, 63, 0, STALL + 1, STALL + 2], ms: 480 });
  const [long] = beats([moved(0, 0, 0, 13, 13)], stones({ Aa: 0 }), FOUR);
  expect(long?.ms).toBe(LONGEST_MS);
});

test("a four back walks backward over field 0", () => {
  const [beat] = beats([moved(0, 0, 2, 62, -4)], stones({ Aa: 2 }), FOUR);
  expect(beat).toMatchObject({ places: [2, 1, 0, 63, 62] });
});

test("the hit stone hops home after the hitter has landed", () => {
  const shown = beats([moved(0, 0, 5, 8, 3), home(1, 2, 8)], stones({ Aa: 5, Bc: 8 }), FOUR);
  expect(shown.map((beat) => beat.kind)).toEqual(["walk", "hop"]);
  expect(shown[1]).toMatchObject({ owner: 1, stone: 2, from: 8, to: NEST + 12, home: true, ms: HOP_MS });
});

test("the steps of a seven are one walk until the stone changes or somebody is hit", () => {
  const steps = [
    moved(0, 0, 5, 6, 1),
    moved(0, 0, 6, 7, 1),
    home(1, 0, 7),
    moved(0, 0, 7, 8, 1),
    moved(0, 1, 20, 21, 1),
  ];
  const shown = beats(steps, stones({ Aa: 5, Ab: 20, Ba: 7 }), FOUR);
  expect(shown.map((beat) => beat.kind)).toEqual(["walk", "hop", "walk", "walk"]);
});

test("what was seen in the preview of a turn is not shown again", () => {
  const steps = [moved(0, 0, 5, 6, 1), moved(0, 0, 6, 7, 1), home(1, 0, 7), moved(1, 1, 30, 33, 3)];
  const shown = beats(steps, stones({ Aa: 7, Bb: 30 }), FOUR);
  expect(shown).toEqual([{ kind: "walk", owner: 1, stone: 1, places: [30, 31, 32, 33], ms: 360 }]);
});

test("the marks are those of the last turn, a seven's steps from their first to their last field", () => {
  const card: DogEvent = { event: "played", audience: null, seat: 0, card: "7", shown: "7" };
  const old = [{ owner: 3, from: 1, to: 2 }];
  expect(marks([card, moved(0, 0, 5, 6, 1), moved(0, 0, 6, 7, 1)], old)).toEqual([{ owner: 0, from: 5, to: 7 }]);
  expect(marks([], old)).toEqual(old);
});

test("after a long absence only the last round of turns is shown", () => {
  const card: DogEvent = { event: "played", audience: null, seat: 0, card: "7", shown: "7" };
  const many = Array.from({ length: 20 }, () => card);
  expect(recent(many, 4).map((part) => part.length)).toEqual([16, 4]);
  expect(recent(many.slice(0, 5), 4).map((part) => part.length)).toEqual([0, 5]);
});

test("a walking stone is between two neighbouring places all the time", () => {
  expect(stride([5, 6, 7], 0)).toEqual({ from: 5, to: 6, part: 0 });
  expect(stride([5, 6, 7], 0.75)).toEqual({ from: 6, to: 7, part: 0.5 });
  expect(stride([5, 6, 7], 1)).toEqual({ from: 6, to: 7, part: 1 });
});

test("a stone that stands elsewhere is told apart", () => {
  expect(differing(stones({ Aa: 5 }), stones({ Aa: 6, Bb: 20 }))).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

const gave = (seat: number, to: number): DogEvent => ({ event: "gave", audience: seat, seat, card: "A", to });

test("partners give at the same time; the lone player gives nothing", () => {
  expect(beats([gave(0, 2)], nests(), FOUR)).toMatchObject([
    { kind: "trade", moves: [0, 1, 2, 3].map((from) => ({ from, to: (from + 2) % 4 })) },
  ]);
  const three = { seats: 3, alone: false, teamsOfThree: false };
  expect(beats([gave(2, 0)], nests(), three)).toMatchObject([
    {
      moves: [
        { from: 2, to: 0 },
        { from: 0, to: 2 },
      ],
    },
  ]);
  const teams = { seats: 6, alone: false, teamsOfThree: true };
  const [trade] = beats([gave(0, 4)], nests(), teams);
  expect(trade).toMatchObject({ kind: "trade" });
  expect(trade?.kind === "trade" && trade.moves[3]).toEqual({ from: 3, to: 1 });
});

test("whoever plays alone draws from the right neighbour, who is next in playing order", () => {
  const [trade] = beats([{ event: "drawn", audience: null }], nests(), { seats: 3, alone: true, teamsOfThree: false });
  expect(trade).toMatchObject({
    moves: [
      { from: 1, to: 0 },
      { from: 2, to: 1 },
      { from: 0, to: 2 },
    ],
  });
});

test("a swap is marked once, with both stones", () => {
  const swapped: DogEvent = {
    event: "swapped",
    audience: null,
    owner: 0,
    stone: 0,
    origin: 5,
    other_owner: 1,
    other_stone: 0,
    target: 20,
  };
  expect(marks([swapped], [])).toEqual([
    { owner: 0, from: 5, to: 20, swap: true },
    { owner: 1, from: 20, to: 5 },
  ]);
});
