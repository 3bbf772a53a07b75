import edge from "../../../../src/rudel/games/schafe/edge.svg?url";
import map from "../../../../src/rudel/games/schafe/map.svg?url";
import pens from "../../../../src/rudel/games/schafe/pens.svg?url";
import reveal from "../../../../src/rudel/games/schafe/reveal.svg?url";
import tiles from "../../../../src/rudel/games/schafe/tiles.svg?url";
import wolf from "../../../../src/rudel/games/schafe/wolf.svg?url";
import type { SchafeAction } from "../../wire/types.ts";
import type { Lang, Line } from "../contract.ts";
import { guide } from "./guide.ts";
import { hinted } from "./hint.ts";
import { KEYS } from "./keys.ts";
import { rankedInWords } from "./ranking.ts";
import { retell, where } from "./retell.ts";
import { stats } from "./stats.ts";
import Table from "./Table.svelte";
import type { Screen } from "./types.ts";
import { chipOf } from "./words.ts";

const rulebooks: Record<Lang, () => Promise<{ default: string }>> = {
  de: () => import("../../../../src/rudel/games/schafe/rulebook.de.md?raw"),
  en: () => import("../../../../src/rudel/games/schafe/rulebook.en.md?raw"),
};

/** What is asked before it is done, because all see it then or it is final. */
const QUESTIONS: Partial<Record<SchafeAction["type"], Line>> = {
  "get-out": { id: "schafe-action-out-confirm" },
  reveal: { id: "schafe-web-reveal-confirm" },
  at: { id: "schafe-web-at-confirm" },
};

export const screen: Screen = {
  Table,
  backwards: true,
  rulebook: async (lang) => (await rulebooks[lang]()).default,
  pictures: {
    "edge.svg": edge,
    "map.svg": map,
    "pens.svg": pens,
    "reveal.svg": reveal,
    "tiles.svg": tiles,
    "wolf.svg": wolf,
  },
  stats,
  chip: chipOf,
  round: (view) => (view.phase === "over" ? null : { id: "schafe-web-bag", args: { bag: view.bag } }),
  confirm: (legal) => QUESTIONS[legal.action.type] ?? null,
  ranked: ({ view }) => (view === null ? [] : rankedInWords(view)),
  keys: KEYS,
  guide,
  hinted,
  retell,
  where,
};
