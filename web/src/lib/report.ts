import { api } from "../wire/api.ts";

/** So many faults of one page are told to the house: what fails in every frame need not be told each time. */
const MOST = 10;
const told = new Set<string>();

/** Tells the house's log that something in this page has failed; of the game it says nothing. */
export function report(where: string, error: unknown): void {
  console.error(error);
  const fault = error instanceof Error ? `${error.name} ${place(error)}` : typeof error;
  if (told.has(fault) || told.size >= MOST) return;
  told.add(fault);
  api.report({ where, fault }).catch(() => undefined);
}

/** Where it was thrown: file, line and column of our own pages. What an error says may speak of cards, so it stays here. */
function place({ stack = "" }: Error): string {
  return stack.match(/\/assets\/([\w.-]+:\d+:\d+)/)?.[1] ?? "";
}
