import { describe, expect, it } from "vitest";
import { shapeOf } from "./shape.ts";

describe("the table", () => {
  it("is folded where a phone leaves little height", () => {
    expect(shapeOf(375, 385, 3)).toEqual({ folded: "stacked", others: false });
    expect(shapeOf(375, 309, 1)).toEqual({ folded: "beside", others: false });
    expect(shapeOf(320, 324, 3)).toEqual({ folded: "beside", others: false });
    expect(shapeOf(372, 320, 3)).toEqual({ folded: "beside", others: false });
  });

  it("keeps the others in sight as long as the council stays big", () => {
    expect(shapeOf(360, 496, 3)).toEqual({ folded: "stacked", others: true });
    expect(shapeOf(360, 440, 3)).toEqual({ folded: "stacked", others: false });
    expect(shapeOf(360, 440, 1)).toEqual({ folded: "stacked", others: true });
  });

  it("is open on a tall phone, a lying one, a tablet and a desk", () => {
    for (const [width, height] of [
      [360, 572],
      [544, 360],
      [768, 850],
      [1224, 780],
    ] as const) {
      expect(shapeOf(width, height, 3)).toEqual({ folded: null, others: true });
    }
  });
});
