"""Two nodes on one PostgreSQL: each hears what the other appends, and only one drives a table."""

import asyncio

import psycopg
from tests.store.test_store import entry, row

from rudel.store import Store
from rudel.store.nodes import ManyNodes, plain_address


async def until(condition):
    for _ in range(400):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("what the test waits for does not happen")


class Heard:
    """Writes down what it hears."""

    def __init__(self):
        self.words = []

    async def appended(self, table, number):
        self.words.append((table, number))

    async def gone(self, table):
        self.words.append(("gone", table))

    async def anything(self):
        self.words.append("anything")

    def here(self, table, seat):
        self.words.append(("here", table, seat))

    def hand(self, table, seat, *, up):
        self.words.append(("hand", table, seat, up))

    def emote(self, table, seat, emote):
        self.words.append(("emote", table, seat, emote))


def test_a_node_hears_what_another_has_done_and_after_a_lost_connection_that_anything_may_have(empty_postgres):
    async def work():
        store, heard = await Store.open(empty_postgres), Heard()
        nodes, other_node = (
            ManyNodes(plain_address(store.engine), heard),
            ManyNodes(plain_address(store.engine), Heard()),
        )
        await until(lambda: heard.words == ["anything"])
        await store.create(entry(), [row(1)])
        await store.append("t1", [row(2), row(3)])
        async with await psycopg.AsyncConnection.connect(empty_postgres, autocommit=True) as other:
            await until(lambda: len(heard.words) == 3)
            await other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        await until(lambda: len(heard.words) == 4)
        await nodes.say_here([("t1", 2)])  # what a node says itself is no news
        await other_node.say_here([("t1", 0), ("t9", 3)])
        await nodes.say_emote("t1", 2, "laugh")
        await other_node.say_emote("t1", 0, "oops")
        await other_node.say_hand("t1", 0, up=True)
        await store.delete("t1")
        await until(lambda: len(heard.words) == 9)
        await nodes.close()
        await other_node.close()
        await store.close()
        return heard.words, nodes.lost

    words, lost = asyncio.run(work())
    assert ["anything", ("t1", 1), ("t1", 3), "anything"] == words[:4]
    here, emote, hand = [("here", "t1", 0), ("here", "t9", 3)], ("emote", "t1", 0, "oops"), ("hand", "t1", 0, True)
    assert [*here, emote, hand, ("gone", "t1")] == words[4:]
    assert 1 == lost


def test_only_one_node_drives_a_table_until_it_is_gone(empty_postgres):
    async def work():
        store = await Store.open(empty_postgres)
        one, two = (ManyNodes(plain_address(store.engine), Heard()) for _ in range(2))
        took = [await one.take(["t1"]), await two.take(["t1", "t2"]), await one.take(["t2"])]
        await one.close()
        took.append(await two.take(["t1"]))
        await two.close()
        await store.close()
        return took

    assert [["t1"], ["t2"], [], ["t1"]] == asyncio.run(work())


def test_a_node_that_says_nothing_loses_its_tables_and_knows(empty_postgres):
    async def work():
        store = await Store.open(empty_postgres)
        silent, other = (ManyNodes(plain_address(store.engine), Heard()) for _ in range(2))
        took = await silent.take(["t1"])
        held = await silent.holding() and silent.holds("t1")
        taken = []
        for _ in range(200):  # until PostgreSQL has had enough of the silence
            taken = taken or await other.take(["t1"])
            await asyncio.sleep(0 if taken else 0.1)
        still = silent.holds("t1") or await silent.holding() or silent.holds("t1")
        await silent.close()
        await other.close()
        await store.close()
        return took, held, taken, still

    assert (["t1"], True, ["t1"], False) == asyncio.run(work())
