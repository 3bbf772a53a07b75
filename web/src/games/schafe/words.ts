import type { SchafeView, Spoken } from "../../wire/types.ts";
import type { Chip } from "../contract.ts";
import { type Area, isClosed, isPen, type Land } from "./areas.ts";
import type { Ghost } from "./marks.ts";
import { kindOf, type Place, type Pose, sidesOf } from "./tiles.ts";
import type { Heard } from "./types.ts";

/** Texts of the catalogue: an id and its arguments. */
export type Tell = (id: string, args?: Record<string, string | number>) => string;

/** A place as seen from the village: so many rows north or south, so many columns west or east. */
export function placeName(t: Tell, { x, y }: Place): string {
  const row =
    y === 0
      ? t("schafe-web-row-here")
      : t(y < 0 ? "schafe-web-row-north" : "schafe-web-row-south", { number: Math.abs(y) });
  const column =
    x === 0
      ? t("schafe-web-column-here")
      : t(x < 0 ? "schafe-web-column-west" : "schafe-web-column-east", { number: Math.abs(x) });
  return t("schafe-web-place", { row, column });
}

export function draws(t: Tell, number: number): string {
  return t("schafe-effect-draws", { number });
}

/** The four edges in words, from the north clockwise. */
export function edgesInWords(t: Tell, edges: string): string {
  if (edges === edges[0]?.repeat(4)) return t(`schafe-web-all-${edges[0]}`);
  return [...edges]
    .map((motif, way) =>
      t("schafe-web-edge", { way: t(`schafe-web-way-${way}`), motif: t(`schafe-web-motif-${motif}`) }),
    )
    .join(", ");
}

/** A tile of the hand as it lies: what is up. */
export function tileInWords(t: Tell, tile: number, pose: Pose, edges: string): string {
  const kind = kindOf(tile);
  if (kind === "secret") return t("schafe-web-secret", { colour: t(`schafe-colour-${edges[0]}`) });
  return kind !== "land" && pose.side === 0 ? t(`schafe-${kind}`) : edgesInWords(t, edges);
}

/** What is on the other side, for those who do not see it. */
export function backInWords(t: Tell, tile: number, pose: Pose): string {
  const other = pose.side === 0 ? 1 : 0;
  const kind = kindOf(tile);
  if (kind !== "land" && kind !== "secret" && other === 0) return t(`schafe-${kind}`);
  return edgesInWords(t, sidesOf(tile)[other]);
}

/** What an area is and how it stands: its sheep, its open edges, whether a wolf threatens it. */
export function areaInWords(t: Tell, area: Area): string {
  const open = isClosed(area) ? t("schafe-web-closed") : t("schafe-web-open", { number: area.open.length });
  if (isPen(area)) {
    const sheep = t(`schafe-sheep-${area.motif}`, { number: area.edges.length });
    const counts = isClosed(area) ? "counts" : "would";
    return t("schafe-web-pen", {
      sheep,
      open,
      threat: t(area.threatened ? "schafe-web-threatened" : `schafe-web-safe-${counts}`),
    });
  }
  if (area.motif === "V") return t("schafe-web-village", { open });
  const who = t("schafe-web-beasts", { wolves: area.wolves, hunters: area.hunters });
  const does =
    area.wolves > 0 ? t("schafe-web-threatens", { number: area.threatens.length }) : t("schafe-web-harmless");
  return t("schafe-web-forest", { who, does, open });
}

/** What a tile would close: a pen with its sheep, and whether it is worth anything. */
export function closingInWords(t: Tell, pen: Area): string {
  const sheep = t(`schafe-sheep-${pen.motif}`, { number: pen.edges.length });
  return t("schafe-web-closes", {
    sheep,
    threat: t(pen.threatened ? "schafe-web-threatened" : "schafe-web-safe-would"),
  });
}

/** What a wolf that shall be laid would threaten, or what a hunter would save; nothing of any other tile. */
export function beastInWords(t: Tell, land: Land, would: Land, { x, y, middle }: Ghost): string {
  const forest = (where: Land) => where.areaAt({ x, y, way: 0 });
  const sheep = (pens: Area[]) =>
    pens.map((pen) => t(`schafe-sheep-${pen.motif}`, { number: pen.edges.length })).join(", ");
  if (middle === "wolf") {
    const pens = forest(would)?.threatens ?? [];
    return pens.length === 0 ? t("schafe-web-threatens-none") : t("schafe-web-would-threaten", { sheep: sheep(pens) });
  }
  const old = middle === "hunter" ? forest(land) : undefined;
  const pens = old?.wolves === 1 ? old.threatens : [];
  return pens.length === 0 ? "" : t("schafe-web-would-save", { sheep: sheep(pens) });
}

/** The pens that matter, for those who do not see the map. */
export function pensInWords(t: Tell, land: Land): string[] {
  const pens = land.areas.filter((area) => isPen(area) && area.edges.length > 2);
  const forests = land.areas.filter((area) => area.motif === "F" && area.wolves + area.hunters > 0);
  return [...pens, ...forests]
    .sort((one, other) => other.edges.length - one.edges.length)
    .map((area) => {
      const [edge] = area.edges;
      return t("schafe-web-where", { area: areaInWords(t, area), place: edge === undefined ? "" : placeName(t, edge) });
    });
}

/** What has just been laid, for those who see where; null if the log's own sentence is the shortest. */
export function toldShort(event: Heard["event"]): Spoken | null {
  const told = (seat: number, about: Spoken["about"] = {}): Spoken => ({
    kind: "said",
    message: `schafe-web-told-${event.event}`,
    about: { who: { kind: "name", seat }, ...about },
  });
  switch (event.event) {
    case "laid":
    case "wolf":
    case "hunter":
    case "covered":
      return told(event.seat);
    case "shown":
      return told(event.seat, { colour: { kind: "said", message: `schafe-colour-${event.colour}`, about: {} } });
    default:
      return null;
  }
}

/** A seat's largest closed pen, for whoever asks. */
export function penOf(seat: number, colour: string, sheep: number): Spoken {
  const flock: Spoken = { kind: "said", message: `schafe-colour-${colour}`, about: {} };
  const about = { who: { kind: "name" as const, seat }, colour: flock, sheep };
  return { kind: "said", message: "schafe-web-best", about };
}

/** What the number at the bag means. */
export function bagInWords(t: Tell, view: SchafeView): string {
  return t("schafe-web-bag-means", { bag: view.bag });
}

/** What finishing brings (SHF-31), for so many as play. */
export function bonusInWords(t: Tell, view: SchafeView): string {
  return t(`schafe-web-bonus-means-${view.held.length}`);
}

/** Whether a seat has had its special action in this turn (SHF-20). */
export function hasActed(view: SchafeView, seat: number | null): boolean {
  return seat !== null && (view.acted ?? []).includes(seat);
}

/** As which one a seat has finished; null while it plays. */
function finishedAs(view: SchafeView, seat: number): number | null {
  const place = view.finished.indexOf(seat);
  return place < 0 ? null : place + 1;
}

/** How a seat stands: its tiles, with a sign if it has had its special action (SHF-20), or its points for finishing. */
export function chipOf(view: SchafeView, seat: number): Chip {
  const place = finishedAs(view, seat);
  const bonus = view.bonus[seat] ?? 0;
  if (place !== null) {
    const meaning = { id: "schafe-web-chip-finished", args: { place, bonus } };
    return { figure: `+${bonus}`, icon: "none", meaning, out: true };
  }
  const count = view.held[seat] ?? 0;
  const acted = hasActed(view, seat);
  const meaning = { id: acted ? "schafe-web-acted" : "schafe-web-tiles", args: { count } };
  return { figure: acted ? `${count} !` : String(count), meaning };
}
