import { Stage } from "../../motion/stage.svelte.ts";
import type { SchafeLaid } from "../../wire/types.ts";
import { eventsOf } from "../contract.ts";
import { SIZE } from "./camera.ts";
import { type Beat, beatOf, laidBy, stale, without } from "./motion.ts";
import type { Place } from "./tiles.ts";
import type { Heard } from "./types.ts";

const LIFT_MS = 380;

/** A tile on its way: where it is now in the landscape, how large, and what it shows. */
export interface Flight {
  edges: string;
  middle: string;
  x: number;
  y: number;
  scale: number;
}

/** Whoever looks at the landscape goes where something happens. */
export interface Looks {
  show(place: Place, ms: number): void;
}

/** Shows what has happened, one thing at a time; what is drawn may be behind the newest truth. */
export class Meadows extends Stage {
  /** The map while news are shown; otherwise the view's own. */
  map = $state.raw<SchafeLaid[] | null>(null);
  flight = $state.raw<Flight | null>(null);
  /** A pen that has just been closed, by one of its tiles. */
  closed = $state.raw<(Place & { colour: string }) | null>(null);
  /** What is being told, beside the map. */
  caption = $state.raw<Heard | null>(null);
  /** The tiles that were drawn last into the own hand. */
  drawn = $state.raw<number[]>([]);

  /** Where somebody has just put a tile with his own hand: it lies there already and need not come flying. */
  put: Place | null = null;

  constructor(private readonly lens: Looks) {
    super();
  }

  /** Shows the news on the way to this map; the promise ends when all is shown. */
  show(news: readonly Heard[], map: readonly SchafeLaid[], own: number | null, speed: number): Promise<void> {
    const told = news.filter(({ event }) => event.event !== "undone");
    const events = eventsOf(told);
    const old = stale(events);
    const beats = events.map((event, index) => (index < old ? null : beatOf(event)));
    const waiting = beats.filter((beat) => beat !== null);
    const drawn = events.flatMap((event) =>
      event.event === "drew-tiles" || event.event === "hand" ? event.tiles : [],
    );
    if (drawn.length > 0) this.drawn = drawn;
    return this.perform(speed, async () => {
      this.map = without(map, waiting);
      for (const [index, beat] of beats.entries()) {
        if (beat === null) continue;
        this.caption = told[index] ?? null;
        waiting.shift();
        if (!this.finishing) await this.run(beat, own, speed);
        this.flight = null;
        this.closed = null;
        this.map = without(map, waiting);
      }
      if (speed === 0 && beats.some((beat) => beat !== null)) await this.flashUp();
    });
  }

  /** Shows the news backwards on the way to this map: what was laid last is lifted first. */
  takeBack(news: readonly Heard[], map: readonly SchafeLaid[], speed: number): Promise<void> {
    const laid = laidBy(eventsOf(news));
    this.caption = null;
    return this.perform(speed, async () => {
      for (let tile = laid.pop(); tile !== undefined && !this.finishing; tile = laid.pop()) {
        const { x, y, edges, middle } = tile;
        this.map = [...map, ...laid.filter((one) => !one.covers)];
        this.lens.show(tile, speed);
        await this.frames.show(LIFT_MS * speed, (part) => {
          this.flight = { edges, middle, x: x * SIZE, y: (y - 2.6 * part ** 2) * SIZE, scale: 1 + 0.35 * part };
        });
        this.flight = null;
      }
    });
  }

  /** All is as the view has it. */
  settle(): void {
    this.map = null;
    this.flight = null;
    this.closed = null;
    this.caption = null;
    this.put = null;
  }

  private async run(beat: Beat, own: number | null, speed: number): Promise<void> {
    if (beat.kind === "tell") return this.frames.rest(beat.ms * speed);
    this.lens.show(beat, speed);
    if (beat.kind === "close") {
      this.closed = beat;
      return this.frames.rest(beat.ms * speed);
    }
    const [toX, toY] = [beat.x * SIZE, beat.y * SIZE];
    const here = this.put?.x === beat.x && this.put.y === beat.y;
    const fall = here ? 0 : (beat.seat === own ? 2.6 : -2.6) * SIZE;
    this.put = null;
    await this.frames.show((here ? 180 : beat.ms) * speed, (part) => {
      const left = (1 - part) ** 2;
      this.flight = {
        edges: beat.edges,
        middle: beat.middle,
        x: toX,
        y: toY + fall * left,
        scale: 1 + (here ? 0.08 : 0.35) * left,
      };
    });
    if (!this.finishing) await this.frames.rest(beat.rest * speed);
  }
}
