import { expect, test } from "vitest";
import scenes from "../../../playground/scenes.recorded.json" with { type: "json" };
import type { DogAction, DogEvent, DogView, Legal } from "../../wire/types.ts";
import type { Line } from "../contract.ts";
import { guide } from "./guide.ts";

interface Scene {
  name: string;
  view: DogView;
  legal: Legal[];
}

function scene(name: string): Scene {
  const found = (scenes as unknown as Scene[]).find((one) => one.name === name);
  if (found === undefined) throw new Error(`no scene ${name}`);
  return { ...found, view: { ...found.view, deal: 1 } };
}

const NEST = [120, 120, 120, 120];
const { view, legal } = scene("four-play");
const seen = (one: Scene, change: Partial<DogView> = {}, turn: DogAction[] = []) =>
  ids(guide({ ...one.view, ...change }, 0, one.legal as never, { turn, heard: [] }));
const ids = (lines: Line[]) => lines.map(({ id }) => id.replace("dog-guide-", ""));
const told = (change: Partial<DogView>, actions: DogAction[], turn: DogAction[] = [], events: DogEvent[] = []) =>
  guide(
    { ...view, ...change },
    0,
    actions.map((action, id) => ({ id, word: "", action, whole: true })),
    { turn, heard: events.map((event) => ({ version: 1, event, said: null })) },
  );
const forward = (card: string, fields: number, home = false): DogAction => ({
  type: "forward",
  card,
  fields,
  stone: 0,
  home,
  joker: false,
  group: 0,
});
const OUT: DogAction = { type: "out", card: "K", group: 0 };
const SEVEN: DogAction = { type: "step", ahead: 0, stone: 0, home: false, joker: false };
const JACK: DogAction = { type: "swap", stone: 0, ahead: 1, other: 0, joker: false, group: 0 };
const BACK: DogAction = { type: "back", stone: 0, joker: false, group: 0 };

test("before the round a beginner gives a card, and may change it", () => {
  const swap = scene("four-swap");
  const give = (card: string): DogAction => ({ type: "give", card });
  expect(seen(swap, { choice: swap.view.hand[0] ?? null })).toEqual(["given"]);
  expect(seen(swap, { hand: ["2", "3"] })).toEqual(["hello", "give"]);
  expect(seen(swap, { hand: ["2", "K"] }, [give("2")])).toEqual(["hello", "keep-door"]);
  expect(seen(swap, { hand: ["A", "K"] }, [give("A")])).toEqual(["hello", "give-door"]);
  expect(seen(swap, { deal: 2 })).toEqual(["again"]);
});

test("in a lesson its own turn is what is explained, whatever else could be done", () => {
  const stones = (own: number[], other = NEST) => [own, other, NEST, NEST];
  const card = (id: string, name: string | number) => [{ id, args: { card: name } }, { id: "dog-guide-tap" }];
  expect(told({ stones: stones(NEST) }, [OUT, JACK], [OUT])).toEqual(card("dog-guide-out", "K"));
  const near = { stones: stones([5, 120, 120, 120], [13, 120, 120, 120]) };
  expect(told(near, [OUT, forward("8", 8)], [forward("8", 8)])).toEqual(card("dog-guide-hit", 8));
  const late = { stones: stones([60, 120, 120, 120]) };
  expect(told(late, [OUT, forward("6", 6, true)], [forward("6", 6, true)])).toEqual(card("dog-guide-home", 6));
  expect(ids(told(near, [OUT, forward("8", 8), SEVEN], [SEVEN]))).toEqual(["seven-card"]);
  expect(ids(told(near, [OUT, forward("8", 8), JACK], [JACK]))).toEqual(["jack"]);
  expect(ids(told({ stones: stones([0, 120, 120, 120]) }, [BACK, OUT], [BACK]))).toEqual(["four", "tap"]);
});

test("a seven that brings the last dog home and then helps the partner is told as that", () => {
  const stones = [[62, 101, 102, 103], NEST, [7, 120, 120, 120], NEST];
  const helping: DogAction = { ...SEVEN, ahead: 2 };
  expect(ids(told({ stones }, [SEVEN], [SEVEN, SEVEN, helping]))).toEqual(["seven-partner"]);
  expect(ids(told({ stones }, [SEVEN], [SEVEN, { ...SEVEN, stone: 1 }]))).toEqual(["seven-card"]);
});

test("a joker of the lesson is told as what it is, and then what it does", () => {
  const home: DogAction = { ...forward("Q", 12, true), joker: true } as DogAction;
  const stones = [[52, 101, 102, 120], NEST, NEST, NEST];
  expect(ids(told({ stones }, [home], [home]))).toEqual(["joker", "home"]);
});

test("who has all four at home hears whose dogs go now", () => {
  const stones = [[101, 102, 103, 104], NEST, [7, 120, 120, 120], NEST];
  expect(ids(told({ stones }, [forward("8", 8)]))).toEqual(["partner"]);
});

test("without a lesson cards are explained, one at a time, and nothing is pointed at", () => {
  const stones = [[5, 20, 120, 120], NEST, NEST, NEST];
  const step: DogAction = { ...SEVEN, joker: true };
  expect(ids(told({ stones }, [step]))).toEqual(["joker"]);
  expect(ids(told({ stones }, [SEVEN, JACK]))).toEqual(["seven-card"]);
  expect(ids(told({ stones }, [JACK, BACK]))).toEqual(["jack"]);
  expect(ids(told({ stones }, [forward("8", 8)]))).toEqual(["play"]);
  expect(ids(told({ stones, left: 3 }, [SEVEN]))).toEqual(["seven"]);
  expect(ids(told({ stones: [[0, 120, 120, 120], NEST, NEST, NEST] }, [forward("8", 8)]))).toEqual(["walk"]);
});

test("the partner is not pointed at as somebody to hit", () => {
  const stones = [[5, 20, 120, 120], NEST, [13, 120, 120, 120], NEST];
  expect(ids(told({ stones }, [forward("8", 8)]))).toEqual(["play"]);
});

test("what has happened to oneself is told before what can be done", () => {
  const stones = [[5, 20, 120, 120], NEST, NEST, NEST];
  const home: DogEvent = { event: "sent-home", audience: null, owner: 0, stone: 1, field: 7 };
  const gift: DogEvent = { event: "received", audience: 0, seat: 0, card: "K", giver: 2 };
  const mine: DogEvent = { event: "played", audience: null, seat: 0, card: "2", shown: "2" };
  expect(ids(told({ stones }, [forward("8", 8)], [], [home]))).toEqual(["lost", "play"]);
  expect(ids(told({ stones }, [forward("8", 8)], [], [home, mine]))).toEqual(["play"]);
  expect(ids(told({ stones }, [OUT], [OUT], [gift]))).toEqual(["gift", "tap"]);
  expect(ids(told({ stones, turn: 1 }, [], [], [home]))).toEqual(["lost"]);
});

test("at a table of three a beginner hears how the lone one leaves the nest", () => {
  const stones = [[5, 20, 120, 120], [16, 120, 120, 120], NEST];
  const out: DogEvent[] = [
    { event: "played", audience: null, seat: 1, card: "9", shown: "9" },
    { event: "left-nest", audience: null, owner: 1, stone: 0, field: 16 },
  ];
  const walk: DogEvent[] = [
    { event: "played", audience: null, seat: 1, card: "9", shown: "9" },
    { event: "played", audience: null, seat: 2, card: "K", shown: "K" },
    { event: "left-nest", audience: null, owner: 2, stone: 0, field: 32 },
  ];
  expect(ids(told({ stones }, [forward("8", 8)], [], out))).toEqual(["lone", "play"]);
  expect(ids(told({ stones }, [forward("8", 8)], [], walk))).toEqual(["play"]);
});

test("who waits is told so; who is out may rest; who can do nothing lays down", () => {
  expect(ids(told({ turn: 1 }, []))).toEqual(["wait"]);
  expect(ids(told({ turn: 1, held: [0, 1, 1, 1] }, []))).toEqual(["rest"]);
  expect(seen(scene("four-out"))).toEqual(["drop"]);
  expect(seen({ name: "", view, legal }, { phase: "over" })).toEqual([]);
});
