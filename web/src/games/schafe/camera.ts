import type { Place } from "./tiles.ts";

/** How wide a tile is drawn when nothing is zoomed. */
export const SIZE = 120;
const LARGEST = 1.5;
const SMALLEST = 0.1;
/** A map that fits itself never draws tiles larger or, if the map is not seen whole, smaller than this. */
const COMFORT = 0.92;
export const READABLE = 0.45;
/** Seen whole a map may be this much smaller: better than to cut what is at its rim. */
const NEARLY = 0.8;

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

/** The bounds in the middle of the window, as large as they fit; not below `least`, then `focus` is in the middle. */
export function fitted(bounds: Bounds, room: Size, least = 0, focus: Place | null = null): Camera {
  const whole = wholeScale(bounds, room);
  const k = Math.min(COMFORT * roomy(room), whole >= least * NEARLY ? whole : least);
  const middle = {
    x: ((bounds.left + bounds.right + 1) / 2) * SIZE,
    y: ((bounds.top + bounds.bottom + 1) / 2) * SIZE,
  };
  const wanted = focus === null || k <= whole ? middle : { x: (focus.x + 0.5) * SIZE, y: (focus.y + 0.5) * SIZE };
  return kept({ x: room.width / 2 - wanted.x * k, y: room.height / 2 - wanted.y * k, k }, bounds, room);
}

function roomy(room: Size): number {
  return Math.min(1.35, Math.max(0.85, Math.min(room.width, room.height) / 520));
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
