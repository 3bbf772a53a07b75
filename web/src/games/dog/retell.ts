import type { DogChoiceMade, DogChose, DogEvent, DogMoved } from "../../wire/types.ts";
import type { HappenedOf } from "../contract.ts";

type Happened = HappenedOf<DogEvent>;

/** What one version brought about, in fewer sentences: an own gift told once, a stone's way in one. */
export function retell(chapter: Happened[]): Happened[] {
  const told: Happened[] = [];
  for (const happened of giftsOnce(chapter)) {
    const before = told.at(-1);
    if (before !== undefined && walksOn(before, happened)) told[told.length - 1] = joined(before, happened);
    else told.push(happened);
  }
  return told;
}

/** Who knows which card it is need not hear that it is some card, nor what was chosen before it. */
function giftsOnce(chapter: Happened[]): Happened[] {
  return chapter.filter(({ event }, place) => {
    if (event.event !== "chose" && event.event !== "choice") return true;
    return !chapter.some((other, at) => knowsBetter(other, event, at > place));
  });
}

function knowsBetter({ event }: Happened, told: DogChose | DogChoiceMade, later: boolean): boolean {
  if (event.event === "gave") return event.seat === told.seat;
  return event.event === "choice" && event.seat === told.seat && (told.event === "chose" || later);
}

function walk({ event }: Happened): DogMoved | null {
  return event.event === "moved" ? event : null;
}

function walksOn(before: Happened, after: Happened): boolean {
  const [one, next] = [walk(before), walk(after)];
  if (one === null || next === null) return false;
  return one.owner === next.owner && one.stone === next.stone && one.target === next.origin;
}

/** Both ways as one; whoever ends in the stall is told by where it ends alone. */
function joined(before: Happened, after: Happened): Happened {
  const [one, next] = [walk(before), walk(after)];
  if (one === null || next === null) return after;
  const fields = one.fields + next.fields;
  const said = after.said === null ? null : { ...after.said, about: { ...after.said.about, fields } };
  return { ...after, said, event: { ...next, origin: one.origin, fields } };
}
