import type { Said } from "../lib/i18n.ts";
import type { Happened } from "../wire/types.ts";
import type { Note } from "./absence.ts";

const named = (happened: Happened) => `${happened.version} ${JSON.stringify(happened.event)}`;

/** Of these events those that were not heard before; after a reconnection some are told twice. */
export function unheard(before: readonly Happened[], events: readonly Happened[]): Happened[] {
  const oldest = events[0]?.version;
  if (oldest === undefined) return [];
  const known = new Set<string>();
  for (let at = before.length - 1; at >= 0; at--) {
    const happened = before[at] as Happened;
    if (happened.version < oldest) break;
    known.add(named(happened));
  }
  return events.filter((happened) => !known.has(named(happened)));
}

/** What a game's screen shows in motion: everything but turns taken back, after which the board is as it was. */
export function shownInMotion(events: readonly Happened[]): Happened[] {
  const undone = events.findLastIndex((happened) => happened.event.event === "undone");
  return events.slice(undone + 1);
}

/** The versions whose turns were taken back. */
export function takenBack(log: readonly Happened[]): Set<number> {
  return new Set(log.flatMap(({ event }) => (event.event === "undone" ? [event.turn] : [])));
}

/** A log in chapters: what one version brought about, oldest first. */
export function chapters(log: readonly Happened[]): Happened[][] {
  const found: Happened[][] = [];
  for (const happened of log) {
    const last = found[found.length - 1];
    if (last?.[0]?.version === happened.version) last.push(happened);
    else found.push([happened]);
  }
  return found;
}

/** A turn as the log tells it: what is said, and of whom. */
interface Page {
  version: number;
  chapter: Happened[];
  lines: { seat: number | null; said: Said }[];
}

/** Whom a sentence speaks of: who does something in it, or whoever alone may hear it. */
function subject({ event, said }: Happened): number | null {
  const who = said?.about.who;
  if (typeof who === "object" && !Array.isArray(who) && "seat" in who) return who.seat;
  return typeof event.audience === "number" ? event.audience : null;
}

/** What is said, and before it who has played it if that was not the person of the seat. */
function told(chapter: readonly Happened[]): Page["lines"] {
  let before: number | undefined;
  return chapter.flatMap((one) => {
    if (one.said === null) return [];
    const { instead, said } = one;
    const line = { seat: subject(one), said };
    if (instead === undefined || instead.seat === before) return [line];
    before = instead.seat;
    const { seat, by } = instead;
    return [{ seat, said: { message: `log-played-${by}`, about: { who: { seat } } } }, line];
  });
}

/** The log as pages, a turn each, the newest first; people's goings stand between the turns. */
export function pages(
  log: readonly Happened[],
  notes: readonly Note[],
  retell: (chapter: Happened[]) => Happened[],
): Page[] {
  const turns = chapters(log.filter((happened) => happened.said !== null)).map((all): Page => {
    const chapter = retell(all);
    return { version: all[0]?.version ?? 0, chapter, lines: told(chapter) };
  });
  const between = notes.map(({ version, seat, said }): Page => ({ version, chapter: [], lines: [{ seat, said }] }));
  return [...turns, ...between].sort((one, other) => one.version - other.version).reverse();
}
