import { untrack } from "svelte";
import type { Gone, Happened, Seen } from "../wire/types.ts";
import { goings, missing, type Note } from "./absence.ts";
import { startedNow } from "./clock.ts";
import { shownInMotion, unheard } from "./heard.ts";

/** More news than this at once are not shown in motion: somebody was away for long. */
const MOST_NEWS = 60;
/** So many truths are shown one after the other; whoever is further behind catches up in one go. */
const MOST_BEHIND = 8;
const SLOWEST = 10_000;
const EMOTE_STAYS = 3_500;

type Eyes = number | null;

/** A page in the background draws nothing, so nothing moves in it. */
const nobodyLooks = () => globalThis.document?.hidden === true;

/** What can be seen and heard of a table from one device, one truth after the other. Several own seats may look. */
export class Onlooker {
  /** The truth that is drawn; the newest, or one before it while news are shown. */
  seen = $state.raw<Seen | null>(null);
  news = $state.raw<Happened[]>([]);
  /** The truth that is drawn and at rest: what is said and marked does not run ahead of what moves. */
  settled = $state.raw<Seen | null>(null);
  log = $state.raw<Happened[]>([]);
  mine = $state.raw<number[]>([]);
  /** The own seats that the game waits for. */
  asked = $state.raw<number[]>([]);
  eyes = $state<Eyes>(null);
  /** What each seat has just let be known. */
  emotes = $state.raw<Record<number, string>>({});
  /** Who is not here, and when a bot plays for them by the clock of this device; null: nobody plays for them. */
  gone = $state.raw<Record<number, number | null>>({});
  /** Who went and came back, for the log. */
  notes = $state.raw<Note[]>([]);
  /** Who would like to interrupt and goes first. */
  floor = $state<number | null>(null);

  private readonly latest = new Map<Eyes, Seen>();
  private readonly logs = new Map<Eyes, Happened[]>();
  /** Who has heard something since the line was opened; what comes after that comes just when it happens. */
  private readonly present = new Set<Eyes>();
  private queue: Seen[] = [];
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private readonly fading = new Map<number, ReturnType<typeof setTimeout>>();

  /** Stops waiting for anything. */
  close(): void {
    clearTimeout(this.watchdog);
    for (const timer of this.fading.values()) clearTimeout(timer);
  }

  protected told(seen: Seen): void {
    const before = this.logs.get(seen.seat) ?? [];
    const fresh = unheard(before, seen.events);
    this.logs.set(seen.seat, [...before, ...fresh]);
    this.compareClocks(seen);
    this.note(goings(this.latest.get(seen.seat) ?? null, seen, this.eyes));
    this.latest.set(seen.seat, seen);
    this.forgetChairs(seen);
    if (this.seen === null || !this.latest.has(this.eyes)) {
      this.look(seen.seat);
    } else if (seen.seat === this.eyes) {
      this.log = this.logs.get(seen.seat) ?? [];
      this.queue.push({ ...seen, events: shownInMotion(fresh) });
      this.advance();
    }
  }

  /** The line is open, perhaps after a break: what is told first may have happened long ago. */
  protected opened(): void {
    this.present.clear();
    this.floor = null;
    this.gone = {};
  }

  /** Somebody is not here, or is here again. */
  protected missed(gone: readonly Gone[]): void {
    const now = Date.now();
    this.note(missing(this.gone, gone, this.seen));
    this.gone = Object.fromEntries(gone.map(({ seat, left }) => [seat, left === null ? null : now + left]));
  }

  private note(notes: Note[]): void {
    if (notes.length > 0) this.notes = [...this.notes, ...notes];
  }

  /** A clock that runs since another moment than before was started just now. */
  private compareClocks({ seat, times }: Seen): void {
    const before = this.present.has(seat) ? this.latest.get(seat)?.times?.since : undefined;
    this.present.add(seat);
    if (times && before !== undefined && before !== times.since) startedNow(times.since);
  }

  /** Chairs one has left are not seen with any more. */
  private forgetChairs(seen: Seen): void {
    for (const seat of [...this.latest.keys()]) {
      const left = seat === null ? seen.seat !== null : seen.seat === null || seen.chairs[seat]?.name === null;
      if (left || (seat !== null && seat !== seen.seat && this.swapped(seat, seen))) this.latest.delete(seat);
    }
    this.mine = [...this.latest.keys()].filter((seat) => seat !== null).sort();
    this.asked = this.mine.filter((seat) => this.latest.get(seat)?.asked);
  }

  /** Before the game begins somebody else may have come to sit there; who still sits there is told so, too. */
  private swapped(seat: number, seen: Seen): boolean {
    const [before, now] = [this.latest.get(seat)?.chairs[seat], seen.chairs[seat]];
    return seen.phase === "open" && (before?.name !== now?.name || before?.avatar !== now?.avatar);
  }

  /** Looks with the eyes of this seat from now on; what it finds is not news. */
  look(seat: Eyes): void {
    const seen = this.latest.get(seat);
    if (seen === undefined) return;
    this.eyes = seat;
    this.queue = [];
    this.log = this.logs.get(seat) ?? [];
    this.show(seen, []);
  }

  /** Draws the next truth when the news of the one before have been shown. */
  private advance(): void {
    if (this.news.length > 0) return;
    if (this.queue.length > MOST_BEHIND) {
      const last = this.queue[this.queue.length - 1] as Seen;
      this.queue = [{ ...last, events: this.queue.flatMap((seen) => seen.events) }];
    }
    const next = this.queue.shift();
    if (next === undefined) return;
    this.show(next, next.events.length > MOST_NEWS || nobodyLooks() ? [] : next.events);
    if (this.news.length === 0) this.advance();
  }

  /** Whether the game waits for somebody on this device: then the bell rings. */
  get waited(): boolean {
    const { seen } = this;
    return seen !== null && seen.phase === "playing" && !seen.paused && this.asked.length > 0;
  }

  /** Whether more than one turn is being shown, so that nobody in particular is waited for in it. */
  get catchingUp(): boolean {
    return this.news[0]?.version !== this.news[this.news.length - 1]?.version;
  }

  private show(seen: Seen, news: Happened[]): void {
    if (untrack(() => this.seen?.version !== seen.version || this.seen?.seat !== seen.seat)) this.changed();
    this.seen = seen;
    this.news = news;
    if (news.length === 0) this.settled = seen;
    clearTimeout(this.watchdog);
    if (news.length > 0) this.watchdog = setTimeout(this.done, SLOWEST + 1_000 * news.length);
  }

  /** Another truth is about to be drawn. */
  protected changed(): void {}

  /** The game's screen has shown the news. */
  done = (): void => {
    clearTimeout(this.watchdog);
    this.news = [];
    this.settled = untrack(() => this.seen);
    this.advance();
  };

  /** Nobody looks any more: what moves is at its end, so that the bell can ring. */
  lookAway = (): void => {
    if (nobodyLooks() && this.news.length > 0) this.done();
  };

  protected emoted(seat: number, emote: string): void {
    clearTimeout(this.fading.get(seat));
    this.emotes = { ...this.emotes, [seat]: emote };
    const fade = () => {
      const { [seat]: _gone, ...others } = this.emotes;
      this.emotes = others;
    };
    this.fading.set(seat, setTimeout(fade, EMOTE_STAYS));
  }
}
