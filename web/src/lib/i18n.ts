import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGS: readonly Lang[] = ["de", "en"];

/** Somebody's seat, something said, or a plain word: what a message speaks of. */
export type Word = string | number | { seat: number } | Said | Word[];

/** A message of the catalogue with its arguments; an argument may itself be something said. */
export interface Said {
  message: string;
  about: { [name: string]: Word };
}

/** The languages of the house. */
export type Lang = "de" | "en";

/** A message of a catalogue with plain arguments. */
export interface Line {
  id: string;
  args?: Record<string, string | number>;
}

export type Name = (seat: number) => string;

const isSeat = (word: Word): word is { seat: number } =>
  typeof word === "object" && !Array.isArray(word) && "seat" in word;

/** The first language of the browser that the house speaks; English if there is none. */
export function firstLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = LANGS.find((lang) => tag.toLowerCase().split("-")[0] === lang);
    if (found !== undefined) return found;
  }
  return "en";
}

/** Says things in one language: the house's words at once, a game's when its catalogue has come. */
export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    ...catalogues: string[]
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const catalogue of catalogues) this.add(catalogue);
  }

  add(catalogue: string): void {
    this.bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The text of a message; its id in brackets shows that there is none. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    const value = this.bundle.getMessage(id)?.value;
    if (value === undefined || value === null) return `[${id}]`;
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(value, args, problems);
    if (problems.length > 0) console.warn(id, problems);
    return text;
  }

  /**
   * The text of what is to be said, with the names of those who sit at the table. Where it speaks of a seat, `$who`,
   * the catalogue also has `$who-is`: `you` for the one who reads, `other` for everybody else.
   */
  say(said: Said, name: Name, me: number | null = null): string {
    const args: Record<string, string | number> = {};
    for (const [key, word] of Object.entries(said.about)) {
      args[key] = this.word(word, name, me);
      if (isSeat(word)) args[`${key}-is`] = word.seat === me ? "you" : "other";
    }
    return this.text(said.message, args);
  }

  private word(word: Word, name: Name, me: number | null): string | number {
    if (Array.isArray(word)) return word.map((part) => this.word(part, name, me)).join(", ");
    if (isSeat(word)) return name(word.seat);
    return typeof word === "object" ? this.say(word, name, me) : word;
  }
}
