"""Several nodes on one PostgreSQL: who drives which table, and who has appended what. With a file there is one node.

A notice carries a table's id and the number of its newest row, never content; whoever hears it reads the log. After the
connection was lost anything may have happened, and that is said, too (`anything`). The locks belong to one connection
of this node: they die with it, and PostgreSQL itself ends it when the node has said nothing for a while (a frozen node
must not hold a table).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, LiteralString, Protocol

import psycopg

from rudel.store.problems import StoreProblem

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

CHANNEL = "rudel"
AGAIN = 0.3
"""Seconds before a lost connection is tried again."""
SILENCE = 2500
"""Milliseconds after which PostgreSQL takes the locks from a node that says nothing."""
LONGEST_NOTICE = 7000
"""PostgreSQL allows 8000 bytes."""


class Ears(Protocol):
    """Who hears of what other nodes have done."""

    async def appended(self, table: str, number: int) -> None:
        """The table has so many rows now."""

    async def gone(self, table: str) -> None:
        """The table was deleted."""

    async def anything(self) -> None:
        """Every table may have changed."""

    def here(self, table: str, seat: int) -> None:
        """The person of this seat is connected to another node."""


class OneNode:
    """A file has one node: it drives everything and hears of nothing."""

    async def take(self, tables: Sequence[str]) -> list[str]:
        """Those of the tables that this node may drive."""
        return list(tables)

    async def give(self, table: str) -> None:
        """Somebody else may drive it."""

    async def say_here(self, here: Sequence[tuple[str, int]]) -> None:
        """Nobody else wants to know who is connected."""

    async def holding(self) -> bool:
        """There is nobody to lose a table to."""
        return True

    async def close(self) -> None:
        """Nothing is open."""


class ManyNodes:
    """One connection that listens, one that holds the locks; both are made anew when they are lost."""

    def __init__(self, address: str, ears: Ears) -> None:
        self._address = address
        self._ears = ears
        self._locks: psycopg.AsyncConnection | None = None
        self._lock = asyncio.Lock()
        self._listening = asyncio.create_task(self._listen())
        self.lost = 0
        """How often the listening connection was lost."""

    async def take(self, tables: Sequence[str]) -> list[str]:
        """Those of the tables that this node may drive from now on, until it gives them back or is gone."""
        keys = {key_of(table): table for table in tables}
        query = "SELECT key FROM unnest(%s::bigint[]) AS key WHERE pg_try_advisory_lock(key)"
        return [keys[row[0]] for row in await self._ask(query, list(keys))]

    async def give(self, table: str) -> None:
        """Somebody else may drive it."""
        await self._ask("SELECT pg_advisory_unlock(%s)", key_of(table))

    async def say_here(self, here: Sequence[tuple[str, int]]) -> None:
        """Tells the other nodes whose persons are connected to this one."""
        notice = ""
        for table, seat in here:
            notice += f"{table}:{seat},"
            if len(notice) > LONGEST_NOTICE:
                await self._ask("SELECT pg_notify('rudel', %s)", f"here:{notice[:-1]}")
                notice = ""
        if notice:
            await self._ask("SELECT pg_notify('rudel', %s)", f"here:{notice[:-1]}")

    async def holding(self) -> bool:
        """Whether the locks are still ours; asking keeps them so."""
        held = self._locks
        with contextlib.suppress(StoreProblem):
            await self._ask("SELECT 1")
        return held is not None and held is self._locks and not held.closed

    async def close(self) -> None:
        """Gives everything back."""
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        if self._locks is not None:
            await self._locks.close()

    async def _ask(self, query: LiteralString, *about: object) -> list[tuple[Any, ...]]:
        """Asks over the connection that holds the locks; if it is lost, all locks are."""
        async with self._lock:
            try:
                if self._locks is None or self._locks.closed:
                    self._locks = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                    await self._locks.execute(f"SET idle_session_timeout = {SILENCE}")
                answer = await self._locks.execute(query, about)
                return await answer.fetchall()
            except (psycopg.Error, OSError):
                if self._locks is not None:
                    await self._locks.close()
                raise StoreProblem("PostgreSQL cannot be reached") from None

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(psycopg.Error, OSError, StoreProblem):
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._ears.anything()
                    async for notice in connection.notifies():
                        await self._take_notice(notice.payload)
            self.lost += 1
            await asyncio.sleep(AGAIN)

    async def _take_notice(self, payload: str) -> None:
        kind, _, about = payload.partition(":")
        match kind:
            case "table":
                table, _, number = about.partition(":")
                await self._ears.appended(table, int(number))
            case "gone":
                await self._ears.gone(about)
            case "here":
                for one in about.split(","):
                    table, _, seat = one.partition(":")
                    self._ears.here(table, int(seat))


def key_of(table: str) -> int:
    """The number of a table's lock."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)


def plain_address(engine: AsyncEngine) -> str:
    """The address as psycopg itself understands it."""
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
