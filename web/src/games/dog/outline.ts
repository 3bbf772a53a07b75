import { FIELDS, NEST, STALL } from "./board.ts";

/**
 * Where everything is drawn, in units of a board 800 wide. The seat that looks sits at the bottom; seats and stones go
 * counter-clockwise (DOG-1). The ring is a rounded outline with its fields at equal distances along it; each start's
 * stall goes inwards, each nest lies in the bend before its start.
 */
export interface Point {
  x: number;
  y: number;
}

/** A point of the outline and the way stones go there, as a unit vector. */
interface Pace extends Point {
  dx: number;
  dy: number;
}

/** A corner of the outline and how round it is. */
interface Corner extends Point {
  round: number;
}

export interface Plan {
  starts: number;
  width: number;
  height: number;
  middle: Point;
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
  /** From the start towards the stall, in degrees. */
  turn: number;
}

interface Stretch {
  length: number;
  at: (walked: number) => Pace;
  path: string;
}

const WIDTH = 800;
const EDGE = 34;

/** A straight line from one point to another. */
function straight(from: Point, to: Point): Stretch {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const dx = length ? (to.x - from.x) / length : 0;
  const dy = length ? (to.y - from.y) / length : 0;
  const at = (walked: number) => ({ x: from.x + dx * walked, y: from.y + dy * walked, dx, dy });
  return { length, at, path: `L${short(to.x)} ${short(to.y)}` };
}

/** The arc that rounds a corner, between the points where it leaves the lines. */
function arc(begin: Point, end: Point, along: Point, radius: number, angle: number): Stretch {
  const side = Math.sign(angle);
  const centre = { x: begin.x - side * along.y * radius, y: begin.y + side * along.x * radius };
  const from = Math.atan2(begin.y - centre.y, begin.x - centre.x);
  const at = (walked: number) => {
    const turned = from + (side * walked) / radius;
    const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
    return { x: centre.x + radius * cos, y: centre.y + radius * sin, dx: -side * sin, dy: side * cos };
  };
  const sweep = side > 0 ? 1 : 0;
  const path = `A${short(radius)} ${short(radius)} 0 0 ${sweep} ${short(end.x)} ${short(end.y)}`;
  return { length: radius * Math.abs(angle), at, path };
}

const short = (value: number) => String(Math.round(value * 10) / 10);

/** Lines and arcs around the corners, closed. */
function rounded(corners: Corner[]): Stretch[] {
  const bends = corners.map((corner, index) => {
    const before = corners.at(index - 1) as Corner;
    const after = corners[(index + 1) % corners.length] as Corner;
    const on = unit(before, corner);
    const off = unit(corner, after);
    const angle = Math.atan2(on.x * off.y - on.y * off.x, on.x * off.x + on.y * off.y);
    const cut = corner.round * Math.tan(Math.abs(angle) / 2);
    const begin = { x: corner.x - on.x * cut, y: corner.y - on.y * cut };
    const end = { x: corner.x + off.x * cut, y: corner.y + off.y * cut };
    return { begin, end, on, angle, round: corner.round };
  });
  return bends.flatMap((bend, index) => {
    const next = bends[(index + 1) % bends.length] as (typeof bends)[number];
    const line = straight(bend.end, next.begin);
    const bent = next.round > 0 && Math.abs(next.angle) > 1e-6;
    return bent ? [line, arc(next.begin, next.end, next.on, next.round, next.angle)] : [line];
  });
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** A rounded polygon with one side per seat, the first at the bottom, as wide as the board. */
function polygon(sides: number, round: number): { corners: Corner[]; height: number } {
  const corners = Array.from({ length: sides }, (_, index) => {
    const angle = Math.PI / 2 - ((index + 0.5) * 2 * Math.PI) / sides;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  const reach = Math.max(...corners.map((corner) => corner.x));
  const inner = round / Math.cos(Math.PI / sides);
  const scale = (WIDTH / 2 - EDGE - round) / reach + inner;
  const bottom = Math.max(...corners.map((corner) => corner.y)) * scale;
  const top = Math.min(...corners.map((corner) => corner.y)) * (scale - inner) - round;
  const height = bottom - top + 2 * EDGE;
  const middle = EDGE - top;
  const moved = corners.map(({ x, y }) => ({ x: WIDTH / 2 + x * scale, y: middle + y * scale, round }));
  return { corners: [{ x: WIDTH / 2, y: height - EDGE, round: 0 }, ...moved], height };
}

function square(round: number): { corners: Corner[]; height: number } {
  const far = WIDTH - EDGE;
  const corners = [
    { x: WIDTH / 2, y: far, round: 0 },
    { x: far, y: far, round },
    { x: far, y: EDGE, round },
    { x: EDGE, y: EDGE, round },
    { x: EDGE, y: far, round },
  ];
  return { corners, height: WIDTH };
}

/** Six sit around a bone: a longer way on the same breadth, so that stones stay big on a phone. */
function bone(): { corners: Corner[]; height: number } {
  const height = 880;
  const [far, low, waist] = [WIDTH - EDGE, height - EDGE, 112];
  const dents = (x: number, inward: number, down: number): Corner[] => [
    { x, y: height / 2 + 118 * down, round: 62 },
    { x: x + inward * waist, y: height / 2 + 58 * down, round: 62 },
    { x: x + inward * waist, y: height / 2 - 58 * down, round: 62 },
    { x, y: height / 2 - 118 * down, round: 62 },
  ];
  const corners = [
    { x: WIDTH / 2, y: low, round: 0 },
    { x: far, y: low, round: 112 },
    ...dents(far, -1, 1),
    { x: far, y: EDGE, round: 112 },
    { x: EDGE, y: EDGE, round: 112 },
    ...dents(EDGE, 1, -1),
    { x: EDGE, y: low, round: 112 },
  ];
  return { corners, height };
}

function shape(starts: number): { corners: Corner[]; height: number } {
  if (starts === 6) return bone();
  if (starts === 2) return square(240);
  if (starts === 4) return square(128);
  return polygon(starts, starts === 3 ? 230 : 110);
}

/** A pace at a distance along the stretches; goes round. */
function pace(stretches: Stretch[], walked: number): Pace {
  const whole = stretches.reduce((sum, stretch) => sum + stretch.length, 0);
  let left = ((walked % whole) + whole) % whole;
  for (const stretch of stretches) {
    if (left <= stretch.length) return stretch.at(left);
    left -= stretch.length;
  }
  return (stretches[0] as Stretch).at(0);
}

const plans = new Map<number, Plan>();

/** The drawing of a board with so many starts. */
export function plan(starts: number): Plan {
  let found = plans.get(starts);
  if (found === undefined) {
    found = draw(starts);
    plans.set(starts, found);
  }
  return found;
}

function draw(starts: number): Plan {
  const { corners, height } = shape(starts);
  const stretches = rounded(corners);
  const whole = stretches.reduce((sum, stretch) => sum + stretch.length, 0);
  const fields = FIELDS * starts;
  const step = whole / fields;
  const size = Math.min(step, starts === 2 ? 50 : 46);
  const seats = Array.from({ length: starts }, (_, seat) => seatplace(stretches, seat * FIELDS * step, step, size));
  const bends = seats.map((_, seat) => pace(stretches, (seat * FIELDS + (starts === 2 ? 4 : 8)) * step));
  const first = (stretches[0] as Stretch).at(0);
  return {
    starts,
    width: WIDTH,
    height,
    middle: centre(seats.map((seat) => seat.start)),
    step,
    stone: size * 0.48,
    path: `M${short(first.x)} ${short(first.y)}${stretches.map((stretch) => stretch.path).join("")}Z`,
    ring: Array.from({ length: fields }, (_, field) => pace(stretches, field * step)).map(({ x, y }) => ({ x, y })),
    corners: seats,
    arrows: bends.map(({ x, y, dx, dy }) => ({ x, y, turn: (Math.atan2(dy, dx) * 180) / Math.PI })),
  };
}

function centre(points: Point[]): Point {
  const sum = points.reduce((all, point) => ({ x: all.x + point.x, y: all.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function seatplace(stretches: Stretch[], walked: number, step: number, size: number): Seatplace {
  const start = pace(stretches, walked);
  const inward = (from: Pace, deep: number) => ({ x: from.x + from.dy * deep, y: from.y - from.dx * deep });
  const reach = size * 1.5;
  const before = pace(stretches, walked - step * FIELDS * (step > 60 ? 0.25 : 0.5));
  const nest = inward(before, size * 0.5 + reach + 14);
  const apart = size * 0.6;
  const hollows = [-1, 1].flatMap((down) =>
    [-1, 1].map((right) => ({ x: nest.x + right * apart, y: nest.y + down * apart })),
  );
  return {
    start: { x: start.x, y: start.y },
    stall: [1, 2, 3, 4].map((place) => inward(start, size * (0.3 + 1.02 * place))),
    nest,
    hollows,
    reach,
    turn: (Math.atan2(-start.dx, start.dy) * 180) / Math.PI,
  };
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
