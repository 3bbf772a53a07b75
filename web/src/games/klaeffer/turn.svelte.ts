import { untrack } from "svelte";
import type { KlaefferEvent, KlaefferView, Tried } from "../../wire/types.ts";
import type { TableProps } from "../contract.ts";
import { LEAVE, made, type Offer, placeOf, sorted, stepTowards } from "./choices.ts";
import { chosen, type Preview, previewOf } from "./preview.ts";
import type { Stage } from "./stage.svelte.ts";

/** The half-made turn of this seat: what is chosen, what may follow, and what one knows it would bring. */
export class Turn {
  readonly #props: () => TableProps;
  readonly #stage: Stage;
  readonly #known = new Map<string, { legal: Offer[]; view: KlaefferView }>();
  #previews = $state.raw<Record<string, Preview | null>>({});
  #wanted: number[] | null = null;
  /** The place one looks at, with the mouse or the focus. */
  looked = $state<number | null>(null);

  constructor(props: () => TableProps, stage: Stage) {
    this.#props = props;
    this.#stage = stage;
    $effect(() => {
      const wanted = [...this.offers.puts.values()].map((id) => [...this.lead, id]);
      untrack(() => {
        for (const actions of wanted) void this.#foresee(actions);
      });
    });
    $effect(() => {
      void props().prefix;
      untrack(() => this.#drive());
    });
  }

  readonly made = $derived.by(() => made(this.#props().prefix));
  /** The turn before the card lies in the council, or before anything is taken: what is chosen is drawn on top. */
  readonly #open = $derived.by(() => {
    const { legal, view, prefix, seen } = this.#props();
    const now = { legal: legal as unknown as Offer[], view: view as KlaefferView };
    if (this.made.choice !== null) return { ...now, view: seen.view as KlaefferView };
    if (this.made.put === null) {
      this.#known.set(this.#keyOf(prefix), now);
      return now;
    }
    const before = this.#known.get(this.#keyOf(prefix.slice(0, -1)));
    return before ?? { legal: [], view: seen.view as KlaefferView };
  });
  readonly view = $derived.by(() => this.#open.view);
  readonly seat = $derived.by(() => this.view.seat);
  readonly mine = $derived.by(() => {
    const { seat, turn, phase } = this.view;
    return seat !== null && turn === seat && phase !== "over" && !this.#props().seen.paused;
  });
  /** Whose turn it is, also while one tries what would end it; in a replay, whose turn is shown. */
  readonly acting = $derived.by(() => {
    const { seen, replayed } = this.#props();
    const { turn, phase } = seen.view as KlaefferView;
    if (replayed) return seen.waiting[0] ?? null;
    return phase === "over" ? null : turn;
  });
  readonly free = $derived.by(
    () => this.mine && !this.#stage.moving && (!this.#props().locked || this.made.put !== null),
  );
  readonly offers = $derived.by(() => {
    const { seats } = this.#props().seen.game;
    return sorted(this.free ? this.#open.legal : [], this.seat ?? 0, seats);
  });
  readonly picked = $derived.by(() => (this.view.phase === "put" ? this.view.picked : this.made.pick));
  readonly card = $derived.by(() => (this.picked === null ? null : (this.view.hand[this.picked] ?? null)));
  /** The card that one is about to place, and where. */
  readonly ghost = $derived.by(() => {
    const place = placeOf(this.made.put);
    return place === null || this.card === null ? null : { place, card: this.card };
  });
  /** What is chosen before a place. */
  readonly lead = $derived.by(() => {
    const { prefix } = this.#props();
    return this.made.put === null ? prefix : prefix.slice(0, -1);
  });
  /** What is chosen before a card. */
  readonly begun = $derived.by(() => (this.made.gift === null ? [] : [this.made.gift]));
  /** The places that are lit, with what one knows would happen there. */
  readonly lit = $derived.by(
    () =>
      new Map(
        [...this.offers.puts].map(
          ([place, id]) => [place, this.#previews[this.#keyOf([...this.lead, id])] ?? null] as const,
        ),
      ),
  );
  readonly foreseen = $derived.by((): Preview | null => {
    const looked = this.looked === null ? null : this.lit.get(this.looked);
    if (looked) return looked;
    if (this.ghost !== null) return this.lit.get(this.ghost.place) ?? null;
    const { convinced, council } = this.view;
    return convinced == null || this.made.choice === LEAVE ? null : chosen(council[convinced.place] ?? "", convinced);
  });
  /** One chooses whether to take, also while the choice may still be changed. */
  readonly choosing = $derived.by(() => this.mine && this.view.phase === "take" && !this.#stage.moving);

  /** Goes from what is chosen to what is wanted, one answer of the house after the other. */
  want(actions: number[]): void {
    this.#wanted = actions;
    this.#drive();
  }

  /** Nothing is wanted or looked at any more: the table has gone on. */
  forget(): void {
    this.#wanted = null;
    this.looked = null;
  }

  #drive(): void {
    const { prefix, back, choose } = this.#props();
    const wanted = this.#wanted;
    if (wanted === null) return;
    const step = stepTowards(prefix, wanted);
    if (step === null || (step !== "back" && prefix.length + 1 === wanted.length)) this.#wanted = null;
    if (step === "back") back();
    else if (step !== null) choose(step);
  }

  #keyOf(prefix: readonly number[]): string {
    const { seen } = this.#props();
    return `${seen.seat} ${seen.version} ${prefix.join()}`;
  }

  #read(tried: Tried): Preview | null {
    return previewOf(tried.events as KlaefferEvent[], (tried.view as KlaefferView).convinced);
  }

  async #foresee(actions: number[]): Promise<void> {
    const key = this.#keyOf(actions);
    const { preview } = this.#props();
    if (key in this.#previews || preview === undefined) return;
    this.#previews = { ...this.#previews, [key]: null };
    const tried = await preview(actions);
    if (tried !== null) this.#previews = { ...this.#previews, [key]: this.#read(tried) };
  }
}
