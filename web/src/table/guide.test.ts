import { describe, expect, it } from "vitest";
import type { Lessons } from "../lib/me.ts";
import { NO_LESSONS, next, rest, taught, worth } from "./guide.ts";

const told = (...ids: (string | null)[]): Lessons =>
  ids.reduce<Lessons>(
    (lessons, id, version) => next(lessons, id === null ? [] : [id], id !== "wait", version),
    NO_LESSONS,
  );

describe("the lines of a guided game", () => {
  it("are said twice each, and count once while they last", () => {
    expect(worth(told("play", "play", "play"), "play")).toBe(true);
    expect(worth(told("play", "wait", "play"), "play")).toBe(true);
    expect(worth(told("play", "wait", "play", "wait", "play"), "play")).toBe(false);
  });

  it("are counted one by one where two are said together", () => {
    const one = next(NO_LESSONS, ["lost", "play"], true, 1);
    const two = next(next(one, ["wait"], false, 2), ["won", "play"], true, 3);
    expect(two.given).toEqual({ lost: 1, play: 2, wait: 1, won: 1 });
    expect(two.turns).toBe(2);
  });

  it("are not used up by picking cards up and putting them back", () => {
    const dithering = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? "choose" : "place"));
    const lessons = dithering.reduce<Lessons>((all, id) => next(all, [id], true, 7), NO_LESSONS);
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

it("of a lesson's turn that is what is not done yet; who goes another way is led no further", () => {
  expect(rest([4, 5, 6], [])).toEqual([4, 5, 6]);
  expect(rest([4, 5, 6], [4])).toEqual([5, 6]);
  expect(rest([4, 5, 6], [5])).toEqual([]);
});
