"""What an older program has begun, in its database or in a backup of it, is played to its end by its own rules."""

import asyncio
import base64
import contextlib
import random
import sqlite3
from pathlib import Path

import pytest
from tests.server.guests import run
from tests.server.house import serving
from tests.server.play import play_turn

import rudel
from rudel.client import Client, Refused
from rudel.core import record as records
from rudel.store import Store
from rudel.store.backup import restore

FIXTURES = Path(__file__).parents[1] / "store" / "fixtures"
KEPT = sorted(FIXTURES.glob("database-*.sql"))
BACKUPS = sorted(FIXTURES.glob("backup-*.b64"))
TURNS = 12
"""So many turns each person plays on."""
PEOPLE = range(4)
"""The people of a kept database; the device of each shows the token `device N`."""


def from_text(kept, file):
    connection = sqlite3.connect(file)
    connection.executescript(kept.read_text())
    connection.close()


def from_backup(kept, file):
    backup = file.with_suffix(".backup")
    backup.write_bytes(base64.b64decode(kept.read_text()))
    asyncio.run(restore(f"sqlite:///{file}", backup))


def hurry(file):
    """Bots of the kept tables do not dawdle: nothing else is changed."""
    connection = sqlite3.connect(file)
    connection.execute(
        "UPDATE rows SET body = CAST(replace(CAST(body AS TEXT), '\"pace\":1200', '\"pace\":0') AS BLOB) "
        "WHERE number = 1"
    )
    connection.commit()
    connection.close()


def running(file):
    """The tables that are being played: id and game."""
    connection = sqlite3.connect(file)
    found = connection.execute("SELECT id, game FROM tables WHERE phase = 'playing' ORDER BY id").fetchall()
    connection.close()
    return found


@contextlib.asynccontextmanager
async def device(server, number):
    client = Client(server.address, name=f"Person {number}")
    client.http.cookies.set("rudel", f"device {number}")
    async with client:
        yield client


async def play_on(people, table):
    """Whoever sits there plays some turns at random and goes home; bots play to the end. The record."""
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(person.live(table)) for person in people]
        for line in lines:
            await line.until(lambda line: line.seen)
        sitting = [(person, line) for person, line in zip(people, lines, strict=True) if None not in line.seen]
        assert sitting
        await asyncio.gather(*(play_some(person, line, table) for person, line in sitting))
        await lines[0].until(lambda line: all(seen.phase == "over" for seen in line.seen.values()))
    return await people[0].record(table)


async def play_some(person, line, table):
    luck, seat = random.Random(table), next(iter(line.seen))
    if line.seen[seat].paused:
        await line.resume(line.seen[seat])
    for _ in range(TURNS):
        if (seen := await line.my_turn()) is None:
            return
        await play_turn(line, seen, luck)
    try:
        await person.leave(table, seat)
    except Refused as refused:
        if refused.kind != "over":  # others may have ended the game meanwhile
            raise


async def play_all(server, tables):
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(device(server, number)) for number in PEOPLE]
        return {game: await play_on(people, table) for table, game in tables}


@pytest.mark.parametrize(
    ("kept", "into"),
    [*((kept, from_text) for kept in KEPT), *((kept, from_backup) for kept in BACKUPS)],
    ids=lambda given: getattr(given, "name", ""),
)
def test_what_an_older_program_has_begun_is_played_to_its_end_by_its_own_rules(kept, into, tmp_path):
    file = tmp_path / "rudel.db"
    into(kept, file)
    hurry(file)
    tables = running(file)
    assert set(rudel.GAMES) == {game for _, game in tables}
    with serving(f"sqlite:///{file}", "--no-limits", seed=None) as server:
        found = run(play_all, server, tables)
    for game, text in found.items():
        record = records.read(text, rudel.GAMES)
        if kept.stem.endswith("0001"):
            assert 1 == record.game.rules, game
        assert records.verify(record) is not None, game


def test_a_backup_of_an_older_program_restores_every_row(tmp_path):
    async def rows_of(file):
        store = await Store.open(f"sqlite:///{file}")
        entries = [entry for phase in ("open", "playing", "over") for entry in await store.in_phase(phase)]
        log = {entry.id: [row.body for row in await store.rows(entry.id)] for entry in entries}
        await store.close()
        return log

    from_text(FIXTURES / "database-0001.sql", tmp_path / "text.db")
    from_backup(FIXTURES / "backup-0001.b64", tmp_path / "backup.db")
    assert asyncio.run(rows_of(tmp_path / "text.db")) == asyncio.run(rows_of(tmp_path / "backup.db"))
