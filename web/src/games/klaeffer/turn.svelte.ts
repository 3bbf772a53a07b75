import { untrack } from "svelte";
import type { KlaefferAction, KlaefferEvent, KlaefferView } from "../../wire/types.ts";
import { type LegalOf, type Live, NOBODY, type TableProps, type TriedOf } from "../contract.ts";
import { LEAVE, made, placeOf, same, sorted } from "./choices.ts";
import { chosen, type Preview, previewOf } from "./preview.ts";
import type { KlaefferStage } from "./stage.svelte.ts";

export type Props = TableProps<KlaefferView, KlaefferEvent, KlaefferAction>;

/** The half-made turn of this seat: what is chosen, what may follow, and what one knows it would bring. */
export class Turn {
  readonly #props: () => Props;
  readonly #stage: KlaefferStage;
  /** What was open before a place was chosen; like the previews it belongs to one version and is dropped with it. */
  readonly #known = new Map<string, { legal: LegalOf<KlaefferAction>[]; view: KlaefferView }>();
  #previews = $state.raw<ReadonlyMap<string, Preview | null>>(new Map());
  /** What was pressed and is on its way to the house: it is drawn at once. */
  #wanted = $state.raw<number[] | null>(null);
  /** What is on its way shall be played as soon as it is there. */
  #sure = false;
  /** The place one looks at, with the mouse or the focus. */
  looked = $state<number | null>(null);

  constructor(props: () => Props, stage: KlaefferStage) {
    this.#props = props;
    this.#stage = stage;
    $effect(() => {
      const wanted = [...this.offers.puts.values()].map((id) => [...this.lead, id]);
      untrack(() => void this.#foresee(wanted));
    });
    $effect(() => {
      void this.#live.prefix;
      untrack(() => this.#arrived());
    });
  }

  readonly #live: Live<KlaefferView, KlaefferEvent, KlaefferAction> = $derived.by(() => this.#props().live ?? NOBODY);
  /** What the house knows to be chosen. */
  readonly #told = $derived.by(() => made(this.#live.prefix));
  readonly made = $derived.by(() => (this.#wanted === null ? this.#told : made(this.#wanted)));
  /** The turn before the card lies in the council, or before anything is taken: what is chosen is drawn on top. */
  readonly #open = $derived.by(() => {
    const { view, seen } = this.#props();
    const { legal, prefix } = this.#live;
    if (this.#told.choice !== null) return { legal, view: seen.view ?? view };
    if (this.#told.put === null) {
      this.#known.set(this.#keyOf(prefix), { legal, view });
      return { legal, view };
    }
    return this.#known.get(this.#keyOf(prefix.slice(0, -1))) ?? { legal: [], view: seen.view ?? view };
  });
  readonly view = $derived.by(() => this.#open.view);
  readonly seat = $derived.by(() => this.view.seat);
  readonly mine = $derived.by(() => {
    const { seat, turn, phase } = this.view;
    return seat !== null && turn === seat && phase !== "over" && !this.#props().seen.paused;
  });
  /** Whose turn it is, also while one tries what would end it; in a replay, whose turn is shown. */
  readonly acting = $derived.by(() => {
    const { seen, view, live } = this.#props();
    if (live === null) return seen.waiting[0] ?? null;
    const { turn, phase } = seen.view ?? view;
    return phase === "over" ? null : turn;
  });
  readonly free = $derived.by(
    () => this.mine && !this.#stage.moving && (!this.#live.locked || this.#told.put !== null),
  );
  readonly offers = $derived.by(() => {
    const { seats } = this.#props().seen.game;
    return sorted(this.free ? this.#open.legal : [], this.seat ?? 0, seats);
  });
  readonly picked = $derived.by(() => {
    if (this.#wanted !== null) return this.made.pick;
    return this.view.phase === "put" ? this.view.picked : this.made.pick;
  });
  readonly card = $derived.by(() => (this.picked === null ? null : (this.view.hand[this.picked] ?? null)));
  /** The card that one is about to place, and where. */
  readonly ghost = $derived.by(() => {
    const place = placeOf(this.made.put);
    return place === null || this.card === null ? null : { place, card: this.card };
  });
  /** What is chosen before a place. */
  readonly lead = $derived.by(() => {
    const { prefix } = this.#live;
    return this.#told.put === null ? prefix : prefix.slice(0, -1);
  });
  /** What is chosen before a card. */
  readonly begun = $derived.by(() => (this.made.gift === null ? [] : [this.made.gift]));
  /** The places that are lit, with what one knows would happen there. */
  readonly lit = $derived.by(() => {
    const known = (id: number) => this.#previews.get(this.#keyOf([...this.lead, id])) ?? null;
    return new Map([...this.offers.puts].map(([place, id]) => [place, known(id)] as const));
  });
  readonly foreseen = $derived.by((): Preview | null => {
    const looked = this.looked === null ? null : this.lit.get(this.looked);
    if (looked) return looked;
    if (this.ghost !== null) return this.lit.get(this.ghost.place) ?? null;
    const { convinced, council } = this.view;
    return convinced == null || this.made.choice === LEAVE ? null : chosen(council[convinced.place] ?? "", convinced);
  });
  /** One chooses whether to take, also while the choice may still be changed. */
  readonly choosing = $derived.by(() => this.mine && this.view.phase === "take" && !this.#stage.moving);

  /** These actions are to be the half-made turn; they are drawn before the house has answered. */
  want(actions: number[]): void {
    this.#sure = false;
    this.#wanted = same(actions, this.#live.prefix) ? null : actions;
    // A place is drawn with all the others that its card may go to: they have to be known first.
    const before = actions.slice(0, -1);
    const unknown = made(actions).put !== null && !this.#known.has(this.#keyOf(before));
    this.#live.chooseAll(unknown ? before : actions);
  }

  /** Plays what is chosen; if it is still on its way, as soon as it has arrived. */
  confirm(): void {
    if (this.#wanted === null) this.#live.confirm();
    else this.#sure = true;
  }

  /** Nothing is wanted, looked at or foreseen any more: the table has gone on. */
  forget(): void {
    this.#wanted = null;
    this.#sure = false;
    this.looked = null;
    const now = this.#keyOf([]);
    this.#previews = new Map([...this.#previews].filter(([key]) => key.startsWith(now)));
    for (const key of this.#known.keys()) if (!key.startsWith(now)) this.#known.delete(key);
  }

  #arrived(): void {
    const wanted = this.#wanted;
    if (wanted !== null && same(wanted.slice(0, -1), this.#live.prefix)) {
      // What leads there has come first; the rest follows when what it may lead to is known.
      void this.#open;
      this.#live.chooseAll(wanted);
      return;
    }
    const sure = this.#sure && this.#wanted !== null && same(this.#wanted, this.#live.prefix);
    this.#wanted = null;
    this.#sure = false;
    if (sure) this.#live.confirm();
  }

  #keyOf(prefix: readonly number[]): string {
    const { seen } = this.#props();
    return `${seen.seat} ${seen.version} ${prefix.join()}`;
  }

  #read(tried: TriedOf<KlaefferView, KlaefferEvent, KlaefferAction>): Preview | null {
    return previewOf(tried.events, tried.view.convinced);
  }

  /** Asks what each of these would bring; they are drawn together, when all answers are there. */
  async #foresee(wanted: number[][]): Promise<void> {
    const unknown = wanted.filter((actions) => !this.#previews.has(this.#keyOf(actions)));
    if (unknown.length === 0) return;
    const { version, seat } = this.#props().seen;
    const keys = unknown.map((actions) => this.#keyOf(actions));
    this.#previews = new Map([...this.#previews, ...keys.map((key) => [key, null] as const)]);
    const tried = await Promise.all(unknown.map((actions) => this.#live.preview(actions)));
    const now = this.#props().seen;
    if (now.version !== version || now.seat !== seat) return;
    const found = tried.map((one, index) => [keys[index] ?? "", one === null ? null : this.#read(one)] as const);
    this.#previews = new Map([...this.#previews, ...found]);
  }
}
