import { Frames } from "./frames.ts";

const FLASH_MS = 200;

/** What a game draws in motion; what is shown now may be behind the newest truth. */
export class Stage {
  /** Something is on its way: whoever presses has it finished first. */
  moving = $state(false);
  /** Without motion, what has changed is shown strongly for a moment. */
  flash = $state(false);

  /** What moves is to be at its end at once. */
  protected finishing = false;
  protected readonly frames = new Frames();

  /** A press during motion finishes it at once. */
  finish(): void {
    if (!this.moving) return;
    this.finishing = true;
    this.frames.finish();
  }

  /** Runs a motion; whatever becomes of it, nothing moves afterwards. Without speed it is at its end at once. */
  protected async perform(speed: number, motion: () => Promise<void>): Promise<void> {
    this.moving = true;
    this.finishing = speed === 0;
    try {
      await motion();
    } finally {
      this.moving = false;
      this.finishing = false;
    }
  }

  /** Shows strongly for a moment what has changed without motion. */
  protected async flashUp(ms = FLASH_MS): Promise<void> {
    this.flash = true;
    try {
      await this.frames.rest(ms);
    } finally {
      this.flash = false;
    }
  }
}
