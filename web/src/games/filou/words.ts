import type { FilouView } from "../../wire/types.ts";
import type { Line } from "../contract.ts";
import type { Bidding } from "./bidding.ts";
import { isDog, kept, mouseCards, worth } from "./cards.ts";
import type { Scene } from "./scene.ts";

/** Texts of the catalogue: an id and its arguments. */
export type Tell = (id: string, args?: Record<string, string | number>) => string;

export function cardName(t: Tell, card: string): string {
  return t(`filou-card-${card.replace("-", "minus-")}`);
}

/** A card as a button is called: what stands on it is part of its name. */
export function called(t: Tell, card: string): string {
  return card === "R" ? `${cardName(t, card)} 0` : cardName(t, card);
}

/** What stands on a card: a cat's value with a true minus, nothing for the rabbit. */
export function face(card: string): string {
  return card === "R" ? "0" : card.replace("-", "−");
}

/** A card in a list: a cat is just its value. */
export function short(t: Tell, card: string): string {
  return /[A-Z]/.test(card) ? cardName(t, card) : face(card);
}

/** What passing does now, in as few words as a button has (FIL-12, FIL-14). */
export function passing(t: Tell, { pays, last }: Pick<Bidding, "pays" | "last">): string {
  if (last) return t("filou-web-pass-last");
  return pays > 0 ? t("filou-web-pass", { mice: pays }) : t("filou-web-pass-empty");
}

/** So many points, with a true minus. */
export function pointsLine(points: number): Line {
  return { id: "filou-web-points", args: { points, shown: face(String(points)) } };
}

/** Dogs of a row as they are marked on their cards. */
const SIGNS: Record<string, string> = { SD: "▼", BD: "▲" };

/** What so many mice would buy (FIL-13): what one knows of, dogs by their sign, and how much one does not; or what stays. */
export function buying(t: Tell, scene: Pick<Scene, "row">, mice: number, rabbitStays: boolean): string {
  const row = scene.row.filter((lies) => lies !== null);
  const known = row.flatMap(({ card }) => (card === null ? [] : [card]));
  const hidden = row.length - known.length;
  const named = (cards: readonly string[]) => cards.map((card) => short(t, card)).join(", ");
  const shown = known.map((card) => SIGNS[card] ?? short(t, card)).join(", ");
  if (hidden > 0) return t("filou-web-buys", { mice, cards: shown, hidden, known: known.length });
  const stays = kept(known, rabbitStays);
  const points = worth(stays);
  return t("filou-web-buys-all", {
    mice,
    count: stays.length,
    cards: named(stays),
    points,
    shown: face(String(points)),
  });
}

/** How wide a letter is beside a usual one: a name full of l and i needs little room. */
function wide(letter: string): number {
  if (/[fijltI.' ]/.test(letter)) return 0.58;
  if (/[mwMW…]/.test(letter)) return 1.6;
  return letter === letter.toLowerCase() ? 1 : 1.35;
}

/** A name that fits into so much room, by the width of its letters. */
export function fitting(said: string, room: number, letter: number): string {
  const within = (part: string) => [...part].reduce((sum, one) => sum + wide(one), 0) * letter <= room;
  if (within(said)) return said;
  const letters = [...said];
  const most = letters.findLastIndex((_, last) => within(`${letters.slice(0, last + 1).join("")}…`));
  return `${letters
    .slice(0, Math.max(1, most + 1))
    .join("")
    .trimEnd()}…`;
}

/** What a place of the row holds, for those who do not see it. */
export function placeSaid(
  t: Tell,
  scene: Scene,
  place: number,
  name: (seat: number) => string,
  you: number | null,
): string {
  const card = scene.row[place];
  const number = place + 1;
  if (card === null || card === undefined) return t("filou-web-place-empty", { place: number });
  const known = card.card === null ? "" : cardName(t, card.card);
  const state = card.open ? "open" : known === "" ? "down" : card.seat === you ? "yours" : "known";
  if (card.seat === null) return t("filou-web-place-dummy", { place: number, state, card: known });
  return t("filou-web-place", { place: number, who: name(card.seat), state, card: known });
}

/** How a seat stands, for its plate: its bid, whether it passed, what it won; its mice where they are shown. */
export function seatSaid(t: Tell, scene: Scene, seat: number, who: string, mice: number | null): string {
  const bid = scene.bids[seat] ?? 0;
  const parts = [t("filou-web-won", { count: scene.won[seat] ?? 0 })];
  if (mice !== null) parts.unshift(t("filou-web-mice", { mice }));
  if (scene.passed[seat]) parts.unshift(t("filou-web-passed"));
  else if (bid > 0) parts.unshift(t("filou-web-bids", { mice: bid }));
  return t("filou-web-seat", { who, state: parts.join(", ") });
}

/** All that a seat owns, its bid included. */
export function ownMice(view: Pick<FilouView, "mice" | "bids">, seat: number): number {
  return (view.mice[seat] ?? 0) + (view.bids[seat] ?? 0);
}

/** Where the auction stands: the highest bid, or who gets the row; nothing once it is cleared away. */
export function highSaid(t: Tell, scene: Scene, you: number | null, name: (seat: number) => string): string {
  if (scene.row.every((card) => card === null)) return "";
  const mice = Math.max(...scene.bids);
  const seat = scene.bids.indexOf(mice);
  const [who, yours] = [mice > 0 ? name(seat) : "", seat === you && mice > 0];
  const decided = mice > 0 && scene.passed.filter((passed) => !passed).length === 1;
  if (decided) return t(yours ? "filou-web-gets-yours" : "filou-web-gets", { who });
  return t(yours ? "filou-web-high-yours" : "filou-web-high", { who, mice });
}

/** What the dogs that lie open will do, and one's own that one knows of (FIL-20 to FIL-22); nothing without an open dog. */
export function dogsSaid(t: Tell, scene: Scene, rabbitStays = false): string {
  const known = scene.row.filter((lies) => lies !== null && lies.card !== null && isDog(lies.card));
  const dogs = known.some((lies) => lies?.open) ? known.map((lies) => lies?.card ?? "") : [];
  if (dogs.length > 1) return t("filou-web-dogs-many");
  if (dogs.length === 0) return "";
  const rabbit = !rabbitStays && scene.row.some((lies) => lies?.card === "R");
  return t(rabbit ? "filou-web-dogs-rabbit" : "filou-web-dogs-one", { dog: dogs[0] ?? "" });
}

/** That nobody is paid for passing in this round, and why (FIL-14, FIL-15); nothing while mice lie there. */
export function emptySaid(t: Tell, { mouse, bank, bids }: Pick<Scene, "mouse" | "bank" | "bids">): string {
  const left = mouse.filter((mice) => mice !== null);
  if (left.length === 0 || left.some((mice) => mice > 0)) return "";
  const needed = mouseCards(bids.length).reduce((sum, mice) => sum + mice, 0);
  return t("filou-web-empty", { why: bank < needed ? "bank" : "lost" });
}

/** What the signs on the dogs in one's hand mean. */
export function yourDogs(t: Tell, hand: readonly string[]): string {
  const dogs = hand.filter(isDog);
  if (dogs.length === 0) return "";
  return t("filou-web-dogs-hand", { dog: dogs.length > 1 ? "both" : (dogs[0] ?? "") });
}
