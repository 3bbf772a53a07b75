import { expect, test, vi } from "vitest";
import { Lens } from "./lens.svelte.ts";

const LOW = { width: 216, height: 320 };
const WALL = { width: 1500, height: 1300 };
const MANY = { left: -6, top: -6, right: 6, bottom: 6 };

vi.stubGlobal("cancelAnimationFrame", () => {});

function lens(): Lens {
  const made = new Lens();
  made.measure(LOW, MANY, 0);
  return made;
}

test("what is too small to be pressed is looked at closer, and a line more or less below the map changes nothing", () => {
  const near = lens();
  const whole = near.tile;
  expect(near.closer({ x: 5, y: 5 }, 0)).toBe(true);
  expect(near.tile).toBeGreaterThan(whole);
  const { k } = near.camera;
  near.measure({ ...LOW, height: 300 }, MANY, 0);
  expect([near.auto, near.camera.k]).toEqual([false, k]);
  near.giveBack(0);
  expect(near.auto).toBe(true);
});

test("another window shows the whole map again, unless one looks closer there, too", () => {
  const near = lens();
  near.closer({ x: 5, y: 5 }, 0);
  near.measure(WALL, MANY, 0);
  expect(near.auto).toBe(true);
  const own = lens();
  own.zoom(1.35);
  own.measure(WALL, MANY, 0);
  expect(own.auto).toBe(true);
  own.zoom(4);
  own.measure(LOW, MANY, 0);
  expect(own.auto).toBe(false);
});
