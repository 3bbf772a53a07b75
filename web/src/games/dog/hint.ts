import type { DogAction, DogView, Spoken } from "../../wire/types.ts";
import { mover, placeOf, type Rules, stepwise, way } from "./board.ts";

type About = Spoken["about"];
const said = (message: string, about: About): Spoken => ({ kind: "said", message, about });

/** What a hint says where one sees which stone it means. */
const SEEN: Partial<Record<string, string>> = {
  "dog-action-forward": "dog-web-hint-forward",
  "dog-action-home": "dog-web-hint-into",
  "dog-action-back": "dog-web-hint-back",
  "dog-action-swap": "dog-web-hint-swap",
  "dog-action-out": "dog-web-hint-out",
  "dog-action-hits": "dog-web-hint-hits",
};

interface Way {
  stone: string;
  fields: number;
  home: boolean;
}

/** A hint without names of stones; the seven steps of one are told as ways: how far each stone goes, and who goes home. */
export function hinted(steps: Spoken[]): Spoken[] {
  if (steps.length < 2) return steps.map(shown);
  const card = plain(steps[0]).about.card;
  const ways: Way[] = [];
  const sent: Spoken[] = [];
  for (const step of steps) {
    const { message, about } = plain(step);
    const [stone, home] = [String(about.stone), message.endsWith("-home")];
    const going = ways.find((one) => one.stone === stone);
    if (going === undefined) ways.push({ stone, fields: 1, home });
    else Object.assign(going, { fields: going.fields + 1, home: going.home || home });
    if (step.about.whom !== undefined) sent.push(said("dog-web-hint-hit", { whom: step.about.whom }));
  }
  if (card === undefined) return steps;
  const told = ways.map(({ home, fields }) => said(home ? "dog-web-hint-home" : "dog-web-hint-way", { fields }));
  return [said("dog-web-hint-seven", { card, ways: [...told, ...sent] })];
}

function shown({ message, about }: Spoken): Spoken {
  const { action } = about;
  const inner = typeof action === "object" && "message" in action ? { ...about, action: shown(action) } : about;
  return said(SEEN[message] ?? message, inner);
}

/** A step without whom it meets. */
function plain(step: Spoken | undefined): Spoken {
  const action = step?.about.action;
  if (typeof action === "object" && "message" in action) return action;
  return step ?? said("", {});
}

/** The ways of the stones that a hint moves: all steps of a seven that a stone makes are one way. */
export function hintedWays(asked: readonly DogAction[], rules: Rules, view: DogView): number[][] {
  const seat = view.seat ?? 0;
  const homes = new Map<string, boolean[]>();
  for (const action of asked) {
    if (action.type !== "step") return [way(rules, view.stones, seat, action)].filter((places) => places.length > 0);
    const key = String(mover(rules, view.stones, seat, action));
    homes.set(key, [...(homes.get(key) ?? []), action.home]);
  }
  return [...homes].map(([key, steps]) => {
    const [owner = 0, letter = 0] = key.split(",").map(Number);
    return stepwise(rules, owner, placeOf(owner, letter, view.stones[owner]?.[letter] ?? 0), steps);
  });
}
