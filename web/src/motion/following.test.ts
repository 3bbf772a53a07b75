import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HappenedOf } from "../games/contract.ts";
import { api } from "../wire/api.ts";
import { Following, type Shows, type ToFollow } from "./following.ts";

interface Move {
  event: "moved";
  audience: null;
  to: number;
}
type Heard = HappenedOf<Move>;

const moved = (to: number): Heard => ({ version: to, event: { event: "moved", audience: null, to }, said: null });

/** A table whose motions last until they are let go on, and what it has done so far. */
function table(...news: Heard[]) {
  const said: string[] = [];
  const now: ToFollow<Move> = { news, backwards: false, view: 0, done: () => undefined };
  let letGo: () => void = () => undefined;
  const lasts = () => new Promise<void>((resolve) => (letGo = resolve));
  const numbers = (heard: readonly Heard[]) => heard.map(({ version }) => version).join(" ");
  const shows: Shows<Move> = {
    show: (heard) => {
      said.push(`show ${numbers(heard)}`);
      return lasts();
    },
    takeBack: (heard) => {
      said.push(`back ${numbers(heard)}`);
      return lasts();
    },
    settle: (shown) => {
      said.push(shown ? "settle after news" : "settle");
    },
    finish: () => {
      said.push("finish");
      letGo();
    },
  };
  now.done = () => {
    said.push("done");
    now.news = [];
  };
  const following = new Following(() => now, shows);
  /** Lets everything that need not wait happen. */
  const rest = () => new Promise<void>((resolve) => setTimeout(resolve));
  const goOn = () => {
    letGo();
    return rest();
  };
  return { said, now, shows, following, rest, goOn };
}

describe("following a table", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    vi.spyOn(api, "report").mockResolvedValue({ noted: true });
  });
  afterEach(() => vi.restoreAllMocks());

  it("shows the news, says that they are shown, and draws the view", async () => {
    const { said, following, goOn } = table(moved(1), moved(2));
    void following.follow();
    expect(said).toEqual(["show 1 2"]);
    await goOn();
    expect(said).toEqual(["show 1 2", "done", "settle after news"]);
  });

  it("draws the view where nothing is news", async () => {
    const { said, following } = table();
    await following.follow();
    expect(said).toEqual(["settle"]);
  });

  it("shows one after the other, whatever comes meanwhile", async () => {
    const { said, now, following, goOn } = table(moved(1));
    now.done = () => {
      said.push("done");
      now.news = now.news[0]?.version === 1 ? [moved(2)] : [];
    };
    void following.follow();
    void following.follow();
    await goOn();
    expect(said).toEqual(["show 1", "done", "show 2"]);
    await goOn();
    expect(new Set(said.slice(3))).toEqual(new Set(["done", "settle after news"]));
    now.view = 1;
    await following.follow();
    expect(said.at(-1)).toBe("settle");
  });

  it("draws a view that has changed while another was being drawn", async () => {
    const { said, shows, following, goOn, rest } = table();
    const settle = shows.settle;
    let first = true;
    shows.settle = async (shown) => {
      settle(shown);
      if (first) {
        first = false;
        await shows.show([]);
      }
    };
    void following.follow();
    void following.follow();
    await rest();
    await goOn();
    expect(said).toEqual(["settle", "show ", "settle"]);
  });

  it("shows only what was not shown before", async () => {
    const one = moved(1);
    const { said, now, following, goOn } = table(one);
    now.done = () => undefined;
    void following.follow();
    await goOn();
    now.news = [one, moved(2)];
    void following.follow();
    expect(said.at(-1)).toBe("show 2");
    await goOn();
  });

  it("finishes what moves when somebody steps on", async () => {
    const { said, now, following, rest } = table(moved(1));
    void following.follow();
    now.news = [moved(2)];
    void following.follow();
    await rest();
    expect(said.slice(0, 3)).toEqual(["show 1", "finish", "show 2"]);
    expect(said).not.toContain("done");
  });

  it("takes a step back", async () => {
    const { said, now, following, goOn } = table(moved(1));
    now.backwards = true;
    void following.follow();
    await goOn();
    expect(said).toEqual(["back 1", "done", "settle after news"]);
  });

  it("goes on after a motion that fails, with the view, and tells the house", async () => {
    const { said, now, shows, following, goOn } = table(moved(1));
    const show = shows.show;
    shows.show = () => Promise.reject(new TypeError("the cards of somebody"));
    await following.follow();
    expect(said).toEqual(["done", "settle after news"]);
    expect(api.report).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(vi.mocked(api.report).mock.calls)).not.toContain("somebody");
    shows.show = show;
    now.news = [moved(2)];
    void following.follow();
    await goOn();
    expect(said.slice(2)).toEqual(["show 2", "done", "settle after news"]);
  });

  it("is silent when nobody looks any more", async () => {
    const { said, following, rest } = table(moved(1));
    void following.follow();
    following.stop();
    await rest();
    expect(said).toEqual(["show 1", "finish"]);
  });
});
