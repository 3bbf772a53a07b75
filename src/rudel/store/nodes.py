"""Several nodes on one PostgreSQL: who drives which table, and who has appended what. With a file there is one node.

A notice carries a table's id and the number of its newest row, never content; whoever hears it reads the log. After the
connection was lost anything may have happened, and that is said, too (`anything`). The locks belong to one connection
of this node: they die with it, and PostgreSQL itself ends it when the node has said nothing for a while (a frozen node
must not hold a table). So a node is sure of a lock only as long as PostgreSQL has answered it lately.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, LiteralString, Protocol

import psycopg

from rudel.store.database import SILENCE
from rudel.store.problems import StoreProblem

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

log = logging.getLogger("rudel.nodes")
CHANNEL = "rudel"
AGAIN = 0.3
"""Seconds before a lost connection is tried again."""
PATIENCE = 5
"""Seconds after which a question without an answer is given up."""
ALIVE: dict[str, Any] = {
    "connect_timeout": PATIENCE,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
"""A connection to a machine that is gone is noticed."""
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

    def hand(self, table: str, seat: int, *, up: bool) -> None:
        """The person of this seat has raised or lowered a hand, perhaps on another node."""

    def emote(self, table: str, seat: int, emote: Any) -> None:
        """The person of this seat has let everybody know something, on another node."""


class OneNode:
    """A file has one node: it drives everything and hears of nothing."""

    async def take(self, tables: Sequence[str]) -> list[str]:
        """Those of the tables that this node may drive."""
        return list(tables)

    async def give(self, table: str) -> None:
        """Somebody else may drive it."""

    def holds(self, _table: str) -> bool:
        """Everything is ours."""
        return True

    async def say_here(self, here: Sequence[tuple[str, int]]) -> None:
        """Nobody else wants to know who is connected."""

    async def say_hand(self, table: str, seat: int, *, up: bool) -> None:
        """Nobody else wants to know whose hand is up."""

    async def say_emote(self, table: str, seat: int, emote: str) -> None:
        """There is nobody else to let know."""

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
        self._held: set[str] = set()
        self._answered = 0.0
        """When the question was asked that PostgreSQL has answered last."""
        self._listening = asyncio.create_task(self._listen())
        self.lost = 0
        """How often the listening connection was lost."""

    async def take(self, tables: Sequence[str]) -> list[str]:
        """Those of the tables that this node may drive from now on, until it gives them back or is gone."""
        keys = {key_of(table): table for table in tables if table not in self._held}
        query = "SELECT key FROM unnest(%s::bigint[]) AS key WHERE pg_try_advisory_lock(key)"
        await self._ask(query, list(keys), taking=keys)
        return [table for table in tables if table in self._held]

    async def give(self, table: str) -> None:
        """Somebody else may drive it."""
        if table in self._held:
            self._held.discard(table)
            await self._ask("SELECT pg_advisory_unlock(%s)", key_of(table))

    def holds(self, table: str) -> bool:
        """Whether the table is surely ours; a node that was frozen is sure of nothing when it wakes up."""
        return table in self._held and time.monotonic() - self._answered < SILENCE / 1000

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

    async def say_hand(self, table: str, seat: int, *, up: bool) -> None:
        """Tells the other nodes that a hand is up, or down again."""
        await self._ask("SELECT pg_notify('rudel', %s)", f"hand:{table}:{seat}:{int(up)}")

    async def say_emote(self, table: str, seat: int, emote: str) -> None:
        """Tells the other nodes what the person of this seat lets everybody know."""
        await self._ask("SELECT pg_notify('rudel', %s)", f"emote:{table}:{seat}:{emote}")

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
            with contextlib.suppress(StoreProblem):
                await self._ask("SELECT pg_advisory_unlock_all()")
            self._held.clear()
            await self._locks.close()

    async def _ask(
        self, query: LiteralString, *about: object, taking: Mapping[int, str] | None = None
    ) -> list[tuple[Any, ...]]:
        """Asks over the connection that holds the locks; if it is lost, all locks are."""
        async with self._lock:
            try:
                async with asyncio.timeout(PATIENCE):
                    if self._locks is None or self._locks.closed:
                        self._held.clear()
                        self._locks = await self._connect()
                        await self._locks.execute(f"SET idle_session_timeout = {SILENCE}")
                    asked = time.monotonic()
                    rows = await (await self._locks.execute(query, about)).fetchall()
            except (psycopg.Error, OSError):
                self._held.clear()
                if self._locks is not None:
                    await self._locks.close()
                raise StoreProblem("PostgreSQL cannot be reached") from None
            self._answered = asked
            self._held.update(taking[row[0]] for row in rows if taking is not None)
            return rows

    async def _connect(self) -> psycopg.AsyncConnection:
        return await psycopg.AsyncConnection.connect(self._address, autocommit=True, **ALIVE)

    async def _listen(self) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._ears.anything()
                    async for notice in connection.notifies():
                        await self._take_notice(notice)
            except (psycopg.Error, OSError):
                log.warning("the notices of other nodes are lost; trying again")
            except Exception:
                log.exception("a notice was not understood")
            self.lost += 1
            await asyncio.sleep(AGAIN)

    async def _take_notice(self, notice: psycopg.Notify) -> None:
        kind, _, about = notice.payload.partition(":")
        table, _, more = about.partition(":")
        match kind:
            case "table":
                await self._ears.appended(table, int(more))
            case "gone":
                await self._ears.gone(table)
            case "hand" if not self._own(notice):
                seat, _, up = more.partition(":")
                self._ears.hand(table, int(seat), up=up == "1")
            case "emote" if not self._own(notice):
                seat, _, emote = more.partition(":")
                self._ears.emote(table, int(seat), emote)
            case "here" if not self._own(notice):
                for one in about.split(","):
                    table, _, seat = one.partition(":")
                    self._ears.here(table, int(seat))

    def _own(self, notice: psycopg.Notify) -> bool:
        """Whether this node has said it itself."""
        return self._locks is not None and not self._locks.closed and notice.pid == self._locks.info.backend_pid


def key_of(table: str) -> int:
    """The number of a table's lock."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)


def plain_address(engine: AsyncEngine) -> str:
    """The address as psycopg itself understands it."""
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
