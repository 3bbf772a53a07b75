import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Frames } from "./frames.ts";
import { letTimeRun, stopTime } from "./still.ts";

describe("frames", () => {
  beforeEach(stopTime);
  afterEach(letTimeRun);

  it("draw from the beginning to the end", async () => {
    const parts: number[] = [];
    const shown = new Frames().show(100, (part) => parts.push(part));
    await vi.advanceTimersByTimeAsync(150);
    await shown;
    expect([parts[0], parts.at(-1)]).toEqual([0, 1]);
    expect(parts.every((part, index) => part >= (parts[index - 1] ?? 0))).toBe(true);
  });

  it("end where a page draws none", async () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const shown = new Frames().show(100, () => undefined);
    await vi.advanceTimersByTimeAsync(500);
    await shown;
  });

  it("end, and rests end, when they are finished", async () => {
    const frames = new Frames();
    const shown = frames.show(100_000, () => undefined);
    frames.finish();
    await shown;
    const rested = frames.rest(100_000);
    frames.finish();
    await rested;
  });

  it("that draw what fails say so instead of waiting for ever", async () => {
    const fault = new Error("a card");
    const shown = new Frames().show(100, (part) => {
      if (part > 0) throw fault;
    });
    const failed = expect(shown).rejects.toBe(fault);
    await vi.advanceTimersByTimeAsync(600);
    await failed;
  });
});
