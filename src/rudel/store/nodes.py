"""Several nodes on one PostgreSQL: who drives which table, and who has appended what. With a file there is one node.

A notice carries a table's id and nothing else; whoever hears it reads the log. After the connection was lost every
table may have changed, and that is said, too (None). A lock belongs to one connection of this node and dies with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import psycopg

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

CHANNEL = "rudel"
PREFIX = "table:"
AGAIN = 0.5
"""Seconds before a lost connection is tried again."""
HERE = "here:"
Heard = Callable[[str | None], Awaitable[None]]
Here = Callable[[str, int], None]


class OneNode:
    """A file has one node: it drives everything and hears of nothing."""

    async def take(self, table: str) -> bool:
        """Whether this node may drive the table."""
        del table
        return True

    async def give(self, table: str) -> None:
        """Somebody else may drive it."""

    async def say_here(self, table: str, seat: int) -> None:
        """Nobody else wants to know who is connected."""

    @property
    def holding(self) -> bool:
        """There is nobody to lose a table to."""
        return True

    async def close(self) -> None:
        """Nothing is open."""


class ManyNodes:
    """One connection that listens, one that holds the locks; both are made anew when they are lost."""

    def __init__(self, address: str, heard: Heard, here: Here) -> None:
        self._address = address
        self._heard = heard
        self._here = here
        self._locks: psycopg.AsyncConnection | None = None
        self._lock = asyncio.Lock()
        self._listening = asyncio.create_task(self._listen())
        self.lost = 0
        """How often a connection was lost."""

    async def take(self, table: str) -> bool:
        """Whether this node may drive the table: it holds the lock from now on, until it gives it back or is gone."""
        async with self._lock:
            connection = await self._locking()
            answer = await connection.execute("SELECT pg_try_advisory_lock(%s)", (key_of(table),))
            row = await answer.fetchone()
            return bool(row and row[0])

    async def give(self, table: str) -> None:
        """Somebody else may drive it."""
        async with self._lock:
            if self._locks is not None and not self._locks.closed:
                await self._locks.execute("SELECT pg_advisory_unlock(%s)", (key_of(table),))

    async def say_here(self, table: str, seat: int) -> None:
        """Tells the other nodes that the person of this seat is connected to this one."""
        async with self._lock:
            connection = await self._locking()
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{HERE}{table}:{seat}"))

    @property
    def holding(self) -> bool:
        """Whether the locks are still ours: the connection that holds them lives."""
        return self._locks is not None and not self._locks.closed

    async def close(self) -> None:
        """Gives everything back."""
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        if self._locks is not None:
            await self._locks.close()

    async def _locking(self) -> psycopg.AsyncConnection:
        if self._locks is None or self._locks.closed:
            self._locks = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        return self._locks

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._heard(None)
                    async for notice in connection.notifies():
                        await self._take_notice(notice.payload)
            self.lost += 1
            await asyncio.sleep(AGAIN)

    async def _take_notice(self, payload: str) -> None:
        if payload.startswith(HERE):
            table, _, seat = payload.removeprefix(HERE).partition(":")
            self._here(table, int(seat))
        else:
            await self._heard(payload.removeprefix(PREFIX))


def key_of(table: str) -> int:
    """The number of a table's lock."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)


def plain_address(engine: AsyncEngine) -> str:
    """The address as psycopg itself understands it."""
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
