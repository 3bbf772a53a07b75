import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scrollKeys, scrolls } from "./scrolls.ts";

/** Something that is drawn so large, with so much inside. */
class Box extends EventTarget {
  overflowX = "visible";
  overflowY = "auto";
  clientHeight = 100;
  clientWidth = 100;
  scrollWidth = 100;
  children = [];
  attributes: Record<string, string> = {};
  constructor(public scrollHeight: number) {
    super();
  }
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
  removeAttribute(name: string) {
    delete this.attributes[name];
  }
}
const node = (box: Box) => box as unknown as HTMLElement;
let changed: (() => void)[] = [];

beforeEach(() => {
  class Observer {
    observe() {}
    disconnect() {}
    constructor(told: () => void) {
      changed.push(told);
    }
  }
  /** A browser tells of everything that is newly observed. */
  class Sizes extends Observer {
    constructor(private readonly told: () => void) {
      super(told);
    }
    override observe() {
      this.told();
    }
  }
  vi.stubGlobal("ResizeObserver", Sizes);
  vi.stubGlobal("MutationObserver", Observer);
  vi.stubGlobal("getComputedStyle", (box: Box) => box);
  vi.stubGlobal("document", { activeElement: null });
});

afterEach(() => {
  changed = [];
  vi.unstubAllGlobals();
});

/** What the browser would do when a size or a text has changed. */
const happens = () => {
  for (const told of changed) told();
};

it("something can be scrolled if there is more of it than is in sight, and it is not simply cut", () => {
  expect(scrollKeys(node(new Box(300)))).toEqual(["ArrowUp", "ArrowDown", "PageUp", "PageDown"]);
  expect(scrollKeys(node(new Box(101)))).toEqual([]);
  expect(scrollKeys(node(Object.assign(new Box(300), { overflowY: "hidden" })))).toEqual([]);
  const wide = Object.assign(new Box(100), { overflowX: "auto", scrollWidth: 300 });
  expect(scrollKeys(node(wide))).toEqual(["ArrowLeft", "ArrowRight"]);
});

it("Tab comes to it only while it scrolls, and it has a name then", () => {
  const box = new Box(100);
  const leave = scrolls("Log")(node(box));
  expect(box.attributes).toEqual({});
  box.scrollHeight = 300;
  happens();
  expect(box.attributes).toEqual({ tabindex: "0", "data-scrolls": "", role: "group", "aria-label": "Log" });
  box.scrollHeight = 100;
  happens();
  expect(box.attributes).toEqual({});
  leave?.();
});

it("a name of its own stays, and whoever has the focus keeps it", () => {
  const box = new Box(300);
  scrolls()(node(box));
  expect(box.attributes).toEqual({ tabindex: "0", "data-scrolls": "" });
  vi.stubGlobal("document", { activeElement: box });
  box.scrollHeight = 100;
  happens();
  expect(box.attributes).toEqual({ tabindex: "0", "data-scrolls": "" });
});

it("the keys that scroll it do not reach the table, all others do", () => {
  const box = new Box(300);
  scrolls()(node(box));
  const reaches = (key: string) => {
    const event = Object.assign(new Event("keydown"), { key });
    const stopped = vi.spyOn(event, "stopPropagation");
    box.dispatchEvent(event);
    return stopped.mock.calls.length === 0;
  };
  expect(["ArrowDown", "PageUp", "ArrowLeft", "h"].filter(reaches)).toEqual(["ArrowLeft", "h"]);
});
