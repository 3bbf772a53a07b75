import type { KlaefferConvinced, KlaefferEvent } from "../../wire/types.ts";
import { DISTRICTS, districtOf, ENOUGH, SIDE, votes } from "./cards.ts";

/** What placing a card would bring, as the house says when it is tried. */
export interface Preview {
  place: number;
  card: string;
  column: number;
  row: number;
  /** The places whose cards would be taken. */
  taken: number[];
  crisis: boolean;
}

/** Reads a preview out of what would happen, or what one could choose then; null when nothing would be placed. */
export function previewOf(events: readonly KlaefferEvent[], convinced?: KlaefferConvinced | null): Preview | null {
  const placed = events.find((event) => event.event === "placed");
  const taken = events.find((event) => event.event === "taken");
  if (placed?.event === "placed" && convinced != null) return chosen(placed.card, convinced);
  if (placed?.event !== "placed" || taken?.event !== "taken") return null;
  return {
    place: placed.place,
    card: placed.card,
    column: taken.column_votes,
    row: taken.row_votes,
    taken: taken.places,
    crisis: events.some((event) => event.event === "crisis"),
  };
}

/** What a card that was placed has convinced, and may be taken or left (KLF-12). */
export function chosen(card: string, convinced: KlaefferConvinced): Preview {
  const { place, places: taken, column_votes: column, row_votes: row } = convinced;
  return { place, card, column, row, taken, crisis: false };
}

/** What a place brings, in one word; unmatched is a line with enough votes and nobody like the card in it. */
export function bringsOf({ crisis, taken, column, row }: Preview): "crisis" | "cards" | "unmatched" | "nothing" {
  if (crisis) return "crisis";
  if (taken.length > 0) return "cards";
  return Math.max(column, row) >= ENOUGH ? "unmatched" : "nothing";
}

/** A line through a place: its places, and those of them that lie with it without a gap. */
export interface Line {
  places: number[];
  run: number[];
  votes: number;
  enough: boolean;
}

/** The column and the row through a place, to be drawn; their votes are the house's. */
export function lines(council: readonly (string | null)[], preview: Preview): { column: Line; row: Line } {
  const { place } = preview;
  const first = place % SIDE;
  const begin = place - first;
  const column = [0, 1, 2, 3].map((index) => first + SIDE * index);
  const row = [0, 1, 2, 3].map((index) => begin + index);
  const line = (places: number[], votes: number): Line => ({
    places,
    run: run(council, places, place),
    votes,
    enough: votes >= ENOUGH,
  });
  return { column: line(column, preview.column), row: line(row, preview.row) };
}

/** The unbroken run of a line through a place (KLF-12). */
export function run(council: readonly (string | null)[], places: readonly number[], place: number): number[] {
  const at = places.indexOf(place);
  const full = (index: number) => index === at || council[places[index] ?? -1] != null;
  let [from, to] = [at, at];
  while (from > 0 && full(from - 1)) from -= 1;
  while (to < places.length - 1 && full(to + 1)) to += 1;
  return places.slice(from, to + 1);
}

/** The votes that a preview would bring, by district. */
export function gains(council: readonly (string | null)[], { taken }: Preview): number[] {
  const cards = taken.flatMap((place) => council[place] ?? []);
  return [...DISTRICTS].map((_, district) => votes(cards.filter((card) => districtOf(card) === district)));
}
