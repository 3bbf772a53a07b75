import type { KlaefferAction, KlaefferEvent, KlaefferView } from "../../wire/types.ts";
import { type GameScreen, type Line, since } from "../contract.ts";

/** What somebody who plays for the first time is told now. */
export const guide: NonNullable<GameScreen<KlaefferView, KlaefferEvent, KlaefferAction>["guide"]> = (
  view,
  seat,
  legal,
  { turn, heard },
) => {
  if (view.phase === "over") return [];
  const lately = since(heard, (event) => event.event === "placed" && event.seat === seat);
  const turns = view.turns_taken[seat] ?? 0;
  if (view.turn !== seat || legal.length === 0) {
    const news = happened(seat, lately);
    if (news.length > 0) return news;
    // Whoever has to wait before the first turn reads what this is about.
    if (turns === 0) return [{ id: "klaeffer-guide-hello" }, { id: "klaeffer-guide-wait" }];
    return [{ id: turns === 1 ? "klaeffer-guide-goal" : "klaeffer-guide-wait" }];
  }
  const kinds = new Set(legal.map(({ action }) => action.type));
  if (kinds.has("take")) return [{ id: "klaeffer-guide-take" }];
  if (kinds.has("draw")) return [{ id: "klaeffer-guide-draw" }];
  if (kinds.has("put")) return [{ id: "klaeffer-guide-put" }];
  return [...happened(seat, lately), ...beginning(view, turns, turn[0], kinds)];
};

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
  const tap = turn?.type === "pick" ? [{ id: "klaeffer-guide-tap" }] : [];
  if (turns === 0) return [{ id: "klaeffer-guide-hello" }, ...tap];
  if (turn === undefined && kinds.has("give")) return [{ id: "klaeffer-guide-give" }];
  return [{ id: "klaeffer-guide-pick" }, ...tap];
}
