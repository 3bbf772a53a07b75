import type { Plan, Point, Seatplace } from "./outline.ts";

/** Where a seat's name is written beside its nest. */
interface NameSpot extends Point {
  anchor: "start" | "middle" | "end";
}

export const NAME_SIZE = 23;
const LETTER = 12;

/** A seat's sign stands on the inner edge of its nest. */
export function signSpot(board: Plan, { nest, reach }: Seatplace): Point {
  const { middle } = board;
  const length = Math.hypot(middle.x - nest.x, middle.y - nest.y) || 1;
  const part = (reach + 12) / length;
  return { x: nest.x + (middle.x - nest.x) * part, y: nest.y + (middle.y - nest.y) * part };
}

/** The first place around a nest where a name covers neither stall, ring, sign nor middle; null if there is none. */
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

interface Round extends Point {
  round: number;
}

function obstacles(board: Plan, corner: Seatplace): Round[] {
  const { stone, middle, rug } = board;
  return [
    ...board.ring.map((field) => ({ ...field, round: stone * 1.3 })),
    ...board.corners.flatMap(({ stall }) => stall.map((place) => ({ ...place, round: stone * 1.25 }))),
    ...board.corners.map((other) => ({ ...other.nest, round: other.reach })),
    { ...signSpot(board, corner), round: stone },
    { ...middle, round: rug },
  ];
}

function covers({ x, y, anchor }: NameSpot, width: number, thing: Round): boolean {
  const begin = anchor === "middle" ? x - width / 2 : anchor === "start" ? x : x - width;
  const across = Math.max(begin - thing.x, 0, thing.x - begin - width);
  const down = Math.max(y - NAME_SIZE * 0.75 - thing.y, 0, thing.y - y - 5);
  return Math.hypot(across, down) < thing.round;
}
