import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Texts } from "../../lib/i18n.ts";
import { Land } from "./areas.ts";
import { isFace, spotsOf, takesOf } from "./choices.ts";
import maps from "./maps.recorded.json" with { type: "json" };
import { stats } from "./stats.ts";
import { WAYS } from "./tiles.ts";
import type { Seen } from "./types.ts";
import {
  areaInWords,
  backInWords,
  beastInWords,
  chipOf,
  edgesInWords,
  pensInWords,
  placeName,
  tileInWords,
} from "./words.ts";

const LOCALES = new URL("../../../../src/rudel/locales/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, LOCALES), "utf8");
const texts = {
  de: new Texts("de", read("de/schafe.ftl"), read("de/schafe-web.ftl")),
  en: new Texts("en", read("en/schafe.ftl"), read("en/schafe-web.ftl")),
};
const t = texts.de.text.bind(texts.de);
const laid = (x: number, y: number, edges: string, tile = 1) => ({ tile, x, y, edges, hunter: null, seat: 0 });

it("every text that is named has its words in both languages, and the other way round", () => {
  const folder = new URL("./", import.meta.url);
  const sources = readdirSync(folder).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"));
  const named = sources.flatMap(
    (name) => readFileSync(new URL(name, folder), "utf8").match(/schafe-web-[a-zA-Z0-9-]*[a-zA-Z0-9]/g) ?? [],
  );
  for (const lang of ["de", "en"] as const) {
    const ids = read(`${lang}/schafe-web.ftl`).match(/^schafe-web-[a-zA-Z0-9-]+/gm) ?? [];
    for (const name of named)
      expect(
        ids.some((id) => id === name || id.startsWith(`${name}-`)),
        name,
      ).toBe(true);
    for (const id of ids)
      expect(
        named.some((name) => id === name || id.startsWith(`${name}-`)),
        id,
      ).toBe(true);
  }
});

describe("in words", () => {
  it("a place is seen from the village", () => {
    expect(placeName(t, { x: -3, y: 1 })).toBe("eine Zeile südlich, 3 Spalten westlich");
    expect(placeName(t, { x: 0, y: -2 })).toBe("2 Zeilen nördlich, Spalte des Dorfes");
  });

  it("a tile says what is up and what is below", () => {
    expect(tileInWords(t, 25, { side: 0, turn: 0 }, "RRYY")).toContain("Norden Rot, Osten Rot");
    expect(backInWords(t, 60, { side: 0, turn: 0 })).toBe("vier rote Schafe");
    expect(backInWords(t, 60, { side: 1, turn: 0 })).toBe("der Wolf");
    expect(edgesInWords(t, "FFFF")).toBe("ringsum Wald");
  });

  it("a pen says its sheep, its open edges and the wolf", () => {
    const land = new Land([laid(0, 0, "YRRB"), laid(1, 0, "RFFR"), laid(2, 0, "FFFF", 60)]);
    const [pen, forest] = [land.areaAt({ x: 0, y: 0, way: 1 }), land.areaAt({ x: 2, y: 0, way: 0 })];
    expect(pen && areaInWords(t, pen)).toBe("4 rote Schafe, 2 Kanten offen, vom Wolf bedroht: zählt nicht");
    expect(forest && areaInWords(t, forest)).toBe("Wald mit einem Wolf: ein Pferch daneben ist bedroht");
  });

  it("everything that lies can be told in both languages", () => {
    for (const { map } of maps) {
      const land = new Land(map);
      for (const { x, y } of map)
        for (const way of WAYS) expect(areaInWords(t, land.areaAt({ x, y, way }) as never)).not.toContain("[");
      expect(pensInWords(texts.en.text.bind(texts.en), land).join()).not.toContain("[");
    }
  });
});

it("a chip says who has had the special action of this turn, to the eye and in words", () => {
  const view = { finished: [], bonus: [0, 0], held: [4, 1], colours: [null, "R"], acted: [1] };
  expect([0, 1].map((seat) => chipOf(view as never, seat).figure)).toEqual(["4", "1 !"]);
  const meaning = chipOf(view as never, 1).meaning;
  expect(t(meaning.id, meaning.args)).toBe("eins · Halt gemacht");
  const { acted: _, ...older } = view;
  expect(chipOf(older as never, 1).figure).toBe("1");
});

it("the figures of the end are counted from what was heard", () => {
  const heard = [
    { event: { event: "laid", seat: 1 } },
    { event: { event: "drew", seat: 1, number: 3 } },
    { event: { event: "scored", pens: [[5, 2], []] } },
  ];
  const found = stats({ game: { seats: 2 }, view: { bonus: [6, 0] } } as unknown as Seen, heard as never);
  expect(found.map(({ values }) => values)).toEqual([
    [5, 0],
    [6, 0],
    [0, 1],
    [0, 0],
    [0, 3],
    [0, 0],
  ]);
});

it("a wolf says beforehand what it threatens, and a hunter what he saves", () => {
  const before = [laid(0, 0, "YRRB"), laid(1, 0, "RFFR")];
  const [calm, wild] = [new Land(before), new Land([...before, laid(2, 0, "FFFF", 60)])];
  const ghost = { x: 2, y: 0, edges: "FFFF", draws: 1, turns: false };
  expect(beastInWords(t, calm, wild, { ...ghost, middle: "wolf" })).toBe("Bedroht: 4 rote Schafe");
  expect(beastInWords(t, wild, wild, { ...ghost, middle: "hunter" })).toBe("Rettet: 4 rote Schafe");
  expect(beastInWords(t, calm, wild, { ...ghost, middle: "secret" })).toBe("");
});

it("after showing colours a wolf of the hand goes with either side up, each to places of its own", () => {
  const land = new Land([laid(0, 0, "RFFR")]);
  const legal = [
    { id: 6888, word: "WR", action: { type: "take", tile: 60, side: 0, turn: 0 } },
    { id: 6880, word: "WRs", action: { type: "take", tile: 60, side: 1, turn: 0 } },
    { id: 6898, word: "done", action: { type: "done" } },
  ];
  const takes = takesOf(legal as never);
  expect(takes.map(isFace)).toEqual([true, false]);
  const places = takes.map((take) => spotsOf(land, [take], 9).map(({ x, y }) => `${x},${y}`));
  expect(places).toEqual([
    ["1,0", "0,1"],
    ["0,-1", "-1,0"],
  ]);
});
