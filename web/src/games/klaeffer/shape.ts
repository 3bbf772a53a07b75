/** How the table is laid out. Where there is little room it is folded: the council is big, all else is a strip. */
export interface Shape {
  /** Above and below the council, beside it, or not folded at all. */
  folded: "stacked" | "beside" | null;
  /** What lies in front of the others is in sight. */
  others: boolean;
}

/** Below this height, in pixels, a table that is no wider than a phone is folded. */
const LOW = 560;
/** A lying phone has this much width: then all that lies in front of everybody fits beside the council. */
const LYING = 480;
/** A table that is not this much higher than wide has more of the council when all else lies beside it. */
const WIDE = 1.02;
/** What strip, hand and a council of 54 px a place need together, and every other board. */
const [NEEDED, BOARD] = [380, 34];

export function shapeOf(width: number, height: number, others: number): Shape {
  const lying = height <= 420 && width >= LYING && width >= height * 1.25;
  if (width >= LOW || height >= LOW || lying) return { folded: null, others: true };
  if (width * WIDE >= height) return { folded: "beside", others: false };
  return { folded: "stacked", others: height >= NEEDED + BOARD * others };
}
