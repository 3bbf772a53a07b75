import type { Happened, Moment } from "../wire/types.ts";

/** How one comes from one moment to another: in motion, by a short fade, or at once. */
export type Way = "motion" | "fade" | "cut";

/** A game that is looked at again: its moments, where one is, and what is on its way. */
export class Film {
  moments = $state.raw<Moment[]>([]);
  at = $state(0);
  /** What is to be shown in motion now. */
  news = $state.raw<Happened[]>([]);
  /** Whether it is taken back. */
  backwards = $state(false);
  running = $state(false);
  way = $state<Way>("cut");

  get moment(): Moment | undefined {
    return this.moments[this.at];
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** Other eyes look at the same moment. */
  load(moments: Moment[]): void {
    this.moments = moments;
    this.news = [];
    this.way = "cut";
    this.at = Math.min(this.at, Math.max(0, moments.length - 1));
  }

  /** One step is shown in motion, back only by a game that can; a leap fades; what is dragged follows at once. */
  step(to: number, canGoBack: boolean, dragged = false): void {
    const next = Math.max(0, Math.min(this.last, to));
    const from = this.at;
    if (next === from) return;
    this.backwards = next < from;
    const neighbour = next === from + 1 || (next === from - 1 && canGoBack);
    this.way = neighbour && !dragged ? "motion" : dragged ? "cut" : "fade";
    const told = this.way === "motion" ? this.moments[Math.max(from, next)]?.events : undefined;
    // A list of its own: the same step may be taken again.
    this.news = [...(told ?? [])];
    if (this.way === "motion" && this.news.length === 0) this.way = "fade";
    this.at = next;
    if (next === this.last) this.running = false;
  }

  done = (): void => {
    this.news = [];
  };
}
