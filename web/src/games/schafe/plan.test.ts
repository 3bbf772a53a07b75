import { expect, it } from "vitest";
import { Plan } from "./plan.ts";

/** A house that answers at once. */
function house() {
  const props = {
    prefix: [] as number[],
    choose: (action: number) => {
      props.prefix = [...props.prefix, action];
    },
    back: () => {
      props.prefix = props.prefix.slice(0, -1);
    },
  };
  return props;
}

function until(plan: Plan, props: ReturnType<typeof house>, wanted: number[]): number[] {
  for (let step = 0; step < 8; step += 1) plan.steer(props, wanted);
  return props.prefix;
}

it("a tile and its place are chosen one after the other", () => {
  const [plan, props] = [new Plan(), house()];
  expect(until(plan, props, [7, 3])).toEqual([7, 3]);
});

it("another turn of the tile takes both back first", () => {
  const [plan, props] = [new Plan(), house()];
  until(plan, props, [7, 3]);
  expect(until(plan, props, [8, 3])).toEqual([8, 3]);
  expect(until(plan, props, [])).toEqual([]);
});

it("a step back by somebody else is told and not undone", () => {
  const [plan, props] = [new Plan(), house()];
  until(plan, props, [7, 3]);
  props.back();
  expect(plan.steer(props, [7, 3])).toBe(true);
  expect(props.prefix).toEqual([7]);
});

it("what was refused is not asked again and again", () => {
  const plan = new Plan();
  let asked = 0;
  const props = { prefix: [], choose: () => (asked += 1), back: () => undefined };
  plan.steer(props, [7]);
  plan.steer(props, [7]);
  expect(asked).toBe(1);
});
