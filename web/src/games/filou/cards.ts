import type { FilouView, Seen } from "../../wire/types.ts";

/** The ten cards of a set, in the order of the actions: the id of laying a card is its place here (FIL-2). */
export const CARDS = ["-8", "-5", "3", "5", "8", "11", "15", "R", "SD", "BD"] as const;
export const ROUNDS = 9;

/** What the screen has to know of the table besides its views. */
export interface Rules {
  seats: number;
  /** Whether dogs leave the rabbit alone (FIL-22). */
  rabbitStays: boolean;
  showMice: boolean;
  showPiles: boolean;
}

export function rulesOf(game: Pick<Seen["game"], "seats" | "options">): Rules {
  const options = game.options as Record<string, unknown>;
  return {
    seats: game.seats,
    rabbitStays: options.rabbit_is_no_cat === true,
    showMice: options.show_mice === true,
    showPiles: options.show_piles === true,
  };
}

export const isDog = (card: string): boolean => card === "SD" || card === "BD";

/** What a card counts at the end: a rabbit and dogs nothing. */
export function value(card: string): number {
  return Number(card) || 0;
}

export function worth(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + value(card), 0);
}

/** How many cards a row has: three play with a dummy (FIL-30). */
export const places = (seats: number): number => (seats === 3 ? 4 : seats);

/** Whose card lies in each place of the row, null the dummy's (FIL-10, FIL-30). */
export function owners(seats: number, start: number): (number | null)[] {
  const players = Array.from({ length: seats }, (_, ahead) => (start + ahead) % seats);
  return seats === 3 ? [null, ...players] : players;
}

/** What is written on the mouse cards, the lowest first (FIL-5). */
export function mouseCards(seats: number): number[] {
  return { 3: [3, 6], 4: [2, 4, 6], 5: [2, 3, 4, 6] }[seats] ?? [];
}

/** Which places of an open row leave with the dogs (FIL-20 to FIL-23). */
interface Leaving {
  dogs: number[];
  cat: number | null;
}

export function leaving(row: readonly string[], rabbitStays: boolean): Leaving {
  const dogs = [...row.keys()].filter((place) => isDog(row[place] ?? ""));
  if (dogs.length !== 1) return { dogs, cat: null };
  const big = row[dogs[0] ?? 0] === "BD";
  let cat: number | null = null;
  for (const [place, card] of row.entries()) {
    if (isDog(card) || (card === "R" && rabbitStays)) continue;
    const best = cat === null ? null : value(row[cat] ?? "");
    if (best === null || (big ? value(card) > best : value(card) < best)) cat = place;
  }
  return { dogs, cat };
}

/** What is left of an open row for whoever takes it. */
export function kept(row: readonly string[], rabbitStays: boolean): string[] {
  const { dogs, cat } = leaving(row, rabbitStays);
  return row.filter((_, place) => !dogs.includes(place) && place !== cat);
}

/** Whether all others have passed and nobody has bid (FIL-14). */
export function lastOfAll(view: Pick<FilouView, "high" | "passed">): boolean {
  return view.high === 0 && view.passed.filter(Boolean).length === view.passed.length - 1;
}

const ORDER = new Map<string, number>(CARDS.map((card, place) => [card, place === 7 ? 1.5 : place]));

/** Cards from the worst to the best, the rabbit where its nothing belongs, dogs last. */
export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => (ORDER.get(one) ?? 0) - (ORDER.get(other) ?? 0));
}
