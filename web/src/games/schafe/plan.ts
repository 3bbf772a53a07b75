import type { Hands } from "./types.ts";

type Steering = Pick<Hands, "prefix" | "chooseAll">;

/**
 * Brings the house's half-made turn to what is wanted here: a tile and its place are two actions that are chosen by one
 * tap, and turning the tile on its place changes the first of them.
 */
export class Plan {
  private before: readonly number[] = [];
  private asked: readonly number[] | null = null;

  /** Called whenever what is wanted or the prefix has changed. True if somebody else stepped back. */
  steer({ prefix, chooseAll }: Steering, wanted: readonly number[]): boolean {
    const ours = this.asked !== null && same(prefix, this.asked);
    const foreign = prefix.length < this.before.length && !ours;
    this.before = prefix;
    if (foreign || same(prefix, wanted)) {
      this.asked = null;
      return foreign;
    }
    if (this.asked === null || !same(this.asked, wanted)) {
      this.asked = wanted;
      chooseAll([...wanted]);
    }
    return false;
  }

  /** The turn is over, or everything was let go. */
  forget(): void {
    this.before = [];
    this.asked = null;
  }
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((action, place) => action === other[place]);
}
