import { describe, expect, it } from "vitest";
import { namesAnother } from "./build.svelte.ts";

const page = (script: string) => `<!doctype html><script type="module" src="${script}"></script>`;

describe("a page that was built anew", () => {
  it("is known by its script", () => {
    expect(namesAnother(page("/assets/index-a.js"), "/assets/index-a.js")).toBe(false);
    expect(namesAnother(page("/assets/index-b.js"), "/assets/index-a.js")).toBe(true);
  });

  it("is not what a proxy says while the house is away", () => {
    expect(namesAnother("Bad gateway", "/assets/index-a.js")).toBe(false);
  });
});
