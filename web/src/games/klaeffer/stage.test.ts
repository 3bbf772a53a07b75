import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { letTimeRun, stopTime } from "../../motion/still.ts";
import type { KlaefferEvent, KlaefferView } from "../../wire/types.ts";
import recorded from "./game.recorded.json";
import { KlaefferStage, type Spot } from "./stage.svelte.ts";

const game = recorded[0];
const first = game?.first as unknown as KlaefferView;
const frames = (game?.frames ?? []) as unknown as { events: KlaefferEvent[]; view?: KlaefferView }[];
const events = frames.slice(0, 4).flatMap((frame) => frame.events);
const spot = (name: string): Spot => ({ x: name.length, y: 0, width: 40 });

/** What lies on the table once the events are over. */
async function afterwards(): Promise<unknown> {
  const stage = laid();
  const shown = stage.show(events, spot, 0, null);
  await vi.runAllTimersAsync();
  await shown;
  return stage.drawn;
}

function laid(): KlaefferStage {
  const stage = new KlaefferStage();
  stage.set(first);
  return stage;
}

describe("the table in motion", () => {
  beforeEach(stopTime);
  afterEach(letTimeRun);

  it("moves on from card to card and comes to rest", async () => {
    const stage = laid();
    const shown = stage.show(events, spot, 1, null);
    await vi.advanceTimersByTimeAsync(100);
    expect([stage.moving, stage.flights.length]).toEqual([true, 1]);
    await vi.runAllTimersAsync();
    await shown;
    expect([stage.moving, stage.flights, stage.judged, stage.acting]).toEqual([false, [], null, null]);
    expect(stage.drawn).toEqual(await afterwards());
  });

  it("is at its end at once for whoever presses", async () => {
    const stage = laid();
    const shown = stage.show(events, spot, 1, null);
    stage.finish();
    await shown;
    expect([stage.moving, stage.flights]).toEqual([false, []]);
    expect(stage.drawn).toEqual(await afterwards());
  });

  it("says who has given one a district, until that has been read", async () => {
    const stage = laid();
    const me = first.seat ?? 0;
    const cards = ["YC1"];
    stage.drawn = {
      ...first,
      gaps: {},
      row: "left",
      districts: first.districts.map(() => [cards, [], [], [], [], []]),
    };
    const gift: KlaefferEvent = { audience: null, event: "gave-away", seat: me + 1, to: me, district: 0, cards };
    const shown = stage.show([gift], spot, 1, null);
    await vi.advanceTimersByTimeAsync(1200);
    expect(stage.call).toEqual({ from: me + 1, district: 0 });
    await vi.runAllTimersAsync();
    await shown;
    expect(stage.call).toBeNull();
  });

  it("rests when a motion fails, and can be set", async () => {
    const stage = laid();
    const lost = () => {
      throw new Error("no such place");
    };
    await expect(stage.show(events, lost, 1, null)).rejects.toThrow("no such place");
    expect([stage.moving, stage.flights, stage.gone]).toEqual([false, [], []]);
    stage.set(first);
    expect(stage.drawn?.council).toEqual(first.council);
  });
});
