import type { SchafeLaid } from "../../wire/types.ts";
import { Land } from "./areas.ts";
import {
  allPoses,
  drawsAt,
  isFace,
  joins,
  nextFor,
  offered,
  placesOf,
  rim,
  type Spot,
  spotsOf,
  type Take,
  turnedFor,
} from "./choices.ts";
import type { Desk } from "./desk.svelte.ts";
import type { Ghost, Target } from "./marks.ts";
import {
  atId,
  edgesOf,
  kindOf,
  type Place,
  type Pose,
  placeOf,
  REVEAL,
  SECRET,
  takeId,
  type Way,
  WOLF,
} from "./tiles.ts";
import { hasActed } from "./words.ts";

/** What is done without a tile. */
export type Single = "reveal" | "pass" | "done" | "get-out";

/** What somebody has in mind: a tile, how it lies, its place; and what turn that means. */
export class Choice {
  tile = $state<number | null>(null);
  place = $state.raw<Place | null>(null);
  poses = $state.raw<Record<number, Pose>>({});
  single = $state<Single | null>(null);
  /** Why what somebody has just tried with a tile does nothing: a message of the catalogue. */
  note = $state("");
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  pose = (tile: number): Pose => this.poses[tile] ?? { side: 0, turn: 0 };

  readonly chosen = $derived.by((): number | null => this.desk.pending ?? this.tile);
  readonly playable = $derived.by(
    () =>
      this.chosen !== null && (this.desk.pending !== null || this.desk.takes.some((one) => one.tile === this.chosen)),
  );

  /** Where the chosen tile could go: as the house offers it, or, for planning, where it would join. */
  readonly spots = $derived.by((): Spot[] => {
    const { desk, chosen } = this;
    const { land, view } = desk;
    if (desk.over || desk.stage.moving || this.single !== null) return [];
    if (desk.pending !== null)
      return placesOf(desk.legal).map((one) => ({ ...one, takes: [], draws: drawsAt(land, one, view.bag) }));
    if (chosen === null) return desk.mine ? spotsOf(land, desk.takes, view.bag) : [];
    const own = desk.takes.filter((take) => take.tile === chosen);
    const { side } = this.pose(chosen);
    const ways = (own.length > 0 ? own : allPoses(chosen)).filter((take) => take.side === side);
    return spotsOf(land, ways, view.bag);
  });
  /** Whether there is a tile to be turned. */
  readonly turns = $derived.by(() => this.chosen !== null && this.chosen < WOLF && this.desk.pending === null);
  readonly spot = $derived.by((): Spot | null => {
    const { place } = this;
    return place === null ? null : (this.spots.find((one) => one.x === place.x && one.y === place.y) ?? null);
  });
  readonly take = $derived.by((): Take | null =>
    this.spot === null || this.chosen === null ? null : turnedFor(this.spot, this.chosen, this.pose(this.chosen)),
  );
  /** The tiles that go to the place that was chosen before any tile. */
  readonly fitting = $derived.by(
    () => new Set(this.place !== null && this.chosen === null ? (this.spot?.takes ?? []).map((one) => one.tile) : []),
  );
  readonly hintPlace = $derived.by(() => placeOf(this.desk.hands.hint.find((id) => placeOf(id) !== null)));
  private readonly hintTake = $derived.by(
    () => this.desk.takes.find((one) => this.desk.hands.hint.includes(one.id)) ?? null,
  );
  readonly hinted = $derived.by(
    () => this.hintTake?.tile ?? (this.desk.hands.hint.includes(REVEAL) ? this.desk.secret : null),
  );

  readonly ghost = $derived.by((): Ghost | null => {
    const { desk, place, chosen, take, spot } = this;
    if (place === null || chosen === null || desk.stage.moving) return null;
    if (desk.pending === null && take === null) return null;
    const lies = take ?? { side: 0 as const, turn: 0 as const };
    const kind = kindOf(chosen);
    return {
      ...place,
      edges: edgesOf(chosen, lies),
      middle: kind === "secret" ? kind : lies.side === 0 && kind !== "land" ? kind : "",
      draws: spot?.draws ?? drawsAt(desk.land, place, desk.view.bag),
      turns: desk.pending === null && (spot?.takes.filter((one) => one.tile === chosen).length ?? 0) > 1,
    };
  });
  readonly targets = $derived.by((): Target[] => {
    const { chosen, place, spot, playable } = this;
    const asIs = (one: Spot) =>
      chosen !== null && playable && one.takes.some((way) => way.turn === this.pose(chosen).turn);
    const shown = place !== null && chosen === null ? this.spots.filter((one) => one === spot) : this.spots;
    return shown
      .filter((one) => this.ghost === null || one !== spot)
      .map((one) => ({
        x: one.x,
        y: one.y,
        draws: one.draws,
        exact: this.desk.pending !== null || asIs(one),
        hinted: this.hintPlace?.x === one.x && this.hintPlace.y === one.y,
      }));
  });
  /** The land with the tile that shall be laid: one sees what it would close. */
  readonly would = $derived.by((): Land => {
    const { ghost, chosen } = this;
    const { land, map, seat } = this.desk;
    if (ghost === null || land.tileAt(ghost.x, ghost.y) !== undefined) return land;
    const laid: SchafeLaid = { tile: chosen ?? 0, x: ghost.x, y: ghost.y, edges: ghost.edges, hunter: null, seat };
    return new Land([...map, laid]);
  });

  /** The actions that are meant by what is chosen. */
  readonly wish = $derived.by((): number[] => {
    const { desk, chosen, place, take } = this;
    if (this.single !== null) {
      const id = offered(desk.legal, this.single);
      return id === null ? [] : [id];
    }
    if (chosen === null || desk.legal.length === 0) return [];
    if (desk.pending !== null) return place === null ? [] : [atId(place)];
    if (chosen === desk.secret) return offered(desk.legal, "reveal") === null ? [] : [REVEAL];
    if (take !== null && this.playable && place !== null) return [take.id, atId(place)];
    const face = desk.takes.find((one) => one.tile === chosen && isFace(one));
    return face !== undefined && this.pose(chosen).side === 0 ? [face.id] : [];
  });

  clear(): void {
    this.tile = null;
    this.place = null;
    this.single = null;
    this.note = "";
  }

  /** Takes a tile, or puts it back; one that was asked to lie on a chosen place is turned so that it does. */
  tapTile(one: number): void {
    const { desk } = this;
    this.single = null;
    this.note = "";
    if (desk.pending !== null) return;
    if (this.tile === one) {
      this.clear();
      return;
    }
    const free = this.place !== null && this.chosen === null;
    const here = free && this.spot !== null ? turnedFor(this.spot, one, this.pose(one)) : null;
    const lies = here ?? (this.hintTake?.tile === one ? this.hintTake : null);
    if (here === null) this.place = null;
    if (lies !== null) this.lay(one, lies);
    this.tile = one;
    if (one !== desk.secret) this.settle(one);
    else if (desk.legal.length > 0 && offered(desk.legal, "reveal") === null) desk.hands.ask(REVEAL);
  }

  private lay(one: number, pose: Pose): void {
    this.poses = { ...this.poses, [one]: { side: pose.side, turn: pose.turn } };
  }

  /** A tile that goes only with its other side up is turned over; of one that fits nowhere it is said what it needs. */
  private settle(one: number): void {
    const { desk } = this;
    const own = desk.takes.filter((way) => way.tile === one && (desk.mine || isFace(way)));
    const lies = this.pose(one);
    const first = own[0];
    if (first !== undefined && !own.some((way) => way.side === lies.side)) this.lay(one, first);
    if (first !== undefined || !desk.mine || desk.legal.length === 0) return;
    const kind = kindOf(one);
    const barred = desk.view.phase !== "turn" || (kind !== "land" && hasActed(desk.view, desk.seat));
    if (barred) desk.hands.ask(takeId(one, lies));
    else this.note = `schafe-web-nowhere-${kind}`;
  }

  /** Takes a place, with a tile or before one. True if there is something to look at there. */
  tapTarget(to: Place): boolean {
    const { chosen } = this;
    this.note = "";
    if (this.place?.x === to.x && this.place.y === to.y && chosen === null) {
      this.place = null;
      return false;
    }
    if (chosen !== null && chosen === this.desk.secret && offered(this.desk.legal, "reveal") !== null) {
      this.note = "schafe-web-reveal-first";
      return false;
    }
    if (chosen !== null && !this.playable) {
      this.desk.hands.ask(chosen === this.desk.secret ? REVEAL : takeId(chosen, this.pose(chosen)));
      return false;
    }
    this.place = to;
    if (chosen === null) return false;
    const lies = this.spot === null ? null : turnedFor(this.spot, chosen, this.pose(chosen));
    if (lies !== null) this.lay(chosen, lies);
    return true;
  }

  /** A tap on an empty place beside the land asks why the tile does not go there; elsewhere the place is let go. */
  tapEmpty(to: Place): void {
    const beside = rim(this.desk.land).some(({ x, y }) => x === to.x && y === to.y);
    if (this.chosen !== null && this.desk.mine && beside) this.desk.hands.ask(atId(to));
    else this.place = null;
  }

  rotate(one: number, by: 1 | 3): void {
    if (one >= WOLF || this.desk.pending !== null) return;
    const { spot, take } = this;
    if (spot === null || take === null || one !== this.chosen) {
      const { side, turn } = this.pose(one);
      this.lay(one, { side, turn: ((turn + by) % 4) as Way });
      return;
    }
    let next = nextFor(spot, take);
    const ways = spot.takes.filter((way) => way.tile === one).length;
    if (ways === 1) this.note = "schafe-web-only-so";
    for (let step = 1; by === 3 && step < ways - 1; step += 1) next = nextFor(spot, next);
    this.lay(one, next);
  }

  /** Turns the chosen tile by so many quarters clockwise. */
  turn(quarters: number): void {
    const { chosen } = this;
    for (let left = Math.abs(quarters); chosen !== null && left > 0; left -= 1)
      this.rotate(chosen, quarters > 0 ? 1 : 3);
  }

  /** Turns a tile over; it stays on its place if its other side goes there too. */
  flip(one: number): void {
    const { desk, place } = this;
    if (one >= SECRET || desk.pending !== null) return;
    this.note = "";
    const { side, turn } = this.pose(one);
    this.lay(one, { side: side === 0 ? 1 : 0, turn });
    if (one !== this.chosen || place === null) return;
    if (joins(desk.land, [place], { tile: one, ...this.pose(one) }).length > 0) return;
    const sides = desk.takes.filter((way) => way.tile === one && way.side === this.pose(one).side);
    const stays = spotsOf(desk.land, sides, desk.view.bag).some(({ x, y }) => x === place.x && y === place.y);
    if (!stays) this.place = null;
  }

  act(what: Single): void {
    this.clear();
    if (what === "reveal" && this.desk.secret !== null) this.tile = this.desk.secret;
    else this.single = what;
  }

  /** Takes a wolf or hunter with its face up. */
  takeFace(one: number): void {
    this.clear();
    this.lay(one, { side: 0, turn: 0 });
    this.tile = one;
  }
}
