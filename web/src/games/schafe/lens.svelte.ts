import {
  type Bounds,
  between,
  boundsOf,
  type Camera,
  fitted,
  gathering,
  kept,
  overflows,
  READABLE,
  SIZE,
  type Size,
  showing,
  wholeScale,
  zoomed,
} from "./camera.ts";
import type { Place } from "./tiles.ts";

const GLIDE_MS = 260;

/** Looks at the landscape: one transform on one element, nothing is drawn anew while it moves. */
export class Lens {
  /** Whether it follows the map by itself; until somebody drags or zooms. */
  auto = $state(true);
  /** Whether some of the map is outside the window. */
  partly = $state(false);

  camera: Camera = { x: 0, y: 0, k: 1 };
  /** So much at the top of the window is covered; what is looked at lies below it. */
  head = 0;
  /** So much at the bottom may be covered by a sentence; what one chooses lies above it. */
  said = 0;
  private room: Size = { width: 1, height: 1 };
  private bounds: Bounds = { left: 0, top: 0, right: 0, bottom: 0 };
  /** How far empty places reach beyond the tiles. */
  rim = 0;
  /** What happens is shown: whoever shows it says where to look. */
  led = false;
  /** What is looked at, and the map that it fitted itself to. */
  private places: readonly Place[] = [];
  private fitted = "";
  private land: HTMLElement | null = null;
  private watchers = new Set<(camera: Camera, room: Size) => void>();
  private frame = 0;
  private sharp: ReturnType<typeof setTimeout> | undefined;
  private drawnAt = 0;

  attach(land: HTMLElement): void {
    this.land = land;
  }

  /** Told whenever it looks elsewhere. */
  watch(watcher: (camera: Camera, room: Size) => void): () => void {
    this.watchers.add(watcher);
    watcher(this.camera, this.room);
    return () => this.watchers.delete(watcher);
  }

  /** The window or the map has another size: what is looked at stays in sight until something new lies. */
  measure(room: Size, bounds: Bounds, focus: Place | null, ms: number): void {
    const first = this.room.width <= 1;
    this.room = room;
    this.bounds = bounds;
    if (room.width <= 1 || (this.led && !first)) return;
    const map = JSON.stringify([bounds, focus]);
    if (map !== this.fitted) this.places = [];
    this.fitted = map;
    if (this.places.length > 0) this.gather(this.places, ms);
    else if (!this.auto) this.set(kept(this.camera, bounds, room));
    else this.go(this.fit(focus), first ? 0 : ms);
  }

  /** All of it, or as much as can be read around what matters. */
  private fit(focus: Place | null): Camera {
    return fitted(this.bounds, this.room, focus === null ? 0 : READABLE, focus);
  }

  /** Shows the whole map, and follows it again. */
  whole(ms: number): void {
    this.auto = true;
    this.places = [];
    this.go(fitted(this.bounds, this.room), ms);
  }

  /** Brings a place into the window. */
  show(place: Place, ms: number): void {
    this.places = [place];
    this.go(kept(showing(this.camera, place, this.clear()), this.bounds, this.room), ms);
  }

  /** Brings all these places into the window, if it was looking elsewhere. */
  gather(places: readonly Place[], ms: number): void {
    if (places.length === 0 || this.room.width <= 1) return;
    this.places = places;
    const to = gathering(this.camera, places, this.bounds, this.clear());
    this.go(kept(to, this.bounds, this.room), ms);
  }

  /** Goes as near to these places as they can all be seen. */
  near(places: readonly Place[], ms: number): void {
    this.own();
    this.go(fitted(boundsOf(places, 1), this.room), ms);
  }

  /** The part of the window where nothing is said. */
  private clear(): Size {
    return { width: this.room.width, height: Math.max(1, this.room.height - this.said) };
  }

  /** Puts a point of the landscape, in tiles, into the middle. */
  centre(point: Place): void {
    const size = SIZE * this.camera.k;
    this.own();
    this.go({ ...this.camera, x: this.room.width / 2 - point.x * size, y: this.room.height / 2 - point.y * size }, 0);
  }

  move(dx: number, dy: number): void {
    this.own();
    this.set(kept({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy }, this.bounds, this.room));
  }

  zoom(factor: number, x = this.room.width / 2, y = this.room.height / 2): void {
    this.own();
    const least = Math.min(READABLE, wholeScale(this.bounds, this.room) * 0.9);
    this.set(kept(zoomed(this.camera, factor, x, y, least), this.bounds, this.room));
  }

  /** From now on somebody moves it with his own hand. */
  private own(): void {
    this.auto = false;
    this.places = [];
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
    this.partly = overflows(camera, this.bounds, this.room, Math.max(0.9, this.rim));
    if (this.land !== null) {
      this.land.style.transform = `translate3d(${camera.x}px, ${camera.y + this.head}px, 0) scale(${camera.k})`;
      if (camera.k !== this.drawnAt) this.sharpen(this.land);
    }
    for (const watcher of this.watchers) watcher(camera, this.room);
  }

  /** The picture there is is moved and stretched; when the fingers rest, it is drawn anew as sharp as it can be. */
  private sharpen(land: HTMLElement): void {
    const rest = () => {
      this.drawnAt = this.camera.k;
      land.style.setProperty("--k", String(this.camera.k));
      land.classList.add("resting");
      requestAnimationFrame(() => requestAnimationFrame(() => land.classList.remove("resting")));
    };
    clearTimeout(this.sharp);
    if (this.drawnAt === 0) rest();
    else this.sharp = setTimeout(rest, 140);
  }
}
