import type { FilouEvent } from "../../wire/types.ts";
import { after, dogPlaces, placeOf, type Scene } from "./scene.ts";

/** From what has happened to what is shown, one thing after the other, in the order of the rules. */
export type Beat = { events: FilouEvent[]; ms: number } & (
  | { kind: "lay"; seat: number | null; place: number; card: string | null }
  | { kind: "flip"; places: number[]; cards: string[] }
  | { kind: "bid"; seat: number; from: number; to: number }
  | { kind: "pass"; seat: number; back: number; mice: number; mouse: number }
  | { kind: "chase"; dog: number; cat: number }
  | { kind: "leave"; dogs: number[] }
  | { kind: "pay"; seat: number; mice: number }
  | { kind: "take"; seat: number; places: number[] }
  | { kind: "lose"; places: number[] }
  | { kind: "fill"; mice: number[] }
  | { kind: "round"; from: number; to: number }
  | { kind: "score"; seats: number }
  | { kind: "say" }
);

const LAY_MS = 350;
const FLIP_MS = 300;
const MICE_MS = 420;
const CHASE_MS = 2000;
const LEAVE_MS = 1200;
const TAKE_MS = 1000;
const SAY_MS = 500;
const ROUND_MS = 450;
/** How long the count of one seat takes, and how long the whole count is looked at. */
const SEAT_MS = 900;
const LOOK_MS = 1800;

/** What to show of the events, beginning with the table as drawn. */
export function beats(events: readonly FilouEvent[], drawn: Scene): Beat[] {
  const found: Beat[] = [];
  let scene = drawn;
  for (const event of events) {
    const last = found.at(-1);
    if (event.event === "turned-up" && last?.kind === "flip") {
      last.places.push(event.place);
      last.cards.push(event.card);
      last.events.push(event);
    } else if (event.event === "choice" && last?.kind === "lay" && last.seat === event.seat) {
      last.card = event.card;
      last.events.push(event);
    } else {
      found.push(...beatsOf(event, scene));
    }
    scene = after(scene, event);
  }
  return found;
}

function beatsOf(event: FilouEvent, scene: Scene): Beat[] {
  const events = [event];
  switch (event.event) {
    case "chose":
      return [{ kind: "lay", seat: event.seat, place: placeOf(scene, event.seat), card: null, events, ms: LAY_MS }];
    case "choice":
      return [
        { kind: "lay", seat: event.seat, place: placeOf(scene, event.seat), card: event.card, events, ms: LAY_MS },
      ];
    case "row-laid":
      return event.seats[0] === null
        ? [{ kind: "lay", seat: null, place: 0, card: null, events, ms: LAY_MS }]
        : [{ kind: "say", events, ms: 0 }];
    case "turned-up":
      return [{ kind: "flip", places: [event.place], cards: [event.card], events, ms: FLIP_MS }];
    case "bid":
      return [
        {
          kind: "bid",
          seat: event.seat,
          from: scene.bids[event.seat] ?? 0,
          to: event.mice,
          events,
          ms: MICE_MS,
        },
      ];
    case "passed": {
      const mouse = scene.mouse.findIndex((mice) => mice !== null);
      const back = scene.bids[event.seat] ?? 0;
      const ms = event.mice + back > 0 ? MICE_MS : MICE_MS / 2;
      return [{ kind: "pass", seat: event.seat, back, mice: event.mice, mouse, events, ms }];
    }
    case "chased": {
      const dog = dogPlaces(scene)[0] ?? 0;
      return [{ kind: "chase", dog, cat: event.place, events, ms: CHASE_MS }];
    }
    case "dogs-left":
      return [{ kind: "leave", dogs: dogPlaces(scene), events, ms: LEAVE_MS }];
    case "row-taken":
      return [
        { kind: "pay", seat: event.seat, mice: event.mice, events: [], ms: MICE_MS },
        { kind: "take", seat: event.seat, places: lying(scene), events, ms: TAKE_MS },
      ];
    case "row-lost":
      return [{ kind: "lose", places: lying(scene), events, ms: TAKE_MS }];
    case "filled":
      return [{ kind: "fill", mice: event.mouse_cards, events, ms: MICE_MS }];
    case "not-filled":
      return [{ kind: "say", events, ms: SAY_MS }];
    case "round":
      return [{ kind: "round", from: scene.start, to: event.start, events, ms: ROUND_MS }];
    case "scored":
      return [{ kind: "score", seats: event.points.length, events, ms: SEAT_MS * event.points.length + LOOK_MS }];
    default:
      return [{ kind: "say", events, ms: 0 }];
  }
}

/** What is shown again backwards, the last first: each beat with the table as it was before it. */
interface TakenBack {
  beat: Beat;
  scene: Scene;
}

/** Only what moves is taken back; a count is not. */
export function takenBack(events: readonly FilouEvent[], before: Scene): TakenBack[] {
  const found: TakenBack[] = [];
  let scene = before;
  for (const beat of beats(events, before)) {
    if (beat.ms > 0 && beat.kind !== "score" && beat.kind !== "say") found.unshift({ beat, scene });
    scene = beat.events.reduce(after, scene);
  }
  return found;
}

const lying = (scene: Scene) => scene.row.flatMap((card, place) => (card === null ? [] : [place]));

/** Whoever comes back after a long time is shown only what belongs to the last round. */
export function recent(events: readonly FilouEvent[]): [old: FilouEvent[], fresh: FilouEvent[]] {
  const rounds = [...events.entries()].filter(([, event]) => event.event === "round").map(([place]) => place);
  const cut = rounds.length > 1 ? (rounds.at(-2) ?? -1) + 1 : 0;
  return [events.slice(0, cut), events.slice(cut)];
}

/** What is worth to be remembered of a batch: who got the row, else the last that was said. */
const TELLING = new Set(["row-taken", "row-lost"]);

export function telling(events: readonly FilouEvent[]): FilouEvent | null {
  const told = events.filter((event) => !["chose", "choice", "row-laid", "filled", "set"].includes(event.event));
  const ended = told.findLast((event) => TELLING.has(event.event));
  if (ended === undefined) return told.at(-1) ?? null;
  const begun = told
    .slice(told.indexOf(ended) + 1)
    .findLast((event) => ["bid", "passed", "turned-up"].includes(event.event));
  return begun ?? ended;
}

/** How much of the count is shown, 0 to 1; null while there is nothing to count. */
export function countShown(beat: Beat | undefined, part: number): number | null {
  if (beat?.kind !== "score") return null;
  return Math.min(1, (part * beat.ms) / (SEAT_MS * beat.seats));
}

export function ease(part: number): number {
  return part * part * (3 - 2 * part);
}

/** The part of a stretch of time within a longer one: 0 before it, 1 after it. */
export function stretch(part: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (part - from) / (to - from)));
}

/** A chase in its phases: the dog leaves its card, runs to the cat, the cat jumps, both run away. */
interface Chase {
  /** Along the way from the dog's place (0) to the cat's (1). */
  dog: number;
  /** How high the cat jumps for fright, 0 to 1. */
  jump: number;
  /** How far both have run out of the picture, 0 to 1. */
  away: number;
  /** How much of the two cards is left, 1 to 0. */
  cards: number;
}

export function chase(part: number): Chase {
  return {
    dog: ease(stretch(part, 0.16, 0.44)),
    jump: Math.sin(Math.PI * stretch(part, 0.4, 0.58)),
    away: stretch(part, 0.56, 1) ** 1.4,
    cards: 1 - stretch(part, 0.6, 0.95),
  };
}
