import board3 from "../../../../src/rudel/games/dog/board3.svg?url";
import board4 from "../../../../src/rudel/games/dog/board4.svg?url";
import board6 from "../../../../src/rudel/games/dog/board6.svg?url";
import type { DogAction, DogEvent, DogView } from "../../wire/types.ts";
import type { GameScreen, Lang } from "../contract.ts";
import { parties, rulesOf } from "./board.ts";
import { guide } from "./guide.ts";
import { hinted } from "./hint.ts";
import { retell } from "./retell.ts";
import { stats } from "./stats.ts";
import Table from "./Table.svelte";
import { ON_SCREEN } from "./words.ts";

const rulebooks: Record<Lang, () => Promise<{ default: string }>> = {
  de: () => import("../../../../src/rudel/games/dog/rulebook.de.md?raw"),
  en: () => import("../../../../src/rudel/games/dog/rulebook.en.md?raw"),
};

export const screen: GameScreen<DogView, DogEvent, DogAction> = {
  Table,
  backwards: true,
  onScreen: ON_SCREEN,
  rulebook: async (lang) => (await rulebooks[lang]()).default,
  pictures: { "board3.svg": board3, "board4.svg": board4, "board6.svg": board6 },
  stats,
  chip(view, seat) {
    const held = view.held[seat] ?? 0;
    const meaning = { id: "dog-web-cards", args: { count: held } };
    return { figure: String(held), meaning, out: view.phase === "playing" && held === 0 };
  },
  parties: (seen) => parties(rulesOf(seen.game)),
  round(view) {
    return view.phase === "over" ? null : { id: "dog-web-round", args: { deal: view.deal, size: view.hand_size } };
  },
  retell,
  where: ({ event }) => ["moved", "left-nest", "sent-home", "swapped"].includes(event.event),
  hinted,
  guide,
};
