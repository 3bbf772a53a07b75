import type { Emote } from "../wire/types.ts";

export type Feeling = Emote["emote"];

/** What people may let each other know during a game; nothing of it speaks of cards. */
export const EMOTES: readonly Feeling[] = [
  "hello",
  "thanks",
  "well-played",
  "oops",
  "laugh",
  "sorry",
  "thinking",
  "hurry",
];
