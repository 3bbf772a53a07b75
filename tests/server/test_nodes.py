"""Two nodes on one PostgreSQL: games go on when one is killed, frozen or deaf, and nothing is doubled."""

import asyncio
import contextlib
import random
import re
import secrets
import signal
import time

import httpx
import msgspec
import psycopg
import pytest
from tests.seed import DEALS
from tests.server.house import Served, serving
from tests.server.play import play_turn
from tests.server.travel import PATIENCE, Person, Seatholder, audit, log_of, opened, until, views

import rudel
from rudel.table import rows

GAMES = [("klaeffer", 3), ("filou", 4), ("schafe", 3), ("schafe", 4)]


@pytest.fixture(scope="module")
def house(postgres):
    """Two nodes of one house that nothing bad happens to, and their database."""
    name = f"rudel_{secrets.token_hex(6)}"  # the house may be built more than once
    with psycopg.connect(postgres.get_uri(), autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    with two_nodes(postgres.get_uri(database=name)) as nodes:
        yield nodes, postgres.get_uri(database=name)


@pytest.fixture
def two(empty_postgres):
    """Two nodes of one house, one of which will not live long."""
    with two_nodes(empty_postgres) as nodes:
        yield nodes


@contextlib.contextmanager
def two_nodes(database):
    with serving(database, "--no-limits") as one, serving(database, "--no-limits") as other:
        yield one, other


def run(work, *nodes, patience=PATIENCE):
    """Runs a test of Ada and Bob, who are known to every node; it ends by itself."""

    async def limited():
        people = [Person(name, random.Random(name)) for name in ("Ada", "Bob")]
        try:
            async with asyncio.timeout(patience):
                await work(*[await person.meet(*nodes) for person in people])
        finally:
            for person in people:
                await person.part()

    asyncio.run(limited())


@contextlib.asynccontextmanager
async def playing(*holders):
    """They play while something happens, and to the end."""
    async with asyncio.TaskGroup() as group:
        for holder in holders:
            group.create_task(holder.play())
        yield


async def driven(node):
    """How many tables the node drives."""
    async with httpx.AsyncClient(base_url=node.address, trust_env=False) as client:
        return int(
            float(re.search(r"^rudel_tables_driven (\S+)", (await client.get("/metrics")).text, re.MULTILINE)[1])
        )


async def start(person, node, table):
    async with person.at(node).live(table) as line:
        await line.start()


async def driven_here(node, ada, bob, game, seats):
    """Two tables that this node drives: one with bots, one with clocks that nobody minds."""
    while True:
        table = await opened(ada, [bob], node, game, seats, pace=300)
        timed = await opened(ada, [bob], node, "klaeffer", 3, clock={"bank": 2, "increment": 0})
        for one in (table, timed):
            await start(ada, node, one)
        if 2 == await driven(node):
            return table, timed
        for one in (table, timed):  # the other node has looked around in the very moment
            await ada.at(node).forget(one)


async def end_sessions(database, which):
    """PostgreSQL hangs up on these sessions; how many there were."""
    query = f"SELECT pg_terminate_backend(pid) FROM {which} AND pid <> pg_backend_pid()"  # noqa: S608  (our own words)
    async with await psycopg.AsyncConnection.connect(database, autocommit=True) as connection:
        return len(await (await connection.execute(query)).fetchall())


LISTENING = "pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
LOCKING = (
    "(SELECT DISTINCT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database"
    " WHERE locktype = 'advisory' AND datname = current_database()) AS locking WHERE true"
)


def test_people_on_different_nodes_play_whole_games_and_see_the_same(house):
    (one, other), database = house

    async def work(ada, bob):
        people = (ada, bob)
        tables = [await opened(ada, [bob], one, game, seats) for game, seats in GAMES]
        holders = [Seatholder(ada, table, one) for table in tables] + [
            Seatholder(bob, table, other) for table in tables
        ]
        for index, table in enumerate(tables):
            await start(ada, (one, other)[index % 2], table)
        async with playing(*holders):
            pass
        for table in tables:
            log = await audit(database, table, people, (one, other))
            assert any(isinstance(row[4], rows.Played) and row[4].by == "bot" for row in log)
        assert sum(holder.interrupts for holder in holders if holder.table in tables[2:])

    run(work, one, other)


def test_a_killed_node_is_replaced_by_the_other(two, empty_postgres, report):
    one, other = two

    async def work(ada, bob):
        people = (ada, bob)
        table, timed = await driven_here(one, ada, bob, "klaeffer", 3)
        holders = [Seatholder(ada, table, one), Seatholder(bob, table, other)]
        async with playing(*holders):
            await _bots_turn(empty_postgres, table)
            before, begin = await log_of(empty_postgres, table), time.monotonic()
            one.kill()
            holders[0].go_on(other)
            await _longer(empty_postgres, table, before)
            report(f"a node was killed: bots went on after {time.monotonic() - begin:.1f} s")
            await until(lambda: _by(empty_postgres, timed, "clock"), "the clock runs out and a bot plays")
            report(f"a node was killed: a clock ran out after {time.monotonic() - begin:.1f} s (2 s were left)")
            assert 2 == await driven(other)
            await ada.at(other).forget(timed)
        await audit(empty_postgres, table, people, [other])

    run(work, one, other)


def test_a_frozen_node_loses_its_tables_and_doubles_nothing_when_it_wakes(two, empty_postgres, report):
    one, other = two

    async def work(ada, bob):
        people = (ada, bob)
        table, timed = await driven_here(one, ada, bob, "filou", 4)
        holders = [Seatholder(ada, table, one), Seatholder(bob, table, other)]
        async with ada.at(one).live(table) as stays, playing(*holders):
            await _bots_turn(empty_postgres, table)
            with frozen(one):
                before, begin = await log_of(empty_postgres, table), time.monotonic()
                holders[0].go_on(other)
                await _longer(empty_postgres, table, before)
                report(f"a node was frozen: bots went on after {time.monotonic() - begin:.1f} s")
                await until(lambda: _by(empty_postgres, timed, "clock"), "the clock runs out and a bot plays")
                report(f"a node was frozen: a clock ran out after {time.monotonic() - begin:.1f} s (2 s were left)")
            woke = len(await log_of(empty_postgres, table))
            await _longer(empty_postgres, table, await log_of(empty_postgres, table))
            await stays.until(lambda line: line.seen and line.seen[0].version >= woke)
            await ada.at(one).forget(timed)
            await until(lambda: _one_drives(one, other), "only one node drives the table")
            told = msgspec.json.decode(await _told_at_the_end(stays, ada.at(one), table))["seen"]
            shown = msgspec.json.decode((await views(other, table, people))["Ada"])
            assert {**shown, "events": None} == {**told, "events": None}
        await audit(empty_postgres, table, people, two)

    run(work, one, other)


@contextlib.contextmanager
def frozen(node):
    """The node stands still, with all its connections open."""
    node.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        node.process.send_signal(signal.SIGCONT)


async def _told_at_the_end(line, client, table):
    """What the line is told last; one that was given up while its node stood still is opened again."""
    await line.until(lambda line: line.seen[0].phase == "over")
    if not line.closed:
        return line.raw[0]
    async with client.live(table) as again:
        await again.until(lambda line: line.seen and line.seen[0].phase == "over")
        return again.raw[0]


async def _one_drives(one, other):
    return 1 == await driven(one) + await driven(other)


async def _bots_turn(database, table):
    """Waits until a bot's turn is due: the last turn was a person's."""

    async def due():
        log = [row[4] for row in await log_of(database, table) if isinstance(row[4], rows.Played)]
        return log and log[-1].by == "person" and sum(row.by == "person" for row in log) >= 4

    await until(due, "a few turns are played")


async def _longer(database, table, before):
    """Waits for a turn of a bot that was not there."""

    async def grown():
        return [row for row in (await log_of(database, table))[len(before) :] if getattr(row[4], "by", "") == "bot"]

    return await until(grown, "a bot's turn")


async def _by(database, table, whom):
    return [row for row in await log_of(database, table) if getattr(row[4], "by", "") == whom]


def test_a_game_goes_on_when_notices_and_locks_are_lost(house):
    (one, other), database = house

    async def work(ada, bob):
        people = (ada, bob)
        tables = [await opened(ada, [bob], one, game, seats, pace=20) for game, seats in GAMES[:2]]
        for table in tables:
            await start(ada, one, table)
        holders = [Seatholder(person, table, node) for table in tables for person, node in ((ada, one), (bob, other))]
        for holder in holders:
            holder.most = 2
        async with playing(*holders):
            for most, which in enumerate((LISTENING, LOCKING, LISTENING, LOCKING), start=3):
                await asyncio.gather(*(_first_to_stop(holders, table) for table in tables))
                assert await until(lambda which=which: end_sessions(database, which), "somebody listens")
                for holder in holders:
                    holder.allow(2 * most)
            for holder in holders:
                holder.go_on()
        for table in tables:
            await audit(database, table, people, (one, other))

    run(work, one, other)


async def _first_to_stop(holders, table):
    """Waits until one of a table's people has played what was allowed, or all is over."""
    waiting = [asyncio.ensure_future(holder.stopped()) for holder in holders if holder.table == table]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for one in waiting:
        one.cancel()


def test_a_table_deleted_on_one_node_closes_the_lines_on_the_other(house):
    (one, other), _database = house

    async def work(ada, bob):
        table = await opened(ada, [bob], one, "dog", 2)
        async with bob.at(other).live(table) as line:
            await line.until(lambda line: line.seen)
            await ada.at(one).forget(table)
            await line.until(lambda line: line.closed)
            assert (False, 4404) == (line.bye.come_back, line.socket.close_code)

    run(work, one, other)


def test_an_emote_is_heard_once_on_every_node(house):
    (one, other), _database = house

    async def work(ada, bob):
        table = await opened(ada, [bob], one, "dog", 2)
        async with ada.at(one).live(table) as hers, bob.at(other).live(table) as his:
            await hers.until(lambda line: 0 in line.seen)
            await his.until(lambda line: 1 in line.seen)
            for emote in ("hello", "thanks"):
                await his.emote(his.seen[1], emote)
            for line in (hers, his):
                await line.until(lambda line: len(line.emotes) >= 2)
                assert [(1, "hello"), (1, "thanks")] == [(said.seat, said.emote) for said in line.emotes]

    run(work, one, other)


def test_a_hand_raised_on_one_node_is_seen_by_the_node_that_drives(house):
    (one, other), database = house

    async def waited(ada, bob, deal):
        """Whether a bot has waited until Bob's hand was down; None if the game was over too soon."""
        table = await opened(ada, [], one, "schafe", 3, pace=400, seed=deal)
        await bob.at(other).sit(table, 2)
        async with ada.at(one).live(table) as hers, bob.at(other).live(table) as his:
            await hers.start()
            if not await _until_waiting_for(0, hers, his):
                return None
            await his.raise_hand(his.seen[2])
            if not await _until_waiting_for(1, hers, his):
                return None
            version = hers.seen[0].version
            await asyncio.sleep(1)  # the bot would have moved long ago
            lowered = time.time_ns() // 1_000_000
            await his.raise_hand(his.seen[2], up=False)
            await hers.until(lambda line: line.seen[0].version > version)
            bots = [row for row in await log_of(database, table) if getattr(row[4], "by", "") == "bot"]
            return bots[-1][4].at >= lowered

    async def work(ada, bob):
        seen = None
        for deal in DEALS:  # the same cards would end the same way
            seen = await waited(ada, bob, deal) if seen is None else seen
        assert seen

    run(work, one, other)


async def _until_waiting_for(seat, hers, his):
    """Ada on seat 0 and Bob on seat 2 play until the game waits for a seat; False if it is over."""
    await hers.until(lambda line: line.seen and line.seen[0].waiting)
    while hers.seen[0].waiting not in ([seat], []):
        seen = hers.seen[0]
        if seen.asked:
            await play_turn(hers, seen, random.Random(seen.version))
        elif seen.waiting == [2]:
            await his.until(lambda line, seen=seen: line.seen and line.seen[2].version >= seen.version)
            await play_turn(his, his.seen[2], random.Random(seen.version))
        await hers.until(lambda line, seen=seen: line.seen[0].version > seen.version)
    return hers.seen[0].phase == "playing"


def killed_and_started_again(old, people, holders):
    """The node as it is after a power cut, at the same address."""
    old.kill()
    old.log.close()
    node = Served(old.database, "--no-limits", port=old.port)
    for person in people:
        person.clients[node] = person.clients.pop(old)
    for holder in holders:
        if holder.node is old:
            holder.go_on(node)
    return node


@pytest.mark.soak
@pytest.mark.parametrize("game", list(rudel.GAMES))
def test_nothing_is_lost_or_doubled_in_a_long_row_of_misfortunes(game, empty_postgres):
    nodes, luck = [Served(empty_postgres, "--no-limits") for _ in range(2)], random.Random(game)
    seats = rudel.GAMES[game].seat_numbers[-1]

    async def work(ada, bob):
        tables = [await opened(ada, [bob], nodes[0], game, seats, pace=50) for _ in range(4)]
        for table in tables:
            await start(ada, nodes[0], table)
        holders = [Seatholder(person, table, nodes[0]) for table in tables for person in (ada, bob)]
        async with playing(*holders):
            while not all(holder.over for holder in holders):
                for holder in holders:
                    holder.go_on(luck.choice(nodes))
                await misfortune(ada, bob, holders)
                await asyncio.sleep(luck.random())
        for table in tables:
            await audit(empty_postgres, table, (ada, bob), nodes)

    async def misfortune(ada, bob, holders):
        which = luck.randrange(2)
        match luck.choice(("kill", "freeze", "listening", "locking")):
            case "kill":
                nodes[which] = killed_and_started_again(nodes[which], (ada, bob), holders)
            case "freeze":
                with frozen(nodes[which]):
                    for holder in holders:
                        holder.go_on(nodes[1 - which])
                    await asyncio.sleep(4 * luck.random())
            case "listening":
                await end_sessions(empty_postgres, LISTENING)
            case "locking":
                await end_sessions(empty_postgres, LOCKING)

    try:
        run(work, *nodes, patience=20 * PATIENCE)
    finally:
        for node in nodes:
            node.stop()
            node.log.close()
