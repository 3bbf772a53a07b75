import { describe, expect, it } from "vitest";
import type { KlaefferEvent, KlaefferView } from "../../wire/types.ts";
import recorded from "./game.recorded.json" with { type: "json" };
import { after, beats, type Drawn, drawnOf, markOf, recent } from "./motion.ts";

interface Frame {
  events: KlaefferEvent[];
  view?: KlaefferView;
}
interface Game {
  seats: number;
  eyes: number | null;
  first: KlaefferView;
  frames: Frame[];
}
const games = recorded as unknown as Game[];

/** What must be the same; of other hands only the colours are known, not their slots. */
function seen(drawn: Drawn) {
  const { gaps: _gaps, row: _row, backs, ...rest } = drawn;
  return { ...rest, backs: backs.map((slots) => [...slots].map(String).sort()) };
}

describe("what is drawn", () => {
  it.each(games)("follows the events of a whole game of $seats seats", ({ first, frames }) => {
    let drawn = drawnOf(first);
    for (const { events, view } of frames) {
      for (const event of events) drawn = after(drawn, event);
      if (view !== undefined) {
        expect(seen(drawn)).toEqual(seen(drawnOf(view)));
        drawn = drawnOf(view);
      }
    }
    expect(drawn.bad_points).not.toBeNull();
  });
});

const events = (...heard: object[]) => heard as KlaefferEvent[];
const placed = { event: "placed", seat: 1, card: "RP5", place: 5 };
const taken = { event: "taken", seat: 1, cards: ["RC5"], places: [4], column_votes: 9, row_votes: 10 };

describe("a district that was given in a preview", () => {
  it("is not lost when the gift has happened", () => {
    const first = drawnOf((games[0] as Game).first);
    const cards = ["RC1", "RP2"];
    const there = { ...first, districts: [first.districts[0] ?? [], [[], [], cards, [], [], []]] };
    const [gave] = events({ event: "gave-away", seat: 0, to: 1, district: 2, cards });
    expect(after(there, gave as KlaefferEvent).districts[1]?.[2]).toEqual(cards);
  });
});

describe("what is shown", () => {
  it("goes in the order of the rules", () => {
    const found = beats(
      events(
        { event: "gave-away", seat: 1, to: 0, district: 2, cards: ["RC1"] },
        placed,
        taken,
        { event: "drew", seat: 1, row: "left", district: 0 },
        { event: "refilled", cards: ["YC1", "YC2"], places: [0, 1] },
        { event: "last-turns", seat: 0 },
      ),
      2,
    );
    expect(found.map(({ kind }) => kind)).toEqual(["give", "place", "judge", "take", "draw", "refill", "last"]);
  });

  it("does not fly a card again that lay there as a preview", () => {
    expect(beats(events(placed), 2, "RP55")[0]?.ms).toBe(0);
    expect(beats(events(placed), 2, "RP56")[0]?.ms).toBeGreaterThan(0);
  });

  it("cuts what is older than a round", () => {
    const many = events(placed, taken, placed, taken, placed, taken);
    const [old, fresh] = recent(many, 2);
    expect([old.length, fresh.length]).toEqual([2, 4]);
    expect(recent(many.slice(0, 4), 2)[0]).toEqual([]);
  });

  it("marks what was placed, taken and refilled last", () => {
    const mark = markOf(events(placed, taken, { event: "refilled", cards: ["YC1"], places: [4] }), null);
    expect(mark).toEqual({ seat: 1, place: 5, taken: [4], filled: [4] });
    expect(markOf(events({ ...placed, place: 9 }), mark)?.taken).toEqual([]);
  });

  it("marks how the council was filled, also for whoever did not see who placed", () => {
    const filling = events({ event: "refilled", cards: ["YC1"], places: [4] });
    expect(markOf(filling, null)).toMatchObject({ seat: null, filled: [4] });
  });

  it("marks nothing of a turn that was taken back", () => {
    expect(markOf(events(placed, taken, { event: "undone", seat: 1, turn: 3 }), null)).toBeNull();
  });
});

describe("what was left in the council (KLF-12)", () => {
  const left = { ...taken, event: "left-lying" };

  it("changes nothing and is not shown in motion", () => {
    const drawn = drawnOf((games[0] as Game).first);
    expect(after(drawn, left as KlaefferEvent)).toBe(drawn);
    expect(beats(events(placed, left), 2).map(({ kind }) => kind)).toEqual(["place"]);
    expect(markOf(events(placed, left), null)).toMatchObject({ place: 5, taken: [] });
  });
});
