import { expect, it } from "vitest";
import type { Listing } from "../wire/types.ts";
import { older, provable } from "./notes.ts";

const listed = (key: string, rules_version: number): Listing => ({
  key,
  folder: key,
  seats: [4],
  rules_version,
  rules: [],
  levels: [],
  options: [],
});
const played = (key: string, rules_version: number) => ({ key, seats: 4, options: {}, rules_version });

it("a table plays by older rules if the house has newer ones of the same game", () => {
  const games = [listed("dog", 2), listed("filou", 1)];
  expect(older(played("dog", 1), games)).toBe(true);
  expect(older(played("dog", 2), games)).toBe(false);
  expect(older(played("filou", 1), games)).toBe(false);
});

it("nothing is said of a game that the house does not list, or as long as it has not answered", () => {
  expect(older(played("halma", 1), [listed("dog", 2)])).toBe(false);
  expect(older(played("dog", 1), [])).toBe(false);
});

it("prepared cards have nothing to prove, in a rehearsal neither", () => {
  expect((["fair", "prepared", "rehearsed"] as const).filter((dice) => provable({ dice }))).toEqual(["fair"]);
});
