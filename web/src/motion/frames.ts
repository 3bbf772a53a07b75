/** Motion of a game's screen, one thing after the other; somebody who taps has it finished at once. */
export class Frames {
  private frame = 0;
  private wake: (() => void) | null = null;

  /** Calls draw with 0 to 1 for so long; ends early when it is finished, and at once when the drawing fails. */
  show(ms: number, draw: (part: number) => void): Promise<void> {
    return new Promise((resolve, reject) => {
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
        try {
          draw(part);
        } catch (error) {
          reject(error);
          stop();
          return;
        }
        if (part >= 1) stop();
        else this.frame = requestAnimationFrame(tick);
      };
      this.wake = stop;
      tick(begin);
    });
  }

  /** Nothing moves for so long; ends early when it is finished. */
  rest(ms: number): Promise<void> {
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

  /** What is being shown is over. */
  finish(): void {
    this.wake?.();
  }
}
