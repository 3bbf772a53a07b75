import type { TableProps } from "../contract.ts";

type Steering = Pick<TableProps, "prefix" | "choose" | "back">;

/**
 * Brings the house's half-made turn to what is wanted here, one action after the other: a tile and its place are two
 * actions that are chosen by one tap, and turning the tile on its place takes both back first.
 */
export class Plan {
  private before: readonly number[] = [];
  private sent = "";
  private backed = false;

  /** One step towards what is wanted; called whenever that or the prefix has changed. True if somebody else stepped back. */
  steer(props: Steering, wanted: readonly number[]): boolean {
    const { prefix } = props;
    const shorter = prefix.length < this.before.length;
    const foreign = shorter && !this.backed;
    this.before = prefix;
    if (shorter) this.backed = false;
    if (foreign) {
      this.sent = "";
      return true;
    }
    if (same(prefix, wanted)) {
      this.sent = "";
      return false;
    }
    const step = `${prefix.join()}>${wanted.join()}`;
    if (step === this.sent) return false;
    this.sent = step;
    if (prefix.every((action, place) => action === wanted[place])) {
      const next = wanted[prefix.length];
      if (next !== undefined) props.choose(next);
    } else {
      this.backed = true;
      props.back();
    }
    return false;
  }

  /** The turn is over, or everything was let go. */
  forget(): void {
    this.before = [];
    this.sent = "";
    this.backed = false;
  }
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((action, place) => action === other[place]);
}
