import { Stage } from "../../motion/stage.svelte.ts";
import type { KlaefferEvent, KlaefferView } from "../../wire/types.ts";
import { DISTRICTS } from "./cards.ts";
import {
  after,
  type Beat,
  beats,
  type Drawn,
  drawnOf,
  FILL_MS,
  GIVE_MS,
  type Mark,
  markOf,
  recent,
  refilled,
  rowFor,
  slotOf,
} from "./motion.ts";
import type { Preview } from "./preview.ts";

/** Where something lies on the screen, within the table. */
export interface Spot {
  x: number;
  y: number;
  width: number;
}

/** A card on its way. */
export interface Flight {
  from: Spot;
  to: Spot;
  card: string;
  /** The letter of its back, when it turns over on its way. */
  back: string;
  ms: number;
  /** How long it waits before it leaves. */
  late: number;
}

export type Where = (name: string) => Spot | null;

/** What is announced over the council for a moment. */
export type Call = "crisis" | "last" | "hands" | { from: number; district: number } | null;

let kept: { at: string; mark: Mark | null } | null = null;

/** Draws the table in motion: what is shown now, which may be behind the newest truth. */
export class KlaefferStage extends Stage {
  drawn = $state.raw<Drawn | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** Places whose card is in the air. */
  gone = $state.raw<number[]>([]);
  judged = $state.raw<Preview | null>(null);
  mark = $state.raw<Mark | null>(null);
  call = $state.raw<Call>(null);
  /** Who acts in what is shown now. */
  acting = $state.raw<number | null>(null);
  /** How many districts of the final scoring are shown; null while nothing is scored in motion. */
  scoring = $state.raw<number | null>(null);

  private crisis = false;

  /** Puts everything where it is, without motion. */
  set(view: KlaefferView): void {
    this.drawn = drawnOf(view);
    this.rest();
  }

  /** Somebody comes in, or jumps about in a replay: what these events did is marked, or what was marked here before. */
  remark(events: readonly KlaefferEvent[], at: string): void {
    this.mark = kept?.at === at ? kept.mark : markOf(events, null);
  }

  /** What is marked at this moment of a table is kept for whoever takes the device over. */
  keep(at: string): void {
    kept = { at, mark: this.mark };
  }

  /** Shows the events one after the other; the promise ends when all is shown. */
  async show(events: readonly KlaefferEvent[], where: Where, speed: number, seen: string | null): Promise<void> {
    const drawn = this.drawn;
    if (drawn === null) return;
    const seats = drawn.districts.length;
    const [old, fresh] = recent(events, seats);
    for (const event of old) this.apply(event);
    this.mark = markOf(old, this.mark);
    try {
      await this.perform(speed, () => this.play(beats(fresh, seats, seen, drawn.seat), fresh, where, speed));
    } finally {
      this.rest();
    }
  }

  private async play(shown: readonly Beat[], events: readonly KlaefferEvent[], where: Where, speed: number) {
    for (const beat of shown) {
      this.begin(beat);
      if (!this.finishing && beat.ms > 0) await this.run(beat, where, speed);
      this.end(beat, events);
    }
    this.judged = null;
    this.acting = null;
    this.call = null;
    if (speed === 0 && events.length > 0) await this.flashUp();
  }

  /** Nothing is in the air, judged or announced. */
  private rest(): void {
    this.flights = [];
    this.gone = [];
    this.judged = null;
    this.acting = null;
    this.call = null;
    this.scoring = null;
  }

  private apply(event: KlaefferEvent): void {
    if (this.drawn !== null) this.drawn = after(this.drawn, event);
  }

  private begin({ kind, event }: Beat): void {
    if ("seat" in event) this.acting = event.seat;
    if (kind === "place") {
      this.judged = null;
      this.crisis = false;
    }
    if (kind === "crisis") {
      this.crisis = true;
      this.call = "crisis";
    }
    if (kind === "last") this.call = "last";
    if (kind === "give" && event.event === "gave-away" && event.to === this.drawn?.seat) {
      this.call = { from: event.seat, district: event.district };
    }
    if (kind === "judge" && event.event === "taken" && this.mark !== null) {
      const card = this.drawn?.council[this.mark.place] ?? "";
      const { column_votes: column, row_votes: row, places: taken } = event;
      this.judged = { place: this.mark.place, card, column, row, taken, crisis: this.crisis };
    }
    if (kind === "take" || kind === "draw") this.judged = null;
    if (kind === "hand") this.call = "hands";
    if (kind === "score") {
      this.call = null;
      this.acting = null;
      this.scoring = 0;
    }
  }

  private end(beat: Beat, events: readonly KlaefferEvent[]): void {
    if (beat.kind !== "judge") {
      this.apply(beat.event);
      this.mark = markOf([beat.event], this.mark);
    } else if (beat.event.event === "taken" && beat.event.cards.length === 0) {
      this.apply(beat.event);
    }
    // one's own new card is turned over when its back has arrived
    if (beat.kind === "draw") {
      const next = events[events.indexOf(beat.event) + 1];
      if (next?.event === "drew-card") this.apply(next);
    }
    if (["crisis", "last", "give"].includes(beat.kind)) this.call = null;
    this.flights = [];
    this.gone = [];
  }

  private async run({ kind, event, ms }: Beat, where: Where, speed: number): Promise<void> {
    const drawn = this.drawn;
    if (drawn === null) return;
    if (kind === "refill" && event.event === "refilled") {
      await this.refill(event.cards, event.places, where, speed);
      return;
    }
    if (kind === "score") {
      await this.score(ms, speed);
      return;
    }
    const ways = this.ways(kind, event, drawn, where);
    if (kind === "give" && ways.length === 0) return;
    await this.fly(ways, (kind === "give" ? GIVE_MS : ms) * speed);
    if (kind === "give") await this.frames.rest((ms - GIVE_MS) * speed);
  }

  /** Cards leave one after the other and are all there in the end. */
  private async fly(ways: readonly Way[], ms: number): Promise<void> {
    const apart = 0.12 / (1 + 0.12 * (ways.length - 1));
    this.flights = ways.map((way, index) => ({
      ...way,
      ms: ms * (1 - apart * (ways.length - 1)),
      late: ms * apart * index,
    }));
    await this.frames.rest(ms);
  }

  /** What flies from where to where. */
  private ways(kind: Beat["kind"], event: KlaefferEvent, drawn: Drawn, where: Where): Way[] {
    if (kind === "place" && event.event === "placed") {
      const slot = slotOf(drawn, event.seat, event.card);
      const own = event.seat === drawn.seat;
      const from = where(own ? `hand-${slot}` : `backs-${event.seat}`);
      return way(from, where(`place-${event.place}`), event.card, own ? "" : (event.card[0] ?? ""));
    }
    if (kind === "take" && event.event === "taken") {
      this.gone = event.places;
      return event.places.flatMap((place, index) => {
        const card = event.cards[index] ?? "";
        return way(where(`place-${place}`), where(`district-${event.seat}-${DISTRICTS.indexOf(card[0] ?? "")}`), card);
      });
    }
    if (kind === "draw" && event.event === "drew") {
      const slot = drawn.gaps[event.seat] ?? 0;
      const to = where(event.seat === drawn.seat ? `hand-${slot}` : `backs-${event.seat}`);
      return way(where(`row-${event.row}`), to, DISTRICTS[event.district] ?? "");
    }
    if (kind === "give" && event.event === "gave-away") {
      // what was given in a preview lies there already
      if (drawn.districts[event.seat]?.[event.district]?.length === 0) return [];
      const [from, to] = [event.seat, event.to].map((seat) => where(`district-${seat}-${event.district}`));
      return event.cards.flatMap((card) => way(from ?? null, to ?? null, card));
    }
    if (kind === "hand" && event.event === "hand-scored") {
      return event.cards.flatMap((card) => {
        const from = where(event.seat === drawn.seat ? `hand-${drawn.hand.indexOf(card)}` : `backs-${event.seat}`);
        return way(from, where(`district-${event.seat}-${DISTRICTS.indexOf(card[0] ?? "")}`), card);
      });
    }
    return [];
  }

  /** Card after card from the row to its place, in reading order, turning over on the way (KLF-15). */
  private async refill(
    cards: readonly string[],
    places: readonly number[],
    where: Where,
    speed: number,
  ): Promise<void> {
    for (const [index, place] of places.entries()) {
      const drawn = this.drawn;
      const card = cards[index];
      if (drawn === null || card === undefined || this.finishing) return;
      const from = where(`row-${rowFor(drawn)}`);
      const ways = way(from, where(`place-${place}`), card, card[0] ?? "");
      await this.fly(ways, FILL_MS * speed);
      this.drawn = refilled(drawn, place, card);
    }
  }

  /** District after district. */
  private async score(ms: number, speed: number): Promise<void> {
    const each = ms / (DISTRICTS.length + 1);
    for (let district = 0; district <= DISTRICTS.length && !this.finishing; district++) {
      this.scoring = district;
      await this.frames.rest(each * speed);
    }
  }
}

type Way = Omit<Flight, "ms" | "late">;

function way(from: Spot | null, to: Spot | null, card: string, back = ""): Way[] {
  return from === null || to === null ? [] : [{ from, to, card, back }];
}
