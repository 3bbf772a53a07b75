import { describe, expect, it } from "vitest";
import type { Scene } from "./scene.ts";
import { dogsSaid, emptySaid, fitting, highSaid, placeSaid, pointsLine, yourDogs } from "./words.ts";

const t = (id: string, args: Record<string, string | number> = {}) => [id, ...Object.values(args)].join(" ");
const name = (seat: number) => "ABCD"[seat] ?? "";
const lies = (card: string | null, open = true) => ({ seat: 0, card, open });

function scene(change: Partial<Scene>): Scene {
  return {
    phase: "bidding",
    round: 1,
    start: 0,
    turn: 0,
    row: [lies("3"), lies(null, false), lies(null, false), lies(null, false)],
    bids: [0, 0, 0, 0],
    passed: [false, false, false, false],
    mouse: [2, 4, 6],
    bank: 15,
    mice: [15, 15, 15, 15],
    won: [0, 0, 0, 0],
    gone: [],
    points: null,
    ...change,
  };
}

describe("where the auction stands", () => {
  it("names the highest bid and who made it", () => {
    expect(highSaid(t, scene({}), 0, name)).toBe("filou-web-high  0");
    expect(highSaid(t, scene({ bids: [1, 4, 0, 0] }), 0, name)).toBe("filou-web-high B 4");
    expect(highSaid(t, scene({ bids: [5, 4, 0, 0] }), 0, name)).toBe("filou-web-high-yours A 5");
  });

  it("says who gets the row once all others have passed", () => {
    const passed = [true, false, true, true];
    expect(highSaid(t, scene({ bids: [0, 4, 0, 0], passed }), 0, name)).toBe("filou-web-gets B");
    expect(highSaid(t, scene({ bids: [0, 4, 0, 0], passed }), 1, name)).toBe("filou-web-gets-yours B");
    expect(highSaid(t, scene({ passed }), 1, name)).toBe("filou-web-high  0");
  });

  it("is silent when the row is cleared away", () => {
    expect(highSaid(t, scene({ row: [null, null, null, null] }), 0, name)).toBe("");
  });
});

describe("whoever looks with another's eyes", () => {
  it("is not called you", () => {
    expect(highSaid(t, scene({ bids: [5, 4, 0, 0] }), null, name)).toBe("filou-web-high A 5");
    const row = [lies("3", false), lies(null, false)];
    expect(placeSaid(t, scene({ row }), 0, name, 0)).toBe("filou-web-place 1 A yours filou-card-3");
    expect(placeSaid(t, scene({ row }), 0, name, null)).toBe("filou-web-place 1 A known filou-card-3");
    expect(placeSaid(t, scene({ row }), 1, name, null)).toBe("filou-web-place 2 A down ");
  });
});

describe("points", () => {
  it("have a true minus", () => {
    expect(pointsLine(-5)).toEqual({ id: "filou-web-points", args: { points: -5, shown: "−5" } });
  });
});

describe("empty mouse cards", () => {
  it("are spoken of while some are in play and none has mice", () => {
    const [bids, bank] = [[0, 0, 0, 0], 11];
    expect(emptySaid(t, { mouse: [2, 4, 6], bank, bids })).toBe("");
    expect(emptySaid(t, { mouse: [null, 0, 0], bank, bids })).toBe("filou-web-empty bank");
    expect(emptySaid(t, { mouse: [0, 0, 0], bank: 12, bids })).toBe("filou-web-empty lost");
    expect(emptySaid(t, { mouse: [null, null, null], bank, bids })).toBe("");
  });
});

describe("what dogs do", () => {
  it("is said of dogs that lie open only", () => {
    expect(dogsSaid(t, scene({}))).toBe("");
    expect(dogsSaid(t, scene({ row: [lies("3"), lies("BD", false)] }))).toBe("");
    expect(dogsSaid(t, scene({ row: [lies("3"), lies("SD")] }))).toBe("filou-web-dogs-one SD");
    expect(dogsSaid(t, scene({ row: [lies("BD"), lies("SD")] }))).toBe("filou-web-dogs-many");
    expect(dogsSaid(t, scene({ row: [lies("BD"), lies("SD", false)] }))).toBe("filou-web-dogs-many");
  });

  it("tells that the rabbit is a cat to them, unless the table has it otherwise", () => {
    const row = [lies("SD"), lies("R", false)];
    expect(dogsSaid(t, scene({ row }))).toBe("filou-web-dogs-rabbit SD");
    expect(dogsSaid(t, scene({ row }), true)).toBe("filou-web-dogs-one SD");
  });

  it("explains the signs of the dogs in the hand", () => {
    expect(yourDogs(t, ["3", "R"])).toBe("");
    expect(yourDogs(t, ["3", "BD"])).toBe("filou-web-dogs-hand BD");
    expect(yourDogs(t, ["SD", "BD"])).toBe("filou-web-dogs-hand both");
  });
});

describe("a name on a plate", () => {
  it("is cut only where its letters do not fit", () => {
    expect(fitting("Bello", 40, 8.8)).toBe("Bello");
    expect(fitting("Mamma", 40, 8.8)).toBe("Ma…");
    expect(fitting("Opa Karl", 48, 8.8)).toBe("Opa…");
    expect(fitting("Maximiliane", 70, 8.8)).toBe("Maxim…");
    expect(fitting("Wim", 4, 8.8)).toBe("W…");
  });
});
