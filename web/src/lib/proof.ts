import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { fromHex, hex } from "./random.ts";

/** What a finished table tells about its dice. */
export interface Told {
  table: string;
  commitment: string;
  secret: string;
  contributions: string[];
}

/** What comes out when one does the sums oneself. */
export interface Proof {
  /** SHA-256 of the secret is what the table showed before the first card. */
  kept: boolean;
  /** My own bytes, as this device remembers them, went into the dice; null if it does not remember any. */
  mine: boolean | null;
  /** The key of the dice: HMAC-SHA256(secret, table id ‖ everybody's bytes). */
  key: string;
  /** The record's header says the same, and its key is the same. */
  record: boolean | null;
}

export function commitmentOf(secret: string): string {
  return hex(sha256(fromHex(secret)));
}

export function diceKey(secret: string, table: string, contributions: string[]): string {
  const parts = [new TextEncoder().encode(table), ...contributions.map(fromHex)];
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return hex(hmac(sha256, fromHex(secret), whole));
}

/** The first so many numbers below a limit that dice of this key throw: SHA-256(key ‖ counter) in 32-bit words. */
export function throws(key: string, limit: number, count: number): number[] {
  const found: number[] = [];
  const full = 2 ** 32;
  for (let counter = 0; found.length < count; counter++) {
    const block = new Uint8Array(40);
    block.set(fromHex(key));
    new DataView(block.buffer).setBigUint64(32, BigInt(counter));
    const words = new DataView(sha256(block).buffer);
    for (let at = 0; at < 32 && found.length < count; at += 4) {
      const word = words.getUint32(at);
      if (word < full - (full % limit)) found.push(word % limit);
    }
  }
  return found;
}

/** The header of a record, line by line. */
export function headerOf(record: string): Map<string, string> {
  const lines = record.split("\n\n", 1)[0]?.split("\n").slice(1) ?? [];
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}

/** Whether a record tells the same dice as the table did. */
export function agrees(record: string, told: Told): boolean {
  const header = headerOf(record);
  const given = (header.get("contributions") ?? "").split(" ").map((pair) => pair.split("=")[1] ?? "");
  return (
    header.get("table") === told.table &&
    header.get("commitment") === told.commitment &&
    header.get("secret") === told.secret &&
    given.join() === told.contributions.join()
  );
}

/** Does all the sums; `shown` is the commitment this device saw when the game began, `own` the bytes it gave. */
export function check(told: Told, shown: string | null, own: readonly string[], record: string | null): Proof {
  const kept = commitmentOf(told.secret) === told.commitment && (shown === null || shown === told.commitment);
  return {
    kept,
    mine: own.length === 0 ? null : own.every((bytes) => told.contributions.includes(bytes)),
    key: diceKey(told.secret, told.table, told.contributions),
    record: record === null ? null : agrees(record, told),
  };
}
