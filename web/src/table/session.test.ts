import { describe, expect, it } from "vitest";
import type { GameScreen } from "../games/contract.ts";
import type { Around, Wire } from "../wire/line.ts";
import type { Happened, Seen } from "../wire/types.ts";
import { startedNow, timeLeft } from "./clock.ts";
import { Session } from "./session.svelte.ts";

type Said = Record<string, unknown> & { type: string; id: string };

/** A house of one socket that the test speaks for. */
class House implements Around {
  said: Said[] = [];
  private socket: Wire = this.wire();

  private wire(): Wire {
    const socket: Wire = {
      send: (text) => this.said.push(JSON.parse(text)),
      close: () => undefined,
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    return socket;
  }
  connect(): Wire {
    return this.socket;
  }
  later(): () => void {
    return () => undefined;
  }
  now(): number {
    return 0;
  }
  open(): void {
    this.socket.onopen?.();
  }
  cut(): void {
    this.socket.onclose?.({ code: 1006 });
  }
  tell(message: object): void {
    this.socket.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Answers the newest message, and lets whoever waited for it go on. */
  async answer(message: object): Promise<void> {
    this.tell({ ...message, id: this.last.id });
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  }
  /** What was said of hands since the line was opened for the last time. */
  get hands(): Said[] {
    const opened = this.said.map(({ type }) => type).lastIndexOf("hello");
    return this.said.slice(opened).filter(({ type }) => type === "raise");
  }
  get last(): Said {
    return this.said[this.said.length - 1] as Said;
  }
}

const happened = (version: number, what: string) =>
  ({ version, event: { event: what }, said: null }) as unknown as Happened;
const legal = (id: number, whole = false) => ({ id, word: `w${id}`, action: { type: "x" }, whole });
const tried = (whole: boolean, ...ids: number[]) => ({
  type: "tried",
  tried: { view: { preview: true }, now: null, legal: ids.map((id) => legal(id)), events: [], whole },
});

function seen(version: number, more: object = {}): Seen {
  return {
    table: "T",
    seat: 0,
    phase: "playing",
    version,
    commitment: "c",
    chairs: [{ name: "Mia" }, { name: null }],
    view: {},
    waiting: [0],
    legal: [legal(1), legal(2)],
    asked: true,
    can_undo: false,
    paused: false,
    events: [],
    ...more,
  } as unknown as Seen;
}

function table() {
  const house = new House();
  const promises: string[] = [];
  const session = new Session(house, (promise) => promises.push(promise));
  house.open();
  const told = (version: number, more: object = {}) => house.tell({ type: "told", seen: seen(version, more) });
  return { house, session, promises, told };
}

describe("the own side of a table", () => {
  it("draws what it finds without motion, and what comes then with its news, one after the other", () => {
    const { session, told } = table();
    told(3, { events: [happened(3, "old")] });
    expect([session.seen?.version, session.news]).toEqual([3, []]);
    told(4, { events: [happened(4, "a")] });
    told(5, { events: [happened(5, "b")] });
    expect([session.seen?.version, session.news]).toEqual([4, [happened(4, "a")]]);
    session.done();
    expect([session.seen?.version, session.news]).toEqual([5, [happened(5, "b")]]);
    expect(session.log.map(({ version }) => version)).toEqual([3, 4, 5]);
  });

  it("catches up in one go when much has come meanwhile", () => {
    const { session, told } = table();
    told(1);
    for (let version = 2; version < 12; version++) told(version, { events: [happened(version, "a")] });
    expect([session.seen?.version, session.catchingUp]).toEqual([2, false]);
    session.done();
    expect([session.seen?.version, session.news.length, session.catchingUp]).toEqual([11, 9, true]);
    session.done();
    expect(session.catchingUp).toBe(false);
  });

  it("shows a few turns that came quickly one after the other, each with its own truth", () => {
    const { session, told } = table();
    told(1);
    for (let version = 2; version < 7; version++) told(version, { events: [happened(version, "a")] });
    for (let version = 2; version < 7; version++) {
      expect([session.settled?.version, session.seen?.version]).toEqual([version - 1, version]);
      session.done();
    }
    expect(session.settled?.version).toBe(6);
  });

  it("does not take a clock that was started during a break for one that was started just now", () => {
    const { house, told } = table();
    const times = (since: number) => ({
      times: { left: [60_000, 60_000], since, running: [0], begins: [since, since] },
    });
    const left = (since: number) => timeLeft(times(since).times, 0, false);
    const now = Date.now();
    startedNow(now, now);
    told(3, times(now - 50_000));
    house.open();
    told(4, times(now - 20_000));
    expect(left(now - 20_000)).toBeLessThanOrEqual(40_000);
    told(5, times(now - 10_000));
    expect(left(now - 10_000)).toBeGreaterThan(59_000);
  });

  it("remembers what it finds for the log, and shows nothing of it in motion", () => {
    const { session, told } = table();
    told(9, { events: [happened(7, "a"), happened(8, "b"), happened(9, "c")] });
    expect([session.news, session.log.map(({ version }) => version)]).toEqual([[], [7, 8, 9]]);
  });

  it("tells of a turn taken back in the log, and draws it without motion", () => {
    const { session, told } = table();
    told(3);
    told(4, { events: [happened(4, "a")] });
    session.done();
    told(5, { events: [happened(5, "undone")] });
    expect([session.seen?.version, session.news]).toEqual([5, []]);
    expect(session.log.map(({ version }) => version)).toEqual([4, 5]);
  });

  it("asks for a break for everybody on the device who has not asked yet", () => {
    const { house, session, told } = table();
    const chairs = [{ name: "Mia" }, { name: "Paul" }, { name: "Ida" }];
    for (const seat of [0, 1, 2]) told(3, { chairs, seat, pausing: [1] });
    session.pause();
    expect(house.said.slice(1)).toMatchObject([
      { type: "pause", seat: 0 },
      { type: "pause", seat: 2 },
    ]);
  });

  it("hears what others call out", () => {
    const { house, session, told } = table();
    told(3);
    house.tell({ type: "emoted", seat: 1, emote: "hello" });
    expect(session.emotes).toEqual({ 1: "hello" });
    session.close();
  });

  it("hears who would like to interrupt, and forgets it when the line is opened anew", () => {
    const { house, session, told } = table();
    told(3);
    house.tell({ type: "floor", seat: 1, until: 1 });
    expect(session.floor).toBe(1);
    house.tell({ type: "floor", seat: null, until: null });
    expect(session.floor).toBeNull();
    house.tell({ type: "floor", seat: 1, until: 1 });
    house.open();
    expect(session.floor).toBeNull();
  });

  it("lets the bell ring for whoever on this device is asked, but not in a break or after the end", () => {
    const { session, told } = table();
    told(1);
    expect(session.waited).toBe(true);
    told(2, { asked: false });
    expect(session.waited).toBe(false);
    told(3, { paused: true });
    expect(session.waited).toBe(false);
    told(4, { phase: "over" });
    expect(session.waited).toBe(false);
  });

  it("tells what the house has promised", () => {
    const { promises, told } = table();
    told(1, { phase: "open" });
    expect(promises).toEqual([]);
    told(2);
    expect(promises).toEqual(["c"]);
  });

  it("plays what is known to be a whole turn in one message", async () => {
    const { house, session, told } = table();
    told(3, { legal: [legal(1, true), legal(2)] });
    const said = house.said.length;
    session.choose(1);
    expect(session.locked).toBe(true);
    await house.answer({ type: "answer", version: 4 });
    expect(house.said.slice(said)).toMatchObject([{ type: "play", seat: 0, version: 3, actions: [1] }]);
    expect(session.refusal).toBeNull();
  });

  it("changes a secret choice for what was pressed while it was on its way, and nothing else", async () => {
    const { house, session, told } = table();
    told(3, { legal: [legal(1, true), legal(2, true)] });
    const said = house.said.length;
    session.choose(1);
    session.choose(1);
    session.choose(2);
    await house.answer({ type: "answer", version: 3 });
    expect(house.said.slice(said)).toMatchObject([{ actions: [1] }, { actions: [2] }]);
    session.choose(1);
    await house.answer({ type: "answer", version: 4 });
    expect(house.said.slice(said)).toHaveLength(2);
  });

  it("asks before every turn where somebody wants that", async () => {
    const { house, session, told } = table();
    session.askFirst = () => true;
    told(3, { legal: [legal(1, true)] });
    session.choose(1);
    expect(house.last).toMatchObject({ type: "try", actions: [1] });
    await house.answer(tried(true));
    expect([session.prefix, session.whole, session.sending]).toEqual([[1], true, false]);
    session.confirm();
    expect(house.last).toMatchObject({ type: "play", actions: [1] });
  });

  it("goes on choosing where a turn is not whole after all", async () => {
    const { house, session, told } = table();
    told(3, { legal: [legal(1, true)] });
    session.choose(1);
    await house.answer({ type: "refused", kind: "unfinished", detail: "", rule: null });
    expect(house.last).toMatchObject({ type: "try", actions: [1] });
    await house.answer(tried(false, 7));
    expect([session.prefix, session.refusal]).toEqual([[1], null]);
  });

  it("knows who is not here and when a bot plays, and notes who goes and comes", () => {
    const { house, session, told } = table();
    told(3);
    house.tell({ type: "absent", gone: [{ seat: 1, left: 40_000 }] });
    expect((session.gone[1] ?? 0) - Date.now()).toBeGreaterThan(39_000);
    house.tell({ type: "absent", gone: [] });
    expect(session.gone).toEqual({});
    const chairs = [{ name: "Mia" }, { name: "Jan", away: false }];
    told(4, { chairs });
    told(5, { chairs: [chairs[0], { name: "Jan", away: true }] });
    told(6, { chairs });
    expect(session.notes.map(({ said }) => said.message)).toEqual(["log-gone-soon", "log-bot", "log-back"]);
    expect(session.notes[0]?.said.about).toMatchObject({ seconds: 40 });
  });

  it("does not note of oneself that a bot began to play: whoever hears that is back", () => {
    const { session, told } = table();
    const chairs = [{ name: "Mia", away: false }, { name: "Jan" }];
    told(3, { chairs });
    told(5, { chairs: [{ name: "Mia", away: true }, chairs[1]] });
    told(6, { chairs });
    expect(session.notes.map(({ said }) => said.message)).toEqual(["log-back"]);
  });

  it("plays a turn of one action at once", async () => {
    const { house, session, told } = table();
    told(3);
    session.choose(1);
    expect(house.last).toMatchObject({ type: "try", seat: 0, version: 3, actions: [1] });
    await house.answer(tried(true));
    expect(house.last).toMatchObject({ type: "play", seat: 0, version: 3, actions: [1] });
  });

  it("says why a turn was not taken, and lets go of it", async () => {
    const { house, session, told } = table();
    told(3);
    session.choose(1);
    await house.answer(tried(true));
    await house.answer({ type: "refused", kind: "stale", detail: "", rule: null });
    expect([session.refusal?.kind, session.prefix, session.sending]).toEqual(["stale", [], false]);
    told(4); // what the house shows with it does not hide it
    expect(session.refusal?.kind).toBe("stale");
    session.choose(2);
    expect(session.refusal).toBeNull();
  });

  it("previews a turn of several actions, goes back, and plays it when it is confirmed", async () => {
    const { house, session, told } = table();
    told(3);
    session.choose(1);
    await house.answer(tried(false, 7, 8));
    expect([session.prefix, session.legal.map(({ id }) => id)]).toEqual([[1], [7, 8]]);
    session.choose(7);
    await house.answer(tried(true));
    expect([session.prefix, session.whole]).toEqual([[1, 7], true]);
    session.back();
    await house.answer(tried(false, 7, 8));
    expect(session.prefix).toEqual([1]);
    session.choose(8);
    await house.answer(tried(true));
    session.confirm();
    expect(house.last).toMatchObject({ type: "play", actions: [1, 8] });
    session.back(); // too late: it is on its way
    expect([session.prefix, house.last]).toMatchObject([[1, 8], { type: "play" }]);
    await house.answer({ type: "answer", version: 4 });
    expect([session.prefix, session.sending]).toEqual([[], false]);
  });

  it("takes several actions at once in place of what was chosen, and asks once", async () => {
    const { house, session, told } = table();
    told(3);
    session.choose(1);
    await house.answer(tried(false, 7, 8));
    const asked = house.said.length;
    session.chooseAll([2, 5, 6]);
    expect(house.said.length).toBe(asked + 1);
    expect(house.last).toMatchObject({ type: "try", seat: 0, version: 3, actions: [2, 5, 6] });
    await house.answer(tried(true, 9));
    expect([session.prefix, session.whole, session.legal.map(({ id }) => id)]).toEqual([[2, 5, 6], true, [9]]);
    session.chooseAll([2, 4]);
    await house.answer({ type: "refused", kind: "not-legal", detail: "", rule: "SCH-9" });
    expect([session.prefix, session.refusal?.rule]).toEqual([[2, 5, 6], "SCH-9"]);
    session.chooseAll([]);
    expect(session.prefix).toEqual([]);
  });

  it("says what is at rest while something newer moves", () => {
    const { session, told } = table();
    told(3);
    told(4, { events: [happened(4, "a")] });
    told(5, { events: [happened(5, "b")] });
    expect([session.seen?.version, session.settled?.version]).toEqual([4, 3]);
    session.done();
    expect([session.seen?.version, session.settled?.version]).toEqual([5, 4]);
    session.done();
    expect(session.settled?.version).toBe(5);
  });

  it("previews without choosing, and says nothing when there is nothing to say", async () => {
    const { house, session, told } = table();
    told(3);
    session.choose(1);
    await house.answer(tried(false, 7, 8));
    const looked = session.preview([1, 7]);
    expect(house.last).toMatchObject({ type: "try", seat: 0, version: 3, actions: [1, 7] });
    await house.answer(tried(true));
    expect((await looked)?.whole).toBe(true);
    expect([session.prefix, session.whole]).toEqual([[1], false]);
    const refused = session.preview([1, 9]);
    await house.answer({ type: "refused", kind: "not-legal", detail: "", rule: "KLF-11" });
    expect([await refused, session.refusal]).toEqual([null, null]);
  });

  it("asks before an action that the game wants to be asked about", async () => {
    const { house, session, told } = table();
    session.screen = { confirm: () => ({ id: "really" }) } as unknown as GameScreen;
    told(3);
    session.choose(1);
    await house.answer(tried(true));
    expect(session.question).toEqual({ id: "really" });
    expect(house.last.type).toBe("try");
  });

  it("raises a hand for what is begun out of turn, and lowers it when that is let go", async () => {
    const { house, session, told } = table();
    told(3, { asked: false });
    session.choose(1);
    expect(house.said.slice(1)).toMatchObject([{ type: "raise", seat: 0, up: true }, { type: "try" }]);
    await house.answer(tried(false, 7));
    session.letGo();
    expect(house.last).toMatchObject({ type: "raise", seat: 0, up: false });
  });

  it("raises the hand of whoever is on turn, too, and lowers it when that is let go or played", async () => {
    const { house, session, told } = table();
    told(3);
    session.raiseHand(true);
    session.raiseHand(false);
    session.raiseHand(true);
    session.choose(1);
    await house.answer(tried(true));
    expect(house.last).toMatchObject({ type: "play", actions: [1] });
    await house.answer({ type: "answer", version: 4 });
    expect(house.hands.map(({ seat, up }) => [seat, up])).toEqual([
      [0, true],
      [0, false],
      [0, true],
      [0, false],
    ]);
  });

  it("raises no hand for an ordinary turn", async () => {
    const { house, session, told } = table();
    told(3);
    session.choose(1);
    await house.answer(tried(false, 7));
    session.letGo();
    expect(house.hands).toEqual([]);
  });

  it.each([true, false])("keeps the hand up while something else is chosen instead (on turn: %s)", async (asked) => {
    const { house, session, told } = table();
    told(3, { asked });
    session.raiseHand(true);
    session.choose(1);
    await house.answer(tried(false, 7));
    session.back();
    session.choose(2);
    await house.answer(tried(false, 8));
    expect(house.hands.map(({ up }) => up)).toEqual([true]);
  });

  it("lowers the hand for what was begun out of turn only when that is let go", async () => {
    const { house, session, told } = table();
    told(3, { asked: false });
    session.raiseHand(true);
    session.choose(1);
    await house.answer(tried(false, 7));
    session.raiseHand(false);
    expect(house.hands.map(({ up }) => up)).toEqual([true]);
    session.back();
    expect(house.hands.map(({ up }) => up)).toEqual([true, false]);
  });

  it("raises a hand again that is still wanted when the line is back, once", () => {
    const { house, session, told } = table();
    told(3, { asked: false });
    session.raiseHand(true);
    house.cut();
    session.retry();
    house.open();
    expect(house.hands).toEqual([]);
    for (let times = 0; times < 2; times++) told(3, { asked: false });
    expect(house.hands).toMatchObject([{ type: "raise", seat: 0, up: true }]);
  });

  it("says of a hand that went up without a line as soon as there is one, and nothing of one that went down", () => {
    const { house, session, told } = table();
    told(3, { asked: false });
    for (const wanted of [true, false]) {
      house.cut();
      session.raiseHand(wanted);
      session.retry();
      house.open();
      told(3, { asked: false });
      expect(house.hands.map(({ up }) => up)).toEqual(wanted ? [true] : []);
    }
  });

  it("raises no hand again when the table has gone on meanwhile, or the turn is on its way", async () => {
    const { house, session, told } = table();
    told(3, { asked: false });
    session.raiseHand(true);
    house.cut();
    session.retry();
    house.open();
    told(4, { asked: false });
    expect(house.hands.map(({ up }) => up)).toEqual([false]);
    session.choose(1);
    await house.answer(tried(true));
    house.cut();
    session.retry();
    house.open();
    told(4, { asked: false });
    expect([house.last.type, house.hands]).toEqual(["play", []]);
  });

  it("says why a turn cannot be taken back any more", async () => {
    const { house, session, told } = table();
    told(3);
    session.undo();
    expect(house.last).toMatchObject({ type: "undo", seat: 0, version: 3 });
    await house.answer({ type: "refused", kind: "nothing-to-undo", detail: "", rule: null });
    expect(session.refusal?.kind).toBe("nothing-to-undo");
  });

  it("says why an action is not possible, and forgets it with the next choice", async () => {
    const { house, session, told } = table();
    told(3);
    session.ask(99);
    await house.answer({ type: "refused", kind: "not-legal", detail: "", rule: "DOG-30" });
    expect(session.refusal).toMatchObject({ kind: "not-legal", rule: "DOG-30" });
    session.choose(1);
    expect(session.refusal).toBeNull();
  });

  it("lets a half-made turn go when the table has changed", async () => {
    const { house, session, told } = table();
    told(3);
    session.choose(1);
    await house.answer(tried(false, 7));
    told(4);
    expect([session.prefix, session.tried]).toEqual([[], null]);
  });

  it("keeps a half-made turn while others choose in secret", async () => {
    const { house, session, told } = table();
    told(3);
    session.choose(1);
    await house.answer(tried(false, 7));
    told(3);
    expect(session.prefix).toEqual([1]);
  });

  it("sees with the eyes of the seat it is asked to, and knows which own seats are waited for", () => {
    const { session, told } = table();
    const chairs = [{ name: "Mia" }, { name: "Paul" }];
    told(3, { chairs, asked: false, legal: [] });
    told(3, { chairs, seat: 1 });
    expect([session.eyes, session.mine, session.asked]).toEqual([0, [0, 1], [1]]);
    session.look(1);
    expect(session.seen?.seat).toBe(1);
  });

  it("is a spectator's again when the chair is given up", () => {
    const { session, told } = table();
    told(3);
    told(4, { seat: null, chairs: [{ name: null }, { name: null }] });
    expect([session.seen?.seat, session.mine]).toEqual([null, []]);
  });
});
