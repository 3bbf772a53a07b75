import { expect, test } from "vitest";
import scenes from "../../../playground/scenes.recorded.json" with { type: "json" };
import type { DogAction, DogView, Legal } from "../../wire/types.ts";
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
const told = (change: Partial<DogView>, actions: DogAction[]) =>
  guide({ ...view, ...change }, 0, actions.map((action, id) => ({ id, action })) as unknown as Legal[]);
const forward = (card: string, fields: number, home = false): DogAction => ({
  type: "forward",
  card,
  fields,
  stone: 0,
  home,
  joker: false,
  group: 0,
});

test("before the round a beginner gives a card, and may change it", () => {
  const swap = scene("four-swap");
  const given = guide({ ...swap.view, choice: swap.view.hand[0] ?? null }, 0, swap.legal);
  expect(given).toEqual({ id: "dog-web-guide-given" });
  expect(guide({ ...swap.view, hand: ["2", "3"] }, 0, swap.legal)).toEqual({ id: "dog-web-guide-give" });
  expect(guide({ ...swap.view, hand: ["2", "K"] }, 0, swap.legal)).toEqual({ id: "dog-web-guide-give-opener" });
  expect(guide({ ...swap.view, deal: 2 }, 0, swap.legal)).toEqual({ id: "dog-web-guide-again" });
});

test("out of the nest, walk, hit, home: the most telling thing comes first", () => {
  const stones = (own: number[], other = NEST) => [own, other, NEST, NEST];
  const out: DogAction = { type: "out", card: "K", group: 0 };
  expect(told({ stones: stones(NEST) }, [out])).toEqual({ id: "dog-web-guide-out", args: { card: "K" } });
  expect(told({ stones: stones([0, 120, 120, 120]) }, [forward("8", 8)])).toEqual({ id: "dog-web-guide-walk" });
  const near = { stones: stones([5, 120, 120, 120], [13, 120, 120, 120]) };
  expect(told(near, [forward("8", 8)])).toEqual({ id: "dog-web-guide-hit", args: { card: 8 } });
  const late = { stones: stones([60, 120, 120, 120]) };
  expect(told(late, [forward("6", 6), forward("6", 6, true)])).toEqual({
    id: "dog-web-guide-home",
    args: { card: 6 },
  });
});

test("the partner is not pointed at as somebody to hit", () => {
  const stones = [[5, 20, 120, 120], NEST, [13, 120, 120, 120], NEST];
  expect(told({ stones }, [forward("8", 8)])).toEqual({ id: "dog-web-guide-play" });
});

test("a joker that could be a seven is told as a joker", () => {
  const stones = [[5, 20, 120, 120], NEST, NEST, NEST];
  const step = (joker: boolean): DogAction => ({ type: "step", ahead: 0, stone: 0, home: false, joker });
  expect(told({ stones }, [step(true)])).toEqual({ id: "dog-web-guide-joker" });
  expect(told({ stones }, [step(true), step(false)])).toEqual({ id: "dog-web-guide-seven-card" });
});

test("the special cards are explained one at a time", () => {
  const stones = [[5, 20, 120, 120], NEST, NEST, NEST];
  const seven: DogAction = { type: "step", ahead: 0, stone: 0, home: false, joker: false };
  const jack: DogAction = { type: "swap", stone: 0, ahead: 1, other: 0, joker: false, group: 0 };
  const back: DogAction = { type: "back", stone: 0, joker: false, group: 0 };
  expect(told({ stones }, [jack, seven])).toEqual({ id: "dog-web-guide-seven-card" });
  expect(told({ stones }, [jack, back])).toEqual({ id: "dog-web-guide-jack" });
  expect(told({ stones: [[0, 20, 120, 120], NEST, NEST, NEST] }, [back])).toEqual({ id: "dog-web-guide-four" });
  expect(told({ stones, left: 3 }, [seven])).toEqual({ id: "dog-web-guide-seven" });
});

test("who waits is told why, in the first deal; who is out may rest", () => {
  expect(guide({ ...view, turn: 1 }, 0, [])).toEqual({ id: "dog-web-guide-wait" });
  expect(guide({ ...view, turn: 1, deal: 2 }, 0, [])).toBeNull();
  expect(guide({ ...view, turn: 1, held: [0, 1, 1, 1] }, 0, [])).toEqual({ id: "dog-web-guide-rest" });
  expect(guide(scene("four-out").view, 0, scene("four-out").legal)).toEqual({ id: "dog-web-guide-drop" });
});

test("after three deals the guide says goodbye and is silent", () => {
  const swap = scene("four-swap");
  expect(guide({ ...swap.view, deal: 4 }, 0, swap.legal)).toEqual({ id: "dog-web-guide-end" });
  expect(guide({ ...view, deal: 4 }, 0, legal)).toBeNull();
  expect(guide({ ...swap.view, deal: 5 }, 0, swap.legal)).toBeNull();
  expect(guide({ ...view, phase: "over" }, 0, [])).toBeNull();
});
