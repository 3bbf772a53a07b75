"""Opens a database: SQLite by default, PostgreSQL for several nodes. Every connection is durable, or it is not used."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import create_async_engine

from rudel.store.problems import NewerDatabase, StoreProblem

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection, Engine
    from sqlalchemy.ext.asyncio import AsyncEngine

MIGRATIONS = Path(__file__).parent / "migrations"
POSTGRES_PORT = 5432
SILENCE = 2000
"""Milliseconds after which PostgreSQL ends what a silent node has begun."""
READING = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
WRITING = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}
PRAGMAS = {"journal_mode": "wal", "synchronous": "2", "busy_timeout": "10000", "foreign_keys": "1"}


def engine_of(address: str, *, brief: bool = False) -> AsyncEngine:
    """The engine for an address such as sqlite:///file or postgresql://host/name; a node's transactions are brief."""
    url = _url_of(address, READING)
    engine = create_async_engine(
        url,
        pool_pre_ping=url.get_backend_name() != "sqlite",
        hide_parameters=True,  # errors go to logs, secrets do not
    )
    _prepare(engine.sync_engine, brief=brief)
    return engine


def writing_engine_of(address: str) -> Engine:
    """The same for whoever writes, in a thread."""
    engine = create_engine(_url_of(address, WRITING), hide_parameters=True)
    _prepare(engine, brief=True)
    return engine


def _url_of(address: str, drivers: dict[str, str]) -> URL:
    try:
        url = make_url(address)
        return url.set(drivername=drivers[url.drivername.partition("+")[0]])
    except (ArgumentError, NoSuchModuleError, KeyError, ValueError):
        raise StoreProblem("a database is sqlite:///FILE or postgresql://USER@HOST/NAME") from None


def _prepare(engine: Engine, *, brief: bool) -> None:
    if engine.dialect.name == "sqlite":
        file = engine.url.database
        event.listen(engine, "do_connect", lambda *_: _keep_private(file))
        event.listen(engine, "connect", _make_durable)
        event.listen(engine, "begin", _begin)
    elif brief:
        event.listen(engine, "connect", _make_brief)


def _keep_private(file: str | None) -> None:
    """A new file belongs to its owner alone: it holds secrets."""
    if file and file != ":memory:" and not Path(file).exists():
        with contextlib.suppress(OSError):  # whoever opens it will say what is wrong
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))


def plainly(engine: AsyncEngine, problem: Exception) -> StoreProblem:
    """What is wrong with a database, in one line and without its password."""
    url = engine.url
    where = f" at {url.host}:{url.port or POSTGRES_PORT}" if url.host else ""
    said = str(getattr(problem, "orig", problem)).strip().splitlines() or [type(problem).__name__]
    return StoreProblem(f"the database {url.database}{where} cannot be opened ({said[0].rstrip('.')})")


def _make_durable(connection: Any, _record: Any) -> None:
    """Write-ahead log, synced at every commit; transactions begin where we say."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for name, value in PRAGMAS.items():
        cursor.execute(f"PRAGMA {name} = {value}")
    cursor.close()


def _make_brief(connection: Any, _record: Any) -> None:
    """A node that freezes in the middle of a transaction keeps nobody from writing for long."""
    cursor = connection.cursor()
    cursor.execute(f"SET idle_in_transaction_session_timeout = {SILENCE}")
    cursor.close()
    connection.commit()


def _begin(connection: Connection) -> None:
    """A transaction that will write takes its lock at once."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def try_file(engine: AsyncEngine) -> None:
    """A file that cannot be opened, or is no database, is found out in this thread, which can say so in peace."""
    if engine.dialect.name == "sqlite":
        _keep_private(engine.url.database)
        connection = sqlite3.connect(engine.url.database or "")
        try:
            connection.execute("PRAGMA schema_version")
        finally:
            connection.close()


async def migrate(engine: AsyncEngine) -> None:
    """Brings an older database up to this program; one written by a newer program is refused."""
    async with engine.execution_options(writes=True).begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(8207)"))  # one node at a time
        await connection.run_sync(upgrade)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Brings the database up to a form, if not said otherwise to the newest."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as problem:
        newest = ScriptDirectory.from_config(config).get_current_head()
        raise NewerDatabase(
            f"the database was written by a newer program than this one (which knows it up to {newest})"
        ) from problem
