"""The store: what it says it has written is there, once, whatever else happens at the same time."""

import asyncio

import pytest
from sqlalchemy import text

from rudel.store import Behind, NewerDatabase, Repeated, Row, Store, StoreProblem, TableEntry, Unknown
from rudel.store.database import PRAGMAS
from rudel.store.store import ABANDONED_KEPT, FINISHED_KEPT


def entry(name="t1", code="CODE1", *, phase="open", touched=10, opened_from="here"):
    return TableEntry(name, code, "dog", phase, bytes(32), opened_from, 10, touched)


def row(number, body=b"{}", **more):
    return Row(number, number, body, **more)


def test_what_was_written_is_there_when_the_store_is_opened_again(run):
    async def first(store):
        await store.create(entry(), [row(1, b"one")])
        await store.append("t1", [row(2, b"two", seat=0, command="a", asked=b"x")], entry=(20, "playing"))

    async def again(store):
        return await store.rows("t1"), await store.entry("t1"), await store.by_code("CODE1")

    run(first)
    rows, by_id, by_code = run(again)
    assert [(1, b"one"), (2, b"two")] == [(found.number, found.body) for found in rows]
    assert ("playing", 20) == (by_id.phase, by_id.touched)
    assert by_id == by_code
    assert [2] == [found.number for found in run(lambda store: store.rows("t1", after=1))]


def test_of_two_that_append_at_the_same_place_one_is_told_that_it_is_behind(run):
    async def work(store):
        await store.create(entry(), [row(1)])
        tries = [store.append("t1", [row(2, bytes([who]))], entry=(20, "open")) for who in range(5)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        return done, await store.rows("t1")

    done, rows = run(work)
    assert 1 == sum(problem is None for problem in done)
    assert 4 == sum(isinstance(problem, Behind) for problem in done)
    assert 2 == len(rows)


def test_a_repeated_command_is_recognised_and_changes_nothing(run):
    async def work(store):
        await store.create(entry(), [row(1)])
        await store.append("t1", [row(2, seat=1, command="c", asked=b"same")], entry=(20, "open"))
        with pytest.raises(Repeated) as same:
            await store.append("t1", [row(3, seat=1, command="c", asked=b"same")], entry=(30, "open"))
        with pytest.raises(Repeated) as other:
            await store.append("t1", [row(3, seat=1, command="c", asked=b"other")], entry=(30, "open"))
        await store.append("t1", [row(3, seat=2, command="c", asked=b"other seat")], entry=(30, "open"))
        return same.value, other.value, await store.rows("t1")

    same, other, rows = run(work)
    assert (2, True) == (same.version, same.alike)
    assert (2, False) == (other.version, other.alike)
    assert [(1, None), (2, "c"), (3, "c")] == [(found.number, found.command) for found in rows]


def test_many_writers_at_once_share_commits_and_a_failing_one_harms_nobody(run):
    async def work(store):
        for number in range(30):
            await store.create(entry(f"t{number}", f"C{number}"), [row(1)])
        before = store.writer.commits
        good = [store.append(f"t{number}", [row(2)], entry=(20, "open")) for number in range(30)]
        bad = [store.append(f"t{number}", [row(1)], entry=(20, "open")) for number in range(30)]
        done = await asyncio.gather(*good, *bad, return_exceptions=True)
        counts = [len(await store.rows(f"t{number}")) for number in range(30)]
        return done, counts, store.writer.commits - before

    done, counts, commits = run(work)
    assert [None] * 30 == done[:30]
    assert all(isinstance(problem, Behind) for problem in done[30:])
    assert [2] * 30 == counts
    assert commits < 30


def test_a_code_or_id_is_given_once(run):
    async def work(store):
        await store.create(entry(), [row(1)])
        with pytest.raises(StoreProblem, match="exists already"):
            await store.create(entry("t2"), [row(1)])
        return await store.rows("t2")

    assert [] == run(work)


def test_who_sits_where_can_be_asked_by_person(run):
    async def work(store):
        for name, touched in (("t1", 10), ("t2", 30), ("t3", 20)):
            await store.create(entry(name, name, touched=touched), [row(1)])
        await store.append("t1", [row(2)], entry=(11, "open"), chairs={0: "ada", 2: "bob"})
        await store.append("t2", [row(2)], entry=(31, "open"), chairs={1: "ada"})
        before = [found.id for found in await store.of_person("ada")]
        await store.append("t2", [row(3)], entry=(32, "open"), chairs={})
        return before, [found.id for found in await store.of_person("ada")], await store.of_person("nobody")

    assert (["t2", "t1"], ["t1"], []) == run(work)


def test_old_tables_are_forgotten_with_everything_in_them(run):
    now = 10**12

    async def work(store):
        tables = {
            "old": entry("old", "A", phase="over", touched=now - FINISHED_KEPT - 1),
            "kept": entry("kept", "B", phase="over", touched=now - FINISHED_KEPT + 1),
            "left": entry("left", "C", phase="playing", touched=now - ABANDONED_KEPT - 1),
            "live": entry("live", "D", phase="playing", touched=now - ABANDONED_KEPT + 1),
        }
        for table in tables.values():
            await store.create(table, [row(1)])
        gone = await store.forget(now)
        found = [name for name in tables if await store.rows(name)]
        await store.delete("kept")
        with pytest.raises(Unknown):
            await store.entry("kept")
        return gone, found

    assert (2, ["kept", "live"]) == run(work)


def test_tables_of_an_address_are_counted_while_they_are_not_over(run):
    async def work(store):
        await store.create(entry("t1", "A"), [row(1)])
        await store.create(entry("t2", "B", phase="over"), [row(1)])
        await store.create(entry("t3", "C", opened_from="there"), [row(1)])
        return await store.count_open("here"), [found.id for found in await store.in_phase("over")]

    assert (1, ["t2"]) == run(work)


def test_people_are_remembered_and_a_transfer_works_once_and_in_time(run):
    async def work(store):
        await store.remember("ada", "Ada", "cat", 1)
        await store.remember("ada", "Ada L.", "dog", 2)
        await store.offer_transfer("hash", "ada", expires=100)
        first = await store.take_transfer("hash", 50)
        again = await store.take_transfer("hash", 50)
        await store.offer_transfer("late", "ada", expires=100)
        late = await store.take_transfer("late", 101)
        return await store.person("ada"), await store.person("eve"), first, again, late

    assert (("Ada L.", "dog"), None, "ada", None, None) == run(work)


def test_a_database_of_a_newer_program_is_refused_plainly(run, address):
    async def work(store):
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    run(work)
    with pytest.raises(NewerDatabase, match="newer program"):
        asyncio.run(Store.open(address))


@pytest.mark.parametrize("address", ["mysql://x/y", "nonsense", ""])
def test_an_address_that_is_none_is_refused_with_what_would_be_right(address):
    with pytest.raises(StoreProblem, match="sqlite:///FILE or postgresql"):
        asyncio.run(Store.open(address))


def test_every_connection_to_a_file_is_durable(tmp_path):
    async def work():
        store = await Store.open(f"sqlite:///{tmp_path}/rudel.db")
        found = []
        async with store.engine.connect() as one, store.engine.connect() as two:
            for connection in (one, two):
                for name in PRAGMAS:
                    value = (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
                    found.append((name, str(value)))
        found += await store.writer.write(
            lambda writing: [(name, str(writing.exec_driver_sql(f"PRAGMA {name}").scalar())) for name in PRAGMAS]
        )
        await store.close()
        return found

    assert [*PRAGMAS.items()] * 3 == asyncio.run(work())
