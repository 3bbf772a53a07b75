import type { KlaefferAction, KlaefferEvent, KlaefferView } from "../../wire/types.ts";
import { eventsOf, type HappenedOf, type SeenOf, type Stat } from "../contract.ts";
import { votes } from "./cards.ts";

/** A few figures of a game, per seat: what was secured, taken, given away, and how many crises there were. */
export function stats(
  seen: SeenOf<KlaefferView, KlaefferEvent, KlaefferAction>,
  heard: HappenedOf<KlaefferEvent>[],
): Stat[] {
  const count = () => Array.from({ length: seen.game.seats }, () => 0);
  const [taken, crises, gifts] = [count(), count(), count()];
  const add = (sums: number[], seat: number, much = 1) => {
    sums[seat] = (sums[seat] ?? 0) + much;
  };
  for (const event of eventsOf(heard)) {
    if (event.event === "taken") add(taken, event.seat, event.cards.length);
    if (event.event === "crisis") add(crises, event.seat);
    if (event.event === "gave-away") add(gifts, event.seat);
  }
  const secured = seen.view?.secured ?? [];
  const safe = (seen.view?.districts ?? []).map((own, seat) =>
    (secured[seat] ?? []).reduce((sum, district) => sum + votes(own[district] ?? []), 0),
  );
  return [
    { label: { id: "klaeffer-web-stat-secured" }, values: secured.map((own) => own.length) },
    { label: { id: "klaeffer-web-stat-safe" }, values: safe },
    { label: { id: "klaeffer-web-stat-taken" }, values: taken },
    { label: { id: "klaeffer-web-stat-gifts" }, values: gifts },
    { label: { id: "klaeffer-web-stat-crises" }, values: crises },
  ];
}
