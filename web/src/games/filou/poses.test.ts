import { describe, expect, it } from "vitest";
import { bankOf, flocksOf, lyingBid, onMouseCard, runsOf } from "./flocks.ts";
import type { Beat } from "./motion.ts";
import { plan } from "./plan.ts";
import { laidOf, plateAt, posesOf, type Showing } from "./poses.ts";
import type { Scene } from "./scene.ts";

const table = plan(360, 360, 4);
const row = ["3", "BD", "15", "-8"].map((card, seat) => ({ seat, card, open: true }));
const scene: Scene = {
  phase: "bidding",
  round: 1,
  start: 0,
  turn: null,
  row,
  bids: [0, 0, 4, 0],
  passed: [true, true, false, true],
  mouse: [null, null, 6],
  bank: 15,
  mice: [15, 15, 11, 15],
  won: [0, 0, 0, 0],
  gone: [],
  points: null,
};

function showing(beat: Beat | null, part: number): Showing {
  return { plan: table, scene, own: 0, beat, part };
}

describe("the row in motion", () => {
  it("lies in its places while nothing moves", () => {
    expect(posesOf(showing(null, 0)).map(({ x }) => x)).toEqual(table.columns);
  });

  it("turns a card by way of its edge", () => {
    const beat: Beat = { kind: "flip", places: [1], cards: ["BD"], events: [], ms: 300 };
    const [, edge] = posesOf(showing(beat, 0.5));
    expect(edge?.wide).toBeCloseTo(0);
    expect(posesOf(showing(beat, 0.9))[1]).toMatchObject({ open: true, card: "BD" });
  });

  it("takes dog and cat off their cards when they run", () => {
    const beat: Beat = { kind: "chase", dog: 1, cat: 2, events: [], ms: 2000 };
    const poses = posesOf(showing(beat, 0.8));
    expect(poses.map(({ empty }) => empty)).toEqual([false, true, true, false]);
    const [dog, cat] = runsOf(showing(beat, 0.8));
    expect([dog?.card, cat?.card]).toEqual(["BD", "15"]);
    expect(cat?.x).toBeGreaterThan(dog?.x ?? 0);
  });

  it("does not show a card before it is laid", () => {
    const beat: Beat = { kind: "lay", seat: 0, place: 0, card: "3", events: [], ms: 350 };
    expect(posesOf(showing(beat, 0.5))).toHaveLength(3);
    expect(laidOf(showing(beat, 0))).toMatchObject({ y: table.height, open: false });
    expect(laidOf(showing(beat, 1))).toMatchObject({ x: table.columns[0], y: table.rowTop });
  });

  it("lets the plates walk to the places of the next round", () => {
    const beat: Beat = { kind: "round", from: 0, to: 1, events: [], ms: 450 };
    expect(plateAt(showing(beat, 0), 1)).toBe(table.columns[1]);
    expect(plateAt(showing(beat, 1), 1)).toBe(table.columns[0]);
  });
});

describe("mice on their way", () => {
  it("leave the plate before they arrive in the bank", () => {
    const pay: Beat = { kind: "pay", seat: 2, mice: 4, events: [], ms: 420 };
    const take: Beat = { kind: "take", seat: 2, places: [0], events: [], ms: 1000 };
    expect(lyingBid(showing(null, 0), 2)).toBe(4);
    expect(lyingBid(showing(pay, 0.5), 2)).toBe(0);
    expect(flocksOf(showing(pay, 1))[0]).toMatchObject({ mice: 4, x: expect.closeTo(table.bank.x) });
    expect(bankOf(showing(take, 0.5))).toBe(19);
  });

  it("leave the mouse card for whoever passes, together with the bid", () => {
    const pass: Beat = { kind: "pass", seat: 2, back: 4, mice: 6, mouse: 2, events: [], ms: 420 };
    expect(onMouseCard(showing(null, 0), 2)).toBe(6);
    expect(onMouseCard(showing(pass, 0.2), 2)).toBeNull();
    expect(flocksOf(showing(pass, 0.2)).map(({ mice }) => mice)).toEqual([4, 6]);
  });
});
