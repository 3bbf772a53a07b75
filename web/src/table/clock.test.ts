import { describe, expect, it } from "vitest";
import { startedNow, timeLeft, written } from "./clock.ts";

const times = { left: [60_000, 30_000], since: 1_000_000, running: [0], begins: [1_000_000, 1_000_000] };

describe("a seat's clock", () => {
  it("runs only for whom the game waits, and not in a break", () => {
    startedNow(1_000_000, 1_000_000);
    expect(timeLeft(times, 0, false, 1_010_000)).toBe(50_000);
    expect(timeLeft(times, 1, false, 1_010_000)).toBe(30_000);
    expect(timeLeft(times, 0, true, 1_010_000)).toBe(60_000);
    expect(timeLeft(times, 0, false, 2_000_000)).toBe(0);
  });

  it("does not mind a device whose own clock is wrong", () => {
    startedNow(1_000_000, 4_600_000);
    expect(timeLeft(times, 0, false, 4_605_000)).toBe(55_000);
  });

  it("begins later for somebody to whom the device is on its way", () => {
    startedNow(1_000_000, 1_000_000);
    const late = { ...times, begins: [1_010_000, 1_000_000] };
    expect(timeLeft(late, 0, false, 1_009_000)).toBe(60_000);
    expect(timeLeft(late, 0, false, 1_015_000)).toBe(55_000);
  });

  it("is written in minutes and seconds", () => {
    expect([written(0), written(100), written(59_001), written(605_000)]).toEqual(["0:00", "0:01", "1:00", "10:05"]);
  });
});
