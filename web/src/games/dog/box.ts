import type { Box } from "../contract.ts";
import Picture from "./Box.svelte";

export const box: Box = {
  folder: "dog",
  keys: ["dog", "lagerdog"],
  players: "2–6",
  minutes: "45",
  place: 1,
  Picture,
};
