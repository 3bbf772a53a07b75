"""Store: what is kept of tables and people. Reads are plain; every write goes through the writer."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from rudel.store import schema
from rudel.store.database import engine_of, migrate, plainly, try_file, writing_engine_of
from rudel.store.problems import StoreProblem, Taken, Unknown
from rudel.store.writer import NOTIFY, Append, Row, Writer, append

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection, Engine
    from sqlalchemy.ext.asyncio import AsyncEngine

DAY = 24 * 3600 * 1000
FINISHED_KEPT = 90 * DAY
ABANDONED_KEPT = 14 * DAY
Kind = Literal["real", "rehearsed"]
KIND = select(schema.house.c.kind)
APART = {
    "real": "this database holds real tables; rehearse in one of its own (--database sqlite:///FILE)",
    "rehearsed": "this database holds rehearsed tables; open it with --rehearse, or take another --database",
}


@dataclass(frozen=True, slots=True)
class TableEntry:
    """A table as the store lists it."""

    id: str
    code: str
    game: str
    phase: str
    secret: bytes
    opened_from: str
    created: int
    touched: int


class Store:
    """An open database."""

    def __init__(self, engine: AsyncEngine, writing: Engine) -> None:
        self.engine = engine
        self.writer = Writer(writing)

    @classmethod
    async def open(cls, address: str) -> Store:
        """Opens the database and brings it up to date."""
        engine = engine_of(address, brief=True)
        try:
            try_file(engine)
            await migrate(engine)
        except BaseException as problem:
            await engine.dispose()
            if isinstance(problem, SQLAlchemyError | OSError | sqlite3.Error):
                raise plainly(engine, problem) from None
            raise
        return cls(engine, writing_engine_of(address))

    async def close(self) -> None:
        """Finishes all writes."""
        await self.writer.close()
        await self.engine.dispose()

    # --- tables -------------------------------------------------------------------------------------------------

    async def belongs(self, kind: Kind) -> None:
        """StoreProblem if the database holds tables of the other kind."""
        async with self.engine.connect() as connection:
            _apart(kind, (await connection.execute(KIND)).scalar())

    async def create(self, entry: TableEntry, rows: Sequence[Row], kind: Kind = "real") -> None:
        """A new table with its first rows; Taken if its id or code is, StoreProblem if it is of the other kind."""

        def write(connection: Connection) -> None:
            found = connection.execute(KIND).scalar()
            _apart(kind, found)
            try:
                if found is None:
                    connection.execute(insert(schema.house).values(id=1, kind=kind))
                connection.execute(insert(schema.tables).values(**_columns(entry)))
            except IntegrityError:
                raise Taken("a table of this id or code exists already") from None
            append(connection, [Append(entry.id, rows)])

        await self.writer.write(write)

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        *,
        entry: tuple[int, str] | None = None,
        chairs: Mapping[int, str] | None = None,
    ) -> None:
        """Adds rows after all others, committed when this returns; Behind or Repeated tell why it could not."""
        await self.writer.write(Append(table, rows, entry, chairs))

    async def settled(self) -> None:
        """Returns when whatever was to be written until now is, or is not and will not be."""
        await self.writer.write(lambda _: None)

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The rows after the first so many."""
        log = schema.rows
        query = select(log).where(log.c.table_id == table, log.c.number > after).order_by(log.c.number)
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return [
                Row(row.number, row.version, bytes(row.body), row.seat, row.command, row.asked and bytes(row.asked))
                for row in found
            ]

    async def entry(self, table: str) -> TableEntry:
        """The table of this id."""
        return await self._entry(schema.tables.c.id == table)

    async def by_code(self, code: str) -> TableEntry:
        """The table of this code."""
        return await self._entry(schema.tables.c.code == code)

    async def of_person(self, person: str) -> list[TableEntry]:
        """Where a person sits, newest first."""
        query = (
            select(schema.tables)
            .where(schema.tables.c.id.in_(select(schema.chairs.c.table_id).where(schema.chairs.c.person == person)))
            .order_by(schema.tables.c.touched.desc())
        )
        return await self._entries(query)

    async def in_phase(self, phase: str) -> list[TableEntry]:
        """All tables that are open, playing or over."""
        return await self._entries(select(schema.tables).where(schema.tables.c.phase == phase))

    async def count_open(self, address: str) -> int:
        """How many tables were opened from an address and are not over."""
        chosen = schema.tables.c
        query = select(func.count()).where(chosen.opened_from == address, chosen.phase != "over")
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def delete(self, table: str) -> None:
        """Forgets a table and everything in it."""

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
            if connection.dialect.name == "postgresql":
                connection.execute(NOTIFY, {"what": f"gone:{table}"})

        await self.writer.write(write)

    async def hide(self, table: str, person: str) -> None:
        """A person does not want to see the table in the list any more."""
        chosen = schema.chairs.c

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.chairs).where(chosen.table_id == table, chosen.person == person))

        await self.writer.write(write)

    async def forget(self, now: int) -> int:
        """Deletes finished tables after 90 days and abandoned ones after 14; returns how many."""
        chosen = schema.tables.c
        old = ((chosen.phase == "over") & (chosen.touched < now - FINISHED_KEPT)) | (
            (chosen.phase != "over") & (chosen.touched < now - ABANDONED_KEPT)
        )

        def write(connection: Connection) -> int:
            connection.execute(delete(schema.transfers).where(schema.transfers.c.expires < now))
            return int(connection.execute(delete(schema.tables).where(old)).rowcount)

        return await self.writer.write(write)

    async def _entry(self, which: Any) -> TableEntry:
        found = await self._entries(select(schema.tables).where(which))
        if not found:
            raise Unknown("there is no such table")
        return found[0]

    async def _entries(self, query: Any) -> list[TableEntry]:
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return [TableEntry(**{**row._mapping, "secret": bytes(row.secret)}) for row in found]  # noqa: SLF001

    # --- people -------------------------------------------------------------------------------------------------

    async def remember(self, person: str, name: str, avatar: str, now: int) -> None:
        """Keeps a person's name and avatar."""

        def write(connection: Connection) -> None:
            kept = {"name": name, "avatar": avatar, "seen": now}
            done = connection.execute(update(schema.people).where(schema.people.c.id == person).values(**kept))
            if not done.rowcount:
                connection.execute(insert(schema.people).values(id=person, **kept))

        await self.writer.write(write)

    async def person(self, person: str) -> tuple[str, str] | None:
        """A person's name and avatar, if known."""
        query = select(schema.people.c.name, schema.people.c.avatar).where(schema.people.c.id == person)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.name, row.avatar)

    async def add_device(self, token_hash: str, person: str) -> None:
        """A device that is this person from now on."""

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.devices).where(schema.devices.c.token_hash == token_hash))
            connection.execute(insert(schema.devices).values(token_hash=token_hash, person=person))

        await self.writer.write(write)

    async def person_of(self, token_hash: str) -> str | None:
        """Whose device this is."""
        query = select(schema.devices.c.person).where(schema.devices.c.token_hash == token_hash)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        return None if found is None else str(found)

    async def offer_transfer(self, code_hash: str, person: str, expires: int) -> None:
        """A one-time code that makes another device this person."""

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.transfers).where(schema.transfers.c.person == person))
            connection.execute(insert(schema.transfers).values(code_hash=code_hash, person=person, expires=expires))

        await self.writer.write(write)

    async def take_transfer(self, code_hash: str, now: int) -> str | None:
        """Whose code this is; it is used up."""
        chosen = schema.transfers.c

        def write(connection: Connection) -> str | None:
            row = connection.execute(select(chosen.person, chosen.expires).where(chosen.code_hash == code_hash)).first()
            connection.execute(delete(schema.transfers).where(chosen.code_hash == code_hash))
            return None if row is None or row.expires < now else str(row.person)

        return await self.writer.write(write)


def _columns(entry: TableEntry) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in TableEntry.__slots__}


def _apart(wanted: Kind, found: str | None) -> None:
    """Real and rehearsed tables never share a database."""
    if found not in {None, wanted}:
        raise StoreProblem(APART[str(found)])
