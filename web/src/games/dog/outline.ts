import { FIELDS, NEST, STALL } from "./board.ts";
import { type Outline, outline, type Pace, type Point } from "./shapes.ts";

export type { Point } from "./shapes.ts";

/**
 * Where everything is drawn, in units of a board about 800 wide. The seat that looks sits at the bottom; seats and
 * stones go counter-clockwise (DOG-1). The fields lie at equal distances along the outline; each start's stall goes
 * inwards, each nest lies before its start.
 */
export interface Plan {
  starts: number;
  width: number;
  height: number;
  middle: Point;
  /** Half the width of the round in the middle, as big as stalls and nests leave room for. */
  rug: number;
  /** Where a line of words has most room, beside the round in the middle. */
  words: Point;
  /** The distance between two fields. */
  step: number;
  /** Half the width of a stone. */
  stone: number;
  /** The ring as a closed path. */
  path: string;
  ring: Point[];
  /** Per start, counted from the bottom: where its things are. */
  corners: Seatplace[];
  /** Where an arrow shows the way, and its angle in degrees. */
  arrows: (Point & { turn: number })[];
}

export interface Seatplace {
  start: Point;
  stall: Point[];
  nest: Point;
  hollows: Point[];
  /** Half the width of the nest. */
  reach: number;
}

const plans = new Map<string, Plan>();

/** The drawing of a board with so many starts; big boards lie where there is more breadth than height. */
export function plan(starts: number, lying = false): Plan {
  const key = `${starts}${lying}`;
  let found = plans.get(key);
  if (found === undefined) {
    found = draw(starts, lying);
    plans.set(key, found);
  }
  return found;
}

/** The drawing that makes the fields biggest in a room of this size. */
export function fitting(starts: number, width: number, height: number): Plan {
  const fits = (one: Plan) => Math.min(width / one.width, height / one.height) * one.step;
  const [upright, lying] = [plan(starts), plan(starts, true)];
  return fits(lying) > fits(upright) ? lying : upright;
}

function draw(starts: number, lying: boolean): Plan {
  const line = outline(starts, lying);
  const fields = FIELDS * starts;
  const step = line.length / fields;
  const size = Math.min(step, starts === 2 ? 50 : 46);
  const around = Array.from({ length: starts }, (_, seat) => seat * FIELDS * step);
  const stalls = around.map((walked) => stall(line.at(walked), size));
  const nests: Point[] = [];
  for (const walked of around) nests.push(nest(line, walked, step, size, stalls.flat(), nests));
  const middle = centre(around.map((walked) => line.at(walked)));
  const far = (point: Point) => Math.hypot(point.x - middle.x, point.y - middle.y);
  const free = [
    ...stalls.flat().map((place) => far(place) - size * 0.91),
    ...nests.map((one) => far(one) - reachOf(size) - 40),
  ];
  const rug = Math.min(130, ...free);
  const bends = around.map((walked) => line.at(walked + (starts === 2 ? 4 : 8) * step));
  return {
    starts,
    width: line.width,
    height: line.height,
    middle,
    rug,
    words: wordsAt(
      middle,
      rug,
      stalls,
      nests.map((one) => ({ ...one, round: reachOf(size) })),
      size,
    ),
    step,
    stone: size * 0.48,
    path: line.path,
    ring: Array.from({ length: fields }, (_, field) => line.at(field * step)).map(({ x, y }) => ({ x, y })),
    corners: around.map((walked, seat) => seatplace(line.at(walked), stalls[seat] ?? [], nests[seat] as Point, size)),
    arrows: bends.map(({ x, y, dx, dy }) => ({ x, y, turn: (Math.atan2(dy, dx) * 180) / Math.PI })),
  };
}

function centre(points: Point[]): Point {
  const sum = points.reduce((all, point) => ({ x: all.x + point.x, y: all.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Between the middle and the own stall, or as far above the middle where more room is left to both sides. */
function wordsAt(
  middle: Point,
  rug: number,
  stalls: Point[][],
  nests: (Point & { round: number })[],
  size: number,
): Point {
  const things = [...stalls.flat().map((place) => ({ ...place, round: size * 0.6 })), ...nests];
  const room = (y: number) => {
    const beside = things.filter(
      ({ x, y: at, round }) => Math.abs(x - middle.x) > size && Math.abs(at - y) < round + 16,
    );
    return Math.min(middle.x, ...beside.map((thing) => Math.abs(thing.x - middle.x) - thing.round));
  };
  const end = (stalls[0]?.[3]?.y ?? middle.y) - size * 0.6;
  const below = Math.min((middle.y + rug + end) / 2, end - 26);
  const above = 2 * middle.y - below;
  return { x: middle.x, y: room(above) > room(below) * 1.2 ? above : below };
}

/** How large a button beside the last card is, in pixels, and how high in units of the drawing. */
export interface Beside {
  wide: number;
  high: number;
  shared: number;
}

/** How far a point of the drawing is from such a button, in pixels. */
export function awayFrom(board: Plan, { wide, high, shared }: Beside, scale: number): (at: Point) => number {
  const { words } = sharedMiddle(board, shared);
  const off = (one: number, other: number, long: number) => Math.max(Math.abs(one - other) * scale - long / 2, 0);
  return ({ x, y }) => Math.hypot(off(x, words.x, wide), off(y, words.y, high));
}

/** Words or a button so many units high beside the last card, which has what is left of the round in the middle. */
export function sharedMiddle(board: Plan, height: number): { words: Point; pile: number; card: number } {
  const { middle, rug, words, stone } = board;
  const half = height / 2;
  const side = words.y < middle.y ? -1 : 1;
  const stalls = board.corners.flatMap(({ stall }) => stall).filter(({ x }) => Math.abs(x - middle.x) < stone);
  const ends = stalls.map(({ y }) => (y - middle.y) * side).filter((far) => far > 0);
  const far = Math.min(Math.abs(words.y - middle.y), Math.min(...ends) - stone * 1.25 - half);
  const high = rug + far - half;
  const card = Math.min(rug / 104, high / 152);
  return {
    words: { x: words.x, y: middle.y + side * far },
    pile: middle.y + side * Math.min(0, high - rug - card * 73),
    card,
  };
}

const inward = (from: Pace, deep: number): Point => ({ x: from.x + from.dy * deep, y: from.y - from.dx * deep });
const reachOf = (size: number) => size * 1.5;

function stall(start: Pace, size: number): Point[] {
  return [1, 2, 3, 4].map((place) => inward(start, size * (0.3 + 1.02 * place)));
}

const HALFWAY = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7];

/** A nest lies before its start, as near to halfway as the stalls and the other nests leave room. */
function nest(line: Outline, walked: number, step: number, size: number, stalls: Point[], nests: Point[]): Point {
  const reach = reachOf(size);
  const free = ({ x, y }: Point) =>
    stalls.every((place) => Math.hypot(place.x - x, place.y - y) > reach + size * 0.75) &&
    nests.every((other) => Math.hypot(other.x - x, other.y - y) > reach * 2.2);
  const places = (step > 60 ? [0.25] : HALFWAY).map((part) =>
    inward(line.at(walked - step * FIELDS * part), size * 0.5 + reach + 14),
  );
  return places.find(free) ?? (places[0] as Point);
}

function seatplace(start: Pace, stalled: Point[], nest: Point, size: number): Seatplace {
  const apart = size * 0.6;
  const hollows = [-1, 1].flatMap((down) =>
    [-1, 1].map((right) => ({ x: nest.x + right * apart, y: nest.y + down * apart })),
  );
  return { start: { x: start.x, y: start.y }, stall: stalled, nest, hollows, reach: reachOf(size) };
}

/** Where a place is drawn when this seat is turned to the bottom. */
export function spot(board: Plan, turned: number, place: number): Point {
  const nowhere = { x: board.middle.x, y: board.middle.y };
  if (place < STALL) {
    const size = board.ring.length;
    return board.ring[(((place - FIELDS * turned) % size) + size) % size] ?? nowhere;
  }
  const seat = Math.floor((place % 100) / 10);
  const corner = cornerOf(board, turned, seat);
  return (place < NEST ? corner.stall[(place % 10) - 1] : corner.hollows[place % 10]) ?? nowhere;
}

/** What belongs to a seat when another is turned to the bottom. */
export function cornerOf(board: Plan, turned: number, seat: number): Seatplace {
  return board.corners[(seat - turned + board.starts) % board.starts] as Seatplace;
}
