/** What people may let each other know during a game; nothing of it speaks of cards. */
export const EMOTES = ["hello", "thanks", "well-played", "oops", "laugh", "sorry", "thinking", "hurry"] as const;
