"""What a table costs in memory: live (four connected, a game going on) and idle (the game goes on, nobody is there).

A first batch of tables comes and goes before anything is measured: what it leaves free in the heap, the next one
takes. The second batch is connected, plays and is left: what it has added is what idle tables cost. Then the first
batch comes back, too: the room for one batch of connections is there, so what is added is the connections of another.
"""

from __future__ import annotations

import asyncio

from bench.server import load, processes

TURNS = 20
"""Turns a table has played, roughly."""
RATE = 500.0
SETTLE = 0.3


async def per_table(side, number):
    """Bytes per live and per idle table, and of the whole server with nothing but idle tables."""
    first = await leave(await played(side, number))
    before = await weigh(side)
    second = await leave(await played(side, number))
    idle = await weigh(side)
    for board in first + second:
        await board.connect()
    live = await weigh(side)
    for board in first + second:
        board.close()
    return {
        "idle": (idle - before) / number,
        "live": (idle - before) / number + (live - idle) / number,
        "server": before,
    }


async def played(side, number):
    boards = await side.open(number)
    await load.play(side.roots, boards, number * TURNS / RATE, RATE)
    return boards


async def leave(boards):
    for board in boards:
        board.close()
    await asyncio.sleep(SETTLE)
    return [board for board in boards if not board.over]


async def weigh(side):
    """The least of three: garbage goes when it likes."""
    found = []
    for _ in range(3):
        await side.tidy()
        await asyncio.sleep(SETTLE)
        found.append(processes.memory(side.roots))
    return min(found)
