import type { Happened, SchafeEvent } from "../../wire/types.ts";
import type { Desk } from "./desk.svelte.ts";
import type { Lens } from "./lens.svelte.ts";

/** Shows what has come until nothing is left to show; one at a time. */
export class Following {
  /** The tiles that were drawn last. */
  drawn = $state.raw<number[]>([]);
  private readonly desk: Desk;
  private readonly lens: Lens;
  private busy = false;
  private gone = false;
  private shown: readonly Happened[] = [];

  constructor(desk: Desk, lens: Lens) {
    this.desk = desk;
    this.lens = lens;
  }

  async follow(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (this.behind()) {
      const { news, speed, done, backwards } = this.desk.table();
      const old = news.findIndex((heard, index) => heard !== this.shown[index]);
      const fresh = news.slice(Math.max(0, old));
      const { stage, view, seat } = this.desk;
      if (backwards) await stage.takeBack(news, view.map, this.lens, speed);
      else {
        this.welcome(fresh.map((heard) => heard.event as SchafeEvent));
        await stage.show(fresh, view.map, seat ?? -1, this.lens, speed);
      }
      if (this.gone) return;
      this.shown = news;
      if (this.desk.table().news === news) done();
    }
    this.busy = false;
    if (this.behind()) void this.follow();
  }

  /** Nobody looks any more. */
  stop(): void {
    this.gone = true;
    this.desk.stage.finish();
  }

  private behind(): boolean {
    const { news } = this.desk.table();
    return news !== this.shown && news.length > 0;
  }

  private welcome(events: SchafeEvent[]): void {
    const tiles = events.flatMap((event) =>
      event.event === "drew-tiles" || event.event === "hand" ? event.tiles : [],
    );
    if (tiles.length > 0) this.drawn = tiles;
  }
}
