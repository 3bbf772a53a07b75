"""Whole games over the socket: every game at every seat number, people and bots, secret choices and interrupts."""

import asyncio
import random

import pytest
from tests.seed import EACH_DEAL
from tests.server.play import play_whole

import rudel
from rudel.client import Client
from rudel.core import record as records

LONG = {("dog", seats) for seats in range(2, 7)} | {("lagerdog", seats) for seats in (2, 4, 5, 6)}
"""Tables at which two who know nothing need long; their games are a long form."""
EVERY = [
    pytest.param(key, seats, marks=pytest.mark.soak if (key, seats) in LONG else ())
    for key, info in rudel.GAMES.items()
    for seats in info.seat_numbers
]


@pytest.mark.parametrize(("key", "seats"), EVERY)
def test_a_whole_game_is_played_over_the_socket(server, key, seats):
    played(server, key, seats, None)


@pytest.mark.parametrize("deal", EACH_DEAL)
@pytest.mark.parametrize(("key", "seats"), [("lagerdog", 3), ("filou", 4), ("klaeffer", 3), ("schafe", 3)])
def test_other_cards_are_played_over_the_socket_too(server, key, seats, deal):
    assert f"dice: prepared {deal}" in played(server, key, seats, deal).splitlines()


def played(server, key, seats, deal):
    """The record of a whole game of two people among bots."""

    async def work():
        async with Client(server.address, name="Ada") as ada, Client(server.address, name="Bob") as bob:
            table = await ada.open(key, seats, level="random", pace=0, seed=deal)
            await ada.sit(table.id)
            await bob.sit((await bob.find(table.code)).id)
            async with ada.live(table.id) as one, bob.live(table.id) as two:
                await one.start()
                turns = await asyncio.gather(play_whole(one, random.Random(1)), play_whole(two, random.Random(2)))
            return turns, await ada.record(table.id)

    turns, text = asyncio.run(work())
    assert all(turns)
    record = records.read(text, rudel.GAMES)
    assert records.verify(record) is not None
    assert (key, seats) == (record.game.key, record.game.seats)
    return text
