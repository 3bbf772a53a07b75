import type { SchafeAction, SchafeEvent, SchafeView } from "../../wire/types.ts";
import { type GameScreen, type Line, since } from "../contract.ts";
import { isClosed, Land } from "./areas.ts";
import { kindOf } from "./tiles.ts";

/** So many tiles show land alone; then come wolves and hunters, with their faces in front. */
const LANDSCAPES = 60;

/** So many sheep in an own pen are more than a corner that has closed by the way. */
const WORTH_A_WORD = 4;

/** What somebody who plays for the first time is told now. */
export const guide: NonNullable<GameScreen<SchafeView, SchafeEvent, SchafeAction>["guide"]> = (
  view,
  seat,
  legal,
  { turn, heard },
) => {
  if (view.phase === "over") return [];
  if (view.finished.includes(seat)) return [{ id: "schafe-guide-finished" }];
  const lately = since(heard, (event) => (event.event === "laid" || event.event === "passed") && event.seat === seat);
  const news = happened(view, seat, lately);
  if (view.actor !== seat || legal.length === 0) return news.length > 0 ? news : [{ id: "schafe-guide-wait" }];
  const kinds = new Set(legal.map(({ action }) => action.type));
  if (view.phase === "hunting") return [{ id: "schafe-guide-hunting" }];
  if (view.phase === "second") return [{ id: "schafe-guide-second" }];
  if (view.phase === "placing") return view.special === "showing" ? [{ id: "schafe-guide-place" }] : [];
  return [...news, ...playing(view, turn[0], kinds)];
};

/** What has happened since the own last tile, the rarest first; one thing at a time, and that somebody has stepped in. */
function happened(view: SchafeView, seat: number, lately: SchafeEvent[]): Line[] {
  const halt = steppedIn(view, seat, lately) ? [{ id: "schafe-guide-stepped-in" }] : [];
  const spoilt = spoiltPen(view, lately);
  if (spoilt > 0) return [...halt, { id: "schafe-guide-wolf-own", args: { sheep: spoilt } }];
  return [...halt, ...rarest(view, seat, lately)];
}

function rarest(view: SchafeView, seat: number, lately: SchafeEvent[]): Line[] {
  const own = lately.findLast(
    (event) => event.event === "closed" && event.colour === view.colour && event.sheep >= WORTH_A_WORD,
  );
  const done = lately.findLast((event) => event.event === "finished" && event.seat !== seat);
  if (done?.event === "finished") return [{ id: "schafe-guide-done", args: { bonus: done.bonus } }];
  if (lately.some(({ event }) => event === "wolf")) return [{ id: "schafe-guide-wolf" }];
  if (lately.some(({ event }) => event === "hunter" || event === "covered")) return [{ id: "schafe-guide-hunter" }];
  if (own?.event === "closed") return [{ id: "schafe-guide-closed-own", args: { sheep: own.sheep } }];
  if (lately.some((event) => event.event === "shown" && event.seat !== seat)) return [{ id: "schafe-guide-shown" }];
  return lately.some(({ event }) => event === "closed") ? [{ id: "schafe-guide-closed" }] : [];
}

/** The sheep in the largest own pen beside a forest into which a wolf has just come; 0 if there is none. */
function spoiltPen(view: SchafeView, lately: SchafeEvent[]): number {
  if (view.colour === null || !lately.some(({ event }) => event === "wolf")) return 0;
  const land = new Land(view.map);
  const wolves = lately.flatMap((event) =>
    event.event === "wolf" ? [land.areaAt({ x: event.x, y: event.y, way: 0 })] : [],
  );
  const pens = wolves
    .flatMap((forest) => forest?.threatens ?? [])
    .filter((pen) => pen.motif === view.colour && isClosed(pen));
  return Math.max(0, ...pens.map((pen) => pen.edges.length));
}

const SPECIAL = ["wolf", "hunter", "covered", "shown", "got-out"];

/** Whether somebody has acted in another's turn since the own last tile. */
function steppedIn(view: SchafeView, seat: number, lately: SchafeEvent[]): boolean {
  const after = (who: number): number => {
    const next = (who + 1) % view.held.length;
    return next !== seat && view.finished.includes(next) ? after(next) : next;
  };
  let turn = after(seat);
  let showing = -1;
  for (const event of lately) {
    if (!("seat" in event)) continue;
    if (SPECIAL.includes(event.event) && event.seat !== turn && event.seat !== seat) return true;
    // Who shows a colour may lay one more tile with it, which is no turn.
    const second = event.event === "laid" && event.seat === showing;
    showing = event.event === "shown" ? event.seat : second ? -1 : showing;
    if ((event.event === "laid" || event.event === "passed") && !second) turn = after(event.seat);
  }
  return false;
}

/** The lesson's own turn explained; without one, what may be done. */
function playing(view: SchafeView, turn: SchafeAction | undefined, kinds: Set<SchafeAction["type"]>): Line[] {
  if (turn?.type === "get-out") return [{ id: "schafe-guide-out-now" }];
  if (turn?.type === "reveal") return [{ id: "schafe-guide-reveal" }];
  if (turn?.type === "take" && turn.tile >= LANDSCAPES)
    return [{ id: `schafe-guide-${turn.side === 0 ? "hunt" : "back"}-${kindOf(turn.tile)}` }];
  if (kinds.has("pass")) return [{ id: kinds.size > 1 ? "schafe-guide-pass" : "schafe-guide-pass-only" }];
  const tap = turn?.type === "take" ? [{ id: "schafe-guide-tap" }] : [];
  const seats = view.held.length;
  if (view.map.length <= seats) return [{ id: "schafe-guide-hello" }];
  if (view.map.length <= 2 * seats) return [{ id: "schafe-guide-lay" }, ...tap];
  if (view.map.length <= 4 * seats) return [{ id: "schafe-guide-few" }, ...tap];
  if (view.map.length <= 8 * seats) return [{ id: "schafe-guide-pens" }, ...tap];
  return [{ id: kinds.has("reveal") && turn === undefined ? "schafe-guide-reveal" : "schafe-guide-out" }];
}
