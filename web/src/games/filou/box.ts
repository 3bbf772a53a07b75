import type { Box } from "../contract.ts";
import Picture from "./Box.svelte";

export const box: Box = {
  folder: "filou",
  keys: ["filou"],
  players: "3–5",
  minutes: "20",
  place: 3,
  Picture,
};
