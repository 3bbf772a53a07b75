import type { FilouAction, FilouEvent, FilouView } from "../../wire/types.ts";
import type { GameScreen } from "../contract.ts";
import { isDog, lastOfAll } from "./cards.ts";

/** What somebody who plays for the first time is told now. */
export const guide: NonNullable<GameScreen<FilouView, FilouEvent, FilouAction>["guide"]> = (view, seat, legal) => {
  const kinds = new Set(legal.map((one) => one.action.type));
  if (view.phase === "over") return null;
  if (view.phase === "laying" && !view.chosen[seat]) return { id: "filou-web-guide-lay" };
  if (view.turn !== seat || !kinds.has("pass")) return { id: "filou-web-guide-wait" };
  if (lastOfAll(view)) return { id: "filou-web-guide-last" };
  // What bidding is comes first; dogs and raising are for those who have heard it.
  if ((view.bids[seat] ?? 0) > 0) return { id: "filou-web-guide-raise" };
  if (view.round === 1) return { id: "filou-web-guide-bid" };
  if (view.row.some(({ card, open }) => open && card !== null && isDog(card))) return { id: "filou-web-guide-dog" };
  return { id: view.high > 0 ? "filou-web-guide-raise" : "filou-web-guide-bid" };
};
