import type { DogAction, DogView } from "../../wire/types.ts";
import { finished, loneSeat, mover, placeOf, type Rules, STALL, stepwise, way } from "./board.ts";

/** From what is legal to what one can tap: cards, what a joker stands for, stones and fields. */
export interface Offer {
  id: number;
  action: DogAction;
}

/** Something one may do with a card, and where it goes. */
export interface Play extends Offer {
  /** All that is done: one action, or several steps of a seven. */
  ids: number[];
  /** The card that leaves the hand; "*" is the joker. */
  card: string;
  /** What it is played as; a joker that brings a stone out is an ace. */
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
  /** Another stone is picked: this one would take its place. */
  instead?: boolean;
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
function playedAs(action: DogAction): string {
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
      return action.card === "*" ? "A" : action.card;
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
    found.push({ ...along(places), id, ids: [id], action, card, as: playedAs(action) });
  }
  return found;
}

const along = (places: number[]) => ({ places, from: places[0] ?? -1, to: places.at(-1) ?? -1 });

/**
 * The steps of a seven put together: every field that a stone can reach by itself. Each way is as long as the stone can
 * go, and each beginning of it is a play; `actions` are all actions of the game, by their ids.
 */
export function walks(
  single: readonly Play[],
  ways: readonly number[][],
  actions: readonly DogAction[],
  rules: Rules,
  seat: number,
): Play[] {
  const homeward = (id: number) => {
    const action = actions[id];
    return action?.type === "step" && action.home;
  };
  const found = new Map<string, Play>();
  for (const ids of ways) {
    const first = single.find((play) => play.id === ids[0]);
    if (first === undefined || first.action.type !== "step") continue;
    const places = stepwise(rules, (seat + first.action.ahead) % rules.seats, first.from, ids.map(homeward));
    for (let steps = 1; steps <= ids.length; steps += 1) {
      const made = ids.slice(0, steps);
      found.set(made.join(" "), { ...first, ...along(places.slice(0, steps + 1)), ids: made });
    }
  }
  return [...found.values()];
}

/** The id of the action that gives this card away, if it may be given. */
export function giving(offers: readonly Offer[], card: string): number | null {
  return offers.find(({ action }) => action.type === "give" && action.card === card)?.id ?? null;
}

export function dropping(offers: readonly Offer[]): number | null {
  return offers.find(({ action }) => action.type === "drop")?.id ?? null;
}

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** What the joker may be now, in the order of the cards. */
export function jokerChoices(all: readonly Play[]): string[] {
  const could = new Set(all.filter((play) => play.card === "*").map((play) => play.as));
  return RANKS.filter((as) => could.has(as));
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

/** The places to tap for the fitting plays, in the order of the own stones; `left` steps of a seven are to be made. */
export function targets(fit: readonly Play[], stone: number | null, left = 1): Target[] {
  const found = new Map<number, Target>();
  const add = (place: number, play: Play, picks = false) => {
    const target = found.get(place);
    if (target === undefined) found.set(place, { place, plays: [play], picks });
    else target.plays.push(play);
  };
  for (const play of fit) if (play.action.type !== "swap" && play.action.type !== "blank") add(play.to, play);
  // A dog that is tapped itself goes all the rest.
  for (const play of fit) if (play.action.type === "step" && play.ids.length === left) add(play.from, play);
  const swaps = fit.filter((play) => play.action.type === "swap");
  const picked = pickedStone(swaps, stone);
  for (const play of swaps) if (play.from === picked) add(play.to, play);
  for (const play of swaps) if (play.from !== picked) add(play.from, play, true);
  return [...found.values()].map((target) => (target.picks && picked !== null ? { ...target, instead: true } : target));
}

/** The own stone that will be swapped: the one picked, or the only one there is. */
export function pickedStone(fit: readonly Play[], stone: number | null): number | null {
  const movers = new Set(fit.filter((play) => play.action.type === "swap").map((play) => play.from));
  if (stone !== null && movers.has(stone)) return stone;
  return movers.size === 1 ? ([...movers][0] ?? null) : null;
}

/** The nearest of these to a point, if it is not farther than a fingertip. */
export function nearest<T extends { x: number; y: number }>(
  spots: readonly T[],
  x: number,
  y: number,
  tip: number,
): T | null {
  const far = (one: T) => Math.hypot(one.x - x, one.y - y);
  const first = [...spots].sort((one, other) => far(one) - far(other))[0];
  return first !== undefined && far(first) <= tip ? first : null;
}

/** Every play of a target as a target of its own, so that one can be chosen from a list. */
export function apart(target: Target): Target[] {
  return target.plays.map((play) => ({ place: target.place, plays: [play], picks: false }));
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
