import type { SchafeEvent, SchafeLaid } from "../../wire/types.ts";
import { at, COLOURS, middleOf, type Place, SECRET, WOLF } from "./tiles.ts";

/** One thing that is shown after the other. */
export type Beat =
  | ({
      kind: "lay";
      tile: number;
      seat: number;
      edges: string;
      middle: string;
      covers: boolean;
      ms: number;
      rest: number;
    } & Place)
  | ({ kind: "close"; colour: string; sheep: number; ms: number } & Place)
  | { kind: "tell"; ms: number };

/** More tiles than this are not laid one by one: somebody was away. */
const MOST_LAID = 6;
/** How long one looks at a tile that has come down; at a wolf, a hunter or a colour longer, for they change a lot. */
const REST_MS = { laid: 260, special: 1000 };
const TOLD_MS = { passed: 700, "got-out": 1100, finished: 1100, redealt: 1100, "all-passed": 900, scored: 300 };

function laying(event: SchafeEvent): Beat | null {
  const lay = (tile: number, edges: string, covers: boolean, place: Place & { seat: number }): Beat => ({
    kind: "lay",
    tile,
    seat: place.seat,
    x: place.x,
    y: place.y,
    edges,
    middle: middleOf(tile, edges, false),
    covers,
    ms: 420,
    rest: tile < WOLF || (edges !== "FFFF" && tile < SECRET) ? REST_MS.laid : REST_MS.special,
  });
  switch (event.event) {
    case "laid":
      return lay(event.tile, event.edges, false, event);
    case "wolf":
    case "hunter":
      return lay(event.tile, "FFFF", false, event);
    case "covered":
      return lay(event.tile, "FFFF", true, event);
    case "shown":
      return lay(SECRET + COLOURS.indexOf(event.colour), event.colour.repeat(4), false, event);
    default:
      return null;
  }
}

/** What is shown of an event; nothing of one that only the log tells. */
export function beatOf(event: SchafeEvent): Beat | null {
  const lays = laying(event);
  if (lays !== null) return lays;
  if (event.event === "closed") return { kind: "close", ms: 900, ...event };
  return event.event in TOLD_MS ? { kind: "tell", ms: TOLD_MS[event.event as keyof typeof TOLD_MS] } : null;
}

/** What these events have laid, in order; a hunter on a wolf is no tile of its own on the map. */
export function laidBy(events: readonly SchafeEvent[]): (SchafeLaid & { middle: string; covers: boolean })[] {
  return events.flatMap((event) => {
    const beat = laying(event);
    if (beat?.kind !== "lay") return [];
    const { tile, seat, x, y, edges, middle, covers } = beat;
    return [{ tile, seat, x, y, edges, hunter: null, middle, covers }];
  });
}

/** How many events at the beginning are too old to be shown. */
export function stale(events: readonly SchafeEvent[]): number {
  const lays = events.flatMap((event, index) => (laying(event) === null ? [] : [index]));
  return lays.length > MOST_LAID ? (lays[lays.length - MOST_LAID] ?? 0) : 0;
}

/** The map as it was before these were laid. */
export function without(map: readonly SchafeLaid[], beats: readonly Beat[]): SchafeLaid[] {
  const later = new Map(
    beats.flatMap((beat) => (beat.kind === "lay" ? [[at(beat.x, beat.y) + beat.covers, beat]] : [])),
  );
  return map.flatMap((laid) => {
    if (later.has(`${at(laid.x, laid.y)}false`)) return [];
    return later.has(`${at(laid.x, laid.y)}true`) ? { ...laid, hunter: null } : laid;
  });
}

/** The tiles laid since one's own last one: what is new to somebody who comes to his turn. */
export function fresh(map: readonly SchafeLaid[], seat: number | null, seats: number): SchafeLaid[] {
  const found: SchafeLaid[] = [];
  for (const laid of map.slice(1).reverse()) {
    if (found.length > 0 && (seat === null || laid.seat === seat || found.length >= seats + 1)) break;
    found.push(laid);
    if (laid.seat === seat) break;
  }
  return found;
}
