"""The whole database as one file, and back: from SQLite or PostgreSQL, into either."""

from __future__ import annotations

from contextlib import asynccontextmanager
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import LargeBinary, MetaData, func, insert, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from rudel.store import archive, database, schema
from rudel.store.archive import BadBackup, Header, Held
from rudel.store.problems import NewerDatabase, StoreProblem
from rudel.version import VERSION

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Iterator

    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

TOGETHER = 500
"""Rows that are fetched or inserted at once."""


async def backup(address: str, file: Path) -> Header:
    """Writes the database to a file as it was at one moment, whoever goes on writing to it; says what is in it."""
    async with _opened(address, must_exist=True) as engine, engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        revision = await connection.run_sync(_revision)
        if revision is None:
            raise StoreProblem("the database is empty: there is nothing to back up")
        if not _known(revision):
            raise NewerDatabase("the database was written by a newer program than this one")
        meta = await connection.run_sync(_tables)
        header = Header("backup", archive.FORMAT, revision, VERSION, await _held(connection, meta))
        with archive.writing(file, header) as write:
            for table in meta.sorted_tables:
                ordered = select(table).order_by(*table.primary_key.columns)
                found = await connection.stream(ordered, execution_options={"yield_per": TOGETHER})
                async for some in found.partitions():
                    for row in some:
                        write(str(table.name), row)
    return header


async def restore(address: str, file: Path) -> Header:
    """Fills a database that holds nothing with what is in the file: all of it, or nothing at all."""
    header = archive.check(file)
    if not _known(header.revision):
        raise BadBackup(f"{file} was made by a newer program ({header.program})")
    async with _opened(address) as engine, engine.execution_options(writes=True).begin() as connection:
        await _empty(connection)
        await connection.run_sync(_prepare, header.revision)
        meta = await connection.run_sync(_tables)
        if _forms(header) != {table.name: {column.name for column in table.columns} for table in meta.sorted_tables}:
            raise BadBackup(f"{file} has other tables than a database of its form ({header.revision})")
        with archive.reading(file) as (_, rows):
            for name, group in groupby(rows, key=itemgetter(0)):
                columns = header.tables[name].columns
                for some in _chunks(dict(zip(columns, values, strict=True)) for _, values in group):
                    await connection.execute(insert(meta.tables[name]), some)
        await connection.run_sync(database.upgrade)
    return header


@asynccontextmanager
async def _opened(address: str, *, must_exist: bool = False) -> AsyncIterator[AsyncEngine]:
    """The database; whatever it says is one sentence, without a word of what is in it."""
    engine = database.engine_of(address)
    try:
        if must_exist:
            _find(engine)
        yield engine
    except DBAPIError as problem:
        said = str(problem.orig).splitlines() or [""]
        reason = said[0] if problem.statement is None else type(problem.orig).__name__
        raise StoreProblem(f"the database cannot be used: {reason}") from problem
    except SQLAlchemyError as problem:
        raise StoreProblem(f"the database cannot be used: {type(problem).__name__}") from problem
    finally:
        await engine.dispose()


def _find(engine: AsyncEngine) -> None:
    """StoreProblem if the file of an SQLite database is not there: it would be made, and be empty."""
    place = engine.url.database or ""
    if engine.dialect.name == "sqlite" and not Path(place).is_file():
        raise StoreProblem(f"there is no database {place}")


def _revision(connection: Connection) -> str | None:
    """The form of the database; None if nothing was ever in it."""
    return MigrationContext.configure(connection).get_current_revision()


def _known(revision: str) -> bool:
    """Whether this program knows databases of this form."""
    try:
        return ScriptDirectory(str(database.MIGRATIONS)).get_revision(revision) is not None
    except CommandError:
        return False


def _tables(connection: Connection) -> MetaData:
    """Our tables as they are in this database, which may be of an older form."""
    meta = MetaData()
    meta.reflect(connection, only=lambda name, _: name in schema.meta.tables)
    return meta


def _forms(header: Header) -> dict[str, set[str]]:
    return {name: {*held.columns} for name, held in header.tables.items()}


async def _held(connection: AsyncConnection, meta: MetaData) -> dict[str, Held]:
    found = {}
    for table in meta.sorted_tables:
        rows = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
        binary = [str(column.name) for column in table.columns if isinstance(column.type, LargeBinary)]
        found[str(table.name)] = Held(columns=[str(column.name) for column in table.columns], binary=binary, rows=rows)
    return found


async def _empty(connection: AsyncConnection) -> None:
    """StoreProblem if there is anything in the database; from now on nobody else puts anything in."""
    locking = connection.dialect.name == "postgresql"
    if locking:
        await connection.execute(text("SELECT pg_advisory_xact_lock(8207)"))  # as whoever migrates
    meta = await connection.run_sync(_tables)
    for table in meta.sorted_tables:
        if locking:
            await connection.execute(text(f'LOCK TABLE "{table.name}" IN EXCLUSIVE MODE'))
        if (await connection.execute(select(table).limit(1))).first() is not None:
            raise StoreProblem("the database is not empty; a backup is restored only into one that is")


def _prepare(connection: Connection, revision: str) -> None:
    """An empty database of this form; one of another form is made anew."""
    if _revision(connection) not in {None, revision}:
        _tables(connection).drop_all(connection)
        connection.execute(text("DELETE FROM alembic_version"))
    database.upgrade(connection, revision)


def _chunks(rows: Iterable[dict[str, object]]) -> Iterator[list[dict[str, object]]]:
    """So many rows at once as go together."""
    some: list[dict[str, object]] = []
    for row in rows:
        some.append(row)
        if len(some) == TOGETHER:
            yield some
            some = []
    if some:
        yield some
