import type { SchafeAction, SchafeView } from "../../wire/types.ts";
import type { GameScreen } from "../contract.ts";

/** What somebody who plays for the first time is told now. */
export const guide: NonNullable<GameScreen["guide"]> = (seen, seat, legal) => {
  const view = seen as SchafeView;
  const kinds = new Set(legal.map((one) => (one.action as SchafeAction).type));
  if (view.phase === "over") return null;
  if (view.finished.includes(seat)) return { id: "schafe-web-guide-finished" };
  if (view.actor !== seat) {
    return { id: kinds.has("take") || kinds.has("reveal") ? "schafe-web-guide-halt" : "schafe-web-guide-wait" };
  }
  if (view.phase === "hunting") return { id: "schafe-web-guide-hunting" };
  if (view.phase === "second") return { id: "schafe-web-guide-second" };
  if (view.phase === "placing") return { id: "schafe-web-guide-place" };
  if (kinds.has("pass")) return { id: kinds.size > 1 ? "schafe-web-guide-pass" : "schafe-web-guide-pass-only" };
  if (view.map.length <= view.held.length + 1) return { id: "schafe-web-guide-first" };
  if (view.map.length <= 3 * view.held.length) return { id: "schafe-web-guide-lay" };
  return { id: kinds.has("reveal") ? "schafe-web-guide-reveal" : "schafe-web-guide-pens" };
};
