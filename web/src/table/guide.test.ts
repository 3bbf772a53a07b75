import { describe, expect, it } from "vitest";
import { type Lessons, NO_LESSONS, next, taught, worth } from "./guide.ts";

const told = (...ids: (string | null)[]): Lessons =>
  ids.reduce<Lessons>((lessons, id, version) => next(lessons, id, id !== "wait", version), NO_LESSONS);

describe("the lessons of a guided game", () => {
  it("are given twice each, and count once while they last", () => {
    expect(worth(told("play", "play", "play"), "play")).toBe(true);
    expect(worth(told("play", "wait", "play"), "play")).toBe(true);
    expect(worth(told("play", "wait", "play", "wait", "play"), "play")).toBe(false);
  });

  it("are not used up by picking cards up and putting them back", () => {
    const dithering = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? "choose" : "place"));
    const lessons = dithering.reduce<Lessons>((all, id) => next(all, id, true, 7), NO_LESSONS);
    expect(lessons.turns).toBe(1);
    expect(worth(lessons, "choose")).toBe(true);
    expect(taught(lessons)).toBe(false);
  });

  it("end after a few own turns, however long the others take", () => {
    const round = ["play", "wait"];
    expect(taught(told(...Array.from({ length: 12 }, () => round).flat()))).toBe(false);
    expect(taught(told(...Array.from({ length: 13 }, () => round).flat()))).toBe(true);
    expect(taught(told(...Array.from({ length: 30 }, () => ["wait", null]).flat()))).toBe(false);
  });
});
