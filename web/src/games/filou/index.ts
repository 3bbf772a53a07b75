import cards from "../../../../src/rudel/games/filou/cards.svg?url";
import table from "../../../../src/rudel/games/filou/table.svg?url";
import type { FilouAction, FilouEvent, FilouView } from "../../wire/types.ts";
import type { GameScreen, Lang } from "../contract.ts";
import { ROUNDS } from "./cards.ts";
import { guide } from "./guide.ts";
import { where } from "./spots.ts";
import { stats } from "./stats.ts";
import Table from "./Table.svelte";
import { pointsLine } from "./words.ts";

/** Where one sees the cards it is said in fewer words: what led to it has to stand beside it. */
const ON_SCREEN = `
filou-event-dogs-left = { filou-web-dogs-left }
filou-event-chased = { filou-web-chased }
`;

const rulebooks: Record<Lang, () => Promise<{ default: string }>> = {
  de: () => import("../../../../src/rudel/games/filou/rulebook.de.md?raw"),
  en: () => import("../../../../src/rudel/games/filou/rulebook.en.md?raw"),
};

export const screen: GameScreen<FilouView, FilouEvent, FilouAction> = {
  Table,
  rulebook: async (lang) => (await rulebooks[lang]()).default,
  pictures: { "cards.svg": cards, "table.svg": table },
  backwards: true,
  onScreen: ON_SCREEN,
  points: pointsLine,
  stats,
  chip(view, seat) {
    const count = view.won[seat]?.length ?? 0;
    return {
      figure: String(count),
      meaning: { id: "filou-web-chip", args: { count } },
      out: view.passed[seat] ?? false,
    };
  },
  explain: () => [{ id: "filou-web-means-won" }],
  round(view) {
    return view.phase === "over" ? null : { id: "filou-web-round", args: { round: view.round, rounds: ROUNDS } };
  },
  keys: [
    ["+ −", { id: "filou-web-key-amount" }],
    ["P", { id: "filou-web-key-pass" }],
  ],
  where,
  guide,
};
