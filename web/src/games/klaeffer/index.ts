import cards from "../../../../src/rudel/games/klaeffer/cards.svg?url";
import crisis from "../../../../src/rudel/games/klaeffer/crisis.svg?url";
import start from "../../../../src/rudel/games/klaeffer/start.svg?url";
import take from "../../../../src/rudel/games/klaeffer/take.svg?url";
import { t } from "../../lib/words.svelte.ts";
import type { KlaefferAction, KlaefferEvent, KlaefferView } from "../../wire/types.ts";
import type { GameScreen, Lang } from "../contract.ts";
import { badNow } from "./cards.ts";
import { guide } from "./guide.ts";
import { hinted } from "./hint.ts";
import { placesOf, retell } from "./retell.ts";
import { stats } from "./stats.ts";
import Table from "./Table.svelte";
import { brings, ON_SCREEN, standing } from "./words.ts";

const rulebooks: Record<Lang, () => Promise<{ default: string }>> = {
  de: () => import("../../../../src/rudel/games/klaeffer/rulebook.de.md?raw"),
  en: () => import("../../../../src/rudel/games/klaeffer/rulebook.en.md?raw"),
};

export const screen: GameScreen<KlaefferView, KlaefferEvent, KlaefferAction> = {
  Table,
  onScreen: ON_SCREEN,
  rulebook: async (lang) => (await rulebooks[lang]()).default,
  pictures: { "cards.svg": cards, "crisis.svg": crisis, "start.svg": start, "take.svg": take },
  stats,
  chip(view, seat) {
    const bad = view.bad_points?.[seat] ?? badNow(view.districts, seat);
    return {
      figure: t(view.districts.length > 3 ? "klaeffer-web-bad-short" : "klaeffer-web-bad-chip", { points: bad }),
      icon: "none",
      meaning: { id: "klaeffer-web-bad", args: { points: bad } },
    };
  },
  explain: (view, seat) => standing(t, view, seat),
  points: (points) => ({ id: "klaeffer-web-bad", args: { points } }),
  round(view) {
    if (view.phase === "over") return null;
    if (view.ending) return { id: "klaeffer-web-last" };
    return { id: "klaeffer-web-left", args: { count: view.left.length + view.right.length } };
  },
  confirm: ({ action }) => (action.type === "decline" ? { id: "klaeffer-web-decline-confirm" } : null),
  guide,
  hinted,
  brings,
  retell,
  where: ({ event }) => placesOf(event).length > 0,
};
