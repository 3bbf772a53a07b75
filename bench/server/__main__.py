"""Our server beside a boardgame.io server: python -m bench.server [--seconds S] [--rounds N] [--json FILE].

Tables of four scripted players each, on real sockets; the driver is this process, every server one of its own. The
rounds alternate between the contenders, so that a slow moment of the machine hits all of them. A turn counts when all
four seats have heard of it (of a secret choice: that it was made); ours is on the disk by then, boardgame.io's is in
memory.

closed  every table plays on as soon as its four seats have the last turn: turns per processor second
open    so many turns a second, the same for all: how long until the last seat has a turn
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import warnings
from pathlib import Path

import uvloop

from bench.server import load, memory
from bench.server.board import clock
from bench.server.ours import Ours
from bench.server.report import figures, text
from bench.server.theirs import Theirs

WARM = 1.0
"""Seconds of play before anything is measured: Node compiles while it runs, and Python's caches fill."""
LONGEST = 225.0
"""Seconds after which no new round begins, on however slow a machine; half of the time left is for the closed ones."""


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--game", default="dog")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="per contender and round")
    parser.add_argument("--rate", type=float, default=500.0, help="turns a second that are offered in open rounds")
    parser.add_argument("--idle", type=int, default=60, help="tables by which memory is measured")
    parser.add_argument("--only", nargs="*", default=["boardgame.io", "sqlite", "postgresql"], metavar="CONTENDER")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--serve", nargs=argparse.REMAINDER, default=[], help="more options for rudel serve")
    return parser.parse_args()


def contenders(given, folder):
    """Starts them all, or none."""
    found = []
    try:
        for name in given.only:
            place = folder / name
            place.mkdir(mode=0o755)
            if name == "boardgame.io":
                found.append(Theirs(place))
            else:
                found.append(Ours(place, name, given.game, arguments=given.serve))
    except BaseException:
        stop(found)
        raise
    return found


def stop(sides):
    for side in sides:
        side.stop()


async def refresh(side, boards):
    """A new table for each one whose game is over."""
    over = [board for board in boards if board.over]
    for board in over:
        board.close()
    return [board for board in boards if not board.over] + await side.open(len(over))


async def rounds(sides, boards, given, rate, end):
    """Every contender in every round, one after the other; per contender its rounds. One round there is always."""
    found = {side.name: [] for side in sides}
    for index in range(given.rounds):
        if index and clock() > end:
            break
        for side in sides:
            boards[side.name] = await refresh(side, boards[side.name])
            found[side.name].append(await load.play(side.roots, boards[side.name], given.seconds, rate))
    return found


async def measure(sides, given, begin):
    load.strict()
    kept = {side.name: await memory.per_table(side, given.idle) for side in sides} if given.idle else {}
    boards = {}
    for side in sides:
        boards[side.name] = await side.open(given.tables)
        await load.play(side.roots, boards[side.name], WARM)
    closed = await rounds(sides, boards, given, 0.0, (clock() + begin + LONGEST) / 2)
    opened = await rounds(sides, boards, given, given.rate, begin + LONGEST)
    for tables in boards.values():
        for board in tables:
            board.close()
    return figures([side.name for side in sides], closed, opened, kept)


def main():
    warnings.simplefilter("ignore")  # pgserver misses a runtime folder where there is none
    given, begin = arguments(), clock()
    with tempfile.TemporaryDirectory(prefix="rudel-bench-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL runs as a user of its own when this is run by root
        sides = contenders(given, folder)
        try:
            found = uvloop.run(measure(sides, given, begin))
        finally:
            stop(sides)
    found["setting"] = {
        "game": given.game,
        "tables": given.tables,
        "rounds": given.rounds,
        "seconds": given.seconds,
        "rate": given.rate,
        "cores": os.cpu_count(),
        "took": round(clock() - begin, 1),
    }
    print(text(found))
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    sys.exit(main())
