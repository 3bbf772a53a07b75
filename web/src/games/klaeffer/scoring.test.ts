import { describe, expect, it } from "vitest";
import { badAfter, scored, verdict } from "./scoring.ts";

/** Cards of a district that add up to so many votes. */
const pile = (letter: string, sum: number): string[] =>
  sum <= 0 ? [] : [`${letter}C${Math.min(5, sum)}`, ...pile(letter, sum - 5)];
const seat = (...sums: number[]) => sums.map((sum, district) => pile("YORPBG"[district] ?? "Y", sum));

// the rulebook's example: A 7, B 13, C 17
const DISTRICTS = [seat(9, 4, 12, 0, 3, 6), seat(9, 11, 2, 8, 3, 0), seat(0, 7, 5, 10, 7, 5)];
const SECURED = [
  [0, 2, 5],
  [0, 1],
  [3, 4],
];

describe("the final scoring", () => {
  const rows = scored(DISTRICTS, SECURED);

  it("goes district by district; a tie is shared (KLF-22)", () => {
    expect(rows.map(({ votes }) => votes)[0]).toEqual([9, 9, 0]);
    expect(rows[0]?.secured).toEqual([true, true, false]);
    expect(rows[3]?.secured).toEqual([false, false, true]);
  });

  it("adds up what is not secured (KLF-23)", () => {
    expect(badAfter(rows, 0, 3)).toEqual([0, 0, 0]);
    expect(badAfter(rows, 2, 3)).toEqual([4, 0, 7]);
    expect(badAfter(rows, 6, 3)).toEqual([7, 13, 17]);
  });

  it("says who won only where the points do not (KLF-23)", () => {
    const name = (seat: number) => "ABC"[seat] ?? "";
    const line = (more: number[][], secured: number[][], winner: number) =>
      verdict(
        scored(
          more.map((sums) => seat(...sums)),
          secured,
        ),
        [winner],
        2,
        name,
      );
    expect(verdict(rows, [0], null, name)).toBeNull();
    expect(
      line(
        [
          [9, 9, 2],
          [2, 0, 9],
        ],
        [[0, 1], [2]],
        0,
      )?.id,
    ).toBe("klaeffer-web-scoring-more-districts");
    expect(
      line(
        [
          [9, 2],
          [2, 8],
        ],
        [[0], [1]],
        0,
      ),
    ).toEqual({ id: "klaeffer-web-scoring-more-votes", args: { who: "A", "who-is": "other" } });
    expect(line([[9, 5], [2, 6], [1]], [[0], [1], []], 1)).toEqual({
      id: "klaeffer-web-scoring-empty",
      args: { who: "C", "who-is": "you" },
    });
  });
});
