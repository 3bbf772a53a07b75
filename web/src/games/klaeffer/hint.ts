import type { Spoken } from "../../wire/types.ts";

const WITH_PLACE = /^klaeffer-action-put/;

/** A hint as one says it: a card and its place in one breath, and laying nothing more as advice, not as a button. */
export function hinted(said: Spoken[]): Spoken[] {
  return said.flatMap((one, at) => {
    if (one.message === "klaeffer-action-decline") return { ...one, message: "klaeffer-web-hint-decline" };
    if (WITH_PLACE.test(one.message) && said[at - 1]?.message === "klaeffer-action-pick") return [];
    const placed = one.message === "klaeffer-action-pick" && WITH_PLACE.test(said[at + 1]?.message ?? "");
    return placed ? { ...one, message: "klaeffer-web-hint-lay" } : one;
  });
}
