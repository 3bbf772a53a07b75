import type { Said } from "../lib/i18n.ts";
import type { Gone, Seen } from "../wire/types.ts";

/** Something of people, not of the game, that stands in the log after what this version brought about. */
export interface Note {
  version: number;
  seat: number;
  said: Said;
}

const noted = (version: number, seat: number, message: string): Note => ({
  version,
  seat,
  said: { message, about: { who: { seat } } },
});

/** For whom a bot has begun to play since, and who is back; told to several own seats, it is noted for one. */
export function goings(before: Seen | null, seen: Seen, eyes: number | null): Note[] {
  if (before === null || seen.seat !== eyes) return [];
  return seen.chairs.flatMap((chair, seat) => {
    const was = before.chairs[seat];
    if (was === undefined || was.away === chair.away || was.name !== chair.name) return [];
    return noted(seen.version, seat, chair.away ? "log-bot" : "log-back");
  });
}

/** Who has just gone, and who is back before a bot has played for them. */
export function missing(before: Record<number, unknown>, gone: readonly Gone[], seen: Seen | null): Note[] {
  if (seen === null) return [];
  const left = gone.filter(({ seat }) => !(seat in before)).map(({ seat }) => seat);
  const back = Object.keys(before)
    .map(Number)
    .filter((seat) => !gone.some((one) => one.seat === seat) && seen.chairs[seat]?.away === false);
  return [
    ...left.map((seat) => noted(seen.version, seat, "log-gone")),
    ...back.map((seat) => noted(seen.version, seat, "log-here")),
  ];
}
