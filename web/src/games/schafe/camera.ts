import type { Place } from "./tiles.ts";

/** How wide a tile is drawn when nothing is zoomed. */
export const SIZE = 120;
const LARGEST = 3;
const SMALLEST = 0.1;
/** A map that fits itself never draws tiles larger than so many of them side by side. */
const COMFORT = 4.2;
/** A map may be this much smaller than it could be before it is fitted anew: it does not breathe at every tile. */
const SLACK = 1.2;

/** Where the landscape is drawn: a point of it is at x + k * point in the window. */
export interface Camera {
  x: number;
  y: number;
  k: number;
}
export interface Size {
  width: number;
  height: number;
}
/** From the first to the last place, both included. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boundsOf(places: readonly Place[], margin = 0): Bounds {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** The scale at which the bounds are seen whole. */
export function wholeScale(bounds: Bounds, room: Size): number {
  const wide = (bounds.right - bounds.left + 1) * SIZE;
  const high = (bounds.bottom - bounds.top + 1) * SIZE;
  return Math.min(room.width / wide, room.height / high);
}

/** The bounds in the middle of the window, as large as they fit; few tiles are not blown up to fill it. */
export function fitted(bounds: Bounds, room: Size): Camera {
  const most = Math.min(room.width, room.height) / (COMFORT * SIZE);
  const k = Math.min(LARGEST, most, wholeScale(bounds, room));
  const middle = {
    x: ((bounds.left + bounds.right + 1) / 2) * SIZE,
    y: ((bounds.top + bounds.bottom + 1) / 2) * SIZE,
  };
  return { x: room.width / 2 - middle.x * k, y: room.height / 2 - middle.y * k, k };
}

/** Whether all of the bounds is in the window, and about as large as it can be. */
export function fits(camera: Camera, bounds: Bounds, room: Size): boolean {
  return !overflows(camera, bounds, room, 0.01) && fitted(bounds, room).k <= camera.k * SLACK;
}

/** The landscape never leaves the window: along each axis it fills it, or stays within it. */
export function kept(camera: Camera, bounds: Bounds, room: Size): Camera {
  const along = (at: number, first: number, last: number, size: number) => {
    const low = size - last * SIZE * camera.k;
    const high = -first * SIZE * camera.k;
    const slack = low > high ? 0 : Math.min(size * 0.35, SIZE * camera.k);
    return Math.min(Math.max(low, high) + slack, Math.max(Math.min(low, high) - slack, at));
  };
  return {
    k: camera.k,
    x: along(camera.x, bounds.left, bounds.right + 1, room.width),
    y: along(camera.y, bounds.top, bounds.bottom + 1, room.height),
  };
}

/** Zooms so that what is at the point of the window stays there. */
export function zoomed(camera: Camera, factor: number, x: number, y: number, least = SMALLEST): Camera {
  const k = Math.min(LARGEST, Math.max(Math.min(least, camera.k), camera.k * factor));
  const real = k / camera.k;
  return { k, x: x - (x - camera.x) * real, y: y - (y - camera.y) * real };
}

/** Moved as little as brings the place into the window, with some room around it. */
export function showing(camera: Camera, place: Place, room: Size): Camera {
  const size = SIZE * camera.k;
  const along = (at: number, first: number, whole: number) => {
    const margin = Math.min(size * 0.6, (whole - size) / 2);
    const begin = at + first * size;
    if (begin < margin) return at + margin - begin;
    return begin + size > whole - margin ? at + whole - margin - begin - size : at;
  };
  return { k: camera.k, x: along(camera.x, place.x, room.width), y: along(camera.y, place.y, room.height) };
}

/** Moved, and drawn smaller if it must be, so that all these places are in the window; not below the whole map. */
export function gathering(camera: Camera, places: readonly Place[], bounds: Bounds, room: Size): Camera {
  const around = boundsOf(places, 0.15);
  const k = Math.min(camera.k, Math.max(wholeScale(around, room), Math.min(camera.k, wholeScale(bounds, room))));
  const along = (at: number, first: number, last: number, size: number) => {
    const [begin, end] = [at + first * SIZE * k, at + (last + 1) * SIZE * k];
    if (begin < 0) return at - begin;
    return end > size ? at + size - end : at;
  };
  const middle = pointAt(camera, room.width / 2, room.height / 2);
  return {
    k,
    x: along(room.width / 2 - middle.x * SIZE * k, around.left, around.right, room.width),
    y: along(room.height / 2 - middle.y * SIZE * k, around.top, around.bottom, room.height),
  };
}

/** What of the landscape the window shows, in tiles. */
export function seenPart(camera: Camera, room: Size): { x: number; y: number; width: number; height: number } {
  const size = SIZE * camera.k;
  return { x: -camera.x / size, y: -camera.y / size, width: room.width / size, height: room.height / size };
}

/** The part of a rectangle that lies within the bounds, a little inside so that its line is seen whole. */
export function within(part: { x: number; y: number; width: number; height: number }, bounds: Bounds): typeof part {
  const inset = 0.12;
  const cut = (from: number, size: number, first: number, last: number) => {
    const begin = Math.min(Math.max(from, first + inset), last - inset);
    return [begin, Math.max(0, Math.min(from + size, last - inset) - begin)] as const;
  };
  const [x, width] = cut(part.x, part.width, bounds.left, bounds.right + 1);
  const [y, height] = cut(part.y, part.height, bounds.top, bounds.bottom + 1);
  return { x, y, width, height };
}

/** Whether more of the bounds is outside the window than this: a rim of empty places may be cut, tiles hardly. */
export function overflows(camera: Camera, bounds: Bounds, room: Size, slack = 0.9): boolean {
  const part = seenPart(camera, room);
  return (
    part.x > bounds.left + slack ||
    part.y > bounds.top + slack ||
    part.x + part.width < bounds.right + 1 - slack ||
    part.y + part.height < bounds.bottom + 1 - slack
  );
}

/** The point of the landscape, in tiles, that is at a point of the window. */
export function pointAt(camera: Camera, x: number, y: number): Place {
  const size = SIZE * camera.k;
  return { x: (x - camera.x) / size, y: (y - camera.y) / size };
}

export function between(one: Camera, other: Camera, part: number): Camera {
  const mix = (from: number, to: number) => from + (to - from) * part;
  return { x: mix(one.x, other.x), y: mix(one.y, other.y), k: mix(one.k, other.k) };
}

/** As near as makes a place so wide, with what is at this point of the landscape in the middle. */
export function closer(point: Place, wide: number, bounds: Bounds, room: Size): Camera {
  const k = wide / SIZE;
  return kept({ k, x: room.width / 2 - point.x * wide, y: room.height / 2 - point.y * wide }, bounds, room);
}

/** Which of these places is meant by a press on this point, in tiles: the one with the nearest centre within reach. */
export function nearest<Spot extends Place>(places: readonly Spot[], point: Place, reach: number): Spot | null {
  const far = (one: Place) => Math.hypot(one.x + 0.5 - point.x, one.y + 0.5 - point.y);
  const best = places.reduce<Spot | null>(
    (found, one) => (found === null || far(one) < far(found) ? one : found),
    null,
  );
  return best !== null && far(best) <= reach ? best : null;
}
