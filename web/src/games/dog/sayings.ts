import { STALL } from "./board.ts";
import type { Beat } from "./motion.ts";
import { cardName, type Tell } from "./words.ts";

/** What is said in the middle of the board about what happens: a message, and whom and what it names. */
export interface Saying {
  id: string;
  who?: number;
  other?: number;
  card?: string;
  as?: string;
}

/** Whether a walk turns from the ring into the stall. */
export function turnsIn(beat: Beat): boolean {
  return beat.kind === "walk" && (beat.places[0] ?? STALL) < STALL && (beat.places.at(-1) ?? 0) >= STALL;
}

/** Whether a walk goes against the others, as only a four does. */
function goesBack({ places: [from = 0, to = 0] }: Beat & { kind: "walk" }): boolean {
  return from < STALL && (to === from - 1 || (from === 0 && to > 1 && to < STALL));
}

/** What a beat is explained with; null where what was said before still holds. */
export function saying(beat: Beat): Saying | null {
  switch (beat.kind) {
    case "card":
      return { id: "dog-web-said-card", who: beat.seat, card: beat.card, as: beat.as };
    case "drop":
      return { id: "dog-web-said-drop", who: beat.seat };
    case "walk":
      if (goesBack(beat)) return { id: "dog-web-said-back", who: beat.owner };
      return turnsIn(beat) ? { id: "dog-web-said-stall", who: beat.owner } : null;
    case "hop":
      return { id: beat.home ? "dog-web-said-hit" : "dog-web-said-out", who: beat.owner };
    case "pickup":
      return null;
    case "swap": {
      const [one, other] = beat.moves;
      return { id: "dog-web-said-swap", who: one?.owner ?? 0, other: other?.owner ?? 0 };
    }
    case "trade":
      return { id: "dog-web-said-trade" };
    case "joy":
      return { id: "dog-web-said-joy", who: beat.seat };
    default:
      return { id: "dog-web-said-shuffle" };
  }
}

/** A saying in words, as `me` reads it. */
export function spoken(t: Tell, name: (seat: number) => string, saying: Saying, me: number | null): string {
  const { id, who, other, card, as } = saying;
  const joker = card === "*" && as !== undefined && as !== "*";
  const seat = (key: string, one: number | undefined) =>
    one === undefined ? {} : { [key]: name(one), [`${key}-is`]: one === me ? "you" : "other" };
  return t(id, {
    ...seat("who", who),
    ...seat("other", other),
    ...(card === undefined ? {} : { card: joker ? t("dog-joker-as", { card: cardName(t, as) }) : cardName(t, card) }),
  });
}
