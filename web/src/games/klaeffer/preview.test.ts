import { describe, expect, it } from "vitest";
import type { KlaefferEvent } from "../../wire/types.ts";
import { lines, previewOf, run } from "./preview.ts";

const heard = (...events: object[]) => events as KlaefferEvent[];
// the rulebook's first example: RP5 on b2
const COUNCIL = [null, "BC3", null, null, "RC5", null, null, "GP3", null, "PP1", ...Array(6).fill(null)];
const placed = { event: "placed", seat: 0, card: "RP5", place: 5 };
const taken = { event: "taken", seat: 0, cards: ["RC5", "GP3"], places: [4, 7], column_votes: 9, row_votes: 10 };

describe("a preview", () => {
  it("is read out of what would happen", () => {
    expect(previewOf(heard(placed, taken))).toEqual({
      place: 5,
      card: "RP5",
      column: 9,
      row: 10,
      taken: [4, 7],
      crisis: false,
    });
    expect(previewOf(heard(placed, { event: "crisis", seat: 0 }, taken))?.crisis).toBe(true);
    expect(previewOf(heard())).toBeNull();
  });

  it("shows what may be taken where taking is free (KLF-12)", () => {
    const convinced = { place: 5, places: [4, 7], column_votes: 9, row_votes: 10 };
    expect(previewOf(heard(placed), convinced)).toEqual(previewOf(heard(placed, taken)));
    expect(previewOf(heard(placed))).toBeNull();
  });

  it("draws the unbroken runs with the house's votes (KLF-12)", () => {
    const preview = previewOf(heard(placed, taken));
    if (preview === null) throw new Error("no preview");
    const { column, row } = lines(COUNCIL, preview);
    expect([column.run, column.votes, column.enough]).toEqual([[1, 5, 9], 9, false]);
    expect([row.run, row.votes, row.enough]).toEqual([[4, 5], 10, true]);
    expect(row.places).toEqual([4, 5, 6, 7]);
  });

  it("ends a run at a gap on either side", () => {
    expect(run(COUNCIL, [4, 5, 6, 7], 6)).toEqual([6, 7]);
    expect(run(COUNCIL, [0, 4, 8, 12], 8)).toEqual([4, 8]);
  });
});
