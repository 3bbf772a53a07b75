import type { KlaefferAction } from "../../wire/types.ts";
import type { LegalOf } from "../contract.ts";

export type Row = "left" | "right";

/** A district that may be given away, and to whom. */
export interface Gift {
  id: number;
  to: number;
}

/** From what is legal to what one can tap: hand cards, places of the council, draw rows and districts. */
interface Offers {
  /** By slot of the hand, the action that picks it. */
  picks: Map<number, number>;
  puts: Map<number, number>;
  draws: Map<Row, number>;
  /** By district. */
  gifts: Map<number, Gift[]>;
  decline: number | null;
  /** What the placed card has convinced may be taken or left (KLF-12). */
  choosing: boolean;
}

/** What is legal, sorted by what one taps; seats ahead are counted from the own one. */
export function sorted(
  legal: readonly Pick<LegalOf<KlaefferAction>, "id" | "action">[],
  seat: number,
  seats: number,
): Offers {
  const found: Offers = {
    picks: new Map(),
    puts: new Map(),
    draws: new Map(),
    gifts: new Map(),
    decline: null,
    choosing: false,
  };
  for (const { id, action } of legal) {
    if (action.type === "pick") found.picks.set(action.slot, id);
    else if (action.type === "put") found.puts.set(action.place, id);
    else if (action.type === "draw") found.draws.set(action.row, id);
    else if (action.type === "decline") found.decline = id;
    else if (action.type === "take" || action.type === "leave") found.choosing = true;
    else {
      const gifts = found.gifts.get(action.district) ?? [];
      found.gifts.set(action.district, [...gifts, { id, to: (seat + action.ahead) % seats }]);
    }
  }
  return found;
}

type Wanted = Partial<Record<"slot" | "place" | "district", number>> & { row?: Row };

/** The id of an action that may not be legal, to be asked about; null until all actions are known. */
export function idOf(actions: readonly KlaefferAction[], type: KlaefferAction["type"], wanted: Wanted): number | null {
  const found = actions.findIndex(
    (action) =>
      action.type === type &&
      Object.entries(wanted).every(
        ([key, value]) => new Map<string, unknown>(Object.entries(action)).get(key) === value,
      ),
  );
  return found < 0 ? null : found;
}

/** Whether two half-made turns are the same. */
export const same = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/** What the actions chosen so far are: a gift, a card, a place, or to take or leave what it convinced. */
export interface Made {
  gift: number | null;
  pick: number | null;
  put: number | null;
  choice: number | null;
}

const PUT = 4;
const DRAW = 20;
const GIVE = 22;
const DECLINE = 40;
export const TAKE = 41;
export const LEAVE = 42;

/** The half-made turn by its parts; ids are the same at every table. */
export function made(prefix: readonly number[]): Made {
  const find = (from: number, to: number) => prefix.find((id) => id >= from && id < to) ?? null;
  return { gift: find(GIVE, DECLINE), pick: find(0, PUT), put: find(PUT, DRAW), choice: find(TAKE, LEAVE + 1) };
}

/** What a hint points at, and the actions up to where its card is put. */
export function pointed(hint: readonly number[]) {
  const { gift, pick, put, choice } = made(hint);
  const row = hint.map(rowOf).find((found) => found !== null) ?? null;
  const upToPlace = put === null ? [] : hint.slice(0, hint.indexOf(put) + 1);
  const district = gift === null ? null : Math.floor((gift - GIVE) / 3);
  return { district, pick, place: placeOf(put), choice, row, upToPlace };
}

/** The row that an action draws from. */
export function rowOf(id: number): Row | null {
  if (id === DRAW) return "left";
  return id === DRAW + 1 ? "right" : null;
}

export const placeOf = (put: number | null): number | null => (put === null ? null : put - PUT);
