import { boxes } from "../games/index.ts";
import { api } from "../wire/api.ts";
import type { Listed } from "../wire/types.ts";

const REFRESH = 15_000;

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
  waiting = $derived(this.mine.some((table) => table.your_turn));

  refresh = async (): Promise<void> => {
    if (document.hidden) return;
    this.open = onShelf(await api.watchable().catch(() => []));
    const known = await api.me().catch(() => null);
    if (known?.known) this.mine = onShelf(await api.myTables().catch(() => this.mine));
  };

  /** Asks at once and from then on; gives back what ends it. */
  watch(): () => void {
    void this.refresh();
    const timer = setInterval(this.refresh, REFRESH);
    return () => clearInterval(timer);
  }
}

const onShelf = (tables: Listed[]) => tables.filter((table) => boxes.some((box) => box.keys.includes(table.game)));
