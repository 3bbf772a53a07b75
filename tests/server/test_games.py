"""Whole games over the socket: every game at every seat number, people and bots, secret choices and interrupts."""

import asyncio
import random

import pytest
from tests.server.house import serving

import rudel
from rudel.client import Client, Refused
from rudel.core import record as records

EVERY = [(key, seats) for key, info in rudel.GAMES.items() for seats in info.seat_numbers]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("house")
    with serving(f"sqlite:///{folder}/rudel.db") as running:
        yield running


async def play_whole(line, seed):
    """Plays random whole turns for all own seats until the game is over; how many."""
    luck, turns = random.Random(seed), 0
    while (seen := await line.my_turn()) is not None:
        actions, legal = [], seen["legal"]
        while True:
            actions.append(luck.choice(legal)["id"])
            tried = await line.attempt(seen, actions)
            if tried["whole"]:
                break
            legal = tried["legal"]
        try:
            version = await line.play(seen, actions)
        except Refused as refused:
            if refused.kind != "stale":
                raise
            continue
        turns += 1
        seat = seen["seat"]
        await line.until(
            lambda line, seat=seat, version=version, before=seen: (
                line.seen[seat] is not before and line.seen[seat]["version"] >= version
            )
        )
    return turns


@pytest.mark.parametrize(("key", "seats"), EVERY)
def test_a_whole_game_is_played_over_the_socket(server, key, seats):
    async def work():
        async with Client(server.address, name="Ada") as ada, Client(server.address, name="Bob") as bob:
            table = await ada.open(key, seats, level="random", pace=0)
            await ada.sit(table["id"])
            await bob.sit((await bob.find(table["code"]))["id"])
            async with ada.live(table["id"]) as one, bob.live(table["id"]) as two:
                await one.start()
                turns = await asyncio.gather(play_whole(one, 1), play_whole(two, 2))
            return turns, await ada.record(table["id"])

    turns, text = asyncio.run(asyncio.wait_for(work(), 120))
    assert all(turns)
    record = records.read(text, rudel.GAMES)
    assert records.verify(record) is not None
    assert (key, seats) == (record.game.key, record.game.seats)
