import type { FluentVariable } from "@fluent/bundle";
import { type Lang, type Line, type Name, type Said, Texts } from "./i18n.ts";
import { prefs } from "./prefs.svelte.ts";

const catalogues = import.meta.glob<string>(
  ["../../../src/rudel/locales/*/*.ftl", "!../../../src/rudel/locales/*/terminal.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);
const shelf: Record<Lang, () => Promise<{ default: string }>> = {
  de: () => import("virtual:shelf/de"),
  en: () => import("virtual:shelf/en"),
};
/** The games whose words are spoken, and what they say otherwise on a screen. */
const learnt = new Map<string, string>();
let spoken = $state.raw(new Texts("en"));
let speaking: Promise<void> = Promise.resolve();

/** The texts of the language that is spoken; asked again when a catalogue comes or the language changes. */
export function texts(): Texts {
  return spoken;
}

/** Takes the words of the chosen language in, and of no other. What was spoken before is spoken until they are there. */
export function speak(): Promise<void> {
  speaking = speaking
    .catch(() => undefined)
    .then(async () => {
      spoken = await read(prefs.lang);
    });
  return speaking;
}

/** Takes a game's words in, once; `onScreen` has messages that are said otherwise where one sees the table. */
export function learn(folder: string, onScreen = ""): Promise<void> {
  if (learnt.has(folder)) return speaking;
  learnt.set(folder, onScreen);
  const learning = speak();
  learning.catch(() => learnt.delete(folder));
  return learning;
}

async function read(lang: Lang): Promise<Texts> {
  const [boxes, house, ...games] = await Promise.all([
    shelf[lang]().then((found) => found.default),
    written(lang, "house"),
    ...[...learnt].map(async ([folder, onScreen]) => `${await written(lang, folder)}\n${onScreen}`),
  ]);
  return new Texts(lang, boxes, house, ...games);
}

/** All catalogues of a room: `dog.ftl`, then `dog-guide.ftl`, `dog-web.ftl`, whatever there is. */
async function written(lang: Lang, room: string): Promise<string> {
  const name = new RegExp(`/${lang}/${room}(-[a-z]+)?\\.ftl$`);
  const paths = Object.keys(catalogues).filter((path) => name.test(path));
  const found = await Promise.all(paths.sort(byLength).map((path) => catalogues[path]?.() ?? ""));
  return found.join("\n");
}

const byLength = (one: string, other: string) => one.length - other.length || one.localeCompare(other);

export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return texts().text(id, args);
}

/** What a game is called where there is little room. */
export function shortTitle(key: string): string {
  return t(texts().has(`${key}-short`) ? `${key}-short` : `${key}-title`);
}

/** What is to be said, as `me` reads it: whoever looks with no seat of their own is nobody's "you". */
export function say(said: Said, name: Name, me: number | null): string {
  return texts().say(said, name, me);
}

export function tell(line: Line): string {
  return texts().text(line.id, line.args ?? {});
}
