import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Texts } from "../../lib/i18n.ts";
import type { FilouAction, FilouHappened, FilouSeen, FilouView, Seen } from "../../wire/types.ts";
import { allowed, bidding, bidId, layId, slots, watching, within } from "./bidding.ts";
import { CARDS } from "./cards.ts";
import { counted, counting } from "./count.ts";
import recorded from "./games.recorded.json" with { type: "json" };
import { sceneOf } from "./scene.ts";
import { stats } from "./stats.ts";
import { buying, cardName, face, passing, placeSaid, seatSaid, short } from "./words.ts";

const catalogue = (lang: string, name: string) =>
  readFileSync(new URL(`../../../../src/rudel/locales/${lang}/${name}.ftl`, import.meta.url), "utf8");
const speak = (lang: "de" | "en") => {
  const texts = new Texts(lang, catalogue(lang, "filou"), catalogue(lang, "filou-web"));
  return (id: string, args?: Record<string, string | number>) => texts.text(id, args);
};
const german = speak("de");
const game = recorded[1] as unknown as { game: Seen["game"]; steps: { events: object[]; view?: FilouView }[] };
const begun = game.steps[0]?.view as FilouView;
const ended = game.steps.at(-1)?.view as FilouView;

const ACTIONS: FilouAction[] = [
  ...CARDS.map((card): FilouAction => ({ type: "lay", card })),
  { type: "pass" },
  ...Array.from({ length: 108 }, (_, mice): FilouAction => ({ type: "bid", mice: mice + 1 })),
];
const offer = (...ids: number[]) => ids.map((id) => ({ id, action: ACTIONS[id] as FilouAction }));
const open = (cards: string[]) => cards.map((card, seat) => ({ seat, card, open: true }));

test("what may be bid goes from the least to all one's mice", () => {
  const found = bidding(offer(10, 15, 16, 17), { ...begun, high: 4, mouse_cards: [4, 6] });
  expect(found).toMatchObject({ pass: 10, least: 5, most: 7, pays: 4, last: false });
  expect([4, 5, 7, 8, 0].map((mice) => allowed(found, mice))).toEqual([false, true, true, false, false]);
  expect([within(found, 1), within(found, 6), within(found, 99), within(found, Number.NaN)]).toEqual([5, 6, 7, 5]);
});

test("who cannot go higher can only pass", () => {
  expect(bidding(offer(10), begun)).toMatchObject({ pass: 10, least: 0, most: 0 });
});

test("FIL-14: the last one is told what the row would bring, and that passing pays nothing", () => {
  const passed = [true, true, true, false];
  const view = { ...begun, passed, mouse_cards: [], row: open(["-8", "-5", "BD", "3"]) };
  const found = bidding(offer(10, 11), view);
  expect(found).toMatchObject({ last: true, pays: 0, least: 1, most: 1 });
  expect(buying(german, view, 1, false)).toBe("Für 1 Maus: −8, −5 (−13 Punkte)");
  expect(passing(german, found)).toBe("Auch passen: keine Mäuse");
});

test("what so many mice would buy is said in words: what one knows, and how much one does not", () => {
  const hidden = { seat: 1, card: null, open: false };
  const row = [...open(["-8", "SD"]), { seat: 2, card: "15", open: false }, hidden];
  expect(buying(german, { row }, 3, false)).toBe("Für 3 Mäuse: −8, ▼, 15, dazu 1 verdeckt");
  expect(buying(german, { row: [hidden, hidden] }, 1, false)).toBe("Für 1 Maus: 2 verdeckte Karten");
  expect(buying(speak("en"), { row: open(["SD", "BD"]) }, 2, false)).toBe(
    "For 2 mice: nothing, the dogs leave no card",
  );
});

test("the pass button says what it pays now", () => {
  const says = (pays: number) => passing(german, { pays, last: false });
  expect([says(4), says(1), says(0)]).toEqual(["Passen: +4 Mäuse", "Passen: +1 Maus", "Passen: keine Mäuse"]);
  expect(passing(speak("en"), { pays: 4, last: false })).toBe("Pass: +4 mice");
  expect(watching({ ...sceneOf(begun), mouse: [null, 4, 6] }).pays).toBe(4);
});

test("actions that are not offered are found, so that one can ask why", () => {
  expect([bidId(ACTIONS, 1), bidId(ACTIONS, 108), bidId(ACTIONS, 109), bidId([], 1)]).toEqual([11, 118, 118, null]);
  expect([layId(ACTIONS, "-8"), layId(ACTIONS, "BD")]).toEqual([0, 9]);
});

test("the own ten cards are held, chosen, played or put away", () => {
  const view = { ...begun, hand: ["3", "5", "R"], choice: "5", removed: "BD" };
  const states = Object.fromEntries(slots(view, CARDS).map(({ card, state }) => [card, state]));
  expect(states).toMatchObject({ "3": "held", "5": "chosen", R: "held", BD: "away", "15": "played" });
});

test("cards have names and faces", () => {
  expect(CARDS.map((card) => cardName(german, card))).not.toContain("[");
  expect([face("-8"), face("R"), short(german, "SD"), short(german, "-5")]).toEqual(["−8", "0", "kleiner Hund", "−5"]);
});

test("the row and the seats can be heard", () => {
  const scene = { ...sceneOf(begun), row: [...open(["11"]), { seat: 1, card: null, open: false }, null, null] };
  const name = (seat: number) => ["Mia", "Bello"][seat] ?? "?";
  expect(placeSaid(german, scene, 0, name, 0)).toBe("Platz 1 der Reihe, Karte von Mia: Katze 11");
  expect(placeSaid(german, scene, 1, name, 0)).toBe("Platz 2 der Reihe, Karte von Bello: verdeckt");
  expect(placeSaid(german, scene, 2, name, 0)).toBe("Platz 3 der Reihe: noch leer");
  const bids = { ...scene, bids: [5, 0, 0, 0], passed: [false, true, false, false] };
  expect(seatSaid(german, bids, 0, "Mia", 15)).toBe("Mia: bietet 5 Mäuse, 15 Mäuse, 0 Karten gewonnen");
  expect(seatSaid(german, bids, 1, "Bello", null)).toBe("Bello: hat gepasst, 0 Karten gewonnen");
});

test("FIL-40: the count is cards and mice, and agrees with the house", () => {
  const all = counted(ended);
  expect(all.map((one) => one.cards + one.mice)).toEqual(ended.points);
  const best = Math.max(...(ended.points ?? []));
  expect(all.filter((one) => one.won).every((one) => one.points === best)).toBe(true);
});

test("FIL-40: of equal points the one with more from cards wins", () => {
  const view = {
    ...ended,
    won: [["15"], ["5"], [], []],
    mice: [0, 10, 3, 3],
    bids: [0, 0, 0, 0],
    points: [15, 15, 3, 3],
  };
  expect(counted(view).map((one) => one.won)).toEqual([true, false, false, false]);
});

test("seats are counted one after the other", () => {
  expect(counting(0.1, 1, 4)).toEqual({ pile: 0, mice: 0, sum: 0 });
  expect(counting(0.25, 0, 4)).toEqual({ pile: 1, mice: 1, sum: 1 });
  expect(counting(1, 3, 4)).toEqual({ pile: 1, mice: 1, sum: 1 });
});

test("the figures of the end agree with each other", () => {
  const heard = game.steps.flatMap(({ events }) => events.map((event) => ({ event }))) as unknown as FilouHappened[];
  const found = stats({ game: game.game, view: ended } as unknown as FilouSeen, heard);
  const of = (id: string) => found.find((stat) => stat.label.id === `filou-web-stat-${id}`)?.values ?? [];
  expect(of("cards").map((cards, seat) => cards + (of("mice")[seat] ?? 0))).toEqual(ended.points);
  expect(of("mice")).toEqual(of("passed").map((passed, seat) => 15 + passed - (of("paid")[seat] ?? 0)));
});

test("both languages say the same things on the screen, with the same arguments", () => {
  const said = (lang: string) =>
    [...catalogue(lang, "filou-web").matchAll(/^([a-z][\w-]*) =((?:.*\n(?: {4}.*\n)*))/gm)].map(([, id, rest]) => [
      id,
      [...new Set(String(rest).match(/\$\w+/g) ?? [])].sort().join(" "),
    ]);
  expect(said("en")).toEqual(said("de"));
});

test("every message that the screen asks for is there", () => {
  const asked = new Set<string>();
  for (const file of ["Board", "Hand", "Bidding", "Count", "Panel", "Plate", "SeatSheet", "Spots", "Table"]) {
    const source = readFileSync(new URL(`./${file}.svelte`, import.meta.url), "utf8");
    for (const [id] of source.matchAll(/filou-web-[a-z-]+/g)) asked.add(id);
  }
  const texts = new Texts("de", catalogue("de", "filou-web"));
  expect([...asked].filter((id) => !texts.has(id))).toEqual([]);
});
