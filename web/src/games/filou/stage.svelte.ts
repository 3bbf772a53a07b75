import { Frames } from "../../motion/frames.ts";
import type { FilouEvent, FilouView } from "../../wire/types.ts";
import { type Beat, beats, recent, takenBack } from "./motion.ts";
import { after, type Scene, sceneOf } from "./scene.ts";

/** What is in motion now, and how far it is, 0 to 1. */
export interface Moving {
  beat: Beat;
  part: number;
}

const FLASH_MS = 200;
/** Backwards it goes quicker: everybody knows what it was. */
const BACK = 0.6;

/** Shows what happens on the table, one thing after the other; what is drawn may be behind the newest truth. */
export class Stage {
  scene = $state.raw<Scene | null>(null);
  now = $state.raw<Moving | null>(null);
  /** The event that is told beside the table: the one in motion, or the last that mattered. */
  told = $state.raw<FilouEvent | null>(null);
  /** Without motion, what changed is shown strongly for a moment. */
  flash = $state(false);
  moving = $state(false);

  private finishing = false;
  private readonly frames = new Frames();

  /** Puts everything where it is, without motion. */
  set(view: FilouView): void {
    this.scene = sceneOf(view);
  }

  /** Shows the events one after the other; the promise ends when all is shown. */
  async show(events: readonly FilouEvent[], speed: number): Promise<void> {
    const [old, fresh] = recent(events);
    for (const event of old) this.apply(event);
    if (this.scene === null) return;
    this.moving = true;
    this.finishing = speed === 0;
    for (const beat of beats(fresh, this.scene)) {
      this.told = beat.events.at(-1) ?? this.told;
      if (!this.finishing && beat.ms > 0) await this.run(beat, speed);
      for (const event of beat.events) this.apply(event);
      this.now = null;
    }
    if (speed === 0 && fresh.length > 0) await this.pause(FLASH_MS);
    this.moving = false;
    this.finishing = false;
  }

  /** Takes the events back, the last first, until all is as in this view. */
  async showBack(events: readonly FilouEvent[], view: FilouView, speed: number): Promise<void> {
    this.moving = true;
    this.finishing = speed === 0;
    for (const { beat, scene } of takenBack(events, sceneOf(view))) {
      if (this.finishing) break;
      this.scene = scene;
      await this.run(beat, speed * BACK, true);
    }
    this.now = null;
    this.moving = false;
    this.finishing = false;
  }

  /** A click during motion finishes it at once. */
  finish(): void {
    if (!this.moving) return;
    this.finishing = true;
    this.frames.finish();
  }

  private apply(event: FilouEvent): void {
    if (this.scene !== null) this.scene = after(this.scene, event);
  }

  private run(beat: Beat, speed: number, back = false): Promise<void> {
    return this.frames.show(beat.ms * speed, (part) => {
      this.now = { beat, part: back ? 1 - part : part };
    });
  }

  private pause(ms: number): Promise<void> {
    this.flash = true;
    return new Promise((resolve) => {
      setTimeout(() => {
        this.flash = false;
        resolve();
      }, ms);
    });
  }
}
