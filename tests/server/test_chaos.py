"""Games over a bad connection: they end, no turn is lost or doubled, and everybody sees what the server sees."""

import asyncio
import random

import pytest
from tests.server.evening import Evening
from tests.server.house import serving
from tests.server.ledger import Ledger, without_events
from tests.server.proxy import KINDS, Proxy

from rudel.client import Client

GROUPS = [("filou", 4, 3), ("klaeffer", 3, 3), ("schafe", 4, 3)]
"""Game, seats, and how many of them are people."""
LONG_GROUPS = [
    *GROUPS,
    ("lagerdog", 2, 2),
    ("dog", 2, 2),
    ("dog", 4, 4),
    ("filou", 5, 4),
    ("klaeffer", 4, 4),
    ("schafe", 2, 2),
]
LONGEST = 300
"""Seconds after which a round is given up."""


class BadEvening(Evening):
    """Frames come twice, so events may; in the end a good connection shows the same as the bad one."""

    stutters = True

    async def compare(self, persons, lines, table):
        await super().compare(persons, lines, table)
        for person, line in zip(persons, lines, strict=True):
            person.address = self.address
            async with person.live(table) as calm:
                await calm.until(lambda calm: calm.seen.keys() == line.seen.keys())  # noqa: B023  (called at once)
                for seat, text in calm.raw.items():
                    assert without_events(text) == without_events(line.raw[seat])
            person.address = self.live_address


async def play_badly(server, groups, seed, rounds=1):
    ledger = Ledger()
    evening = BadEvening(server.address, server.database, ledger, random.Random(seed))
    async with Proxy(server.port, seed) as proxy:
        evening.live_address = proxy.address
        for _ in range(rounds):
            async with asyncio.timeout(LONGEST):
                await asyncio.gather(*(evening.play_once(*group) for group in groups))
    await ledger.audit(server.database)
    assert rounds * len(groups) == evening.finished
    assert not ledger.unanswered()
    assert set(KINDS) == set(proxy.had)
    troubles = ", ".join(f"{number} {kind}" for kind, number in sorted(proxy.had.items()))
    return f"{evening.finished} games over a bad connection, {len(ledger.answered)} turns: {troubles}"


def play(tmp_path, report, groups, **how):
    with serving(f"sqlite:///{tmp_path}/rudel.db", "--no-limits") as server:
        report(asyncio.run(play_badly(server, groups, **how)))


def test_games_over_a_bad_connection_end_and_everybody_sees_the_same(tmp_path, report):
    play(tmp_path, report, GROUPS, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_many_games_over_a_bad_connection_end_and_everybody_sees_the_same(tmp_path, report, seed):
    play(tmp_path, report, LONG_GROUPS, seed=seed, rounds=3)


def test_a_steady_line_ends_when_the_table_is_gone_and_does_not_begin_where_there_is_none(tmp_path):
    async def work(server):
        async with Client(server.address) as ada:
            table = await ada.open("dog", 2)
            await ada.sit(table.id)
            async with ada.stay(table.id) as line:
                await line.until(lambda line: line.seen)
                await ada.forget(table.id)
                with pytest.raises(ConnectionError):
                    await line.my_turn()
            async with ada.stay(table.id) as line:
                with pytest.raises(ConnectionError):
                    await line.ping()

    with serving(f"sqlite:///{tmp_path}/rudel.db") as server:
        asyncio.run(asyncio.wait_for(work(server), 60))
