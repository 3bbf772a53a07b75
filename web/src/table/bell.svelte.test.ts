import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Happened, Seen } from "../wire/types.ts";
import { hangBell } from "./bell.svelte.ts";
import { Onlooker } from "./onlooker.svelte.ts";
import type { Session } from "./session.svelte.ts";

const { rung, prefs } = vi.hoisted(() => ({ rung: [] as string[], prefs: { sounds: true, shakes: true } }));
vi.mock("../lib/sounds.ts", () => ({
  play: (sound: string) => rung.push(sound),
  shake: () => rung.push("shake"),
}));
vi.mock("../lib/prefs.svelte.ts", () => ({ prefs }));
vi.mock("../lib/words.svelte.ts", () => ({ t: (id: string) => id }));

/** A table that the test tells of, as it is seen with the eyes of the first seat. */
class Table extends Onlooker {
  version = 0;

  tell(asked: boolean, about: Partial<Record<keyof Seen, unknown>> = {}): void {
    this.version += 1;
    const events = (about.events ?? []) as Happened[];
    const chairs = [{ name: "Mia" }, { name: "Jan" }];
    this.told({
      seat: 0,
      version: this.version,
      phase: "playing",
      paused: false,
      asked,
      chairs,
      times: null,
      ...about,
      events,
    } as unknown as Seen);
    flushSync();
  }

  /** Something has moved on the table. */
  move(asked: boolean, about: Partial<Record<keyof Seen, unknown>> = {}): void {
    const event = { event: "moved", at: this.version } as unknown;
    this.tell(asked, { ...about, events: [{ version: this.version + 1, event, said: null }] });
  }

  rest(): void {
    this.done();
    flushSync();
  }
}

/** All that was to be heard and felt since it was asked last. */
function heard(): string[] {
  return rung.splice(0);
}

const QUIET = "Dog – Rudel";
const RINGS = "● table-your-turn – Dog";

describe("the bell", () => {
  let table: Table;
  let takeDown: () => void;
  const title = () => document.title;

  beforeEach(() => {
    vi.stubGlobal("document", { title: "", hidden: false });
    Object.assign(prefs, { sounds: true, shakes: true });
    heard();
    table = new Table();
    table.tell(false);
    takeDown = $effect.root(() => hangBell(table as unknown as Session, () => "Dog"));
    flushSync();
  });
  afterEach(() => {
    takeDown();
    table.close();
    vi.unstubAllGlobals();
  });

  it("rings when it is one's turn, and is quiet when it is not", () => {
    expect([title(), heard()]).toEqual([QUIET, []]);
    table.tell(true);
    expect([title(), heard()]).toEqual([RINGS, ["shake", "turn"]]);
    table.tell(false);
    expect([title(), heard()]).toEqual([QUIET, []]);
    table.tell(true, { paused: true });
    expect([title(), heard()]).toEqual([QUIET, []]);
  });

  it("rings when what moves has come to rest, not before", () => {
    table.move(true);
    expect([title(), heard()]).toEqual([QUIET, ["tap"]]);
    table.rest();
    expect([title(), heard()]).toEqual([RINGS, ["shake", "turn"]]);
  });

  it("goes on without ringing anew while others do something and one is still asked", () => {
    table.tell(true);
    heard();
    table.move(true);
    expect(title()).toBe(RINGS);
    table.rest();
    expect([title(), heard()]).toEqual([RINGS, ["tap"]]);
  });

  it("rings for the next turn even if the one before has only just been drawn", () => {
    table.tell(true);
    table.move(false);
    table.move(true);
    heard();
    table.rest();
    expect([title(), heard()]).toEqual([QUIET, []]);
    table.rest();
    expect([title(), heard()]).toEqual([RINGS, ["shake", "turn"]]);
  });

  it("rings for whoever is still asked on one device when the other has chosen", () => {
    table.tell(true);
    table.tell(true, { seat: 1 });
    heard();
    table.tell(false);
    expect(heard()).toEqual(["shake", "turn"]);
  });

  it("keeps to what whoever plays here wants", () => {
    Object.assign(prefs, { sounds: false });
    table.move(true);
    table.rest();
    expect([title(), heard()]).toEqual([RINGS, ["shake"]]);
    Object.assign(prefs, { sounds: true, shakes: false });
    table.tell(false);
    table.tell(true);
    expect(heard()).toEqual(["turn"]);
  });

  it("sounds otherwise at the end for whoever has won", () => {
    table.tell(false, { phase: "over", result: { winners: [1] } });
    expect([title(), heard()]).toEqual([QUIET, ["over"]]);
    table.tell(false, { phase: "playing" });
    table.tell(false, { phase: "over", result: { winners: [0] } });
    expect(heard()).toEqual(["won"]);
  });
});
