import type { FilouView } from "../../wire/types.ts";
import { sorted, worth } from "./cards.ts";
import { ownMice } from "./words.ts";

/** How one seat's points came about (FIL-40). */
interface Counted {
  seat: number;
  /** Its pile, the worst cards first. */
  pile: string[];
  cards: number;
  mice: number;
  points: number;
  won: boolean;
}

/** The seats from the last to the winner's: the best comes at the end. */
export function counted(view: FilouView): Counted[] {
  const all = view.won.map((cards, seat): Counted => {
    const [value, mice] = [worth(cards), ownMice(view, seat)];
    return { seat, pile: sorted(cards), cards: value, mice, points: view.points?.[seat] ?? value + mice, won: false };
  });
  const best = all.reduce((most, one) => (beats(one, most) ? one : most), all[0] as Counted);
  for (const one of all) one.won = one.points === best.points && one.cards === best.cards;
  return all;
}

const beats = (one: Counted, other: Counted) =>
  one.points > other.points || (one.points === other.points && one.cards > other.cards);

/** What of a seat's count is shown at a part of the whole: its pile, its mice, its sum, each 0 to 1. */
export function counting(part: number, index: number, seats: number): { pile: number; mice: number; sum: number } {
  const own = Math.min(1, Math.max(0, part * seats - index));
  const within = (from: number, to: number) => Math.min(1, Math.max(0, (own - from) / (to - from)));
  return { pile: within(0, 0.6), mice: within(0.6, 0.75), sum: within(0.75, 0.9) };
}
