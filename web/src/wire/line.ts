import { newId } from "../lib/random.ts";
import { Problem } from "./api.ts";
import type { Answer, HintAnswer, Pong, Refused, Seen, ToClient, ToServer, TryAnswer } from "./types.ts";

/** How the line to a table is: `lost` means that it is being tried again, `gone` that it is of no use. */
export type Tone = "calling" | "open" | "lost" | "gone";

/** What a socket is to the line; the browser's own fits. */
export interface Wire {
  /** As a socket says it; 1 is open. */
  readyState?: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** The world around the line: sockets, and a clock that can be stopped in tests. */
export interface Around {
  connect(): Wire;
  later(run: () => void, ms: number): () => void;
  /** Milliseconds, of a clock that goes on while the device sleeps. */
  now(): number;
}

export interface Heard {
  told(seen: Seen): void;
  tone(tone: Tone, code: number): void;
  /** Whatever is neither an answer nor a view. */
  other?(message: ToClient): void;
}

type Command = Extract<ToServer, { id: string }>;
type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Asked = Without<Command>;
type Answered = Answer | TryAnswer | HintAnswer | Pong;

interface Waiting {
  text: string;
  done(answer: Answered): void;
  failed(problem: Problem): void;
}

/** How the house closes a line to a table that nobody looks on at. */
export const PRIVATE = 4401;
/** Closed with one of these, a line is not tried again. */
const OPEN = 1;
const USELESS = new Set([PRIVATE, 4403, 4404]);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** After so much silence the line asks whether anybody is there, and waits so long for the answer. */
const QUIET = 6_000;
const PATIENCE = 3_000;
/** Whoever has pressed something hears of a dead line sooner. */
const SOON = 1_000;
const SHORTLY = 1_900;
/** A call that is neither taken nor refused is given up then. */
const RINGING = 6_000;

/**
 * The line to one table. It says hello with the version it has, comes back by itself when it is cut, and sends whatever
 * was not answered again with the same id: the house does a repeated command once.
 */
export class Line {
  /** The wire that is open; `current` is the one that is tried or open. */
  private wire: Wire | null = null;
  private current: Wire | null = null;
  private tries = 0;
  private have: number;
  private stopped = false;
  private readonly waiting = new Map<string, Waiting>();
  private cancelRetry: () => void = () => {};
  private cancelQuiet: () => void = () => {};
  private heardAt = 0;
  /** Somebody waits for an answer, and nothing was heard since. */
  private urgent = false;

  constructor(
    private readonly around: Around,
    private readonly heard: Heard,
    have = 0,
  ) {
    this.have = have;
    this.call();
  }

  /** Sends a command and waits for its answer, over as many connections as it takes. */
  ask<T extends Answered = Answer>(asked: Asked): Promise<T> {
    const id = newId();
    const text = JSON.stringify({ ...asked, id });
    return new Promise<T>((done, failed) => {
      this.waiting.set(id, { text, done: (answer) => done(answer as T), failed });
      this.tell(text);
      if (!this.urgent) this.listen(SOON, SHORTLY);
      this.urgent = true;
    });
  }

  /** Says something that is not worth repeating. */
  mention(asked: Asked): void {
    this.tell(JSON.stringify({ ...asked, id: newId() }));
  }

  /** Says it if the wire still carries; one that is just closing carries nothing any more. */
  private tell(text: string): void {
    if ((this.wire?.readyState ?? OPEN) === OPEN) this.wire?.send(text);
  }

  /** Tries at once, for example because somebody does not want to wait. */
  retry(): void {
    if (this.wire === null) this.redial();
  }

  /** The device has woken up or found a network: a line that was silent for long is dead, another one is asked. */
  wake(): void {
    if (this.wire === null || this.around.now() - this.heardAt > QUIET + PATIENCE) this.redial();
    else this.check();
  }

  /** Whether anybody is still there; the browser thinks that the network is gone, but it may be wrong. */
  check(): void {
    if (!this.urgent) this.listen(0, SHORTLY);
    this.urgent = true;
  }

  /** Hangs up and calls again at once: the house asks who one is only when it picks up. */
  redial(): void {
    if (this.stopped) return;
    this.cancelRetry();
    this.cancelQuiet();
    const old = this.current;
    this.wire = null;
    this.current = null;
    old?.close();
    this.call();
  }

  /** Hangs up for good. */
  close(): void {
    this.stopped = true;
    this.cancelRetry();
    this.cancelQuiet();
    this.current?.close();
    this.current = null;
    this.wire = null;
    this.giveUp("closed");
  }

  private call(): void {
    const wire = this.around.connect();
    this.current = wire;
    wire.onopen = () => this.opened(wire);
    wire.onmessage = (event) => {
      if (wire === this.current) this.hear(event.data);
    };
    wire.onclose = (event) => this.cut(wire, event.code);
    this.cancelQuiet = this.around.later(() => this.drop(wire), RINGING);
  }

  private drop(wire: Wire): void {
    wire.close();
    this.cut(wire, 0);
  }

  private opened(wire: Wire): void {
    if (wire !== this.current) return;
    this.wire = wire;
    wire.send(JSON.stringify({ type: "hello", have: this.have }));
    for (const { text } of this.waiting.values()) wire.send(text);
    this.heardAt = this.around.now();
    this.urgent = false;
    this.heard.tone("open", 0);
    this.listen();
  }

  private cut(wire: Wire, code: number): void {
    if (this.stopped || wire !== this.current) return;
    this.wire = null;
    this.current = null;
    this.cancelQuiet();
    if (USELESS.has(code)) {
      this.stopped = true;
      this.heard.tone("gone", code);
      this.giveUp("unknown-table");
      return;
    }
    this.heard.tone("lost", code);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.cancelRetry = this.around.later(() => this.call(), wait);
  }

  private giveUp(kind: string): void {
    for (const { failed } of this.waiting.values()) failed(new Problem(kind, "the line is closed"));
    this.waiting.clear();
  }

  /** When nothing is heard for a while the line asks whether anybody is there, and if not, hangs up and calls again. */
  private listen(quiet = QUIET, patience = PATIENCE): void {
    const wire = this.wire;
    if (wire === null) return;
    this.cancelQuiet();
    this.cancelQuiet = this.around.later(() => {
      this.tell(JSON.stringify({ type: "ping", id: newId() }));
      this.cancelQuiet = this.around.later(() => this.drop(wire), patience);
    }, quiet);
  }

  private hear(data: string): void {
    this.heardAt = this.around.now();
    this.urgent = false;
    this.listen();
    const message = JSON.parse(data) as ToClient;
    if (message.type === "told") {
      this.tries = 0;
      this.have = Math.max(this.have, message.seen.version);
      this.heard.told(message.seen);
    } else if (message.type === "refused") {
      this.refuse(message);
    } else if ("id" in message && this.waiting.has(message.id)) {
      this.waiting.get(message.id)?.done(message as Answered);
      this.waiting.delete(message.id);
    } else {
      this.heard.other?.(message);
    }
  }

  private refuse(refused: Refused): void {
    const found = refused.id === null ? undefined : this.waiting.get(refused.id);
    if (refused.id !== null) this.waiting.delete(refused.id);
    found?.failed(new Problem(refused.kind, refused.detail, refused.rule));
    if (found === undefined) this.heard.other?.(refused);
  }
}

/** The browser's sockets and clock. */
export function browser(table: string): Around {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return {
    now: () => Date.now(),
    connect: () => new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`) as unknown as Wire,
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}
