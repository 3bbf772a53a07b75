import type { Happened, SchafeEvent, SchafeLaid } from "../../wire/types.ts";
import { SIZE } from "./camera.ts";
import type { Lens } from "./lens.svelte.ts";
import { type Beat, beatOf, stale, without } from "./motion.ts";
import type { Place } from "./tiles.ts";

/** A tile on its way: where it is now in the landscape, how large, and what it shows. */
export interface Flight {
  edges: string;
  middle: string;
  x: number;
  y: number;
  scale: number;
}

/** Shows what has happened, one thing at a time; what is drawn may be behind the newest truth. */
export class Stage {
  /** The map while news are shown; otherwise the view's own. */
  map = $state.raw<SchafeLaid[] | null>(null);
  flight = $state.raw<Flight | null>(null);
  /** A pen that has just been closed, by one of its tiles. */
  closed = $state.raw<(Place & { colour: string }) | null>(null);
  /** What is being told, beside the map. */
  caption = $state.raw<Happened | null>(null);
  moving = $state(false);

  /** Where somebody has just put a tile with his own hand: it lies there already and need not come flying. */
  put: Place | null = null;

  private finishing = false;
  private frame = 0;
  private wake: (() => void) | null = null;

  /** Shows the news on the way to this map; the promise ends when all is shown. */
  async show(
    news: readonly Happened[],
    map: readonly SchafeLaid[],
    own: number,
    lens: Lens,
    speed: number,
  ): Promise<void> {
    const events = news.map((heard) => heard.event as SchafeEvent);
    const old = stale(events);
    const beats = events.map((event, index) => (index < old ? null : beatOf(event)));
    const waiting = beats.filter((beat) => beat !== null);
    this.moving = true;
    this.finishing = speed === 0;
    this.map = without(map, waiting);
    for (const [index, beat] of beats.entries()) {
      if (beat === null) continue;
      this.caption = news[index] ?? null;
      waiting.shift();
      if (!this.finishing) await this.run(beat, own, lens, speed);
      this.flight = null;
      this.closed = null;
      this.map = without(map, waiting);
    }
    if (speed === 0 && beats.some((beat) => beat !== null)) await this.pause(200);
    this.map = null;
    this.moving = false;
    this.finishing = false;
  }

  /** A click during motion finishes it at once. */
  finish(): void {
    this.finishing = true;
    this.wake?.();
  }

  private async run(beat: Beat, own: number, lens: Lens, speed: number): Promise<void> {
    if (beat.kind === "tell") return this.pause(beat.ms * speed);
    lens.show(beat, speed);
    if (beat.kind === "close") {
      this.closed = beat;
      return this.pause(beat.ms * speed);
    }
    const [toX, toY] = [beat.x * SIZE, beat.y * SIZE];
    const here = this.put?.x === beat.x && this.put.y === beat.y;
    const fall = here ? 0 : (beat.seat === own ? 2.6 : -2.6) * SIZE;
    this.put = null;
    await this.frames((here ? 180 : beat.ms) * speed, (part) => {
      const left = (1 - part) ** 2;
      this.flight = {
        edges: beat.edges,
        middle: beat.middle,
        x: toX,
        y: toY + fall * left,
        scale: 1 + (here ? 0.08 : 0.35) * left,
      };
    });
    if (!this.finishing) await this.pause(beat.rest * speed);
  }

  /** Calls draw with 0 to 1 for so long; ends early when somebody clicks. */
  private frames(ms: number, draw: (part: number) => void): Promise<void> {
    return new Promise((resolve) => {
      const begin = performance.now();
      const stop = () => {
        cancelAnimationFrame(this.frame);
        clearTimeout(late);
        this.wake = null;
        resolve();
      };
      // A page that is not looked at draws no frames; what happened is then shown as done.
      const late = setTimeout(stop, ms + 400);
      const tick = (now: number) => {
        const part = Math.min(1, Math.max(0, (now - begin) / ms));
        draw(part);
        if (part >= 1) stop();
        else this.frame = requestAnimationFrame(tick);
      };
      this.wake = stop;
      draw(0);
      this.frame = requestAnimationFrame(tick);
    });
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(stop, ms);
      this.wake = stop;
    });
  }
}
