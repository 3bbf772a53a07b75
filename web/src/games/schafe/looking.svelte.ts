import { say, t } from "../../lib/words.svelte.ts";
import { type Area, bestPens, type Edge, isClosed, isPen } from "./areas.ts";
import type { Choice } from "./choice.svelte.ts";
import { offered } from "./choices.ts";
import type { Desk } from "./desk.svelte.ts";
import type { Outlined } from "./marks.ts";
import { at, type Place, WAYS } from "./tiles.ts";
import type { Heard } from "./types.ts";
import { areaInWords, beastInWords, closingInWords, toldShort } from "./words.ts";

const outlinedPen = (area: Area): Outlined => ({ area, seat: null, sign: String(area.edges.length) });

/** What somebody looks at on the map: a pen or forest they tapped, what a tile would close, the pens that count. */
export class Looking {
  edge = $state.raw<Edge | null>(null);
  /** Places that somebody points at in the log. */
  places = $state.raw<Place[]>([]);
  /** Whose largest pen is looked at in the final count. */
  scored = $state<number | null>(null);
  private readonly desk: Desk;
  private readonly choice: Choice;

  constructor(desk: Desk, choice: Choice) {
    this.desk = desk;
    this.choice = choice;
  }

  readonly area = $derived.by((): Area | null =>
    this.edge === null ? null : (this.choice.would.areaAt(this.edge) ?? null),
  );
  /** The pens that the tile that shall be laid closes. */
  readonly closing = $derived.by((): Area[] => {
    const { would, ghost } = this.choice;
    if (would === this.desk.land || ghost === null) return [];
    const here = WAYS.map((way) => would.areaAt({ x: ghost.x, y: ghost.y, way }));
    return [...new Set(here)].filter((one): one is Area => one !== undefined && isPen(one) && isClosed(one));
  });
  /** Each seat's largest pen that counts, at the end. */
  readonly best = $derived.by((): (Area | undefined)[] => {
    const { over, stage, view, land } = this.desk;
    if (!over || stage.map !== null) return [];
    return view.colours.map((colour) => (colour === null ? undefined : bestPens(land, colour)[0]));
  });
  readonly outlined = $derived.by((): Outlined[] => {
    const { stage, over } = this.desk;
    if (stage.closed !== null) return this.justClosed(stage.closed);
    if (!over) return this.closing.map(outlinedPen);
    return this.best.flatMap((one, whose) =>
      one === undefined || (this.scored !== null && this.scored !== whose)
        ? []
        : [{ ...outlinedPen(one), seat: whose }],
    );
  });

  private justClosed({ x, y, colour }: { x: number; y: number; colour: string }): Outlined[] {
    const areas = new Set(WAYS.map((way) => this.desk.land.areaAt({ x, y, way })));
    return [...areas].flatMap((one) => (one?.motif === colour && isClosed(one) ? [outlinedPen(one)] : []));
  }

  /** One sentence on the map: what is looked at, what has just happened, or what to do with the tile in hand. */
  readonly caption = $derived.by((): string => {
    const { stage, table } = this.desk;
    if (this.area !== null) return areaInWords(t, this.area);
    const heard = stage.moving ? stage.caption : null;
    if (heard !== null) {
      const { name, me } = table();
      const said = toldShort(heard.event) ?? heard.said;
      return said === null ? "" : say(said, name, me);
    }
    return stage.moving ? "" : this.advice;
  });

  private readonly advice = $derived.by((): string => {
    const { desk, choice } = this;
    const [pen] = this.closing;
    if (choice.note !== "") return t(choice.note);
    const beast = choice.ghost === null ? "" : beastInWords(t, desk.land, choice.would, choice.ghost);
    if (beast !== "") return beast;
    if (pen !== undefined) return closingInWords(t, pen);
    if (!desk.mine || desk.over || choice.single !== null || desk.legal.length === 0) return "";
    if (choice.chosen === null) return choice.fitting.size > 0 ? t("schafe-web-which") : "";
    if (choice.chosen === desk.secret && desk.pending === null)
      return offered(desk.legal, "reveal") === null ? "" : t("schafe-web-your-secret");
    if (choice.ghost !== null || !choice.playable) return "";
    if (choice.spots.length === 0) return t("schafe-web-other-side");
    const most = Math.max(...choice.spots.map((spot) => spot.draws));
    return desk.beginning ? t("schafe-web-where-to", { number: most }) : "";
  });

  /** Looks at where this happened, or away from it; the newest of these places. */
  point(heard: readonly Heard[]): Place | null {
    const found = heard.flatMap(({ event }) => ("x" in event ? [{ x: event.x, y: event.y }] : []));
    const places = [...new Map(found.map((place) => [at(place.x, place.y), place])).values()];
    this.places = JSON.stringify(places) === JSON.stringify(this.places) ? [] : places;
    this.edge = null;
    return this.places.at(-1) ?? null;
  }

  /** Whether somebody looks at something. */
  get looks(): boolean {
    return this.edge !== null || this.places.length > 0;
  }

  away(): void {
    this.edge = null;
    this.places = [];
  }

  /** Looks at a pen or forest, or away from it. */
  tap(at: Edge): void {
    const { would } = this.choice;
    const same = this.edge !== null && would.areaAt(this.edge) === would.areaAt(at);
    this.edge = same ? null : at;
  }

  /** The next pen or forest, for keys. */
  next(): Edge | null {
    const pens = this.choice.would.areas.filter((one) => one.edges.length > 1 && one.motif !== "V");
    this.edge = pens[(this.area === null ? -1 : pens.indexOf(this.area)) + 1]?.edges[0] ?? null;
    return this.edge;
  }

  /** A seat's largest pen, in the final count; a second time, all of them again. */
  score(whose: number): Edge[] {
    this.scored = this.scored === whose ? null : whose;
    return this.scored === null ? [] : (this.best[whose]?.edges ?? []);
  }
}
