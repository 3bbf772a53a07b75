import { hex, randomBytes } from "../lib/random.ts";
import type {
  AnyAction,
  Changed,
  Deleted,
  Fault,
  Known,
  Listed,
  Listing,
  Me,
  NewTable,
  Opened,
  Replay,
  Reported,
  Seated,
  Seen,
  Transfer,
} from "./types.ts";

/** Why the house said no: a kind one can look up, and a sentence for whoever programs. */
export class Problem extends Error {
  constructor(
    readonly kind: string,
    readonly detail: string,
    readonly rule: string | null = null,
    readonly status = 0,
  ) {
    super(`${kind}: ${detail}`);
  }
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

const KIND = "urn:rudel:";

async function problemOf(response: Response): Promise<Problem> {
  try {
    const body = await response.json();
    const kind = String(body.type).replace(KIND, "");
    return new Problem(kind, String(body.detail), body.rule ?? null, response.status);
  } catch {
    return new Problem("failed", response.statusText, null, response.status);
  }
}

/** The calm requests of the house. Every one either answers or throws a Problem. */
export class Api {
  constructor(private readonly fetch: Fetch = (path, init) => globalThis.fetch(path, init)) {}

  games = () => this.ask<Listing[]>("GET", "/api/games");
  actions = (key: string) => this.ask<AnyAction[]>("GET", `/api/games/${key}/actions`);

  me = () => this.ask<Known>("GET", "/api/me");
  introduce = (me: Me) => this.ask<Known>("PUT", "/api/me", me);
  transfer = () => this.ask<Transfer>("POST", "/api/me/transfer");
  move = (code: string) => this.ask<Known>("POST", "/api/me/move", { code });
  myTables = () => this.ask<Listed[]>("GET", "/api/me/tables");

  open = (table: NewTable) => this.ask<Opened>("POST", "/api/tables", table);
  find = (code: string) => this.ask<Opened>("GET", `/api/codes/${encodeURIComponent(code)}`);
  look = (table: string) => this.ask<Seen>("GET", `/api/tables/${table}`);
  watchable = () => this.ask<Listed[]>("GET", "/api/tables");
  leave = (table: string, seat: number) => this.ask<Changed>("DELETE", `/api/tables/${table}/chairs/${seat}`);
  swap = (table: string, seat: number, other: number) =>
    this.ask<Changed>("POST", `/api/tables/${table}/chairs/${seat}/swap`, { other });
  chooseBot = (table: string, seat: number, level: string) =>
    this.ask<Changed>("PUT", `/api/tables/${table}/chairs/${seat}/bot`, { level });
  rematch = (table: string) => this.ask<Opened>("POST", `/api/tables/${table}/rematch`);
  forget = (table: string) => this.ask<Deleted>("DELETE", `/api/tables/${table}`);
  report = (fault: Fault) => this.ask<Reported>("POST", "/api/faults", fault);
  replay = (table: string, after: number, seat: number | null) =>
    this.ask<Replay>("GET", `/api/tables/${table}/replay?after=${after}${seat === null ? "" : `&seat=${seat}`}`);

  /** Takes a chair; the bytes that go into the dice are drawn here and given back, to be remembered. */
  async sit(table: string, me: Me, seat: number | null = null): Promise<{ seated: Seated; contribution: string }> {
    const contribution = hex(randomBytes(16));
    const seated = await this.ask<Seated>("POST", `/api/tables/${table}/chairs`, { ...me, contribution, seat });
    return { seated, contribution };
  }

  /** The whole game as text, once it is over. */
  async record(table: string): Promise<string> {
    const response = await this.send("GET", `/api/tables/${table}/record`);
    return response.text();
  }

  private async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.send(method, path, body);
    return (await response.json()) as T;
  }

  private async send(method: string, path: string, body?: unknown): Promise<Response> {
    const init: RequestInit = { method, credentials: "same-origin" };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { "Content-Type": "application/json" };
    }
    let response: Response;
    try {
      response = await this.fetch(path, init);
    } catch {
      throw new Problem("unreachable", "the house does not answer");
    }
    if (!response.ok) throw await problemOf(response);
    return response;
  }
}

export const api = new Api();
