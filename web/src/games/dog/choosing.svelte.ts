import type { DogAction, DogView } from "../../wire/types.ts";
import type { Line } from "../contract.ts";
import { NEST, type Rules } from "./board.ts";
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
  type Play,
  pickedStone,
  plays,
  type Target,
  targets,
  walks,
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
  /** The actions chosen so far in this turn. */
  prefix: number[];
  /** How the stones can go on with a seven, as far as the house has said so already. */
  ways: readonly number[][];
  choose: (id: number) => void;
  /** All actions of the turn so far, and those that follow. */
  chooseAll: (ids: number[]) => void;
  ask: (id: number) => void;
}

const SEVEN = 7;

/** A turn in the making: the card in the hand that is chosen, what it stands for, and what one looks at. */
export class Choosing {
  chosen = $state.raw<Chosen>(NOTHING);
  /** The place in the hand of the chosen card. */
  index = $state<number | null>(null);
  /** Choices that lie too near to each other on the board, as a list. */
  several = $state.raw<Target[]>([]);
  /** The way of the target one looks at. */
  looked = $state.raw<number[]>([]);
  /** Somebody has pressed a dog before a card. */
  early = $state(false);

  private readonly now: () => Now;
  private own = false;

  constructor(now: () => Now) {
    this.now = now;
  }

  readonly going = $derived.by(() => this.now().view.left > 0);
  readonly swapping = $derived.by(() => this.now().view.phase === "swapping");
  readonly single = $derived.by(() => {
    const { mine, offers, rules, view } = this.now();
    return mine && !this.swapping ? plays(offers, rules, view) : [];
  });
  /** Steps of a seven are put together as soon as it is known how far each stone can go. */
  readonly all = $derived.by(() => {
    const { actions, rules, ways, view } = this.now();
    const far = actions.length === 0 ? [] : walks(this.single, ways, actions, rules, view.seat ?? 0);
    return far.length === 0 ? this.single : [...this.single.filter(({ action }) => action.type !== "step"), ...far];
  });
  /** How many steps of a seven are to be made, once it is begun or its card is chosen. */
  readonly left = $derived.by(() => this.now().view.left || SEVEN);
  /** Whether it has to be known how far the stones can go with a seven. */
  readonly asksWays = $derived.by(() => this.fit.some(({ action }) => action.type === "step"));
  readonly fit = $derived.by(() => fitting(this.all, this.chosen, this.going));
  readonly spots = $derived.by(() => (this.now().moving ? [] : targets(this.fit, this.chosen.stone, this.left)));
  readonly picked = $derived.by(() => pickedStone(this.fit, this.chosen.stone));
  readonly jokers = $derived.by(() => {
    const asked = this.chosen.card === "*" && this.chosen.as === null && !this.going;
    return asked ? jokerChoices(this.all) : [];
  });
  /** What is asked in the place of the hand: what the joker is, or which of several plays. */
  readonly lists = $derived.by(() => this.several.length > 0 || this.jokers.length > 1);
  readonly idle = $derived.by(() => (this.several.length > 0 ? null : blank(this.fit)));
  readonly drop = $derived.by(() => {
    const { mine, moving, offers } = this.now();
    return mine && !moving ? dropping(offers) : null;
  });
  /** The next action a hint points at; null as soon as something else was done. */
  readonly hint = $derived.by(() => {
    const { hint, prefix } = this.now();
    return prefix.every((id, place) => id === hint[place]) ? (hint[prefix.length] ?? null) : null;
  });
  /** The play a hint points at: of a seven as many steps as the hint makes with the same stone at once. */
  readonly hinted = $derived.by(() => {
    const { hint, prefix } = this.now();
    if (this.hint === null) return null;
    const rest = hint.slice(prefix.length);
    const begins = (play: Play) => play.ids.every((id, place) => id === rest[place]);
    return this.all.filter(begins).sort((one, other) => other.ids.length - one.ids.length)[0] ?? null;
  });
  /** What a hint wants the joker to be. */
  readonly hintedAs = $derived.by(() => (this.hinted?.card === "*" ? this.hinted.as : null));
  /** The card a hint points at, to be played or to be given. */
  readonly hintedCard = $derived.by(() => {
    const { offers, hint } = this.now();
    const gift = offers.find(({ id }) => id === hint[0])?.action;
    return this.hinted?.card ?? (gift?.type === "give" ? gift.card : null);
  });
  readonly prompt: Line | null = $derived.by(() => {
    const { mine, moving, view } = this.now();
    if (moving) return null;
    const dogs = new Set(this.several.flatMap(({ plays }) => plays.map(({ from }) => from)));
    const listed = dogs.size > 1 ? "several" : dogs.size > 0 ? "where" : this.lists ? "joker" : null;
    const { chosen, fit, picked, early } = this;
    return prompt({ view, mine, chosen, fit, picked, listed, early });
  });

  /** Whether a card has to be chosen before anything on the board. */
  readonly cardFirst = $derived.by(
    () => !this.now().moving && !this.going && this.index === null && this.all.length > 0,
  );
  /** Places that are no targets and still mean something: the dogs that go, and where a hint points. */
  readonly others = $derived.by(() => {
    const plays = this.cardFirst ? this.all : this.fit;
    const ends = this.cardFirst && this.hinted !== null ? [this.hinted.to] : [];
    return this.now().moving ? [] : [...new Set([...plays.map(({ from }) => from), ...ends])];
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
    this.early = false;
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
    else if (rest.length > 0) this.several = apart(target);
    else this.play(first);
  }

  /** A press on a dog: it goes if it has one way only. Before a card is chosen the hinted one is taken up, or asked for. */
  press(place: number): void {
    const same = ({ from }: Play) => from === place || (place >= NEST && from >= NEST);
    if (this.cardFirst) {
      const { hinted } = this;
      const card =
        hinted !== null && (hinted.to === place || same(hinted)) ? this.now().view.hand.indexOf(hinted.card) : -1;
      if (card >= 0) this.tapCard(card);
      else this.early = true;
      return;
    }
    const [only, ...rest] = this.spots.filter(({ picks, plays }) => !picks && plays.some(same));
    if (only !== undefined && rest.length === 0) this.take({ ...only, plays: only.plays.filter(same) });
  }

  private play({ id, ids }: Play): void {
    const { prefix, choose, chooseAll } = this.now();
    if (ids.length === 1) choose(id);
    else chooseAll([...prefix, ...ids]);
  }

  look(target: Target | null): void {
    const [play] = target?.plays ?? [];
    this.looked = play === undefined || target?.picks ? [] : play.places;
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
