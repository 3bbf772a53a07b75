import type { SchafeAction, SchafeView, Seen } from "../../wire/types.ts";
import type { GameScreen } from "../contract.ts";
import { kindOf, placeOf } from "./tiles.ts";

/** A hint in the words of who sees hand and map, where both are marked. */
export const hinted: NonNullable<GameScreen["hinted"]> = (said, seen, actions) => {
  const message = messageOf(seen, actions);
  return message === null ? said : [{ kind: "said", message, about: {} }];
};

function messageOf(seen: Seen, actions: number[]): string | null {
  const first = seen.legal.find((one) => one.id === actions[0])?.action as SchafeAction | undefined;
  if (first === undefined) return null;
  if (first.type === "at") return "schafe-web-hint-reveal";
  if (first.type !== "take") return `schafe-web-hint-${first.type}`;
  const kind = kindOf(first.tile);
  if (kind === "land" || first.side === 1) return "schafe-web-hint-lay";
  const place = placeOf(actions[1]);
  const covers = (seen.view as SchafeView).map.some(({ x, y }) => x === place?.x && y === place.y);
  return covers ? "schafe-web-hint-covers" : `schafe-web-hint-${kind}`;
}
