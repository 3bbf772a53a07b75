/** Whether a key is meant for the table: nobody writes, no sheet is open, and the browser has no use for it. */
export function forTable(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  const where = event.target as Partial<Element> | null;
  if ((where?.closest?.("input, select, textarea, dialog") ?? null) !== null) return false;
  return (globalThis.document?.querySelector("dialog[open]") ?? null) === null;
}

/** What a game does with a key; true if it was for the game. */
type Keyboard = (event: KeyboardEvent) => boolean;

let keyboard: Keyboard | null = null;

/** The game on the table hears the keys first; call it in an effect, what it returns ends that. */
export function hearKeys(hear: Keyboard): () => void {
  keyboard = hear;
  return () => {
    if (keyboard === hear) keyboard = null;
  };
}

/** Offers a key to the game on the table, which goes before the house; true if the game has taken it. */
export function heard(event: KeyboardEvent): boolean {
  if (keyboard === null || !keyboard(event)) return false;
  event.preventDefault();
  return true;
}

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** An arrow moves the focus from one of these to the next, round and round; the one that has it now, or undefined. */
export function walk<Target extends HTMLElement>(event: KeyboardEvent, targets: readonly Target[]): Target | undefined {
  const step = STEPS[event.key];
  if (step === undefined || targets.length === 0) return undefined;
  const now = targets.indexOf(document.activeElement as Target);
  const next = now < 0 ? (step > 0 ? 0 : -1) : (now + step) % targets.length;
  const target = targets.at(next);
  target?.focus({ preventScroll: true });
  return target;
}
