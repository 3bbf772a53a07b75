import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FilouEvent, FilouView } from "../../wire/types.ts";
import recorded from "./games.recorded.json" with { type: "json" };
import { sceneOf } from "./scene.ts";
import { FilouStage } from "./stage.svelte.ts";

const steps = recorded[1]?.steps as unknown as { events: FilouEvent[]; view?: FilouView }[];
const begun = steps[0]?.view as FilouView;
const later = steps.findIndex((step, place) => place > 0 && step.view !== undefined);
const news = steps.slice(1, later + 1).flatMap(({ events }) => events);
const seen = steps[later]?.view as FilouView;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (tick: (now: number) => void) =>
    setTimeout(() => tick(performance.now()), 16),
  );
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what happens is shown until the table is as its view has it", async () => {
  const stage = new FilouStage();
  stage.set(begun);
  const shown = stage.show(news, 1);
  expect(stage.moving).toBe(true);
  await vi.runAllTimersAsync();
  await shown;
  expect(stage.moving).toBe(false);
  expect(stage.now).toBeNull();
  expect(stage.scene?.bids).toEqual(sceneOf(seen).bids);
  expect(stage.scene?.passed).toEqual(sceneOf(seen).passed);
});

test("a press finishes all of it at once", async () => {
  const stage = new FilouStage();
  stage.set(begun);
  const shown = stage.show(news, 1);
  stage.finish();
  await shown;
  expect(stage.moving).toBe(false);
  expect(stage.scene?.bids).toEqual(sceneOf(seen).bids);
});

test("a motion that fails leaves nothing in motion", async () => {
  const stage = new FilouStage();
  stage.set(begun);
  const broken = { event: "row-laid", seats: null } as unknown as FilouEvent;
  await expect(stage.show([broken], 1)).rejects.toThrow();
  expect(stage.moving).toBe(false);
  stage.set(seen);
  expect(stage.now).toBeNull();
});

test("what is taken back ends with the table as it was", async () => {
  const stage = new FilouStage();
  stage.set(seen);
  const shown = stage.showBack(news, begun, 1);
  await vi.runAllTimersAsync();
  await shown;
  expect(stage.scene).toEqual(sceneOf(begun));
});
