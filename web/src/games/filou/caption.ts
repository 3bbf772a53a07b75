import type { FilouEvent } from "../../wire/types.ts";
import { eventsOf, type HappenedOf } from "../contract.ts";
import { telling } from "./motion.ts";
import type { Plan } from "./plan.ts";

type Heard = HappenedOf<FilouEvent>;

/** What belongs before it in one breath: why a card was turned up, what was chased before the row was taken. */
const BEFORE: Record<string, readonly string[]> = {
  "turned-up": ["passed", "turned-up"],
  "row-taken": ["chased", "dogs-left"],
};

/** What of all this is told beside the table: the last that was worth a word, and what led to it. */
export function captionOf(heard: readonly Heard[]): Heard[] {
  const event = telling(eventsOf(heard));
  const place = heard.findIndex((one) => one.event === event);
  const last = heard[place] ?? heard.findLast((one) => one.event.event === "choice");
  if (last === undefined) return [];
  const before = heard[place - 1];
  const belongs = before?.version === last.version && BEFORE[last.event.event]?.includes(before.event.event);
  return before !== undefined && belongs ? [before, last] : [last];
}

/** What has happened up to a version, without the turns that were taken back. */
export function standing(log: readonly Heard[], version: number): Heard[] {
  const undone = new Set(log.flatMap(({ event }) => (event.event === "undone" ? [event.turn] : [])));
  return log.filter((one) => one.version <= version && one.event.event !== "undone" && !undone.has(one.version));
}

/** How wide a letter is on an average, beside its size, and how many find no place at the end of a line. */
const LETTER = 0.42;
const BROKEN = 9;

/** As many of these sentences as there is room for, at least the last. */
export function readable(sentences: readonly string[], { width, size, lines }: Plan["caption"]): string {
  const all = sentences.join(" ");
  const most = (width * lines) / (size * LETTER) - BROKEN * (lines - 1);
  return all.length <= most ? all : (sentences.at(-1) ?? "");
}
