import type { FilouAction, FilouEvent, FilouView } from "../../wire/types.ts";
import type { HappenedOf } from "../contract.ts";
import { isDog, type Rules } from "./cards.ts";
import type { Plan } from "./plan.ts";
import { placeOf, type Scene } from "./scene.ts";
import { cardName, face, type Tell } from "./words.ts";

/** A thing on the table that sentences speak of: a place of the row, a mouse card, the bank, a seat's plate, what is out. */
export type Spot = `card-${number}` | `mouse-${number}` | "bank" | `seat-${number}` | "gone";

const numberOf = (spot: Spot): number => Number(spot.split("-")[1]);

/** What an event speaks of, as long as its row lies there; of an older one only who it was. */
export function spotsOf(
  event: HappenedOf<FilouEvent>["event"],
  scene: Pick<Scene, "bids" | "start">,
  current: boolean,
): Spot[] {
  switch (event.event) {
    case "turned-up":
      if (current) return [`card-${event.place}`];
      return event.seat === null ? [] : [`seat-${event.seat}`];
    case "choice":
      return current ? [`card-${placeOf(scene, event.seat)}`] : [`seat-${event.seat}`];
    case "bid":
    case "passed":
    case "row-taken":
      return [`seat-${event.seat}`];
    case "round":
      return [`seat-${event.start}`];
    case "filled":
    case "not-filled":
      return ["bank"];
    case "chased":
    case "dogs-left":
    case "row-lost":
      return ["gone"];
    default:
      return [];
  }
}

type Log = readonly HappenedOf<FilouEvent>[];

/** When the round began whose cards lie in the row. */
const begun = (log: Log): number => log.findLast(({ event }) => event.event === "round")?.version ?? 0;

/** Whether there is still something to point at: the count at the end has no table, a small one no place for what is out. */
export function where(
  { event, version }: HappenedOf<FilouEvent>,
  view: Pick<FilouView, "phase" | "bids" | "start"> | null,
  log: Log,
): boolean {
  if (view === null || view.phase === "over") return false;
  return spotsOf(event, view, version >= begun(log)).some((spot) => spot !== "gone");
}

/** What chosen lines of the log speak of; what happened before the last round began has left the table. */
export function pointedAt(pointed: Log, log: Log, scene: Scene): Spot[] {
  const from = begun(log);
  return pointed.flatMap(({ event, version }) => spotsOf(event, scene, version >= from));
}

/** What a hint speaks of beside its button: the mice one would get, or the cards of the row that one knows. */
export function tippedAt(hinted: FilouAction | null, { mouse, row }: Pick<Scene, "mouse" | "row">): Spot[] {
  if (hinted?.type === "bid") return row.flatMap((lies, place): Spot[] => (lies?.card ? [`card-${place}`] : []));
  const next = mouse.findIndex((mice) => mice !== null);
  return hinted?.type === "pass" && (mouse[next] ?? 0) > 0 ? [`mouse-${next}`] : [];
}

/** Whether a thing lies in the upper half of the table: what it means is written into the other, over neither of them. */
export function above(spot: Spot, plan: Plan): boolean {
  const [place, { box }] = [numberOf(spot), plan.bank];
  let middle = plan.rowTop + plan.cardHeight / 2;
  if (spot === "bank") middle = box.y + box.height / 2;
  else if (spot.startsWith("mouse")) middle = (plan.mice[place]?.y ?? 0) + plan.mouseHeight / 2;
  else if (spot.startsWith("seat")) middle = plan.plateTop + plan.plateHeight / 2;
  return middle < plan.height / 2;
}

/** What a thing on the table means, for whoever presses it. */
export function meaning(
  t: Tell,
  spot: Spot,
  scene: Scene,
  rules: Rules,
  owners: readonly (number | null)[],
  you: number | null,
  name: (seat: number) => string,
): string {
  if (spot === "gone") return t("filou-web-means-gone");
  if (spot === "bank") return t("filou-web-means-bank", { mice: scene.bank });
  const place = numberOf(spot);
  if (spot.startsWith("mouse")) return mouseMeans(t, scene, place);
  const lies = scene.row[place];
  const owner = owners[place] ?? null;
  const whose = owner === null ? "dummy" : owner === you ? "you" : "other";
  const who = owner === null ? "" : name(owner);
  if (!lies) return t("filou-web-means-place", { whose, who });
  if (lies.open && lies.card !== null) return cardMeans(t, lies.card, rules);
  if (lies.card !== null) return t("filou-web-means-known", { card: cardName(t, lies.card) });
  return t("filou-web-means-hidden", { whose, who });
}

function cardMeans(t: Tell, card: string, { rabbitStays }: Rules): string {
  if (isDog(card)) return t("filou-web-means-dog", { dog: card });
  if (card === "R") return t(rabbitStays ? "filou-web-means-rabbit-stays" : "filou-web-means-rabbit");
  const points = Number(card);
  return t(points < 0 ? "filou-web-means-bad" : "filou-web-means-cat", { shown: face(card), points: Math.abs(points) });
}

function mouseMeans(t: Tell, { mouse }: Scene, place: number): string {
  const mice = mouse[place] ?? null;
  if (mice === null) return t("filou-web-means-mouse-done");
  if (mice === 0) return t("filou-web-means-mouse-empty");
  const next = mouse.findIndex((one) => one !== null);
  return t(place === next ? "filou-web-means-mouse-next" : "filou-web-means-mouse", { mice });
}
