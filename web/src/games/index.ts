import { learn } from "../lib/words.svelte.ts";
import type { Box, GameScreen } from "./contract.ts";

/** The shelf is what has a folder here. */
const boxed = import.meta.glob<{ box: Box }>("./*/box.ts", { eager: true });
const screens = import.meta.glob<{ screen: GameScreen }>("./*/index.ts");

export const boxes: Box[] = Object.values(boxed)
  .map((found) => found.box)
  .sort((one, other) => one.place - other.place);

/** The box in which a game lies, if it is on the shelf. */
export function boxOf(key: string): Box | undefined {
  return boxes.find((box) => box.keys.includes(key));
}

const loaded = new Map<string, Promise<GameScreen>>();

/** The game's screen, when its words are there too; loaded once. */
export function screenOf(key: string): Promise<GameScreen> {
  const folder = boxOf(key)?.folder;
  const load = folder === undefined ? undefined : screens[`./${folder}/index.ts`];
  if (folder === undefined || load === undefined) return Promise.reject(new Error(`no screen for ${key}`));
  let screen = loaded.get(folder);
  if (screen === undefined) {
    screen = load().then(async (found) => {
      await learn(folder, found.screen.onScreen);
      return found.screen;
    });
    screen.catch(() => loaded.delete(folder));
    loaded.set(folder, screen);
  }
  return screen;
}
