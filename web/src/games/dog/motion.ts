import type { DogEvent, DogView } from "../../wire/types.ts";
import { placeOf, type Rules, type Stones, walk, walkBack } from "./board.ts";
import { apply, copy } from "./stones.ts";
import { drawing, exchange, type Gift, gifts, silentTrade } from "./trade.ts";

/** From what has happened to what is shown, one thing after the other, in the order of the rules. */
export type Beat =
  | { kind: "walk"; owner: number; stone: number; places: number[]; ms: number }
  | { kind: "hop"; owner: number; stone: number; from: number; to: number; home: boolean; ms: number }
  | { kind: "swap"; moves: { owner: number; stone: number; from: number; to: number }[]; ms: number }
  | { kind: "card"; seat: number; card: string; as: string; ms: number }
  | { kind: "pickup"; seat: number; card: string; as: string; ms: number }
  | { kind: "drop"; seat: number; cards: string[]; ms: number }
  | { kind: "trade"; moves: Gift[]; ms: number }
  | { kind: "joy"; seat: number; ms: number }
  | { kind: "shuffle"; ms: number };

/** A move that is marked because it was the last: whose stone went from where to where. */
export interface Mark {
  owner: number;
  from: number;
  to: number;
  /** The other stone went the other way. */
  swap?: boolean;
}

/** What is known of the truth that the events lead to. */
export type Ending = Pick<DogView, "phase" | "deal">;

const FIELD_MS = 120;
export const LONGEST_MS = 1200;
export const HOP_MS = 250;
const SWAP_MS = 500;
const CARD_MS = 350;
const TRADE_MS = 700;
const JOY_MS = 800;
const NEST = 120;

/** What to show of the events, beginning with the stones as drawn; what was seen in a preview is not shown again. */
export function beats(events: readonly DogEvent[], drawn: Stones, rules: Rules, view?: Ending): Beat[] {
  const silent = view === undefined ? -1 : silentTrade(events, view.phase);
  const stones = copy(drawn);
  const found: Beat[] = [];
  const at = (owner: number, letter: number) => stones[owner]?.[letter];
  for (const [place, event] of events.entries()) {
    switch (event.event) {
      case "chose":
        if (place === silent) found.push({ kind: "trade", moves: exchange(rules, view?.deal ?? 1), ms: TRADE_MS });
        break;
      case "played":
        found.push({ kind: "card", seat: event.seat, card: event.card, as: event.shown, ms: CARD_MS });
        break;
      case "dropped-out":
        found.push({ kind: "drop", seat: event.seat, cards: event.cards, ms: CARD_MS });
        break;
      case "gave":
        found.push({ kind: "trade", moves: gifts(rules, event.seat, event.to), ms: TRADE_MS });
        break;
      case "drawn":
        found.push({ kind: "trade", moves: drawing(rules), ms: TRADE_MS });
        break;
      case "finished":
        found.push({ kind: "joy", seat: event.seat, ms: JOY_MS });
        break;
      case "reshuffled":
        found.push({ kind: "shuffle", ms: CARD_MS });
        break;
      case "moved":
        if (at(event.owner, event.stone) !== event.origin) break;
        apply(stones, event.owner, event.stone, event.target);
        append(found, event.owner, event.stone, route(rules, event.owner, event.stone, event));
        break;
      case "left-nest":
        if (at(event.owner, event.stone) !== NEST) break;
        apply(stones, event.owner, event.stone, event.field);
        found.push(hop(event.owner, event.stone, NEST, event.field));
        break;
      case "sent-home":
        if (at(event.owner, event.stone) !== event.field) break;
        apply(stones, event.owner, event.stone, NEST);
        found.push(hop(event.owner, event.stone, event.field, NEST));
        break;
      case "swapped":
        if (at(event.owner, event.stone) !== event.origin) break;
        apply(stones, event.owner, event.stone, event.target);
        apply(stones, event.other_owner, event.other_stone, event.origin);
        found.push({
          kind: "swap",
          moves: [
            { owner: event.owner, stone: event.stone, from: event.origin, to: event.target },
            { owner: event.other_owner, stone: event.other_stone, from: event.target, to: event.origin },
          ],
          ms: SWAP_MS,
        });
    }
  }
  return found;
}

interface Route {
  origin: number;
  target: number;
  fields: number;
}

function route(rules: Rules, owner: number, letter: number, { origin, target, fields }: Route): number[] {
  const from = placeOf(owner, letter, origin);
  if (fields < 0) return walkBack(rules, from, -fields);
  return walk(rules, owner, from, fields, target > 100);
}

/** A stone that goes on where it stopped walks on without a pause (a seven). */
function append(found: Beat[], owner: number, stone: number, places: number[]): void {
  const last = found.at(-1);
  if (last?.kind === "walk" && last.owner === owner && last.stone === stone && last.places.at(-1) === places[0]) {
    last.places.push(...places.slice(1));
    last.ms = walkMs(last.places.length - 1);
  } else {
    found.push({ kind: "walk", owner, stone, places, ms: walkMs(places.length - 1) });
  }
}

const walkMs = (fields: number) => Math.min(LONGEST_MS, FIELD_MS * fields);

function hop(owner: number, stone: number, from: number, to: number): Beat {
  const ends = { from: placeOf(owner, stone, from), to: placeOf(owner, stone, to) };
  return { kind: "hop", owner, stone, ...ends, home: to === NEST, ms: HOP_MS };
}

/** Whoever comes back after a long time is shown only the last round of turns. */
export function recent(events: readonly DogEvent[], seats: number): [old: DogEvent[], fresh: DogEvent[]] {
  const turns = [...events.entries()].filter(([, event]) => event.event === "played" || event.event === "dropped-out");
  const cut = turns.length > 2 * seats ? (turns.at(-seats)?.[0] ?? 0) : 0;
  return [events.slice(0, cut), events.slice(cut)];
}

/** What the last turn has changed: where its stones came from and where they stand. */
export function marks(events: readonly DogEvent[], old: readonly Mark[]): Mark[] {
  let found = [...old];
  for (const event of events) {
    if (event.event === "played" || event.event === "dropped-out") found = [];
    if (event.event === "moved") {
      const [from, to] = [
        placeOf(event.owner, event.stone, event.origin),
        placeOf(event.owner, event.stone, event.target),
      ];
      const going = found.find((mark) => mark.owner === event.owner && mark.to === from);
      if (going !== undefined) going.to = to;
      else found.push({ owner: event.owner, from, to });
    }
    if (event.event === "left-nest") {
      found.push({ owner: event.owner, from: placeOf(event.owner, event.stone, NEST), to: event.field });
    }
    if (event.event === "swapped") {
      found.push({ owner: event.owner, from: event.origin, to: event.target, swap: true });
      found.push({ owner: event.other_owner, from: event.target, to: event.origin });
    }
  }
  return found;
}

/** Where something of the log happened: as the last move is marked, and where somebody had to go home from. */
export function pointed(events: readonly DogEvent[]): Mark[] {
  const sent = events.flatMap((event) =>
    event.event === "sent-home"
      ? [{ owner: event.owner, from: placeOf(event.owner, event.stone, NEST), to: event.field }]
      : [],
  );
  return [...marks(events, []), ...sent];
}

/** Where a walking stone is at a part of its way, 0 to 1: between which places, and how far. */
export function stride(places: readonly number[], part: number): { from: number; to: number; part: number } {
  const steps = places.length - 1;
  const walked = Math.min(Math.max(part, 0), 1) * steps;
  const index = Math.min(Math.floor(walked), steps - 1);
  return { from: places[index] ?? 0, to: places[index + 1] ?? places[index] ?? 0, part: walked - index };
}
