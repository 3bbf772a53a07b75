/** Who plays together: seats of each party, in the order of their first seats; one list if everybody plays alone. */
export function partiesAt(seats: number, parties: readonly number[] | undefined): number[][] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (parties === undefined || new Set(parties).size === seats) return [all];
  return [...new Set(parties)].map((party) => all.filter((seat) => parties[seat] === party));
}

/** What may be asked of two chairs before the game begins. */
export interface Asking {
  /** One's own chairs. */
  mine: readonly number[];
  host: boolean;
  /** Whether a person sits there. */
  person: (seat: number) => boolean;
}

/** Whether this chair can be picked up: one's own, or for the host anybody's. */
export function movable(seat: number, { mine, host, person }: Asking): boolean {
  return mine.includes(seat) || (host && person(seat));
}

/** Whether what is picked up there may be put down here; only the host lets people swap. */
export function welcome(from: number, to: number, asking: Asking): boolean {
  if (from === to || !movable(from, asking)) return false;
  return asking.host || !asking.person(to) || asking.mine.includes(to);
}
