import { vi } from "vitest";

/** For tests: time stands still, and frames come as it is moved on. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("requestAnimationFrame", (draw: (now: number) => void) =>
    setTimeout(() => draw(performance.now()), 16),
  );
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => clearTimeout(frame));
}

export function letTimeRun(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
