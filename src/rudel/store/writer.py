"""One writer per process: whatever is waiting goes into one transaction, and nobody hears before it is committed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from rudel.store.problems import StoreProblem

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Result = TypeVar("Result")
MOST_TOGETHER = 200


@dataclass(slots=True)
class Job:
    """Something to be written, and who waits for it."""

    write: Callable[[AsyncConnection], Awaitable[Any]]
    done: asyncio.Future[Any]
    result: Any = field(default=None, init=False)


class Writer:
    """Takes jobs in order; a job that fails leaves no trace and harms no other."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())
        self.commits = 0

    async def write(self, write: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        """Returns what the job returns, after the commit."""
        if self._task.done():
            raise StoreProblem("the store is closed")
        job = Job(write, asyncio.get_running_loop().create_future())
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
                        job.done.set_exception(problem)
            finally:
                for _ in jobs:
                    self._jobs.task_done()

    async def _commit(self, jobs: list[Job]) -> None:
        async with self._engine.begin() as connection:
            for job in jobs:
                try:
                    async with connection.begin_nested():
                        job.result = await job.write(connection)
                except StoreProblem as problem:
                    job.result = problem
        self.commits += 1
        for job in jobs:
            if job.done.cancelled():
                continue
            if isinstance(job.result, StoreProblem):
                job.done.set_exception(job.result)
            else:
                job.done.set_result(job.result)
