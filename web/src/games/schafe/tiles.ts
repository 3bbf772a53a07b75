/** The tiles as the rules number them (SHF-3): 0–59 landscape, 60–63 wolves, 64–67 hunters, 68–71 the "?" tiles. */
const LANDSCAPE = `
RRYB/FKKR RRYK/FFBR RRBY/FFKR RRBK/FYYR RRKY/FBBR RRKB/FFYR YYRB/FFKY YYRK/FBBY YYBR/FKKY YYBK/FFRY YYKR/FFBY YYKB/FRRY
BBRY/FKKB BBRK/FFYB BBYR/FFKB BBYK/FRRB BBKR/FYYB BBKY/FFRB KKRY/FFBK KKRB/FYYK KKYR/FBBK KKYB/FFRK KKBR/FFYK KKBY/FRRK
RRRY/VKBB RRYY/RYBK RRRB/VYKK RRBB/RBKY RRRK/VBYY RRKK/RKYB YYYR/VBKK YYRR/YRKB YYYB/VKRR YYBB/YBRK YYYK/VRBB YYKK/YKBR
BBBR/VKYY BBRR/BRYK BBBY/VRKK BBYY/BYKR BBBK/VYRR BBKK/BKRY KKKR/VYBB KKRR/KRBY KKKY/VBRR KKYY/KYRB KKKB/VRYY KKBB/KBYR
FRRR/VVVY FFRR/VVYY FFFR/VYYY FYYY/VVVB FFYY/VVBB FFFY/VBBB FBBB/VVVK FFBB/VVKK FFFB/VKKK FKKK/VVVR FFKK/VVRR FFFK/VRRR
`;
export const COLOURS = "RYBK";
export const WOLF = 60;
export const HUNTER = 64;
export const SECRET = 68;

type Kind = "land" | "wolf" | "hunter" | "secret" | "square";
/** A way out of a tile: 0 north, 1 east, 2 south, 3 west. */
export type Way = 0 | 1 | 2 | 3;
export const WAYS: readonly Way[] = [0, 1, 2, 3];
export const BESIDE: Record<Way, readonly [number, number]> = { 0: [0, -1], 1: [1, 0], 2: [0, 1], 3: [-1, 0] };

/** How a tile lies in the hand: which side is up, and how many quarter turns clockwise. */
export interface Pose {
  side: 0 | 1;
  turn: Way;
}
export interface Place {
  x: number;
  y: number;
}

const sides: [string, string][] = LANDSCAPE.trim()
  .split(/\s+/)
  .map((pair) => pair.split("/") as [string, string]);

export function kindOf(tile: number): Kind {
  if (tile < 0) return "square";
  return tile < WOLF ? "land" : tile < HUNTER ? "wolf" : tile < SECRET ? "hunter" : "secret";
}

function colourOf(tile: number): string {
  return COLOURS[(tile - WOLF) % 4] ?? "R";
}

/** The two sides of a tile as printed. */
export function sidesOf(tile: number): [string, string] {
  if (tile < 0) return ["VVVV", "VVVV"];
  if (tile < WOLF) return sides[tile] as [string, string];
  const sheep = colourOf(tile).repeat(4);
  return [tile < SECRET ? "FFFF" : sheep, sheep];
}

/** The edges after so many quarter turns clockwise: what was in the north lies in the east after one. */
export function turned(edges: string, turn: number): string {
  return edges.slice(4 - turn) + edges.slice(0, 4 - turn);
}

export function edgesOf(tile: number, pose: Pose): string {
  return turned(sidesOf(tile)[pose.side], tile < WOLF ? pose.turn : 0);
}

/** What stands in the middle of a lying tile. */
export function middleOf(tile: number, edges: string, covered: boolean): "" | "square" | "wolf" | "hunter" | "secret" {
  if (tile < 0) return "square";
  if (tile >= SECRET) return "secret";
  if (tile < WOLF || edges !== "FFFF") return "";
  return covered || tile >= HUNTER ? "hunter" : "wolf";
}

/** A place as a key. */
export const at = (x: number, y: number): string => `${x},${y}`;

// --- ids, which are the same for every seat number and option ---------------------------------------------------

const WIDTH = 80;
const TAKE = WIDTH * WIDTH;
const SHEEP = TAKE + 8 * WOLF;
const FACE = SHEEP + 8;
export const REVEAL = FACE + 8;

export function atId(place: Place): number {
  return ((place.y + WIDTH) % WIDTH) * WIDTH + ((place.x + WIDTH) % WIDTH);
}

/** The place that an id stands for, if it is one of a place. */
export function placeOf(id: number | undefined): Place | null {
  if (id === undefined || id >= TAKE) return null;
  const half = WIDTH / 2;
  return {
    x: (((id % WIDTH) + half) % WIDTH) - half,
    y: ((Math.floor(id / WIDTH) + half) % WIDTH) - half,
  };
}

export function takeId(tile: number, pose: Pose): number {
  if (tile < WOLF) return TAKE + 8 * tile + 4 * pose.side + pose.turn;
  return (pose.side === 1 ? SHEEP : FACE) + tile - WOLF;
}
