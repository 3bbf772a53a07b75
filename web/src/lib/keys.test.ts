import { afterEach, describe, expect, it, vi } from "vitest";
import { forTable, heard, hearKeys, walk } from "./keys.ts";

const key = (name: string, more: object = {}) =>
  ({ key: name, target: null, preventDefault: () => undefined, ...more }) as unknown as KeyboardEvent;

describe("a key", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is for the table unless somebody writes, has taken it or means the browser", () => {
    const writing = { closest: (where: string) => (where.includes("input") ? {} : null) };
    const keys = [{}, { ctrlKey: true }, { defaultPrevented: true }, { target: writing }];
    expect(keys.map((more) => forTable(key("r", more)))).toEqual([true, false, false, false]);
    vi.stubGlobal("document", { querySelector: () => ({}) });
    expect(forTable(key("r"))).toBe(false);
  });

  it("goes to the game first, as long as one is there", () => {
    const leave = hearKeys((event) => event.key === "q");
    expect([heard(key("q")), heard(key("r"))]).toEqual([true, false]);
    leave();
    expect(heard(key("q"))).toBe(false);
  });

  it("walks from target to target, round and round", () => {
    const page = { activeElement: null as unknown };
    vi.stubGlobal("document", page);
    const targets = ["one", "two", "three"].map((name) => {
      const target = { name, focus: () => (page.activeElement = target) };
      return target as unknown as HTMLElement & { name: string };
    });
    const way = ["ArrowLeft", "ArrowRight", "ArrowDown", "ArrowUp", "ArrowUp", "x"];
    expect(way.map((name) => walk(key(name), targets)?.name)).toEqual([
      "three",
      "one",
      "two",
      "one",
      "three",
      undefined,
    ]);
  });
});
