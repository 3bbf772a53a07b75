import type { Beat } from "./motion.ts";

/** What was shown, from its end to its beginning: the same ways, walked back. */
export function backwards(beats: readonly Beat[]): Beat[] {
  return [...beats].reverse().flatMap((beat) => turned(beat) ?? []);
}

/** A beat that leads back to where it began; null where there is nothing to see. */
function turned(beat: Beat): Beat | null {
  switch (beat.kind) {
    case "walk":
      return { ...beat, places: [...beat.places].reverse() };
    case "hop":
      return { ...beat, from: beat.to, to: beat.from };
    case "swap":
      return { ...beat, moves: beat.moves.map((move) => ({ ...move, from: move.to, to: move.from })) };
    case "trade":
      return { ...beat, moves: beat.moves.map(({ from, to }) => ({ from: to, to: from })) };
    case "card":
      return { ...beat, kind: "pickup" };
    default:
      return null;
  }
}
