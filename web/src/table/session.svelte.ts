import { untrack } from "svelte";
import type { GameScreen, Line as Words } from "../games/contract.ts";
import { Problem } from "../wire/api.ts";
import { type Around, Line, type Tone } from "../wire/line.ts";
import type { Happened, HintAnswer, Legal, Seen, ToClient, Tried, TryAnswer } from "../wire/types.ts";
import { unheard } from "./heard.ts";

/** A game of more news than this at once is not shown in motion: somebody was away for long. */
const MOST_NEWS = 60;
const SLOWEST = 10_000;
const EMOTE_STAYS = 3_500;

type Eyes = number | null;

/** One person's side of a table: what is seen, what is half done, what was heard. One line serves all own seats. */
export class Session {
  tone = $state<Tone>("calling");
  closed = $state(0);
  /** The truth that is drawn; the newest, or one before it while news are shown. */
  seen = $state.raw<Seen | null>(null);
  news = $state.raw<Happened[]>([]);
  log = $state.raw<Happened[]>([]);
  mine = $state.raw<number[]>([]);
  /** The own seats that the game waits for. */
  asked = $state.raw<number[]>([]);
  eyes = $state<Eyes>(null);
  prefix = $state.raw<number[]>([]);
  tried = $state.raw<Tried | null>(null);
  hint = $state.raw<HintAnswer | null>(null);
  refusal = $state.raw<Problem | null>(null);
  /** A command is on its way. */
  sending = $state(false);
  /** A half-made turn is on its way. */
  trying = $state(false);
  /** What each seat has just let be known. */
  emotes = $state.raw<Record<number, string>>({});

  /** The game's own screen, once it is there. */
  screen: GameScreen | null = null;

  private readonly line: Line;
  private readonly latest = new Map<Eyes, Seen>();
  private readonly logs = new Map<Eyes, Happened[]>();
  private queue: Seen[] = [];
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;
  private raised = false;

  constructor(
    around: Around,
    /** Told what the house has promised of its dice, as soon as the game is on. */
    private readonly promised: (commitment: string) => void = () => {},
  ) {
    this.line = new Line(around, {
      told: (seen) => this.told(seen),
      tone: (tone, code) => {
        this.tone = tone;
        this.closed = code;
      },
      other: (message) => this.other(message),
    });
  }

  close(): void {
    clearTimeout(this.watchdog);
    this.line.close();
  }

  retry(): void {
    this.line.retry();
  }

  /** Somebody has just become known to the house, or has sat down: it should look at who calls once more. */
  redial(): void {
    this.line.redial();
  }

  // --- what is heard ---------------------------------------------------------------------------------------------

  private told(seen: Seen): void {
    const before = this.logs.get(seen.seat);
    const fresh = unheard(before ?? [], seen.events);
    this.logs.set(seen.seat, [...(before ?? []), ...fresh]);
    this.latest.set(seen.seat, seen);
    this.forgetChairs(seen);
    if (seen.phase === "playing") this.promised(seen.commitment);
    if (this.seen === null || !this.latest.has(this.eyes)) {
      this.look(seen.seat);
    } else if (seen.seat === this.eyes) {
      this.log = this.logs.get(seen.seat) ?? [];
      this.queue.push({ ...seen, events: fresh });
      this.advance();
    }
  }

  /** Chairs one has left are not seen with any more. */
  private forgetChairs(seen: Seen): void {
    for (const seat of [...this.latest.keys()]) {
      const left = seat === null ? seen.seat !== null : seen.seat === null || seen.chairs[seat]?.name === null;
      if (left) this.latest.delete(seat);
    }
    this.mine = [...this.latest.keys()].filter((seat) => seat !== null).sort();
    this.asked = this.mine.filter((seat) => this.latest.get(seat)?.asked);
  }

  /** Looks with the eyes of this seat from now on. */
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
    if (this.queue.length > 2) {
      const last = this.queue[this.queue.length - 1] as Seen;
      this.queue = [{ ...last, events: this.queue.flatMap((seen) => seen.events) }];
    }
    const next = this.queue.shift();
    if (next === undefined) return;
    this.show(next, next.events.length > MOST_NEWS ? [] : next.events);
    if (this.news.length === 0) this.advance();
  }

  private show(seen: Seen, news: Happened[]): void {
    if (untrack(() => this.seen?.version !== seen.version || this.seen?.seat !== seen.seat)) this.letGo();
    this.seen = seen;
    this.news = news;
    clearTimeout(this.watchdog);
    if (news.length > 0) this.watchdog = setTimeout(this.done, SLOWEST + 1_000 * news.length);
  }

  /** The game's screen has shown the news. */
  done = (): void => {
    clearTimeout(this.watchdog);
    this.news = [];
    this.advance();
  };

  private other(message: ToClient): void {
    const said = message as unknown as { type: string; seat: number; emote: string };
    if (said.type !== "emoted") return;
    this.emotes = { ...this.emotes, [said.seat]: said.emote };
    setTimeout(() => {
      const { [said.seat]: _gone, ...others } = this.emotes;
      this.emotes = others;
    }, EMOTE_STAYS);
  }

  // --- a turn ----------------------------------------------------------------------------------------------------

  get legal(): Legal[] {
    return this.tried?.legal ?? this.seen?.legal ?? [];
  }

  /** Nothing can be done: not my turn, paused, over, sent already, or something newer is about to be drawn. */
  get locked(): boolean {
    const seen = this.seen;
    return seen === null || seen.phase !== "playing" || seen.paused || this.sending || this.legal.length === 0;
  }

  /** Something waits to be sent until the line is back. */
  get held(): boolean {
    return this.tone !== "open" && (this.sending || this.trying);
  }

  /** The half-made turn may be played as it stands. */
  get whole(): boolean {
    return this.tried?.whole ?? false;
  }

  /** What to ask before the turn is played, if the game wants its first action to be asked about. */
  get question(): Words | null {
    return this.whole ? this.questionOf(this.prefix[0]) : null;
  }

  private questionOf(action: number | undefined): Words | null {
    const first = this.seen?.legal.find((legal) => legal.id === action);
    return first === undefined ? null : (this.screen?.confirm?.(first) ?? null);
  }

  letGo(): void {
    this.raise(false);
    this.turn += 1;
    this.trying = false;
    this.prefix = [];
    this.tried = null;
    this.hint = null;
    this.refusal = null;
  }

  choose = (action: number): void => {
    if (this.locked) return;
    void this.extend([...this.prefix, action]);
  };

  /** Somebody thinks about interrupting; who is asked anyway need not raise a hand. */
  raiseHand = (up: boolean): void => {
    if (this.seen?.asked === false && this.prefix.length === 0) this.raise(up);
  };

  /** Whoever begins something out of turn raises a hand: the bots wait until it is done or let go. */
  private raise(up: boolean): void {
    const seat = this.seen?.seat;
    if (this.raised === up || typeof seat !== "number") return;
    this.raised = up;
    this.line.mention({ type: "raise", seat, up });
  }

  private async extend(actions: number[]): Promise<void> {
    if (this.seen?.asked === false) this.raise(true);
    const tried = await this.tryOut(actions);
    if (tried === null) return;
    if (tried.whole && actions.length === 1 && this.questionOf(actions[0]) === null) {
      await this.play(actions);
    } else {
      this.prefix = actions;
      this.tried = tried;
    }
  }

  private async tryOut(actions: number[]): Promise<Tried | null> {
    const seen = this.seen;
    if (seen === null || seen.seat === null) return null;
    const turn = ++this.turn;
    this.refusal = null;
    this.trying = true;
    try {
      const { tried } = await this.line.ask<TryAnswer>({
        type: "try",
        seat: seen.seat,
        version: seen.version,
        actions,
      });
      return turn === this.turn ? tried : null;
    } catch (problem) {
      if (turn === this.turn) this.refuse(problem);
      return null;
    } finally {
      if (turn === this.turn) this.trying = false;
    }
  }

  back = (): void => {
    const shorter = this.prefix.slice(0, -1);
    if (shorter.length === 0) this.letGo();
    else
      void this.tryOut(shorter).then((tried) => {
        if (tried === null) return;
        this.prefix = shorter;
        this.tried = tried;
      });
  };

  confirm = (): void => {
    if (this.whole) void this.play(this.prefix);
  };

  ask = (action: number): void => {
    void this.tryOut([...this.prefix, action]);
  };

  private async play(actions: number[]): Promise<void> {
    const seen = this.seen;
    if (seen === null || seen.seat === null) return;
    const { seat, version } = seen;
    await this.send(() => this.line.ask({ type: "play", seat, version, actions }));
    this.letGo();
  }

  undo = (): void => {
    const seen = this.seen;
    if (seen === null || seen.seat === null || !seen.can_undo) return;
    const { seat, version } = seen;
    void this.send(() => this.line.ask({ type: "undo", seat, version }));
  };

  askHint = async (): Promise<void> => {
    const seat = this.seen?.seat;
    if (seat === null || seat === undefined || this.locked) return;
    if (this.prefix.length > 0) this.letGo();
    const turn = this.turn;
    const hint = await this.line.ask<HintAnswer>({ type: "hint", seat }).catch((problem) => this.refuse(problem));
    if (turn === this.turn) this.hint = hint ?? null;
  };

  start = (): Promise<unknown> => this.send(() => this.line.ask({ type: "start" }));

  pause = (): void => this.run("pause");
  resume = (): void => this.run("resume");

  private run(type: "pause" | "resume"): void {
    const seat = this.seen?.seat ?? this.mine[0];
    if (seat !== undefined) void this.send(() => this.line.ask({ type, seat }));
  }

  emote = (emote: string): void => {
    const seat = this.seen?.seat;
    if (typeof seat === "number") this.line.mention({ type: "emote", seat, emote } as never);
  };

  private async send(command: () => Promise<unknown>): Promise<void> {
    this.sending = true;
    this.refusal = null;
    try {
      await command();
    } catch (problem) {
      this.refuse(problem);
    } finally {
      this.sending = false;
    }
  }

  private refuse(problem: unknown): null {
    if (problem instanceof Problem && problem.kind === "closed") return null;
    this.refusal = problem instanceof Problem ? problem : new Problem("failed", String(problem));
    return null;
  }
}
