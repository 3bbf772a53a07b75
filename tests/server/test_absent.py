"""Who is not here: told to everybody who is, with the time until a bot plays, and never kept (decisions/022)."""

import contextlib
import random

import pytest
from tests.server.guests import begun, log_of, people, run, until
from tests.server.house import serving_here
from tests.server.play import play_turn

from rudel.client import Client
from rudel.server.driver import PATROL
from rudel.server.house import FLEETING
from rudel.server.run import PING, PONG
from rudel.table.parts import Instead

LONG, SHORT = 900, 1
"""Seconds until a bot plays."""
SECONDS = 1000
WITHIN = 10


class Clock:
    """The house's time, which only goes on when it is told to."""

    def __init__(self):
        self.at = 1_800_000_000_000

    def __call__(self):
        return self.at


def seats(line):
    return [gone.seat for gone in line.absent]


def test_the_house_waits_less_than_ten_seconds_before_it_says_that_somebody_is_gone():
    assert PING + PONG + PATROL + FLEETING / SECONDS < WITHIN


@pytest.mark.parametrize("how", ["closed", "silent"])
def test_who_is_gone_is_told_of_with_the_time_that_is_left_and_who_is_back_as_well(server, how):
    async def work():
        async with (
            people(server, "Ada", "Bob", "Eve") as (ada, bob, eve),
            begun((ada, bob), "klaeffer", 3, grace=LONG) as (table, (hers, his)),
        ):
            if how == "closed":
                await his.socket.close()
            else:
                his.socket.transport.pause_reading()  # nothing is heard there any more, and nothing answered
            await hers.until(seats)
            assert [1] == seats(hers)
            assert 0 < hers.absent[0].left <= LONG * SECONDS - FLEETING
            async with eve.live(table.id) as looking_on:  # who comes later hears of it, too
                await looking_on.until(seats)
                assert [1] == seats(looking_on)
                async with bob.live(table.id) as again:
                    for line in (hers, looking_on):
                        await line.until(lambda line: not line.absent)
                    await again.until(lambda line: 1 in line.seen)
                    assert [] == seats(again)
            assert not hers.seen[0].chairs[1].away
            assert {"opened", "sat", "started", "played"} >= {
                row.__struct_config__.tag for row in log_of(server, table.id)
            }

    run(work)


def test_where_no_bot_ever_plays_for_people_nobody_is_told_when(server):
    async def work():
        async with people(server, "Ada", "Bob") as persons, begun(persons, "klaeffer", 3, grace=None) as (_, lines):
            await lines[1].socket.close()
            await lines[0].until(seats)
            assert [(1, None)] == [(gone.seat, gone.left) for gone in lines[0].absent]

    run(work)


def test_after_the_time_a_bot_plays_and_says_so_until_somebody_is_back(server):
    async def work():
        async with (
            people(server, "Ada", "Bob") as (ada, bob),
            begun((ada, bob), "klaeffer", 3, grace=SHORT) as (table, (hers, his)),
        ):
            await his.socket.close()
            await hers.until(lambda line: line.seen[0].chairs[1].away)
            await hers.until(lambda line: not line.absent)  # the chair says it itself now
            await played_for(hers, Instead(1, "bot"))
            async with bob.live(table.id, have=0) as again:
                await hers.until(lambda line: not line.seen[0].chairs[1].away)
                await again.until(lambda line: 1 in line.seen and line.heard)
                assert Instead(1, "bot") in {told.instead for told in again.heard}
                assert [] == seats(hers) == seats(again)

    run(work)


async def played_for(line, instead):
    """Plays on until something else has played for somebody."""
    luck = random.Random(1)
    while not any(told.instead == instead for told in line.heard):
        await line.until(lambda line: line.seen[0].asked or any(told.instead == instead for told in line.heard))
        if line.seen[0].asked:
            await play_turn(line, line.seen[0], luck)


def test_who_only_loads_the_page_anew_is_not_told_of(tmp_path, monkeypatch):
    clock = Clock()
    for room in ("house", "driver"):
        monkeypatch.setattr(f"rudel.server.{room}.now", clock)

    async def work():
        async with (
            serving_here(f"sqlite:///{tmp_path}/rudel.db") as (address, rooms),
            Client(address, name="Ada") as ada,
            Client(address, name="Bob") as bob,
            begun((ada, bob), "klaeffer", 3, grace=LONG) as (table, (hers, his)),
            contextlib.AsyncExitStack() as stack,
        ):
            live = rooms.house.lives[table.id]
            line = his
            for _ in range(3):
                await goes(line, live, rooms.house)
                clock.at += FLEETING - 1
                rooms.house.mind_absent(live)
                assert () == live.absent
                line = await stack.enter_async_context(bob.live(table.id))
                await line.until(lambda line: 1 in line.seen)
                clock.at += FLEETING
            await goes(line, live, rooms.house)
            clock.at += FLEETING
            rooms.house.mind_absent(live)
            await hers.until(seats)
            assert [(1, LONG * SECONDS - FLEETING)] == [(gone.seat, gone.left) for gone in hers.absent]

    async def goes(line, live, house):
        """The house has noticed it at this moment, and has had a look around."""
        await line.socket.close()
        await until(lambda: not live.connected(1))
        house.mind_absent(live)

    run(work)
