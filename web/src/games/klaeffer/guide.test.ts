import { expect, test } from "vitest";
import type { KlaefferAction, KlaefferEvent, KlaefferView } from "../../wire/types.ts";
import { guide } from "./guide.ts";

const VIEW = { phase: "begin", turn: 0, turns_taken: [0, 0, 0], ending: false } as unknown as KlaefferView;
const PICK = { type: "pick" } as KlaefferAction;
const GIVE = { type: "give" } as KlaefferAction;

function told(
  change: Partial<KlaefferView>,
  actions: KlaefferAction[],
  turn: KlaefferAction[] = [],
  events: KlaefferEvent[] = [],
  tried: KlaefferEvent[] = [],
): string[] {
  const legal = actions.map((action, id) => ({ id, word: "", action, whole: true }));
  const heard = events.map((event) => ({ version: 1, event, said: null }));
  return guide({ ...VIEW, ...change }, 0, legal, { turn, heard, tried }).map(({ id }) =>
    id.replace("klaeffer-guide-", ""),
  );
}

test("the first turn is explained; a lesson points at its card", () => {
  expect(told({}, [PICK])).toEqual(["hello", "pick"]);
  expect(told({}, [PICK], [PICK])).toEqual(["hello", "tap"]);
  expect(told({ turns_taken: [1, 1, 1] }, [PICK], [PICK])).toEqual(["goal"]);
  expect(told({ turns_taken: [2, 2, 2] }, [PICK], [PICK])).toEqual(["pick", "tap"]);
});

test("a card that lies there to be confirmed is told of, whether it takes something or not", () => {
  const placed = { event: "placed", seat: 0, card: "OC1", place: 3 } as KlaefferEvent;
  const taken = (places: number[]) =>
    ({ event: "taken", seat: 0, cards: [], places, column_votes: 12, row_votes: 4 }) as unknown as KlaefferEvent;
  const crisis = { event: "crisis", seat: 0 } as KlaefferEvent;
  const draw = { type: "draw" } as KlaefferAction;
  expect(told({}, [], [], [], [placed, taken([2])])).toEqual(["take"]);
  expect(told({}, [draw], [], [], [placed, taken([])])).toEqual(["nothing"]);
  const convinced = { place: 3, places: [2], column_votes: 12, row_votes: 4 } as unknown as NonNullable<
    KlaefferView["convinced"]
  >;
  expect(told({ convinced }, [], [], [], [placed])).toEqual([]);
  expect(told({}, [draw], [], [], [placed, crisis, taken([2])])).toEqual([]);
  expect(told({}, [draw])).toEqual(["draw"]);
  expect(told({}, [{ type: "take" } as KlaefferAction])).toEqual(["choice"]);
});

test("giving a district away is explained where it can be done, and pointed at where the lesson does it", () => {
  const later = { turns_taken: [2, 2, 2] };
  expect(told(later, [PICK, GIVE])).toEqual(["give"]);
  expect(told(later, [PICK, GIVE], [GIVE])).toEqual(["give", "give-tap"]);
  expect(told(later, [PICK, GIVE], [PICK])).toEqual(["pick", "tap"]);
});

test("districts and a crisis are explained when they have come about", () => {
  const taken = { event: "taken", seat: 0, cards: ["OC1"] } as unknown as KlaefferEvent;
  const crisis = { event: "crisis", seat: 1 } as unknown as KlaefferEvent;
  expect(told({ turn: 1, turns_taken: [1, 0, 0] }, [], [], [taken])).toEqual(["taken"]);
  expect(told({ turns_taken: [1, 1, 1] }, [PICK], [], [taken, crisis])).toEqual(["crisis", "goal", "pick"]);
  expect(told({ turn: 1, turns_taken: [1, 0, 0] }, [])).toEqual(["wait"]);
  expect(told({ turns_taken: [1, 0, 0] }, [])).toEqual([]);
});

test("the last turn is told as such, and afterwards nothing", () => {
  expect(told({ ending: true, turns_taken: [7, 7, 7] }, [PICK], [PICK])).toEqual(["last"]);
  expect(told({ phase: "over" }, [])).toEqual([]);
});
