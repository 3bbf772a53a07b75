"""House: all live tables of this process. Every change is decided, folded, committed, and only then told."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import msgspec

from rudel.server.codes import CODE, TABLE, random_code
from rudel.store import Behind, Repeated, Row, StoreProblem, TableEntry
from rudel.table import decisions, rows
from rudel.table.problems import Denied
from rudel.table.seen import heard, seen
from rudel.table.table import Table
from rudel.wire import messages

if TYPE_CHECKING:
    from rudel.core.game import Game, Seat
    from rudel.store import Store
    from rudel.table.settings import Settings

ELSEWHERE = 6000
"""Milliseconds that such a word is good for."""
TRIES = 5
"""So often a decision is made again when another node was quicker."""
Decide = Callable[[Table, int], "list[rows.AnyRow]"]


class Listener(Protocol):
    """Somebody who is told of a table: a person's socket, or one that looks on."""

    person: str | None

    def tell(self, message: bytes) -> None:
        """Sends without waiting."""


@dataclass(slots=True, eq=False)
class Live:
    """A table in memory."""

    table: Table
    code: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    answered: dict[tuple[Seat, str], tuple[int, bytes]] = field(default_factory=dict)
    """What each command was answered with, so that a repeat changes nothing."""
    raised: set[Seat] = field(default_factory=set)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever the driver should look again."""
    elsewhere: dict[Seat, int] = field(default_factory=dict)
    """When another node last said that the person of this seat is connected there."""
    gone_since: dict[Seat, int] = field(default_factory=dict)
    """Since when nobody on this seat is connected."""

    def connected(self, seat: Seat) -> bool:
        """Whether the person of this seat is connected here."""
        person = self.table.chairs[seat].person
        return any(listener.person == person for listener in self.listeners)

    def present(self, seat: Seat) -> bool:
        """Whether the person of this seat is connected here, or was a moment ago on another node."""
        return self.connected(seat) or now() - self.elsewhere.get(seat, 0) < ELSEWHERE


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """Holds the live tables and is the only one who changes them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self.appended = 0

    # --- finding ------------------------------------------------------------------------------------------------

    async def live(self, table: str) -> Live:
        """The table, read from the store if it is not in memory."""
        found = self.lives.get(table)
        if found is not None:
            return found
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> Live:
        entry = await self.store.entry(name)
        live = Live(Table(name, entry.secret), entry.code)
        await self._catch_up(live)
        self.lives[name] = live
        return live

    async def _catch_up(self, live: Live) -> list[rows.AnyRow]:
        """Folds what others have appended."""
        found = []
        for stored in await self.store.rows(live.table.id, live.table.number):
            row = rows.read(stored.body)
            live.table.fold(row)
            found.append(row)
            if stored.command is not None and stored.seat is not None:
                live.answered[stored.seat, stored.command] = (stored.version, stored.asked or b"")
        return found

    async def hear(self, table: str | None) -> None:
        """Another node has appended to a table; None: anything may have happened."""
        for name in list(self.lives) if table is None else [table]:
            await self.refresh(name)

    def hear_here(self, table: str, seat: Seat) -> None:
        """The person of a seat is connected to another node."""
        live = self.lives.get(table)
        if live is not None:
            live.elsewhere[seat] = now()
            live.changed.set()

    async def refresh(self, table: str) -> None:
        """Reads the rows that another node has appended and tells them."""
        live = self.lives.get(table)
        if live is None:
            return
        async with live.lock:
            before = live.table.version
            new = await self._catch_up(live)
            if new:
                self._tell(live, before, new)

    # --- changing -----------------------------------------------------------------------------------------------

    async def open(self, game: Game, host: str, settings: Settings, address: str) -> Live:
        """A new table, committed."""
        for _ in range(TRIES):
            name, secret, at = random_code(TABLE), secrets.token_bytes(32), now()
            row = decisions.open_table(name, game, secret, host=host, settings=settings, now=at)
            entry = TableEntry(name, random_code(CODE), game.key, "open", secret, address, at, at)
            table = Table(name, secret)
            table.fold(row)
            try:
                await self.store.create(entry, [Row(1, table.version, rows.write(row))])
            except Behind:
                raise
            except StoreProblem:
                continue  # the code is taken: draw another
            live = self.lives[name] = Live(table, entry.code)
            return live
        raise StoreProblem("no free code was found; try again")

    async def change(self, live: Live, decide: Decide, *, seat: Seat | None = None, command: str | None = None) -> int:
        """Decides, commits and tells; the version that came of it. Denied changes nothing."""
        async with live.lock:
            for _ in range(TRIES):
                before = live.table.version
                new = decide(live.table, now())
                if not new:
                    return before
                try:
                    await self._commit(live, new, seat, command)
                except Behind:
                    live = await self._anew(live)
                    continue
                self._tell(live, before, new)
                return live.table.version
        raise Denied("busy", "the table is too busy; try again")

    async def play(self, live: Live, asked: messages.Play | messages.Undo, decide: Decide) -> int:
        """The same for a command that may come twice: a repeat is answered as the first was."""
        digest = hashlib.sha256(msgspec.json.encode(asked)).digest()
        known = live.answered.get((asked.seat, asked.id))
        if known is None:
            try:
                return await self.change(live, decide, seat=asked.seat, command=_signed(asked.id, digest))
            except Repeated as repeated:
                known = (repeated.version, digest if repeated.alike else b"")
        version, before = known
        if before != digest:
            raise Denied("other-command", "this id was used for something else; a new command needs a new id")
        return version

    async def _commit(self, live: Live, new: list[rows.AnyRow], seat: Seat | None, command: str | None) -> None:
        """Folds and stores; whatever goes wrong, the table is as the store has it."""
        table = live.table
        stored, name, digest = [], *_read_signed(command)
        try:
            for index, row in enumerate(new):
                table.fold(row)
                mine = index == 0
                stored.append(
                    Row(
                        table.number,
                        table.version,
                        rows.write(row),
                        seat if mine else None,
                        name if mine else None,
                        digest if mine else None,
                    )
                )
            chairs = {at: chair.person for at, chair in enumerate(table.chairs) if chair.person is not None}
            await self.store.append(table.id, stored, touched=new[-1].at, phase=table.phase, chairs=chairs)
        except BaseException:
            await self._anew(live)
            raise
        self.appended += len(new)
        if name is not None and seat is not None:
            live.answered[seat, name] = (stored[0].version, digest or b"")

    async def _anew(self, live: Live) -> Live:
        """The table as the store has it."""
        live.table = Table(live.table.id, live.table.secret)
        live.answered.clear()
        await self._catch_up(live)
        return live

    # --- telling ------------------------------------------------------------------------------------------------

    def _tell(self, live: Live, before: int, new: list[rows.AnyRow]) -> None:
        """Everybody hears of what happened; a secret choice is told to those whom it concerns, and to nobody else."""
        live.changed.set()
        told: dict[Seat | None, bytes] = {}
        secret = live.table.version == before
        actors = {row.seat for row in new if isinstance(row, rows.Played)}
        for listener in list(live.listeners):
            for seat in self.eyes(live, listener.person):
                if secret and seat not in actors and not heard(live.table, seat):
                    continue
                if seat not in told:
                    told[seat] = msgspec.json.encode(messages.Told(seen=seen(live.table, seat, before)))
                listener.tell(told[seat])

    def say_goodbye(self) -> None:
        """The server stops: everybody is asked to come back."""
        bye = msgspec.json.encode(messages.Bye(reason="the server starts anew", come_back=True))
        for live in self.lives.values():
            for listener in list(live.listeners):
                listener.tell(bye)

    def forget(self, table: str) -> None:
        """The table was deleted."""
        live = self.lives.pop(table, None)
        if live is not None:
            bye = msgspec.json.encode(messages.Bye(reason="the table was deleted", come_back=False))
            for listener in list(live.listeners):
                listener.tell(bye)

    def eyes(self, live: Live, person: str | None) -> list[Seat | None]:
        """Which seats a person sees with; somebody without a chair looks on."""
        seats: list[Seat | None] = list(live.table.seats_of(person)) if person is not None else []
        return seats or [None]


def _signed(command: str, digest: bytes) -> str:
    return f"{command}\0{digest.hex()}"


def _read_signed(command: str | None) -> tuple[str | None, bytes | None]:
    if command is None:
        return None, None
    name, _, digest = command.partition("\0")
    return name, bytes.fromhex(digest)
