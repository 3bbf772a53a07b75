import type { SchafeView } from "../../wire/types.ts";
import { eventsOf, type Stat } from "../contract.ts";
import type { Heard, Seen } from "./types.ts";

/** A few figures of a game, per seat: the count itself, and what each has laid, drawn and closed. */
export function stats(seen: Seen, heard: Heard[]): Stat[] {
  const count = () => Array.from({ length: seen.game.seats }, () => 0);
  const [pens, laid, drew, closed, beasts] = [count(), count(), count(), count(), count()];
  const add = (sums: number[], seat: number, much = 1) => {
    sums[seat] = (sums[seat] ?? 0) + much;
  };
  for (const event of eventsOf(heard)) {
    if (event.event === "laid" || event.event === "shown") add(laid, event.seat);
    if (event.event === "wolf" || event.event === "hunter" || event.event === "covered") add(beasts, event.seat);
    if (event.event === "drew") add(drew, event.seat, event.number);
    if (event.event === "closed") add(closed, event.seat);
    if (event.event === "scored") for (const [seat, own] of event.pens.entries()) add(pens, seat, own[0] ?? 0);
  }
  return [
    { label: { id: "schafe-web-stat-pen" }, values: pens },
    { label: { id: "schafe-web-stat-bonus" }, values: seen.view?.bonus ?? count() },
    { label: { id: "schafe-web-stat-laid" }, values: laid },
    { label: { id: "schafe-web-stat-beasts" }, values: beasts },
    { label: { id: "schafe-web-stat-drew" }, values: drew },
    { label: { id: "schafe-web-stat-closed" }, values: closed },
  ];
}

/** What finishing now brings (SHF-31): 6, 3, 1, and nothing for the last. */
export function bonusNext(view: SchafeView): number {
  const place = view.finished.length;
  return place < view.held.length - 1 ? ([6, 3, 1][place] ?? 0) : 0;
}
