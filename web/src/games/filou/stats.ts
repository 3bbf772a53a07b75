import type { FilouAction, FilouEvent, FilouView } from "../../wire/types.ts";
import { eventsOf, type HappenedOf, type SeenOf, type Stat } from "../contract.ts";
import { worth } from "./cards.ts";
import { ownMice } from "./words.ts";

/** A few figures of a game, per seat: counted from what was heard and from how it ended. */
export function stats(
  { view }: SeenOf<FilouView, FilouEvent, FilouAction>,
  heard: readonly HappenedOf<FilouEvent>[],
): Stat[] {
  if (view === null) return [];
  const count = () => view.won.map(() => 0);
  const [rows, paid, passed] = [count(), count(), count()];
  const add = (sums: number[], seat: number, much = 1) => {
    sums[seat] = (sums[seat] ?? 0) + much;
  };
  for (const event of eventsOf(heard)) {
    if (event.event === "passed") add(passed, event.seat, event.mice);
    if (event.event === "row-taken") {
      add(rows, event.seat);
      add(paid, event.seat, event.mice);
    }
  }
  return [
    { label: { id: "filou-web-stat-cards" }, values: view.won.map(worth) },
    { label: { id: "filou-web-stat-mice" }, values: view.mice.map((_, seat) => ownMice(view, seat)) },
    { label: { id: "filou-web-stat-rows" }, values: rows },
    { label: { id: "filou-web-stat-paid" }, values: paid },
    { label: { id: "filou-web-stat-passed" }, values: passed },
  ];
}
