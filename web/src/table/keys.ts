import { forTable, heard } from "../lib/keys.ts";
import type { Session } from "./session.svelte.ts";
import type { Shown } from "./shown.ts";

/** Keys that mean the same at every table; those of the hand and the board belong to the game. */
export function keysOf(session: Session, show: (what: Shown) => void): Record<string, () => void> {
  return {
    u: () => (session.prefix.length > 0 ? session.back() : session.undo()),
    Backspace: () => session.back(),
    Escape: () => session.letGo(),
    h: () => void session.askHint(),
    r: () => show("rules"),
    l: () => show("log"),
    c: () => session.confirm(),
    "?": () => show("keys"),
  };
}

/** Runs what a key means: to the game first, then to the house; a key that means nothing here goes on. */
export function press(event: KeyboardEvent, keys: Record<string, () => void>): void {
  if (!forTable(event) || heard(event)) return;
  const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (run === undefined) return;
  event.preventDefault();
  run();
}
