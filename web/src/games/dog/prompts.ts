import type { DogView } from "../../wire/types.ts";
import type { Line } from "../contract.ts";
import type { Chosen, Play } from "./choices.ts";

/** What a half-made turn is asked about. */
export interface Asked {
  view: DogView;
  mine: boolean;
  chosen: Chosen;
  /** The plays that fit what is chosen. */
  fit: readonly Play[];
  /** The own stone a jack will swap. */
  picked: number | null;
  /** What a joker may be is asked, or which of several plays is meant: of several dogs, or of one. */
  listed: "joker" | "several" | "where" | null;
  /** A dog was pressed before a card. */
  early: boolean;
}

/** What to tap next, said in the middle of the board; null where the line below says enough. */
export function prompt({ view, mine, chosen, fit, picked, listed, early }: Asked): Line | null {
  if (!mine) return null;
  if (listed !== null) return { id: `dog-web-prompt-${listed}` };
  if (view.phase === "swapping") return view.choice === null ? null : { id: "dog-web-prompt-given" };
  if (view.left > 0) return fit.length === 0 ? null : { id: "dog-web-prompt-steps", args: { left: view.left } };
  const kinds = new Set(fit.map(({ action }) => action.type));
  if (kinds.has("swap")) return { id: picked === null ? "dog-web-prompt-own" : "dog-web-prompt-other" };
  if (kinds.has("blank")) return { id: "dog-web-prompt-blank" };
  if (kinds.has("step")) return { id: "dog-web-prompt-seven" };
  if (kinds.has("back") && kinds.has("forward")) return { id: "dog-web-prompt-four" };
  if (kinds.has("out")) return { id: kinds.has("forward") ? "dog-web-prompt-out-or" : "dog-web-prompt-out" };
  if (chosen.card === null) return early ? { id: "dog-web-prompt-card" } : null;
  if (fit.length === 0) return null;
  const several = new Set(fit.map(({ from }) => from)).size > 1;
  return { id: several ? "dog-web-prompt-which" : "dog-web-prompt-where" };
}
