import { expect, test } from "vitest";
import type { FilouEvent, FilouView, Seen } from "../../wire/types.ts";
import { places } from "./cards.ts";
import recorded from "./games.recorded.json" with { type: "json" };
import { beats, chase, countShown, recent, takenBack, telling } from "./motion.ts";
import { after, placeOf, type Scene, sceneOf } from "./scene.ts";

interface Game {
  game: Seen["game"];
  eyes: number | null;
  steps: { events: FilouEvent[]; view?: FilouView }[];
}
const games = recorded as unknown as Game[];
const first = (game: Game) => game.steps[0]?.view as FilouView;

/** Whose turn it is and the order of what left are not compared, nor what nobody sees when all is over. */
const still = (scene: Scene) => {
  const same = { ...scene, turn: null, gone: [...scene.gone].sort() };
  return scene.phase === "over" ? { ...same, start: 0, passed: [], mouse: [] } : same;
};

test("what has happened leads to what the house then shows, for seats and spectators", () => {
  for (const game of games) {
    let scene = sceneOf(first(game));
    for (const { events, view } of game.steps.slice(1)) {
      scene = events.reduce(after, scene);
      if (view !== undefined) expect(still(scene)).toEqual(still(sceneOf(view)));
    }
    expect(scene.phase).toBe("over");
  }
});

test("everything that happened is shown, in the order of the rules", () => {
  for (const game of games) {
    let scene = sceneOf(first(game));
    for (const { events } of game.steps.slice(1)) {
      const shown = beats(events, scene).flatMap((beat) => beat.events);
      expect(shown).toEqual(events);
      scene = events.reduce(after, scene);
    }
  }
});

test("mice are never lost: seats, bids, mouse cards and bank", () => {
  for (const game of games) {
    const all = (scene: Scene) =>
      [scene.mice, scene.bids, scene.mouse.map((mice) => mice ?? 0)]
        .flat()
        .reduce((sum, mice) => sum + mice, scene.bank);
    let scene = sceneOf(first(game));
    const before = all(scene);
    for (const { events } of game.steps.slice(1)) {
      scene = events.reduce(after, scene);
      expect(all(scene)).toBe(before);
    }
  }
});

test("a secret choice lies face down, and is known to its owner only", () => {
  const base = first(games[0] as Game);
  const view = { ...base, start: 0, chosen: [true, true, false], choice: "5" };
  expect(sceneOf(view).row).toEqual([
    null,
    { seat: 0, card: "5", open: false },
    { seat: 1, card: null, open: false },
    null,
  ]);
  expect(sceneOf(view).row.length).toBe(places(3));
});

const laid = (cards: string[]): Scene => {
  const view = games[1]?.steps[0]?.view as FilouView;
  const row = cards.map((card, seat) => ({ seat, card, open: true }));
  return { ...sceneOf(view), start: 0, phase: "bidding", row };
};
const heard = (event: object) => ({ audience: null, ...event }) as unknown as FilouEvent;

test("a dog runs from its own place to the cat's, then both places are empty", () => {
  const scene = laid(["15", "-8", "SD", "3"]);
  const event = heard({ event: "chased", dog: "SD", cat: "-8", place: 1 });
  expect(beats([event], scene)[0]).toMatchObject({ kind: "chase", dog: 2, cat: 1 });
  expect(after(scene, event).row.map((card) => card?.card ?? null)).toEqual(["15", null, null, "3"]);
});

test("cards turned up together turn together, and a choice is one motion", () => {
  const up = (place: number) => heard({ event: "turned-up", place, seat: place, card: "3" });
  expect(beats([up(2), up(3)], laid(["3", "3", "3", "3"]))).toMatchObject([{ kind: "flip", places: [2, 3] }]);
  const chose = [heard({ event: "chose", seat: 1 }), heard({ event: "choice", seat: 1, card: "8" })];
  expect(beats(chose, laid(["3", "3", "3", "3"]))).toMatchObject([{ kind: "lay", seat: 1, card: "8" }]);
});

test("a pass brings the lowest mouse card that is left", () => {
  const scene = { ...laid(["3", "3", "3", "3"]), mouse: [null, 4, 6], bids: [0, 3, 0, 0] };
  const event = heard({ event: "passed", seat: 1, mice: 4 });
  expect(beats([event], scene)[0]).toMatchObject({ kind: "pass", back: 3, mice: 4, mouse: 1 });
  expect(after(scene, event)).toMatchObject({ mouse: [null, null, 6], bids: [0, 0, 0, 0] });
});

test("who was away for long is shown the last round only", () => {
  const round = heard({ event: "round", round: 2, start: 0, mouse_cards: [] });
  const bid = heard({ event: "bid", seat: 0, mice: 1 });
  expect(recent([bid, round, bid, bid, round])).toEqual([
    [bid, round],
    [bid, bid, round],
  ]);
  expect(recent([bid, round, bid])[0]).toEqual([]);
});

test("of a round's end it is remembered who got the row, until somebody bids again", () => {
  const taken = heard({ event: "row-taken", seat: 1, mice: 2, cards: [] });
  const filled = heard({ event: "filled", mouse_cards: [], bank: 0 });
  const round = heard({ event: "round", round: 2, start: 0, mouse_cards: [] });
  const bid = heard({ event: "bid", seat: 0, mice: 1 });
  expect(telling([bid, taken, filled, round])).toBe(taken);
  expect(telling([taken, round, bid])).toBe(bid);
  expect(telling([heard({ event: "chose", seat: 1 })])).toBeNull();
});

test("a chase has its phases one after the other", () => {
  expect(chase(0)).toEqual({ dog: 0, jump: 0, away: 0, cards: 1 });
  expect(chase(0.5).dog).toBe(1);
  expect(chase(0.5).jump).toBeGreaterThan(0.5);
  expect(chase(1)).toMatchObject({ away: 1, cards: 0 });
});

test("the dummy lies under the sack", () => {
  expect(placeOf({ bids: [0, 0, 0], start: 2 }, null)).toBe(0);
  expect(placeOf({ bids: [0, 0, 0], start: 2 }, 2)).toBe(1);
});

test("the whole count is looked at for a while before it is over", () => {
  const scored = heard({ event: "scored", points: [1, 2, 3, 4], from_cards: [0, 0, 0, 0] });
  const beat = beats([scored], laid(["3", "3", "3", "3"]))[0];
  expect(countShown(undefined, 0)).toBeNull();
  expect(countShown(beat, 0)).toBe(0);
  expect(countShown(beat, 0.4)).toBeLessThan(1);
  expect(countShown(beat, 0.7)).toBe(1);
});

test("a step back takes everything that moved back, the last first, down to where it began", () => {
  for (const game of games) {
    let scene = sceneOf(first(game));
    for (const { events } of game.steps.slice(1)) {
      const back = takenBack(events, scene);
      const moving = beats(events, scene).filter(({ ms, kind }) => ms > 0 && kind !== "score" && kind !== "say");
      expect(back.map(({ beat }) => beat.kind)).toEqual(moving.map(({ kind }) => kind).reverse());
      if (back.length > 0 && moving[0]?.kind !== "take") expect(back.at(-1)?.scene.bids).toEqual(scene.bids);
      scene = events.reduce(after, scene);
    }
  }
});
