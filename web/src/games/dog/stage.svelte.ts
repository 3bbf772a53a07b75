import { Stage } from "../../motion/stage.svelte.ts";
import type { DogEvent, DogView } from "../../wire/types.ts";
import { backwards } from "./backwards.ts";
import { placeOf, type Rules, type Stones } from "./board.ts";
import { type Beat, beats, type Mark, marks, recent, stride } from "./motion.ts";
import { cornerOf, type Plan, type Point, spot } from "./outline.ts";
import { type Saying, saying, turnsIn } from "./sayings.ts";
import { after, before, differing, put } from "./stones.ts";
import { allChose, type Gift } from "./trade.ts";

/** How a stone is drawn while it moves. */
export interface Pose extends Point {
  /** How high it is in the air. */
  lift: number;
  /** 1 looks at us, -1 turned round. */
  facing: number;
}

/** The card on top of the discards: what it is, and what it stands for. */
export interface Top {
  seat: number;
  card: string;
  as: string;
}

/** What is walked on: the board, and the seat at its bottom. */
export interface Ground {
  board: Plan;
  turned: number;
}

const SLIDE_MS = 180;
const FLASH_MS = 100;

/** Draws the stones in motion. */
export class DogStage extends Stage {
  stones = $state.raw<Stones>([]);
  poses = $state<Record<string, Pose>>({});
  marks = $state.raw<Mark[]>([]);
  top = $state.raw<Top | null>(null);
  /** Cards that were laid open because nothing went. */
  dropped = $state.raw<{ seat: number; cards: string[] } | null>(null);
  /** The card that is on its way to the middle, 0 to 1. */
  flying = $state.raw<(Top & { part: number }) | null>(null);
  /** Cards on their way from seat to seat, face down, 0 to 1. */
  trading = $state.raw<{ moves: Gift[]; part: number } | null>(null);
  /** Whose stone is turning into the stall. */
  gate = $state.raw<number | null>(null);
  /** What is said about the last that happened. */
  said = $state.raw<Saying | null>(null);
  /** Who acts in what is shown now. */
  acting = $state.raw<number | null>(null);
  /** The card that came from the partner, until one has played. */
  gift = $state.raw<string | null>(null);
  /** Whether what happened is being shown; a stone that glides for a preview is not that. */
  showing = $state(false);

  /** How many turns there were in what is drawn, and what lay there before the last news. */
  private turns = 0;
  private earlier: Partial<Pick<DogStage, "top" | "dropped" | "marks" | "said" | "gift">> = {};

  /** Puts everything where it is, without motion. */
  set(stones: Stones): void {
    this.stones = stones;
    this.poses = {};
    this.flying = null;
    this.trading = null;
    this.gate = null;
  }

  /** The stones as they stood before the events, for whoever comes in while something happens. */
  enter(view: DogView, news: readonly DogEvent[]): void {
    this.set(before(view.stones, news));
  }

  /** Shows the events one after the other; the promise ends when all is shown. */
  async show(events: readonly DogEvent[], view: DogView, rules: Rules, on: Ground, speed: number): Promise<void> {
    this.turns = view.turns;
    this.earlier = { top: this.top, dropped: this.dropped, marks: this.marks, said: this.said, gift: this.gift };
    const [old, fresh] = recent(events, rules.seats);
    this.remember(old);
    if (old.length > 0) this.set(after(this.stones, old));
    await this.runAll(beats(fresh, this.stones, rules, view), on, speed);
    this.marks = marks(fresh, this.marks);
    this.welcome(events, view.seat);
    if (speed === 0 && fresh.length > 0) await this.flashUp(FLASH_MS);
  }

  /** Shows the events the other way round, the last first, until all stands as in the view before them. */
  async showBack(events: readonly DogEvent[], view: DogView, rules: Rules, on: Ground, speed: number): Promise<void> {
    this.set(after(view.stones, events));
    this.marks = [];
    this.said = null;
    this.dropped = null;
    const phase = allChose(rules, view, events) ? "playing" : view.phase;
    await this.runAll(backwards(beats(events, view.stones, rules, { deal: view.deal, phase })), on, speed);
    this.set(view.stones);
  }

  private async runAll(shown: readonly Beat[], on: Ground, speed: number): Promise<void> {
    this.showing = true;
    try {
      await this.perform(speed, async () => {
        for (const beat of shown) {
          this.before(beat);
          if (!this.finishing) await this.run(beat, on, speed);
          this.after(beat);
        }
      });
    } finally {
      this.showing = false;
      this.acting = null;
    }
  }

  /** Stones that stand elsewhere in a preview glide there. */
  async glide(stones: Stones, { board, turned }: Ground, speed: number): Promise<void> {
    const moved = differing(this.stones, stones);
    const old = this.stones;
    this.set(stones);
    if (speed === 0 || moved.length === 0) return;
    const glides = moved.map(([owner, letter]) => ({
      key: `${owner}${letter}`,
      from: spot(board, turned, placeOf(owner, letter, old[owner]?.[letter] ?? 0)),
      to: spot(board, turned, placeOf(owner, letter, stones[owner]?.[letter] ?? 0)),
    }));
    await this.perform(speed, () =>
      this.frames.show(SLIDE_MS * speed, (part) => {
        const lift = 10 * Math.sin(Math.PI * part);
        for (const { key, from, to } of glides) this.poses[key] = between(from, to, ease(part), lift);
      }),
    );
    this.poses = {};
  }

  /** What lies in the middle and what is marked after a cut: told by what happened up to here. */
  recall(events: readonly DogEvent[], rules: Rules, view: DogView): void {
    this.turns = view.turns;
    this.top = null;
    this.dropped = null;
    this.said = null;
    this.marks = [];
    this.remember(events);
    const last = events.findLastIndex(({ event }) => event === "played" || event === "dropped-out");
    const turn = events.slice(Math.max(0, last));
    for (const beat of beats(turn, before(view.stones, turn), rules)) this.said = saying(beat) ?? this.said;
  }

  /** Nothing was heard, and yet there is another truth: a turn was taken back, or nothing that can be seen has changed. */
  unsay(view: DogView): void {
    if (view.turns < this.turns) Object.assign(this, this.earlier);
    this.turns = view.turns;
  }

  private remember(events: readonly DogEvent[]): void {
    for (const event of events) {
      if (event.event === "played") this.top = { seat: event.seat, card: event.card, as: event.shown };
      if (event.event === "reshuffled") this.top = null;
      if (event.event === "played") this.dropped = null;
      if (event.event === "dropped-out") this.dropped = { seat: event.seat, cards: event.cards };
    }
    this.marks = marks(events, this.marks);
  }

  private welcome(events: readonly DogEvent[], own: number | null): void {
    for (const event of events) {
      if (event.event === "received") {
        this.gift = event.card;
        this.said = { id: "dog-web-said-received", who: event.giver, card: event.card };
      }
      const spent = event.event === "played" && event.seat === own && event.card === this.gift;
      if (event.event === "dealt" || spent) this.gift = null;
    }
  }

  private before(beat: Beat): void {
    if (beat.kind === "card" || beat.kind === "drop") this.acting = beat.seat;
    if (beat.kind === "pickup") this.top = null;
    if (beat.kind === "card") this.marks = [];
    if (beat.kind === "card" || beat.kind === "drop") this.dropped = null;
    this.said = saying(beat) ?? this.said;
    this.gate = beat.kind === "walk" && turnsIn(beat) ? beat.owner : null;
  }

  private after(beat: Beat): void {
    if (beat.kind === "card") this.top = { seat: beat.seat, card: beat.card, as: beat.as };
    if (beat.kind === "drop") this.dropped = { seat: beat.seat, cards: beat.cards };
    if (beat.kind === "shuffle") this.top = null;
    if (beat.kind === "walk" || beat.kind === "hop") this.stones = put(this.stones, beat.owner, beat.stone, end(beat));
    if (beat.kind === "swap") {
      for (const { owner, stone, to } of beat.moves) this.stones = put(this.stones, owner, stone, to);
    }
    this.set(this.stones);
  }

  private run(beat: Beat, { board, turned }: Ground, speed: number): Promise<void> {
    return this.frames.show(beat.ms * speed, (part) => {
      if (beat.kind === "card" || beat.kind === "pickup") {
        const { seat, card, as } = beat;
        this.flying = { seat, card, as, part: ease(beat.kind === "card" ? part : 1 - part) };
      } else if (beat.kind === "trade") this.trading = { moves: beat.moves, part: ease(part) };
      else for (const [key, pose] of posed(beat, board, turned, part, this.stones)) this.poses[key] = pose;
    });
  }
}

function ease(part: number): number {
  return part * part * (3 - 2 * part);
}

function between(from: Point, to: Point, part: number, lift: number): Pose {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, lift, facing: 1 };
}

/** How the stones of a beat are drawn at a part of it. */
function posed(beat: Beat, board: Plan, turned: number, part: number, stones: Stones): [string, Pose][] {
  const at = (place: number) => spot(board, turned, place);
  const arch = Math.sin(Math.PI * part);
  switch (beat.kind) {
    case "walk": {
      const step = stride(beat.places, part);
      const lift = board.stone * 0.45 * Math.sin(Math.PI * step.part);
      return [[`${beat.owner}${beat.stone}`, between(at(step.from), at(step.to), step.part, lift)]];
    }
    case "hop": {
      const pose = between(at(beat.from), at(beat.to), ease(part), board.stone * 3 * arch);
      const facing = beat.home ? Math.cos(Math.PI * 2 * part) : 1;
      return [[`${beat.owner}${beat.stone}`, { ...pose, facing }]];
    }
    case "swap":
      return beat.moves.map(({ owner, stone, from, to }) => [
        `${owner}${stone}`,
        between(at(from), at(to), ease(part), board.stone * 2 * arch),
      ]);
    case "joy":
      return (stones[beat.seat] ?? []).map((seen, letter) => {
        const place = at(placeOf(beat.seat, letter, seen));
        const jump = Math.max(0, Math.sin(Math.PI * (part * 4 - letter * 0.5)));
        return [`${beat.seat}${letter}`, { ...place, lift: board.stone * jump, facing: 1 }];
      });
    default:
      return [];
  }
}

function end(beat: Extract<Beat, { kind: "walk" | "hop" }>): number {
  return beat.kind === "walk" ? (beat.places.at(-1) ?? 0) : beat.to;
}

/** Where a card comes from when a seat plays it: one's own from the hand below the board. */
export function handSpot(board: Plan, turned: number, seat: number, own: number | null): Point {
  if (seat === own) return { x: board.width / 2, y: board.height + 60 };
  const { nest } = cornerOf(board, turned, seat);
  return nest;
}
