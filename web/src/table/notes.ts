import type { Listing, Playing, Seen } from "../wire/types.ts";

/** Whether a table plays by older rules than those that this house opens new tables with. */
export function older(game: Playing, games: readonly Listing[]): boolean {
  const newest = games.find(({ key }) => key === game.key)?.rules_version;
  return newest !== undefined && game.rules_version < newest;
}

/** Whether the dice of a table can be proved: only fair ones can. */
export const provable = ({ dice }: Pick<Seen, "dice">): boolean => dice === "fair";
