import { letter as seatLetter } from "../../ui/seats.ts";
import type { DogAction, DogView } from "../../wire/types.ts";
import { hit, met, mover, ownerOf, type Rules, STALL } from "./board.ts";
import type { Play, Target } from "./choices.ts";

/** Texts of the catalogue: an id and its arguments. */
export type Tell = (id: string, args?: Record<string, string | number>) => string;

/** Messages of the house that are said otherwise on the screen, which shows the stone and the field they speak of. */
export const ON_SCREEN = `
-dog-piece = { -dog-web-piece }
-dog-pieces = { -dog-web-pieces }
-dog-pieces-dative = { -dog-web-pieces-dative }
dog-event-moved = { dog-web-log-moved }
dog-event-turned-in = { dog-web-log-turned-in }
dog-event-hit = { dog-web-log-hit }
dog-event-swapped = { dog-web-log-swapped }
dog-event-left-nest = { dog-web-log-left-nest }
dog-event-finished = { dog-web-log-finished }
dog-why-nearer = { dog-web-why-nearer }
dog-why-hit = { dog-web-why-hit }
dog-why-home = { dog-web-why-home }
dog-why-out = { dog-web-why-out }
dog-why-give-starter = { dog-web-why-give-starter }
`;

const LETTERS = "abcd";

/** A stone for those who do not see the board: its seat's letter and its own. */
export function stoneName(owner: number, letter: number): string {
  return seatLetter(owner) + (LETTERS[letter] ?? "?");
}

export function cardName(t: Tell, card: string): string {
  return t(`dog-card-${card === "*" ? "joker" : card}`);
}

/** What stands on a card: its number, or the letter it has in this language. */
export function face(t: Tell, card: string): string {
  return "AJQK".includes(card) ? t(`dog-web-face-${card}`) : card === "*" ? "" : card;
}

const FIELDS: Record<string, string> = { A: "1 · 11", Q: "12", K: "13" };

/** What is written below a card's value: how far it goes, where the value does not say. */
export function below(card: string): string {
  return FIELDS[card] ?? "";
}

/** A card in the hand for those who do not see it: what is written on it, then its name. */
export function handName(t: Tell, card: string): string {
  const name = cardName(t, card);
  const written = [face(t, card), below(card)].filter((part) => part !== "").join(" ");
  return written === "" ? name : t("dog-web-card", { written, card: name });
}

/** A card, or the joker that stands for it (DOG-24). */
function shown(t: Tell, card: string, joker: boolean): string {
  return joker ? t("dog-joker-as", { card: cardName(t, card) }) : cardName(t, card);
}

/** What an action would do, and whom it would send home. */
export function describe(t: Tell, rules: Rules, view: DogView, action: DogAction): string {
  const said = does(t, rules, view, action);
  const met = hit(rules, view, view.seat ?? 0, action);
  return met === null ? said : t("dog-action-hits", { action: said, other: stoneName(...met) });
}

/** What tapping a target would do, for those who do not see it; `left` steps of a seven are to be made. */
export function told(t: Tell, rules: Rules, view: DogView, target: Target, left: number): string {
  const [first] = target.plays;
  if (first === undefined) return "";
  if (target.picks) return t("dog-web-pick", { stone: stoneName(...(moverOf(rules, view, first.action) ?? [0, 0])) });
  if (target.plays.length > 1) return t("dog-web-several", { count: target.plays.length });
  if (first.action.type !== "step") return describe(t, rules, view, first.action);
  const stone = stoneName(...(moverOf(rules, view, first.action) ?? [0, 0]));
  const kind = target.place === first.from ? "-rest" : first.to >= STALL ? "-home" : "";
  return hitting(
    t,
    view,
    first,
    t(`dog-web-steps${kind}`, { stone, fields: kind === "-rest" ? left : first.ids.length }),
  );
}

/** Which of several plays this is; the board shows the dog and the way. */
export function meant(t: Tell, view: DogView, play: Play): string {
  const { action, ids } = play;
  switch (action.type) {
    case "step":
      return hitting(t, view, play, t(`dog-web-mean-steps${into(play)}`, { fields: ids.length }));
    case "forward":
      return t(`dog-web-mean-forward${into(play)}`, { fields: action.fields });
    case "back":
      return t("dog-web-mean-back");
    default:
      return t("dog-web-mean-out");
  }
}

/** From its start a dog may go on along the ring, or into its stall. */
const into = ({ to }: Play) => (to >= STALL ? "-home" : "");

/** A seven sends home everybody it meets (DOG-42). */
function hitting(t: Tell, view: DogView, play: Play, said: string): string {
  const count = met(view, play.places).length;
  return count === 0 ? said : t("dog-web-mean-hits", { play: said, count });
}

const moverOf = (rules: Rules, view: DogView, action: DogAction) => mover(rules, view.stones, view.seat ?? 0, action);

function does(t: Tell, rules: Rules, view: DogView, action: DogAction): string {
  const seat = view.seat ?? 0;
  const ahead = (count: number) => (seat + count) % rules.seats;
  const own = (group: number, letter: number) => stoneName(ownerOf(rules, view.stones, seat, group), letter);
  switch (action.type) {
    case "give":
      return t("dog-action-give", { card: cardName(t, action.card) });
    case "out":
      return t("dog-action-out", { card: action.card === "*" ? shown(t, "A", true) : cardName(t, action.card) });
    case "forward": {
      const about = { card: shown(t, action.card, action.joker), stone: own(action.group, action.stone) };
      return t(action.home ? "dog-action-home" : "dog-action-forward", { ...about, fields: action.fields });
    }
    case "back":
      return t("dog-action-back", { card: shown(t, "4", action.joker), stone: own(action.group, action.stone) });
    case "swap": {
      const about = { card: shown(t, "J", action.joker), stone: own(action.group, action.stone) };
      return t("dog-action-swap", { ...about, other: stoneName(ahead(action.ahead), action.other) });
    }
    case "blank":
      return t("dog-action-blank", { card: shown(t, "J", action.joker) });
    case "step": {
      const kind = action.home ? "-home" : "";
      const stone = stoneName(ahead(action.ahead), action.stone);
      if (view.left > 0) return t(`dog-action-step${kind}`, { stone });
      return t(`dog-action-seven${kind}`, { card: shown(t, "7", action.joker), stone });
    }
    default:
      return t("dog-action-drop");
  }
}

/** Where the stones of a seat are, for those who do not see the board. */
export function where(t: Tell, view: DogView, seat: number, name: string): string {
  const places = (view.stones[seat] ?? []).map((place) => {
    if (place === 120) return t("dog-place-nest");
    if (place > 100) return t("dog-place-stall", { place: place - 100 });
    return place === 16 * seat ? t("dog-place-start") : t("dog-place-ring", { field: place });
  });
  return t("dog-web-where", { name, places: places.map((place, letter) => `${LETTERS[letter]} ${place}`).join(", ") });
}
