import { say, t, tell } from "../../lib/words.svelte.ts";
import { type Area, bestPens, type Edge, isClosed, isPen } from "./areas.ts";
import type { Choice } from "./choice.svelte.ts";
import { offered } from "./choices.ts";
import type { Desk } from "./desk.svelte.ts";
import type { Outlined } from "./marks.ts";
import { rankedInWords } from "./ranking.ts";
import { at, type Place, WAYS } from "./tiles.ts";
import type { Heard } from "./types.ts";
import { areaInWords, bagInWords, beastInWords, bonusInWords, closingInWords, penOf, toldShort } from "./words.ts";

/** Numbers beside the map that can be asked about. */
export type Figure = "bag" | "bonus";
type Pen = Place & { colour: string };

/** What somebody looks at on the map: a pen or forest they tapped, what a tile would close, the pens that count. */
export class Looking {
  edge = $state.raw<Edge | null>(null);
  /** Places that somebody points at in the log. */
  places = $state.raw<Place[]>([]);
  /** Pens that somebody points at in the log. */
  private pointed = $state.raw<Pen[]>([]);
  /** Whose largest pen is looked at. */
  scored = $state<number | null>(null);
  /** A number that is asked about. */
  figure = $state<Figure | null>(null);
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
  /** Each seat's largest pen that counts, as far as its colour is known to whoever looks. */
  readonly best = $derived.by((): (Area | undefined)[] =>
    this.desk.colours.map((colour) => (colour === null ? undefined : bestPens(this.desk.land, colour)[0])),
  );
  /** All closed pens, with the seats of which they are the best. */
  readonly pens = $derived.by((): Outlined[] =>
    this.desk.land.areas.filter(isClosedPen).map((area) => this.ringed(area)),
  );
  /** What is looked at now. */
  readonly outlined = $derived.by((): Outlined[] => {
    const { stage, over } = this.desk;
    if (stage.closed !== null) return this.closedAt(stage.closed);
    if (this.pointed.length > 0) return this.pointed.flatMap((pen) => this.closedAt(pen));
    const { scored } = this;
    if (over || scored !== null) {
      const shown = this.best.filter((_, seat) => scored === null || scored === seat);
      return [...new Set(shown)].flatMap((area) => (area === undefined ? [] : [this.ringed(area)]));
    }
    return this.closing.map((area) => ({ area, seats: [] }));
  });

  private ringed(area: Area): Outlined {
    return { area, seats: this.best.flatMap((one, seat) => (one === area ? [seat] : [])) };
  }

  private closedAt({ x, y, colour }: Pen): Outlined[] {
    const areas = new Set(WAYS.map((way) => this.desk.land.areaAt({ x, y, way })));
    return [...areas].flatMap((one) => (one?.motif === colour && isClosed(one) ? [this.ringed(one)] : []));
  }

  /** One sentence beside the map: what is looked at, what has just happened, or what to do with the tile in hand. */
  readonly caption = $derived.by((): string => {
    const { stage, table, view, over } = this.desk;
    if (this.area !== null) return areaInWords(t, this.area);
    if (this.figure !== null) return this.figure === "bag" ? bagInWords(t, view) : bonusInWords(t, view);
    const { name, me } = table();
    const { scored } = this;
    if (scored !== null && !over) {
      const pen = penOf(scored, this.desk.colours[scored] ?? "", this.best[scored]?.edges.length ?? 0);
      return say(pen, name, view.seat);
    }
    const heard = stage.moving ? stage.caption : null;
    if (heard === null) return stage.moving ? "" : this.advice;
    const said = heard.event.event === "laid" ? null : (toldShort(heard.event) ?? heard.said);
    return said === null ? "" : say(said, name, me);
  });

  private readonly advice = $derived.by((): string => {
    const { desk, choice } = this;
    const [pen] = this.closing;
    if (desk.over) return this.verdict;
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

  /** What can be read under the count: why equal points are not equal, or how one sees what was counted. */
  private readonly verdict = $derived.by((): string => {
    const [why] = rankedInWords(this.desk.view);
    if (this.scored !== null) return "";
    return why === undefined ? t("schafe-web-over") : tell(why);
  });
  /** Whether the sentence beside the map only says how one sees what was counted. */
  readonly tips = $derived.by((): boolean => this.desk.over && rankedInWords(this.desk.view).length === 0);

  /** Rings what this happened to, tiles and pens, or looks away from it; the newest of these places. */
  point(heard: readonly Heard[]): Place | null {
    const events = heard.flatMap(({ event }) => ("x" in event ? [event] : []));
    const pens = events.flatMap((event) => (event.event === "closed" ? [event] : []));
    const laid = events.flatMap((event) => (event.event === "closed" ? [] : [{ x: event.x, y: event.y }]));
    const places = [...new Map(laid.map((place) => [at(place.x, place.y), place])).values()];
    const again = JSON.stringify([places, pens]) === JSON.stringify([this.places, this.pointed]);
    this.away();
    if (again) return null;
    this.places = places;
    this.pointed = pens;
    return places.at(-1) ?? pens.at(-1) ?? null;
  }

  /** Whether somebody looks at something. */
  get looks(): boolean {
    return (
      this.edge !== null || this.figure !== null || this.scored !== null || this.places.length + this.pointed.length > 0
    );
  }

  away(): void {
    this.edge = null;
    this.places = [];
    this.pointed = [];
    this.scored = null;
    this.figure = null;
  }

  /** Looks at a pen or forest, or away from it. */
  tap(at: Edge): void {
    const { would } = this.choice;
    const same = this.edge !== null && would.areaAt(this.edge) === would.areaAt(at);
    this.away();
    this.edge = same ? null : at;
  }

  /** Tells what a number means, or no more. */
  explain(figure: Figure): void {
    const same = this.figure === figure;
    this.away();
    this.figure = same ? null : figure;
  }

  /** The next pen or forest, for keys. */
  next(): Edge | null {
    const pens = this.choice.would.areas.filter((one) => one.edges.length > 1 && one.motif !== "V");
    this.edge = pens[(this.area === null ? -1 : pens.indexOf(this.area)) + 1]?.edges[0] ?? null;
    return this.edge;
  }

  /** A seat's largest pen; a second time, no more. */
  score(whose: number): Edge[] {
    const same = this.scored === whose;
    this.away();
    this.scored = same ? null : whose;
    return this.scored === null ? [] : (this.best[whose]?.edges ?? []);
  }
}

const isClosedPen = (area: Area): boolean => isPen(area) && isClosed(area);
