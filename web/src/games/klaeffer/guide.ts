import type { KlaefferAction, KlaefferEvent, KlaefferView } from "../../wire/types.ts";
import type { GameScreen } from "../contract.ts";

/** What somebody who plays for the first time is told now. */
export const guide: NonNullable<GameScreen<KlaefferView, KlaefferEvent, KlaefferAction>["guide"]> = (
  view,
  seat,
  legal,
) => {
  const kinds = new Set(legal.map(({ action }) => action.type));
  const turns = view.turns_taken[seat] ?? 0;
  if (view.phase === "over") return null;
  if (view.turn !== seat || legal.length === 0) {
    return { id: turns === 0 ? "klaeffer-web-guide-wait" : "klaeffer-web-guide-wait-later" };
  }
  if (kinds.has("take")) return { id: "klaeffer-web-guide-take" };
  if (kinds.has("draw")) return { id: "klaeffer-web-guide-draw" };
  if (kinds.has("put")) return { id: "klaeffer-web-guide-put" };
  if (view.ending) return { id: "klaeffer-web-guide-last" };
  if (turns === 0) return { id: "klaeffer-web-guide-first" };
  return { id: kinds.has("give") ? "klaeffer-web-guide-give" : "klaeffer-web-guide-pick" };
};
