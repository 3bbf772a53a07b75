import type { Plan, Point, Seatplace } from "./outline.ts";

/** Where a seat's name is written beside its nest. */
interface NameSpot extends Point {
  anchor: "start" | "middle" | "end";
}

export const NAME_SIZE = 23;
const LETTER = 12;

/** How large a seat's sign is drawn; the sign of whoever plays with it stands smaller at its lower right. */
export const signScale = ({ stone }: Plan) => Math.max(1.75, stone * 0.098);
export const MATE = { x: 9, y: 6, scale: 0.7 };

/** A seat's sign stands on the inner edge of its nest. */
export function signSpot(board: Plan, { nest, reach }: Seatplace): Point {
  const { middle } = board;
  const length = Math.hypot(middle.x - nest.x, middle.y - nest.y) || 1;
  const part = (reach + 12) / length;
  return { x: nest.x + (middle.x - nest.x) * part, y: nest.y + (middle.y - nest.y) * part };
}

/** Angles beside a sign, the best first. */
const ASIDE = [0.9, 1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3];

/** Beside its sign a seat shows the card it will give, or that it sleeps out the round: nothing else lies there. */
export function besideSpot(board: Plan, corner: Seatplace): Point & { side: 1 | -1 } {
  const { nest, reach } = corner;
  const inwards = Math.atan2(board.middle.y - nest.y, board.middle.x - nest.x);
  const spots = ASIDE.flatMap((aside) => {
    const angles = [inwards - aside, inwards + aside];
    const flat = angles.sort((one, other) => Math.abs(Math.sin(one)) - Math.abs(Math.sin(other)));
    return flat.map((angle) => {
      const side = Math.cos(angle) < 0 ? (-1 as const) : (1 as const);
      const x = nest.x + Math.cos(angle) * reach * (1.04 + ASLEEP.round) - side * reach * ASLEEP.x;
      return { x, y: nest.y + Math.sin(angle) * reach * (1.04 + ASLEEP.round) + reach * ASLEEP.y, side };
    });
  });
  const things = [...standing(board), ...signs(board, corner)].filter(({ x, y }) => x !== nest.x || y !== nest.y);
  const free = (spot: Point & { side: 1 | -1 }) => {
    const at = asleep(spot, reach);
    return things.every(({ x, y, round }) => Math.hypot(at.x - x, at.y - y) > round + at.round);
  };
  return spots.find(free) ?? (spots[0] as Point & { side: 1 | -1 });
}

/** What sleeping letters take up, seen from where they begin: parts of the nest's half width. */
const ASLEEP = { x: 0.29, y: 0.32, round: 0.45 };
export const asleep = ({ x, y, side }: Point & { side: 1 | -1 }, reach: number): Round => ({
  x: x + side * reach * ASLEEP.x,
  y: y - reach * ASLEEP.y,
  round: reach * ASLEEP.round,
});

/** The first place around a nest where a name covers neither stall, ring, signs, sleep nor middle; null if there is none. */
export function nameSpot(board: Plan, corner: Seatplace, letters: number): NameSpot | null {
  const { nest, reach } = corner;
  const below = { x: nest.x, y: nest.y + reach + 30, anchor: "middle" } as const;
  const above = { x: nest.x, y: nest.y - reach - 12, anchor: "middle" } as const;
  const right = { x: nest.x + reach + 12, y: nest.y + 8, anchor: "start" } as const;
  const left = { x: nest.x - reach - 12, y: nest.y + 8, anchor: "end" } as const;
  const upright = nest.y > board.middle.y + 20 ? [above, below] : [below, above];
  const side = nest.x < board.middle.x ? [right, left] : [left, right];
  const sign = signSpot(board, corner);
  const past = nest.y > board.middle.y ? -board.stone - 8 : board.stone + 26;
  const beyond = { x: sign.x, y: sign.y + past, anchor: "middle" } as const;
  const things = obstacles(board, corner);
  const free = (spot: NameSpot) => things.every((thing) => !covers(spot, letters * LETTER, thing));
  return [...upright, ...side, beyond].find(free) ?? null;
}

/**
 * Where it says that a nest is one's own, in letters of this size: over the nest, or, where that would cover something,
 * wherever around the nest most room is left.
 */
export function youSpot(board: Plan, corner: Seatplace, size: number): Point {
  const { nest, reach } = corner;
  const [half, high] = [size * YOU.wide, size * YOU.high];
  const over = { x: nest.x - reach * 0.2, y: nest.y - reach - size * 0.75 };
  const around = Array.from({ length: 16 }, (_, at) => {
    const [x, y] = [Math.cos((at * Math.PI) / 8), Math.sin((at * Math.PI) / 8)];
    return { x: nest.x + x * (reach + half + 4), y: nest.y + y * (reach + high + 4) };
  });
  const things = obstacles(board, corner);
  const room = (place: Point) =>
    Math.min(
      ...things.map(({ x, y, round }) => {
        const across = Math.max(Math.abs(x - place.x) - half, 0);
        return Math.hypot(across, Math.max(Math.abs(y - place.y) - high, 0)) - round;
      }),
    );
  if (room(over) > -10) return over;
  return around.reduce((best, place) => (room(place) > room(best) ? place : best), over);
}

/** Half of what is drawn around one's own sign, for letters of size 1. */
export const YOU = { wide: 0.95, high: 0.62 };

export interface Round extends Point {
  round: number;
}

/** The round things of a board where dogs stand, and its middle. */
function standing({ ring, corners, stone, middle, rug }: Plan): Round[] {
  return [
    ...ring.map((field) => ({ ...field, round: stone * 1.3 })),
    ...corners.flatMap(({ stall }) => stall.map((place) => ({ ...place, round: stone * 1.25 }))),
    ...corners.map((other) => ({ ...other.nest, round: other.reach })),
    { ...middle, round: rug },
  ];
}

/** A seat's own sign, and that of whoever plays with it. */
function signs(board: Plan, corner: Seatplace): Round[] {
  const [sign, scale] = [signSpot(board, corner), signScale(board)];
  return [
    { ...sign, round: board.stone },
    { x: sign.x + MATE.x * scale, y: sign.y + MATE.y * scale, round: board.stone * MATE.scale },
  ];
}

function obstacles(board: Plan, corner: Seatplace): Round[] {
  const beside = besideSpot(board, corner);
  const { reach } = corner;
  return [
    ...standing(board),
    ...signs(board, corner),
    asleep(beside, reach),
    { x: beside.x, y: beside.y, round: reach * 0.68 },
  ];
}

function covers({ x, y, anchor }: NameSpot, width: number, thing: Round): boolean {
  const begin = anchor === "middle" ? x - width / 2 : anchor === "start" ? x : x - width;
  const across = Math.max(begin - thing.x, 0, thing.x - begin - width);
  const down = Math.max(y - NAME_SIZE * 0.75 - thing.y, 0, thing.y - y - 5);
  return Math.hypot(across, down) < thing.round;
}
