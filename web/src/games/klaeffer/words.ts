import type { KlaefferAction, KlaefferEvent, KlaefferView } from "../../wire/types.ts";
import type { Line, TriedOf } from "../contract.ts";
import { breedOf, DISTRICTS, leaders, placeName, tally, votesOf } from "./cards.ts";
import { bringsOf, type Preview, previewOf } from "./preview.ts";

/** Texts of the catalogue: an id and its arguments. */
export type Tell = (id: string, args?: Record<string, string | number>) => string;

/** Messages of the house that are said otherwise on the screen, where nobody knows the short names of cards. */
export const ON_SCREEN = `
klf-5 = { klaeffer-web-no-place }
klaeffer-card = { klaeffer-web-dog }
klaeffer-at = { $name }
klaeffer-event-placed = { klaeffer-web-event-placed }
klaeffer-now-put = { klaeffer-web-now-put }
klaeffer-action-give = { klaeffer-web-hint-give }
klaeffer-action-pick = { klaeffer-web-hint-pick }
klaeffer-action-put = { klaeffer-web-hint-put }
klaeffer-action-put-takes = { klaeffer-web-hint-put }
klaeffer-action-take = { klaeffer-web-hint-take }
klaeffer-action-leave = { klaeffer-web-hint-leave }
`;

export const districtName = (t: Tell, district: number): string => t(`klaeffer-district-${DISTRICTS[district]}`);

/** A dog as one says it: "Chihuahua gelb 5". */
export function dogName(t: Tell, card: string): string {
  const about = { breed: t(`klaeffer-breed-${breedOf(card)}`), district: t(`klaeffer-district-${card[0]}`) };
  return t("klaeffer-web-dog", { ...about, votes: votesOf(card) });
}

export const dogNames = (t: Tell, cards: readonly string[]): string => cards.map((card) => dogName(t, card)).join(", ");

/** Backs in words: "gelb, rot, rot". */
export const backNames = (t: Tell, letters: readonly (string | null)[]): string =>
  letters.flatMap((letter) => (letter === null ? [] : t(`klaeffer-district-${letter}`))).join(", ");

/** What placing a card would bring. */
export function foreseen(t: Tell, council: readonly (string | null)[], preview: Preview): string {
  const cards = preview.taken.flatMap((place) => council[place] ?? []);
  const about = { place: placeName(preview.place), column: preview.column, row: preview.row };
  const brings = bringsOf(preview);
  const suffix = brings === "cards" ? "" : `-${brings}`;
  return t(`klaeffer-web-foreseen${suffix}`, { ...about, cards: dogNames(t, cards) });
}

/** What confirming would bring, in one sentence; nothing where no card would be placed. */
export function brings({ events, view }: TriedOf<KlaefferView, KlaefferEvent, KlaefferAction>): Line | null {
  const preview = previewOf(events, view.convinced);
  if (preview === null) return null;
  const found = bringsOf(preview);
  const what = found === "cards" && view.convinced != null ? "choice" : found;
  const args = { votes: Math.max(preview.column, preview.row), count: preview.taken.length };
  return { id: `klaeffer-web-brings-${what}`, args };
}

/** What lies before a seat, district by district: for whoever presses its chip. */
export function standing(t: Tell, { districts }: Pick<KlaefferView, "districts">, seat: number): Line[] {
  return [...DISTRICTS].flatMap((_, district) => {
    const votes = tally(districts, district)[seat] ?? 0;
    const ahead = leaders(districts, district).includes(seat) ? "-leads" : "";
    const args = { district: districtName(t, district), votes };
    return votes === 0 ? [] : [{ id: `klaeffer-web-district${ahead}`, args }];
  });
}
