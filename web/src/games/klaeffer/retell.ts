import type { KlaefferEvent, Spoken } from "../../wire/types.ts";
import type { HappenedOf } from "../contract.ts";
import { breedOf, votesOf } from "./cards.ts";

type Happened = HappenedOf<KlaefferEvent>;
type Word = Spoken["about"][string];
const CARD = /^[YORPBG][CPB][1-5]$/;

/** What happened, with every dog by its breed, colour and votes: nobody at the screen knows the short names of cards. */
export function retell(chapter: Happened[]): Happened[] {
  return chapter.map((happened) => (happened.said === null ? happened : { ...happened, said: named(happened.said) }));
}

function named(said: Spoken): Spoken {
  const about = Object.entries(said.about).map(([key, word]) => [key, inWords(word)] as const);
  return { ...said, about: Object.fromEntries(about) };
}

function inWords(word: Word): Word {
  if (Array.isArray(word)) return word.map((one) => inWords(one) as string | number | Spoken);
  if (typeof word === "string") return CARD.test(word) ? dog(word) : word;
  return typeof word === "object" && "message" in word ? named(word) : word;
}

function dog(card: string): Spoken {
  const word = (message: string): Spoken => ({ kind: "said", message, about: {} });
  const about = {
    breed: word(`klaeffer-breed-${breedOf(card)}`),
    district: word(`klaeffer-district-${card[0]}`),
    votes: votesOf(card),
  };
  return { kind: "said", message: "klaeffer-web-dog", about };
}

/** The places of the council that something speaks of: the table rings them. */
export function placesOf(event: Happened["event"]): number[] {
  if (event.event === "placed") return [event.place];
  return event.event === "taken" || event.event === "refilled" ? event.places : [];
}
