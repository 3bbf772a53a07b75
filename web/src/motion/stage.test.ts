import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage } from "./stage.svelte.ts";
import { letTimeRun, stopTime } from "./still.ts";

class Walking extends Stage {
  at = 0;

  walk = (speed: number) =>
    this.perform(speed, async () => {
      if (!this.finishing) await this.frames.show(400 * speed, (part) => (this.at = part));
      this.at = 1;
    });
  stumble = () => this.perform(1, () => Promise.reject(new Error("a stone")));
  shine = () => this.flashUp();
}

describe("what a game draws in motion", () => {
  beforeEach(stopTime);
  afterEach(letTimeRun);

  it("moves and comes to rest", async () => {
    const stage = new Walking();
    const walked = stage.walk(1);
    await vi.advanceTimersByTimeAsync(200);
    expect([stage.moving, stage.at > 0.3 && stage.at < 0.7]).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(250);
    await walked;
    expect([stage.moving, stage.at]).toEqual([false, 1]);
  });

  it("is at its end at once for whoever presses", async () => {
    const stage = new Walking();
    const walked = stage.walk(1);
    stage.finish();
    await walked;
    expect([stage.moving, stage.at]).toEqual([false, 1]);
  });

  it("is at its end at once without speed", async () => {
    const stage = new Walking();
    await stage.walk(0);
    expect([stage.moving, stage.at]).toEqual([false, 1]);
  });

  it("rests after a motion that fails", async () => {
    const stage = new Walking();
    await expect(stage.stumble()).rejects.toThrow("a stone");
    expect(stage.moving).toBe(false);
  });

  it("a press before a motion does not cut the next one short", async () => {
    const stage = new Walking();
    stage.finish();
    const walked = stage.walk(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.moving).toBe(true);
    await vi.advanceTimersByTimeAsync(400);
    await walked;
  });

  it("shines for a moment", async () => {
    const stage = new Walking();
    const shone = stage.shine();
    expect(stage.flash).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    await shone;
    expect(stage.flash).toBe(false);
  });
});
