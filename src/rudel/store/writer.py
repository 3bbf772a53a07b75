"""One writer per process: whatever is waiting goes into one transaction, and nobody hears before it is committed.

It works in a thread of its own, on a connection of its own: a whole transaction is one step over there and back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import bindparam, delete, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from rudel.store import schema
from rudel.store.problems import Behind, Repeated, StoreProblem

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

Result = TypeVar("Result")
MOST_TOGETHER = 200
INSERT = insert(schema.rows)
TOUCH = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("name"))
    .values(touched=bindparam("at"), phase=bindparam("now"))
)
STAND = delete(schema.chairs).where(schema.chairs.c.table_id == bindparam("name"))
SIT = insert(schema.chairs)
NOTIFY = text("SELECT pg_notify('rudel', what) FROM string_to_table(:what, ',') AS what")
INSERT_TOGETHER = text("""
    INSERT INTO rows (table_id, number, version, seat, command, asked, body)
    SELECT table_id, number, version, seat, command, decode(asked, 'base64'), decode(body, 'base64')
    FROM json_to_recordset(CAST(:rows AS json))
    AS row (table_id text, number int, version int, seat int, command text, asked text, body text)
""")
"""PostgreSQL takes all rows in one statement; one by one, they would cost it and us three times as much."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table's log; `command` and `asked` (a hash of it) make a repeated command harmless."""

    number: int
    version: int
    body: bytes
    seat: int | None = None
    command: str | None = None
    asked: bytes | None = None


@dataclass(frozen=True, slots=True)
class Append:
    """Rows that follow all others of a table, and what they change of its entry (nothing: as it was)."""

    table: str
    rows: Sequence[Row]
    entry: tuple[int, str] | None = None
    """When it was touched last, and its phase."""
    chairs: Mapping[int, str] | None = None
    """Who sits where from now on."""


@dataclass(slots=True, eq=False)
class Job:
    """Something to be written, and who waits for it."""

    what: Append | Callable[[Connection], Any]
    done: asyncio.Future[Any]
    result: Any = None


class Writer:
    """Takes jobs in order; a job that fails leaves no trace and harms no other."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._thread = ThreadPoolExecutor(1, "rudel-writer")
        self._connection: Connection | None = None
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())
        self.commits = 0

    async def write(self, what: Append | Callable[[Connection], Result]) -> Result:
        """Returns what the job returns, after the commit."""
        if self._task.done():
            raise StoreProblem("the store is closed")
        job = Job(what, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        done: Result = await asyncio.shield(job.done)
        return done

    async def close(self) -> None:
        """Writes what is still waiting, then stops."""
        await self._jobs.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)
        self._thread.shutdown()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < MOST_TOGETHER and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            try:
                await loop.run_in_executor(self._thread, self._commit, jobs)
            except Exception as problem:  # noqa: BLE001  (whatever happened, everybody who waits must hear it)
                for job in jobs:
                    job.result = StoreProblem(f"it could not be saved ({type(problem).__name__})")
            self._answer(jobs)

    def _answer(self, jobs: list[Job]) -> None:
        for job in jobs:
            self._jobs.task_done()
            if job.done.done():
                continue
            if isinstance(job.result, StoreProblem):
                job.done.set_exception(job.result)
            else:
                job.done.set_result(job.result)

    # --- in the thread ------------------------------------------------------------------------------------------

    def _commit(self, jobs: list[Job]) -> None:
        """Once more if the connection was lost: what had been saved by then is known by its name."""
        try:
            self._save(jobs)
        except DBAPIError as problem:
            if not problem.connection_invalidated:
                raise
            self._save(jobs)
        self.commits += 1

    def _save(self, jobs: list[Job]) -> None:
        """All appends in one go; if one of them is in another's way, every job by itself."""
        jobs.sort(key=_table)  # everywhere in the same order, or two nodes block each other
        if self._connection is None:
            self._connection = self._engine.connect()
        connection = self._connection
        try:
            with connection.begin():
                append(connection, [job.what for job in jobs if isinstance(job.what, Append)])
                for job in jobs:
                    if not isinstance(job.what, Append):
                        _alone(connection, job)
        except IntegrityError:
            with connection.begin():
                for job in jobs:
                    _alone(connection, job)

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def append(connection: Connection, appends: Sequence[Append]) -> None:
    """Inserts all rows together; IntegrityError if any of them is there already."""
    if not appends:
        return
    _insert(connection, [_values(job.table, row) for job in appends for row in job.rows])
    touched = [{"name": job.table, "at": job.entry[0], "now": job.entry[1]} for job in appends if job.entry is not None]
    if touched:
        connection.execute(TOUCH, touched)
    for job in appends:
        if job.chairs is not None:
            connection.execute(STAND, {"name": job.table})
            sitting = [{"table_id": job.table, "seat": seat, "person": who} for seat, who in job.chairs.items()]
            if sitting:
                connection.execute(SIT, sitting)
    if connection.dialect.name == "postgresql":  # told with the commit, or not at all
        told = ",".join(f"table:{job.table}:{job.rows[-1].number}" for job in appends)
        connection.execute(NOTIFY, {"what": told})


def _insert(connection: Connection, rows: list[dict[str, Any]]) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(INSERT_TOGETHER, {"rows": msgspec.json.encode(rows).decode()})  # bytes are base64 there
    else:
        connection.execute(INSERT, rows)


def _alone(connection: Connection, job: Job) -> None:
    """One job in a savepoint of its own."""
    job.result = None
    try:
        with connection.begin_nested():
            if isinstance(job.what, Append):
                _append_once(connection, job.what)
            else:
                job.result = job.what(connection)
    except StoreProblem as problem:
        job.result = problem


def _append_once(connection: Connection, job: Append) -> None:
    """Repeated if a command was stored before, Behind if somebody else was quicker."""
    log = schema.rows.c
    for row in job.rows:
        if row.command is not None:
            query = select(log.version, log.asked).where(
                log.table_id == job.table, log.seat == row.seat, log.command == row.command
            )
            before = connection.execute(query).first()
            if before is not None:
                raise Repeated(before.version, alike=bytes(before.asked or b"") == (row.asked or b""))
    try:
        append(connection, [job])
    except IntegrityError:
        raise Behind("somebody else has acted at this table meanwhile, or it is gone") from None


def _table(job: Job) -> str:
    return job.what.table if isinstance(job.what, Append) else ""


def _values(table: str, row: Row) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": row.number,
        "version": row.version,
        "seat": row.seat,
        "command": row.command,
        "asked": row.asked,
        "body": row.body,
    }
