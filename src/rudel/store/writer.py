"""One writer per process: whatever is waiting goes into one transaction, and nobody hears before it is committed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import bindparam, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from rudel.store import schema
from rudel.store.problems import Behind, Repeated, StoreProblem

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

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
NOTIFY = text("SELECT pg_notify('rudel', :what)")


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

    what: Append | Callable[[AsyncConnection], Awaitable[Any]]
    done: asyncio.Future[Any]
    result: Any = None


class Writer:
    """Takes jobs in order; a job that fails leaves no trace and harms no other."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())
        self.commits = 0

    async def write(self, what: Append | Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
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

    async def _run(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < MOST_TOGETHER and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            try:
                await self._commit(jobs)
            except Exception as problem:  # noqa: BLE001  (whatever happened, everybody who waits must hear it)
                for job in jobs:
                    if not job.done.done():
                        job.done.set_exception(StoreProblem(f"it could not be saved ({type(problem).__name__})"))
            finally:
                for _ in jobs:
                    self._jobs.task_done()

    async def _commit(self, jobs: list[Job]) -> None:
        """All appends in one go; if one of them is in another's way, every job by itself."""
        jobs.sort(key=_table)  # everywhere in the same order, or two nodes block each other
        try:
            async with self._engine.begin() as connection:
                await append(connection, [job.what for job in jobs if isinstance(job.what, Append)])
                for job in jobs:
                    if not isinstance(job.what, Append):
                        await _alone(connection, job)
        except IntegrityError:
            async with self._engine.begin() as connection:
                for job in jobs:
                    await _alone(connection, job)
        self.commits += 1
        for job in jobs:
            if job.done.cancelled():
                continue
            if isinstance(job.result, StoreProblem):
                job.done.set_exception(job.result)
            else:
                job.done.set_result(job.result)


async def append(connection: AsyncConnection, appends: Sequence[Append]) -> None:
    """Inserts all rows together; IntegrityError if any of them is there already."""
    if not appends:
        return
    await connection.execute(INSERT, [_values(job.table, row) for job in appends for row in job.rows])
    touched = [{"name": job.table, "at": job.entry[0], "now": job.entry[1]} for job in appends if job.entry is not None]
    if touched:
        await connection.execute(TOUCH, touched)
    for job in appends:
        if job.chairs is not None:
            await connection.execute(STAND, {"name": job.table})
            sitting = [{"table_id": job.table, "seat": seat, "person": who} for seat, who in job.chairs.items()]
            if sitting:
                await connection.execute(SIT, sitting)
    if connection.dialect.name == "postgresql":  # told with the commit, or not at all
        await connection.execute(NOTIFY, [{"what": f"table:{job.table}:{job.rows[-1].number}"} for job in appends])


async def _alone(connection: AsyncConnection, job: Job) -> None:
    """One job in a savepoint of its own."""
    try:
        async with connection.begin_nested():
            if isinstance(job.what, Append):
                await _append_once(connection, job.what)
            else:
                job.result = await job.what(connection)
    except StoreProblem as problem:
        job.result = problem


async def _append_once(connection: AsyncConnection, job: Append) -> None:
    """Repeated if a command was stored before, Behind if somebody else was quicker."""
    log = schema.rows.c
    for row in job.rows:
        if row.command is not None:
            query = select(log.version, log.asked).where(
                log.table_id == job.table, log.seat == row.seat, log.command == row.command
            )
            before = (await connection.execute(query)).first()
            if before is not None:
                raise Repeated(before.version, alike=bytes(before.asked or b"") == (row.asked or b""))
    try:
        await append(connection, [job])
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
