import type { GameScreen, Line as Words } from "../games/contract.ts";
import { Problem } from "../wire/api.ts";
import { type Around, Line, type Tone } from "../wire/line.ts";
import type { Answer, HintAnswer, Legal, Seen, ToClient, Tried, TryAnswer } from "../wire/types.ts";
import type { Feeling } from "./emotes.ts";
import { Onlooker } from "./onlooker.svelte.ts";

/** One person's side of a table: what is seen, what is half done, what is sent. One line serves all own seats. */
export class Session extends Onlooker {
  tone = $state<Tone>("calling");
  closed = $state(0);
  prefix = $state.raw<number[]>([]);
  tried = $state.raw<Tried | null>(null);
  hint = $state.raw<HintAnswer | null>(null);
  refusal = $state.raw<Problem | null>(null);
  /** A command is on its way. */
  sending = $state(false);
  /** A half-made turn is on its way. */
  trying = $state(false);

  /** What was chosen while something else was on its way. */
  private otherwise: number | null = null;

  /** The game's own screen, once it is there. */
  screen: GameScreen | null = null;
  /** Whether whoever plays here wants to be asked before every turn. */
  askFirst: () => boolean = () => false;

  private readonly line: Line;
  private turn = 0;
  /** The own seat whose hand is up, or should be as soon as the line is back. */
  private hand: number | null = null;
  /** The line was opened and nothing has been told on it yet. */
  private anew = false;
  /** The game's table wants the hand up, whatever is half made. */
  private reaching = false;
  /** What was refused was sent, not only tried: it is said until somebody does something else. */
  private unsaid = false;

  constructor(
    around: Around,
    /** Told what the house has promised of its dice, as soon as the game is on. */
    private readonly promised: (commitment: string) => void = () => {},
    /** Told when the line is back after a break. */
    returned: () => void = () => {},
  ) {
    super();
    this.line = new Line(around, {
      told: (seen) => this.told(seen),
      tone: (tone, code) => {
        if (tone === "open") this.opened();
        if (tone === "open" && this.tone === "lost") returned();
        this.tone = tone;
        this.closed = code;
      },
      other: (message) => this.other(message),
    });
  }

  override close(): void {
    super.close();
    this.line.close();
  }

  retry(): void {
    this.line.retry();
  }

  /** The device is awake again, or has a network again. */
  wake = (): void => this.line.wake();

  /** The browser says that there is no network. */
  offline = (): void => this.line.check();

  /** Somebody has just become known to the house, or has sat down: it should look at who calls once more. */
  redial(): void {
    this.line.redial();
  }

  protected override told(seen: Seen): void {
    if (seen.phase === "playing") this.promised(seen.commitment);
    super.told(seen);
    this.raiseAgain(seen);
  }

  protected override opened(): void {
    super.opened();
    this.anew = true;
  }

  /** What was half made belongs to the truth before; that something was refused is still to be said. */
  protected override changed(): void {
    const refusal = this.unsaid ? this.refusal : null;
    this.letGo();
    this.refusal = refusal;
  }

  private other(message: ToClient): void {
    if (message.type === "emoted") this.emoted(message.seat, message.emote);
    if (message.type === "floor") this.floor = message.seat;
    if (message.type === "absent") this.missed(message.gone);
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
    this.reaching = false;
    this.drop();
  }

  /** The half-made turn is no more; the hand stays up if the game's table wants to begin anew. */
  private drop(): void {
    this.raise(this.reaching);
    this.turn += 1;
    this.trying = false;
    this.prefix = [];
    this.tried = null;
    this.hint = null;
    this.refusal = null;
  }

  choose = (action: number): void => {
    if (this.sending) this.otherwise = action;
    if (this.locked) return;
    void this.extend([...this.prefix, action]);
  };

  /** Several actions take the place of all that was chosen; nothing changes if they do not go together. */
  chooseAll = (actions: number[]): void => {
    const seen = this.seen;
    if (seen === null || seen.phase !== "playing" || seen.paused || this.sending || seen.legal.length === 0) return;
    if (actions.length === 0) this.letGo();
    else void this.extend(actions);
  };

  /** Somebody wants to go first, in turn or out of it; what is begun out of turn keeps the hand up. */
  raiseHand = (up: boolean): void => {
    this.reaching = up;
    this.raise(up || (this.seen?.asked === false && this.prefix.length > 0));
  };

  /** While a hand is up the bots wait, until what it was raised for is done or let go. */
  private raise(up: boolean): void {
    const seat = up ? (this.seen?.seat ?? null) : this.hand;
    if (seat === null || up === (this.hand !== null)) return;
    this.hand = up ? seat : null;
    this.line.mention({ type: "raise", seat, up });
  }

  /** The house lowers a hand when the line is cut; it is raised again if the table is as it was and nothing is sent. */
  private raiseAgain({ seat, version }: Seen): void {
    if (!this.anew || seat !== this.eyes) return;
    this.anew = false;
    if (this.hand === null || this.sending || version !== this.seen?.version) return;
    this.line.mention({ type: "raise", seat: this.hand, up: true });
  }

  private async extend(actions: number[]): Promise<void> {
    if (this.seen?.asked === false) this.raise(true);
    const plain = actions.length === 1 && this.questionOf(actions[0]) === null && !this.askFirst();
    const known = this.seen?.legal.find((legal) => legal.id === actions[0]);
    if (plain && known?.whole && (await this.play(actions))) return;
    const tried = await this.tryOut(actions);
    if (tried === null) return;
    if (tried.whole && plain) {
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
    this.unsaid = false;
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
      if (turn === this.turn) {
        this.trying = false;
      }
    }
  }

  /** What these actions would lead to, for whoever only looks; nothing is chosen and nothing refused. */
  preview = async (actions: number[]): Promise<Tried | null> => {
    const seen = this.seen;
    if (seen === null || seen.seat === null || this.tone !== "open") return null;
    const { seat, version } = seen;
    const asked = this.line.ask<TryAnswer>({ type: "try", seat, version, actions });
    return asked.then(({ tried }) => tried).catch(() => null);
  };

  /** Takes the last choice away; what is on its way already cannot be chosen otherwise. */
  back = (): void => {
    if (this.sending) return;
    const shorter = this.prefix.slice(0, -1);
    if (shorter.length === 0) this.drop();
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

  /** Plays a turn; false if there is more to be chosen after all, and nothing has happened. */
  private async play(actions: number[]): Promise<boolean> {
    const seen = this.seen;
    if (seen === null || seen.seat === null) return true;
    const { seat, version } = seen;
    this.otherwise = null;
    let reached = -1;
    await this.send(async () => {
      reached = (await this.line.ask<Answer>({ type: "play", seat, version, actions })).version;
    });
    const { refusal } = this;
    if (refusal?.kind === "unfinished") return false;
    this.letGo();
    this.refusal = refusal;
    // A secret choice leaves everything as it was: whoever has pressed something else meanwhile means that.
    const { otherwise } = this;
    this.otherwise = null;
    if (otherwise !== null && otherwise !== actions[0] && reached === version) this.choose(otherwise);
    return true;
  }

  /** Takes the last turn back; where that is too late the house says why. */
  undo = (): void => {
    const seen = this.seen;
    if (seen === null || seen.seat === null || seen.phase !== "playing" || this.sending) return;
    const { seat, version } = seen;
    void this.send(() => this.line.ask({ type: "undo", seat, version }));
  };

  askHint = async (): Promise<void> => {
    const seat = this.seen?.seat;
    if (seat === null || seat === undefined || this.locked) return;
    const turn = this.turn;
    const hint = await this.line.ask<HintAnswer>({ type: "hint", seat }).catch((problem) => this.refuse(problem));
    if (turn !== this.turn) return;
    // What is half made stays if the hint goes on from there.
    if (!this.prefix.every((action, place) => action === hint?.actions[place])) this.letGo();
    this.hint = hint ?? null;
  };

  start = (): Promise<unknown> => this.send(() => this.line.ask({ type: "start" }));

  /** Who asks for a break asks for everybody on this device. */
  pause = (): void => {
    const seats = this.mine.filter((seat) => !this.seen?.pausing.includes(seat));
    void this.send(() => Promise.all(seats.map((seat) => this.line.ask({ type: "pause", seat }))));
  };

  resume = (): void => {
    const seat = this.seen?.seat ?? this.mine[0];
    if (seat !== undefined) void this.send(() => this.line.ask({ type: "resume", seat }));
  };

  emote = (emote: Feeling): void => {
    const seat = this.seen?.seat;
    if (typeof seat === "number") this.line.mention({ type: "emote", seat, emote });
  };

  private async send(command: () => Promise<unknown>): Promise<void> {
    this.sending = true;
    this.refusal = null;
    this.unsaid = false;
    try {
      await command();
    } catch (problem) {
      this.refuse(problem);
      this.unsaid = true;
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
