import { describe, expect, it } from "vitest";
import {
  boundsOf,
  closer,
  fits,
  fitted,
  gathering,
  kept,
  nearest,
  overflows,
  pointAt,
  SIZE,
  seenPart,
  showing,
  within,
  zoomed,
} from "./camera.ts";

const room = { width: 360, height: 440 };
const small = boundsOf([{ x: 0, y: 0 }], 1);
const large = { left: -10, top: -4, right: 5, bottom: 6 };

describe("a map that fits itself", () => {
  it("shows everything in the middle", () => {
    const camera = fitted(small, room);
    expect(overflows(camera, small, room)).toBe(false);
    expect(pointAt(camera, 180, 220).x).toBeCloseTo(0.5);
  });

  it("shows every place of a large map, however small", () => {
    expect(overflows(fitted(large, room), large, room, 0.001)).toBe(false);
  });

  it("does not blow up a single tile", () => {
    expect(fitted(small, room).k * SIZE * 4).toBeLessThan(room.width);
    expect(fitted(small, { width: 1800, height: 1300 }).k * SIZE).toBeGreaterThan(250);
  });

  it("is not fitted anew as long as all is in sight and about as large as it can be", () => {
    const camera = fitted(large, room);
    expect(fits(camera, large, room)).toBe(true);
    expect(fits(camera, { ...large, left: -9.5 }, room)).toBe(true);
    expect(fits(camera, { ...large, right: 6 }, room)).toBe(false);
    expect(fits(camera, small, room)).toBe(false);
  });
});

it("zooming keeps the point under the fingers", () => {
  const before = fitted(large, room);
  const after = zoomed(before, 2, 100, 50);
  const [one, other] = [pointAt(before, 100, 50), pointAt(after, 100, 50)];
  expect(after.k).toBeCloseTo(before.k * 2);
  expect([one.x, one.y]).toEqual([expect.closeTo(other.x), expect.closeTo(other.y)]);
  expect(zoomed(after, 0.001, 0, 0, 0.2).k).toBe(0.2);
});

it("the landscape does not leave the window", () => {
  const far = kept({ x: 9_000, y: -9_000, k: 0.5 }, large, room);
  const part = seenPart(far, room);
  expect(part.x).toBeGreaterThan(large.left - 3);
  expect(part.y + part.height).toBeLessThan(large.bottom + 4);
});

it("a place outside comes into the window by the shortest way", () => {
  const camera = { x: 0, y: 0, k: 0.5 };
  expect(showing(camera, { x: 2, y: 2 }, room)).toEqual(camera);
  const moved = showing(camera, { x: 8, y: 2 }, room);
  expect(moved.y).toBe(0);
  expect(moved.x + 9 * SIZE * 0.5).toBeLessThan(room.width);
});

it("a press means the place with the nearest centre, within reach", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
  ];
  expect(nearest(places, { x: 1.4, y: 0.6 }, 2)).toBe(places[0]);
  expect(nearest(places, { x: 1.6, y: 0.6 }, 2)).toBe(places[1]);
  expect(nearest(places, { x: 5, y: 5 }, 2)).toBeNull();
  expect(nearest([], { x: 0, y: 0 }, 2)).toBeNull();
});

it("looking closer makes a place as wide as asked, in the middle as far as the map goes", () => {
  const camera = closer({ x: -3, y: 1 }, 52, large, room);
  expect(camera.k * SIZE).toBeCloseTo(52);
  expect(pointAt(camera, 180, 220).x).toBeCloseTo(-3);
});

describe("places that are gathered", () => {
  const camera = { x: 0, y: 0, k: 0.5 };

  it("leave the window alone when all are in sight", () => {
    expect(gathering(camera, [{ x: 2, y: 2 }], large, room)).toEqual(camera);
  });

  it("come in together, smaller only if they must be", () => {
    const near = gathering(
      camera,
      [
        { x: -1, y: 0 },
        { x: 1, y: 1 },
      ],
      large,
      room,
    );
    expect(near.k).toBe(0.5);
    expect(near.x - SIZE * near.k).toBeGreaterThanOrEqual(0);
    const places = [
      { x: -9, y: 0 },
      { x: 4, y: 5 },
    ];
    const far = gathering(camera, places, large, room);
    expect(far.k).toBeLessThan(0.5);
    for (const { x, y } of places) {
      const part = seenPart(far, room);
      expect(x).toBeGreaterThanOrEqual(part.x);
      expect(x + 1).toBeLessThanOrEqual(part.x + part.width);
      expect(y + 1).toBeLessThanOrEqual(part.y + part.height);
    }
  });
});

it("what the small map frames lies on it", () => {
  const bounds = { left: 0, top: 0, right: 9, bottom: 4 };
  const frame = within({ x: -3, y: 2, width: 8, height: 8 }, bounds);
  expect(frame.x).toBeCloseTo(0.12);
  expect(frame.x + frame.width).toBeCloseTo(5);
  expect(frame.y + frame.height).toBeCloseTo(4.88);
});
