import { boxes } from "../games/index.ts";
import { api } from "../wire/api.ts";
import type { Listed } from "../wire/types.ts";

const REFRESH = 15_000;
/** Milliseconds after which the hall no longer waits for what it should show above the shelf. */
const LATE = 4_000;

/** The tables that concern whoever stands in the hall, asked for anew now and then. */
export class Tables {
  private mine = $state.raw<Listed[]>([]);
  private open = $state.raw<Listed[]>([]);

  /** Those where it is one's turn first, then the newest. */
  running = $derived(
    this.mine
      .filter((table) => table.phase !== "over")
      .sort((one, other) => Number(other.your_turn) - Number(one.your_turn) || other.touched - one.touched),
  );
  finished = $derived(this.mine.filter((table) => table.phase === "over"));
  /** Those of others that anybody may watch. */
  others = $derived(this.open.filter((table) => !this.mine.some((own) => own.id === table.id)));
  /** Whether whoever stands here has never had a table. */
  none = $derived(this.mine.length === 0);
  waiting = $derived(this.mine.some((table) => table.your_turn));
  /** Whether one's own tables are known, or late: shown any earlier, the shelf would slip away under a finger. */
  ready = $state(false);

  refresh = async (): Promise<void> => {
    if (document.hidden) return;
    const open = api.watchable().catch(() => []);
    const known = await api.me().catch(() => null);
    if (known?.known) this.mine = onShelf(await api.myTables().catch(() => this.mine));
    this.ready = true;
    this.open = onShelf(await open);
  };

  /** Asks at once and from then on; gives back what ends it. */
  watch(): () => void {
    void this.refresh();
    const timers = [setInterval(this.refresh, REFRESH), setTimeout(() => (this.ready = true), LATE)];
    return () => timers.forEach(clearTimeout);
  }
}

const onShelf = (tables: Listed[]) => tables.filter((table) => boxes.some((box) => box.keys.includes(table.game)));
