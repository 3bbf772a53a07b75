import { type Area, signSpots } from "./areas.ts";
import { SIZE } from "./camera.ts";
import type { Outlined } from "./marks.ts";

/** Where a pen's sign stands, in tiles, and how large it is drawn. */
export interface Sign {
  x: number;
  y: number;
  scale: number;
}

const HIGH = 48;
/** The shapes of seats stand on top of the sign. */
const SHAPE = 20;
const QUIET = { least: 0.8, wanted: 0.42, most: 1.5 };
const STRONG = { least: 1, wanted: 0.6, most: 2.4 };
/** What is looked at is rather written smaller than not at all. */
const SMALLER = [1, 0.75, 0.55];

export const widthOf = (sheep: number): number => (sheep > 9 ? 104 : 86);

/** How large a sign is drawn so that it can be read, however far away the map is. */
function scaleOf(strong: boolean, k: number): number {
  const { least, wanted, most } = strong ? STRONG : QUIET;
  return Math.min(most, Math.max(least, wanted / k));
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOf({ x, y, scale }: Sign, sheep: number, seats: number): Box {
  const wide = (widthOf(sheep) / 2) * scale;
  const half = (HIGH / 2) * scale;
  const shapes = seats > 0 ? SHAPE * scale : 0;
  return {
    left: x * SIZE - wide,
    right: x * SIZE + wide,
    top: y * SIZE - half - shapes,
    bottom: y * SIZE + half,
  };
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * The signs of pens, so that none lies over another: what is looked at goes first, then the seats' best, then the larger
 * ones. A pen keeps only its ring where there is no room for its sign.
 */
export function signsOf(strong: readonly Outlined[], quiet: readonly Outlined[], k: number): Map<Area, Sign> {
  const looked = new Set(strong.map(({ area }) => area));
  const all = [...strong, ...quiet.filter(({ area }) => !looked.has(area))];
  const rank = ({ area, seats }: Outlined) =>
    (looked.has(area) ? 10_000 : 0) + (seats.length > 0 ? 1000 : 0) + area.edges.length;
  const taken: Box[] = [];
  const signs = new Map<Area, Sign>();
  for (const { area, seats } of all.sort((one, other) => rank(other) - rank(one))) {
    const box = (sign: Sign) => boxOf(sign, area.edges.length, seats.length);
    const spots = (looked.has(area) ? SMALLER : [1]).flatMap((smaller) =>
      signSpots(area).map((spot) => ({ ...spot, scale: smaller * scaleOf(looked.has(area), k) })),
    );
    const free = spots.find((sign) => !taken.some((other) => meet(box(sign), other)));
    const sign = free ?? (looked.has(area) ? spots.at(-1) : undefined);
    if (sign === undefined) continue;
    signs.set(area, sign);
    taken.push(box(sign));
  }
  return signs;
}
