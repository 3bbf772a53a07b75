import { DISTRICTS, type Districts, tally } from "./cards.ts";

/** The final scoring, district by district: the votes of every seat, and who has secured it (KLF-22). */
export interface Scored {
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
