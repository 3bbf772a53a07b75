import { expect, it } from "vitest";
import { Plan } from "./plan.ts";

/** A house that answers at once. */
function house() {
  const asked: number[][] = [];
  const hands = {
    prefix: [] as number[],
    asked,
    chooseAll: (actions: number[]) => {
      asked.push(actions);
      hands.prefix = actions;
    },
  };
  return hands;
}

function until(plan: Plan, hands: ReturnType<typeof house>, wanted: number[]): number[] {
  for (let step = 0; step < 4; step += 1) plan.steer(hands, wanted);
  return hands.prefix;
}

it("a tile and its place are chosen with one message", () => {
  const [plan, hands] = [new Plan(), house()];
  expect(until(plan, hands, [7, 3])).toEqual([7, 3]);
  expect(hands.asked).toHaveLength(1);
});

it("another turn of the tile, another tile and letting go are one message each", () => {
  const [plan, hands] = [new Plan(), house()];
  until(plan, hands, [7, 3]);
  expect(until(plan, hands, [8, 3])).toEqual([8, 3]);
  expect(until(plan, hands, [9])).toEqual([9]);
  expect(until(plan, hands, [])).toEqual([]);
  expect(hands.asked).toHaveLength(4);
});

it("a step back by somebody else is told and not undone", () => {
  const [plan, hands] = [new Plan(), house()];
  until(plan, hands, [7, 3]);
  hands.prefix = [7];
  expect(plan.steer(hands, [7, 3])).toBe(true);
  expect(hands.prefix).toEqual([7]);
});

it("what was refused is not asked again and again", () => {
  const plan = new Plan();
  let asked = 0;
  const hands = { prefix: [], chooseAll: () => (asked += 1) };
  plan.steer(hands, [7]);
  plan.steer(hands, [7]);
  expect(asked).toBe(1);
  plan.steer(hands, []);
  plan.steer(hands, [7]);
  expect(asked).toBe(2);
});
