import type { Spoken } from "../../wire/types.ts";

type About = Spoken["about"];
const said = (message: string, about: About): Spoken => ({ kind: "said", message, about });

interface Way {
  stone: string;
  fields: number;
  home: boolean;
}

/** The seven steps of a hint, told as ways: how far each stone goes, and who has to go home. */
export function hinted(steps: Spoken[]): Spoken[] {
  if (steps.length < 2) return steps;
  const card = plain(steps[0]).about.card;
  const ways: Way[] = [];
  const sent: string[] = [];
  for (const step of steps) {
    const { message, about } = plain(step);
    const [stone, home] = [String(about.stone), message.endsWith("-home")];
    const going = ways.find((way) => way.stone === stone);
    if (going === undefined) ways.push({ stone, fields: 1, home });
    else Object.assign(going, { fields: going.fields + 1, home: going.home || home });
    if (step.about.other !== undefined) sent.push(String(step.about.other));
  }
  if (card === undefined) return steps;
  const told = ways.map(({ home, ...way }) => said(home ? "dog-web-hint-home" : "dog-web-hint-way", way));
  const hits = sent.map((stone) => said("dog-web-hint-hit", { stone }));
  return [said("dog-web-hint-seven", { card, ways: [...told, ...hits] })];
}

/** A step without whom it meets. */
function plain(step: Spoken | undefined): Spoken {
  const action = step?.about.action;
  if (typeof action === "object" && "message" in action) return action;
  return step ?? said("", {});
}
