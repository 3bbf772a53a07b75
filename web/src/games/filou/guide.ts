import type { FilouAction, FilouEvent, FilouView } from "../../wire/types.ts";
import { type GameScreen, type Line, since } from "../contract.ts";
import { isDog, lastOfAll, worth } from "./cards.ts";
import { face } from "./words.ts";

/** So much is worth naming before one bids for it. */
const GOOD = 8;

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
  if (view.phase === "laying") return legal.length === 0 ? news : laying(view, seat, news, turn[0]);
  if (view.turn !== seat || !legal.some(({ action }) => action.type === "pass")) return waiting(view, seat);
  return bidding(view, seat, turn[0]);
};

/** How the round before has ended, if it has: what the dogs did, and what one has won oneself. */
function happened(seat: number, lately: FilouEvent[]): Line[] {
  return lately.flatMap((event): Line[] => {
    if (event.event === "chased") return [{ id: "filou-guide-chased" }];
    if (event.event === "dogs-left" && event.dogs.length > 1) return [{ id: "filou-guide-dogs" }];
    if (event.event !== "row-taken" || event.seat !== seat) return [];
    const points = worth(event.cards);
    return [{ id: "filou-guide-row", args: { mice: event.mice, points, shown: face(String(points)) } }];
  });
}

/** The card that is missing is told in the second round: the first has enough to say. */
function laying(view: FilouView, seat: number, news: Line[], turn: FilouAction | undefined): Line[] {
  if (view.chosen[seat]) return [{ id: "filou-guide-laid" }];
  const lay = { id: turn?.type === "lay" ? `filou-guide-lay-${kindOf(turn.card)}` : "filou-guide-lay" };
  if (view.round === 1) return [{ id: "filou-guide-hello" }, lay];
  if (view.round === 2) return [...news, { id: "filou-guide-struck" }, lay];
  return [...news, lay];
}

function kindOf(card: string): string {
  if (isDog(card)) return "dog";
  if (card === "R") return "rabbit";
  return Number(card) < 0 ? "bad" : "good";
}

/** Who has passed looks on; in the first round one is told what all of this is for. */
function waiting(view: FilouView, seat: number): Line[] {
  if (view.passed[seat]) return [{ id: "filou-guide-out" }];
  return [{ id: view.round === 1 ? "filou-guide-goal" : "filou-guide-wait" }];
}

/** What bidding is comes first; dogs and raising are for those who have heard it. */
function bidding(view: FilouView, seat: number, turn: FilouAction | undefined): Line[] {
  const now: Line[] = turn === undefined ? [] : [advised(view, turn)];
  if (lastOfAll(view)) return [{ id: "filou-guide-last" }];
  if (view.row.some(({ card, open }) => open && card !== null && isDog(card)))
    return [{ id: "filou-guide-dog" }, ...now];
  if (view.round === 1 && (view.bids[seat] ?? 0) === 0) return [{ id: "filou-guide-auction" }, ...now];
  return now.length > 0 ? now : [{ id: "filou-guide-raise" }];
}

/** Why the lesson bids or passes here: for cats one knows of, as long as no dog is among them. */
function advised(view: FilouView, turn: FilouAction): Line {
  if (turn.type !== "bid") return { id: "filou-guide-pass" };
  const known = view.row.flatMap(({ card }) => (card === null ? [] : [card]));
  const points = worth(known);
  if (points < GOOD || known.some(isDog)) return { id: "filou-guide-bid" };
  return { id: "filou-guide-bid-good", args: { points, shown: face(String(points)) } };
}
