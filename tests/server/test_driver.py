"""The driver's own waiting: long enough, whatever the loop's timers think."""

import asyncio
import time

import uvloop
from tests.table.tables import begun, fold, some_turn

from rudel.core.drive import interrupters
from rudel.server.driver import _until, interrupting
from rudel.table import decisions

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


def test_shf_20_nobody_interrupts_in_the_name_of_somebody_who_is_away():
    table, person, bots = begun("schafe", 4, 2), 1, {2, 3}
    fold(table, decisions.take_over(table, 3000, person))
    asked = set()
    for luck in range(12):
        assert person not in interrupting(table)
        asked |= set(interrupting(table)) & bots if person in interrupters(table.state) else set()
        seat = table.waiting[0]
        fold(table, decisions.play(table, seat, some_turn(table, seat, luck), table.version, now=3000, by="bot"))
    assert bots == asked
