import { describe, expect, it } from "vitest";
import {
  boundsOf,
  fitted,
  gathering,
  kept,
  overflows,
  pointAt,
  READABLE,
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

  it("stays readable and looks at what matters when not all can be seen", () => {
    const camera = fitted(large, room, READABLE, { x: -4, y: 0 });
    expect(camera.k).toBe(READABLE);
    expect(pointAt(camera, 180, 220).x).toBeCloseTo(-3.5);
    expect(overflows(camera, large, room)).toBe(true);
    expect(overflows(fitted(large, room), large, room)).toBe(false);
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

it("a map that hardly overflows is seen whole, a little smaller", () => {
  const room = { width: 360, height: 332 };
  const bounds = { left: -3.15, top: -2.15, right: 3.15, bottom: 3.15 };
  const camera = fitted(bounds, room, READABLE, { x: 0, y: 2 });
  expect(camera.k).toBeLessThan(READABLE);
  const part = seenPart(camera, room);
  expect(part.x).toBeLessThanOrEqual(bounds.left);
  expect(part.x + part.width).toBeGreaterThanOrEqual(bounds.right + 1);
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
