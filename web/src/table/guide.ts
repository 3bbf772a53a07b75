/** What somebody has been told in a guided game. */
export interface Lessons {
  /** The lesson that is being given. */
  now: string | null;
  /** How often each was given. */
  given: Record<string, number>;
  /** Turns that were taken with a lesson. */
  turns: number;
}

export const NO_LESSONS: Lessons = { now: null, given: {}, turns: 0 };

/** Nobody wants to hear the same a third time. */
const OFTEN = 2;
/** After so many turns whoever plays knows how it goes. */
const ENOUGH = 12;

/** Goes on to another lesson; the same one is not counted again while it is being given. */
export function next(lessons: Lessons, id: string | null, mine: boolean): Lessons {
  if (id === lessons.now) return lessons;
  if (id === null) return { ...lessons, now: null };
  const given = { ...lessons.given, [id]: (lessons.given[id] ?? 0) + 1 };
  return { now: id, given, turns: lessons.turns + (mine ? 1 : 0) };
}

/** Whether this lesson is worth giving now. */
export function worth(lessons: Lessons, id: string): boolean {
  return (lessons.given[id] ?? 0) <= OFTEN;
}

/** Whether all has been said. */
export function taught(lessons: Lessons): boolean {
  return lessons.turns > ENOUGH;
}
