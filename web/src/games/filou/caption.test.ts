import { describe, expect, it } from "vitest";
import type { FilouHappened } from "../../wire/types.ts";
import { captionOf, readable, standing } from "./caption.ts";

const happened = (version: number, event: object) =>
  ({ version, event: { audience: null, ...event }, said: null }) as unknown as FilouHappened;
const round = happened(1, { event: "round", round: 1, start: 0, mouse_cards: [] });
const turned = happened(2, { event: "turned-up", place: 0, seat: 0, card: "5" });
const bid = happened(3, { event: "bid", seat: 0, mice: 2 });
const undone = happened(4, { event: "undone", seat: 0, turn: 3 });

describe("what is said over the row", () => {
  it("is the last that was worth a word, also for who comes back", () => {
    expect(captionOf([])).toEqual([]);
    expect(captionOf([round, turned, bid])).toEqual([bid]);
    expect(captionOf([round, happened(2, { event: "chose", seat: 1 })])).toEqual([round]);
    const choice = happened(2, { event: "choice", seat: 1, card: "8" });
    expect(captionOf([choice])).toEqual([choice]);
  });

  it("says what led to it in the same breath", () => {
    const passed = happened(4, { event: "passed", seat: 1, mice: 2 });
    const after = happened(4, { event: "turned-up", place: 1, seat: 1, card: "SD" });
    expect(captionOf([bid, passed, after])).toEqual([passed, after]);
    const chased = happened(5, { event: "chased", dog: "SD", cat: "3", place: 0 });
    const taken = happened(5, { event: "row-taken", seat: 0, mice: 2, cards: [] });
    expect(captionOf([passed, after, chased, taken])).toEqual([chased, taken]);
    const left = happened(5, { event: "dogs-left", dogs: ["SD", "BD"] });
    expect(captionOf([passed, after, left, taken])).toEqual([left, taken]);
    expect(captionOf([happened(1, { event: "passed", seat: 1, mice: 0 }), turned])).toEqual([turned]);
  });

  it("does not speak of a turn that was taken back", () => {
    expect(standing([round, turned, bid, undone], 4)).toEqual([round, turned]);
    expect(captionOf(standing([round, turned, bid, undone], 4))).toEqual([turned]);
  });

  it("leaves out what led to it only where there is no room", () => {
    const both = ["Mehrere Hunde: Nur sie gehen.", "Bello zahlt 5 Mäuse und behält: −8, Hase."];
    const caption = { x: 0, y: 0, width: 246, height: 44, size: 14, lines: 2 };
    expect(readable(both, caption)).toBe(both.join(" "));
    expect(readable(both, { ...caption, lines: 1 })).toBe(both[1]);
    const long = ["Cora passt und nimmt 3 Mäuse.", "Die Karte von Bello wird aufgedeckt: „Katze 15“."];
    expect(readable(long, { ...caption, width: 233 })).toBe(long[1]);
    expect(readable([], caption)).toBe("");
  });

  it("does not run ahead of what is drawn", () => {
    expect(captionOf(standing([round, turned, bid], 2))).toEqual([turned]);
  });
});
