import type { SchafeTake } from "../../wire/types.ts";
import type { Land } from "./areas.ts";
import { at, BESIDE, edgesOf, HUNTER, middleOf, type Place, type Pose, takeId, WAYS, type Way, WOLF } from "./tiles.ts";
import type { Offer } from "./types.ts";

/** A tile of the hand, how it would be turned, and the id of taking it so. */
export interface Take extends Pose {
  id: number;
  tile: number;
}

/** A place for a tile: what goes there, and how many tiles are drawn for it. */
export interface Spot extends Place {
  takes: Take[];
  draws: number;
}

/** The ways in which tiles may be taken, as the house offers them. */
export function takesOf(legal: readonly Offer[]): Take[] {
  return legal.flatMap(({ id, action }) =>
    action.type === "take" ? [{ id, tile: action.tile, ...poseOf(action) }] : [],
  );
}

function poseOf(action: SchafeTake): Pose {
  return { side: action.side as 0 | 1, turn: action.turn as Way };
}

/** Every way in which a tile could lie, whatever the house offers. */
export function allPoses(tile: number): Take[] {
  const turns: readonly Way[] = tile < WOLF ? WAYS : [0];
  return ([0, 1] as const).flatMap((side) =>
    turns.map((turn) => ({ id: takeId(tile, { side, turn }), tile, side, turn })),
  );
}

/** The id of an action that has no more to it than its kind; null if it is not offered. */
export function offered(legal: readonly Offer[], type: "reveal" | "pass" | "done" | "get-out"): number | null {
  return legal.find(({ action }) => action.type === type)?.id ?? null;
}

/** The places that the house offers for the tile taken. */
export function placesOf(legal: readonly Offer[]): Place[] {
  return legal.flatMap(({ action }) => (action.type === "at" ? [{ x: action.x, y: action.y }] : []));
}

/** Whether a wolf's or hunter's face lies on top. */
export const isFace = (take: { tile: number; side: number }): boolean => take.tile >= WOLF && take.side === 0;

/** Whether what is offered under this id begins a special action (SHF-20). */
export function isSpecial(legal: readonly Offer[], id: number | undefined): boolean {
  const action = legal.find((offer) => offer.id === id)?.action;
  return action?.type === "reveal" || action?.type === "get-out" || (action?.type === "take" && isFace(action));
}

/** The button that stands for what is offered under this id; null where a tile of the hand stands for it. */
export function toolOf(legal: readonly Offer[], id: number | undefined): "reveal" | "pass" | "done" | "get-out" | null {
  const type = legal.find((offer) => offer.id === id)?.action.type;
  return type === undefined || type === "at" || type === "take" ? null : type;
}

/** The next action of a hint after those that are made already. */
export function ahead(hint: readonly number[], made: readonly number[]): number | undefined {
  return hint[made.every((action, index) => hint[index] === action) ? made.length : 0];
}

/** The empty places beside tiles. */
export function rim(land: Land): Place[] {
  const found = new Map<string, Place>();
  for (const laid of land.map) {
    for (const way of WAYS) {
      const [x, y] = [laid.x + BESIDE[way][0], laid.y + BESIDE[way][1]];
      if (land.tileAt(x, y) === undefined) found.set(at(x, y), { x, y });
    }
  }
  return [...found.values()];
}

/** With how many tiles a tile on this place would touch. */
export function touching(land: Land, place: Place): number {
  return WAYS.filter((way) => land.motifBeside(place.x, place.y, way) !== undefined).length;
}

/** Where tiles so taken join the landscape: equal motifs on every touching edge. What goes, the house decides. */
export function joins(land: Land, places: readonly Place[], take: { tile: number } & Pose): Place[] {
  const edges = edgesOf(take.tile, take);
  const found = places.filter(({ x, y }) =>
    WAYS.every((way) => (land.motifBeside(x, y, way) ?? edges[way]) === edges[way]),
  );
  if (!isFace(take)) return found;
  const hunter = take.tile >= HUNTER;
  const free = found.filter((place) =>
    forestsAt(land, place).every((area) => (hunter ? area.wolves : area.hunters) === 0),
  );
  return hunter ? [...free, ...wolves(land)] : free;
}

function forestsAt(land: Land, place: Place) {
  return WAYS.flatMap((way) => {
    const [dx, dy] = BESIDE[way];
    const area = land.areaAt({ x: place.x + dx, y: place.y + dy, way: ((way + 2) % 4) as Way });
    return area === undefined ? [] : [area];
  });
}

/** The wolves that no hunter sits on. */
export function wolves(land: Land): Place[] {
  return land.map.filter((laid) => middleOf(laid.tile, laid.edges, laid.hunter !== null) === "wolf");
}

/** Every place where one of these takes could go, with those that do. */
export function spotsOf(land: Land, takes: readonly Take[], bag: number): Spot[] {
  const places = rim(land);
  const found = new Map<string, Spot>();
  for (const take of takes) {
    for (const { x, y } of joins(land, places, take)) {
      const spot = found.get(at(x, y)) ?? { x, y, takes: [], draws: drawsAt(land, { x, y }, bag) };
      spot.takes.push(take);
      found.set(at(x, y), spot);
    }
  }
  return [...found.values()].sort((one, other) => one.y - other.y || one.x - other.x);
}

/** How many tiles are drawn for a tile on this place (SHF-11): nothing for a hunter on a wolf. */
export function drawsAt(land: Land, place: Place, bag: number): number {
  return land.tileAt(place.x, place.y) === undefined ? Math.min(bag, touching(land, place)) : 0;
}

/** How the tile is turned to lie there: as it is if that goes, else by the fewest quarter turns. */
export function turnedFor(spot: Spot, tile: number, pose: Pose): Take | null {
  const own = spot.takes.filter((take) => take.tile === tile);
  const cost = (take: Take) => (take.side === pose.side ? 0 : 10) + ((take.turn - pose.turn + 4) % 4);
  return own.reduce<Take | null>((best, take) => (best === null || cost(take) < cost(best) ? take : best), null);
}

/** The next way in which the tile lies on this place, in the order of the turns; the same if there is only one. */
export function nextFor(spot: Spot, take: Take): Take {
  const own = spot.takes.filter(({ tile }) => tile === take.tile);
  const order = (one: Take) => one.side * 4 + one.turn;
  const sorted = own.sort((one, other) => order(one) - order(other));
  const place = sorted.findIndex(({ id }) => id === take.id);
  return sorted[(place + 1) % sorted.length] ?? take;
}
