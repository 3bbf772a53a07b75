import type { KlaefferAction, KlaefferEvent, KlaefferView } from "../../wire/types.ts";
import { type GameScreen, type Line, since } from "../contract.ts";
import { bringsOf, previewOf } from "./preview.ts";

type Guide = NonNullable<GameScreen<KlaefferView, KlaefferEvent, KlaefferAction>["guide"]>;

/** What somebody who plays for the first time is told now. */
export const guide: Guide = (view, seat, legal, { turn, heard, tried = [] }) => {
  if (view.phase === "over") return [];
  const placed = previewOf(tried, view.convinced);
  if (placed !== null) return laid(placed, view.convinced != null);
  const lately = since(heard, (event) => event.event === "placed" && event.seat === seat);
  const turns = view.turns_taken[seat] ?? 0;
  if (view.turn !== seat || legal.length === 0) {
    const news = happened(seat, lately);
    if (news.length > 0) return news;
    // The own card is still on its way; the turn goes on.
    if (view.turn === seat) return [];
    // Whoever has to wait before the first turn reads what this is about.
    return turns === 0
      ? [{ id: "klaeffer-guide-hello" }, { id: "klaeffer-guide-wait" }]
      : [{ id: "klaeffer-guide-wait" }];
  }
  const kinds = new Set(legal.map(({ action }) => action.type));
  if (kinds.has("take")) return [{ id: "klaeffer-guide-choice" }];
  if (kinds.has("draw")) return [{ id: "klaeffer-guide-draw" }];
  if (kinds.has("put")) return [{ id: "klaeffer-guide-put" }];
  const next = beginning(view, turns, turn[0], kinds);
  // Whoever gives a district away, or has just done so, is told of that alone.
  return turn[0]?.type === "give" || tried.length > 0 ? next : [...happened(seat, lately), ...next];
};

/** A card lies there to be looked at: why there is something to take, or nothing. */
function laid(placed: NonNullable<ReturnType<typeof previewOf>>, free: boolean): ReturnType<Guide> {
  const brings = bringsOf(placed);
  if (brings === "crisis") return [];
  // Where cards may be left, that is told when it is asked.
  if (brings === "cards" && free) return [];
  if (brings !== "cards") return [{ id: "klaeffer-guide-nothing", late: true }];
  return [{ id: "klaeffer-guide-take", args: { votes: Math.max(placed.column, placed.row) }, late: true }];
}

/** What has happened since the own last card was placed; one thing at a time. */
function happened(seat: number, lately: KlaefferEvent[]): Line[] {
  if (lately.some(({ event }) => event === "crisis")) return [{ id: "klaeffer-guide-crisis" }];
  if (lately.some((event) => event.event === "gave-away" && event.to === seat))
    return [{ id: "klaeffer-guide-present" }];
  const taken = lately.some((event) => event.event === "taken" && event.seat === seat && event.cards.length > 0);
  return taken ? [{ id: "klaeffer-guide-taken" }] : [];
}

/** Nothing is chosen yet: the lesson's own turn explained, or what may be done. */
function beginning(
  view: KlaefferView,
  turns: number,
  turn: KlaefferAction | undefined,
  kinds: Set<KlaefferAction["type"]>,
): Line[] {
  if (view.ending) return [{ id: "klaeffer-guide-last" }];
  if (turn?.type === "give") return [{ id: "klaeffer-guide-give" }, { id: "klaeffer-guide-give-tap" }];
  const next = { id: turn?.type === "pick" ? "klaeffer-guide-tap" : "klaeffer-guide-pick" };
  if (turns === 0) return [{ id: "klaeffer-guide-hello" }, next];
  // What is good and what is bad is seen as soon as something lies before somebody.
  if (turns === 1) return [{ id: "klaeffer-guide-goal" }, ...(turn === undefined ? [next] : [])];
  if (turn === undefined && kinds.has("give")) return [{ id: "klaeffer-guide-give" }];
  return turn?.type === "pick" ? [{ id: "klaeffer-guide-pick" }, next] : [next];
}
