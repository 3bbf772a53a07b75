import type { SchafeView } from "../../wire/types.ts";
import type { Line } from "../contract.ts";
import { bestPens, Land } from "./areas.ts";

/** Why seats with equal points are ranked as they are: the first of their next pens that differ, or that all share (SHF-34). */
export function rankedInWords(view: SchafeView): Line[] {
  const { points } = view;
  if (view.phase !== "over" || points === null) return [];
  const land = new Land(view.map);
  const pens = view.colours.map((colour) =>
    colour === null ? [] : bestPens(land, colour).map((pen) => pen.edges.length),
  );
  return groupsBy([...pens.keys()], (seat) => points[seat] ?? 0).flatMap(([sum, seats]) =>
    compared(seats, pens, 1, sum === Math.max(...points)),
  );
}

/** Seats with the same number together, the largest first. */
function groupsBy(seats: number[], number: (seat: number) => number): [number, number[]][] {
  const groups = new Map<number, number[]>();
  for (const seat of seats) groups.set(number(seat), [...(groups.get(number(seat)) ?? []), seat]);
  return [...groups].sort(([one], [other]) => other - one);
}

/** What these seats, which were equal up to here, have in their next pens. */
function compared(seats: number[], pens: number[][], from: number, first: boolean): Line[] {
  if (seats.length < 2) return [];
  const next = (seat: number) => pens[seat]?.[from] ?? 0;
  const groups = groupsBy(seats, next);
  if (groups.length > 1) {
    const figures = groups.map(([sheep]) => sheep).join(" : ");
    const line = { id: "schafe-web-tie", args: { nth: from + 1, figures } };
    return [line, ...groups.flatMap(([, some], place) => compared(some, pens, from + 1, first && place === 0))];
  }
  if (groups[0]?.[0] === 0) return [{ id: first ? "schafe-web-tie-won" : "schafe-web-tie-shared" }];
  return compared(seats, pens, from + 1, first);
}
