/** What can lie over the table. */
export type Shown = "menu" | "log" | "rules" | "emotes" | "keys" | "end";
