import type { DogAction, DogView } from "../../wire/types.ts";
import { FIELDS, finished, loneSeat, mover, placeOf, type Rules, STALL, way } from "./board.ts";

/** From what is legal to what one can tap: cards, what a joker stands for, stones and fields. */
export interface Offer {
  id: number;
  action: DogAction;
}

/** Something one may do with a card, and where it goes. */
export interface Play extends Offer {
  /** The card that leaves the hand; "*" is the joker. */
  card: string;
  /** What it is played as: a card, or "out" for a joker that only brings a stone out. */
  as: string;
  places: number[];
  from: number;
  to: number;
}

/** What is chosen so far on the way to an action. */
export interface Chosen {
  card: string | null;
  as: string | null;
  /** The place of the own stone that a jack shall swap. */
  stone: number | null;
}

export const NOTHING: Chosen = { card: null, as: null, stone: null };

/** A place to tap: it does its play, lets one choose between several, or only picks the stone there. */
export interface Target {
  place: number;
  plays: Play[];
  picks: boolean;
}

/** The card that leaves the hand when an action begins a play; null for giving and dropping out. */
export function cardOf(action: DogAction): string | null {
  switch (action.type) {
    case "give":
    case "drop":
      return null;
    case "out":
      return action.card;
    case "forward":
      return action.joker ? "*" : action.card;
    case "back":
      return action.joker ? "*" : "4";
    case "step":
      return action.joker ? "*" : "7";
    default:
      return action.joker ? "*" : "J";
  }
}

/** What the card is played as. */
export function playedAs(action: DogAction): string {
  switch (action.type) {
    case "forward":
      return action.card;
    case "back":
      return "4";
    case "step":
      return "7";
    case "swap":
    case "blank":
      return "J";
    case "out":
      return action.card === "*" ? "out" : action.card;
    default:
      return "";
  }
}

/** Every legal play that begins with a card or goes on with a seven. */
export function plays(offers: readonly Offer[], rules: Rules, view: DogView): Play[] {
  const seat = view.seat ?? 0;
  const found: Play[] = [];
  for (const { id, action } of offers) {
    const card = cardOf(action);
    if (card === null) continue;
    const places = way(rules, view.stones, seat, action);
    found.push({ id, action, card, as: playedAs(action), places, from: places[0] ?? -1, to: places.at(-1) ?? -1 });
  }
  return found;
}

/** The id of the action that gives this card away, if it may be given. */
export function giving(offers: readonly Offer[], card: string): number | null {
  return offers.find(({ action }) => action.type === "give" && action.card === card)?.id ?? null;
}

export function dropping(offers: readonly Offer[]): number | null {
  return offers.find(({ action }) => action.type === "drop")?.id ?? null;
}

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** What the joker may be now, in the order of the cards; bringing a stone out comes first. */
export function jokerChoices(all: readonly Play[]): string[] {
  const could = new Set(all.filter((play) => play.card === "*").map((play) => play.as));
  return ["out", ...RANKS].filter((as) => could.has(as));
}

/** The plays that fit what is chosen; while a seven goes on, all of them do. */
export function fitting(all: readonly Play[], chosen: Chosen, going: boolean): Play[] {
  if (going) return [...all];
  const ofCard = all.filter((play) => play.card === chosen.card);
  if (chosen.card !== "*") return ofCard;
  const choices = jokerChoices(all);
  const as = chosen.as ?? (choices.length === 1 ? choices[0] : null);
  return ofCard.filter((play) => play.as === as);
}

/** The jack that does nothing, if it fits. */
export function blank(fit: readonly Play[]): Play | null {
  return fit.find((play) => play.action.type === "blank") ?? null;
}

/** The places to tap for the fitting plays, in the order of the own stones. */
export function targets(fit: readonly Play[], stone: number | null): Target[] {
  const swaps = fit.filter((play) => play.action.type === "swap");
  const steps = fit.filter((play) => play.action.type === "step");
  const others = fit.filter((play) => !["swap", "step", "blank"].includes(play.action.type));
  const found = new Map<number, Target>();
  const add = (place: number, play: Play, picks = false) => {
    const target = found.get(place);
    if (target === undefined) found.set(place, { place, plays: [play], picks });
    else target.plays.push(play);
  };
  for (const play of others) add(play.to, play);
  for (const play of steps) add(steps.filter((one) => one.from === play.from).length === 1 ? play.from : play.to, play);
  const picked = pickedStone(swaps, stone);
  for (const play of swaps) {
    if (picked === null) add(play.from, play, true);
    else if (play.from === picked) add(play.to, play);
  }
  return [...found.values()];
}

/** The own stone that will be swapped: the one picked, or the only one there is. */
export function pickedStone(fit: readonly Play[], stone: number | null): number | null {
  const movers = new Set(fit.filter((play) => play.action.type === "swap").map((play) => play.from));
  if (stone !== null && movers.has(stone)) return stone;
  return movers.size === 1 ? ([...movers][0] ?? null) : null;
}

/** The targets under a fingertip: the nearest first, then those that lie closer to it than a finger can tell apart. */
export function crowd<T extends { x: number; y: number }>(spots: readonly T[], x: number, y: number, tip: number): T[] {
  const far = (one: T, to: { x: number; y: number }) => Math.hypot(one.x - to.x, one.y - to.y);
  const sorted = [...spots].sort((one, other) => far(one, { x, y }) - far(other, { x, y }));
  const first = sorted[0];
  return first === undefined ? [] : sorted.filter((one) => far(one, first) < tip);
}

/** Every play of these targets as a target of its own, so that one can be chosen from a list. */
export function apart(found: readonly Target[]): Target[] {
  return found.flatMap((target) =>
    target.picks ? [target] : target.plays.map((play) => ({ place: target.place, plays: [play], picks: false })),
  );
}

/** Where the number of each choice of a list is written: where it ends, or where it begins if all end alike. */
export function badges(several: readonly Target[]): number[] {
  const alike = new Set(several.map(({ place }) => place)).size < several.length;
  return several.map((target) => (alike ? (target.plays[0]?.from ?? target.place) : target.place));
}

/** An action of a card that cannot be played, whose refusal tells best why; null if there is none. */
export function asking(actions: readonly DogAction[], rules: Rules, view: DogView, card: string): number | null {
  const seat = view.seat ?? 0;
  const own = actions.map((action, id) => ({ id, action })).filter(({ action }) => cardOf(action) === card);
  const fits = own
    .map(({ id, action }) => ({ id, worth: tells(action, rules, view, seat) }))
    .sort((one, other) => other.worth - one.worth);
  return fits[0]?.id ?? null;
}

/** How well the refusal of an action tells why its card cannot be played. */
function tells(action: DogAction, rules: Rules, view: DogView, seat: number): number {
  const moved = mover(rules, view.stones, seat, action);
  const place = moved === null ? -1 : placeOf(moved[0], moved[1], view.stones[moved[0]]?.[moved[1]] ?? 0);
  switch (action.type) {
    case "blank":
      return action.joker ? 0 : 90;
    case "out": {
      const nest = (view.stones[moved?.[0] ?? seat] ?? []).includes(120);
      const opens = ["A", "K", "*"].includes(action.card) || seat === loneSeat(rules);
      return action.group === 0 && nest && opens ? 80 : 0;
    }
    case "forward":
      if (action.group > 0) return 0;
      if (place < STALL && !action.home) return 70 - action.fields / 100;
      return place >= STALL && place < STALL + 100 && action.home ? 60 : 10 - Number(action.home);
    case "step": {
      if (action.ahead !== 0 && !finished(view.stones, seat)) return 1;
      return place < STALL && !action.home ? 70 : 5;
    }
    default:
      return 2;
  }
}

/** Whether a place is the start of a seat. */
export function isStart(place: number): boolean {
  return place < STALL && place % FIELDS === 0;
}
