import type { Area } from "./areas.ts";
import type { Place } from "./tiles.ts";

/** A place that can be chosen, or that is only shown. */
export interface Target extends Place {
  draws: number;
  /** The tile fits as it lies in the hand; otherwise it has to be turned. */
  exact: boolean;
  hinted: boolean;
}
/** The tile that shall be laid, where it would lie. */
export interface Ghost extends Place {
  edges: string;
  middle: string;
  draws: number;
  turns: boolean;
}
/** A pen that is ringed in its flock's colour, and the seats of which it is the best. */
export interface Outlined {
  area: Area;
  seats: number[];
}
