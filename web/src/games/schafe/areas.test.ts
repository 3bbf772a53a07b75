import { describe, expect, it } from "vitest";
import type { SchafeLaid } from "../../wire/types.ts";
import { type Area, bestPens, isPen, Land, outline, signSpots, wayOf } from "./areas.ts";
import { isFace, joins, nextFor, rim, spotsOf, takesOf, turnedFor } from "./choices.ts";
import recorded from "./maps.recorded.json" with { type: "json" };
import { atId, edgesOf, placeOf, takeId, turned, type Way } from "./tiles.ts";
import type { Offer } from "./types.ts";

interface Compared {
  map: SchafeLaid[];
  pens: [string, number, number, boolean, [number, number, number]][];
  forests: [number, number, number, [number, number, number]][];
  legal: Offer[];
  tried: Record<string, number[]>;
}
const positions = recorded as unknown as Compared[];

function found(land: Land, [x, y, way]: [number, number, number]): Area {
  return land.areaAt({ x, y, way: way as Way }) as Area;
}

const lay = (tile: number, x: number, y: number, edges: string, hunter: number | null = null): SchafeLaid => ({
  tile,
  x,
  y,
  edges,
  hunter,
  seat: 0,
});

describe("areas are those of the rules", () => {
  it.each(positions.map((one) => [one.map.length, one] as const))("with %i tiles", (_, { map, pens, forests }) => {
    const land = new Land(map);
    for (const [colour, sheep, open, threatened, first] of pens) {
      const area = found(land, first);
      expect([area.motif, area.edges.length, area.open.length, area.threatened]).toEqual([
        colour,
        sheep,
        open,
        threatened,
      ]);
    }
    for (const [wolves, hunters, open, first] of forests) {
      const area = found(land, first);
      expect([area.wolves, area.hunters, area.open.length]).toEqual([wolves, hunters, open]);
    }
    expect(land.areas.filter(isPen).length).toBe(pens.length);
    expect(land.areas.filter((area) => area.motif === "F").length).toBe(forests.length);
  });
});

describe("places", () => {
  it.each(positions.map((one) => [one.map.length, one] as const))(
    "are where the house lays, with %i tiles",
    (_, one) => {
      const land = new Land(one.map);
      for (const take of takesOf(one.legal)) {
        const places = joins(land, rim(land), take).map(atId);
        expect(places.sort()).toEqual([...(one.tried[take.id] ?? [])].sort());
      }
    },
  );

  it("have the ids of the notation", () => {
    for (const { legal } of positions) {
      for (const take of takesOf(legal)) {
        expect(takeId(take.tile, take)).toBe(take.id);
        const word = legal.find(({ id }) => id === take.id)?.word ?? "";
        if (take.tile < 60) expect(word).toBe(take.tile + 1 + edgesOf(take.tile, take));
        else expect(isFace(take)).toBe(!word.endsWith("s"));
      }
    }
    expect(placeOf(atId({ x: -3, y: 2 }))).toEqual({ x: -3, y: 2 });
    expect(placeOf(6400)).toBeNull();
  });

  it("turn a tile as little as goes, and then to the next way it lies there", () => {
    const land = new Land([lay(-1, 0, 0, "VVVV")]);
    const takes = ([0, 1, 2, 3] as Way[]).map((turn) => ({ id: turn, tile: 48, side: 1 as const, turn }));
    const [spot] = spotsOf(land, takes, 9);
    expect(spot).toMatchObject({ x: 0, y: -1, draws: 1 });
    if (spot === undefined) return;
    expect(turnedFor(spot, 48, { side: 1, turn: 1 })?.turn).toBe(1);
    expect(turnedFor(spot, 48, { side: 1, turn: 3 })?.turn).toBe(0);
    expect(turnedFor(spot, 7, { side: 1, turn: 2 })).toBeNull();
    const ways = spot.takes.map(({ turn }) => turn);
    expect(nextFor(spot, { id: 2, tile: 48, side: 1, turn: 2 }).turn).toBe(ways[0]);
  });
});

describe("a pen", () => {
  it("is threatened by the wolf of the forest beside it, until a hunter sits on the wolf (SHF-33)", () => {
    const map = [lay(2, 0, 0, "YRRB"), lay(49, 1, 0, "RFFR"), lay(60, 2, 0, "FFFF")];
    const land = new Land(map);
    expect(land.areaAt({ x: 0, y: 0, way: 1 })?.threatened).toBe(true);
    expect(land.areaAt({ x: 0, y: 0, way: 3 })?.threatened).toBe(false);
    const saved = new Land(map.with(2, lay(60, 2, 0, "FFFF", 64)));
    expect(saved.areaAt({ x: 0, y: 0, way: 1 })?.threatened).toBe(false);
    expect(saved.areaAt({ x: 2, y: 0, way: 0 })).toMatchObject({ wolves: 0, hunters: 1 });
  });

  it("counts when it is closed; the largest comes first", () => {
    const map = [
      lay(68, 0, 0, "RRRR"),
      lay(1, 0, -1, "BKRY"),
      lay(2, 1, 0, "BKYR"),
      lay(3, 0, 1, "RBKY"),
      lay(4, -1, 0, "BRKY"),
    ];
    const [best] = bestPens(new Land(map), "R");
    expect(best?.edges.length).toBe(8);
    expect(bestPens(new Land(map), "B")).toEqual([]);
  });

  it("is outlined where something else begins or nothing lies", () => {
    const land = new Land([lay(25, 0, 0, "RRYY")]);
    const area = land.areaAt({ x: 0, y: 0, way: 0 }) as Area;
    expect(outline(area, 10)).toBe("M0 0L10 0M0 0L5 5M10 0L10 10M10 10L5 5");
    expect(signSpots(area)[0]?.x).toBeGreaterThan(0.4);
  });
});

it("a point of a tile belongs to the edge it is nearest to", () => {
  expect([wayOf(0.5, 0.1), wayOf(0.9, 0.5), wayOf(0.5, 0.8), wayOf(0.2, 0.5)]).toEqual([0, 1, 2, 3]);
  expect(turned("RRYB", 1)).toBe("BRRY");
});
