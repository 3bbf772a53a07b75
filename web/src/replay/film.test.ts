import { expect, test } from "vitest";
import type { Moment } from "../wire/types.ts";
import { Film } from "./film.svelte.ts";

const moment = (version: number) => ({ version, events: version === 0 ? [] : [{ version }] }) as unknown as Moment;

function film(at: number): Film {
  const found = new Film();
  found.load([0, 1, 2, 3, 4].map(moment));
  found.at = at;
  return found;
}

const told = ({ news }: Film) => news.map(({ version }) => version);

test("a step forward shows what it brought about", () => {
  const shown = film(1);
  shown.step(2, false);
  expect([shown.at, shown.way, shown.backwards, told(shown)]).toEqual([2, "motion", false, [2]]);
});

test("a step back takes back what the later moment brought about, if the game can show it", () => {
  const shown = film(3);
  shown.step(2, true);
  expect([shown.at, shown.way, shown.backwards, told(shown)]).toEqual([2, "motion", true, [3]]);
  shown.step(1, false);
  expect([shown.at, shown.way, told(shown)]).toEqual([1, "fade", []]);
});

test("the same step taken again is news again", () => {
  const shown = film(1);
  shown.step(2, true);
  const before = shown.news;
  shown.step(1, true);
  shown.step(2, true);
  expect(shown.news).not.toBe(before);
  expect(told(shown)).toEqual([2]);
});

test("a leap fades, what is dragged follows at once, and nothing leads beyond the ends", () => {
  const shown = film(0);
  shown.step(4, true);
  expect([shown.at, shown.way]).toEqual([4, "fade"]);
  shown.step(3, true, true);
  expect([shown.at, shown.way, told(shown)]).toEqual([3, "cut", []]);
  shown.running = true;
  shown.step(9, true);
  expect([shown.at, shown.running]).toEqual([4, false]);
});
