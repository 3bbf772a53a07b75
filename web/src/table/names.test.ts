import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { namesAt } from "./names.ts";

const BOTS = ["Anka", "Bello", "Cora", "Dino", "Elfi", "Fips"];
const OTHERS = ["Gitte", "Hugo", "Ilka", "Jolle", "Kuno", "Lilo"];
const at = (...names: (string | null)[]) =>
  namesAt(
    names.map((name) => ({ name })),
    BOTS,
    OTHERS,
  );

describe("who is called how at a table", () => {
  it("is what people want and, for bots, the name of their chair", () => {
    expect(at("Mia", null, "Jan", null)).toEqual(["Mia", "Bello", "Jan", "Dino"]);
  });

  it("gives a bot another name when a person has it, however it is written", () => {
    expect(at("bello", null, null)).toEqual(["bello", "Gitte", "Cora"]);
    expect(at("Cora", "Gitte", null, null)).toEqual(["Cora", "Gitte", "Hugo", "Dino"]);
  });

  it("tells people of the same name apart by a number, in the order of the chairs", () => {
    expect(at("Mia", null, "mia", "Mia")).toEqual(["Mia", "Bello", "mia 2", "Mia 3"]);
  });

  it("never has the same name twice, whoever sits down", () => {
    const all = at("Bello", "Anka", null, null, "Dino", null);
    expect(new Set(all.map((name) => name.toLowerCase())).size).toBe(all.length);
  });
});

describe.each(["de", "en"])("the names that the house proposes (%s)", (lang) => {
  const written = readFileSync(new URL(`../../../src/rudel/locales/${lang}/house.ftl`, import.meta.url), "utf8");
  const said = (id: string) => new RegExp(`^${id} = (.*)$`, "m").exec(written)?.[1]?.split(", ") ?? [];

  it("are many, short, and nobody's twice", () => {
    const names = said("house-names");
    expect(names.length).toBeGreaterThanOrEqual(12);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.length > 7)).toEqual([]);
  });

  it("are none of a bot's and no animal's", () => {
    const animals = [...written.matchAll(/^house-animal-\w+ = (.*)$/gm)].map(([, name]) => String(name));
    const bots = [...written.matchAll(/^house-bot-[A-F] = (.*)$/gm)].map(([, name]) => String(name));
    expect([bots.length, animals.length]).toEqual([6, 8]);
    const others = [...bots, ...said("house-bots-other"), ...animals].map((name) => name.toLowerCase());
    expect(said("house-names").filter((name) => others.includes(name.toLowerCase()))).toEqual([]);
  });
});
