import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { EMOTES } from "../table/emotes.ts";
import { firstLang, LANGS, Texts } from "./i18n.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const catalogue = (lang: string) => readFileSync(here(`../../../src/rudel/locales/${lang}/house.ftl`), "utf8");
const name = (seat: number) => ["Mia", "Bello", "Cora"][seat] ?? "?";

describe("the first language", () => {
  it("is the first of the browser's that the house speaks", () => {
    expect(firstLang(["fr-FR", "de-CH", "en"])).toBe("de");
    expect(firstLang(["en-GB", "de"])).toBe("en");
  });

  it("is English where the house speaks none of them", () => {
    expect(firstLang(["fr", "ja"])).toBe("en");
    expect(firstLang([])).toBe("en");
  });
});

describe("something said", () => {
  const texts = new Texts("de", "gives = { $who } gibt { $to }: { $cards }.\ncard = Karte { $number }\n");

  it("names seats, says what is inside it, and enumerates lists", () => {
    const card = (number: number) => ({ message: "card", about: { number } });
    const said = { message: "gives", about: { who: { seat: 1 }, to: { seat: 0 }, cards: [card(1), card(2)] } };
    expect(texts.say(said, name)).toBe("Bello gibt Mia: Karte 1, Karte 2.");
  });

  it("speaks to whoever reads", () => {
    const who = "{ $who-is ->\n [you] Du schlägst\n *[other] { $who } schlägt\n }";
    const met = "{ $met-is ->\n [you] dich\n *[other] { $met }\n }";
    const texts = new Texts("de", `hit = ${who} ${met}.`);
    const said = { message: "hit", about: { who: { seat: 1 }, met: { seat: 0 } } };
    expect(texts.say(said, name, 1)).toBe("Du schlägst Mia.");
    expect(texts.say(said, name, 0)).toBe("Bello schlägt dich.");
    expect(texts.say(said, name)).toBe("Bello schlägt Mia.");
  });

  it("shows the id where there is no message", () => {
    expect(texts.text("nowhere")).toBe("[nowhere]");
    expect(texts.has("nowhere")).toBe(false);
  });

  it("takes a later catalogue in", () => {
    const learning = new Texts("en", "a = one");
    learning.add("b = two");
    expect([learning.text("a"), learning.text("b")]).toEqual(["one", "two"]);
  });
});

describe("the house's catalogues", () => {
  const ids = (lang: string) => [...new FluentResource(catalogue(lang)).body].map((message) => message.id);
  const said = (lang: string) => {
    const found = new Map<string, string>();
    for (const [, id, rest] of catalogue(lang).matchAll(/^([a-z][\w-]*) =((?:.*\n(?: {4}.*\n)*))/gm)) {
      found.set(String(id), [...new Set(String(rest).match(/\$\w+/g) ?? [])].sort().join(" "));
    }
    return found;
  };

  it("have the same messages with the same arguments in both languages", () => {
    expect(ids("de").sort()).toEqual(ids("en").sort());
    expect(said("de")).toEqual(said("en"));
  });

  it("have every message of the families that the pages put together", () => {
    const families = {
      "house-animal": ["dog", "cat", "sheep", "wolf", "mouse", "rabbit", "hedgehog", "owl"],
      "house-bot": [..."ABCDEF"],
      "house-level": ["random", "casual", "greedy"],
      "hall-state": ["open", "playing", "over", "other-rules"],
      "prefs-theme": ["auto", "light", "dark"],
      "prefs-speed": ["slow", "normal", "fast", "off"],
      "new-watch": ["code", "anyone", "nobody"],
      "new-clock": ["none", "short", "long"],
      proof: ["kept", "kept-not", "mine", "mine-not", "record", "record-not"],
      emote: EMOTES,
    };
    for (const lang of LANGS) {
      const texts = new Texts(lang, catalogue(lang));
      const asked = Object.entries(families).flatMap(([family, ends]) => ends.map((end) => `${family}-${end}`));
      expect(asked.filter((id) => !texts.has(id))).toEqual([]);
    }
  });

  it("have every message that the pages ask for by name", () => {
    const asked = new Set<string>();
    for (const folder of ["hall", "table", "replay", "rules", "ui", "lib", ""]) {
      for (const file of readdirSync(here(`../${folder}`))) {
        if (!/\.(svelte|ts)$/.test(file) || file.endsWith(".test.ts")) continue;
        const source = readFileSync(here(`../${folder}/${file}`), "utf8");
        for (const [, id] of source.matchAll(/\bt\("([a-z][\w-]+)"/g)) asked.add(String(id));
      }
    }
    expect(asked.size).toBeGreaterThan(80);
    for (const lang of LANGS) {
      const texts = new Texts(lang, catalogue(lang));
      expect([...asked].filter((id) => !texts.has(id))).toEqual([]);
    }
  });
});
