/** Two fingers on the window: the point between them, how far apart they are, and the angle from one to the other. */
export interface Spread {
  x: number;
  y: number;
  far: number;
  angle: number;
}

/** From here on fingers pinch, as the logarithm of how far they went apart; and from here on they twist, in radians. */
const PINCHES = 0.1;
const TWISTS = 0.2;
const QUARTER = Math.PI / 2;
/** A tile turns a little before the fingers have gone half of a quarter. */
const EARLY = 0.18;

/** Two fingers pinch or twist, whichever they do first; they do not do both until they are lifted. */
export class TwoFingers {
  private does: "" | "pinch" | "twist";
  private readonly first: Spread;
  private last: Spread;
  private gone = 0;
  private quarters = 0;

  /** Without anything to turn two fingers always pinch. */
  constructor(first: Spread, turns: boolean) {
    this.first = first;
    this.last = first;
    this.does = turns ? "" : "pinch";
  }

  /** How much nearer one looks now, and how many quarters clockwise the tile turns. */
  move(now: Spread): { zoom: number; quarters: number } {
    this.gone += around(now.angle - this.last.angle);
    const before = this.last;
    this.last = now;
    if (this.does === "pinch") return { zoom: ratio(before, now), quarters: 0 };
    if (this.does === "") this.decide(now);
    return { zoom: 1, quarters: this.does === "twist" ? this.turn() : 0 };
  }

  private decide(now: Spread): void {
    const pinched = Math.abs(Math.log(ratio(this.first, now))) / PINCHES;
    const twisted = Math.abs(this.gone) / TWISTS;
    if (pinched >= 1 || twisted >= 1) this.does = pinched > twisted ? "pinch" : "twist";
  }

  private turn(): number {
    const whole = Math.sign(this.gone) * Math.floor(Math.abs(this.gone) / QUARTER + 0.5 + EARLY);
    const more = whole - this.quarters;
    this.quarters = whole;
    return more;
  }
}

function ratio(before: Spread, now: Spread): number {
  return before.far > 0 && now.far > 0 ? now.far / before.far : 1;
}

/** The shorter way around from one angle to another. */
function around(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
