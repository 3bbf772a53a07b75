import type { DogAction, DogView } from "../../wire/types.ts";
import type { Line } from "../contract.ts";
import type { Rules } from "./board.ts";
import {
  apart,
  asking,
  blank,
  type Chosen,
  dropping,
  fitting,
  giving,
  jokerChoices,
  NOTHING,
  type Offer,
  pickedStone,
  plays,
  type Target,
  targets,
} from "./choices.ts";
import { prompt } from "./prompts.ts";

/** What a turn is made from: what is drawn, what may be done, and how it is done. */
export interface Now {
  view: DogView;
  rules: Rules;
  offers: Offer[];
  /** All actions of the game, to ask about one that is not offered. */
  actions: DogAction[];
  /** Something may be done by me. */
  mine: boolean;
  moving: boolean;
  hint: number[];
  choose: (id: number) => void;
  ask: (id: number) => void;
}

/** A turn in the making: the card in the hand that is chosen, what it stands for, and what one looks at. */
export class Choosing {
  chosen = $state.raw<Chosen>(NOTHING);
  /** The place in the hand of the chosen card. */
  index = $state<number | null>(null);
  /** Choices that lie too near to each other on the board, as a list. */
  several = $state.raw<Target[]>([]);
  /** The way of the target one looks at. */
  looked = $state.raw<number[]>([]);

  private readonly now: () => Now;
  private own = false;

  constructor(now: () => Now) {
    this.now = now;
  }

  readonly going = $derived.by(() => this.now().view.left > 0);
  readonly swapping = $derived.by(() => this.now().view.phase === "swapping");
  readonly all = $derived.by(() => {
    const { mine, offers, rules, view } = this.now();
    return mine && !this.swapping ? plays(offers, rules, view) : [];
  });
  readonly fit = $derived.by(() => fitting(this.all, this.chosen, this.going));
  readonly spots = $derived.by(() => (this.now().moving ? [] : targets(this.fit, this.chosen.stone)));
  readonly picked = $derived.by(() => pickedStone(this.fit, this.chosen.stone));
  readonly jokers = $derived.by(() => {
    const asked = this.chosen.card === "*" && this.chosen.as === null && !this.going;
    return asked ? jokerChoices(this.all) : [];
  });
  readonly idle = $derived.by(() => (this.several.length > 0 ? null : blank(this.fit)));
  readonly drop = $derived.by(() => {
    const { mine, moving, offers } = this.now();
    return mine && !moving ? dropping(offers) : null;
  });
  /** The first action a hint points at. */
  readonly hint = $derived.by(() => this.now().hint[0] ?? null);
  /** The play a hint points at. */
  readonly hinted = $derived.by(() => this.all.find((play) => play.id === this.hint) ?? null);
  /** The card a hint points at, to be played or to be given. */
  readonly hintedCard = $derived.by(() => {
    const { offers, hint } = this.now();
    const gift = offers.find(({ id }) => id === hint[0])?.action;
    return this.hinted?.card ?? (gift?.type === "give" ? gift.card : null);
  });
  readonly prompt: Line | null = $derived.by(() => {
    const { mine, moving, view } = this.now();
    if (moving) return null;
    return prompt({ view, mine, chosen: this.chosen, fit: this.fit, picked: this.picked });
  });

  /** Whether a card goes now; null when nothing is asked. */
  readonly goes = $derived.by((): ((card: string) => boolean) | null => {
    const { mine, offers, view } = this.now();
    if (!mine || this.going || (this.swapping && offers.length === 0)) return null;
    const { all, swapping } = this;
    if (!swapping) return (card) => all.some((play) => play.card === card);
    // The card that is given already is no longer offered; another of its kind would be the same gift.
    return (card) => card === view.choice || giving(offers, card) !== null;
  });

  clear(): void {
    this.chosen = NOTHING;
    this.index = null;
    this.close();
  }

  /** Closes the list of choices. */
  close(): void {
    this.several = [];
    this.looked = [];
  }

  /** A card laid ready before one's turn stays, as long as it is in the hand and goes; after one's turn nothing does. */
  keep(prefix: number): void {
    const { view, mine } = this.now();
    const own = view.turn === view.seat;
    const ended = this.own && !own;
    this.own = own;
    const held = this.index !== null && view.hand[this.index] === this.chosen.card;
    const stuck = mine && own && !this.all.some((play) => play.card === this.chosen.card);
    if (!held || prefix > 0 || ended || stuck) this.clear();
  }

  tapCard(tapped: number): void {
    const { view, offers, mine } = this.now();
    const card = view.hand[tapped];
    if (card === undefined) return;
    this.close();
    if (this.swapping) {
      const id = giving(offers, card);
      if (id !== null && card !== view.choice) this.now().choose(id);
    } else if (this.going) {
      return;
    } else if (this.index === tapped) {
      this.clear();
    } else if (mine && !this.all.some((play) => play.card === card)) {
      this.clear();
      this.explain(card);
    } else {
      this.index = tapped;
      this.chosen = { card, as: null, stone: null };
    }
  }

  /** Lets the house say why a card cannot be played. */
  private explain(card: string): void {
    const { actions, rules, view, ask } = this.now();
    const id = asking(actions, rules, view, card);
    if (id !== null) ask(id);
  }

  /** What the joker shall be. */
  name(as: string): void {
    this.chosen = { ...this.chosen, as };
  }

  take(target: Target): void {
    const [first, ...rest] = target.plays;
    if (first === undefined) return;
    this.close();
    if (target.picks) this.chosen = { ...this.chosen, stone: target.place };
    else if (rest.length > 0) this.list([target]);
    else this.now().choose(first.id);
  }

  /** Offers these targets as a list of choices. */
  list(found: Target[]): void {
    this.several = apart(found);
  }

  look(target: Target | null): void {
    this.looked = target === null || target.picks ? [] : (target.plays[0]?.places ?? []);
  }

  /** Takes one step back; true if there was one. */
  escape(): boolean {
    const { chosen } = this;
    if (this.several.length > 0) this.close();
    else if (chosen.stone !== null) this.chosen = { ...chosen, stone: null };
    else if (chosen.as !== null) this.chosen = { ...chosen, as: null };
    else if (this.index !== null) this.clear();
    else return false;
    return true;
  }
}
