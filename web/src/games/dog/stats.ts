import type { DogAction, DogEvent, DogView } from "../../wire/types.ts";
import type { HappenedOf, SeenOf, Stat } from "../contract.ts";

/** A few figures of a game, per seat: counted from what was heard and from how it ended. */
export function stats(seen: SeenOf<DogView, DogEvent, DogAction>, heard: HappenedOf<DogEvent>[]): Stat[] {
  const seats = seen.game.seats;
  const count = () => Array.from({ length: seats }, () => 0);
  const [hits, lost, fields, out] = [count(), count(), count(), count()];
  const add = (sums: number[], seat: number, much = 1) => {
    sums[seat] = (sums[seat] ?? 0) + much;
  };
  let player = 0;
  for (const { event } of heard) {
    if (event.event === "played") player = event.seat;
    if (event.event === "moved") add(fields, event.owner, Math.abs(event.fields));
    if (event.event === "dropped-out") add(out, event.seat);
    if (event.event === "sent-home") {
      add(hits, player);
      add(lost, event.owner);
    }
  }
  const home = (seen.view?.stones ?? []).map((stones) => stones.filter((at) => at > 100 && at < 120).length);
  return [
    { label: { id: "dog-web-stat-home" }, values: home },
    { label: { id: "dog-web-stat-hits" }, values: hits },
    { label: { id: "dog-web-stat-lost" }, values: lost },
    { label: { id: "dog-web-stat-fields" }, values: fields },
    { label: { id: "dog-web-stat-out" }, values: out },
  ];
}
