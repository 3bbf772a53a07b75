import type { Line } from "../contract.ts";

/** The keys of this table, for the sheet that lists them. */
export const KEYS: [string, Line][] = [
  ["Q E", { id: "schafe-web-key-turn" }],
  ["W", { id: "schafe-web-key-flip" }],
  ["P", { id: "schafe-web-key-pen" }],
  ["+ − 0", { id: "schafe-web-key-zoom" }],
];

/** The key that was pressed for the table; null if it was meant for something else. */
export function meant(event: KeyboardEvent): string | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  if (event.target instanceof Element && event.target.closest("input, select, textarea")) return null;
  if (document.querySelector("dialog[open]") !== null) return null;
  if (event.defaultPrevented && event.key !== "Escape") return null; // the house lets go with the same key
  return event.key;
}

/** Which comes after this one; from none, the first or the last. */
export function nextOf(now: number, step: number, number: number): number {
  if (now < 0) return step > 0 ? 0 : number - 1;
  return (now + step + number) % number;
}

/** An arrow goes from button to button; the one that has the focus now, -1 if it was no arrow. */
export function stepAmong(event: KeyboardEvent, buttons: HTMLButtonElement[]): number {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined || buttons.length === 0) return -1;
  const next = nextOf(buttons.indexOf(document.activeElement as HTMLButtonElement), step, buttons.length);
  buttons[next]?.focus({ preventScroll: true });
  event.preventDefault();
  return next;
}
