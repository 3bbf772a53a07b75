import type { Lessons } from "../lib/me.ts";

export const NO_LESSONS: Lessons = { now: [], given: {}, turns: 0, version: -1, here: [], ended: null };

/** Nobody wants to hear the same a third time. */
const OFTEN = 2;
/** After so many turns whoever plays knows how it goes. */
const ENOUGH = 12;

/** Goes on to other lines; whoever picks up and puts back at one version hears each once, in one turn. */
export function next(lessons: Lessons, ids: string[], mine: boolean, version: number): Lessons {
  const { now } = lessons;
  if (ids.length === now.length && ids.every((id) => now.includes(id))) return lessons;
  const same = version === lessons.version;
  const here = same ? lessons.here : [];
  const fresh = ids.filter((id) => !now.includes(id) && !here.includes(id));
  if (fresh.length === 0) return { ...lessons, now: ids };
  const given = { ...lessons.given };
  for (const id of fresh) given[id] = (given[id] ?? 0) + 1;
  const turns = lessons.turns + (mine && !same ? 1 : 0);
  return { ...lessons, now: ids, given, turns, version, here: [...here, ...fresh] };
}

/** Whether this line is worth saying now. */
export function worth(lessons: Lessons, id: string): boolean {
  return (lessons.given[id] ?? 0) <= OFTEN;
}

/** Whether all has been said. */
export function taught(lessons: Lessons): boolean {
  return lessons.turns > ENOUGH;
}

/** What is left of a lesson's turn after these actions; nothing where another way was taken. */
export function rest(turn: number[], prefix: number[]): number[] {
  return prefix.every((action, index) => turn[index] === action) ? turn.slice(prefix.length) : [];
}
