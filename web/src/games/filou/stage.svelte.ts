import { Stage } from "../../motion/stage.svelte.ts";
import type { FilouEvent, FilouView } from "../../wire/types.ts";
import { type Beat, beats, recent, takenBack } from "./motion.ts";
import { after, type Scene, sceneOf } from "./scene.ts";

/** What is in motion now, and how far it is, 0 to 1. */
export interface Moving {
  beat: Beat;
  part: number;
}

/** Backwards it goes quicker: everybody knows what it was. */
const BACK = 0.6;

/** Shows what happens on the table, one thing after the other. */
export class FilouStage extends Stage {
  scene = $state.raw<Scene | null>(null);
  now = $state.raw<Moving | null>(null);
  /** The event that is told beside the table: the one in motion, or the last that mattered. */
  told = $state.raw<FilouEvent | null>(null);

  /** Puts everything where it is, without motion. */
  set(view: FilouView): void {
    this.now = null;
    this.scene = sceneOf(view);
  }

  /** Shows the events one after the other; the promise ends when all is shown. */
  async show(events: readonly FilouEvent[], speed: number): Promise<void> {
    const [old, fresh] = recent(events);
    for (const event of old) this.apply(event);
    const { scene } = this;
    if (scene === null) return;
    await this.perform(speed, async () => {
      for (const beat of beats(fresh, scene)) {
        this.told = beat.events.at(-1) ?? this.told;
        if (!this.finishing && beat.ms > 0) await this.run(beat, speed);
        for (const event of beat.events) this.apply(event);
        this.now = null;
      }
      if (speed === 0 && fresh.length > 0) await this.flashUp();
    });
  }

  /** Takes the events back, the last first, until all is as in this view. */
  async showBack(events: readonly FilouEvent[], view: FilouView, speed: number): Promise<void> {
    await this.perform(speed, async () => {
      for (const { beat, scene } of takenBack(events, sceneOf(view))) {
        if (this.finishing) break;
        this.scene = scene;
        await this.run(beat, speed * BACK, true);
      }
      this.now = null;
    });
  }

  private apply(event: FilouEvent): void {
    if (this.scene !== null) this.scene = after(this.scene, event);
  }

  private run(beat: Beat, speed: number, back = false): Promise<void> {
    return this.frames.show(beat.ms * speed, (part) => {
      this.now = { beat, part: back ? 1 - part : part };
    });
  }
}
