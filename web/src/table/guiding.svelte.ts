import { untrack } from "svelte";
import type { GameScreen, GuideLine } from "../games/contract.ts";
import { type Kept, keep, keptOf } from "../lib/me.ts";
import { guidedThrough } from "../lib/prefs.svelte.ts";
import { t, tell } from "../lib/words.svelte.ts";
import type { AnyAction, AnyView, Seen } from "../wire/types.ts";
import { NO_LESSONS, next, rest, taught, worth } from "./guide.ts";
import type { Session } from "./session.svelte.ts";

/** What the guide needs to know of the table, as it is now. */
interface Around {
  seen: Seen;
  /** What is drawn: the truth, or a half-made turn. */
  view: AnyView | null;
  /** The truth before what moves has come to rest. */
  settled: Seen;
  screen: GameScreen | null;
  actions: AnyAction[];
}

const NO_ACTIONS: number[] = [];
/** Nobody reads more while a game waits. */
const AT_ONCE = 2;

/** The guide of a first game: what is said, what is pointed at, and when all has been said. */
export class Guiding {
  private kept: Kept;

  constructor(
    private readonly table: string,
    private readonly session: Session,
    private readonly around: () => Around,
  ) {
    this.kept = $state.raw(keptOf(table));
    $effect(() => {
      const ids = this.lines.map((line) => line.id);
      const { seen } = this.around();
      const still = this.session.news.length === 0;
      untrack(() => this.listen(ids, seen, still));
    });
    $effect(() => {
      const { key } = this.around().seen.game;
      if (this.last) untrack(() => guidedThrough(key));
    });
  }

  private readonly lessons = $derived.by(() => this.kept.lessons ?? NO_LESSONS);

  /** Whether this game is guided: a lesson is, unless somebody wants to play on alone. */
  readonly on = $derived.by(() => this.kept.guided ?? (this.around().seen.guided ?? null) !== null);

  /** The lesson's own turn, as far as it is not made yet; a hint would say the same. */
  private readonly turn = $derived.by(() => {
    const { seen } = this.around();
    const still = this.on && seen.asked && this.session.news.length === 0 && this.lessons.ended === null;
    return still ? rest(seen.guided?.turn ?? NO_ACTIONS, this.session.prefix) : NO_ACTIONS;
  });

  /** What is pointed at, as by a hint. */
  readonly pointer = $derived.by(() => (this.turn.length > 0 ? (this.around().seen.guided?.turn ?? []) : NO_ACTIONS));

  private readonly lines: GuideLine[] = $derived.by(() => {
    const { seen, view, settled, screen, actions } = this.around();
    if (!this.on || seen.seat === null || view === null || seen.phase !== "playing") return [];
    // Nobody is told to play before what moves has come to rest.
    const early = this.session.news.length > 0 && seen.asked;
    const turn = this.turn.flatMap((id) => actions[id] ?? []);
    const legal = early ? [] : this.session.legal;
    const heard = this.session.log;
    const tried = this.session.tried?.events ?? [];
    return screen?.guide?.((early && settled.view) || view, seen.seat, legal, { turn, heard, tried }) ?? [];
  });

  /** Whether the last word is being said. */
  readonly last = $derived.by(() => {
    const { seen } = this.around();
    return this.on && (this.lessons.ended !== null || (seen.phase === "over" && (seen.guided ?? null) !== null));
  });

  /** Whether this is said even where a turn waits to be confirmed. */
  readonly late = $derived.by(() => this.lines.some(({ id, late }) => late === true && worth(this.lessons, id)));

  /** What is said now. */
  readonly text: string | null = $derived.by(() => {
    if (this.last) return t(`${this.around().seen.game.key}-guide-end`);
    const said = this.lines
      .filter((line) => worth(this.lessons, line.id))
      .slice(0, AT_ONCE)
      .map(tell);
    return said.length > 0 ? said.join(" ") : null;
  });

  /** Begins to guide, from the beginning, or stops. */
  change = (guided: boolean): void => this.keep(guided ? { guided, lessons: NO_LESSONS } : { guided });

  /** Whoever takes a turn after the last word plays on alone. */
  private listen(ids: string[], seen: Seen, still: boolean): void {
    if (!this.on || seen.phase !== "playing") return;
    const { ended } = this.lessons;
    if (ended !== null) {
      if (still && seen.asked && seen.version !== ended) this.change(false);
      return;
    }
    const learnt = next(this.lessons, ids, seen.asked, seen.version);
    const followed = seen.guided?.followed ?? false;
    const over = still && seen.asked && (seen.guided?.shown === true || (taught(learnt) && !followed));
    const lessons = over ? { ...learnt, ended: seen.version } : learnt;
    if (lessons !== this.lessons) this.keep({ lessons });
  }

  private keep(what: Partial<Kept>): void {
    keep(this.table, what);
    this.kept = keptOf(this.table);
  }
}
