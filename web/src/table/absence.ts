import type { Said } from "../lib/i18n.ts";
import type { Gone, Seen } from "../wire/types.ts";

/** Something of people, not of the game, that stands in the log after what this version brought about. */
export interface Note {
  version: number;
  seat: number;
  said: Said;
}

const noted = (version: number, seat: number, message: string, more: Said["about"] = {}): Note => ({
  version,
  seat,
  said: { message, about: { who: { seat }, ...more } },
});

/**
 * For whom a bot has begun to play since, and who is back; told to several own seats, it is noted for one. Of oneself one
 * hears it when one is back, and the turns themselves say who has played them.
 */
export function goings(before: Seen | null, seen: Seen, eyes: number | null): Note[] {
  if (before === null || seen.seat !== eyes) return [];
  return seen.chairs.flatMap((chair, seat) => {
    const was = before.chairs[seat];
    if (was === undefined || was.away === chair.away || was.name !== chair.name) return [];
    if (chair.away && seat === eyes) return [];
    return noted(seen.version, seat, chair.away ? "log-bot" : "log-back");
  });
}

/** Who has just gone, and who is back before a bot has played for them. */
export function missing(before: Record<number, unknown>, gone: readonly Gone[], seen: Seen | null): Note[] {
  if (seen === null) return [];
  const gones = gone.filter(({ seat }) => !(seat in before));
  const back = Object.keys(before)
    .map(Number)
    .filter((seat) => !gone.some((one) => one.seat === seat) && seen.chairs[seat]?.away === false);
  return [
    ...gones.map(({ seat, left }) =>
      left === null
        ? noted(seen.version, seat, "log-gone")
        : noted(seen.version, seat, "log-gone-soon", { seconds: Math.ceil(left / 1000) }),
    ),
    ...back.map((seat) => noted(seen.version, seat, "log-here")),
  ];
}
