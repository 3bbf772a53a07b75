import type { SchafeLaid } from "../../wire/types.ts";
import type { Land } from "./areas.ts";
import { SIZE } from "./camera.ts";
import { BESIDE, COLOURS, WAYS, type Way } from "./tiles.ts";

/** How the landscape is drawn. A tile is cut into four triangles, one for each edge, that run into each other. */
const HALF = SIZE / 2;
type Point = readonly [number, number];

const number = (value: number): string => String(Math.round(value * 10) / 10);
const joined = (points: readonly Point[]): string => points.map(([x, y]) => `${number(x)} ${number(y)}`).join("L");

/** A point of the north triangle turned into the triangle of another edge. */
function turnedPoint([x, y]: Point, way: Way): Point {
  let [dx, dy] = [x - HALF, y - HALF];
  for (let turns = 0; turns < way; turns += 1) [dx, dy] = [-dy, dx];
  return [dx + HALF, dy + HALF];
}

/** The ground of an edge; neighbours of one motif overlap a little, so that no seam shows. */
export function groundPath(edges: string, way: Way): string {
  const motif = edges[way];
  const left = edges[(way + 3) % 4] === motif ? -1 : 0;
  const right = edges[(way + 1) % 4] === motif ? 1 : 0;
  const corners: Point[] = [
    [left, -0.6],
    [SIZE + right, -0.6],
    [HALF + right, HALF],
    [HALF, HALF + 0.5],
    [HALF + left, HALF],
  ];
  return `M${joined(corners.map((corner) => turnedPoint(corner, way)))}Z`;
}

type Border = "fence" | "hedge" | "wall";
export const BORDERS: readonly Border[] = ["fence", "hedge", "wall"];

/** What stands between an edge and the one before it, from their corner to the middle of the tile. */
export function borderOf(edges: string, way: Way): Border | null {
  const [one, other] = [edges[(way + 3) % 4] ?? "", edges[way] ?? ""];
  if (one === other) return null;
  if (one === "F" || other === "F") return "hedge";
  return one === "V" || other === "V" ? "wall" : "fence";
}

function along(way: Way, part: number): Point {
  const [x, y] = turnedPoint([0, 0], way);
  return [x + (HALF - x) * part, y + (HALF - y) * part];
}

export function fenceRails(way: Way): string {
  const [from, to] = [along(way, 0), along(way, 1)];
  return [-3.2, 2.2].map((drop) => `M${joined([from, to].map(([x, y]) => [x, y + drop] as const))}`).join("");
}

export function fencePosts(way: Way): string {
  const posts = Array.from({ length: 6 }, (_, step) => along(way, (step + 1) / 6.5));
  return posts.map(([x, y]) => `M${number(x)} ${number(y + 5)}v-11.5`).join("");
}

const bush = ([x, y]: Point, r: number): string =>
  `M${number(x - r)} ${number(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

export function hedgeBushes(way: Way): string {
  return Array.from({ length: 9 }, (_, step) => bush(along(way, 0.03 + step / 8.2), step % 2 ? 5 : 4.2)).join("");
}

export function wallLine(way: Way): string {
  return `M${joined([along(way, 0), along(way, 1)])}`;
}

const FLEECE: readonly Point[] = [
  [-8, -6],
  [0, -10],
  [9, -10],
  [17, -5],
  [19, 3],
  [13, 8],
  [4, 9],
  [-5, 7],
  [-9, 1],
  [5, -1],
];
export const fleece: string = FLEECE.map((bump) => bush(bump, 6.9)).join("");

/** Something that lives on an edge: what, where, how large, and whether it looks the other way. */
interface Life {
  what: string;
  x: number;
  y: number;
  scale: number;
  mirrored: boolean;
}
const FIRS: readonly Point[] = [
  [35, 17],
  [60, 13],
  [85, 17],
  [48, 33],
  [72, 33],
  [60, 47],
];
const HOUSES: readonly Point[] = [
  [43, 21],
  [77, 21],
];

/** A sheep, firs or houses on one triangle, upright, the lower ones in front. */
export function lifeOf(motif: string, way: Way): Life[] {
  if (COLOURS.includes(motif)) {
    const [x, y] = turnedPoint([60, way % 2 === 0 ? 25 : 28], way);
    return [{ what: `sheep-${motif}`, x, y, scale: 0.98, mirrored: way >= 2 }];
  }
  const [what, scale, spots] = motif === "F" ? (["fir", 0.84, FIRS] as const) : (["house", 0.78, HOUSES] as const);
  return spots
    .map((spot, index) => {
      const [x, y] = turnedPoint(spot, way);
      return { what: `${what}-${(index + way) % 2}`, x, y, scale, mirrored: false };
    })
    .sort((one, other) => one.y - other.y);
}

/** The line where a tile has nothing beside it, seen from its corner. */
export function coast(land: Land, { x, y }: SchafeLaid): string {
  const free = WAYS.filter((way) => land.tileAt(x + BESIDE[way][0], y + BESIDE[way][1]) === undefined);
  const [from, to]: [Point, Point] = [
    [0, 0],
    [SIZE, 0],
  ];
  return free.map((way) => `M${joined([turnedPoint(from, way), turnedPoint(to, way)])}`).join("");
}

/** All triangles of a motif as one path, for the little map; a tile is 1 wide. */
export function triangles(map: readonly SchafeLaid[], motif: string): string {
  const corners: Record<Way, string> = { 0: "h1l-.5.5z", 1: "m1 0v1l-.5-.5z", 2: "m1 1h-1l.5-.5z", 3: "v1l.5-.5z" };
  return map
    .flatMap(({ x, y, edges }) => WAYS.filter((way) => edges[way] === motif).map((way) => `M${x} ${y}${corners[way]}`))
    .join("");
}
