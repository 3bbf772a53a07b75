import {
  type Bounds,
  between,
  boundsOf,
  type Camera,
  closer,
  fits,
  fitted,
  gathering,
  kept,
  overflows,
  pointAt,
  SIZE,
  type Size,
  showing,
  wholeScale,
  zoomed,
} from "./camera.ts";
import type { Place } from "./tiles.ts";

const GLIDE_MS = 260;
/** Places smaller than this are not pressed: one looks closer first, until they are so wide. */
const TOO_SMALL = 24;
const WIDE_ENOUGH = 52;
/** Who turns the phone or makes the window larger changes its width by more than this. */
const TURNED = 40;

/** Looks at the landscape: one transform, nothing is drawn anew while it moves. */
export class Lens {
  /** Whether it shows the whole map by itself; until somebody drags or zooms. */
  auto = $state(true);
  /** Whether some of the map is outside the window. */
  partly = $state(false);
  /** The scale at which all is drawn that keeps its size on the screen; it follows when the fingers rest. */
  drawn = $state(0);

  camera: Camera = { x: 0, y: 0, k: 1 };
  private room: Size = { width: 1, height: 1 };
  private bounds: Bounds = { left: 0, top: 0, right: 0, bottom: 0 };
  /** It went closer because the places were too small, and goes back by itself. */
  private lent = false;
  private land: HTMLElement | null = null;
  private over: HTMLElement[] = [];
  private watchers = new Set<(camera: Camera, room: Size) => void>();
  private frame = 0;
  private sharp: ReturnType<typeof setTimeout> | undefined;

  /** What is looked at: the land, and what lies over it and moves with it. */
  attach(land: HTMLElement, ...over: HTMLElement[]): void {
    this.land = land;
    this.over = over;
  }

  /** Told whenever it looks elsewhere. */
  watch(watcher: (camera: Camera, room: Size) => void): () => void {
    this.watchers.add(watcher);
    watcher(this.camera, this.room);
    return () => this.watchers.delete(watcher);
  }

  /** The window or the map has another size. */
  measure(room: Size, bounds: Bounds, ms: number): void {
    const first = this.room.width <= 1;
    const resized = room.width !== this.room.width || room.height !== this.room.height;
    const turned = Math.abs(room.width - this.room.width) > TURNED;
    this.room = room;
    this.bounds = bounds;
    if (room.width <= 1 || room.height <= 1) return;
    // Another window shows the whole map again, if one looked closer only for one press or the map would stay small.
    if (!this.auto && turned && (this.lent || fitted(bounds, room).k > this.camera.k)) this.whole(first ? 0 : ms);
    else if (!this.auto) this.set(kept(this.camera, bounds, room));
    else if (resized) this.go(fitted(bounds, room), first ? 0 : ms);
    else if (!fits(this.camera, bounds, room)) this.go(fitted(bounds, room), ms);
  }

  /** Shows the whole map, and follows it again. */
  whole(ms: number): void {
    this.auto = true;
    this.lent = false;
    this.go(fitted(this.bounds, this.room), ms);
  }

  /** Brings a place into the window. */
  show(place: Place, ms: number): void {
    if (!this.auto) this.go(kept(showing(this.camera, place, this.room), this.bounds, this.room), ms);
  }

  /** Brings all these places into the window, if it was looking elsewhere. */
  gather(places: readonly Place[], ms: number): void {
    if (this.auto || places.length === 0 || this.room.width <= 1) return;
    this.go(kept(gathering(this.camera, places, this.bounds, this.room), this.bounds, this.room), ms);
  }

  /** Goes as near to these places as they can all be seen. */
  near(places: readonly Place[], ms: number): void {
    this.own();
    this.go(fitted(boundsOf(places, 1), this.room), ms);
  }

  /** Goes closer to a point if the places are too small to be pressed; whether it does. */
  closer(point: Place, ms: number): boolean {
    if (this.camera.k * SIZE >= TOO_SMALL) return false;
    this.own();
    this.lent = true;
    this.go(closer(point, WIDE_ENOUGH, this.bounds, this.room), ms);
    return true;
  }

  /** The whole map again, if it went closer by itself. */
  giveBack(ms: number): void {
    if (this.lent) this.whole(ms);
  }

  /** Puts a point of the landscape, in tiles, into the middle. */
  centre(point: Place): void {
    const size = SIZE * this.camera.k;
    this.own();
    this.set({ ...this.camera, x: this.room.width / 2 - point.x * size, y: this.room.height / 2 - point.y * size });
  }

  move(dx: number, dy: number): void {
    this.own();
    this.set(kept({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy }, this.bounds, this.room));
  }

  /** Goes nearer or away; not farther than the whole map, which it follows from then on. */
  zoom(factor: number, x = this.room.width / 2, y = this.room.height / 2): void {
    const least = Math.min(wholeScale(this.bounds, this.room), fitted(this.bounds, this.room).k);
    if (factor < 1 && this.camera.k * factor <= least) {
      this.whole(0);
      return;
    }
    this.own();
    this.set(kept(zoomed(this.camera, factor, x, y, least), this.bounds, this.room));
  }

  /** The point of the landscape, in tiles, at a point of the window. */
  pointAt(x: number, y: number): Place {
    return pointAt(this.camera, x, y);
  }

  /** How wide a tile is on the screen. */
  get tile(): number {
    return this.camera.k * SIZE;
  }

  /** From now on somebody moves it with his own hand. */
  private own(): void {
    this.auto = false;
    this.lent = false;
  }

  private go(to: Camera, ms: number): void {
    cancelAnimationFrame(this.frame);
    const from = this.camera;
    const still = Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 1 && from.k === to.k;
    if (ms <= 0 || still) {
      this.set(to);
      return;
    }
    const begin = performance.now();
    const tick = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begin) / (GLIDE_MS * ms)));
      this.set(between(from, to, part * part * (3 - 2 * part)), true);
      if (part < 1) this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }

  private set(camera: Camera, gliding = false): void {
    if (!gliding) cancelAnimationFrame(this.frame);
    this.camera = camera;
    this.partly = overflows(camera, this.bounds, this.room, 0.9);
    if (this.land !== null) {
      const transform = `translate3d(${camera.x}px, ${camera.y}px, 0) scale(${camera.k})`;
      for (const layer of [this.land, ...this.over]) layer.style.transform = transform;
      if (camera.k !== this.drawn) this.sharpen(this.land);
    }
    for (const watcher of this.watchers) watcher(camera, this.room);
  }

  /** The picture there is is moved and stretched; when the fingers rest, it is drawn anew as sharp as it can be. */
  private sharpen(land: HTMLElement): void {
    const layers = [land, ...this.over];
    const rest = () => {
      this.drawn = this.camera.k;
      for (const layer of this.over) layer.style.setProperty("--k", String(this.camera.k));
      for (const layer of layers) layer.classList.add("resting");
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          for (const layer of layers) layer.classList.remove("resting");
        }),
      );
    };
    clearTimeout(this.sharp);
    if (this.drawn === 0) rest();
    else this.sharp = setTimeout(rest, 140);
  }
}
