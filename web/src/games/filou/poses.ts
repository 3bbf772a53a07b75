import { owners } from "./cards.ts";
import { type Beat, chase, ease, stretch } from "./motion.ts";
import type { Place, Plan } from "./plan.ts";
import type { Scene } from "./scene.ts";

/** What is drawn at one moment: the table, and how far the beat in motion is, 0 to 1. */
export interface Showing {
  plan: Plan;
  scene: Scene;
  own: number | null;
  beat: Beat | null;
  part: number;
}

export const column = ({ columns }: Plan, place: number): number => columns[place] ?? columns[0] ?? 0;
export const mouseCard = ({ mice }: Plan, place: number): Place => mice[place] ?? { x: 0, y: 0 };
export const middle = (plan: Plan, place: number): number => column(plan, place) + plan.card / 2;

/** Where a seat's plate is; at the beginning of a round all walk to their new places. */
export function plateAt({ plan, scene, beat, part }: Showing, seat: number): number {
  const at = (start: number) => column(plan, owners(scene.bids.length, start).indexOf(seat));
  if (beat?.kind !== "round") return at(scene.start);
  return at(beat.from) + (at(beat.to) - at(beat.from)) * ease(part);
}

export function plateMiddle(showing: Showing, seat: number): Place {
  const { plan } = showing;
  return { x: plateAt(showing, seat) + plan.card / 2, y: plan.plateTop + plan.plateHeight * 0.62 };
}

/** A card of the row as it is now: where, how much of its width is seen, which side, how strong. */
export interface Pose {
  place: number;
  x: number;
  y: number;
  wide: number;
  open: boolean;
  card: string | null;
  seat: number | null;
  empty: boolean;
  shows: number;
}

/** The cards that lie in the row or leave it; the one that is being laid is not there yet. */
export function posesOf(showing: Showing): Pose[] {
  const { plan, scene, beat } = showing;
  return scene.row.flatMap((card, place): Pose[] => {
    if (card === null || (beat?.kind === "lay" && beat.place === place)) return [];
    const pose: Pose = { place, x: column(plan, place), y: plan.rowTop, wide: 1, empty: false, shows: 1, ...card };
    return [moved(pose, place, showing)];
  });
}

function moved(pose: Pose, place: number, showing: Showing): Pose {
  const { plan, beat, part } = showing;
  switch (beat?.kind) {
    case "flip": {
      const turned = beat.places.indexOf(place);
      if (turned < 0) return pose;
      const open = part > 0.5;
      return {
        ...pose,
        wide: Math.abs(Math.cos(Math.PI * part)),
        open,
        card: open ? (beat.cards[turned] ?? null) : pose.card,
      };
    }
    case "chase": {
      if (place !== beat.dog && place !== beat.cat) return pose;
      const { jump, away, cards } = chase(part);
      return { ...pose, empty: place === beat.dog || jump > 0 || away > 0, shows: cards };
    }
    case "leave":
      return beat.dogs.includes(place) ? { ...pose, empty: true, shows: 1 - stretch(part, 0.5, 1) } : pose;
    case "take": {
      const to = plateMiddle(showing, beat.seat);
      const gone = ease(stretch(part, 0.3, 1));
      return {
        ...pose,
        x: pose.x + (to.x - plan.card / 2 - pose.x) * gone,
        y: pose.y + (to.y - plan.cardHeight / 2 - pose.y) * gone,
        shows: 1 - stretch(part, 0.85, 1),
      };
    }
    case "lose": {
      const fallen = plan.height * 0.5 * ease(stretch(part, 0.4, 1));
      return { ...pose, y: pose.y + fallen, shows: 1 - stretch(part, 0.5, 1) };
    }
    default:
      return pose;
  }
}

/** The card that is being laid: from its owner's plate or, for oneself, from the hand below. */
export function laidOf(showing: Showing): Pose | null {
  const { plan, beat, part, own } = showing;
  if (beat?.kind !== "lay") return null;
  const { seat, card } = beat;
  const to = { x: column(plan, beat.place), y: plan.rowTop };
  const from =
    seat === null
      ? { x: to.x, y: plan.rowTop - plan.mouseHeight }
      : { x: plateAt(showing, seat), y: seat === own ? plan.height : plan.plateTop };
  const soft = ease(part);
  return {
    place: beat.place,
    x: from.x + (to.x - from.x) * soft,
    y: from.y + (to.y - from.y) * soft,
    wide: 1,
    open: false,
    empty: false,
    shows: Math.min(1, part * 4),
    seat,
    card,
  };
}
