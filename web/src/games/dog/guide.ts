import type { DogAction, DogView } from "../../wire/types.ts";
import type { GameScreen, Line } from "../contract.ts";
import { FIELDS, finished, hit, mates, type Rules } from "./board.ts";
import { cardOf, type Offer } from "./choices.ts";

/** So many deals are guided; in the next one the guide says goodbye. */
const GUIDED = 3;
const OPENERS = ["A", "K", "*"];

/** What somebody who plays for the first time is told now. */
export const guide: NonNullable<GameScreen["guide"]> = (seen, seat, legal) => {
  const view = seen as DogView;
  if (view.phase === "over" || view.deal > GUIDED + 1) return null;
  if (view.deal > GUIDED) return view.phase === "swapping" ? { id: "dog-web-guide-end" } : null;
  if (view.phase === "swapping") return swapping(view);
  if (view.turn !== seat || legal.length === 0) return waiting(view, seat);
  return playing(view, seat, legal as unknown as Offer[]);
};

function swapping(view: DogView): Line {
  if (view.choice !== null) return { id: "dog-web-guide-given" };
  if (view.deal > 1) return { id: "dog-web-guide-again" };
  const opens = view.hand.some((card) => OPENERS.includes(card));
  return { id: opens ? "dog-web-guide-give-opener" : "dog-web-guide-give" };
}

/** The table of a view; a guided game has no other options than the usual ones. */
function rulesOf(view: DogView): Rules {
  const seats = view.stones.length;
  return { seats, alone: seats === 2 || seats === 5, teamsOfThree: false };
}

/** Why one waits is told in the first deal; later it is known. */
function waiting(view: DogView, seat: number): Line | null {
  if (view.held[seat] === 0) return { id: "dog-web-guide-rest" };
  if (view.deal > 1) return null;
  const partner = mates(rulesOf(view), seat).length > 0;
  return { id: partner ? "dog-web-guide-wait" : "dog-web-guide-wait-lone" };
}

/** The most telling thing that one can do now: home, hit, out, and then what each card is for. */
function playing(view: DogView, seat: number, offers: Offer[]): Line {
  const of = (fits: (action: DogAction) => boolean) => offers.find(({ action }) => fits(action))?.action;
  const told = (id: string, action: DogAction): Line => {
    const card = cardOf(action) ?? "*";
    return { id, args: { card: Number(card) || card } };
  };
  if (of((action) => action.type === "drop")) return { id: "dog-web-guide-drop" };
  if (view.left > 0) return { id: "dog-web-guide-seven" };
  const home = of((action) => action.type === "forward" && action.home);
  if (home && !finished(view.stones, seat)) return told("dog-web-guide-home", home);
  const hits = of((action) => action.type === "forward" && strikes(view, seat, action));
  if (hits) return told("dog-web-guide-hit", hits);
  const out = of((action) => action.type === "out");
  const waiting = (view.stones[seat] ?? []).every((place) => place >= 100);
  if (out && waiting) return told("dog-web-guide-out", out);
  if (first(view, seat)) return { id: "dog-web-guide-walk" };
  if (of((action) => action.type === "step" && !action.joker)) return { id: "dog-web-guide-seven-card" };
  if (of((action) => action.type === "back" && !action.joker && atStart(view, seat)))
    return { id: "dog-web-guide-four" };
  if (of((action) => action.type === "swap" && !action.joker)) return { id: "dog-web-guide-jack" };
  if (of((action) => "joker" in action && action.joker)) return { id: "dog-web-guide-joker" };
  return out ? told("dog-web-guide-out", out) : { id: "dog-web-guide-play" };
}

const atStart = (view: DogView, seat: number) => (view.stones[seat] ?? []).includes(FIELDS * seat);

/** The very first stone has come out and has not moved yet. */
function first(view: DogView, seat: number): boolean {
  return atStart(view, seat) && (view.stones[seat] ?? []).filter((place) => place === 120).length === 3;
}

/** Whether it would send an opponent home. */
function strikes(view: DogView, seat: number, action: DogAction): boolean {
  const rules = rulesOf(view);
  const met = hit(rules, view, seat, action);
  return met !== null && met[0] !== seat && !mates(rules, seat).includes(met[0]);
}
