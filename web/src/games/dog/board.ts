import type { DogAction, DogView, Playing } from "../../wire/types.ts";

/**
 * The board as the rules know it. A place is a number: a ring field as it is, STALL + 10 * seat + k for place k of a
 * stall, NEST + 10 * seat + letter for a hollow of a nest.
 */
export const STALL = 200;
export const NEST = 300;
export const FIELDS = 16;

/** What a view writes for a stone in its nest, and what it adds to a place in the stall. */
const IN_NEST = 120;
const IN_STALL = 100;

/** What the board needs to know of a table. */
export interface Rules {
  seats: number;
  alone: boolean;
  teamsOfThree: boolean;
}

export type Stones = readonly (readonly number[])[];

export function rulesOf(game: Pick<Playing, "seats" | "options">): Rules {
  const { options } = game;
  return {
    seats: game.seats,
    alone: options.everyone_alone === true,
    teamsOfThree: options.teams_of_three === true,
  };
}

/** How many starts the ring has: three with a team of two play on the board for four (DOG-60). */
export function starts(rules: Rules): number {
  return rules.seats === 3 && !rules.alone ? 4 : rules.seats;
}

function ringSize(rules: Rules): number {
  return FIELDS * starts(rules);
}

/** Whom a seat plays together with, nearest in playing order first (DOG-1, DOG-60, DOG-73, DOG-74). */
export function mates(rules: Rules, seat: number): number[] {
  const { seats } = rules;
  if (rules.alone) return [];
  if (seats === 3) return seat === 1 ? [] : [2 - seat];
  if (rules.teamsOfThree) return [(seat + 2) % 6, (seat + 4) % 6];
  return [(seat + seats / 2) % seats];
}

/** One number per seat, the same for those who win together. */
export function parties(rules: Rules): number[] {
  return Array.from({ length: rules.seats }, (_, seat) => Math.min(seat, ...mates(rules, seat)));
}

/** The seat that plays alone against a team of two, or -1 (DOG-60). */
export function loneSeat(rules: Rules): number {
  return rules.seats === 3 && !rules.alone ? 1 : -1;
}

/** Where a stone stands, as a place of the board. */
export function placeOf(seat: number, letter: number, seen: number): number {
  if (seen === IN_NEST) return NEST + 10 * seat + letter;
  return seen > IN_STALL ? STALL + 10 * seat + seen - IN_STALL : seen;
}

export function finished(stones: Stones, seat: number): boolean {
  return (stones[seat] ?? []).every((place) => place > IN_STALL && place < IN_NEST);
}

/** Whose stones a seat plays: its own until all are home, then an unfinished mate's (DOG-55, DOG-73). */
export function ownerOf(rules: Rules, stones: Stones, seat: number, group: number): number {
  if (!finished(stones, seat)) return seat;
  const open = mates(rules, seat).filter((mate) => !finished(stones, mate));
  return open[Math.min(group, open.length - 1)] ?? seat;
}

/** Whom a seat helps whose own stones are all home (DOG-55); null as long as they are not, or everybody is home. */
export function helped(rules: Rules, stones: Stones, seat: number): number | null {
  const owner = ownerOf(rules, stones, seat, 0);
  return owner === seat ? null : owner;
}

/** A walk forward, place by place, turning in at the owner's start if it goes home (DOG-50). */
export function walk(rules: Rules, owner: number, from: number, fields: number, home: boolean): number[] {
  const steps = (count: number) => Array.from({ length: count + 1 }, (_, step) => step);
  if (from >= STALL) return steps(fields).map((step) => from + step);
  const size = ringSize(rules);
  if (!home) return steps(fields).map((step) => (from + step) % size);
  const before = (FIELDS * owner - from + size) % size;
  const ring = steps(before).map((step) => (from + step) % size);
  return [...ring, ...steps(fields - before - 1).map((depth) => STALL + 10 * owner + depth + 1)];
}

/** Single steps, each along the ring or into and inside the owner's stall: the places from first to last. */
export function stepwise(rules: Rules, owner: number, from: number, homes: readonly boolean[]): number[] {
  const places = [from];
  for (const home of homes) places.push(walk(rules, owner, places.at(-1) ?? from, 1, home)[1] ?? from);
  return places;
}

export function walkBack(rules: Rules, from: number, fields: number): number[] {
  const size = ringSize(rules);
  return Array.from({ length: fields + 1 }, (_, step) => (from - step + size) % size);
}

/** The places from where an action takes a stone to where it ends; empty if it moves none. */
export function way(rules: Rules, stones: Stones, seat: number, action: DogAction): number[] {
  const at = (owner: number, letter: number) => placeOf(owner, letter, stones[owner]?.[letter] ?? IN_NEST);
  switch (action.type) {
    case "forward": {
      const owner = ownerOf(rules, stones, seat, action.group);
      return walk(rules, owner, at(owner, action.stone), action.fields, action.home);
    }
    case "step": {
      const owner = (seat + action.ahead) % rules.seats;
      return walk(rules, owner, at(owner, action.stone), 1, action.home);
    }
    case "back":
      return walkBack(rules, at(ownerOf(rules, stones, seat, action.group), action.stone), 4);
    case "swap": {
      const owner = ownerOf(rules, stones, seat, action.group);
      return [at(owner, action.stone), at((seat + action.ahead) % rules.seats, action.other)];
    }
    case "out": {
      const owner = ownerOf(rules, stones, seat, action.group);
      const letter = Math.max(0, (stones[owner] ?? []).indexOf(IN_NEST));
      return [NEST + 10 * owner + letter, FIELDS * owner];
    }
    default:
      return [];
  }
}

/** The stone that an action moves, as seat and letter; null if it moves none. */
export function mover(rules: Rules, stones: Stones, seat: number, action: DogAction): [number, number] | null {
  switch (action.type) {
    case "forward":
    case "back":
    case "swap":
      return [ownerOf(rules, stones, seat, action.group), action.stone];
    case "step":
      return [(seat + action.ahead) % rules.seats, action.stone];
    case "out": {
      const owner = ownerOf(rules, stones, seat, action.group);
      return [owner, Math.max(0, (stones[owner] ?? []).indexOf(IN_NEST))];
    }
    default:
      return null;
  }
}

/** The stone that stands on a ring field or in a stall, as seat and letter. */
export function stoneOn(stones: Stones, place: number): [number, number] | null {
  for (const [seat, letters] of stones.entries()) {
    for (const [letter, seen] of letters.entries()) {
      if (placeOf(seat, letter, seen) === place) return [seat, letter];
    }
  }
  return null;
}

/** Whom the action would send home: who stands where it ends, unless it is swapped (DOG-32, DOG-40). */
export function hit(rules: Rules, view: DogView, seat: number, action: DogAction): [number, number] | null {
  const places = way(rules, view.stones, seat, action);
  const end = places.at(-1);
  if (end === undefined || end >= STALL || end === places[0] || action.type === "swap") return null;
  return stoneOn(view.stones, end);
}

/** Whom a walk of single steps sends home: everybody it meets on the ring (DOG-42). */
export function met(view: DogView, places: readonly number[]): [number, number][] {
  return places.slice(1).flatMap((place) => {
    const stone = place < STALL ? stoneOn(view.stones, place) : null;
    return stone === null ? [] : [stone];
  });
}
