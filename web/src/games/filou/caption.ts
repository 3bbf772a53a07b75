import type { FilouEvent, Happened } from "../../wire/types.ts";
import { telling } from "./motion.ts";

/** What of all this is told beside the table: the last that was worth a word. */
export function captionOf(heard: readonly Happened[]): Happened | null {
  const event = telling(heard.map((one) => one.event as FilouEvent));
  return heard.find((one) => one.event === event) ?? null;
}

/** What has happened up to a version, without the turns that were taken back. */
export function standing(log: readonly Happened[], version: number): Happened[] {
  const undone = new Set(log.flatMap(({ event }) => (event.event === "undone" ? [event.turn] : [])));
  return log.filter((one) => one.version <= version && one.event.event !== "undone" && !undone.has(one.version));
}
