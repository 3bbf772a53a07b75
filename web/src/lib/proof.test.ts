import { describe, expect, it } from "vitest";
import { agrees, check, commitmentOf, diceKey, headerOf, throws } from "./proof.ts";

/** Reckoned with Python's hashlib and rudel.core.dice. */
const SECRET = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const GIVEN = ["aa".repeat(16), "bb".repeat(16), "cc".repeat(16), "dd".repeat(16)];
const TABLE = "K7QXMPLNHTRS";
const TOLD = {
  table: TABLE,
  commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  secret: SECRET,
  contributions: GIVEN,
};
const RECORD = `rudel record 1
game: dog
dice: fair
table: ${TABLE}
commitment: ${TOLD.commitment}
contributions: A=${GIVEN[0]} B=${GIVEN[1]} C=${GIVEN[2]} D=${GIVEN[3]}
secret: ${SECRET}

A: >K
`;

describe("the proof of the shuffle", () => {
  it("reckons the promise, the key and the throws as the house does", () => {
    expect(commitmentOf(SECRET)).toBe(TOLD.commitment);
    expect(diceKey(SECRET, TABLE, GIVEN)).toBe("44d3be10ebe899e61715b2d61c8f68d2b23dad4338ec9f488f525e1806da73fc");
    expect(throws("44d3be10ebe899e61715b2d61c8f68d2b23dad4338ec9f488f525e1806da73fc", 52, 12)).toEqual([
      24, 18, 20, 8, 48, 7, 4, 33, 7, 3, 24, 44,
    ]);
  });

  it("holds when everything fits", () => {
    const proof = check(TOLD, TOLD.commitment, [GIVEN[2] as string], RECORD);
    expect(proof).toMatchObject({ kept: true, mine: true, record: true });
  });

  it("does not hold with another secret, another promise, or without my bytes", () => {
    const other = { ...TOLD, secret: SECRET.replace("00", "01") };
    expect(check(other, null, [], null).kept).toBe(false);
    expect(check(TOLD, "0".repeat(64), [], null).kept).toBe(false);
    expect(check(TOLD, null, ["ee".repeat(16)], null).mine).toBe(false);
  });

  it("says nothing about bytes that this device does not remember", () => {
    expect(check(TOLD, null, [], null)).toMatchObject({ mine: null, record: null });
  });

  it("reads a record's header and sees a changed one", () => {
    expect(headerOf(RECORD).get("table")).toBe(TABLE);
    expect(agrees(RECORD, TOLD)).toBe(true);
    expect(agrees(RECORD.replace("A=aa", "A=ab"), TOLD)).toBe(false);
  });
});
