"""Writes a small database as this version writes it, always the same: to be kept, so that later versions can read it.

    python tools/make_database.py tests/store/fixtures/database-0001.sql

Of every game there is one table that is over, one in the middle of a game and one where people still sit down; between
their turns happens whatever may happen at a table. The database is written as text, beside it a list of what every seat
sees: SHA-256 of its view, and of all that it is told. A later version adds files of its own and keeps the older ones.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import sqlite3
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from rudel.core.dice import Dice
from rudel.core.game import settle_game
from rudel.games import GAMES
from rudel.server.codes import CODE, LETTERS, TABLE
from rudel.store import Row, Store, TableEntry
from rudel.table import decisions, rows
from rudel.table.decisions import Decided
from rudel.table.problems import Denied
from rudel.table.seen import seen
from rudel.table.settings import Clock, Settings
from rudel.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rudel.core.game import Seat

BEGIN = 1_800_000_000_000
NAMES = ("Ada", "Bühl 🐑", "Çelik", "Dora")
PHASES = ("over", "playing", "open")


def digest(text: str) -> bytes:
    """Bytes that look like chance and are always the same."""
    return hashlib.sha256(text.encode()).digest()


def drawn(text: str, length: int) -> str:
    """A table's name or code, as if drawn at random."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest(text)[:length])


def name_of(key: str, phase: str) -> str:
    """The table of this game that has come so far."""
    return drawn(f"{key} {phase}", TABLE)


class Evening:
    """One table and its rows, made by chance that is always the same."""

    def __init__(self, key: str, phase: str) -> None:
        self.name = name_of(key, phase)
        self.secret = digest(f"secret {self.name}")
        self.dice = Dice(int.from_bytes(self.secret[:8], "big"))
        self.table = Table(self.name, self.secret)
        self.stored: list[Row] = []
        self.now = BEGIN
        self._sit_down(key, phase)
        if phase != "open":
            self.take(decisions.start(self.table, self.table.host, self.now))
        self._play(phase)
        self._leave(key)

    def take(self, decided: Decided) -> None:
        """Takes what was decided as the house does; what a seat has asked for has a name."""
        row, self.table = decided
        if row is None:
            return
        table, named = self.table, isinstance(row, rows.Played | rows.Undone)
        command = (row.seat, f"command-{table.number}", digest(f"{table.number}")) if named else ()  # type: ignore[union-attr]  # named rows have a seat
        self.stored.append(Row(table.number, table.version, rows.write(row), *command))
        self.now += 1000

    def _sit_down(self, key: str, phase: str) -> None:
        info = GAMES[key]
        seats = info.seat_numbers[0] if phase == "over" else info.seat_numbers[-1]
        settings = Settings(watch="anyone", clock=Clock(bank=3600, increment=5) if phase == "playing" else None)
        game = settle_game(info, seats)
        row = decisions.open_table(self.name, game, self.secret, host="person-0", settings=settings, now=self.now)
        self.take(Decided(row, self.table.after(row)))
        for seat, name in enumerate(NAMES[: seats - (phase == "open")]):
            given = digest(f"{self.name} {name}")[:16]
            self.take(
                decisions.sit(
                    self.table, f"person-{seat}", name=name, avatar="owl", contribution=given, now=self.now, seat=seat
                )
            )
        self.take(decisions.set_bot(self.table, "person-0", seats - 1, "casual", self.now))
        if phase == "open":
            self.take(decisions.swap(self.table, "person-0", 1, 2, self.now))
            name, before = f"{NAMES[1]} 2", NAMES[1]
            self.take(decisions.rename(self.table, "person-1", before, name=name, avatar="cat", now=self.now))

    def _leave(self, key: str) -> None:
        """Somebody goes in the end: to the next table, or home, or is sent there."""
        last = len(self.table.chairs) - 2
        if self.table.phase == "over":
            return self.take(decisions.rematch(self.table, "person-1", name_of(key, "open"), self.now))
        self.take(decisions.stand(self.table, "person-0", self.now, 0))
        if last > 1:
            self.take(decisions.remove(self.table, self.table.host, min(last, len(NAMES) - 1), self.now))
        return None

    def _play(self, phase: str) -> None:
        """To the end, or into the middle of things: best where somebody has chosen in secret and somebody has not."""
        while self.table.phase == "playing":
            if phase == "playing" and len(self.stored) >= 30 and self._well_placed():
                return
            try:
                self.take(self._something())
            except Denied:
                self.now += 1

    def _well_placed(self) -> bool:
        state = self.table.state
        chosen = state is not None and state.choosing() and len(state.to_act()) < state.seats
        return not self.table.paused and (chosen or len(self.stored) >= 60)

    def _something(self) -> Decided:
        """Mostly a turn; sometimes what comes between."""
        table, seat, what = self.table, self.dice.below(len(self.table.chairs)), self.dice.below(20)
        match what:
            case 0 if table.before is not None:
                return decisions.undo(table, table.before.seat, table.version, self.now)
            case 1:
                return decisions.ask_pause(table, seat, self.now)
            case 2:
                return (decisions.give_back if table.chairs[seat].taken_over else decisions.take_over)(
                    table, self.now, seat
                )
        if table.paused or (table.pausing and what == 3):
            return decisions.resume(table, seat, self.now)
        seat = table.waiting[self.dice.below(len(table.waiting))]
        by = "person" if table.chairs[seat].by_person else "bot"
        return decisions.play(table, seat, self._turn(seat), table.version, now=self.now, by=by)  # type: ignore[arg-type]  # By

    def _turn(self, seat: Seat) -> list[int]:
        begin, actions = self.table.state, list[int]()
        if begin is None:
            return actions
        after = begin.copy()
        while not actions or decisions.goes_on(begin, after, seat):
            legal = after.legal(seat)
            actions.append(legal[self.dice.below(len(legal))])
            after.apply(seat, actions[-1])
        return actions


async def keep(store: Store, evening: Evening) -> None:
    """The table as the store lists it."""
    table = evening.table
    code = drawn(f"code {table.id}", CODE)
    entry = TableEntry(table.id, code, table.game.key, "open", evening.secret, digest("an address").hex(), BEGIN, BEGIN)
    await store.create(entry, evening.stored[:1])
    chairs = {seat: chair.person for seat, chair in enumerate(table.chairs) if chair.person is not None}
    await store.append(table.id, evening.stored[1:], entry=(evening.now, table.phase), chairs=chairs)


async def fill(address: str) -> None:
    """All tables, and a few people with a device and a code on its way to another."""
    store = await Store.open(address)
    for seat, name in enumerate(NAMES):
        await store.remember(f"person-{seat}", name, "owl", BEGIN)
        await store.add_device(digest(f"device {seat}").hex(), f"person-{seat}")
    await store.offer_transfer(digest("code").hex(), "person-1", BEGIN + 600_000)
    for key in GAMES:
        for phase in PHASES:
            await keep(store, Evening(key, phase))
    await store.close()


def quoted(value: object) -> str:
    """A value in SQL; bytes that are text stay readable."""
    if isinstance(value, bytes):
        try:
            return f"CAST({quoted(value.decode())} AS BLOB)"
        except UnicodeDecodeError:
            return f"X'{value.hex()}'"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return "NULL" if value is None else str(value)


def dump(file: Path) -> Iterator[str]:
    """The database as text: how its tables are made, then row by row what is in them."""
    connection = sqlite3.connect(file)
    made = connection.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    made.sort(key=lambda found: (found[0] != "table", found[0] == "index" and found[1]))  # tables as they were made
    yield "BEGIN;"
    for _, _, sql in made:
        yield " ".join(sql.split()) + ";"
    for kind, name, _ in made:
        if kind == "table":
            for row in connection.execute(f'SELECT * FROM "{name}" ORDER BY rowid'):  # noqa: S608  (our own names)
                yield f'INSERT INTO "{name}" VALUES ({", ".join(map(quoted, row))});'  # noqa: S608  (our own values)
    yield "COMMIT;"
    connection.close()


def looks(table: Table) -> Iterator[str]:
    """What every seat sees, and who looks on (-): SHA-256 of the view, and of all that is told."""
    for seat in (*range(len(table.chairs)), None):
        told = seen(table, seat, 0)
        view, whole = (hashlib.sha256(msgspec.json.encode(part)).hexdigest() for part in (told.view, told))
        yield f"{table.id} {'-' if seat is None else seat} {view} {whole}"


def make() -> tuple[str, str]:
    """The database as text, and the list of what everybody sees."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "rudel.db"
        asyncio.run(fill(f"sqlite:///{file}"))
        text = "\n".join(dump(file)) + "\n"
    tables = [Evening(key, phase).table for key in GAMES for phase in PHASES]
    return text, "".join(f"{line}\n" for table in tables for line in looks(table))


def main() -> None:
    """Writes both files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    file = parser.parse_args().file
    text, seen_by_all = make()
    file.write_text(text)
    file.with_suffix(".sha256").write_text(seen_by_all)
    print(f"{file}: {len(text) // 1000} kB")


if __name__ == "__main__":
    main()
