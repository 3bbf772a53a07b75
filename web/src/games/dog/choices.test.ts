import { expect, test } from "vitest";
import scenes from "../../../playground/scenes.recorded.json" with { type: "json" };
import type { DogAction, DogView } from "../../wire/types.ts";
import { rulesOf, STALL } from "./board.ts";
import {
  asking,
  blank,
  dropping,
  fitting,
  giving,
  jokerChoices,
  NOTHING,
  nearest,
  type Offer,
  pickedStone,
  plays,
  targets,
} from "./choices.ts";

interface Scene {
  name: string;
  game: { seats: number; options: Record<string, boolean> };
  view: DogView;
  legal: Offer[];
}

function scene(name: string) {
  const found = (scenes as unknown as Scene[]).find((one) => one.name === name);
  if (found === undefined) throw new Error(`no scene ${name}`);
  const rules = rulesOf(found.game);
  return { ...found, rules, all: plays(found.legal, rules, found.view) };
}

const with_ = (card: string, as: string | null = null) => ({ ...NOTHING, card, as });
const spots = (found: ReturnType<typeof targets>) =>
  found.map((target) => target.place).sort((one, other) => one - other);

// A stands fresh on 0, on 21, on 58 and on the innermost place of the stall; hand A K 4 J 7 joker.
const four = scene("four-play");

test("a card lights the fields where its moves end", () => {
  expect(spots(targets(fitting(four.all, with_("4"), false), null))).toEqual([4, 17, 25, 54, 60, 62]);
  expect(spots(targets(fitting(four.all, with_("K"), false), null))).toEqual([13, 34]);
  expect(targets(fitting(four.all, NOTHING, false), null)).toEqual([]);
});

test("a jack first picks the own stone, then the foreign one", () => {
  const fit = fitting(four.all, with_("J"), false);
  const first = targets(fit, null);
  expect(spots(first)).toEqual([21, 58]);
  expect(first.every((target) => target.picks)).toBe(true);
  const then = targets(fit, 58);
  expect(spots(then)).toEqual([9, 11, 21, 30, 37]);
  expect(then.filter((target) => target.instead).map(({ place }) => place)).toEqual([21]);
  expect(then.every((target) => target.instead || target.plays.length === 1)).toBe(true);
  expect(pickedStone(fit, null)).toBeNull();
});

test("a jack with a single own stone needs no picking", () => {
  const one = four.all.filter((play) => play.action.type === "swap" && play.from === 58);
  expect(pickedStone(one, null)).toBe(58);
  expect(spots(targets(one, null))).toEqual([9, 11, 30, 37]);
});

test("until it is known how far the dogs can go, a seven is tapped step by step", () => {
  const found = targets(fitting(four.all, with_("7"), false), null, 7);
  expect(spots(found)).toEqual([1, 22, 59]);
  expect(found.every((target) => target.plays.length === 1 && target.plays[0]?.action.type === "step")).toBe(true);
});

test("a stone that may turn in or go on is tapped where it goes", () => {
  const step = (home: boolean): DogAction => ({ type: "step", ahead: 0, stone: 0, home, joker: false });
  const view = { ...four.view, stones: [[0, 120, 120, 120], ...four.view.stones.slice(1)] };
  const offers = [step(false), step(true)].map((action, id) => ({ id, action }));
  expect(spots(targets(plays(offers, four.rules, view), null, 7))).toEqual([1, STALL + 1]);
});

test("the joker asks first what it is, unless there is only one answer", () => {
  expect(jokerChoices(four.all)).toContain("7");
  expect(fitting(four.all, with_("*"), false)).toEqual([]);
  expect(spots(targets(fitting(four.all, with_("*", "4"), false), null))).toEqual([4, 17, 25, 54, 60, 62]);
  const only = four.all.filter((play) => play.card === "*" && play.as === "Q");
  expect(fitting(only, with_("*"), false)).toEqual(only);
});

test("two moves that end on the same field share a target", () => {
  const ace = (fields: number, stone: number): DogAction => ({
    type: "forward",
    card: "A",
    fields,
    stone,
    home: false,
    joker: false,
    group: 0,
  });
  const view = { ...four.view, stones: [[5, 15, 120, 120], ...four.view.stones.slice(1)] };
  const offers = [ace(11, 0), ace(1, 1)].map((action, id) => ({ id, action }));
  const [target, ...rest] = targets(plays(offers, four.rules, view), null);
  expect(rest).toEqual([]);
  expect([target?.place, target?.plays.length]).toEqual([16, 2]);
});

test("while a seven goes on no card needs to be chosen", () => {
  const steps = four.all.filter((play) => play.action.type === "step" && play.card === "7");
  expect(fitting(steps, NOTHING, true)).toEqual(steps);
});

test("who plays alone against two leaves the nest with any card", () => {
  const lone = scene("three-lone");
  const jack = fitting(lone.all, with_("J"), false);
  expect(lone.view.stones[1]).toContain(120);
  expect(blank(jack)).toBeNull();
});

test("a joker that may be a jack without effect offers the jack, and then only that", () => {
  const offers: Offer[] = [
    { id: 748, action: { type: "blank", joker: false } },
    { id: 749, action: { type: "blank", joker: true } },
    { id: 400, action: { type: "forward", card: "2", fields: 2, stone: 1, home: false, joker: true, group: 0 } },
  ];
  const all = plays(offers, four.rules, four.view);
  expect(jokerChoices(all)).toEqual(["2", "J"]);
  const named = fitting(all, with_("*", "J"), false);
  expect([blank(named)?.id, targets(named, null)]).toEqual([749, []]);
  expect(blank(fitting(all, with_("J"), false))?.id).toBe(748);
});

test("before the round every card of the hand may be given, afterwards none", () => {
  const swap = scene("four-swap");
  for (const card of swap.view.hand) expect(giving(swap.legal, card)).not.toBeNull();
  expect(giving(four.legal, "A")).toBeNull();
});

test("dropping out is offered only when nothing else goes", () => {
  expect(dropping(scene("four-out").legal)).not.toBeNull();
  expect(dropping(four.legal)).toBeNull();
});

test("the nearest place is meant, if it is not too far", () => {
  const near = [
    { x: 0, y: 0, name: "left" },
    { x: 20, y: 0, name: "right" },
  ];
  expect([nearest(near, 12, 3, 32)?.name, nearest(near, -8, 0, 32)?.name]).toEqual(["right", "left"]);
  expect([nearest(near, 90, 0, 32), nearest([], 0, 0, 32)]).toEqual([null, null]);
});

test("a card that cannot be played asks with a move that tells why", () => {
  const out = scene("four-out");
  const forward = (card: string, fields: number, stone: number, home: boolean): DogAction => ({
    type: "forward",
    card,
    fields,
    stone,
    home,
    joker: false,
    group: 0,
  });
  const actions: DogAction[] = [
    forward("9", 9, 0, true),
    forward("9", 9, 1, false),
    { type: "swap", stone: 0, ahead: 1, other: 0, joker: false, group: 0 },
    { type: "blank", joker: false },
    { type: "out", card: "K", group: 0 },
  ];
  expect(asking(actions, out.rules, out.view, "J")).toBe(3);
  expect(asking(actions, out.rules, out.view, "K")).toBe(4);
  expect(asking(actions, out.rules, out.view, "9")).toBe(1);
  expect(asking(actions, out.rules, out.view, "3")).toBeNull();
});
