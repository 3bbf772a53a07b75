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
  expect(told({ phase: "laying", round: 2 })).toEqual(["struck", "lay"]);
  expect(told({ phase: "laying", round: 3 })).toEqual(["lay"]);
  expect(told({ phase: "laying", chosen: [true, false, false, false] })).toEqual(["laid"]);
});

test("a lesson says why this card is laid", () => {
  const laid = (card: string) => told({ phase: "laying" }, LAYS, [{ type: "lay", card } as FilouAction]);
  expect(laid("-8")).toEqual(["hello", "lay-bad"]);
  expect(laid("15")).toEqual(["hello", "lay-good"]);
  expect(laid("R")).toEqual(["hello", "lay-rabbit"]);
  expect(laid("BD")).toEqual(["hello", "lay-dog"]);
});

test("how a round has ended is told when the next begins: what the dogs did, then what one has won", () => {
  const row: Partial<FilouEvent> = { event: "row-taken", seat: 0, mice: 6, cards: ["-5", "15"] };
  const theirs: Partial<FilouEvent> = { ...row, seat: 2 };
  const dogs: Partial<FilouEvent> = { event: "dogs-left", dogs: ["SD", "BD"] };
  expect(told({ phase: "laying", round: 3 }, LAYS, [], [row])).toEqual(["row", "lay"]);
  expect(told({ phase: "laying", round: 3 }, LAYS, [], [{ event: "chased" }, row])).toEqual(["chased", "row", "lay"]);
  expect(told({ phase: "laying", round: 2 }, LAYS, [], [dogs, theirs])).toEqual(["dogs", "struck", "lay"]);
  expect(told({ phase: "laying", round: 3 }, LAYS, [], [row, { event: "row-laid" }])).toEqual(["lay"]);
});

test("bidding is explained, and a lesson says whether to bid or to pass", () => {
  expect(told({})).toEqual(["auction"]);
  expect(told({}, BIDS, [{ type: "bid", mice: 4 }])).toEqual(["auction", "bid"]);
  const cats = { row: [15, 3].map((card) => ({ seat: 1, card: String(card), open: true })) };
  expect(told({ round: 2, ...cats }, BIDS, [{ type: "bid", mice: 4 }])).toEqual(["bid-good"]);
  expect(told({ round: 2 }, BIDS, [{ type: "pass" }])).toEqual(["pass"]);
  expect(told({ round: 2, high: 3 })).toEqual(["raise"]);
  expect(told({ round: 2, ...dog }, BIDS, [{ type: "pass" }])).toEqual(["dog", "pass"]);
  expect(told({ passed: [false, true, true, true] })).toEqual(["last"]);
});

test("who waits is told so, and in the first round what counts", () => {
  expect(told({ turn: 2 }, [])).toEqual(["goal"]);
  expect(told({ turn: 2, round: 3 }, [])).toEqual(["wait"]);
  expect(told({ turn: 2, passed: [true, false, false, false] }, [])).toEqual(["out"]);
  expect(told({ phase: "over" }, [])).toEqual([]);
});
