import { firstLang, type Lang } from "./i18n.ts";
import { below } from "./random.ts";

export const AVATARS = ["dog", "cat", "sheep", "wolf", "mouse", "rabbit", "hedgehog", "owl"] as const;
export type Animal = (typeof AVATARS)[number];
type Theme = "auto" | "light" | "dark";
type Speed = "slow" | "normal" | "fast" | "off";

/** What this device remembers of whoever plays on it. */
interface Prefs {
  /** Empty until somebody says it; then the house proposes one, by luck. */
  name: string;
  luck: number;
  avatar: Animal;
  lang: Lang;
  theme: Theme;
  speed: Speed;
  sounds: boolean;
  /** Whether the device shakes when it is one's turn. */
  shakes: boolean;
  /** Whether emotes of others are shown. */
  emotes: boolean;
  /** Bolder patterns beside the colours. */
  strong: boolean;
  /** Whether one is asked before every turn that is played. */
  ask: boolean;
  /** The games whose first round was played with help. */
  guided: string[];
  /** Whether the side column of the table is open on a desktop. */
  side: boolean;
}

const KEPT_AS = "rudel";
const FACTORS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

function kept(): Partial<Prefs> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

function first(): Prefs {
  return {
    name: "",
    luck: below(256),
    avatar: AVATARS[below(AVATARS.length)] ?? "dog",
    lang: firstLang(navigator.languages),
    theme: "auto",
    speed: "normal",
    sounds: false,
    shakes: true,
    emotes: true,
    strong: false,
    ask: false,
    guided: [],
    side: true,
  };
}

export const prefs: Prefs = $state({ ...first(), ...kept() });
// Before there were several games with help it was one yes or no.
if (!Array.isArray(prefs.guided)) prefs.guided = [];
// Who comes back is called as before, and has the same animal.
remember({});

/** The first round of this game was played with help. */
export function guidedThrough(game: string): void {
  if (!prefs.guided.includes(game)) remember({ guided: [...prefs.guided, game] });
}

/** Changes what the device remembers. */
export function remember(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(prefs));
  } catch {
    // a private window forgets; that is what it is for
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
const night = matchMedia("(prefers-color-scheme: dark)");
const around = $state({ still: still.matches, night: night.matches });
still.addEventListener("change", () => {
  around.still = still.matches;
});
night.addEventListener("change", () => {
  around.night = night.matches;
});

/** The factor on all durations; 0 is no motion. */
export function pace(): number {
  return around.still ? 0 : FACTORS[prefs.speed];
}

/** Light or dark, as it is shown now. */
export function shade(): "light" | "dark" {
  if (prefs.theme !== "auto") return prefs.theme;
  return around.night ? "dark" : "light";
}
