import type { FilouEvent, FilouRowCard, FilouView } from "../../wire/types.ts";
import { mouseCards, owners } from "./cards.ts";

/** What lies on the table while it is shown; it may be behind the newest truth. */
export interface Scene {
  phase: FilouView["phase"];
  round: number;
  start: number;
  /** Whose turn is marked; null while all lay. */
  turn: number | null;
  /** Per place of the row what lies there; null is an empty place. */
  row: (FilouRowCard | null)[];
  bids: number[];
  passed: boolean[];
  /** Per mouse card the mice on it; null when it was won in this round. */
  mouse: (number | null)[];
  bank: number;
  mice: number[];
  /** How many cards each seat has won. */
  won: number[];
  /** The cards that left the game openly, in the order of their going as far as it was seen. */
  gone: readonly string[];
  points: number[] | null;
}

/** The table as a view tells it. */
export function sceneOf(view: FilouView): Scene {
  const seats = view.held.length;
  const places = owners(seats, view.start);
  const done = mouseCards(seats).length - view.mouse_cards.length;
  return {
    phase: view.phase,
    round: view.round,
    start: view.start,
    turn: view.phase === "bidding" ? view.turn : null,
    row: view.row.length > 0 ? view.row : places.map((seat) => chosenBy(view, seat)),
    bids: view.bids,
    passed: view.passed,
    mouse: mouseCards(seats).map((_, place) => (place < done ? null : (view.mouse_cards[place - done] ?? 0))),
    bank: view.bank,
    mice: view.mice,
    won: view.won.map((cards) => cards.length),
    gone: view.gone,
    points: view.points,
  };
}

/** What lies in the place of a seat while all lay: its choice, known only to itself. */
function chosenBy(view: FilouView, seat: number | null): FilouRowCard | null {
  if (seat === null || !view.chosen[seat]) return null;
  return { seat, card: seat === view.seat ? view.choice : null, open: false };
}

const add = (sums: readonly number[], seat: number, much: number) => sums.with(seat, (sums[seat] ?? 0) + much);

/** The table after something has happened. */
export function after(scene: Scene, event: FilouEvent): Scene {
  const seats = scene.bids.length;
  switch (event.event) {
    case "chose":
      return { ...scene, row: put(scene, event.seat, null) };
    case "choice":
      return { ...scene, row: put(scene, event.seat, event.card) };
    case "row-laid":
      return {
        ...scene,
        phase: "bidding",
        row: event.seats.map((seat, place) => scene.row[place] ?? { seat, card: null, open: false }),
        turn: null,
      };
    case "turned-up":
      return { ...scene, row: scene.row.with(event.place, { seat: event.seat, card: event.card, open: true }) };
    case "bid":
      return {
        ...scene,
        bids: scene.bids.with(event.seat, event.mice),
        mice: add(scene.mice, event.seat, (scene.bids[event.seat] ?? 0) - event.mice),
      };
    case "passed":
      return {
        ...scene,
        mice: add(scene.mice, event.seat, (scene.bids[event.seat] ?? 0) + event.mice),
        bids: scene.bids.with(event.seat, 0),
        passed: scene.passed.with(event.seat, true),
        mouse: taken(scene.mouse),
      };
    case "chased":
      return {
        ...scene,
        row: without(scene, [event.place, ...dogPlaces(scene)]),
        gone: [...scene.gone, event.dog, event.cat],
      };
    case "dogs-left":
      return { ...scene, row: without(scene, dogPlaces(scene)), gone: [...scene.gone, ...event.dogs] };
    case "row-taken":
      return {
        ...scene,
        row: scene.row.map(() => null),
        bids: scene.bids.map(() => 0),
        bank: scene.bank + event.mice,
        won: add(scene.won, event.seat, event.cards.length),
      };
    case "row-lost":
      return { ...scene, row: scene.row.map(() => null), gone: [...scene.gone, ...event.cards] };
    case "filled":
      return { ...scene, mouse: event.mouse_cards, bank: event.bank };
    case "not-filled":
      return { ...scene, mouse: scene.mouse.map(() => 0) };
    case "round":
      return {
        ...scene,
        phase: "laying",
        round: event.round,
        start: event.start,
        turn: null,
        row: owners(seats, event.start).map(() => null),
        passed: scene.passed.map(() => false),
        mouse: event.mouse_cards,
      };
    case "scored":
      return { ...scene, phase: "over", points: event.points, turn: null };
    default:
      return scene;
  }
}

/** The row with a face-down card in the place of this seat. */
function put(scene: Scene, seat: number, card: string | null): Scene["row"] {
  const place = placeOf(scene, seat);
  return place < 0 ? scene.row : scene.row.with(place, { seat, card, open: false });
}

/** The lowest mouse card in play is done with (FIL-12). */
function taken(mouse: Scene["mouse"]): Scene["mouse"] {
  const lowest = mouse.findIndex((mice) => mice !== null);
  return lowest < 0 ? mouse : mouse.with(lowest, null);
}

const without = (scene: Scene, gone: number[]) => scene.row.map((card, place) => (gone.includes(place) ? null : card));

/** Where in the row a seat's card lies; the dummy is null. */
export function placeOf(scene: Pick<Scene, "bids" | "start">, seat: number | null): number {
  return owners(scene.bids.length, scene.start).indexOf(seat);
}

/** The places in which dogs lie open. */
export function dogPlaces(scene: Scene): number[] {
  return scene.row.flatMap((card, place) => (card?.card === "SD" || card?.card === "BD" ? [place] : []));
}
