import type { SchafeLaid } from "../../wire/types.ts";
import { at, BESIDE, COLOURS, middleOf, WAYS, type Way } from "./tiles.ts";

/** One edge of a lying tile: the tile's number on the table, and the way. */
export interface Edge {
  x: number;
  y: number;
  way: Way;
}

/** A connected piece of landscape (SHF-32): a pen, a forest or a piece of village. */
export interface Area {
  motif: string;
  edges: Edge[];
  /** Its edges with no tile beside them. */
  open: Edge[];
  /** Its wolves that no hunter sits on. */
  wolves: number;
  hunters: number;
  /** Whether a pen borders a forest with a wolf (SHF-33). */
  threatened: boolean;
  /** Of a forest with a wolf: the pens that it threatens. */
  threatens: Area[];
}

/** Everything that lies, as areas; for drawing and telling only, the house counts for itself. */
export class Land {
  readonly areas: Area[] = [];
  private readonly tiles = new Map<string, SchafeLaid>();
  private readonly found = new Map<string, Area>();

  constructor(readonly map: readonly SchafeLaid[]) {
    for (const laid of map) this.tiles.set(at(laid.x, laid.y), laid);
    for (const laid of map) {
      for (const way of WAYS) {
        if (!this.found.has(key(laid.x, laid.y, way))) this.areas.push(this.flood({ x: laid.x, y: laid.y, way }));
      }
    }
    for (const laid of map) this.settle(laid);
  }

  tileAt(x: number, y: number): SchafeLaid | undefined {
    return this.tiles.get(at(x, y));
  }

  areaAt(edge: Edge): Area | undefined {
    return this.found.get(key(edge.x, edge.y, edge.way));
  }

  /** What the tile beside this edge of a place shows there; nothing if none lies. */
  motifBeside(x: number, y: number, way: Way): string | undefined {
    const [dx, dy] = BESIDE[way];
    return this.tileAt(x + dx, y + dy)?.edges[(way + 2) % 4];
  }

  private flood(first: Edge): Area {
    const motif = this.tileAt(first.x, first.y)?.edges[first.way] ?? "";
    const area: Area = { motif, edges: [], open: [], wolves: 0, hunters: 0, threatened: false, threatens: [] };
    const waiting = [first];
    this.found.set(key(first.x, first.y, first.way), area);
    for (let edge = waiting.pop(); edge !== undefined; edge = waiting.pop()) {
      area.edges.push(edge);
      if (this.across(edge) === undefined) area.open.push(edge);
      for (const next of this.joined(edge, motif)) {
        if (this.found.has(key(next.x, next.y, next.way))) continue;
        this.found.set(key(next.x, next.y, next.way), area);
        waiting.push(next);
      }
    }
    return area;
  }

  /** The edge on the other side, if a tile lies there. */
  private across({ x, y, way }: Edge): Edge | undefined {
    const [dx, dy] = BESIDE[way];
    return this.tiles.has(at(x + dx, y + dy)) ? { x: x + dx, y: y + dy, way: ((way + 2) % 4) as Way } : undefined;
  }

  private joined(edge: Edge, motif: string): Edge[] {
    const edges = this.tileAt(edge.x, edge.y)?.edges ?? "";
    const within = neighbours(edge.way)
      .filter((way) => edges[way] === motif)
      .map((way) => ({ ...edge, way }));
    const beyond = this.across(edge);
    return beyond === undefined ? within : [...within, beyond];
  }

  /** Wolves and hunters are counted in their forest, and pens beside a forest are told of its wolves. */
  private settle(laid: SchafeLaid): void {
    const stands = middleOf(laid.tile, laid.edges, laid.hunter !== null);
    const forest = this.areaAt({ x: laid.x, y: laid.y, way: 0 });
    if (forest !== undefined && stands === "wolf") {
      forest.wolves += 1;
      for (const pen of this.besideForest(forest)) {
        pen.threatened = true;
        if (!forest.threatens.includes(pen)) forest.threatens.push(pen);
      }
    }
    if (forest !== undefined && stands === "hunter") forest.hunters += 1;
  }

  private besideForest(forest: Area): Area[] {
    const found = new Set<Area>();
    for (const edge of forest.edges) {
      for (const way of neighbours(edge.way)) {
        const area = this.areaAt({ ...edge, way });
        if (area !== undefined && isPen(area)) found.add(area);
      }
    }
    return [...found];
  }
}

function key(x: number, y: number, way: Way): string {
  return `${x},${y},${way}`;
}

function neighbours(way: Way): Way[] {
  return [((way + 1) % 4) as Way, ((way + 3) % 4) as Way];
}

export const isPen = (area: Area): boolean => COLOURS.includes(area.motif);
export const isClosed = (area: Area): boolean => area.open.length === 0;
export const counts = (area: Area): boolean => isPen(area) && isClosed(area) && !area.threatened;

/** The pens of a colour that count, the largest first (SHF-34). */
export function bestPens(land: Land, colour: string): Area[] {
  const own = land.areas.filter((area) => area.motif === colour && counts(area));
  return own.sort((one, other) => other.edges.length - one.edges.length);
}

/** The part of a tile that a point belongs to; the tile is 1 by 1, the point seen from its upper left corner. */
export function wayOf(x: number, y: number): Way {
  const [dx, dy] = [x - 0.5, y - 0.5];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3;
  return dy > 0 ? 2 : 0;
}

const CORNERS: Record<Way, readonly [number, number, number, number]> = {
  0: [0, 0, 1, 0],
  1: [1, 0, 1, 1],
  2: [1, 1, 0, 1],
  3: [0, 1, 0, 0],
};

/** The ends of an edge, in tiles. */
export function endsOf({ x, y, way }: Edge): [number, number, number, number] {
  const [x1, y1, x2, y2] = CORNERS[way];
  return [x + x1, y + y1, x + x2, y + y2];
}

/** The outline of an area as a path; a tile is `size` wide. */
export function outline(area: Area, size: number): string {
  const lines: string[] = [];
  const own = new Set(area.edges.map((edge) => key(edge.x, edge.y, edge.way)));
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    lines.push(`M${x1 * size} ${y1 * size}L${x2 * size} ${y2 * size}`);
  for (const edge of area.edges) {
    const [x1, y1, x2, y2] = endsOf(edge);
    const [middleX, middleY] = [edge.x + 0.5, edge.y + 0.5];
    const [after, before] = neighbours(edge.way);
    if (area.open.includes(edge)) line(x1, y1, x2, y2);
    if (!own.has(key(edge.x, edge.y, before as Way))) line(x1, y1, middleX, middleY);
    if (!own.has(key(edge.x, edge.y, after as Way))) line(x2, y2, middleX, middleY);
  }
  return lines.join("");
}

/** The ground of an area as a path of triangles. */
export function ground(area: Area, size: number): string {
  return area.edges
    .map((edge) => {
      const [x1, y1, x2, y2] = endsOf(edge);
      return `M${x1 * size} ${y1 * size}L${x2 * size} ${y2 * size}L${(edge.x + 0.5) * size} ${(edge.y + 0.5) * size}Z`;
    })
    .join("");
}

/** The places within an area to write on, a little into each of its edges' tiles; the nearest to the area's middle first. */
export function signSpots(area: Area): { x: number; y: number }[] {
  const spots = area.edges.map((edge) => {
    const [x1, y1, x2, y2] = endsOf(edge);
    return { x: ((x1 + x2) / 2) * 0.55 + (edge.x + 0.5) * 0.45, y: ((y1 + y2) / 2) * 0.55 + (edge.y + 0.5) * 0.45 };
  });
  const middle = {
    x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
    y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
  };
  const far = (spot: { x: number; y: number }) => (spot.x - middle.x) ** 2 + (spot.y - middle.y) ** 2;
  return spots.sort((one, other) => far(one) - far(other));
}
