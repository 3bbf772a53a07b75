"""The house between its people and its store: nothing is told that is not saved, and nothing saved is missed."""

import asyncio
import contextlib
import random

import psycopg
import pytest
from sqlalchemy.exc import DBAPIError
from tests.server.house import serving
from tests.server.play import play_whole
from tests.store.test_store import entry, row

from rudel.client import Client, Refused
from rudel.core.game import settle_game
from rudel.games import GAMES
from rudel.server.driver import Driver
from rudel.server.house import House
from rudel.server.thinkers import Thinkers
from rudel.store import Store
from rudel.store.database import writing_engine_of
from rudel.store.nodes import OneNode
from rudel.store.writer import INSERT
from rudel.table import decisions
from rudel.table.settings import Settings

PATIENCE = 300


def run(work):
    """Runs a test that ends by itself."""

    async def limited():
        async with asyncio.timeout(PATIENCE):
            return await work()

    return asyncio.run(limited())


@contextlib.asynccontextmanager
async def table_of_bots(address):
    """A house with one table at which only bots play."""
    store = await Store.open(address)
    house = House(store)
    live = await house.open(settle_game(GAMES["dog"], 4), "ada", Settings(level="random", pace=0), "")
    await house.change(live, lambda table, at: decisions.start(table, "ada", at))
    try:
        yield store, house, live
    finally:
        await store.close()


def test_a_driver_that_is_told_to_stop_leaves_the_table_as_it_is_stored(tmp_path):
    async def work():
        async with table_of_bots(f"sqlite:///{tmp_path}/rudel.db") as (store, house, live):
            thinkers = Thinkers(1)
            for _ in range(8):
                driver, before = Driver(house, thinkers, OneNode()), live.table.number
                await driver.drive(live)
                while live.table.number < before + 3 or not live.lock.locked():  # noqa: ASYNC110  (in the middle of saving)
                    await asyncio.sleep(0)
                await driver.close()
                assert 0 == driver.driving
                await store.writer.write(lambda _: None)  # whatever was being saved is saved
                stored = await store.rows(live.table.id)
                assert list(range(1, live.table.number + 1)) == [kept.number for kept in stored]
            await thinkers.close()
            again = await House(store).live(live.table.id)
            assert live.table.state.fingerprint() == again.table.state.fingerprint()

    run(work)


class SlowStore(Store):
    """A store whose reader is slow to come back with what it has read."""

    read: asyncio.Event
    go_on: asyncio.Event

    async def rows(self, table, after=0):
        found = await super().rows(table, after)
        self.read.set()
        await self.go_on.wait()
        return found


def test_rows_that_come_while_a_table_is_read_are_not_missed(tmp_path):
    async def work():
        address = f"sqlite:///{tmp_path}/rudel.db"
        slow = await SlowStore.open(address)
        slow.read, slow.go_on = asyncio.Event(), asyncio.Event()
        async with table_of_bots(address) as (_store, other, theirs):
            house = House(slow)
            reading = asyncio.create_task(house.live(theirs.table.id))
            await slow.read.wait()
            await other.change(theirs, lambda table, at: decisions.set_bot(table, "ada", 0, "greedy", at))
            await house.appended(theirs.table.id, theirs.table.number)  # the notice comes before the rows are here
            slow.go_on.set()
            live = await reading
            while live.table.number < theirs.table.number:
                live.changed.clear()
                await live.changed.wait()
            assert "greedy" == live.table.chairs[0].level
        await slow.close()

    run(work)


def test_a_node_that_freezes_while_it_saves_keeps_nobody_from_saving(empty_postgres):
    async def work():
        store = await Store.open(empty_postgres)
        await store.create(entry(), [row(1)])
        frozen = writing_engine_of(empty_postgres)
        with frozen.connect() as connection:
            begun = connection.begin()
            connection.execute(INSERT, [values(row(2))])
            await store.append("t1", [row(2), row(3)])
            with pytest.raises(DBAPIError):
                begun.commit()
        frozen.dispose()
        numbers = [kept.number for kept in await store.rows("t1")]
        await store.close()
        return numbers

    assert [1, 2, 3] == run(work)


def values(kept):
    """The columns of a row of table t1."""
    return {
        "table_id": "t1",
        "number": kept.number,
        "version": kept.version,
        "seat": kept.seat,
        "command": kept.command,
        "asked": kept.asked,
        "body": kept.body,
    }


def test_what_cannot_be_saved_is_refused_and_the_game_goes_on_when_the_database_is_back(postgres, empty_postgres):
    name = psycopg.conninfo.conninfo_to_dict(empty_postgres)["dbname"]

    def administer(*commands):
        with psycopg.connect(postgres.get_uri(), autocommit=True) as connection:
            for command in commands:
                connection.execute(command)

    async def work(server):
        async with Client(server.address, name="Ada") as ada:
            table = await ada.open("klaeffer", 2, level="random", pace=0)
            await ada.sit(table.id)
            async with ada.live(table.id) as line:
                await line.start()
                seen = await line.my_turn()
                hint = await line.hint(seen)
                administer(
                    f'ALTER DATABASE "{name}" WITH ALLOW_CONNECTIONS false',
                    f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",  # noqa: S608
                )
                with pytest.raises(Refused) as problem:
                    await line.play(seen, hint.actions, id="once")
                assert "not-saved" == problem.value.kind
                assert seen.view == line.seen[0].view
                administer(f'ALTER DATABASE "{name}" WITH ALLOW_CONNECTIONS true')
                await line.play(seen, hint.actions, id="once")
                await play_whole(line, random.Random(1))
            assert "klaeffer" in await ada.record(table.id)

    with serving(empty_postgres, "--no-limits") as server:
        run(lambda: work(server))
