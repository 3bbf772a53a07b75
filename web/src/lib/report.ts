import { api } from "../wire/api.ts";

/** So many faults of one page are told to the house: what fails in every frame need not be told each time. */
const MOST = 10;
const told = new Set<string>();

/** Something has failed and was caught: the browser's console and the house's log hear of it. */
export function report(where: string, error: unknown): void {
  console.error(error);
  tellHouse(where, error);
}

/** Lets the house's log hear of everything that nobody has caught; what it returns ends that. */
export function reportUncaught(): () => void {
  const failed = (event: ErrorEvent) => tellHouse("page", event.error);
  const rejected = (event: PromiseRejectionEvent) => tellHouse("page", event.reason);
  addEventListener("error", failed);
  addEventListener("unhandledrejection", rejected);
  return () => {
    removeEventListener("error", failed);
    removeEventListener("unhandledrejection", rejected);
  };
}

/** Of the game it says nothing. */
function tellHouse(where: string, error: unknown): void {
  const fault = error instanceof Error ? `${error.name} ${place(error)}` : typeof error;
  if (told.has(fault) || told.size >= MOST) return;
  told.add(fault);
  api.report({ where, fault }).catch(() => undefined);
}

/** Where it was thrown: file, line and column of our own pages. What an error says may speak of cards, so it stays here. */
function place({ stack = "" }: Error): string {
  return stack.match(/\/assets\/([\w.-]+:\d+:\d+)/)?.[1] ?? "";
}
