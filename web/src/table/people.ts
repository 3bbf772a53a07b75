import { t, texts } from "../lib/words.svelte.ts";
import { LETTERS } from "../ui/seats.ts";
import type { Seen } from "../wire/types.ts";
import { namesAt } from "./names.ts";

/** Who sits there: a person's own name, or that of a bot; nobody else at the table is called so. */
export function nameOf(seen: Pick<Seen, "chairs">, seat: number): string {
  const bots = Array.from(LETTERS, (letter) => texts().text(`house-bot-${letter}`));
  return namesAt(seen.chairs, bots, texts().text("house-bots-other").split(", "))[seat] ?? "";
}

/** Who sits there, as `me` reads it: oneself is "you". */
export function calledBy(seen: Seen, seat: number, me: number | null): string {
  return seat === me ? t("table-you") : nameOf(seen, seat);
}

/** The others in the order of their turns, as seen from one's own chair; a spectator sees everybody. */
export function othersOf(seen: Seen): number[] {
  const { seats } = seen.game;
  const all = Array.from({ length: seats }, (_, step) => ((seen.seat ?? -1) + 1 + step) % seats);
  return seen.seat === null ? all : all.slice(0, -1);
}

/** Names, enumerated. */
export function listed(names: string[]): string {
  const [last, ...before] = [...names].reverse();
  if (last === undefined) return "";
  return before.length === 0 ? last : texts().text("house-and", { first: before.reverse().join(", "), last });
}
