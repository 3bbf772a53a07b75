import type { Box } from "../contract.ts";
import Picture from "./Box.svelte";

export const box: Box = {
  folder: "klaeffer",
  keys: ["klaeffer"],
  players: "2–4",
  minutes: "30",
  place: 3,
  Picture,
};
