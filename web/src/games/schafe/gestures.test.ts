import { beforeEach, describe, expect, it } from "vitest";
import { gestures } from "./gestures.ts";

/** As much of an element as fingers need: what is heard, and where it lies. */
class Pane extends EventTarget {
  readonly classList = { add: () => undefined, remove: () => undefined };
  getBoundingClientRect = () => ({ left: 100, top: 50 });
  setPointerCapture = () => undefined;
}

interface Finger {
  id?: number;
  x: number;
  y: number;
}

function told() {
  const log: [string, ...number[]][] = [];
  const lens = {
    move: (dx: number, dy: number) => log.push(["move", dx, dy]),
    zoom: (factor: number, x: number, y: number) => log.push(["zoom", factor, x, y]),
  };
  return { log, lens };
}

describe("on the map", () => {
  let pane: Pane;
  let log: [string, ...number[]][];
  let quarters = 0;
  let turns = false;

  beforeEach(() => {
    const { lens, log: heard } = told();
    [pane, log, quarters, turns] = [new Pane(), heard, 0, false];
    const turning = { turns: () => turns, turn: (by: number) => (quarters += by) };
    gestures(pane as unknown as HTMLElement, lens, turning);
  });

  const send = (type: string, { id = 1, x, y }: Finger, more: object = {}) => {
    const event = new Event(type, { cancelable: true });
    pane.dispatchEvent(Object.assign(event, { pointerId: id, clientX: x, clientY: y, pointerType: "touch", ...more }));
    return event;
  };
  /** A click as the browser sends it after fingers were lifted; whether it counts. */
  const click = () => !send("click", { x: 0, y: 0 }).defaultPrevented;

  it("a finger that hardly moves taps", () => {
    send("pointerdown", { x: 10, y: 10 });
    send("pointermove", { x: 13, y: 12 });
    send("pointerup", { x: 13, y: 12 });
    expect(click()).toBe(true);
    expect(log).toEqual([]);
  });

  it("a finger that goes on drags the map, and ends without a click", () => {
    send("pointerdown", { x: 10, y: 10 });
    send("pointermove", { x: 30, y: 10 });
    send("pointermove", { x: 35, y: 14 });
    send("pointerup", { x: 35, y: 14 });
    expect(log).toEqual([
      ["move", 20, 0],
      ["move", 5, 4],
    ]);
    expect(click()).toBe(false);
  });

  it("two fingers pinch around the point between them", () => {
    send("pointerdown", { id: 1, x: 180, y: 150 });
    send("pointerdown", { id: 2, x: 220, y: 150 });
    send("pointermove", { id: 2, x: 260, y: 150 });
    expect(log[0]).toEqual(["zoom", 2, 120, 100]);
    expect(log[1]).toEqual(["move", 20, 0]);
  });

  it("the first tap after a pinch counts, the end of the pinch does not", () => {
    send("pointerdown", { id: 1, x: 180, y: 150 });
    send("pointerdown", { id: 2, x: 220, y: 150 });
    send("pointermove", { id: 2, x: 260, y: 150 });
    send("pointerup", { id: 2, x: 260, y: 150 });
    send("pointerup", { id: 1, x: 180, y: 150 });
    send("pointerdown", { x: 40, y: 40 });
    send("pointerup", { x: 40, y: 40 });
    expect(click()).toBe(true);
  });

  it("the finger that stays after a pinch drags on without a jump", () => {
    send("pointerdown", { id: 1, x: 180, y: 150 });
    send("pointerdown", { id: 2, x: 220, y: 150 });
    send("pointermove", { id: 2, x: 260, y: 150 });
    send("pointerup", { id: 2, x: 260, y: 150 });
    log.length = 0;
    send("pointermove", { id: 1, x: 183, y: 151 });
    expect(log).toEqual([["move", 3, 1]]);
    send("pointerup", { id: 1, x: 183, y: 151 });
    expect(click()).toBe(false);
  });

  it("two fingers turn the tile that is in the hand", () => {
    turns = true;
    send("pointerdown", { id: 1, x: 200, y: 150 });
    send("pointerdown", { id: 2, x: 260, y: 150 });
    for (const angle of [20, 40, 60, 80]) {
      const [x, y] = [200 + 60 * Math.cos((angle * Math.PI) / 180), 150 + 60 * Math.sin((angle * Math.PI) / 180)];
      send("pointermove", { id: 2, x, y });
    }
    expect(quarters).toBe(1);
    expect(log.some(([what]) => what === "zoom")).toBe(false);
  });

  it("the wheel zooms at the mouse, two fingers on a touchpad move", () => {
    send("wheel", { x: 160, y: 90 }, { deltaX: 0, deltaY: -100, deltaMode: 0 });
    expect(log[0]?.slice(2)).toEqual([60, 40]);
    expect(log[0]?.[1]).toBeGreaterThan(1);
    send("wheel", { x: 160, y: 90 }, { deltaX: 3, deltaY: 5, deltaMode: 0 });
    expect(log[1]).toEqual(["move", -3, -5]);
  });

  it("a mouse's second button does nothing", () => {
    send("pointerdown", { x: 10, y: 10 }, { pointerType: "mouse", button: 2 });
    send("pointermove", { x: 60, y: 10 }, { pointerType: "mouse", button: 2 });
    expect(log).toEqual([]);
  });
});
