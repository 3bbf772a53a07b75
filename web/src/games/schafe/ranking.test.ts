import { expect, test } from "vitest";
import type { SchafeLaid, SchafeView } from "../../wire/types.ts";
import { rankedInWords } from "./ranking.ts";

/** So many closed pens of two sheep and more, each a row of tiles; what lies around them belongs to nobody. */
function over(pens: Record<string, number[]>, points: number[]): SchafeView {
  const map: SchafeLaid[] = [];
  const lay = (x: number, y: number, edges: string) =>
    map.push({ tile: map.length, x, y, edges, hunter: null, seat: null });
  let y = 0;
  for (const [colour, sizes] of Object.entries(pens)) {
    for (const sheep of sizes) {
      lay(0, y, `V${colour}VV`);
      for (let x = 1; x < sheep / 2; x += 1) lay(x, y, `V${colour}${x % 2 ? "F" : "V"}${colour}`);
      lay(sheep / 2, y, `VVV${colour}`);
      y += 2;
    }
  }
  return { phase: "over", colours: Object.keys(pens), points, map } as unknown as SchafeView;
}

const ids = (view: SchafeView) =>
  rankedInWords(view).map(({ id, args }) => [id.replace("schafe-web-", ""), args ?? {}]);

test("nothing is to be explained where all have different points, or nothing is counted yet", () => {
  expect(ids(over({ R: [2], Y: [2] }, [8, 2]))).toEqual([]);
  expect(ids({ ...over({ R: [2], Y: [2] }, [2, 2]), phase: "turn" } as SchafeView)).toEqual([]);
});

test("shf_34_of equal points the first pen that differs decides", () => {
  const two = over({ R: [2], Y: [2, 2] }, [8, 8]);
  expect(ids(two)).toEqual([["tie", { nth: 2, figures: "2 : 0" }]]);
  const three = over({ R: [2, 2], Y: [2, 2, 2], B: [2] }, [8, 8, 8]);
  expect(ids(three)).toEqual([
    ["tie", { nth: 2, figures: "2 : 0" }],
    ["tie", { nth: 3, figures: "2 : 0" }],
  ]);
});

test("shf_34_where all pens are equal the place is shared, and the first one is the victory", () => {
  expect(ids(over({ R: [2, 2], Y: [2, 2] }, [8, 8]))).toEqual([["tie-won", {}]]);
  expect(ids(over({ R: [2], Y: [], B: [] }, [8, 3, 3]))).toEqual([["tie-shared", {}]]);
});
