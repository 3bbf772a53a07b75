import type { DogEvent, DogView } from "../../wire/types.ts";
import { mates, type Rules } from "./board.ts";

/** A card on its way from one seat to another; which one is nobody's business. */
export interface Gift {
  from: number;
  to: number;
}

const seatsOf = ({ seats }: Rules) => Array.from({ length: seats }, (_, seat) => seat);

/** Who gives a card to whom, all at once, as far over the table as this one did (DOG-13, DOG-73). */
export function gifts(rules: Rules, giver: number, taker: number): Gift[] {
  if (rules.seats === 3) return [giver, taker].map((from) => ({ from, to: giver + taker - from }));
  const far = taker - giver + rules.seats;
  return givers(rules).map((from) => ({ from, to: (from + far) % rules.seats }));
}

/** Everybody draws from the right neighbour, who is next in playing order (DOG-74). */
export function drawing(rules: Rules): Gift[] {
  return seatsOf(rules).map((to) => ({ from: (to + 1) % rules.seats, to }));
}

/** Who gives to whom in a deal, for those who are not told: each to the mate, of two to the one and the other in turn. */
export function exchange(rules: Rules, deal: number): Gift[] {
  return givers(rules).map((from) => {
    const [near, far] = mates(rules, from);
    return { from, to: (deal % 2 === 0 ? far : undefined) ?? near ?? from };
  });
}

const givers = (rules: Rules) => seatsOf(rules).filter((seat) => mates(rules, seat).length > 0);

/** Whether nobody is left to choose a card after these events. */
export function allChose(rules: Rules, { chosen }: Pick<DogView, "chosen">, events: readonly DogEvent[]): boolean {
  const late = events.flatMap((event) => (event.event === "chose" ? [event.seat] : []));
  return givers(rules).every((seat) => chosen[seat] === true || late.includes(seat));
}

/**
 * The place of the event after which the cards change hands for those who give none and look on: they hear only that
 * the last has chosen. -1 if nothing changes hands, or if it is told.
 */
export function silentTrade(events: readonly DogEvent[], phase: DogView["phase"]): number {
  const last = events.findLastIndex(({ event }) => event === "chose");
  if (last < 0) return -1;
  const later = events.slice(last + 1);
  if (later.some(({ event }) => event === "gave")) return -1;
  const played = later.some(({ event }) => event === "played" || event === "dropped-out" || event === "dealt");
  return played || phase !== "swapping" ? last : -1;
}
