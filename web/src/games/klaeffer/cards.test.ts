import { describe, expect, it } from "vitest";
import { badNow, breedOf, DISTRICTS, districtOf, leaders, placeName, votes, votesOf } from "./cards.ts";

const [A, B, C] = [
  [["YC5", "YP4"], ["OC4"], [], [], [], []],
  [["YB5", "YC3", "YP1"], [], [], ["PC2"], [], []],
  [[], ["OP5"], [], ["PC2".replace("2", "1")], [], []],
];
const districts = [A, B, C] as string[][][];

describe("cards by their names", () => {
  it("know district, breed and votes", () => {
    expect([districtOf("OC1"), breedOf("OC1"), votesOf("OC1")]).toEqual([1, "C", 1]);
    expect(votes(["YC5", "GB2"])).toBe(7);
    expect([...DISTRICTS].length).toBe(6);
  });

  it("lie on places from a1 to d4", () => {
    expect([0, 3, 5, 15].map(placeName)).toEqual(["a1", "d1", "b2", "d4"]);
  });
});

describe("districts (KLF-22, KLF-23)", () => {
  it("are led by everybody with the most votes, and by nobody without a card", () => {
    expect(leaders(districts, 0)).toEqual([0, 1]);
    expect(leaders(districts, 1)).toEqual([2]);
    expect(leaders(districts, 2)).toEqual([]);
  });

  it("count against whoever does not lead them", () => {
    expect([0, 1, 2].map((seat) => badNow(districts, seat))).toEqual([4, 0, 1]);
  });
});
