import { describe, expect, it } from "vitest";
import type { DogEvent } from "../../wire/types.ts";
import type { HappenedOf } from "../contract.ts";
import { retell } from "./retell.ts";

type Happened = HappenedOf<DogEvent>;

function step(stone: number, origin: number, target: number, message = "dog-event-moved", fields = 1): Happened {
  const event = { event: "moved", audience: null, owner: 0, stone, origin, target, fields } as const;
  return { version: 5, event, said: { kind: "said", message, about: { stone, fields } } };
}

describe("a seven in the log", () => {
  it("is one sentence for a stone that walks all seven", () => {
    const told = retell([0, 1, 2, 3, 4, 5, 6].map((at) => step(0, at, at + 1)));
    expect(told.map(({ said }) => said?.about)).toEqual([{ stone: 0, fields: 7 }]);
    expect(told[0]?.event).toMatchObject({ origin: 0, target: 7, fields: 7 });
  });

  it("tells each stone's way, and a way that was broken off in two parts", () => {
    const told = retell([step(0, 0, 1), step(0, 1, 2), step(1, 8, 9), step(0, 2, 3)]);
    expect(told.map(({ said }) => said?.about)).toEqual([
      { stone: 0, fields: 2 },
      { stone: 1, fields: 1 },
      { stone: 0, fields: 1 },
    ]);
  });

  it("ends in the stall where it does", () => {
    const told = retell([step(0, 0, 1), step(0, 1, 201, "dog-event-turned-in")]);
    expect(told.map(({ said }) => said?.message)).toEqual(["dog-event-turned-in"]);
  });

  it("leaves everything else alone", () => {
    const card = { version: 5, event: { event: "blanked", audience: null, seat: 0 }, said: null } as Happened;
    expect(retell([card])).toEqual([card]);
  });
});

describe("cards given away in the log", () => {
  const given = (event: string, seat: number, card = "") =>
    ({ version: 2, event: { event, audience: null, seat, card, to: 2 }, said: null }) as unknown as Happened;

  it("are told once by whoever knows the card", () => {
    const chapter = [given("chose", 2), given("chose", 0), given("choice", 0, "2"), given("choice", 0, "5")];
    expect(retell(chapter)).toEqual([given("chose", 2), given("choice", 0, "5")]);
    expect(retell([...chapter, given("gave", 0, "5")])).toEqual([given("chose", 2), given("gave", 0, "5")]);
  });
});
