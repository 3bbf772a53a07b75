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

/** Whether somebody is writing, or holds a key down that means something to the browser. */
function elsewhere(event: KeyboardEvent): boolean {
  const where = event.target as Partial<Element> | null;
  const writing = (where?.closest?.("input, select, textarea, dialog") ?? null) !== null;
  return writing || event.ctrlKey || event.metaKey || event.altKey;
}

/** Runs what a key means; a key that means nothing here goes on. */
export function press(event: KeyboardEvent, keys: Record<string, () => void>): void {
  const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (run === undefined || elsewhere(event)) return;
  event.preventDefault();
  run();
}
