import { describe, expect, it } from "vitest";
import type { Happened } from "../wire/types.ts";
import { chapters, pages, shownInMotion, takenBack, unheard } from "./heard.ts";

const happened = (version: number, what: string) =>
  ({ version, event: { event: what, turn: version - 1 }, said: null }) as unknown as Happened;

describe("what is heard", () => {
  it("is not heard twice after a reconnection", () => {
    const before = [happened(1, "dealt"), happened(2, "played"), happened(2, "moved")];
    const again = [happened(2, "played"), happened(2, "moved"), happened(3, "played")];
    expect(unheard(before, again)).toEqual([happened(3, "played")]);
  });

  it("may happen twice in one turn", () => {
    const twice = [happened(2, "step"), happened(2, "step")];
    expect(unheard([happened(1, "dealt")], twice)).toEqual(twice);
  });

  it("is shown in motion from the last turn taken back on", () => {
    const events = [happened(1, "moved"), happened(2, "undone"), happened(3, "moved")];
    expect(shownInMotion(events)).toEqual([happened(3, "moved")]);
    expect(takenBack(events)).toEqual(new Set([1]));
  });

  it("is told in chapters, one for each turn", () => {
    const log = [happened(1, "a"), happened(1, "b"), happened(2, "c")];
    expect(chapters(log).map((chapter) => chapter.length)).toEqual([2, 1]);
  });

  it("is told turn by turn, the newest first, and people's goings stand between", () => {
    const said = (seat: number | null) => ({ message: "m", about: seat === null ? {} : { who: { seat } } });
    const line = (version: number, seat: number | null, audience: number | null = null) =>
      ({ version, event: { event: "x", audience }, said: said(seat) }) as unknown as Happened;
    const note = { version: 2, seat: 3, said: said(3) };
    const told = pages([line(1, 0), line(2, 1), line(2, null, 2), line(3, 0)], [note], (chapter) => chapter);
    expect(told.map(({ lines }) => lines.map(({ seat }) => seat))).toEqual([[0], [3], [1, 2], [0]]);
  });

  it("says once before a turn that something else has played it for somebody", () => {
    const line = (seat: number, by?: { seat: number; by: string }) =>
      ({
        version: 1,
        event: { event: "x" },
        said: { message: "m", about: { who: { seat } } },
        instead: by,
      }) as unknown as Happened;
    const bot = { seat: 1, by: "bot" };
    const clock = { seat: 2, by: "clock" };
    const [page] = pages([line(0), line(1, bot), line(3, bot), line(2, clock)], [], (chapter) => chapter);
    expect(page?.lines.map(({ seat, said }) => [seat, said.message])).toEqual([
      [0, "m"],
      [1, "log-played-bot"],
      [1, "m"],
      [3, "m"],
      [2, "log-played-clock"],
      [2, "m"],
    ]);
  });
});
