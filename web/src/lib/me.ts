import { api, Problem } from "../wire/api.ts";
import type { Me, NewTable } from "../wire/types.ts";
import { go } from "./path.svelte.ts";
import { prefs, remember } from "./prefs.svelte.ts";
import { t, texts } from "./words.svelte.ts";

/** What somebody is called who has not said a name: one of the house's, always the same on this device. */
export function proposed(): string {
  const names = t("house-names").split(", ");
  return names[prefs.luck % names.length] ?? "";
}

/** Who plays on this device. */
export function me(): Me {
  return { name: prefs.name || proposed(), avatar: prefs.avatar };
}

/** Says hello to the house, which then knows the device by a cookie. */
export async function introduce(): Promise<void> {
  await api.introduce(me());
}

const PATIENCE = 2_000;
let greeted: Promise<void> | null = null;

/** Makes sure that the house knows this device before it is called: a line asks who one is only when it is opened. */
export function greet(): Promise<void> {
  greeted ??= (async () => {
    for (;;) {
      try {
        if (!(await api.me()).known) await introduce();
        return;
      } catch {
        await new Promise((later) => setTimeout(later, PATIENCE));
      }
    }
  })();
  return greeted;
}

/** Becomes the person whose code another device has shown. */
export async function moveHere(code: string): Promise<void> {
  const known = await api.move(code);
  if (known.name !== null) remember({ name: known.name });
  if (known.avatar !== null) remember({ avatar: known.avatar as typeof prefs.avatar });
}

/** What somebody has been told in a guided game. */
export interface Lessons {
  /** The lines that are being said. */
  now: string[];
  /** How often each was said. */
  given: Record<string, number>;
  /** Turns that were taken with a line. */
  turns: number;
  /** The version of the table at which something was said last, and all that was said at it. */
  version: number;
  here: string[];
  /** The version at which the last word was said. */
  ended: number | null;
}

/** What this device remembers of a table: the bytes it gave to the dice, and what the house promised. */
export interface Kept {
  own: string[];
  shown: string | null;
  guided?: boolean;
  /** What was told in a guided game. */
  lessons?: Lessons;
  /** Up to which version it is known here that a bot has played for oneself. */
  replaced?: number;
}

const KEPT_AS = "rudel-tables";
const MOST_KEPT = 80;

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}");
  } catch {
    return {};
  }
}

export function keptOf(table: string): Kept {
  return all()[table] ?? { own: [], shown: null };
}

export function keep(table: string, change: Partial<Kept>): void {
  const kept = { ...keptOf(table), ...change };
  const { [table]: _old, ...others } = all();
  const entries = [...Object.entries(others).slice(1 - MOST_KEPT), [table, kept] as const];
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // not remembered; then the proof cannot say whether my bytes are in it
  }
}

/** Takes a chair at a table, under one's own name or, for somebody else on the same device, under another. */
export async function sitDown(table: string, seat: number | null = null, as: Me = me()): Promise<void> {
  await introduce();
  const { contribution } = await api.sit(table, as, seat);
  keep(table, { own: [...keptOf(table).own, contribution] });
}

/** Tables that this page opened and that begin as soon as the line is there. */
const beginning = new Set<string>();

export function beginsNow(table: string): boolean {
  return beginning.delete(table);
}

/** Opens a table and sits down at it; with `begin` the game starts at once, against bots. A lesson is told step by step. */
export async function openTable(wanted: NewTable, begin: boolean): Promise<void> {
  await introduce();
  const table = await api.open(wanted);
  await sitDown(table.id);
  if (wanted.lesson) keep(table.id, { guided: true });
  if (begin) beginning.add(table.id);
  go(`/t/${table.id}`);
}

/** A problem as a sentence that says what to do next. */
export function explain(problem: unknown): string {
  if (!(problem instanceof Problem)) return t("house-problem-other");
  if (problem.rule !== null && texts().has(problem.rule.toLowerCase())) return t(problem.rule.toLowerCase());
  const id = `house-problem-${problem.kind}`;
  return texts().has(id) ? t(id) : t("house-problem-other");
}

/** The rules that a problem names. */
export function rulesOf(problem: unknown): string[] {
  if (!(problem instanceof Problem)) return [];
  return problem.rule !== null ? [problem.rule] : [...problem.detail.matchAll(/\b[A-Z]+-\d+\b/g)].map(([rule]) => rule);
}
