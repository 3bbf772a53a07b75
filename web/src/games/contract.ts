import type { Component } from "svelte";
import type { AnyAction, AnyView, Happened, HintAnswer, Legal, Seen, Tried } from "../wire/types.ts";

/** The languages of the house. */
export type Lang = "de" | "en";

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

/** What a game's screen gives to the house: `export const screen: GameScreen` in `<folder>/index.ts`, loaded late. */
export interface GameScreen {
  Table: Component<TableProps>;
  /** Its Table can show news backwards; where it cannot, a step back in a replay is a short fade. */
  backwards?: true;
  catalogue: Record<Lang, string>;
  rulebook: (lang: Lang) => Promise<string>;
  /** The pictures of the rulebook, by file name. */
  pictures?: Record<string, string>;
  /** A few figures for the end sheet, counted from the last view and all that was heard. */
  stats?: (seen: Seen, heard: Happened[]) => Stat[];
  /** How a seat stands, for its chip: cards left, points; said by the game's catalogue. */
  chip?: (view: AnyView, seat: number, seen: Seen) => Chip;
  /** What the points of the result are called, where they are not simply points. */
  points?: (points: number) => Line;
  /** The game's own keys, for the sheet of all keys: what is written on them, and what they do. */
  keys?: [string, Line][];
  /** Which seats are partners at this table: one number per seat, the same for those who win together. */
  parties?: (seen: Seen) => number[];
  /** What one version brought about, in fewer sentences for the log; all of them if there is nothing to shorten. */
  retell?: (chapter: Happened[]) => Happened[];
  /** What a hint says of its actions, in fewer words where it can, and by what is seen at the table. */
  hinted?: (said: HintAnswer["said"], seen: Seen, actions: number[]) => HintAnswer["said"];
  /** Whether the table can show where this happened: then its line in the log can be pressed. */
  where?: (happened: Happened) => boolean;
  /** Which round it is, for the top bar: a message of the game's catalogue. */
  round?: (view: AnyView) => Line | null;
  /** What to ask before this action is played, where it cannot be taken back lightly: a message of the catalogue. */
  confirm?: (legal: Legal) => Line | null;
  /** The steps of the guided first game, in order; the first that fits is shown. */
  guide?: (view: AnyView, seat: number, legal: Legal[]) => Line | null;
}

/** A message of a catalogue with plain arguments. */
export interface Line {
  id: string;
  args?: Record<string, string | number>;
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

export interface TableProps {
  /** The newest truth for my eyes: a seat, or a spectator (seat null). */
  seen: Seen;
  /** What to draw: seen.view, or the preview of a half-made turn. Never null once the game has begun. */
  view: AnyView;
  /** What may follow: the continuations of the half-made turn. */
  legal: Legal[];
  /** The actions chosen so far in this turn. */
  prefix: number[];
  /** Events since the last drawing, to be shown in motion, in order; call done() when they are shown. */
  news: Happened[];
  /** A step back in a replay: the news are taken back, the last first, until all is as in the view. */
  backwards?: boolean;
  done: () => void;
  /** The shell extends the prefix, asks `try`, and plays when the turn is whole (asks first where told to). */
  choose: (action: number) => void;
  /** Several actions at once, from the beginning of the turn: they take the place of the whole prefix. */
  chooseAll?: (actions: number[]) => void;
  /** Raises or lowers the hand of whoever wants to go first, in turn or not: bots wait while it is up. Not in a replay. */
  raise?: (up: boolean) => void;
  /** Takes the last action of the prefix away. */
  back: () => void;
  /** Plays the prefix when it is a whole turn, as the shell's own button does. */
  confirm?: () => void;
  /** What a turn of these actions would look like, without choosing anything; null when it cannot be said. */
  preview?: (actions: number[]) => Promise<Tried | null>;
  /** An action that is not legal: the shell tries it and shows the refusal's sentence and rule. */
  ask: (action: number) => void;
  /** All actions of the game, index = id, so that one that is not offered can be asked about; empty until loaded. */
  actions: AnyAction[];
  /** A factor on all durations in milliseconds; 0 is no motion. */
  speed: number;
  name: (seat: number) => string;
  /** The seat of whoever reads: the one that sentences call "you"; null for an onlooker. */
  me: number | null;
  /** Not my turn, paused, over. */
  locked: boolean;
  /** Bolder patterns beside the colours. */
  strong: boolean;
  /** The game is looked at again, step by step: nothing is asked and nothing can be done. */
  replayed?: boolean;
  /** What somebody has pressed in the log, anew each time: the table shows where it happened. */
  pointed?: Happened[];
  /** All that was heard at this table, oldest first, turns taken back included. Not in a replay. */
  log?: readonly Happened[];
  /** The actions a hint points at, in order; empty without a hint. */
  hint: number[];
}
