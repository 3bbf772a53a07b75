import type { DogAction, DogEvent, DogView } from "../../wire/types.ts";
import { type GameScreen, type Line, since } from "../contract.ts";
import { FIELDS, finished, helped, hit, mates, type Rules } from "./board.ts";
import { cardOf } from "./choices.ts";

const OPENERS = ["A", "K", "*"];

/** What somebody who plays for the first time is told now. */
export const guide: NonNullable<GameScreen<DogView, DogEvent, DogAction>["guide"]> = (
  view,
  seat,
  legal,
  { turn, heard },
) => {
  if (view.phase === "over") return [];
  if (view.phase === "swapping") return legal.length === 0 ? [] : swapping(view, turn[0]);
  const lately = since(heard, (event) => event.event === "played" && event.seat === seat);
  const news = happened(view, seat, lately);
  if (view.turn !== seat || legal.length === 0) return news.length > 0 ? news : waiting(view, seat);
  const actions = legal.map(({ action }) => action);
  const now = playing(view, seat, turn, actions);
  // A card that opens the nest and was just given says already what it does.
  const twice = news.some(({ id }) => id === "dog-guide-gift") && now[0]?.id === "dog-guide-out";
  return [...news, ...(twice ? now.slice(1) : now)];
};

/** Before a round: who one is, and what one gives; the lesson's own gift, if there is one. */
function swapping(view: DogView, gift: DogAction | undefined): Line[] {
  if (view.choice !== null) return [{ id: "dog-guide-given" }];
  if (view.deal > 1) return [{ id: "dog-guide-again" }];
  const hello = { id: view.stones.length === 3 ? "dog-guide-hello-three" : "dog-guide-hello" };
  const doors = view.hand.filter((card) => OPENERS.includes(card)).length;
  if (gift?.type === "give" && OPENERS.includes(gift.card) && doors > 1) return [hello, { id: "dog-guide-give-door" }];
  return [hello, { id: doors > 0 && gift?.type === "give" ? "dog-guide-keep-door" : "dog-guide-give" }];
}

/** The table of a view; a guided game has no other options than the usual ones. */
function rulesOf(view: DogView): Rules {
  const seats = view.stones.length;
  return { seats, alone: seats === 2 || seats === 5, teamsOfThree: false };
}

/** What has happened to oneself since the own last turn, and how the lone one of three comes out; one thing at a time. */
function happened(view: DogView, seat: number, lately: DogEvent[]): Line[] {
  const lone = lately.some(
    (event) => event.event === "played" && event.seat === 1 && !OPENERS.includes(event.card) && leaves(lately, event),
  );
  if (lately.some((event) => event.event === "sent-home" && event.owner === seat)) return [{ id: "dog-guide-lost" }];
  if (lately.some((event) => event.event === "swapped" && event.other_owner === seat))
    return [{ id: "dog-guide-swapped" }];
  if (lone && view.stones.length === 3) return [{ id: "dog-guide-lone" }];
  const gift = lately.findLast((event) => event.event === "received");
  if (gift?.event === "received" && OPENERS.includes(gift.card)) return [told("dog-guide-gift", gift.card)];
  return [];
}

/** Whether this very card has brought somebody out. */
function leaves(lately: DogEvent[], played: DogEvent): boolean {
  const next = lately.slice(lately.indexOf(played) + 1).findIndex(({ event }) => event === "played");
  const after = lately.slice(lately.indexOf(played) + 1);
  return (next < 0 ? after : after.slice(0, next)).some(({ event }) => event === "left-nest");
}

function waiting(view: DogView, seat: number): Line[] {
  return [{ id: view.held[seat] === 0 ? "dog-guide-rest" : "dog-guide-wait" }];
}

const told = (id: string, card: string): Line => ({ id, args: { card: Number(card) || card } });

/** The lesson's own turn explained; without one, what the cards that could be played are for. */
function playing(view: DogView, seat: number, [turn, ...rest]: DogAction[], legal: DogAction[]): Line[] {
  if (legal.some((action) => action.type === "drop")) return [{ id: "dog-guide-drop" }];
  if (view.left > 0) return [{ id: "dog-guide-seven" }];
  if (turn !== undefined) {
    if (rest.some((action) => helps(view, seat, action))) return [{ id: "dog-guide-seven-partner" }];
    const explained = explain(view, seat, turn);
    if (cardOf(turn) === "*")
      return [{ id: "dog-guide-joker" }, ...[explained].filter(({ id }) => id !== "dog-guide-joker")];
    return turn.type === "swap" || turn.type === "step" ? [explained] : [explained, { id: "dog-guide-tap" }];
  }
  if (first(view, seat)) return [{ id: "dog-guide-walk" }];
  if (helped(rulesOf(view), view.stones, seat) !== null) return [{ id: "dog-guide-partner" }];
  const telling = legal.find((action) => explain(view, seat, action).id !== "dog-guide-play");
  return [telling === undefined ? { id: "dog-guide-play" } : explain(view, seat, telling)];
}

/** What an action is good for, the most telling thing first. */
function explain(view: DogView, seat: number, action: DogAction): Line {
  const card = cardOf(action) ?? "*";
  if (action.type === "forward" && action.home && !finished(view.stones, seat)) return told("dog-guide-home", card);
  if (action.type === "forward" && strikes(view, seat, action)) return told("dog-guide-hit", card);
  if (action.type === "out") return told("dog-guide-out", card);
  if (card === "*") return { id: "dog-guide-joker" };
  if (action.type === "step") return { id: "dog-guide-seven-card" };
  if (action.type === "back" && atStart(view, seat)) return { id: "dog-guide-four" };
  if (action.type === "swap") return { id: "dog-guide-jack" };
  return { id: first(view, seat) ? "dog-guide-walk" : "dog-guide-play" };
}

const atStart = (view: DogView, seat: number) => (view.stones[seat] ?? []).includes(FIELDS * seat);

/** The very first stone has come out and has not moved yet. */
function first(view: DogView, seat: number): boolean {
  return atStart(view, seat) && (view.stones[seat] ?? []).filter((place) => place === 120).length === 3;
}

/** Whether a step of a seven is one of the partner's. */
function helps(view: DogView, seat: number, action: DogAction): boolean {
  if (action.type !== "step") return false;
  return mates(rulesOf(view), seat).includes((seat + action.ahead) % view.stones.length);
}

/** Whether it would send an opponent home. */
function strikes(view: DogView, seat: number, action: DogAction): boolean {
  const rules = rulesOf(view);
  const met = hit(rules, view, seat, action);
  return met !== null && met[0] !== seat && !mates(rules, seat).includes(met[0]);
}
