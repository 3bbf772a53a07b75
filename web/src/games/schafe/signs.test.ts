import { expect, test } from "vitest";
import type { SchafeLaid } from "../../wire/types.ts";
import { isClosed, isPen, Land } from "./areas.ts";
import { SIZE } from "./camera.ts";
import maps from "./maps.recorded.json" with { type: "json" };
import { signsOf, widthOf } from "./signs.ts";

const lands = (maps as unknown as { map: SchafeLaid[] }[]).map(({ map }) => new Land(map));
const pensOf = (land: Land) =>
  land.areas.filter((one) => isPen(one) && isClosed(one)).map((area) => ({ area, seats: [] as number[] }));

test("no sign of a pen lies over another, however far away the map is", () => {
  let written = 0;
  for (const land of lands) {
    for (const k of [0.08, 0.2, 0.5, 1]) {
      const boxes = [...signsOf([], pensOf(land), k)].map(([area, { x, y, scale }]) => ({
        x: x * SIZE,
        y: y * SIZE,
        wide: widthOf(area.edges.length) * scale,
        high: 48 * scale,
      }));
      written += boxes.length;
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const beside = Math.abs(one.x - other.x) >= (one.wide + other.wide) / 2;
          expect(beside || Math.abs(one.y - other.y) >= (one.high + other.high) / 2).toBe(true);
        }
      }
    }
  }
  expect(written).toBeGreaterThan(20);
});

test("what is looked at and a seat's best pen keep their signs before others, which keep only their rings", () => {
  const land = lands.find((one) => pensOf(one).length > 2) as Land;
  const pens = pensOf(land);
  const [first] = pens;
  const best = pens.map((pen) => (pen === first ? { ...pen, seats: [0] } : pen));
  expect(signsOf([], best, 0.01).has(pens[0]?.area as never)).toBe(true);
  expect(signsOf(pens, [], 0.01).size).toBe(pens.length);
});
