import type { KlaefferEvent, KlaefferView, TurnUndone } from "../../wire/types.ts";
import { DISTRICTS, districtOf } from "./cards.ts";
import type { Row } from "./choices.ts";

/** What of a table is drawn, which may be behind the newest truth while something is shown. */
export type Drawn = Pick<
  KlaefferView,
  "hand" | "backs" | "council" | "left" | "right" | "districts" | "bad_points" | "secured"
> & {
  seat: number | null;
  /** The slot that waits for its new card, by seat. */
  gaps: Record<number, number>;
  /** The row from which was drawn last; the refill comes from it. */
  row: Row;
};

export function drawnOf(view: KlaefferView): Drawn {
  const { seat, hand, backs, council, left, right, districts, bad_points, secured } = view;
  return { seat, hand, backs, council, left, right, districts, bad_points, secured, gaps: {}, row: "left" };
}

/** One thing that is shown, with how long it takes; the event is true when it is over. */
export interface Beat {
  kind:
    | "deal"
    | "give"
    | "place"
    | "judge"
    | "crisis"
    | "take"
    | "draw"
    | "refill"
    | "last"
    | "decline"
    | "hand"
    | "score";
  event: KlaefferEvent;
  ms: number;
}

const FLY_MS = 350;
export const FILL_MS = 300;
export const GIVE_MS = 550;
/** Whoever is given a district reads that, too. */
const GIVEN_MS = 1700;

/** What to show of the events, in the order of the rules; what was seen in a preview is not shown again. */
export function beats(
  events: readonly KlaefferEvent[],
  seats: number,
  previewed: string | null = null,
  me: number | null = null,
): Beat[] {
  const found: Beat[] = [];
  const add = (kind: Beat["kind"], event: KlaefferEvent, ms: number) => found.push({ kind, event, ms });
  for (const event of events) {
    switch (event.event) {
      case "gave-away":
        add("give", event, event.to === me ? GIVEN_MS : GIVE_MS);
        break;
      case "placed":
        add("place", event, `${event.card}${event.place}` === previewed ? 0 : FLY_MS);
        break;
      case "crisis":
        add("crisis", event, 1100);
        break;
      case "taken":
        if (event.cards.length === 0) add("judge", event, 450);
        else {
          add("judge", event, 700);
          add("take", event, 500);
        }
        break;
      case "drew":
        add("draw", event, FLY_MS);
        break;
      case "refilled":
        add("refill", event, FILL_MS * event.cards.length);
        break;
      case "last-turns":
        add("last", event, 1600);
        break;
      case "declined":
        add("decline", event, 500);
        break;
      case "hand-scored":
        add("hand", event, 700);
        break;
      case "scored":
        add("score", event, 900 * DISTRICTS.length + 600 + 100 * seats);
        break;
      default:
        break;
    }
  }
  return found;
}

/** Events older than the last round are not shown in motion. */
export function recent(events: readonly KlaefferEvent[], seats: number): [KlaefferEvent[], KlaefferEvent[]] {
  const ends = events.flatMap((event, index) =>
    event.event === "placed" || event.event === "declined" ? [index] : [],
  );
  const from = ends.length > seats ? (ends[ends.length - seats] ?? 0) : 0;
  return [events.slice(0, from), events.slice(from)];
}

/** What is drawn after an event. */
export function after(drawn: Drawn, event: KlaefferEvent): Drawn {
  switch (event.event) {
    case "gave-away":
      return given(drawn, event.seat, event.to, event.district, event.cards);
    case "placed":
      return placed(drawn, event.seat, event.card, event.place);
    case "taken": {
      const council = drawn.council.map((card, place) => (event.places.includes(place) ? null : card));
      return { ...drawn, council, districts: laid(drawn.districts, event.seat, event.cards) };
    }
    case "drew":
      return drew(drawn, event.seat, event.row, event.district);
    case "drew-card": {
      if (event.seat !== drawn.seat) return drawn;
      const slot = drawn.gaps[event.seat] ?? drawn.hand.indexOf(null);
      return slot < 0 ? drawn : { ...drawn, hand: drawn.hand.with(slot, event.card) };
    }
    case "refilled": {
      let found = drawn;
      event.places.forEach((place, index) => {
        const card = event.cards[index] ?? "";
        if (found.council[place] !== card) found = refilled(found, place, card);
      });
      return found;
    }
    case "hand-scored": {
      const none = (slots: (string | null)[]) => slots.map(() => null);
      return {
        ...drawn,
        hand: event.seat === drawn.seat ? none(drawn.hand) : drawn.hand,
        backs: drawn.backs.map((slots, seat) => (seat === event.seat ? none(slots) : slots)),
        districts: laid(drawn.districts, event.seat, event.cards),
      };
    }
    case "scored":
      return { ...drawn, bad_points: event.bad_points, secured: event.secured };
    default:
      return drawn;
  }
}

function laid(districts: string[][][], seat: number, cards: readonly string[]): string[][][] {
  return districts.map((own, other) =>
    other === seat
      ? own.map((pile, district) => [...pile, ...cards.filter((card) => districtOf(card) === district)])
      : own,
  );
}

function given(drawn: Drawn, seat: number, to: number, district: number, pile: string[]): Drawn {
  const districts = drawn.districts.map((own, other) =>
    other === seat ? own.with(district, []) : other === to ? own.with(district, pile) : own,
  );
  return { ...drawn, districts };
}

/** Which slot of the hand a card left: the own one is known, of others only the colour. */
export function slotOf(drawn: Drawn, seat: number, card: string): number {
  return seat === drawn.seat ? drawn.hand.indexOf(card) : (drawn.backs[seat] ?? []).indexOf(card[0] ?? "");
}

function placed(drawn: Drawn, seat: number, card: string, place: number): Drawn {
  const slot = slotOf(drawn, seat, card);
  const council = drawn.council.with(place, card);
  if (slot < 0) return { ...drawn, council };
  const backs = drawn.backs.map((slots, other) => (other === seat ? slots.with(slot, null) : slots));
  const hand = seat === drawn.seat ? drawn.hand.with(slot, null) : drawn.hand;
  return { ...drawn, council, backs, hand, gaps: { ...drawn.gaps, [seat]: slot } };
}

function drew(drawn: Drawn, seat: number, row: Row, district: number): Drawn {
  const slot = drawn.gaps[seat] ?? (drawn.backs[seat] ?? []).indexOf(null);
  const letter = DISTRICTS[district] ?? null;
  const backs = drawn.backs.map((slots, other) => (other === seat && slot >= 0 ? slots.with(slot, letter) : slots));
  return { ...drawn, backs, row, [row]: drawn[row].slice(1) };
}

/** One card of a refill: from the row just drawn from, and from the other when that is empty (KLF-15). */
export function refilled(drawn: Drawn, place: number, card: string): Drawn {
  const row = rowFor(drawn);
  return { ...drawn, row, council: drawn.council.with(place, card), [row]: drawn[row].slice(1) };
}

/** Both draw rows are used up (KLF-20). */
export const drained = ({ left, right }: Pick<Drawn, Row>): boolean => left.length + right.length === 0;

export function rowFor(drawn: Drawn): Row {
  if (drawn[drawn.row].length > 0) return drawn.row;
  return drawn.row === "left" ? "right" : "left";
}

/** What was placed and taken last, to stay marked until the next turn. */
export interface Mark {
  seat: number | null;
  /** NOWHERE when one only saw how the council was filled. */
  place: number;
  taken: number[];
  filled: number[];
}

const NOWHERE = -1;

export function markOf(events: readonly (KlaefferEvent | TurnUndone)[], before: Mark | null): Mark | null {
  let found = before;
  for (const event of events) {
    if (event.event === "undone") found = null;
    if (event.event === "placed") found = { seat: event.seat, place: event.place, taken: [], filled: [] };
    if (event.event === "taken" && found !== null) found = { ...found, taken: event.places };
    if (event.event === "refilled") {
      found = { ...(found ?? { seat: null, place: NOWHERE, taken: [] }), filled: event.places };
    }
  }
  return found;
}
