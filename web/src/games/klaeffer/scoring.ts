import type { Line } from "../contract.ts";
import { DISTRICTS, type Districts, tally } from "./cards.ts";

/** The final scoring, district by district: the votes of every seat, and who has secured it (KLF-22). */
interface Scored {
  district: number;
  votes: number[];
  secured: boolean[];
}

export function scored(districts: Districts, secured: readonly (readonly number[])[]): Scored[] {
  return [...DISTRICTS].map((_, district) => ({
    district,
    votes: tally(districts, district),
    secured: secured.map((own) => own.includes(district)),
  }));
}

/** The bad points of every seat after so many districts are scored (KLF-23). */
export function badAfter(rows: readonly Scored[], number: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    rows.slice(0, number).reduce((sum, row) => sum + (row.secured[seat] ? 0 : (row.votes[seat] ?? 0)), 0),
  );
}

/** Why somebody won though another has no more bad points than they; null when the points say it all (KLF-23). */
export function verdict(
  rows: readonly Scored[],
  winners: readonly number[],
  me: number | null,
  name: (seat: number) => string,
): Line | null {
  const [winner] = winners;
  const seats = rows[0]?.votes.length ?? 0;
  const bad = badAfter(rows, rows.length, seats);
  const rivals = bad.flatMap((points, seat) =>
    winner !== undefined && !winners.includes(seat) && points <= (bad[winner] ?? 0) ? [seat] : [],
  );
  const [rival] = rivals;
  if (winner === undefined || rival === undefined) return null;
  const districts = (seat: number) => rows.filter((row) => row.secured[seat]).length;
  const empty = rivals.find((seat) => districts(seat) === 0);
  const who = (seat: number) => ({ who: name(seat), "who-is": seat === me ? "you" : "other" });
  if (empty !== undefined) return { id: "klaeffer-web-scoring-empty", args: who(empty) };
  const more = districts(winner) > districts(rival) ? "districts" : "votes";
  return { id: `klaeffer-web-scoring-more-${more}`, args: who(winner) };
}
