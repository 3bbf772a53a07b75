import { beforeEach, expect, test, vi } from "vitest";
import scenes from "../../../playground/scenes.recorded.json" with { type: "json" };
import type { DogView } from "../../wire/types.ts";
import { rulesOf } from "./board.ts";
import type { Offer } from "./choices.ts";
import { Choosing, type Now } from "./choosing.svelte.ts";

interface Scene {
  name: string;
  game: { seats: number; options: Record<string, boolean> };
  view: DogView;
  legal: Offer[];
}

const choose = vi.fn();
const chooseAll = vi.fn();
const ask = vi.fn();
beforeEach(() => vi.resetAllMocks());

function at(name: string, change: Partial<Now> = {}): Choosing {
  const scene = (scenes as unknown as Scene[]).find((one) => one.name === name) as Scene;
  const now: Now = {
    view: scene.view,
    rules: rulesOf(scene.game),
    offers: scene.legal,
    actions: scene.legal.map(({ action }) => action),
    mine: true,
    moving: false,
    hint: [],
    prefix: [],
    ways: [],
    choose,
    chooseAll,
    ask,
    ...change,
  };
  return new Choosing(() => now);
}

const index = (choosing: Choosing, card: string) => {
  const hand = (scenes as unknown as Scene[]).find((one) => one.name === "four-play")?.view.hand ?? [];
  choosing.tapCard(hand.indexOf(card));
};

test("a tapped card lifts and lights its targets; tapped again it is put back", () => {
  const choosing = at("four-play");
  index(choosing, "K");
  expect(choosing.spots.map(({ place }) => place).sort()).toEqual([13, 34]);
  index(choosing, "K");
  expect([choosing.index, choosing.spots]).toEqual([null, []]);
});

test("a target with one play is played, one with several becomes a list", () => {
  const choosing = at("four-play");
  index(choosing, "4");
  const [one, other] = choosing.spots;
  if (one === undefined || other === undefined) throw new Error("no targets");
  choosing.take({ ...one, plays: [...one.plays, ...other.plays] });
  expect([choosing.several.length, choosing.lists, choosing.prompt?.id]).toEqual([2, true, "dog-web-prompt-several"]);
  choosing.take(other);
  expect(choosing.several).toEqual([]);
  expect(choose).toHaveBeenCalledWith(other.plays[0]?.id);
});

/** A seven of the dogs on 0 and on 58 (the third is left out), as the house tells how far they can go. */
function seven(change: Partial<Now> = {}): Choosing {
  const steps = (stone: number, home = false) => ({ type: "step", ahead: 0, stone, home, joker: false }) as const;
  const actions = [steps(0), steps(1), steps(0, true), steps(1, true)];
  const { view } = (scenes as unknown as Scene[]).find((one) => one.name === "four-play") as Scene;
  const stones = [[0, 58, 120, 120], ...view.stones.slice(1)];
  const offers = [steps(0), steps(1)].map((action, id) => ({ id, action }));
  const ways = [
    [0, 0, 0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1, 1, 3],
  ];
  return at("four-play", { view: { ...view, stones }, offers, actions, ways, ...change });
}

test("a seven goes where one presses, all its steps at once; the dog itself goes all of them", () => {
  const choosing = seven();
  index(choosing, "7");
  const spot = (place: number) => choosing.spots.find((one) => one.place === place);
  expect(choosing.spots.length).toBe(15);
  choosing.take(spot(61) as never);
  expect(chooseAll).toHaveBeenLastCalledWith([1, 1, 1]);
  choosing.take(spot(201) as never);
  expect(chooseAll).toHaveBeenLastCalledWith([1, 1, 1, 1, 1, 1, 3]);
  expect(spot(58)?.plays.map(({ to }) => to)).toEqual([1, 201]);
  expect(spot(2)?.plays.length).toBe(1);
});

test("a hint for a seven marks as many steps as it makes with one dog, and goes on from there", () => {
  const hint = [1, 1, 1, 0, 0, 0, 0];
  const begun = seven({ hint });
  index(begun, "7");
  expect(begun.hinted?.to).toBe(61);
  const { view } = (scenes as unknown as Scene[]).find((one) => one.name === "four-play") as Scene;
  const stones = [[0, 61, 120, 120], ...view.stones.slice(1)];
  const on = seven({ hint, prefix: [1, 1, 1], view: { ...view, stones, left: 4 }, ways: [[0, 0, 0, 0]] });
  expect([on.hinted?.from, on.hinted?.to]).toEqual([0, 4]);
  expect(seven({ hint, prefix: [0] }).hinted).toBeNull();
});

test("a jack asks for the own stone, then for the other, and goes back step by step", () => {
  const choosing = at("four-play");
  index(choosing, "J");
  expect(choosing.prompt?.id).toBe("dog-web-prompt-own");
  const [own] = choosing.spots;
  if (own === undefined) throw new Error("no stone");
  choosing.take(own);
  expect(choosing.prompt?.id).toBe("dog-web-prompt-other");
  expect(choose).not.toHaveBeenCalled();
  const other = choosing.spots.find((one) => one.instead === true);
  choosing.take(other as never);
  expect([choosing.picked, choosing.prompt?.id]).toEqual([other?.place, "dog-web-prompt-other"]);
  expect([choosing.escape(), choosing.prompt?.id]).toEqual([true, "dog-web-prompt-own"]);
  expect([choosing.escape(), choosing.index, choosing.escape()]).toEqual([true, null, false]);
});

test("a dog that is pressed before a card asks for one; the hinted card is taken up", () => {
  const choosing = at("four-play");
  expect(choosing.prompt).toBeNull();
  choosing.press(21);
  expect([choosing.prompt?.id, choosing.index]).toEqual(["dog-web-prompt-card", null]);
  index(choosing, "K");
  expect(choosing.prompt?.id).not.toBe("dog-web-prompt-card");
  const king = choosing.spots.find(({ place }) => place === 34)?.plays[0];
  const led = at("four-play", { hint: [king?.id ?? -1] });
  led.press(34);
  expect([led.chosen.card, choose.mock.calls.length]).toEqual(["K", 0]);
});

test("a dog that is pressed itself goes if it has one way only", () => {
  const choosing = at("four-play");
  index(choosing, "K");
  choosing.press(21);
  expect(choose).toHaveBeenCalledOnce();
  const four = at("four-play");
  index(four, "4");
  four.press(21);
  expect(choose).toHaveBeenCalledOnce();
});

test("a joker is named before it lights anything", () => {
  const choosing = at("four-play");
  index(choosing, "*");
  expect(choosing.jokers).toContain("4");
  expect([choosing.spots, choosing.lists, choosing.prompt?.id]).toEqual([[], true, "dog-web-prompt-joker"]);
  choosing.name("4");
  expect(choosing.prompt?.id).toBe("dog-web-prompt-four");
  expect(choosing.spots.length).toBe(6);
});

test("a joker named as a jack with nobody to swap with is laid without effect", () => {
  const { legal } = (scenes as unknown as Scene[]).find((one) => one.name === "four-play") as Scene;
  const moves = legal.filter(({ action }) => action.type !== "swap");
  const choosing = at("four-play", { offers: [...moves, { id: 749, action: { type: "blank", joker: true } }] });
  index(choosing, "*");
  expect([choosing.jokers.includes("J"), choosing.idle]).toEqual([true, null]);
  choosing.name("J");
  expect([choosing.idle?.id, choosing.spots, choosing.prompt?.id]).toEqual([749, [], "dog-web-prompt-blank"]);
});

test("a card that cannot be played asks why and stays where it is", () => {
  const forward = { type: "forward", card: "9", fields: 9, stone: 1, home: false, joker: false, group: 0 } as const;
  const choosing = at("four-out", { actions: [forward] });
  choosing.tapCard(1);
  expect(ask).toHaveBeenCalledWith(0);
  expect(choosing.index).toBeNull();
});

test("a card laid ready before one's turn stays while it is in the hand, and is put back after the turn", () => {
  const { view } = (scenes as unknown as Scene[]).find((one) => one.name === "four-play") as Scene;
  const now = { mine: false, view: { ...view, turn: 3 } };
  const choosing = at("four-play", now);
  index(choosing, "K");
  choosing.keep(0);
  expect(choosing.index).not.toBeNull();
  expect(ask).not.toHaveBeenCalled();
  const mine = at("four-play");
  index(mine, "K");
  mine.keep(0);
  expect(mine.index).not.toBeNull();
  mine.keep(1);
  expect(mine.index).toBeNull();
});

test("before the round a tap gives the card, and another tap changes it", () => {
  const choosing = at("four-swap");
  choosing.tapCard(0);
  expect(choose).toHaveBeenCalledOnce();
  expect(choosing.index).toBeNull();
});

test("a card of the kind that is given already is no card that does not go", () => {
  const { view, legal } = (scenes as unknown as Scene[]).find((one) => one.name === "four-swap") as Scene;
  const choice = view.hand[0] as string;
  const offers = legal.filter(({ action }) => action.type !== "give" || action.card !== choice);
  const choosing = at("four-swap", { view: { ...view, choice }, offers });
  expect(view.hand.map((card) => choosing.goes?.(card))).toEqual(view.hand.map(() => true));
  choosing.tapCard(0);
  expect(choose).not.toHaveBeenCalled();
});

test("nothing lights up while stones move", () => {
  const choosing = at("four-play", { moving: true });
  index(choosing, "K");
  expect([choosing.spots, choosing.prompt]).toEqual([[], null]);
});
