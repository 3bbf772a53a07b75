import { describe, expect, it } from "vitest";
import type { GameOption, Listing } from "../wire/types.ts";
import { changed, kindOf, optionsFor, usualSeats } from "./options.ts";

const option = (key: string, more: Partial<GameOption>): GameOption => ({
  key,
  rule: "X-1",
  defaults: { "4": false, "6": false },
  low: 0,
  high: 0,
  choices: [],
  seats: [4, 6],
  ...more,
});
const game: Listing = {
  key: "x",
  folder: "x",
  seats: [4, 6],
  rules_version: 1,
  rules: [],
  levels: [],
  options: [
    option("packs", { defaults: { "4": 2, "6": 3 }, low: 1, high: 4 }),
    option("cycle", { defaults: { "4": "once", "6": "once" }, choices: ["once", "always"] }),
    option("teams", { seats: [6] }),
  ],
};

describe("the options of a new table", () => {
  it("are numbers, choices and switches", () => {
    expect(game.options.map(kindOf)).toEqual(["number", "choice", "switch"]);
  });

  it("are those that make sense for the seats", () => {
    expect(optionsFor(game, 4).map(({ key }) => key)).toEqual(["packs", "cycle"]);
  });

  it("are sent only where they differ from what the seats bring along", () => {
    const chosen = { packs: 3, cycle: "once", teams: true };
    expect(changed(game, 4, chosen)).toEqual({ packs: 3 });
    expect(changed(game, 6, chosen)).toEqual({ teams: true });
  });

  it("leave four seats for a quick game where four can play", () => {
    expect(usualSeats(game)).toBe(4);
    expect(usualSeats({ ...game, seats: [2, 3, 5] })).toBe(3);
  });
});
