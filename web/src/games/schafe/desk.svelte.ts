import type { SchafeLaid, SchafeView } from "../../wire/types.ts";
import { NOBODY } from "../contract.ts";
import { Land } from "./areas.ts";
import { type Take, takesOf } from "./choices.ts";
import type { Meadows } from "./stage.svelte.ts";
import { COLOURS, SECRET } from "./tiles.ts";
import type { Hands, Offer, Props } from "./types.ts";

/** A special action that goes on with nothing drawn yet: what was laid in it, and what may follow. */
interface Begun {
  steps: number[];
  view: SchafeView;
  legal: Offer[];
}

/** What lies before somebody: the truth under a half-made turn, the map as it is drawn now, the hand, what may be done. */
export class Desk {
  begun = $state.raw<Begun | null>(null);
  readonly table: () => Props;
  readonly stage: Meadows;

  constructor(table: () => Props, stage: Meadows) {
    this.table = table;
    this.stage = stage;
  }

  /** The truth before the half-made turn; a tile that shall be laid is drawn on top of it. */
  readonly view = $derived.by((): SchafeView => {
    const { seen, view } = this.table();
    return this.begun?.view ?? seen.view ?? view;
  });
  /** What somebody can do here; nothing in a replay. */
  readonly hands = $derived.by((): Hands => this.table().live ?? NOBODY);
  readonly seat = $derived.by(() => this.view.seat);
  readonly over = $derived.by(() => this.view.phase === "over");
  readonly mine = $derived.by(() => this.seat !== null && this.view.actor === this.seat && !this.over);
  /** What lies, as it is drawn now; a tile that lies as before is the same as before, so that it is not drawn anew. */
  readonly map = $derived.by((): readonly SchafeLaid[] => {
    const map = this.stage.map ?? this.view.map;
    this.lying = new Map(map.map((laid) => [JSON.stringify(laid), this.lying.get(JSON.stringify(laid)) ?? laid]));
    return [...this.lying.values()];
  });
  private lying = new Map<string, SchafeLaid>();
  /** The colours of all seats, as far as whoever looks knows them. */
  readonly colours = $derived.by((): (string | null)[] =>
    this.view.colours.map((colour, seat) => (seat === this.seat ? this.view.colour : colour)),
  );
  readonly land = $derived.by(() => new Land(this.map));

  readonly legal = $derived.by((): Offer[] => {
    const { seen } = this.table();
    if (this.seat === null || seen.paused || seen.phase !== "playing") return [];
    return this.begun?.legal ?? seen.legal;
  });
  readonly takes = $derived.by((): Take[] => takesOf(this.legal));

  /** The "?" tile, as long as it is a secret. */
  readonly secret = $derived.by((): number | null => {
    const { colour, colours } = this.view;
    return colour === null || this.seat === null || colours[this.seat] ? null : SECRET + COLOURS.indexOf(colour);
  });
  /** A tile that is taken already and only has to be placed. */
  readonly pending = $derived.by((): number | null => (this.mine ? (this.view.pending?.tile ?? null) : null));
  readonly hand = $derived.by((): number[] => {
    const taken = this.pending !== null && this.pending !== this.secret ? [this.pending] : [];
    return [...(this.secret === null ? [] : [this.secret]), ...taken, ...this.view.hand];
  });
  /** Whether somebody lays for the first or second time: then a word more is said. */
  readonly beginning = $derived.by(() => this.view.map.filter((laid) => laid.seat === this.seat).length < 2);
}
