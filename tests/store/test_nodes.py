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


def test_a_node_hears_what_another_has_appended_and_after_a_lost_connection_that_anything_may_have(empty_postgres):
    async def work():
        store = await Store.open(empty_postgres)
        heard = []

        async def hear(table):
            heard.append(table)

        nodes = ManyNodes(plain_address(store.engine), hear, lambda _table, _seat: None)
        await until(lambda: heard == [None])
        await store.create(entry(), [row(1)])
        await store.append("t1", [row(2)], touched=20)
        await until(lambda: heard == [None, "t1"])
        async with await psycopg.AsyncConnection.connect(empty_postgres, autocommit=True) as other:
            await other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        await until(lambda: heard == [None, "t1", None])
        await store.append("t1", [row(3)], touched=30)
        await until(lambda: heard == [None, "t1", None, "t1"])
        await nodes.close()
        await store.close()
        return nodes.lost

    assert asyncio.run(work()) == 1


def test_only_one_node_drives_a_table_until_it_is_gone(empty_postgres):
    async def work():
        store = await Store.open(empty_postgres)

        async def hear(_table):
            pass

        one, two = (ManyNodes(plain_address(store.engine), hear, lambda _table, _seat: None) for _ in range(2))
        took = [await one.take("t1"), await two.take("t1"), await two.take("t2")]
        await one.close()
        took.append(await two.take("t1"))
        await two.close()
        await store.close()
        return took

    assert [True, False, True, True] == asyncio.run(work())
