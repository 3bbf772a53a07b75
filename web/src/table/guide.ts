/** What somebody has been told in a guided game. */
export interface Lessons {
  /** The lesson that is being given. */
  now: string | null;
  /** How often each was given. */
  given: Record<string, number>;
  /** Turns that were taken with a lesson. */
  turns: number;
  /** The version of the table at which a lesson was given last, and all that were given at it. */
  version: number;
  here: string[];
}

export const NO_LESSONS: Lessons = { now: null, given: {}, turns: 0, version: -1, here: [] };

/** Nobody wants to hear the same a third time. */
const OFTEN = 2;
/** After so many turns whoever plays knows how it goes. */
const ENOUGH = 12;

/** Goes on to another lesson; whoever picks up and puts back at one version hears each lesson once, in one turn. */
export function next(lessons: Lessons, id: string | null, mine: boolean, version: number): Lessons {
  if (id === lessons.now) return lessons;
  if (id === null) return { ...lessons, now: null };
  const same = version === lessons.version;
  if (same && lessons.here.includes(id)) return { ...lessons, now: id };
  const given = { ...lessons.given, [id]: (lessons.given[id] ?? 0) + 1 };
  const turns = lessons.turns + (mine && !same ? 1 : 0);
  return { now: id, given, turns, version, here: same ? [...lessons.here, id] : [id] };
}

/** Whether this lesson is worth giving now. */
export function worth(lessons: Lessons, id: string): boolean {
  return (lessons.given[id] ?? 0) <= OFTEN;
}

/** Whether all has been said. */
export function taught(lessons: Lessons): boolean {
  return lessons.turns > ENOUGH;
}
