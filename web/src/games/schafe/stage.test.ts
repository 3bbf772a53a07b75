import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SchafeLaid } from "../../wire/types.ts";
import { Meadows } from "./stage.svelte.ts";
import type { Heard } from "./types.ts";

const laid = (x: number): SchafeLaid => ({ tile: x, x, y: 0, edges: "RRYB", hunter: null, seat: 1 });
const heard = (event: object): Heard => ({ version: 1, event, said: null }) as unknown as Heard;
const lays = (x: number) =>
  heard({ event: "laid", audience: null, seat: 1, tile: x, edges: "RRYB", x, y: 0, touching: 1 });
const MAP = [laid(0), laid(1), laid(2)];

describe("what has happened", () => {
  const looked: number[] = [];
  let stage: Meadows;

  beforeEach(() => {
    vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) =>
      setTimeout(() => draw(performance.now()), 1),
    );
    vi.stubGlobal("cancelAnimationFrame", (frame: number) => clearTimeout(frame));
    looked.length = 0;
    stage = new Meadows({ show: ({ x }) => looked.push(x) });
  });

  it("is laid tile by tile, each looked at, on the way to the map", async () => {
    const seen: number[] = [];
    const motion = stage.show([lays(1), lays(2)], MAP, 0, 0.02);
    seen.push(stage.map?.length ?? -1);
    await motion;
    expect(seen).toEqual([1]);
    expect(looked).toEqual([1, 2]);
    expect(stage.map).toHaveLength(3);
    expect([stage.moving, stage.flight]).toEqual([false, null]);
  });

  it("is finished at once by a press", async () => {
    const motion = stage.show([lays(1), lays(2)], MAP, 0, 1_000);
    stage.finish();
    await motion;
    expect(stage.map).toHaveLength(3);
    expect(stage.moving).toBe(false);
  });

  it("is simply there without motion", async () => {
    await stage.show([lays(2)], MAP, 0, 0);
    stage.settle();
    expect([stage.map, stage.flight, stage.closed, stage.caption]).toEqual([null, null, null, null]);
    expect(looked).toEqual([]);
  });

  it("ends by itself when a motion throws", async () => {
    const blind = new Meadows({
      show: () => {
        throw new Error("blind");
      },
    });
    await expect(blind.show([lays(2)], MAP, 0, 1)).rejects.toThrow("blind");
    expect(blind.moving).toBe(false);
    blind.settle();
    expect(blind.map).toBeNull();
  });

  it("is taken back, the last first", async () => {
    await stage.takeBack([lays(1), lays(2)], [laid(0)], 0.02);
    expect(looked).toEqual([2, 1]);
  });

  it("tells which tiles were drawn", async () => {
    await stage.show([heard({ event: "drew-tiles", audience: 0, seat: 0, tiles: [7, 8] })], MAP, 0, 0);
    expect(stage.drawn).toEqual([7, 8]);
  });
});
