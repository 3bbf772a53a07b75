import { chase, ease, stretch } from "./motion.ts";
import type { Place, Plan } from "./plan.ts";
import { middle, mouseCard, plateMiddle, type Showing } from "./poses.ts";

/** Mice on their way: how many, and where they are. */
interface Flock extends Place {
  mice: number;
}

/** Where the mice of a mouse card sit. */
const mouseSpot = (plan: Plan, place: number): Place => {
  const { x, y } = mouseCard(plan, place);
  return { x: x + plan.mouseWidth / 2, y: y + plan.mouseHeight * 0.86 };
};

export function flocksOf(showing: Showing): Flock[] {
  const { plan, beat, part, own } = showing;
  const soft = ease(part);
  const go = (mice: number, from: Place, to: Place): Flock[] => {
    if (mice <= 0) return [];
    const lift = Math.sin(Math.PI * part) * plan.card * 0.16;
    return [{ mice, x: from.x + (to.x - from.x) * soft, y: from.y + (to.y - from.y) * soft - lift }];
  };
  switch (beat?.kind) {
    case "bid": {
      const to = plateMiddle(showing, beat.seat);
      return go(beat.to - beat.from, { x: to.x, y: beat.seat === own ? plan.height : to.y + plan.plateHeight }, to);
    }
    case "pass": {
      const to = plateMiddle(showing, beat.seat);
      const down = { x: to.x, y: to.y + plan.plateHeight };
      return [...go(beat.back, to, down), ...go(beat.mice, mouseSpot(plan, beat.mouse), down)];
    }
    case "pay":
      return go(beat.mice, plateMiddle(showing, beat.seat), plan.bank);
    case "fill":
      return beat.mice.flatMap((mice, place) => go(mice, plan.bank, mouseSpot(plan, place)));
    default:
      return [];
  }
}

/** The mice that lie on a plate: while they come or go they are in the air. */
export function lyingBid({ scene, beat }: Showing, seat: number): number {
  if (beat?.kind === "bid" && beat.seat === seat) return beat.from;
  if ((beat?.kind === "pass" || beat?.kind === "pay" || beat?.kind === "take") && beat.seat === seat) return 0;
  return scene.bids[seat] ?? 0;
}

/** What is in the bank: a bid that was paid lies there before the row is taken. */
export function bankOf({ scene, beat }: Showing): number {
  return scene.bank + (beat?.kind === "take" ? (scene.bids[beat.seat] ?? 0) : 0);
}

/** The mice that lie on a mouse card; null where none are left to be won. */
export function onMouseCard({ scene, beat }: Showing, place: number): number | null {
  if (beat?.kind === "pass" && beat.mouse === place) return null;
  return scene.mouse[place] ?? null;
}

/** Animals that run: the dog to its cat, then both away. */
interface Run extends Place {
  card: string;
  facing: number;
  lift: number;
  turn: number;
}

export function runsOf({ plan, scene, beat, part }: Showing): Run[] {
  const y = plan.rowTop + plan.cardHeight * 0.93;
  const card = (place: number) => scene.row[place]?.card ?? "";
  const hop = (much: number) => Math.abs(Math.sin(part * Math.PI * 9)) * plan.card * 0.13 * Math.min(1, much * 8);
  if (beat?.kind === "leave") {
    return beat.dogs.map((place) => {
      const away = stretch(part, 0.25, 1) ** 1.4;
      const x = middle(plan, place) + (plan.width + plan.card - middle(plan, place)) * away;
      return { card: card(place), x, y, facing: 1, lift: hop(away), turn: 0 };
    });
  }
  if (beat?.kind !== "chase") return [];
  const facing = beat.cat > beat.dog ? 1 : -1;
  const { dog, jump, away } = chase(part);
  const edge = facing > 0 ? plan.width + plan.card : -plan.card;
  const from = middle(plan, beat.dog);
  const near = middle(plan, beat.cat) - facing * plan.card * 0.62;
  const run = (x: number) => x + (edge - x) * away;
  const dogX = away > 0 ? run(near) - facing * away * plan.card * 0.35 : from + (near - from) * dog;
  const leap = Math.sin(Math.PI * stretch(part, 0, 0.14)) * plan.card * 0.2;
  const hunter = { card: card(beat.dog), x: dogX, y, facing, lift: hop(away > 0 ? 1 : dog) + leap, turn: 0 };
  if (jump <= 0 && away <= 0) return [hunter];
  const lift = jump * plan.card * 0.5 + (away > 0 ? hop(1) : 0);
  return [hunter, { card: card(beat.cat), x: run(middle(plan, beat.cat)), y, facing, lift, turn: -14 * jump }];
}
