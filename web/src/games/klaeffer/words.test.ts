import { describe, expect, it } from "vitest";
import german from "../../../../src/rudel/locales/de/klaeffer.ftl?raw";
import germanWeb from "../../../../src/rudel/locales/de/klaeffer-web.ftl?raw";
import english from "../../../../src/rudel/locales/en/klaeffer.ftl?raw";
import englishWeb from "../../../../src/rudel/locales/en/klaeffer-web.ftl?raw";
import { Texts } from "../../lib/i18n.ts";
import type { KlaefferEvent, KlaefferView } from "../../wire/types.ts";
import type { Preview } from "./preview.ts";
import { backNames, brings, dogName, foreseen, standing } from "./words.ts";

const de = new Texts("de", german, germanWeb);
const en = new Texts("en", english, englishWeb);
const t = de.text.bind(de);
const idsOf = (catalogue: string) => [...catalogue.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
const COUNCIL = ["RC5", null, "GP3", ...Array(13).fill(null)];
const preview = (more: Partial<Preview>): Preview => ({
  place: 1,
  card: "RP5",
  column: 5,
  row: 13,
  taken: [0, 2],
  crisis: false,
  ...more,
});

describe("the words of the screen", () => {
  it("are said in both languages", () => {
    expect(idsOf(englishWeb)).toEqual(idsOf(germanWeb));
  });

  it("name dogs and backs", () => {
    expect(dogName(t, "OC1")).toBe("Chihuahua orange 1");
    expect(dogName(en.text.bind(en), "GB4")).toContain("4");
    expect(backNames(t, ["Y", null, "R"])).toBe("gelb, rot");
  });

  it("count a single vote as one", () => {
    const [one, two] = [
      { cards: 1, votes: 1 },
      { cards: 1, votes: 2 },
    ];
    expect(t("klaeffer-why-takes", one)).toBe("Eine Karte ist zu holen, das ist 1 Stimme.");
    expect(t("klaeffer-why-takes", two)).toBe("Eine Karte ist zu holen, das sind 2 Stimmen.");
    expect(en.text("klaeffer-why-takes", one)).toBe("One card is to be had, that is 1 vote.");
  });

  it("say what placing a card would bring", () => {
    expect(foreseen(t, COUNCIL, preview({}))).toBe(
      "b1: Spalte 5, Reihe 13; zu nehmen: Chihuahua rot 5, Zwergspitz grün 3",
    );
    expect(foreseen(t, COUNCIL, preview({ taken: [], row: 9 }))).toBe("b1: Spalte 5, Reihe 9; nichts zu nehmen");
    expect(foreseen(t, COUNCIL, preview({ taken: [] }))).toBe(
      "b1: Spalte 5, Reihe 13; kein Hund passt in Farbe oder Rasse",
    );
    expect(foreseen(t, COUNCIL, preview({ crisis: true }))).toContain("Krise");
  });

  it("ask before a turn is played whether one wants what it would bring", () => {
    const taken = (places: number[], row: number) =>
      ({ event: "taken", seat: 0, cards: [], places, column_votes: 5, row_votes: row }) as unknown as KlaefferEvent;
    const asked = (events: KlaefferEvent[], convinced: object | null = null) => {
      const placed = { event: "placed", seat: 0, card: "RP5", place: 1 } as KlaefferEvent;
      const view = { convinced } as KlaefferView;
      const line = brings({ events: [placed, ...events], view, now: null, legal: [], whole: true, ways: [] });
      return line === null ? null : t(line.id, line.args);
    };
    const crisis = { event: "crisis", seat: 0 } as KlaefferEvent;
    expect(asked([taken([0, 2], 13)])).toBe("13 Stimmen: Du nimmst die 2 angehakten Hunde. Bestätigen?");
    expect(asked([taken([], 9)])).toBe("Weniger als 10 Stimmen: Hier nimmst du nichts. Bestätigen?");
    expect(asked([taken([], 13)])).toBe("13 Stimmen, aber kein Hund passt in Farbe oder Rasse. Bestätigen?");
    expect(asked([crisis, taken([0], 9)])).toContain("Krise");
    expect(asked([], { place: 1, places: [0], column_votes: 5, row_votes: 13 })).toBe(
      "13 Stimmen: Einen Hund darfst du nehmen. Bestätigen?",
    );
  });

  it("tell what lies before a seat, district by district", () => {
    const nothing = [[], [], [], [], [], []];
    const districts = [
      [["YC1", "YB4"], [], ["RC1"], [], [], []],
      [[], [], ["RP5"], [], [], []],
      nothing,
    ] as unknown as KlaefferView["districts"];
    const told = (seat: number) => standing(t, { districts }, seat).map(({ id, args }) => t(id, args));
    expect(told(0)).toEqual(["gelb: 5 Stimmen, vorn", "rot: 1 Stimme"]);
    expect(told(2)).toEqual([]);
  });
});
