import type { GameOption, Listing } from "../wire/types.ts";

export type Value = boolean | number | string;

/** What a table of so many seats has unless it is said otherwise. */
export function defaultOf(option: GameOption, seats: number): Value {
  return option.defaults[String(seats)] ?? false;
}

export function kindOf(option: GameOption): "switch" | "number" | "choice" {
  if (option.choices.length > 0) return "choice";
  return option.high > option.low ? "number" : "switch";
}

/** The options that make sense for so many seats. */
export function optionsFor(game: Listing, seats: number): GameOption[] {
  return game.options.filter((option) => option.seats.includes(seats));
}

/** Only what differs from the default, and only what makes sense for so many seats. */
export function changed(game: Listing, seats: number, chosen: Record<string, Value>): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const option of optionsFor(game, seats)) {
    const value = chosen[option.key];
    if (value !== undefined && value !== defaultOf(option, seats)) found[option.key] = value;
  }
  return found;
}

/** The seats that "play now" takes: four where four can play, otherwise the middle of what is possible. */
export function usualSeats(game: Listing): number {
  return game.seats.includes(4) ? 4 : (game.seats[Math.floor(game.seats.length / 2)] ?? 2);
}
