import type { Box } from "../contract.ts";
import Picture from "./Box.svelte";

export const box: Box = {
  folder: "schafe",
  keys: ["schafe"],
  players: "2–4",
  minutes: "30",
  place: 4,
  Picture,
};
