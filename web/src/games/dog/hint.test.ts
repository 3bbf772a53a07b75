import { expect, test } from "vitest";
import type { Spoken } from "../../wire/types.ts";
import { hinted } from "./hint.ts";

const said = (message: string, about: Spoken["about"]): Spoken => ({ kind: "said", message, about });
const seven = said("dog-card-7", {});
const step = (stone: string, home = "") => said(`dog-action-step${home}`, { stone });

test("a hint for a seven tells how far each stone goes, once", () => {
  const first = said("dog-action-hits", {
    action: said("dog-action-seven", { card: seven, stone: "Aa" }),
    other: "Db",
  });
  const told = hinted([first, step("Aa"), step("Aa"), step("Ab"), step("Aa", "-home"), step("Aa"), step("Ab")]);
  expect(told).toEqual([
    said("dog-web-hint-seven", {
      card: seven,
      ways: [
        said("dog-web-hint-home", { stone: "Aa", fields: 5 }),
        said("dog-web-hint-way", { stone: "Ab", fields: 2 }),
        said("dog-web-hint-hit", { stone: "Db" }),
      ],
    }),
  ]);
});

test("every other hint stays as it is", () => {
  const one = [said("dog-action-give", { card: seven })];
  expect(hinted(one)).toBe(one);
});
