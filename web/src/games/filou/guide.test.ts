import { expect, test } from "vitest";
import type { FilouAction, FilouEvent, FilouView } from "../../wire/types.ts";
import { guide } from "./guide.ts";

const VIEW = {
  phase: "bidding",
  round: 1,
  turn: 0,
  seat: 0,
  chosen: [false, false, false, false],
  bids: [0, 0, 0, 0],
  high: 0,
  passed: [false, false, false, false],
  row: [],
} as unknown as FilouView;
const BIDS: FilouAction[] = [{ type: "pass" }, { type: "bid", mice: 4 }];
const LAYS = [{ type: "lay", card: "3" }] as FilouAction[];
const dog = { row: [{ seat: 1, card: "SD", open: true }] } as Partial<FilouView>;

function told(
  change: Partial<FilouView>,
  actions: FilouAction[] = BIDS,
  turn: FilouAction[] = [],
  events: Partial<FilouEvent>[] = [],
): string[] {
  const legal = actions.map((action, id) => ({ id, word: "", action, whole: true }));
  const heard = events.map((event) => ({ version: 1, event: event as FilouEvent, said: null }));
  return guide({ ...VIEW, ...change }, 0, legal, { turn, heard }).map(({ id }) => id.replace("filou-guide-", ""));
}

test("laying is explained first, the card that is missing in the second round", () => {
  expect(told({ phase: "laying" })).toEqual(["hello", "lay"]);
  expect(told({ phase: "laying", round: 2 })).toEqual(["struck"]);
  expect(told({ phase: "laying", round: 3 })).toEqual(["lay"]);
  expect(told({ phase: "laying", chosen: [true, false, false, false] })).toEqual(["laid"]);
});

test("how a round has ended is told when the next begins", () => {
  const row: Partial<FilouEvent> = { event: "row-taken", seat: 0 };
  expect(told({ phase: "laying", round: 3 }, LAYS, [], [row])).toEqual(["row"]);
  expect(told({ phase: "laying", round: 2 }, LAYS, [], [row, { event: "chased" }])).toEqual(["chased", "struck"]);
  expect(told({ phase: "laying", round: 3 }, LAYS, [], [{ event: "dogs-left", dogs: ["SD", "BD"] }])).toEqual(["dogs"]);
  expect(told({ phase: "laying", round: 3 }, LAYS, [], [row, { event: "row-laid" }])).toEqual(["lay"]);
});

test("bidding is explained, and a lesson says whether to bid or to pass", () => {
  expect(told({})).toEqual(["auction"]);
  expect(told({}, BIDS, [{ type: "bid", mice: 4 }])).toEqual(["auction", "bid"]);
  expect(told({ round: 2 }, BIDS, [{ type: "pass" }])).toEqual(["pass"]);
  expect(told({ round: 2, high: 3 })).toEqual(["raise"]);
  expect(told({ round: 2, ...dog }, BIDS, [{ type: "pass" }])).toEqual(["dog", "pass"]);
  expect(told({ passed: [false, true, true, true] })).toEqual(["last"]);
});

test("who waits is told so, and in the first round what counts", () => {
  expect(told({ turn: 2 }, [])).toEqual(["goal"]);
  expect(told({ turn: 2, round: 3 }, [])).toEqual(["wait"]);
  expect(told({ phase: "over" }, [])).toEqual([]);
});
