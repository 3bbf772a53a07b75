"""While something is being saved nobody sees it, whichever way they look; and if it is not saved, nobody ever does."""

import asyncio
import contextlib
import random
import sqlite3
from functools import partial

import msgspec
import pytest
from tests.server.house import serving_here
from tests.server.play import choose_turn, play_turn

from rudel.client import Client, Refused
from rudel.server.house import House
from rudel.store import Store
from rudel.store.database import PRAGMAS
from rudel.table import decisions
from rudel.table.seen import seen
from rudel.wire import messages

PATIENCE = 300
BOT = 2


class Evening:
    """A real server in this process: Ada, Ben and a bot at a table, one who looks on, and another node on the file."""

    def __init__(self, rooms, address, ada, ben, other):
        self.rooms, self.address, self.ada, self.ben, self.other = rooms, address, ada, ben, other
        self.thought = []
        self.think, rooms.thinkers.think = rooms.thinkers.think, self._think

    async def _think(self, game, level, seed, view, actions, *, may_decline):
        self.thought.append(view.seat)
        return await self.think(game, level, seed, view, actions, may_decline=may_decline)

    async def lay(self):
        self.table = await self.ada.open("klaeffer", 3, level="random", pace=0, watch="anyone")
        await self.ada.sit(self.table.id, 0)
        await self.ben.sit(self.table.id, 1)
        self.live = await self.rooms.house.live(self.table.id)
        self.theirs = await self.other.live(self.table.id)

    async def being_saved(self):
        """Waits until somebody is in the middle of saving."""
        while not self.live.lock.locked():  # noqa: ASYNC110
            await asyncio.sleep(0)

    async def looks(self):
        """The table in every way there is to look at it."""
        table, ada = self.table.id, self.ada
        async with self.ben.live(table) as tab, Client(self.address).live(table) as onlooker:
            await tab.until(lambda line: line.seen)
            await onlooker.until(lambda line: line.seen)
            now = tab.seen[1]
            await self.other.appended(table, self.live.table.number + 1)
            await asyncio.gather(*self.other._refreshing)
            ways = {
                "hello": now,
                "looking on": onlooker.seen[None],
                "try": await found(tab.attempt(now, [])),
                "hint": await found(hinted(tab, now)),
                "look": await found(ada.ask("GET", f"/api/tables/{table}")),
                "my tables": await found(ada.tables()),
                "watchable": await found(ada.watchable()),
                "code": await found(ada.find(self.table.code)),
                "replay": await found(ada.replay(table)),
                "record": await found(ada.record(table)),
                "log": await found(ada.ask("GET", f"/api/tables/{table}/log")),
                "figures": figures(await ada.ask("GET", "/metrics")),
                "another node": seen(self.theirs.table, None),
            }
        return {way: msgspec.json.encode(shown) for way, shown in ways.items()}


async def found(asking):
    """What is found, or the kind of the refusal."""
    try:
        answer = await asking
    except Refused as refused:
        return refused.kind
    return answer.decode() if isinstance(answer, bytes) else answer


async def hinted(tab, now):
    """The turn of a hint."""
    return (await tab.hint(now)).words


def figures(text):
    """What the figures tell of tables."""
    told = ("rudel_versions_total", "rudel_tables_playing")
    return [line for line in text.decode().splitlines() if line.startswith(told)]


def evening(tmp_path, work):
    """Runs the work at a table that has been laid; whoever cannot commit waits for as long as it takes."""
    database = f"sqlite:///{tmp_path}/rudel.db"

    async def inside():
        async with asyncio.timeout(PATIENCE), serving_here(database) as (address, rooms):
            store = await Store.open(database)
            async with Client(address, name="Ada") as ada, Client(address, name="Ben") as ben:
                one = Evening(rooms, address, ada, ben, House(store))
                await one.lay()
                async with ada.live(one.table.id) as first, ben.live(one.table.id) as second:
                    await work(one, first, second)
            await store.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(PRAGMAS, "busy_timeout", str(1000 * PATIENCE))
        asyncio.run(inside())


@contextlib.contextmanager
def held(tmp_path):
    """Nobody else can commit meanwhile; whoever wants to, waits."""
    holding = sqlite3.connect(tmp_path / "rudel.db", isolation_level=None)
    holding.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        holding.rollback()
        holding.close()


async def bens_turn(one, first, second):
    """Plays until Ben has a turn after which the bot is waited for: what he sees, and the turn."""
    luck = random.Random(1)
    while True:
        await second.until(lambda line: line.seen[1].asked or first.seen[0].asked)
        if first.seen[0].asked:
            await play_turn(first, first.seen[0], luck)
            continue
        now = second.seen[1]
        turn = await choose_turn(second, now, luck)
        after = decisions.play(one.live.table, 1, turn, now.version, now=0, by="person").table
        if (BOT,) == after.waiting:
            return now, turn
        reached = await second.play(now, turn)
        await asyncio.gather(*(line.until(partial(caught_up, version=reached)) for line in (first, second)))


def caught_up(line, version):
    """Whether the line was told of this version."""
    return all(told.version >= version for told in line.seen.values())


def test_nobody_sees_that_the_game_begins_before_that_is_saved(tmp_path):
    async def work(one, first, _second):
        await first.until(lambda line: line.seen)
        before = await one.looks()
        with held(tmp_path):
            starting = asyncio.create_task(first.start())
            await one.being_saved()
            assert before == await one.looks()
            assert "open" == first.seen[0].phase
        await starting
        after = await one.looks()
        alike = {way for way in before if before[way] == after[way]}
        assert {"record", "log"} == alike - {"hint"}  # it may be somebody else's turn

    evening(tmp_path, work)


def test_nobody_sees_a_turn_before_it_is_saved_and_no_bot_thinks_about_it(tmp_path):
    async def work(one, first, second):
        await first.start()
        now, turn = await bens_turn(one, first, second)
        before, told = await one.looks(), first.seen[0]
        async with one.ben.live(one.table.id) as tab:
            await tab.until(lambda line: line.seen)
            with held(tmp_path):
                one.thought.clear()
                playing = asyncio.create_task(second.play(now, turn))
                await one.being_saved()
                stale = asyncio.create_task(tab.play(now, turn))
                assert before == await one.looks()
                assert (told, now, now.version) == (first.seen[0], second.seen[1], tab.seen[1].version)
                assert BOT not in one.thought
                assert [False, False] == [playing.done(), stale.done()]
            reached = await playing
            with pytest.raises(Refused) as refused:
                await stale
            assert "stale" == refused.value.kind
            await tab.until(lambda line: line.seen[1].version >= reached)
        await first.my_turn()
        after = await one.looks()
        assert {"code", "record", "log"} == {way for way in before if before[way] == after[way]}
        assert BOT in one.thought

    evening(tmp_path, work)


def test_a_turn_that_cannot_be_saved_is_never_seen_and_the_next_one_is(tmp_path, monkeypatch):
    async def work(one, first, second):
        await first.start()
        now, turn = await bens_turn(one, first, second)
        before, told, one.thought = await one.looks(), first.seen[0], []

        def disk_is_full(_jobs):
            raise OSError("no space left")

        with monkeypatch.context() as patched:
            patched.setattr(one.rooms.store.writer, "_save", disk_is_full)
            with pytest.raises(Refused) as refused:
                await second.play(now, turn)
        assert "not-saved" == refused.value.kind
        assert before == await one.looks()
        assert (told, now) == (first.seen[0], second.seen[1])
        assert BOT not in one.thought
        reached = await second.play(now, turn)
        await first.until(lambda line: line.seen[0].version >= reached)
        assert now.version + 1 == reached

    evening(tmp_path, work)


def test_who_stops_waiting_for_a_turn_that_is_then_saved_leaves_everybody_with_it(tmp_path):
    async def work(one, first, second):
        await first.start()
        now, turn = await bens_turn(one, first, second)
        with held(tmp_path):
            line = next(line for line in one.live.listeners if one.live.table.seats_of(line.person) == [1])
            asked = messages.Play(id="once", seat=1, version=now.version, actions=turn)
            playing = asyncio.create_task(line.hear(msgspec.json.encode(asked)))
            await one.being_saved()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            assert now.version == first.seen[0].version
        await first.until(lambda line: line.seen[0].version > now.version)
        assert now.version + 1 == await second.play(now, turn, id="once")

    evening(tmp_path, work)
