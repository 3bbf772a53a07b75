import { describe, expect, it } from "vitest";
import { TwoFingers } from "./twist.ts";

const RIGHT = Math.PI / 180;
const spread = (angle: number, far = 120) => ({ x: 100, y: 100, far, angle: angle * RIGHT });

/** What all these positions of the fingers do together. */
function does(turns: boolean, ...positions: ReturnType<typeof spread>[]) {
  const fingers = new TwoFingers(spread(0), turns);
  const done = { zoom: 1, quarters: 0 };
  for (const position of positions) {
    const { zoom, quarters } = fingers.move(position);
    done.zoom *= zoom;
    done.quarters += quarters;
  }
  return done;
}

describe("two fingers", () => {
  it("turn the tile by what they turn, and do not zoom meanwhile", () => {
    expect(does(true, spread(15), spread(45, 126), spread(80, 110))).toEqual({ zoom: 1, quarters: 1 });
    expect(does(true, spread(-15), spread(-50))).toEqual({ zoom: 1, quarters: -1 });
    expect(does(true, spread(30), spread(90), spread(150), spread(-170))).toEqual({ zoom: 1, quarters: 2 });
  });

  it("turn it back when they go back", () => {
    expect(does(true, spread(40), spread(5)).quarters).toBe(0);
  });

  it("pinch without turning when they go apart first", () => {
    const done = does(true, spread(3, 150), spread(60, 180));
    expect(done.zoom).toBeCloseTo(1.2);
    expect(done.quarters).toBe(0);
  });

  it("only pinch when there is nothing to turn", () => {
    expect(does(false, spread(60, 240))).toEqual({ zoom: 2, quarters: 0 });
  });

  it("do nothing while they hardly move", () => {
    expect(does(true, spread(5, 124), spread(-4, 118))).toEqual({ zoom: 1, quarters: 0 });
  });
});
