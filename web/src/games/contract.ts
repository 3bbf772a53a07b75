import type { Component } from "svelte";
import type { Lang, Line } from "../lib/i18n.ts";
import type {
  AnyAction,
  AnyEvent,
  AnyView,
  Happened,
  HintAnswer,
  Legal,
  Seen,
  Tried,
  TurnUndone,
} from "../wire/types.ts";

export type { Lang, Line };

/** What may be done, in a game's own types. */
export type LegalOf<Action> = Omit<Legal, "action"> & { action: Action };
/** What has happened, in a game's own types. A turn that was taken back is told in every game. */
export type HappenedOf<Event> = Omit<Happened, "event"> & { event: Event | TurnUndone };
/** What a seat sees, in a game's own types. */
export type SeenOf<View, Event, Action> = Omit<Seen, "view" | "legal" | "events"> & {
  view: View | null;
  legal: LegalOf<Action>[];
  events: HappenedOf<Event>[];
};
/** A half-made turn, in a game's own types. */
export type TriedOf<View, Event, Action> = Omit<Tried, "view" | "legal" | "events"> & {
  view: View;
  legal: LegalOf<Action>[];
  events: Event[];
};

/** A game's own events of what has happened, without turns that were taken back. */
export function eventsOf<Event extends { event: string }>(heard: readonly HappenedOf<Event>[]): Event[] {
  return heard.flatMap(({ event }) => (event.event === "undone" ? [] : [event as Event]));
}

/** What has happened since the last event that fits, which is often somebody's own turn; all of it if none does. */
export function since<Event extends { event: string }>(
  heard: readonly HappenedOf<Event>[],
  last: (event: Event) => boolean,
): Event[] {
  const events = eventsOf(heard);
  return events.slice(events.findLastIndex(last) + 1);
}

/** What the hall knows of a game before it is opened: `export const box: Box` in `<folder>/box.ts`, small. */
export interface Box {
  /** The name of the game's folder here, below src/rudel/games/, and of its catalogue. */
  folder: string;
  /** The games in the box, as the server calls them; their titles are `<key>-title` and `<key>-line`. */
  keys: string[];
  /** How many play, as written on the box: "3–6". */
  players: string;
  /** How long it takes, as written on the box: "45". */
  minutes: string;
  /** Where the box stands on the shelf; small numbers first. */
  place: number;
  /** The picture on the box, which fills a 4:3 frame; `key` is the game whose box it is. */
  Picture: Component<{ key: string }>;
}

/**
 * What a game's screen gives to the house: `export const screen: GameScreen<View, Event, Action>` in
 * `<folder>/index.ts`, loaded late.
 */
export interface GameScreen<View = AnyView, Event = AnyEvent, Action = AnyAction> {
  Table: Component<TableProps<View, Event, Action>>;
  /** Its Table can show news backwards; where it cannot, a step back in a replay is a short fade. */
  backwards?: true;
  /** Messages of the game's catalogues that are said otherwise where one sees the table. */
  onScreen?: string;
  rulebook: (lang: Lang) => Promise<string>;
  /** The pictures of the rulebook, by file name. */
  pictures?: Record<string, string>;
  /** A few figures for the end sheet, counted from the last view and all that was heard. */
  stats?(seen: SeenOf<View, Event, Action>, heard: HappenedOf<Event>[]): Stat[];
  /** How a seat stands, for its chip: cards left, points; said by the game's catalogue. */
  chip?(view: View, seat: number, seen: SeenOf<View, Event, Action>): Chip;
  /** What the figures of a chip mean, in more words, for whoever presses it. */
  explain?(view: View, seat: number, seen: SeenOf<View, Event, Action>): Line[];
  /** What the points of the result are called, where they are not simply points. */
  points?: (points: number) => Line;
  /** Why those with equal points are ranked as they are; said below the result. */
  ranked?(seen: SeenOf<View, Event, Action>): Line[];
  /** The game's own keys, for the sheet of all keys: what is written on them, and what they do. */
  keys?: [string, Line][];
  /** Which seats are partners at this table: one number per seat, the same for those who win together. */
  parties?(seen: SeenOf<View, Event, Action>): number[];
  /** What one version brought about, in fewer sentences for the log; all of them if there is nothing to shorten. */
  retell?(chapter: HappenedOf<Event>[]): HappenedOf<Event>[];
  /** What a hint says of its actions, in fewer words where it can, and by what is seen at the table. */
  hinted?(said: HintAnswer["said"], seen: SeenOf<View, Event, Action>, actions: number[]): HintAnswer["said"];
  /** Whether the table can show now where this happened: then its line in the log can be pressed. */
  where?(happened: HappenedOf<Event>, view: View | null, log: readonly HappenedOf<Event>[]): boolean;
  /** Which round it is, for the top bar: a message of the game's catalogue. */
  round?(view: View): Line | null;
  /** What to ask before this action is played, where it cannot be taken back lightly: a message of the catalogue. */
  confirm?(legal: LegalOf<Action>): Line | null;
  /** What somebody who plays for the first time is told now: what has just happened, and what can be done. */
  guide?(view: View, seat: number, legal: LegalOf<Action>[], lesson: Lesson<Event, Action>): GuideLine[];
  /** What a whole turn would bring, said while it waits to be confirmed. */
  brings?(tried: TriedOf<View, Event, Action>): Line | null;
}

/** A line of the guide; a late one is also said where a turn waits to be confirmed. */
export type GuideLine = Line & { late?: true };

/** The guided game at this moment. */
interface Lesson<Event = AnyEvent, Action = AnyAction> {
  /** What the lesson does now, as far as it is not done yet, and a hint would say; empty where there is no lesson. */
  turn: Action[];
  /** All that was heard at this table, oldest first. */
  heard: readonly HappenedOf<Event>[];
  /** What the half-made turn would bring about. */
  tried?: readonly Event[];
}

/** A figure of the end sheet: a message of the game's catalogue, and per seat a number. */
export interface Stat {
  label: Line;
  values: number[];
}

/** A seat's chip: a short figure with its meaning for screen readers, and whether the seat is out for now. */
export interface Chip {
  figure: string;
  /** What the figure counts is drawn before it: cards, unless it is said otherwise. */
  icon?: "cards" | "none";
  meaning: Line;
  out?: boolean;
}

/** What a game's Table gets: what to draw, and how. What somebody can do there is `live`. */
export interface TableProps<View = AnyView, Event = AnyEvent, Action = AnyAction> {
  /** The newest truth for my eyes: a seat, or a spectator (seat null). */
  seen: SeenOf<View, Event, Action>;
  /** What to draw: seen.view, or the preview of a half-made turn. Never null once the game has begun. */
  view: View;
  /** Events since the last drawing, to be shown in motion, in order; call done() when they are shown. */
  news: HappenedOf<Event>[];
  done: () => void;
  /** A step back in a replay: the news are taken back, the last first, until all is as in the view. */
  backwards: boolean;
  /** A factor on all durations in milliseconds; 0 is no motion. */
  speed: number;
  name: (seat: number) => string;
  /** The seat of whoever reads: the one that sentences call "you"; null for an onlooker. */
  me: number | null;
  /** Bolder patterns beside the colours. */
  strong: boolean;
  /** What can be done here; null in a replay, where nothing is asked and nothing can be done. */
  live: Live<View, Event, Action> | null;
}

/** What somebody at the table can do. It is one object for the whole game, whose fields change. */
export interface Live<View = AnyView, Event = AnyEvent, Action = AnyAction> {
  /** What may follow: the continuations of the half-made turn. */
  readonly legal: LegalOf<Action>[];
  /** The actions chosen so far in this turn. */
  readonly prefix: number[];
  /** Not my turn, paused, over. */
  readonly locked: boolean;
  /** The actions a hint points at, in order; empty without a hint. */
  readonly hint: number[];
  /** All actions of the game, index = id, so that one that is not offered can be asked about; empty until loaded. */
  readonly actions: Action[];
  /** What somebody has pressed in the log, anew each time: the table shows where it happened. */
  readonly pointed: HappenedOf<Event>[];
  /** All that was heard at this table, oldest first, turns taken back included. */
  readonly log: readonly HappenedOf<Event>[];
  /** The shell extends the prefix, asks `try`, and plays when the turn is whole (asks first where told to). */
  choose: (action: number) => void;
  /** Several actions at once, from the beginning of the turn: they take the place of the whole prefix. */
  chooseAll: (actions: number[]) => void;
  /** Raises or lowers the hand of whoever wants to go first, in turn or not: bots wait while it is up. */
  raise: (up: boolean) => void;
  /** Takes the last action of the prefix away. */
  back: () => void;
  /** Plays the prefix when it is a whole turn, as the shell's own button does. */
  confirm: () => void;
  /** What a turn of these actions would look like, without choosing anything; null when it cannot be said. */
  preview: (actions: number[]) => Promise<TriedOf<View, Event, Action> | null>;
  /** An action that is not legal: the shell tries it and shows the refusal's sentence and rule. */
  ask: (action: number) => void;
}

const nothing = () => undefined;

/** What can be done where nothing can be done: in a replay. */
export const NOBODY: Live<never, never, never> = {
  legal: [],
  prefix: [],
  locked: true,
  hint: [],
  actions: [],
  pointed: [],
  log: [],
  choose: nothing,
  chooseAll: nothing,
  raise: nothing,
  back: nothing,
  confirm: nothing,
  preview: () => Promise.resolve(null),
  ask: nothing,
};
