import type { DogEvent } from "../../wire/types.ts";
import type { Stones } from "./board.ts";

const NEST = 120;

export type Moving = number[][];

export const copy = (stones: Stones): Moving => stones.map((letters) => [...letters]);

/** Where a stone is after an event; the stones are changed. */
export function apply(stones: Moving, owner: number, letter: number, place: number): void {
  const letters = stones[owner];
  if (letters !== undefined) letters[letter] = place;
}

/** The stones as they stood before all this happened. */
export function before(stones: Stones, events: readonly DogEvent[]): Moving {
  const found = copy(stones);
  for (const event of [...events].reverse()) {
    if (event.event === "moved") apply(found, event.owner, event.stone, event.origin);
    if (event.event === "left-nest") apply(found, event.owner, event.stone, NEST);
    if (event.event === "sent-home") apply(found, event.owner, event.stone, event.field);
    if (event.event === "swapped") {
      apply(found, event.owner, event.stone, event.origin);
      apply(found, event.other_owner, event.other_stone, event.target);
    }
  }
  return found;
}

/** The stones with one of them on another place of the board. */
export function put(stones: Stones, owner: number, letter: number, place: number): Stones {
  const seen = place >= 300 ? NEST : place >= 200 ? 100 + (place % 10) : place;
  return stones.map((letters, seat) => (seat === owner ? letters.with(letter, seen) : letters));
}

/** The stones as they stand after all this has happened. */
export function after(stones: Stones, events: readonly DogEvent[]): Stones {
  let found = stones;
  const set = (owner: number, letter: number, seen: number) => {
    found = found.map((letters, seat) => (seat === owner ? letters.with(letter, seen) : letters));
  };
  for (const event of events) {
    if (event.event === "moved") set(event.owner, event.stone, event.target);
    if (event.event === "left-nest") set(event.owner, event.stone, event.field);
    if (event.event === "sent-home") set(event.owner, event.stone, NEST);
    if (event.event === "swapped") {
      set(event.owner, event.stone, event.target);
      set(event.other_owner, event.other_stone, event.origin);
    }
  }
  return found;
}

/** The stones that stand elsewhere, as seat and letter. */
export function differing(one: Stones, other: Stones): [number, number][] {
  return one.flatMap((letters, seat) =>
    letters.flatMap((place, letter): [number, number][] => (other[seat]?.[letter] === place ? [] : [[seat, letter]])),
  );
}
