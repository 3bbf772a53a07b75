import shelf from "virtual:shelf";
import type { FluentVariable } from "@fluent/bundle";
import german from "../../../src/rudel/locales/de/house.ftl?raw";
import english from "../../../src/rudel/locales/en/house.ftl?raw";
import { type Lang, type Line, type Name, type Said, Texts } from "./i18n.ts";
import { prefs } from "./prefs.svelte.ts";

const spoken: Record<Lang, Texts> = {
  de: new Texts("de", german, shelf.de),
  en: new Texts("en", english, shelf.en),
};
const learnt = new Set<string>();
let count = $state(0);

/** The texts of the chosen language; asked again when a catalogue comes or the language changes. */
export function texts(): Texts {
  void count;
  return spoken[prefs.lang];
}

/** Takes a game's catalogue in, once. */
export function learn(folder: string, catalogue: Record<Lang, string>): void {
  if (learnt.has(folder)) return;
  learnt.add(folder);
  spoken.de.add(catalogue.de);
  spoken.en.add(catalogue.en);
  count += 1;
}

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
