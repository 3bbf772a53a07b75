import type { DogMoved, Happened } from "../../wire/types.ts";

/** A seven's steps in the log: one sentence for each way that a stone walks without a break. */
export function retell(chapter: Happened[]): Happened[] {
  const told: Happened[] = [];
  for (const happened of chapter) {
    const before = told.at(-1);
    if (before !== undefined && walksOn(before, happened)) told[told.length - 1] = joined(before, happened);
    else told.push(happened);
  }
  return told;
}

function walk({ event }: Happened): DogMoved | null {
  return event.event === "moved" && "target" in event ? (event as DogMoved) : null;
}

function walksOn(before: Happened, after: Happened): boolean {
  const [one, next] = [walk(before), walk(after)];
  if (one === null || next === null) return false;
  return one.owner === next.owner && one.stone === next.stone && one.target === next.origin;
}

/** Both ways as one; whoever ends in the stall is told by where it ends alone. */
function joined(before: Happened, after: Happened): Happened {
  const [one, next] = [walk(before), walk(after)];
  if (one === null || next === null || after.said === null) return after;
  const event: DogMoved = { ...next, origin: one.origin, fields: one.fields + next.fields };
  const from = before.said?.about.from;
  const about = from === undefined || !("from" in after.said.about) ? after.said.about : { ...after.said.about, from };
  return { ...after, event, said: { ...after.said, about } };
}
