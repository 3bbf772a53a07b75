import { beforeEach, expect, test, vi } from "vitest";
import type { DogEvent, DogView } from "../../wire/types.ts";
import { plan } from "./outline.ts";
import { DogStage } from "./stage.svelte.ts";

const RULES = { seats: 4, alone: false, teamsOfThree: false };
const HOME = [120, 120, 120, 120];
const view = { stones: [[8, 120, 120, 120], HOME, HOME, HOME], seat: 0, turns: 3, phase: "playing", deal: 1 };
const after = view as unknown as DogView;
const walked: DogEvent[] = [
  { event: "played", audience: null, seat: 0, card: "8", shown: "8" },
  { event: "moved", audience: null, owner: 0, stone: 0, origin: 0, target: 8, fields: 8 },
];
const on = { board: plan(4), turned: 0 };

/** A clock of frames, so that nobody waits. */
beforeEach(() => {
  let now = 0;
  vi.stubGlobal("performance", { now: () => now });
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("requestAnimationFrame", (draw: (at: number) => void) => {
    now += 16;
    queueMicrotask(() => draw(now));
    return 1;
  });
});

function entered(): DogStage {
  const stage = new DogStage();
  stage.enter(after, walked);
  return stage;
}

test("a stone walks to where the view has it, and nothing moves afterwards", async () => {
  const stage = entered();
  expect(stage.stones[0]?.[0]).toBe(0);
  const shown = stage.show(walked, after, RULES, on, 1);
  expect(stage.moving).toBe(true);
  await shown;
  expect([stage.stones[0]?.[0], stage.moving, stage.showing, stage.poses]).toEqual([8, false, false, {}]);
  expect([stage.top?.card, stage.marks.length]).toEqual(["8", 1]);
});

test("whoever presses has it finished at once", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 1);
  const stage = entered();
  const shown = stage.show(walked, after, RULES, on, 1);
  stage.finish();
  await shown;
  expect([stage.stones[0]?.[0], stage.moving]).toEqual([8, false]);
});

test("a motion that fails leaves nothing moving, and the view is drawn after it", async () => {
  vi.stubGlobal("requestAnimationFrame", () => {
    throw new Error("no frames");
  });
  const stage = entered();
  await expect(stage.show(walked, after, RULES, on, 1)).rejects.toThrow("no frames");
  expect([stage.moving, stage.showing]).toEqual([false, false]);
  await stage.glide(after.stones, on, 0);
  expect([stage.stones[0]?.[0], stage.poses, stage.flying]).toEqual([8, {}, null]);
});
