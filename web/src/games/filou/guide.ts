import type { FilouAction, FilouEvent, FilouView } from "../../wire/types.ts";
import { type GameScreen, type Line, since } from "../contract.ts";
import { isDog, lastOfAll } from "./cards.ts";

/** What somebody who plays for the first time is told now. */
export const guide: NonNullable<GameScreen<FilouView, FilouEvent, FilouAction>["guide"]> = (
  view,
  seat,
  legal,
  { turn, heard },
) => {
  if (view.phase === "over") return [];
  const news = happened(
    seat,
    since(heard, (event) => event.event === "row-laid"),
  );
  if (view.phase === "laying") return legal.length === 0 ? news : laying(view, seat, news);
  if (view.turn !== seat || !legal.some(({ action }) => action.type === "pass")) {
    return [{ id: view.round === 1 ? "filou-guide-goal" : "filou-guide-wait" }];
  }
  return bidding(view, seat, turn[0]);
};

/** How the round before has ended, if it has; one thing at a time. */
function happened(seat: number, lately: FilouEvent[]): Line[] {
  if (lately.some(({ event }) => event === "chased")) return [{ id: "filou-guide-chased" }];
  const left = lately.find((event) => event.event === "dogs-left");
  if (left?.event === "dogs-left" && left.dogs.length > 1) return [{ id: "filou-guide-dogs" }];
  const own = lately.some((event) => event.event === "row-taken" && event.seat === seat);
  return own ? [{ id: "filou-guide-row" }] : [];
}

/** The card that is missing is told in the second round: the first has enough to say. */
function laying(view: FilouView, seat: number, news: Line[]): Line[] {
  if (view.chosen[seat]) return [{ id: "filou-guide-laid" }];
  if (view.round === 1) return [{ id: "filou-guide-hello" }, { id: "filou-guide-lay" }];
  if (view.round === 2) return [...news, { id: "filou-guide-struck" }];
  return news.length > 0 ? news : [{ id: "filou-guide-lay" }];
}

/** What bidding is comes first; dogs and raising are for those who have heard it. */
function bidding(view: FilouView, seat: number, turn: FilouAction | undefined): Line[] {
  const now: Line[] = turn === undefined ? [] : [{ id: turn.type === "bid" ? "filou-guide-bid" : "filou-guide-pass" }];
  if (lastOfAll(view)) return [{ id: "filou-guide-last" }];
  if (view.row.some(({ card, open }) => open && card !== null && isDog(card)))
    return [{ id: "filou-guide-dog" }, ...now];
  if (view.round === 1 && (view.bids[seat] ?? 0) === 0) return [{ id: "filou-guide-auction" }, ...now];
  return now.length > 0 ? now : [{ id: "filou-guide-raise" }];
}
