import { describe, expect, it } from "vitest";
import { keysOf, press } from "./keys.ts";
import type { Session } from "./session.svelte.ts";

const key = (name: string, more: object = {}) => {
  const event = { key: name, target: null, stopped: false, preventDefault: () => undefined, ...more };
  return event as unknown as KeyboardEvent;
};

function table(prefix: number[] = []) {
  const done: string[] = [];
  const session = {
    prefix,
    back: () => done.push("back"),
    undo: () => done.push("undo"),
    letGo: () => done.push("let go"),
    askHint: () => done.push("hint"),
    confirm: () => done.push("confirm"),
  } as unknown as Session;
  const keys = keysOf(session, (what) => done.push(what));
  return { done, tap: (name: string, more?: object) => press(key(name, more), keys) };
}

describe("the keys of the table", () => {
  it("take back a step of a half-made turn, or the last turn", () => {
    const begun = table([7]);
    begun.tap("u");
    const whole = table();
    whole.tap("U");
    expect([begun.done, whole.done]).toEqual([["back"], ["undo"]]);
  });

  it("ask for hint, rules, log and all keys, confirm and let go", () => {
    const { done, tap } = table();
    for (const name of ["h", "r", "l", "?", "c", "Escape", "x", "1"]) tap(name);
    expect(done).toEqual(["hint", "rules", "log", "keys", "confirm", "let go"]);
  });

  it("leave the browser's own keys alone", () => {
    const { done, tap } = table();
    tap("r", { ctrlKey: true });
    tap("l", { metaKey: true });
    expect(done).toEqual([]);
  });
});
