import { describe, expect, it } from "vitest";
import { Problem } from "./api.ts";
import { type Around, type Asked, Line, type Tone, type Wire } from "./line.ts";
import type { Answer, Seen } from "./types.ts";

/** A world whose sockets and clock are moved by hand. */
class World implements Around {
  sockets: Socket[] = [];
  timers: { run: () => void; ms: number }[] = [];
  time = 0;

  now(): number {
    return this.time;
  }

  connect(): Wire {
    const socket = new Socket();
    this.sockets.push(socket);
    return socket;
  }

  later(run: () => void, ms: number): () => void {
    const timer = { run, ms };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  /** Lets the next thing that is due happen, and says how long that took. */
  wait(): number {
    const [next] = this.timers.sort((one, other) => one.ms - other.ms);
    if (next === undefined) throw new Error("nothing is due");
    this.timers = this.timers.filter((other) => other !== next);
    next.run();
    return next.ms;
  }

  get socket(): Socket {
    return this.sockets[this.sockets.length - 1] as Socket;
  }
}

class Socket implements Wire {
  said: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function table() {
  const world = new World();
  const heard: { seen: Seen[]; tones: Tone[] } = { seen: [], tones: [] };
  const line = new Line(world, { told: (seen) => heard.seen.push(seen), tone: (tone) => heard.tones.push(tone) });
  return { world, heard, line };
}

const told = (version: number) => ({ type: "told", seen: { version, seat: 0, events: [] } });
const PLAY: Asked = { type: "play", seat: 0, version: 3, actions: [7] };

describe("the line to a table", () => {
  it("says hello with nothing first, and with the newest version after a cut", () => {
    const { world } = table();
    world.socket.onopen?.();
    expect(world.socket.said).toEqual([{ type: "hello", have: 0 }]);
    world.socket.hear(told(12));
    world.socket.onclose?.({ code: 1012 });
    world.wait();
    world.socket.onopen?.();
    expect(world.socket.said).toEqual([{ type: "hello", have: 12 }]);
  });

  it("waits longer after each failure, but never longer than eight seconds", () => {
    const { world } = table();
    const waits = Array.from({ length: 7 }, () => {
      world.socket.onclose?.({ code: 1006 });
      return world.wait();
    });
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
  });

  it("begins with short waits again once it has heard of the table", () => {
    const { world } = table();
    for (let time = 0; time < 3; time++) {
      world.socket.onclose?.({ code: 1006 });
      world.wait();
    }
    world.socket.onopen?.();
    world.socket.hear(told(1));
    world.socket.onclose?.({ code: 1006 });
    expect(world.wait()).toBe(400);
  });

  it("sends an unanswered command again with the same id, and answers it once", async () => {
    const { world, line } = table();
    world.socket.onopen?.();
    const answer = line.ask<Answer>(PLAY);
    const [, first] = world.socket.said;
    world.socket.onclose?.({ code: 1006 });
    world.wait();
    world.socket.onopen?.();
    const [, again] = world.socket.said;
    expect(again).toEqual(first);
    world.socket.hear({ type: "answer", id: again?.id, version: 4 });
    expect((await answer).version).toBe(4);
    world.socket.onclose?.({ code: 1006 });
    world.wait();
    world.socket.onopen?.();
    expect(world.socket.said).toEqual([{ type: "hello", have: 0 }]);
  });

  it("keeps a command given while it is cut and sends it when it is back", () => {
    const { world, line } = table();
    void line.ask(PLAY);
    expect(world.socket.said).toEqual([]);
    world.socket.onopen?.();
    expect(world.socket.said[1]).toMatchObject(PLAY);
  });

  it("tells why a command was refused", async () => {
    const { world, line } = table();
    world.socket.onopen?.();
    const answer = line.ask(PLAY);
    world.socket.hear({
      type: "refused",
      id: world.socket.said[1]?.id,
      kind: "not-legal",
      detail: "…",
      rule: "DOG-30",
    });
    await expect(answer).rejects.toMatchObject({ kind: "not-legal", rule: "DOG-30" });
  });

  it("hangs up on a silent wire and calls again", () => {
    const { world, heard } = table();
    world.socket.onopen?.();
    expect(world.wait()).toBe(6_000);
    expect(world.socket.said[1]).toMatchObject({ type: "ping" });
    expect(world.wait()).toBe(3_000);
    expect(world.socket.closed).toBe(true);
    expect(heard.tones).toEqual(["open", "lost"]);
    world.wait();
    expect(world.sockets.length).toBe(2);
  });

  it("does not try again where there is no table", async () => {
    const { world, heard, line } = table();
    world.socket.onopen?.();
    const answer = line.ask(PLAY);
    world.socket.onclose?.({ code: 4404 });
    await expect(answer).rejects.toBeInstanceOf(Problem);
    expect(heard.tones).toEqual(["open", "gone"]);
    expect(world.timers).toEqual([]);
  });

  it("tries at once when it is told that the network is back", () => {
    const { world, line } = table();
    world.socket.onclose?.({ code: 1006 });
    line.retry();
    expect(world.sockets.length).toBe(2);
    expect(world.timers.map(({ ms }) => ms)).toEqual([6_000]);
  });

  it("hears within three seconds of a command that nobody answers, and sends it again", () => {
    const { world, heard, line } = table();
    world.socket.onopen?.();
    void line.ask(PLAY);
    expect(world.wait()).toBe(1_000);
    expect(world.socket.said[2]).toMatchObject({ type: "ping" });
    void line.ask(PLAY);
    expect(world.wait()).toBeLessThan(2_000);
    expect(heard.tones).toEqual(["open", "lost"]);
    world.wait();
    world.socket.onopen?.();
    expect(world.socket.said.map(({ type }) => type)).toEqual(["hello", "play", "play"]);
  });

  it("is in no hurry any more once something was heard", () => {
    const { world, line } = table();
    world.socket.onopen?.();
    void line.ask(PLAY);
    world.socket.hear(told(4));
    expect(world.wait()).toBe(6_000);
  });

  it("asks at once when the browser is offline, and believes an answer more than the browser", () => {
    const { world, heard, line } = table();
    world.socket.onopen?.();
    line.check();
    expect(world.wait()).toBe(0);
    world.socket.hear({ type: "pong", id: world.socket.said[1]?.id });
    expect(heard.tones).toEqual(["open"]);
    line.check();
    expect([world.wait(), world.wait()]).toEqual([0, 1_900]);
    expect(heard.tones).toEqual(["open", "lost"]);
  });

  it("calls anew when it wakes after a long sleep, and only asks after a short one", () => {
    const { world, line } = table();
    world.socket.onopen?.();
    world.time = 5_000;
    line.wake();
    expect([world.sockets.length, world.timers.map(({ ms }) => ms)]).toEqual([1, [0]]);
    world.time = 60_000;
    line.wake();
    expect(world.sockets.length).toBe(2);
  });

  it("gives up a call that nobody takes or refuses", () => {
    const { world, heard } = table();
    expect(world.wait()).toBe(6_000);
    expect([world.socket.closed, heard.tones]).toEqual([true, ["lost"]]);
  });

  it("calls anew without a pause when somebody has become known, and does not hear the old wire any more", () => {
    const { world, heard, line } = table();
    const old = world.socket;
    old.onopen?.();
    line.redial();
    old.onclose?.({ code: 1000 });
    old.hear(told(5));
    world.socket.onopen?.();
    expect(world.sockets.length).toBe(2);
    expect(heard.seen).toEqual([]);
    expect(heard.tones).toEqual(["open", "open"]);
    expect(world.socket.said).toEqual([{ type: "hello", have: 0 }]);
  });

  it("stays closed when it is closed", () => {
    const { world, line } = table();
    world.socket.onopen?.();
    line.close();
    world.socket.onclose?.({ code: 1000 });
    expect(world.sockets.length).toBe(1);
    expect(world.timers).toEqual([]);
  });
});
