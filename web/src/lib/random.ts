/** So many random bytes; works without a secure context. */
export function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error("not hexadecimal");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** A name for a command, never used twice. */
export function newId(): string {
  return hex(randomBytes(12));
}

/** A number below the limit; for small things, not for dice. */
export function below(limit: number): number {
  return (randomBytes(1)[0] ?? 0) % limit;
}
