/* Made from `rudel schema` by tools/types.mjs; change the Python side and run `npm run types`. */

export type ToServer = Hello | Play | Try | Undo | Hint | Raise | Emote | Start | Pause | Resume | Ping;
export type ToClient = Told | Answer | TryAnswer | HintAnswer | Emoted | Floor | Absent | Refused | Pong | Bye;
export type AnyView = DogView | FilouView | KlaefferView | SchafeView;
export type AnyAction = DogAction | FilouAction | KlaefferAction | SchafeAction;
export type DogAction = DogForward | DogBack | DogSwap | DogOut | DogBlank | DogStep | DogGive | DogDrop;
export type FilouAction = FilouLay | FilouPass | FilouBid;
export type KlaefferAction =
  KlaefferPick | KlaefferPut | KlaefferDraw | KlaefferGive | KlaefferDecline | KlaefferTake | KlaefferLeave;
export type SchafeAction = SchafeAt | SchafeTake | SchafeReveal | SchafePass | SchafeDone | SchafeGetOut;
export type AnyEvent = DogEvent | FilouEvent | KlaefferEvent | SchafeEvent;
export type DogEvent =
  | DogDealt
  | DogHandDealt
  | DogReshuffled
  | DogChose
  | DogChoiceMade
  | DogGaveCard
  | DogReceived
  | DogPlayed
  | DogMoved
  | DogLeftNest
  | DogSentHome
  | DogSwapped
  | DogBlanked
  | DogDrawn
  | DogDroppedOut
  | DogFinished
  | DogWon
  | DogUndecided;
export type FilouEvent =
  | FilouSetDealt
  | FilouRoundBegan
  | FilouChose
  | FilouChoiceMade
  | FilouRowLaid
  | FilouTurnedUp
  | FilouBidMade
  | FilouPassed
  | FilouRowTaken
  | FilouDogsLeft
  | FilouChased
  | FilouRowLost
  | FilouFilled
  | FilouNotFilled
  | FilouScored;
export type KlaefferEvent =
  | KlaefferDealt
  | KlaefferHandDealt
  | KlaefferGaveAway
  | KlaefferPlaced
  | KlaefferCrisis
  | KlaefferTaken
  | KlaefferLeftLying
  | KlaefferDrew
  | KlaefferDrewCard
  | KlaefferRefilled
  | KlaefferLastTurns
  | KlaefferDeclined
  | KlaefferHandScored
  | KlaefferScored;
export type SchafeEvent =
  | SchafeDealt
  | SchafeHandDealt
  | SchafeColourDealt
  | SchafeTileLaid
  | SchafeWolfLaid
  | SchafeHunterLaid
  | SchafeWolfCovered
  | SchafeColourShown
  | SchafeDrew
  | SchafeDrewTiles
  | SchafePassed
  | SchafeGotOut
  | SchafeFinished
  | SchafeRedealt
  | SchafeAllPassed
  | SchafePenClosed
  | SchafeScored;
export type DogToClient = DogTold | Answer | DogTryAnswer | HintAnswer | Emoted | Floor | Absent | Refused | Pong | Bye;
export type FilouToClient =
  FilouTold | Answer | FilouTryAnswer | HintAnswer | Emoted | Floor | Absent | Refused | Pong | Bye;
export type KlaefferToClient =
  KlaefferTold | Answer | KlaefferTryAnswer | HintAnswer | Emoted | Floor | Absent | Refused | Pong | Bye;
export type SchafeToClient =
  SchafeTold | Answer | SchafeTryAnswer | HintAnswer | Emoted | Floor | Absent | Refused | Pong | Bye;

/**
 * All that the server and a browser say to each other.
 */
export interface Rudel {
  ToServer: ToServer;
  ToClient: ToClient;
  Hello: Hello;
  Play: Play;
  Try: Try;
  Undo: Undo;
  Hint: Hint;
  Raise: Raise;
  Emote: Emote;
  Start: Start;
  Pause: Pause;
  Resume: Resume;
  Ping: Ping;
  Told: Told;
  Seen: Seen;
  Playing: Playing;
  Settings: Settings;
  Clock: Clock;
  Sitting: Sitting;
  Spoken: Spoken;
  Whom: Whom;
  Legal: Legal;
  Times: Times;
  Result: Result;
  Happened: Happened;
  Instead: Instead;
  Guided: Guided;
  Answer: Answer;
  TryAnswer: TryAnswer;
  Tried: Tried;
  HintAnswer: HintAnswer;
  Emoted: Emoted;
  Floor: Floor;
  Absent: Absent;
  Gone: Gone;
  Refused: Refused;
  Pong: Pong;
  Bye: Bye;
  TurnUndone: TurnUndone;
  NewTable: NewTable;
  Sit: Sit;
  Swap: Swap;
  ChooseBot: ChooseBot;
  Me: Me;
  Move: Move;
  Fault: Fault;
  Reported: Reported;
  GameOption: GameOption;
  Listing: Listing;
  Known: Known;
  Transfer: Transfer;
  Seated: Seated;
  Changed: Changed;
  Deleted: Deleted;
  Health: Health;
  Opened: Opened;
  Listed: Listed;
  Moment: Moment;
  Replay: Replay;
  Logged: Logged;
  Problem: Problem;
  AnyAction: AnyAction;
  AnyEvent: AnyEvent;
  AnyView: AnyView;
  DogView: DogView;
  DogEvent: DogEvent;
  DogAction: DogAction;
  DogDealt: DogDealt;
  DogHandDealt: DogHandDealt;
  DogReshuffled: DogReshuffled;
  DogChose: DogChose;
  DogChoiceMade: DogChoiceMade;
  DogGaveCard: DogGaveCard;
  DogReceived: DogReceived;
  DogPlayed: DogPlayed;
  DogMoved: DogMoved;
  DogLeftNest: DogLeftNest;
  DogSentHome: DogSentHome;
  DogSwapped: DogSwapped;
  DogBlanked: DogBlanked;
  DogDrawn: DogDrawn;
  DogDroppedOut: DogDroppedOut;
  DogFinished: DogFinished;
  DogWon: DogWon;
  DogUndecided: DogUndecided;
  DogForward: DogForward;
  DogBack: DogBack;
  DogSwap: DogSwap;
  DogOut: DogOut;
  DogBlank: DogBlank;
  DogStep: DogStep;
  DogGive: DogGive;
  DogDrop: DogDrop;
  DogToClient: DogToClient;
  DogTold: DogTold;
  DogSeen: DogSeen;
  DogLegal: DogLegal;
  DogHappened: DogHappened;
  DogTryAnswer: DogTryAnswer;
  DogTried: DogTried;
  DogTurnUndone: DogTurnUndone;
  DogMoment: DogMoment;
  DogReplay: DogReplay;
  FilouView: FilouView;
  FilouEvent: FilouEvent;
  FilouAction: FilouAction;
  FilouRowCard: FilouRowCard;
  FilouSetDealt: FilouSetDealt;
  FilouRoundBegan: FilouRoundBegan;
  FilouChose: FilouChose;
  FilouChoiceMade: FilouChoiceMade;
  FilouRowLaid: FilouRowLaid;
  FilouTurnedUp: FilouTurnedUp;
  FilouBidMade: FilouBidMade;
  FilouPassed: FilouPassed;
  FilouRowTaken: FilouRowTaken;
  FilouDogsLeft: FilouDogsLeft;
  FilouChased: FilouChased;
  FilouRowLost: FilouRowLost;
  FilouFilled: FilouFilled;
  FilouNotFilled: FilouNotFilled;
  FilouScored: FilouScored;
  FilouLay: FilouLay;
  FilouPass: FilouPass;
  FilouBid: FilouBid;
  FilouToClient: FilouToClient;
  FilouTold: FilouTold;
  FilouSeen: FilouSeen;
  FilouLegal: FilouLegal;
  FilouHappened: FilouHappened;
  FilouTryAnswer: FilouTryAnswer;
  FilouTried: FilouTried;
  FilouTurnUndone: FilouTurnUndone;
  FilouMoment: FilouMoment;
  FilouReplay: FilouReplay;
  KlaefferView: KlaefferView;
  KlaefferEvent: KlaefferEvent;
  KlaefferAction: KlaefferAction;
  KlaefferConvinced: KlaefferConvinced;
  KlaefferDealt: KlaefferDealt;
  KlaefferHandDealt: KlaefferHandDealt;
  KlaefferGaveAway: KlaefferGaveAway;
  KlaefferPlaced: KlaefferPlaced;
  KlaefferCrisis: KlaefferCrisis;
  KlaefferTaken: KlaefferTaken;
  KlaefferLeftLying: KlaefferLeftLying;
  KlaefferDrew: KlaefferDrew;
  KlaefferDrewCard: KlaefferDrewCard;
  KlaefferRefilled: KlaefferRefilled;
  KlaefferLastTurns: KlaefferLastTurns;
  KlaefferDeclined: KlaefferDeclined;
  KlaefferHandScored: KlaefferHandScored;
  KlaefferScored: KlaefferScored;
  KlaefferPick: KlaefferPick;
  KlaefferPut: KlaefferPut;
  KlaefferDraw: KlaefferDraw;
  KlaefferGive: KlaefferGive;
  KlaefferDecline: KlaefferDecline;
  KlaefferTake: KlaefferTake;
  KlaefferLeave: KlaefferLeave;
  KlaefferToClient: KlaefferToClient;
  KlaefferTold: KlaefferTold;
  KlaefferSeen: KlaefferSeen;
  KlaefferLegal: KlaefferLegal;
  KlaefferHappened: KlaefferHappened;
  KlaefferTryAnswer: KlaefferTryAnswer;
  KlaefferTried: KlaefferTried;
  KlaefferTurnUndone: KlaefferTurnUndone;
  KlaefferMoment: KlaefferMoment;
  KlaefferReplay: KlaefferReplay;
  SchafeView: SchafeView;
  SchafeEvent: SchafeEvent;
  SchafeAction: SchafeAction;
  SchafeLaid: SchafeLaid;
  SchafeTaken: SchafeTaken;
  SchafeToldHeld: SchafeToldHeld;
  SchafeToldPassed: SchafeToldPassed;
  SchafeToldDrew: SchafeToldDrew;
  SchafeToldLaid: SchafeToldLaid;
  SchafeDealt: SchafeDealt;
  SchafeHandDealt: SchafeHandDealt;
  SchafeColourDealt: SchafeColourDealt;
  SchafeTileLaid: SchafeTileLaid;
  SchafeWolfLaid: SchafeWolfLaid;
  SchafeHunterLaid: SchafeHunterLaid;
  SchafeWolfCovered: SchafeWolfCovered;
  SchafeColourShown: SchafeColourShown;
  SchafeDrew: SchafeDrew;
  SchafeDrewTiles: SchafeDrewTiles;
  SchafePassed: SchafePassed;
  SchafeGotOut: SchafeGotOut;
  SchafeFinished: SchafeFinished;
  SchafeRedealt: SchafeRedealt;
  SchafeAllPassed: SchafeAllPassed;
  SchafePenClosed: SchafePenClosed;
  SchafeScored: SchafeScored;
  SchafeAt: SchafeAt;
  SchafeTake: SchafeTake;
  SchafeReveal: SchafeReveal;
  SchafePass: SchafePass;
  SchafeDone: SchafeDone;
  SchafeGetOut: SchafeGetOut;
  SchafeToClient: SchafeToClient;
  SchafeTold: SchafeTold;
  SchafeSeen: SchafeSeen;
  SchafeLegal: SchafeLegal;
  SchafeHappened: SchafeHappened;
  SchafeTryAnswer: SchafeTryAnswer;
  SchafeTried: SchafeTried;
  SchafeTurnUndone: SchafeTurnUndone;
  SchafeMoment: SchafeMoment;
  SchafeReplay: SchafeReplay;
}
/**
 * The first message: the version one has, if any. The answer is everything, and what happened since.
 */
export interface Hello {
  type: "hello";
  have?: number | null;
}
/**
 * One whole turn of a seat, seen from a version. The id makes a repeat harmless.
 */
export interface Play {
  type: "play";
  id: string;
  seat: number;
  version: number;
  /**
   * @maxItems 64
   */
  actions: number[];
}
/**
 * What a half-made turn would look like.
 */
export interface Try {
  type: "try";
  id: string;
  seat: number;
  version: number;
  /**
   * @maxItems 64
   */
  actions: number[];
}
/**
 * Takes the own last turn back.
 */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  version: number;
}
/**
 * What a bot would do on this seat.
 */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}
/**
 * Raises or lowers a hand: while it is up, the bots wait for an interrupt, and people for a moment.
 */
export interface Raise {
  type: "raise";
  id: string;
  seat: number;
  up: boolean;
}
/**
 * Lets everybody at the table know something that speaks of no card.
 */
export interface Emote {
  type: "emote";
  id: string;
  seat: number;
  emote: "hello" | "hurry" | "laugh" | "oops" | "sorry" | "thanks" | "thinking" | "well-played";
}
/**
 * The host begins.
 */
export interface Start {
  type: "start";
  id: string;
}
/**
 * Asks for a pause.
 */
export interface Pause {
  type: "pause";
  id: string;
  seat: number;
}
/**
 * Goes on.
 */
export interface Resume {
  type: "resume";
  id: string;
  seat: number;
}
/**
 * Asks whether anybody is there.
 */
export interface Ping {
  type: "ping";
  id: string;
}
/**
 * The table as a seat, or somebody looking on, may see it now.
 */
export interface Told {
  type: "told";
  seen: Seen;
}
/**
 * All that a seat is told.
 */
export interface Seen {
  table: string;
  seat: number | null;
  phase: "open" | "other-rules" | "over" | "playing";
  version: number;
  game: Playing;
  settings: Settings;
  commitment: string;
  dice: "fair" | "prepared" | "rehearsed";
  host: number | null;
  chairs: Sitting[];
  view: AnyView | null;
  now: Spoken | null;
  waiting: number[];
  legal: Legal[];
  asked: boolean;
  can_undo: boolean;
  pausing: number[];
  paused: boolean;
  times: Times | null;
  result: Result | null;
  rematch: string | null;
  events: Happened[];
  guided: Guided | null;
}
/**
 * Which game this is.
 */
export interface Playing {
  key: string;
  seats: number;
  options: {
    [k: string]: boolean | number | string;
  };
  rules_version: number;
}
/**
 * How a table is run.
 */
export interface Settings {
  watch?: "anyone" | "code" | "nobody";
  level?: "casual" | "greedy" | "random";
  clock?: Clock | null;
  pace?: number;
  grace?: number | null;
}
/**
 * Seconds that everybody has for the whole game, and what each finished turn adds.
 */
export interface Clock {
  bank: number;
  increment?: number;
}
/**
 * A chair as everybody sees it; a bot has no name.
 */
export interface Sitting {
  name: string | null;
  avatar: string | null;
  bot: "casual" | "greedy" | "random";
  away: boolean;
}
/**
 * All that one seat knows; for a spectator (seat None) all that everybody knows.
 */
export interface DogView {
  seat: number | null;
  phase: "over" | "playing" | "swapping";
  turn: number;
  dealer: number;
  deal: number;
  hand_size: number;
  stones: number[][];
  fresh: (number | null)[];
  hand: string[];
  held: number[];
  pack: number;
  discards: number[];
  chosen: boolean[];
  choice: string | null;
  gave: string | null;
  gave_to: number | null;
  lacks: string[][];
  left: number;
  by_joker: boolean;
  stepped: number[];
  won: number[];
  turns: number;
  revealed: number;
}
/**
 * All that one seat knows; for a spectator (seat None) all that everybody knows.
 */
export interface FilouView {
  seat: number | null;
  phase: "bidding" | "laying" | "over";
  round: number;
  start: number;
  turn: number;
  hand: string[];
  held: number[];
  removed: string | null;
  chosen: boolean[];
  choice: string | null;
  row: FilouRowCard[];
  bids: number[];
  high: number;
  passed: boolean[];
  mouse_cards: number[];
  bank: number;
  mice: number[];
  won: string[][];
  shown: string[][];
  gone: string[];
  points: number[] | null;
  turns: number;
  revealed: number;
}
/**
 * A card of the row: `seat` None is the dummy's, `card` None one that the viewer does not know.
 */
export interface FilouRowCard {
  seat: number | null;
  card: string | null;
  open: boolean;
}
/**
 * All that one seat knows; for a spectator (seat None) all that everybody knows.
 */
export interface KlaefferView {
  seat: number | null;
  phase: "begin" | "draw" | "over" | "put" | "take";
  turn: number;
  hand: (string | null)[];
  held: number[];
  backs: (string | null)[][];
  council: (string | null)[];
  left: string[];
  right: string[];
  districts: string[][][];
  removed: number;
  picked: number | null;
  gave: boolean;
  turns_taken: number[];
  ending: boolean;
  last_turns: number;
  bad_points: number[] | null;
  secured: number[][] | null;
  turns: number;
  revealed: number;
  convinced?: KlaefferConvinced | null;
}
/**
 * What the card just placed has convinced, while its seat may take or leave it (KLF-12).
 */
export interface KlaefferConvinced {
  place: number;
  places: number[];
  column_votes: number;
  row_votes: number;
}
/**
 * All that one seat knows; for a spectator (seat None) all that everybody knows.
 */
export interface SchafeView {
  seat: number | null;
  phase: "hunting" | "over" | "placing" | "second" | "turn";
  turn: number;
  actor: number;
  special: ("hunting" | "showing") | null;
  hand: number[];
  left_hand: number[];
  held: number[];
  left_hands: number[];
  bag: number;
  colour: string | null;
  colours: (string | null)[];
  map: SchafeLaid[];
  pending: SchafeTaken | null;
  finished: number[];
  got_out: boolean[];
  passes: number;
  first: number;
  told: (SchafeToldHeld | SchafeToldPassed | SchafeToldDrew | SchafeToldLaid)[][];
  bonus: number[];
  points: number[] | null;
  gone: number[];
  turns: number;
  revealed: number;
  acted?: number[];
}
/**
 * A tile on the table, edges clockwise from the north.
 */
export interface SchafeLaid {
  tile: number;
  x: number;
  y: number;
  edges: string;
  hunter: number | null;
  seat: number | null;
}
/**
 * A tile taken and not yet laid, with its side and quarter turns; the "?" tile of a colour is 68 + colour.
 */
export interface SchafeTaken {
  tile: number;
  side: number;
  turn: number;
}
/**
 * So many tiles were held when it passed for the first time.
 */
export interface SchafeToldHeld {
  told: "held";
  number: number;
}
/**
 * It passed, so it held none of these tiles, which would have fitted (SHF-10).
 */
export interface SchafeToldPassed {
  told: "passed";
  tiles: number[];
}
/**
 * It drew so many tiles.
 */
export interface SchafeToldDrew {
  told: "drew";
  number: number;
}
/**
 * It laid this tile.
 */
export interface SchafeToldLaid {
  told: "laid";
  tile: number;
}
/**
 * Something to be said in the reader's language: a message of the catalogue and what it speaks of.
 */
export interface Spoken {
  kind: "said";
  message: string;
  about: {
    [k: string]: string | number | (string | number | (Whom | Spoken))[] | Whom | Spoken;
  };
}
/**
 * Whoever sits on this seat; the one who shows the text knows the name.
 */
export interface Whom {
  kind: "name";
  seat: number;
}
/**
 * Something the seat may do: the action's id, its notation, and what it is.
 */
export interface Legal {
  id: number;
  word: string;
  action: AnyAction;
  whole: boolean;
}
/**
 * Moves a stone its card's value forward, along the ring or into (and inside) the stall.
 */
export interface DogForward {
  type: "forward";
  card: string;
  fields: number;
  stone: number;
  home: boolean;
  joker: boolean;
  group: number;
}
/**
 * Moves a stone four fields backward (DOG-21).
 */
export interface DogBack {
  type: "back";
  stone: number;
  joker: boolean;
  group: number;
}
/**
 * Swaps a stone with one of the seat `ahead` places further in playing order (DOG-23).
 */
export interface DogSwap {
  type: "swap";
  stone: number;
  ahead: number;
  other: number;
  joker: boolean;
  group: number;
}
/**
 * Puts a stone from the nest on its start.
 */
export interface DogOut {
  type: "out";
  card: string;
  group: number;
}
/**
 * Plays a jack without effect (DOG-47).
 */
export interface DogBlank {
  type: "blank";
  joker: boolean;
}
/**
 * One step of a seven, with a stone of the seat `ahead` places further in playing order (DOG-22).
 */
export interface DogStep {
  type: "step";
  ahead: number;
  stone: number;
  home: boolean;
  joker: boolean;
}
/**
 * Gives a card to the partner before the round (DOG-13).
 */
export interface DogGive {
  type: "give";
  card: string;
}
/**
 * Drops out of the round, having nothing to play (DOG-14).
 */
export interface DogDrop {
  type: "drop";
}
/**
 * Chooses the card that will lie face down in the row (FIL-10).
 */
export interface FilouLay {
  type: "lay";
  card: string;
}
/**
 * Leaves the auction of this round (FIL-12).
 */
export interface FilouPass {
  type: "pass";
}
/**
 * Offers so many mice in all for the row (FIL-11).
 */
export interface FilouBid {
  type: "bid";
  mice: number;
}
/**
 * Picks the hand card to be placed, by its slot 0 to 3.
 */
export interface KlaefferPick {
  type: "pick";
  slot: number;
}
/**
 * Puts the picked card on a place of the council (KLF-11).
 */
export interface KlaefferPut {
  type: "put";
  place: number;
}
/**
 * Draws the next card of a draw row (KLF-14).
 */
export interface KlaefferDraw {
  type: "draw";
  row: "left" | "right";
}
/**
 * Gives all cards of a district to the seat `ahead` places further in playing order (KLF-10).
 */
export interface KlaefferGive {
  type: "give";
  district: number;
  ahead: number;
}
/**
 * Places nothing in one's last turn (KLF-20).
 */
export interface KlaefferDecline {
  type: "decline";
}
/**
 * Takes everything that the placed card has convinced, where taking is free (KLF-12).
 */
export interface KlaefferTake {
  type: "take";
}
/**
 * Takes nothing of what the placed card has convinced (KLF-12).
 */
export interface KlaefferLeave {
  type: "leave";
}
/**
 * Lays the tile taken on this place; a hunter also on top of a wolf (SHF-22).
 */
export interface SchafeAt {
  type: "at";
  x: number;
  y: number;
}
/**
 * Takes a tile from the hand to lay it: side 0 front, 1 back, so many quarter turns clockwise.
 *
 *     The front of a wolf or hunter is its face (SHF-21, SHF-22), the back its four sheep.
 */
export interface SchafeTake {
  type: "take";
  tile: number;
  side: number;
  turn: number;
}
/**
 * Shows one's colour to lay the "?" tile (SHF-24).
 */
export interface SchafeReveal {
  type: "reveal";
}
/**
 * Passes, having nothing that fits (SHF-10).
 */
export interface SchafePass {
  type: "pass";
}
/**
 * Ends one's special action: no more wolves and hunters, or no second tile (SHF-21, SHF-24).
 */
export interface SchafeDone {
  type: "done";
}
/**
 * Ends the game for oneself (SHF-25).
 */
export interface SchafeGetOut {
  type: "get-out";
}
/**
 * Clocks: milliseconds left per seat at `since`, and whose run; each of them from when it begins.
 */
export interface Times {
  left: number[];
  since: number;
  running: number[];
  begins: number[];
}
/**
 * How the game has ended, and all that proves its dice; prepared ones have a seed and prove nothing.
 */
export interface Result {
  winners: number[];
  places: number[];
  points: number[];
  undecided: boolean;
  secret: string;
  contributions: string[];
  seed: number | null;
}
/**
 * An event, and the version it belongs to; a secret choice belongs to the one that comes next.
 */
export interface Happened {
  version: number;
  event: AnyEvent | TurnUndone;
  said: Spoken | null;
  instead?: Instead;
}
/**
 * Everybody got `size` cards.
 */
export interface DogDealt {
  event: "dealt";
  audience: number | null;
  deal: number;
  size: number;
  dealer: number;
}
/**
 * The cards a seat got; only the seat itself hears.
 */
export interface DogHandDealt {
  event: "hand";
  audience: number | null;
  seat: number;
  cards: string[];
}
/**
 * The discard pile became the pack (DOG-12).
 */
export interface DogReshuffled {
  event: "reshuffled";
  audience: number | null;
}
/**
 * A seat has chosen the card it gives (DOG-13).
 */
export interface DogChose {
  event: "chose";
  audience: number | null;
  seat: number;
}
/**
 * Which card a seat has chosen; only the seat itself hears.
 */
export interface DogChoiceMade {
  event: "choice";
  audience: number | null;
  seat: number;
  card: string;
}
/**
 * The card a seat gave; only the giver hears.
 */
export interface DogGaveCard {
  event: "gave";
  audience: number | null;
  seat: number;
  card: string;
  to: number;
}
/**
 * The card a seat was given; only the receiver hears.
 */
export interface DogReceived {
  event: "received";
  audience: number | null;
  seat: number;
  card: string;
  giver: number;
}
/**
 * A card was played, standing for `shown` (another card for a joker).
 */
export interface DogPlayed {
  event: "played";
  audience: number | null;
  seat: number;
  card: string;
  shown: string;
}
/**
 * A stone walked so many fields (negative: backward).
 */
export interface DogMoved {
  event: "moved";
  audience: number | null;
  owner: number;
  stone: number;
  origin: number;
  target: number;
  fields: number;
}
/**
 * A stone stands fresh on its start (DOG-30).
 */
export interface DogLeftNest {
  event: "left-nest";
  audience: number | null;
  owner: number;
  stone: number;
  field: number;
}
/**
 * A stone was hit and is back in its nest (DOG-40).
 */
export interface DogSentHome {
  event: "sent-home";
  audience: number | null;
  owner: number;
  stone: number;
  field: number;
}
/**
 * Two stones have changed places (DOG-23).
 */
export interface DogSwapped {
  event: "swapped";
  audience: number | null;
  owner: number;
  stone: number;
  origin: number;
  other_owner: number;
  other_stone: number;
  target: number;
}
/**
 * A jack was played without effect (DOG-47).
 */
export interface DogBlanked {
  event: "blanked";
  audience: number | null;
  seat: number;
}
/**
 * Everyone has drawn a card from the right neighbour (DOG-74).
 */
export interface DogDrawn {
  event: "drawn";
  audience: number | null;
}
/**
 * A seat could play nothing and laid its hand open (DOG-14).
 */
export interface DogDroppedOut {
  event: "dropped-out";
  audience: number | null;
  seat: number;
  cards: string[];
}
/**
 * All four stones of a seat are home (DOG-55).
 */
export interface DogFinished {
  event: "finished";
  audience: number | null;
  seat: number;
}
/**
 * A party has won (DOG-57).
 */
export interface DogWon {
  event: "won";
  audience: number | null;
  seats: number[];
}
/**
 * The last deal is over and nobody has won (DOG-17).
 */
export interface DogUndecided {
  event: "undecided";
  audience: number | null;
}
/**
 * The cards of a seat, and the one that left the game unseen (FIL-3); only the seat itself hears.
 */
export interface FilouSetDealt {
  event: "set";
  audience: number | null;
  seat: number;
  cards: string[];
  removed: string;
}
/**
 * A round begins with so many mice on each mouse card, lowest first.
 */
export interface FilouRoundBegan {
  event: "round";
  audience: number | null;
  round: number;
  start: number;
  mouse_cards: number[];
}
/**
 * A seat has chosen the card it lays (FIL-10).
 */
export interface FilouChose {
  event: "chose";
  audience: number | null;
  seat: number;
}
/**
 * Which card a seat has chosen; only the seat itself hears.
 */
export interface FilouChoiceMade {
  event: "choice";
  audience: number | null;
  seat: number;
  card: string;
}
/**
 * The row lies face down: whose card is in each place, None the dummy's.
 */
export interface FilouRowLaid {
  event: "row-laid";
  audience: number | null;
  seats: (number | null)[];
}
/**
 * A card of the row was turned up; seat None is the dummy.
 */
export interface FilouTurnedUp {
  event: "turned-up";
  audience: number | null;
  place: number;
  seat: number | null;
  card: string;
}
/**
 * A seat bids so many mice in all (FIL-11).
 */
export interface FilouBidMade {
  event: "bid";
  audience: number | null;
  seat: number;
  mice: number;
}
/**
 * A seat has left the auction with so many mice of the mouse card (FIL-12).
 */
export interface FilouPassed {
  event: "passed";
  audience: number | null;
  seat: number;
  mice: number;
}
/**
 * A seat has paid for the row and keeps these cards (FIL-13).
 */
export interface FilouRowTaken {
  event: "row-taken";
  audience: number | null;
  seat: number;
  mice: number;
  cards: string[];
}
/**
 * Dogs left the game without chasing anything: several (FIL-20), or one that found no cat (FIL-23).
 */
export interface FilouDogsLeft {
  event: "dogs-left";
  audience: number | null;
  dogs: string[];
}
/**
 * A dog left the game with the cat in this place of the row (FIL-21).
 */
export interface FilouChased {
  event: "chased";
  audience: number | null;
  dog: string;
  cat: string;
  place: number;
}
/**
 * All have passed: the row left the game (FIL-14).
 */
export interface FilouRowLost {
  event: "row-lost";
  audience: number | null;
  cards: string[];
}
/**
 * The mouse cards were filled; so many mice are left in the bank (FIL-15).
 */
export interface FilouFilled {
  event: "filled";
  audience: number | null;
  mouse_cards: number[];
  bank: number;
}
/**
 * The bank could not fill all mouse cards, so none was filled (FIL-15).
 */
export interface FilouNotFilled {
  event: "not-filled";
  audience: number | null;
  bank: number;
}
/**
 * The game is over: each seat's points, and those of them that cards brought (FIL-40).
 */
export interface FilouScored {
  event: "scored";
  audience: number | null;
  points: number[];
  from_cards: number[];
}
/**
 * The hands, the council and both draw rows lie ready; `first` begins (KLF-7).
 */
export interface KlaefferDealt {
  event: "dealt";
  audience: number | null;
  first: number;
}
/**
 * The cards a seat got; only the seat itself hears.
 */
export interface KlaefferHandDealt {
  event: "hand";
  audience: number | null;
  seat: number;
  cards: string[];
}
/**
 * A seat gave all its cards of a district to another one (KLF-10).
 */
export interface KlaefferGaveAway {
  event: "gave-away";
  audience: number | null;
  seat: number;
  to: number;
  district: number;
  cards: string[];
}
/**
 * A hand card lies in the council (KLF-11).
 */
export interface KlaefferPlaced {
  event: "placed";
  audience: number | null;
  seat: number;
  card: string;
  place: number;
}
/**
 * The council was full and nothing could be taken; what the seat takes instead follows (KLF-13).
 */
export interface KlaefferCrisis {
  event: "crisis";
  audience: number | null;
  seat: number;
}
/**
 * What a seat took from the column and the row of its card, in reading order; often nothing (KLF-12).
 */
export interface KlaefferTaken {
  event: "taken";
  audience: number | null;
  seat: number;
  cards: string[];
  places: number[];
  column_votes: number;
  row_votes: number;
}
/**
 * What a seat could have taken and has left in the council, as in Taken (KLF-12).
 */
export interface KlaefferLeftLying {
  event: "left-lying";
  audience: number | null;
  seat: number;
  cards: string[];
  places: number[];
  column_votes: number;
  row_votes: number;
}
/**
 * A seat drew the next card of a row; its back shows the district (KLF-14).
 */
export interface KlaefferDrew {
  event: "drew";
  audience: number | null;
  seat: number;
  row: "left" | "right";
  district: number;
}
/**
 * The card a seat drew; only the seat itself hears.
 */
export interface KlaefferDrewCard {
  event: "drew-card";
  audience: number | null;
  seat: number;
  card: string;
}
/**
 * Cards of the draw rows lie in the council, in reading order (KLF-15).
 */
export interface KlaefferRefilled {
  event: "refilled";
  audience: number | null;
  cards: string[];
  places: number[];
}
/**
 * Both draw rows are used up: everybody has one more turn, this seat first (KLF-20).
 */
export interface KlaefferLastTurns {
  event: "last-turns";
  audience: number | null;
  seat: number;
}
/**
 * A seat places nothing in its last turn (KLF-20).
 */
export interface KlaefferDeclined {
  event: "declined";
  audience: number | null;
  seat: number;
}
/**
 * The cards left in a hand have gone to the seat's own districts (KLF-21).
 */
export interface KlaefferHandScored {
  event: "hand-scored";
  audience: number | null;
  seat: number;
  cards: string[];
}
/**
 * The game is over: bad points of each seat and the districts it has secured (KLF-22, KLF-23).
 */
export interface KlaefferScored {
  event: "scored";
  audience: number | null;
  bad_points: number[];
  secured: number[][];
}
/**
 * Everybody has a colour and four tiles; the village square lies, and `first` begins (SHF-5).
 */
export interface SchafeDealt {
  event: "dealt";
  audience: number | null;
  first: number;
}
/**
 * The tiles a seat got at the start, or anew (SHF-13); only the seat itself hears.
 */
export interface SchafeHandDealt {
  event: "hand";
  audience: number | null;
  seat: number;
  tiles: number[];
}
/**
 * The colour a seat plays; only the seat itself hears (SHF-4).
 */
export interface SchafeColourDealt {
  event: "colour";
  audience: number | null;
  seat: number;
  colour: string;
}
/**
 * A landscape or four-sheep side was laid; it touches so many others (SHF-10).
 */
export interface SchafeTileLaid {
  event: "laid";
  audience: number | null;
  seat: number;
  tile: number;
  edges: string;
  x: number;
  y: number;
  touching: number;
}
/**
 * A wolf lies in a forest (SHF-21).
 */
export interface SchafeWolfLaid {
  event: "wolf";
  audience: number | null;
  seat: number;
  tile: number;
  x: number;
  y: number;
}
/**
 * A hunter lies in a forest without a wolf (SHF-22).
 */
export interface SchafeHunterLaid {
  event: "hunter";
  audience: number | null;
  seat: number;
  tile: number;
  x: number;
  y: number;
}
/**
 * A hunter was put on top of the wolf that lay there (SHF-22).
 */
export interface SchafeWolfCovered {
  event: "covered";
  audience: number | null;
  seat: number;
  tile: number;
  x: number;
  y: number;
}
/**
 * A seat has shown its colour and laid its "?" tile (SHF-24).
 */
export interface SchafeColourShown {
  event: "shown";
  audience: number | null;
  seat: number;
  colour: string;
  x: number;
  y: number;
}
/**
 * A seat drew so many tiles from the bag (SHF-11, SHF-14).
 */
export interface SchafeDrew {
  event: "drew";
  audience: number | null;
  seat: number;
  number: number;
}
/**
 * Which tiles a seat drew; only the seat itself hears.
 */
export interface SchafeDrewTiles {
  event: "drew-tiles";
  audience: number | null;
  seat: number;
  tiles: number[];
}
/**
 * A seat had nothing that fits (SHF-10).
 */
export interface SchafePassed {
  event: "passed";
  audience: number | null;
  seat: number;
}
/**
 * A seat has ended the game for itself (SHF-25).
 */
export interface SchafeGotOut {
  event: "got-out";
  audience: number | null;
  seat: number;
}
/**
 * A seat has laid its last tile or got out, and gets so many points for it (SHF-31).
 */
export interface SchafeFinished {
  event: "finished";
  audience: number | null;
  seat: number;
  bonus: number;
}
/**
 * Nobody could lay anything at the village square: all hands are drawn anew (SHF-13).
 */
export interface SchafeRedealt {
  event: "redealt";
  audience: number | null;
}
/**
 * All who are left have passed one after the other: each draws one, or with the bag empty it is over (SHF-14).
 */
export interface SchafeAllPassed {
  event: "all-passed";
  audience: number | null;
  drew: boolean;
}
/**
 * The tile that the seat laid at x, y has closed a pen of so many sheep (SHF-32).
 */
export interface SchafePenClosed {
  event: "closed";
  audience: number | null;
  seat: number;
  colour: string;
  sheep: number;
  x: number;
  y: number;
}
/**
 * The game is over. `pens` are each seat's closed and unthreatened pens, largest first (SHF-34).
 */
export interface SchafeScored {
  event: "scored";
  audience: number | null;
  points: number[];
  pens: number[][];
  bonus: number[];
  colours: string[];
}
/**
 * A seat has taken its last turn back: the one event that no game knows.
 */
export interface TurnUndone {
  event: "undone";
  audience: null;
  seat: number;
  turn: number;
}
/**
 * What has played for the person of a seat: a bot while they were gone, or one because their time was up.
 */
export interface Instead {
  seat: number;
  by: "bot" | "clock";
}
/**
 * A guided first game, as a seat sees it.
 */
export interface Guided {
  followed: boolean;
  turn: number[];
  shown: boolean;
}
/**
 * Done and saved: the version it brought about.
 */
export interface Answer {
  type: "answer";
  id: string;
  version: number;
}
/**
 * What the half-made turn looks like.
 */
export interface TryAnswer {
  type: "tried";
  id: string;
  tried: Tried;
}
/**
 * What a half-made turn would look like; nothing of it has happened.
 */
export interface Tried {
  view: AnyView;
  now: Spoken | null;
  legal: Legal[];
  events: AnyEvent[];
  whole: boolean;
  ways: number[][];
}
/**
 * What a bot would do: a whole turn, in ids and in notation; nothing means: not interrupt.
 */
export interface HintAnswer {
  type: "hinted";
  id: string;
  actions: number[];
  words: string[];
  said: Spoken[];
  why: Spoken | null;
}
/**
 * What the person of a seat lets everybody know; it is not kept.
 */
export interface Emoted {
  type: "emoted";
  seat: number;
  emote: "hello" | "hurry" | "laugh" | "oops" | "sorry" | "thanks" | "thinking" | "well-played";
}
/**
 * Somebody would like to interrupt and goes first, until then (milliseconds since 1970); or nobody any more.
 */
export interface Floor {
  type: "floor";
  seat: number | null;
  until: number | null;
}
/**
 * Who is not here, as far as no bot plays for them yet; told anew when that changes, and never kept.
 */
export interface Absent {
  type: "absent";
  gone: Gone[];
}
/**
 * Somebody whose device is not connected, and the milliseconds until a bot plays; None: nobody plays for them.
 */
export interface Gone {
  seat: number;
  left: number | null;
}
/**
 * Nothing has changed, and why; a rule's id if a rule says it.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  kind: string;
  detail: string;
  rule: string | null;
}
/**
 * Somebody is there.
 */
export interface Pong {
  type: "pong";
  id: string;
}
/**
 * The server closes the connection; `come_back` says whether to try again soon.
 */
export interface Bye {
  type: "bye";
  reason: string;
  come_back: boolean;
}
/**
 * A table to be opened.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: {
    [k: string]: boolean | number | string;
  };
  rules?: number | null;
  seed?: number | null;
  lesson?: boolean;
  settings?: Settings;
}
/**
 * A chair to be taken; without a seat, the first free one.
 */
export interface Sit {
  name: string;
  avatar: string;
  contribution: string;
  seat?: number | null;
}
/**
 * The chair to change places with.
 */
export interface Swap {
  other: number;
}
/**
 * The bot of a chair.
 */
export interface ChooseBot {
  level: "casual" | "greedy" | "random";
}
/**
 * Who one is.
 */
export interface Me {
  name: string;
  avatar: string;
}
/**
 * A one-time code from another device.
 */
export interface Move {
  code: string;
}
/**
 * Something has failed in a page: where, and which kind of fault at which line. It speaks of no card.
 */
export interface Fault {
  where: string;
  fault: string;
}
/**
 * Whether the house has noted it; from one address it notes a few.
 */
export interface Reported {
  noted: boolean;
}
/**
 * Something a table may set; its words are the messages `<folder>-option-<key>` and `…-help`.
 */
export interface GameOption {
  key: string;
  rule: string;
  defaults: {
    [k: string]: boolean | number | string;
  };
  low: number;
  high: number;
  choices: string[];
  seats: number[];
}
/**
 * A game that can be played here.
 */
export interface Listing {
  key: string;
  folder: string;
  seats: number[];
  rules_version: number;
  rules: string[];
  levels: string[];
  options: GameOption[];
}
/**
 * Who this device is, as far as it has said.
 */
export interface Known {
  known: boolean;
  name: string | null;
  avatar: string | null;
}
/**
 * A one-time code for another device.
 */
export interface Transfer {
  code: string;
  minutes: number;
}
/**
 * Where one sits now.
 */
export interface Seated {
  version: number;
  seats: number[];
}
/**
 * Done and saved: the version it brought about.
 */
export interface Changed {
  version: number;
}
/**
 * The table is gone for everybody.
 */
export interface Deleted {
  table: string;
}
/**
 * The server can serve.
 */
export interface Health {
  ok: boolean;
  version: string;
  rehearsing: boolean;
}
/**
 * A table that was opened or found.
 */
export interface Opened {
  id: string;
  code: string;
  game: string;
  phase: "open" | "other-rules" | "over" | "playing";
}
/**
 * One of my tables.
 */
export interface Listed {
  id: string;
  code: string;
  game: string;
  phase: "open" | "other-rules" | "over" | "playing";
  seats: number;
  names: (string | null)[];
  touched: number;
  your_turn: boolean;
}
/**
 * The game after a turn, as one saw it.
 */
export interface Moment {
  version: number;
  at: number;
  seat: number | null;
  words: string[];
  view: AnyView;
  now: Spoken | null;
  events: Happened[];
}
/**
 * A game from its beginning to now.
 */
export interface Replay {
  table: string;
  seat: number | null;
  game: Playing;
  moments: Moment[];
  newest: number;
}
/**
 * One row of a table's bare log.
 */
export interface Logged {
  number: number;
  at: number;
  row: string;
  seat: number | null;
  actions: number[];
}
/**
 * Problem details (RFC 9457).
 */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  rule?: string | null;
}
/**
 * The table as a seat, or somebody looking on, may see it now.
 */
export interface DogTold {
  type: "told";
  seen: DogSeen;
}
/**
 * All that a seat is told.
 */
export interface DogSeen {
  table: string;
  seat: number | null;
  phase: "open" | "other-rules" | "over" | "playing";
  version: number;
  game: Playing;
  settings: Settings;
  commitment: string;
  dice: "fair" | "prepared" | "rehearsed";
  host: number | null;
  chairs: Sitting[];
  view: DogView | null;
  now: Spoken | null;
  waiting: number[];
  legal: DogLegal[];
  asked: boolean;
  can_undo: boolean;
  pausing: number[];
  paused: boolean;
  times: Times | null;
  result: Result | null;
  rematch: string | null;
  events: DogHappened[];
  guided: Guided | null;
}
/**
 * Something the seat may do: the action's id, its notation, and what it is.
 */
export interface DogLegal {
  id: number;
  word: string;
  action: DogAction;
  whole: boolean;
}
/**
 * An event, and the version it belongs to; a secret choice belongs to the one that comes next.
 */
export interface DogHappened {
  version: number;
  event: DogEvent | TurnUndone;
  said: Spoken | null;
  instead?: Instead;
}
/**
 * What the half-made turn looks like.
 */
export interface DogTryAnswer {
  type: "tried";
  id: string;
  tried: DogTried;
}
/**
 * What a half-made turn would look like; nothing of it has happened.
 */
export interface DogTried {
  view: DogView;
  now: Spoken | null;
  legal: DogLegal[];
  events: DogEvent[];
  whole: boolean;
  ways: number[][];
}
/**
 * A seat has taken its last turn back: the one event that no game knows.
 */
export interface DogTurnUndone {
  event: "undone";
  audience: null;
  seat: number;
  turn: number;
}
/**
 * The game after a turn, as one saw it.
 */
export interface DogMoment {
  version: number;
  at: number;
  seat: number | null;
  words: string[];
  view: DogView;
  now: Spoken | null;
  events: DogHappened[];
}
/**
 * A game from its beginning to now.
 */
export interface DogReplay {
  table: string;
  seat: number | null;
  game: Playing;
  moments: DogMoment[];
  newest: number;
}
/**
 * The table as a seat, or somebody looking on, may see it now.
 */
export interface FilouTold {
  type: "told";
  seen: FilouSeen;
}
/**
 * All that a seat is told.
 */
export interface FilouSeen {
  table: string;
  seat: number | null;
  phase: "open" | "other-rules" | "over" | "playing";
  version: number;
  game: Playing;
  settings: Settings;
  commitment: string;
  dice: "fair" | "prepared" | "rehearsed";
  host: number | null;
  chairs: Sitting[];
  view: FilouView | null;
  now: Spoken | null;
  waiting: number[];
  legal: FilouLegal[];
  asked: boolean;
  can_undo: boolean;
  pausing: number[];
  paused: boolean;
  times: Times | null;
  result: Result | null;
  rematch: string | null;
  events: FilouHappened[];
  guided: Guided | null;
}
/**
 * Something the seat may do: the action's id, its notation, and what it is.
 */
export interface FilouLegal {
  id: number;
  word: string;
  action: FilouAction;
  whole: boolean;
}
/**
 * An event, and the version it belongs to; a secret choice belongs to the one that comes next.
 */
export interface FilouHappened {
  version: number;
  event: FilouEvent | TurnUndone;
  said: Spoken | null;
  instead?: Instead;
}
/**
 * What the half-made turn looks like.
 */
export interface FilouTryAnswer {
  type: "tried";
  id: string;
  tried: FilouTried;
}
/**
 * What a half-made turn would look like; nothing of it has happened.
 */
export interface FilouTried {
  view: FilouView;
  now: Spoken | null;
  legal: FilouLegal[];
  events: FilouEvent[];
  whole: boolean;
  ways: number[][];
}
/**
 * A seat has taken its last turn back: the one event that no game knows.
 */
export interface FilouTurnUndone {
  event: "undone";
  audience: null;
  seat: number;
  turn: number;
}
/**
 * The game after a turn, as one saw it.
 */
export interface FilouMoment {
  version: number;
  at: number;
  seat: number | null;
  words: string[];
  view: FilouView;
  now: Spoken | null;
  events: FilouHappened[];
}
/**
 * A game from its beginning to now.
 */
export interface FilouReplay {
  table: string;
  seat: number | null;
  game: Playing;
  moments: FilouMoment[];
  newest: number;
}
/**
 * The table as a seat, or somebody looking on, may see it now.
 */
export interface KlaefferTold {
  type: "told";
  seen: KlaefferSeen;
}
/**
 * All that a seat is told.
 */
export interface KlaefferSeen {
  table: string;
  seat: number | null;
  phase: "open" | "other-rules" | "over" | "playing";
  version: number;
  game: Playing;
  settings: Settings;
  commitment: string;
  dice: "fair" | "prepared" | "rehearsed";
  host: number | null;
  chairs: Sitting[];
  view: KlaefferView | null;
  now: Spoken | null;
  waiting: number[];
  legal: KlaefferLegal[];
  asked: boolean;
  can_undo: boolean;
  pausing: number[];
  paused: boolean;
  times: Times | null;
  result: Result | null;
  rematch: string | null;
  events: KlaefferHappened[];
  guided: Guided | null;
}
/**
 * Something the seat may do: the action's id, its notation, and what it is.
 */
export interface KlaefferLegal {
  id: number;
  word: string;
  action: KlaefferAction;
  whole: boolean;
}
/**
 * An event, and the version it belongs to; a secret choice belongs to the one that comes next.
 */
export interface KlaefferHappened {
  version: number;
  event: KlaefferEvent | TurnUndone;
  said: Spoken | null;
  instead?: Instead;
}
/**
 * What the half-made turn looks like.
 */
export interface KlaefferTryAnswer {
  type: "tried";
  id: string;
  tried: KlaefferTried;
}
/**
 * What a half-made turn would look like; nothing of it has happened.
 */
export interface KlaefferTried {
  view: KlaefferView;
  now: Spoken | null;
  legal: KlaefferLegal[];
  events: KlaefferEvent[];
  whole: boolean;
  ways: number[][];
}
/**
 * A seat has taken its last turn back: the one event that no game knows.
 */
export interface KlaefferTurnUndone {
  event: "undone";
  audience: null;
  seat: number;
  turn: number;
}
/**
 * The game after a turn, as one saw it.
 */
export interface KlaefferMoment {
  version: number;
  at: number;
  seat: number | null;
  words: string[];
  view: KlaefferView;
  now: Spoken | null;
  events: KlaefferHappened[];
}
/**
 * A game from its beginning to now.
 */
export interface KlaefferReplay {
  table: string;
  seat: number | null;
  game: Playing;
  moments: KlaefferMoment[];
  newest: number;
}
/**
 * The table as a seat, or somebody looking on, may see it now.
 */
export interface SchafeTold {
  type: "told";
  seen: SchafeSeen;
}
/**
 * All that a seat is told.
 */
export interface SchafeSeen {
  table: string;
  seat: number | null;
  phase: "open" | "other-rules" | "over" | "playing";
  version: number;
  game: Playing;
  settings: Settings;
  commitment: string;
  dice: "fair" | "prepared" | "rehearsed";
  host: number | null;
  chairs: Sitting[];
  view: SchafeView | null;
  now: Spoken | null;
  waiting: number[];
  legal: SchafeLegal[];
  asked: boolean;
  can_undo: boolean;
  pausing: number[];
  paused: boolean;
  times: Times | null;
  result: Result | null;
  rematch: string | null;
  events: SchafeHappened[];
  guided: Guided | null;
}
/**
 * Something the seat may do: the action's id, its notation, and what it is.
 */
export interface SchafeLegal {
  id: number;
  word: string;
  action: SchafeAction;
  whole: boolean;
}
/**
 * An event, and the version it belongs to; a secret choice belongs to the one that comes next.
 */
export interface SchafeHappened {
  version: number;
  event: SchafeEvent | TurnUndone;
  said: Spoken | null;
  instead?: Instead;
}
/**
 * What the half-made turn looks like.
 */
export interface SchafeTryAnswer {
  type: "tried";
  id: string;
  tried: SchafeTried;
}
/**
 * What a half-made turn would look like; nothing of it has happened.
 */
export interface SchafeTried {
  view: SchafeView;
  now: Spoken | null;
  legal: SchafeLegal[];
  events: SchafeEvent[];
  whole: boolean;
  ways: number[][];
}
/**
 * A seat has taken its last turn back: the one event that no game knows.
 */
export interface SchafeTurnUndone {
  event: "undone";
  audience: null;
  seat: number;
  turn: number;
}
/**
 * The game after a turn, as one saw it.
 */
export interface SchafeMoment {
  version: number;
  at: number;
  seat: number | null;
  words: string[];
  view: SchafeView;
  now: Spoken | null;
  events: SchafeHappened[];
}
/**
 * A game from its beginning to now.
 */
export interface SchafeReplay {
  table: string;
  seat: number | null;
  game: Playing;
  moments: SchafeMoment[];
  newest: number;
}
