"""Databases of every version are kept as text; this version reads them all, and everybody sees what they saw then."""

import asyncio
import hashlib
import sqlite3
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.table.tables import fold, some_turn

from rudel.store import Store
from rudel.table import decisions, rows
from rudel.table.seen import seen
from rudel.table.table import Table

FOLDER = Path(__file__).parent / "fixtures"
KEPT = sorted(FOLDER.glob("database-*.sql"))
NEWER = {name: {rows.Swapped, rows.Renamed} for name in ("database-0001", "database-0002")}
"""The kinds of rows that came after a database."""
TOOL = Path(__file__).parents[2] / "tools" / "make_database.py"


def restored(kept, folder):
    """The kept database as a file."""
    file = folder / "rudel.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(kept.read_text())
    connection.close()
    return file


def read(file):
    """Every table of the database, migrated and folded: the entry, the table, its log."""

    async def inside():
        store = await Store.open(f"sqlite:///{file}")
        found = []
        for phase in ("over", "playing", "open"):
            for entry in await store.in_phase(phase):
                table, log = Table(entry.id, entry.secret), await store.rows(entry.id)
                for row in log:
                    table.fold(rows.read(row.body))
                    assert (row.number, row.version) == (table.number, table.version)
                found.append((entry, table, log))
        people = await store.person("person-1"), await store.person_of(hashlib.sha256(b"device 2").hexdigest())
        listed = [entry.id for entry in await store.of_person("person-1")]
        moved = await store.take_transfer(hashlib.sha256(b"code").hexdigest(), 0)
        await store.close()
        return found, (*people, moved), listed

    return asyncio.run(inside())


def said(part):
    return hashlib.sha256(msgspec.json.encode(part)).hexdigest()


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.stem)
def test_a_kept_database_shows_everybody_what_they_saw_then(kept, tmp_path):
    found, people, listed = read(restored(kept, tmp_path))
    tables = {table.id: table for _, table, _ in found}
    told = [line.split() for line in kept.with_suffix(".sha256").read_text().splitlines()]
    assert set(tables) == {name for name, *_ in told}
    for name, letter, view, whole in told:
        seat = None if letter == "-" else int(letter)
        now = seen(tables[name], seat, 0)
        assert (view, whole) == (said(now.view), said(now)), f"{name} {letter}: the view, or what is told around it"
    assert (("Bühl 🐑", "owl"), "person-2", "person-1") == people
    assert set(listed) == {table.id for table in tables.values() if table.seats_of("person-1")}


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.stem)
def test_a_kept_database_has_a_table_of_each_game_in_each_phase_and_every_kind_of_row(kept, tmp_path):
    found, _, _ = read(restored(kept, tmp_path))
    games = ("dog", "lagerdog", "filou", "klaeffer", "schafe")
    assert {(key, phase) for key in games for phase in ("open", "playing", "over")} == {
        (entry.game, table.phase) for entry, table, _ in found
    }
    assert all(entry.phase == table.phase for entry, table, _ in found)
    kinds = {type(rows.read(row.body)) for _, _, log in found for row in log}
    assert kinds == set(rows.AnyRow.__args__) - NEWER.get(kept.stem, set())
    choosing = {entry.game for entry, table, _ in found if table.phase == "playing" and table.state.choosing()}
    assert {"dog", "lagerdog", "filou"} <= choosing


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.stem)
def test_a_game_of_a_kept_database_goes_on_to_its_end(kept, tmp_path):
    found, _, _ = read(restored(kept, tmp_path))
    for _, table, _ in found:
        fold(table, decisions.resume(table, 0, table.touched))
        while table.phase == "playing":
            seat, now = table.waiting[0], table.touched + 1
            turn = some_turn(table, seat, table.number)
            fold(table, decisions.play(table, seat, turn, table.version, now=now, by="bot"))
        assert table.phase in ("open", "over")


def test_the_newest_kept_database_is_what_this_version_writes(tmp_path):
    """If not: keep the old files, and write the next number with tools/make_database.py."""
    made = tmp_path / KEPT[-1].name
    subprocess.run([sys.executable, TOOL, made], check=True, capture_output=True)
    assert KEPT[-1].read_text() == made.read_text()
    assert KEPT[-1].with_suffix(".sha256").read_text() == made.with_suffix(".sha256").read_text()
    assert len(made.read_bytes()) < 300_000
