import { kindOf, placeOf } from "./tiles.ts";
import type { Screen, Seen } from "./types.ts";

/** A hint in the words of who sees hand and map, where both are marked. */
export const hinted: NonNullable<Screen["hinted"]> = (said, seen, actions) => {
  const message = messageOf(seen, actions);
  return message === null ? said : [{ kind: "said", message, about: {} }];
};

function messageOf(seen: Seen, actions: number[]): string | null {
  const first = seen.legal.find((one) => one.id === actions[0])?.action;
  if (first === undefined) return null;
  if (first.type === "at") return "schafe-web-hint-reveal";
  if (first.type !== "take") return `schafe-web-hint-${first.type}`;
  const kind = kindOf(first.tile);
  if (kind === "land" || first.side === 1) return "schafe-web-hint-lay";
  const place = placeOf(actions[1]);
  const covers = seen.view?.map.some(({ x, y }) => x === place?.x && y === place.y);
  return covers ? "schafe-web-hint-covers" : `schafe-web-hint-${kind}`;
}
