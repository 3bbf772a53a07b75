import type { Line } from "../contract.ts";

/** The keys of this table, for the sheet that lists them. */
export const KEYS: [string, Line][] = [
  ["Q E", { id: "schafe-web-key-turn" }],
  ["W", { id: "schafe-web-key-flip" }],
  ["P", { id: "schafe-web-key-pen" }],
  ["+ − 0", { id: "schafe-web-key-zoom" }],
];
