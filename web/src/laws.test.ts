import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const files = readdirSync(HERE, { recursive: true, encoding: "utf8" }).filter((path) =>
  /\.(ts|svelte|css)$/.test(path),
);
const read = (path: string) => readFileSync(join(HERE, path), "utf8");
const isTest = (path: string) => path.endsWith(".test.ts");

/** The room a file lies in; each game is a room of its own, and what all games share is another. */
function roomOf(path: string): string {
  const [first = "", second = ""] = path.split("/");
  if (first !== "games") return path.includes("/") ? first : "page";
  return path.split("/").length > 2 ? `games/${second}` : "games";
}

/** Below each room, those it may know. */
const BELOW: Record<string, string[]> = {
  wire: ["lib"],
  lib: ["wire"],
  ui: ["lib", "wire"],
  motion: ["games", "lib", "wire"],
  games: ["lib", "wire"],
  game: ["games", "motion", "ui", "lib", "wire"],
  rules: ["games", "ui", "lib", "wire"],
  table: ["rules", "games", "motion", "ui", "lib", "wire"],
  replay: ["table", "games", "motion", "ui", "lib", "wire"],
  hall: ["games", "ui", "lib", "wire"],
  page: ["hall", "table", "replay", "rules", "ui", "lib"],
};

/** What a file imports of ours, by path. */
function imported(path: string): string[] {
  const found = read(path).matchAll(/(?:from|import)\s*\(?"(\.[^"?]+)"/g);
  return [...found].map(([, to = ""]) => relative(HERE, join(HERE, dirname(path), to)));
}

describe("the rooms of the page", () => {
  it("know only those below them, and no game knows another", () => {
    const wrong = files.flatMap((path) => {
      const room = roomOf(path);
      const allowed = BELOW[room.startsWith("games/") ? "game" : room] ?? [];
      const strange = imported(path).filter((to) => !to.startsWith("..") && ![room, ...allowed].includes(roomOf(to)));
      return isTest(path) ? [] : strange.map((to) => `${path} imports ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  it("have no export that nobody uses", () => {
    const all = new Map(files.map((path) => [path, read(path)]));
    const unused = [...all].flatMap(([path, text]) => {
      if (isTest(path) || path === "wire/types.ts" || !path.endsWith(".ts")) return [];
      const names = [
        ...text.matchAll(/^export (?:abstract |async )?(?:const|let|function|class|interface|type) (\w+)/gm),
      ];
      return names.flatMap(([, name = ""]) => {
        const used = [...all].some(([other, its]) => other !== path && new RegExp(`\\b${name}\\b`).test(its));
        return used ? [] : [`${path}: ${name}`];
      });
    });
    expect(unused.filter((one) => !/index\.ts: screen$|box\.ts: box$/.test(one))).toEqual([]);
  });
});

/** From where on a window is another kind of window: small phones, phones, lying phones, tablets, desktops, walls. */
const WINDOWS = { width: [360, 375, 500, 640, 720, 960, 1180, 1800], height: [500, 620, 1000] };
/** Drawings paint with colours of their own, as pictures do. */
const PICTURES = /(Avatar|Box|Dog)\.svelte$/;

describe("the style of the page", () => {
  it("names its colours: a bare one stands only where it gets its name", () => {
    const wrong = files.flatMap((path) => {
      if (path.endsWith(".ts") || PICTURES.test(path)) return [];
      const bare = read(path).matchAll(/^(?!\s*--[\w-]+:).*?(#[0-9a-f]{3,8})\b/gim);
      return [...bare].filter(([line]) => !line.includes("url(#")).map(([line]) => `${path}: ${line.trim()}`);
    });
    expect(wrong).toEqual([]);
  });

  it("asks for the same windows everywhere; how a game answers to its own room is its own affair", () => {
    const wrong = files.flatMap((path) => {
      const asked = read(path).matchAll(/@media[^{]*/g);
      const sizes = [...asked].flatMap(([rule]) => [...rule.matchAll(/(\w+)-(width|height): (\d+)px/g)]);
      return sizes.flatMap(([whole, end, side, px]) => {
        const from = Number(px) + (end === "max" ? 1 : 0);
        return WINDOWS[side as "width" | "height"].includes(from) ? [] : [`${path}: ${whole}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});
