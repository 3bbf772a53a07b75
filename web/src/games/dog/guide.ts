import type { DogAction, DogView } from "../../wire/types.ts";
import type { GameScreen } from "../contract.ts";

/** What somebody who plays for the first time is told now. */
export const guide: NonNullable<GameScreen["guide"]> = (seen, seat, legal) => {
  const view = seen as DogView;
  const kinds = new Set(legal.map((one) => (one.action as DogAction).type));
  if (view.phase === "over") return null;
  if (kinds.has("give") && view.choice === null) return { id: "dog-web-guide-give" };
  if (view.turn !== seat || legal.length === 0) return { id: "dog-web-guide-wait" };
  if (kinds.has("drop")) return { id: "dog-web-guide-drop" };
  if (view.left > 0) return { id: "dog-web-guide-seven" };
  const waiting = (view.stones[seat] ?? []).every((place) => place >= 100);
  return { id: kinds.has("out") && waiting ? "dog-web-guide-out" : "dog-web-guide-play" };
};
