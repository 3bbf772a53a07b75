import type { Spoken } from "../../wire/types.ts";
import type { Heard } from "./types.ts";

type Word = Spoken["about"][string];
/** What a seat lays; the tiles drawn for it are told in the same sentence. */
const LAYS = ["laid", "wolf", "hunter", "covered", "shown"];
/** Tiles have names in the notation only; who holds them sees them in the hand. */
const UNTOLD = ["hand", "drew-tiles"];

/** What happened, for those who see the map: a tile by what it shows, and no places in numbers. */
export function retell(chapter: Heard[]): Heard[] {
  const told: Heard[] = [];
  let laying: { at: number; seat: number } | null = null;
  for (const happened of chapter) {
    const { event } = happened;
    if (UNTOLD.includes(event.event)) continue;
    if (event.event === "drew" && laying !== null && laying.seat === event.seat) {
      const before = told[laying.at] as Heard;
      told[laying.at] = { ...before, said: inWords(before.event, event.number) };
      laying = null;
      continue;
    }
    const said = inWords(event, 0);
    if (LAYS.includes(event.event) && "seat" in event) laying = { at: told.length, seat: event.seat };
    told.push(said === null || happened.said === null ? happened : { ...happened, said });
  }
  return told;
}

/** Whether the map can show where this happened. */
export function where({ event }: Heard): boolean {
  return "x" in event && "y" in event;
}

function inWords(event: Heard["event"], number: number): Spoken | null {
  switch (event.event) {
    case "laid":
      return said("laid", event.seat, { number, what: shown(event.edges) });
    case "wolf":
    case "hunter":
      return said(event.event, event.seat, { number });
    case "covered":
      return said("covered", event.seat, {});
    case "shown":
      return said("shown", event.seat, { number, colour: word(`schafe-colour-${event.colour}`) });
    default:
      return null;
  }
}

function said(what: string, seat: number, about: Record<string, Word>): Spoken {
  return { kind: "said", message: `schafe-web-log-${what}`, about: { who: { kind: "name", seat }, ...about } };
}

const word = (message: string): Spoken => ({ kind: "said", message, about: {} });

/** A tile by its edges, from the north clockwise. */
function shown(edges: string): Spoken {
  const [north, east, south, west] = [...edges].map((motif) => word(`schafe-web-motif-${motif}`)) as [
    Spoken,
    Spoken,
    Spoken,
    Spoken,
  ];
  if (edges === edges[0]?.repeat(4)) return word(`schafe-web-all-${edges[0]}`);
  return { kind: "said", message: "schafe-web-log-edges", about: { north, east, south, west } };
}
