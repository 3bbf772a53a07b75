import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * What the hall says about the boxes on its shelf, taken out of the games' own catalogues at build time:
 * `virtual:shelf/de` has the German messages `<key>-title` and `<key>-line` of every game that has a folder in src/games.
 */
const NAME = /^virtual:shelf\/(de|en)$/;
const GAMES = fileURLToPath(new URL("../src/games/", import.meta.url));
const LOCALES = fileURLToPath(new URL("../../src/rudel/locales/", import.meta.url));

function titles(lang: string, folder: string): string {
  const catalogue = `${LOCALES}${lang}/${folder}.ftl`;
  if (!existsSync(catalogue)) return "";
  const lines = readFileSync(catalogue, "utf8").split("\n");
  return lines.filter((line) => /^[a-z]+-(title|line) = /.test(line)).join("\n");
}

export function shelf(): Plugin {
  return {
    name: "shelf",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const lang = NAME.exec(id.slice(1))?.[1];
      if (lang === undefined) return undefined;
      const folders = readdirSync(GAMES).filter((name) => existsSync(`${GAMES}${name}/box.ts`));
      return `export default ${JSON.stringify(folders.map((folder) => titles(lang, folder)).join("\n"))};`;
    },
  };
}
