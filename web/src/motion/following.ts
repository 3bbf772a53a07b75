import type { HappenedOf } from "../games/contract.ts";
import { report } from "../lib/report.ts";

/** What is to be shown at a table, as its props have it. */
export interface ToFollow<Event> {
  news: readonly HappenedOf<Event>[];
  /** The news are taken back, the last first. */
  backwards: boolean;
  /** What is true when the news are shown. */
  view: unknown;
  /** The news are shown. */
  done: () => void;
}

/** How a game shows what has happened. Each may fail: then the view is simply drawn. */
export interface Shows<Event> {
  /** Shows news in motion, in order. */
  show(news: readonly HappenedOf<Event>[]): Promise<void>;
  /** Shows news in motion the other way round, the last first. */
  takeBack?(news: readonly HappenedOf<Event>[]): Promise<void>;
  /** Nothing is left to show: all is drawn as the view has it. `shown` says whether news have led to this view. */
  settle(shown: boolean): void | Promise<void>;
  /** What moves is at its end at once. */
  finish(): void;
}

/**
 * Follows a table: shows what has come until nothing is left to show, one after the other, and then draws the view.
 * Call `follow` in an effect that depends on the news and on the view, and `stop` when the table is left.
 */
export class Following<Event> {
  private busy = false;
  private gone = false;
  /** Something has changed while something else was being shown. */
  private again = false;
  private showing: readonly HappenedOf<Event>[] | null = null;
  private shown: readonly HappenedOf<Event>[] = [];
  /** The view that the last news have led to. */
  private reached: unknown = null;

  constructor(
    private readonly table: () => ToFollow<Event>,
    private readonly shows: Shows<Event>,
  ) {}

  async follow(): Promise<void> {
    this.again = true;
    // Whoever steps on in a replay does not wait for what still moves.
    if (this.showing !== null && this.showing !== this.table().news) this.shows.finish();
    if (this.busy) return;
    this.busy = true;
    while (this.again && !this.gone) {
      this.again = false;
      await this.showNews();
      if (!this.gone) await this.safely(() => this.shows.settle(this.table().view === this.reached));
    }
    this.busy = false;
  }

  /** Nobody looks any more. */
  stop(): void {
    this.gone = true;
    this.shows.finish();
  }

  private async showNews(): Promise<void> {
    // The same step of a replay may be shown once more.
    if (this.table().news.length === 0) this.shown = [];
    while (!this.gone && this.table().news !== this.shown && this.table().news.length > 0) {
      const { news, backwards, view } = this.table();
      this.showing = news;
      await this.safely(() => (backwards ? this.shows.takeBack?.(news) : this.shows.show(this.fresh(news))));
      this.showing = null;
      this.shown = news;
      this.reached = view;
      if (!this.gone && this.table().news === news) this.table().done();
    }
  }

  /** What was not shown before. */
  private fresh(news: readonly HappenedOf<Event>[]): readonly HappenedOf<Event>[] {
    const first = news.findIndex((heard, index) => heard !== this.shown[index]);
    return news.slice(Math.max(0, first));
  }

  /** A motion that fails stops nobody's game: it is reported, and the view is drawn. */
  private async safely(motion: () => void | Promise<void>): Promise<void> {
    try {
      await motion();
    } catch (error) {
      report("motion", error);
    }
  }
}
