/** The outline a ring is laid along: lines and arcs, closed, and the form of the board for every number of starts. */
export interface Point {
  x: number;
  y: number;
}

/** A point of the outline and the way stones go there, as a unit vector. */
export interface Pace extends Point {
  dx: number;
  dy: number;
}

/** A corner of the outline and how round it is. */
interface Corner extends Point {
  round: number;
}

/** A form: its corners, counter-clockwise from the bottom middle, in a frame. */
interface Form {
  corners: Corner[];
  width: number;
  height: number;
}

export interface Outline {
  width: number;
  height: number;
  length: number;
  /** A pace at a distance along the outline; goes round. */
  at: (walked: number) => Pace;
  path: string;
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

function rectangle(width: number, height: number, round: number): Form {
  const [right, low] = [width - EDGE, height - EDGE];
  const corners = [
    { x: width / 2, y: low, round: 0 },
    { x: right, y: low, round },
    { x: right, y: EDGE, round },
    { x: EDGE, y: EDGE, round },
    { x: EDGE, y: low, round },
  ];
  return { corners, width, height };
}

/** Six sit around a bone: a longer way on the same breadth, so that stones stay big on a phone. */
function bone(height: number): Form {
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
  return { corners, width: WIDTH, height };
}

/** Big tables use the room there is: upright on a phone, lying on a desktop. */
function form(starts: number, lying: boolean): Form {
  if (starts === 6) return lying ? rectangle(1080, 800, 150) : bone(940);
  if (starts === 5) return lying ? rectangle(1020, 780, 140) : rectangle(WIDTH, 940, 140);
  if (starts === 3) return rectangle(WIDTH, WIDTH, 210);
  return rectangle(WIDTH, WIDTH, starts === 2 ? 240 : 128);
}

export function outline(starts: number, lying: boolean): Outline {
  const { corners, width, height } = form(starts, lying);
  const stretches = rounded(corners);
  const length = stretches.reduce((sum, stretch) => sum + stretch.length, 0);
  const first = (stretches[0] as Stretch).at(0);
  return {
    width,
    height,
    length,
    at: (walked) => pace(stretches, ((walked % length) + length) % length),
    path: `M${short(first.x)} ${short(first.y)}${stretches.map((stretch) => stretch.path).join("")}Z`,
  };
}

function pace(stretches: Stretch[], walked: number): Pace {
  let left = walked;
  for (const stretch of stretches) {
    if (left <= stretch.length) return stretch.at(left);
    left -= stretch.length;
  }
  return (stretches[0] as Stretch).at(0);
}
