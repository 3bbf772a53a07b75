import type { Times } from "../wire/types.ts";

/** How far the clock of this device is ahead of that of the house. */
let ahead = 0;

/** Clocks were started at the house just now: what it calls `since` is this moment here. */
export function startedNow(since: number, now = Date.now()): void {
  ahead = now - since;
}

/** Milliseconds that a seat has left. */
export function timeLeft(times: Times, seat: number, paused: boolean, now = Date.now()): number {
  const left = times.left[seat] ?? 0;
  const runs = !paused && times.running.includes(seat);
  const begins = Math.max(times.since, times.begins[seat] ?? 0);
  return Math.max(0, runs ? left - Math.max(0, now - ahead - begins) : left);
}

/** Minutes and seconds, the last second counted until it is over. */
export function written(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
