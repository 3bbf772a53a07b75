/** Cards by their short names: OC1 is the orange Chihuahua with one vote. */
export const DISTRICTS = "YORPBG";
export const SIDE = 4;
export const PLACES = SIDE * SIDE;
/** The votes that convince the council (KLF-12). */
export const ENOUGH = 10;

export type Breed = "C" | "P" | "B";

export const districtOf = (card: string): number => DISTRICTS.indexOf(card[0] ?? "");
export const breedOf = (card: string): Breed => (card[1] ?? "C") as Breed;
export const votesOf = (card: string): number => Number(card[2] ?? 0);

/** A place as people say it: a1 is the top left one, d4 the bottom right one. */
export const placeName = (place: number): string => `${"abcd"[place % SIDE]}${Math.floor(place / SIDE) + 1}`;

export function votes(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + votesOf(card), 0);
}

/** Per seat and district the cards that lie in front of it. */
export type Districts = readonly (readonly (readonly string[])[])[];

/** The votes of every seat in a district. */
export function tally(districts: Districts, district: number): number[] {
  return districts.map((own) => votes(own[district] ?? []));
}

/** Who leads a district: everybody with the most votes in it, nobody without a card (KLF-22). */
export function leaders(districts: Districts, district: number): number[] {
  const counted = tally(districts, district);
  const most = Math.max(0, ...counted);
  return most === 0 ? [] : counted.flatMap((own, seat) => (own === most ? [seat] : []));
}

/** What would count against a seat if the game were over now (KLF-23). */
export function badNow(districts: Districts, seat: number): number {
  return [...DISTRICTS].reduce((sum, _, district) => {
    const own = tally(districts, district)[seat] ?? 0;
    return leaders(districts, district).includes(seat) ? sum : sum + own;
  }, 0);
}
