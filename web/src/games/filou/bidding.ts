import type { FilouAction, FilouView } from "../../wire/types.ts";
import { lastOfAll } from "./cards.ts";
import type { Scene } from "./scene.ts";

/** What may be bid now. */
export interface Offer {
  id: number;
  action: FilouAction;
}

export interface Bidding {
  /** The id of passing; null when it is not one's turn. */
  pass: number | null;
  /** The least and the most that may be bid; both 0 when nothing may. */
  least: number;
  most: number;
  /** What passing pays now. */
  pays: number;
  /** Whether one is the last and nobody has bid (FIL-14). */
  last: boolean;
}

export const STEPS = [1, 2, 5] as const;

export function bidding(offers: readonly Offer[], view: FilouView): Bidding {
  const bids = offers.flatMap(({ action }) => (action.type === "bid" ? [action.mice] : []));
  const last = lastOfAll(view);
  return {
    pass: offers.find(({ action }) => action.type === "pass")?.id ?? null,
    least: bids.length > 0 ? Math.min(...bids) : 0,
    most: bids.length > 0 ? Math.max(...bids) : 0,
    pays: last ? 0 : (view.mouse_cards[0] ?? 0),
    last,
  };
}

/** While something is shown nothing can be bid, and passing would pay what lies there now. */
export function watching(scene: Scene): Bidding {
  const pays = scene.mouse.find((mice) => mice !== null) ?? 0;
  return { pass: null, least: 0, most: 0, pays, last: false };
}

/** The id of bidding so many mice, legal or not, or all there are; null until the actions are known. */
export function bidId(actions: readonly FilouAction[], mice: number): number | null {
  const id = actions.findLastIndex((action) => action.type === "bid" && action.mice <= mice);
  return id < 0 ? null : id;
}

export function layId(actions: readonly FilouAction[], card: string): number | null {
  const id = actions.findIndex((action) => action.type === "lay" && action.card === card);
  return id < 0 ? null : id;
}

/** Whether so many mice may be bid. */
export function allowed({ least, most }: Pick<Bidding, "least" | "most">, mice: number): boolean {
  return most > 0 && mice >= least && mice <= most;
}

/** An amount within what may be bid. */
export function within({ least, most }: Pick<Bidding, "least" | "most">, amount: number): number {
  return Math.max(least, Math.min(most, Math.round(amount) || least));
}

/** A seat's own ten cards, as a hand shows them: to be laid, chosen, laid already, or put away unseen (FIL-3). */
export type Slot = { card: string; state: "held" | "chosen" | "played" | "away" };

export function slots(view: FilouView, cards: readonly string[]): Slot[] {
  return cards.map((card) => {
    if (card === view.removed) return { card, state: "away" };
    if (card === view.choice) return { card, state: "chosen" };
    return { card, state: view.hand.includes(card) ? "held" : "played" };
  });
}
