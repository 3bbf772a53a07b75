"""The driver's own waiting: long enough, whatever the loop's timers think."""

import asyncio
import time

import uvloop

from rudel.server.driver import _until

PACE = 20
BUSY = 0.003
"""Seconds of work after which the loop's own idea of the time is old."""


def work():
    """What keeps the loop busy."""
    end = time.monotonic() + BUSY
    while time.monotonic() < end:
        pass


def test_a_bot_never_moves_before_its_time():
    async def waits():
        spent = []
        for _ in range(40):
            work()
            begin = time.monotonic()
            assert not await _until(asyncio.Event(), PACE)
            spent.append(1000 * (time.monotonic() - begin))
        return spent

    assert min(uvloop.run(waits())) >= PACE


def test_what_happens_meanwhile_ends_the_waiting():
    async def heard():
        happened = asyncio.Event()
        asyncio.get_running_loop().call_soon(happened.set)
        return await _until(happened, 3_600_000)

    assert uvloop.run(heard())
