"""House: all live tables of this process. Every change is decided, committed, and only then told."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import msgspec

from rudel.server.codes import CODE, TABLE, random_code
from rudel.store import Behind, Repeated, Row, StoreProblem, TableEntry, Taken, Unknown
from rudel.table import decisions, rows
from rudel.table.problems import Denied
from rudel.table.seen import News
from rudel.table.table import Table
from rudel.wire import messages

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rudel.core.game import Game, Seat
    from rudel.store import Store
    from rudel.table.settings import Settings

log = logging.getLogger("rudel.house")
ELSEWHERE = 6000
"""Milliseconds that another node's word of who is connected there is good for."""
ANY_NUMBER = 1 << 62
"""More rows than any table has: whatever there is."""
TRIES = 5
"""So often a decision is made again when another node was quicker."""
TOUCHED_EVERY = 60_000
"""The store hears of a busy table's last turn so often, in milliseconds; the log itself has every one."""
NOBODY_LOOKS_ON = messages.Bye(reason="nobody looks on at this table", come_back=False)
Decide = Callable[[Table, int], "list[rows.AnyRow]"]


class Listener(Protocol):
    """Somebody who is told of a table: a person's socket, or one that looks on."""

    person: str | None

    def tell(self, message: bytes) -> None:
        """Sends without waiting."""

    def hang_up(self, bye: messages.Bye) -> None:
        """Says goodbye and closes, after everything that was told before."""


@dataclass(frozen=True, slots=True)
class Command:
    """What makes a command harmless when it comes twice: whose it is, its name, and a hash of all that it asked."""

    seat: Seat
    name: str
    asked: bytes


@dataclass(slots=True, eq=False)
class Live:
    """A table in memory. Whoever looks at `table` holds `lock`: what is being saved is not to be seen yet."""

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
    entry: tuple[int, str, dict[Seat, str]] = (0, "", {})
    """What the store knows of it: touched, phase, chairs."""
    used: int = 0
    """When somebody last asked for it."""

    def connected(self, seat: Seat) -> bool:
        """Whether the person of this seat is connected here."""
        person = self.table.chairs[seat].person
        return person is not None and any(listener.person == person for listener in self.listeners)

    def present(self, seat: Seat) -> bool:
        """Whether the person of this seat is connected here, or was a moment ago on another node."""
        return self.connected(seat) or now() - self.elsewhere.get(seat, 0) < ELSEWHERE


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Before:
    """Where a table stood."""

    number: int
    version: int

    @classmethod
    def of(cls, table: Table) -> Before:
        """Where it stands now."""
        return cls(table.number, table.version)


class House:
    """Holds the live tables and is the only one who changes them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._heard: dict[str, int] = {}
        """Rows of tables that are just being read, heard of meanwhile."""
        self._refreshing: set[asyncio.Task[None]] = set()
        self.versions = 0
        """How often something happened that everybody at a table may know of."""

    # --- finding ------------------------------------------------------------------------------------------------

    async def live(self, table: str) -> Live:
        """The table, read from the store if it is not in memory; Unknown if there is none."""
        found = self.lives.get(table)
        if found is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loaded(table))
            found = await asyncio.shield(task)
        found.used = now()
        return found

    def _loaded(self, table: str) -> None:
        """What was heard of a table while it was read may be missing in it."""
        self._loading.pop(table, None)
        number, live = self._heard.pop(table, 0), self.lives.get(table)
        if live is not None and live.table.number < number:
            self._begin_refresh(live, number)

    async def _load(self, name: str) -> Live:
        entry = await self.store.entry(name)
        live = Live(Table(name, entry.secret), entry.code)
        await self._catch_up(live)
        live.entry = (entry.touched, entry.phase, sitting(live.table))
        self.lives[name] = live
        return live

    async def _catch_up(self, live: Live) -> int:
        """Folds what others have appended; how many rows."""
        found = await self.store.rows(live.table.id, live.table.number)
        for stored in found:
            live.table.fold(rows.read(stored.body))
            if stored.command is not None and stored.seat is not None:
                live.answered[stored.seat, stored.command] = (stored.version, stored.asked or b"")
        if not live.table.number:
            self.forget(live.table.id)
            raise Unknown("the table is gone")
        return len(found)

    def rest(self, older: int) -> None:
        """Forgets tables that nobody plays at, listens to or has asked for since; the store has them."""
        for name, live in list(self.lives.items()):
            if live.table.phase != "playing" and not live.listeners and live.used < older and not live.lock.locked():
                del self.lives[name]

    # --- what other nodes do (Ears) -----------------------------------------------------------------------------

    async def appended(self, table: str, number: int) -> None:
        """Reads the rows that another node has appended and tells them; no table waits for another."""
        live = self.lives.get(table)
        if live is not None and live.table.number < number:
            self._begin_refresh(live, number)
        elif table in self._loading:
            self._heard[table] = number

    async def gone(self, table: str) -> None:
        """Another node has deleted the table."""
        self.forget(table)

    async def anything(self) -> None:
        """Catches every table up."""
        self._heard.update(dict.fromkeys(self._loading, ANY_NUMBER))
        for live in list(self.lives.values()):
            self._begin_refresh(live, ANY_NUMBER)

    def here(self, table: str, seat: Seat) -> None:
        """The person of a seat is connected to another node."""
        live = self.lives.get(table)
        if live is not None:
            news = not live.present(seat)
            live.elsewhere[seat] = now()
            if news:
                live.changed.set()

    def hand(self, table: str, seat: Seat, *, up: bool) -> None:
        """Somebody has raised or lowered a hand, here or on another node."""
        live = self.lives.get(table)
        if live is not None:
            (live.raised.add if up else live.raised.discard)(seat)
            if up and not live.connected(seat):
                live.elsewhere[seat] = now()  # whoever raises a hand is there
            live.changed.set()

    def emote(self, table: str, seat: Seat, emote: messages.Feeling) -> None:
        """Somebody lets everybody at the table know something, here or on another node."""
        live = self.lives.get(table)
        if live is not None:
            message = msgspec.json.encode(messages.Emoted(seat=seat, emote=emote))
            for listener in list(live.listeners):
                listener.tell(message)

    def _begin_refresh(self, live: Live, number: int) -> None:
        task = asyncio.create_task(self._refresh(live, number))
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def _refresh(self, live: Live, number: int) -> None:
        """Reads up to that row at least; a table that cannot be read is let go."""
        async with live.lock:
            if live.table.number >= number or self.lives.get(live.table.id) is not live:
                return
            before = Before.of(live.table)
            try:
                if number == ANY_NUMBER:
                    await self.store.entry(live.table.id)  # it may have been deleted
                if await self._catch_up(live):
                    self._tell(live, before)
            except Unknown:
                self.forget(live.table.id)
            except Exception:
                log.exception("a table could not be read", extra={"table": live.table.id})
                self.let_go(live)

    @asynccontextmanager
    async def looking(self, live: Live) -> AsyncIterator[Table]:
        """The table as it is stored, while one looks at it; Unknown if it is not here any more."""
        async with live.lock:
            self._here(live)
            yield live.table

    def _here(self, live: Live) -> None:
        if self.lives.get(live.table.id) is not live:
            raise Unknown("the table is gone; come back")

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
            except Taken:
                continue  # another table has the code: draw another
            live = self.lives[name] = Live(table, entry.code, entry=(at, "open", {}), used=at)
            return live
        raise StoreProblem("no free code was found; try again")

    async def change(self, live: Live, decide: Decide, command: Command | None = None) -> int:
        """Decides, commits and tells; the version that came of it. Denied changes nothing.

        A command that was answered before is answered the same way again, whatever has happened since.
        """
        async with live.lock:
            for _ in range(TRIES):
                self._here(live)
                if command is not None and (known := _answer_of(live, command)) is not None:
                    return known
                before = Before.of(live.table)
                new = decide(live.table, now())
                if not new:
                    return live.table.version
                try:
                    await self._commit(live, new, command)
                except (Behind, Repeated):  # another node was quicker, perhaps with this very command
                    self._tell(live, before)
                    continue
                self._tell(live, before)
                return live.table.version
        raise Denied("busy", "the table is too busy; try again")

    async def _commit(self, live: Live, new: list[rows.AnyRow], command: Command | None) -> None:
        """Folds and stores; whatever goes wrong, the table is then as the store has it."""
        table, before = live.table, live.table.version
        stored: list[Row] = []
        try:
            for row in new:
                table.fold(row)
                mine = (command.seat, command.name, command.asked) if command is not None and not stored else ()
                stored.append(Row(table.number, table.version, rows.write(row), *mine))
            await self._store(live, stored, new[-1].at)
        except BaseException:
            await self._start_over(live)
            raise
        self.versions += table.version - before
        if command is not None:
            live.answered[command.seat, command.name] = (stored[0].version, command.asked)

    async def _start_over(self, live: Live) -> None:
        """Reads the whole table again; if that cannot be done now, it is not kept in memory."""
        live.table, live.answered = Table(live.table.id, live.table.secret), {}
        try:
            await self._catch_up(live)
        except Exception as problem:  # noqa: BLE001  (what went wrong before is what the asker hears)
            log.warning("a table is read again later (%s)", type(problem).__name__, extra={"table": live.table.id})
            self.let_go(live)
        except BaseException:
            self.let_go(live)
            raise

    async def _store(self, live: Live, stored: list[Row], at: int) -> None:
        """Appends the rows; what the store lists of the table goes along when it has changed."""
        touched, phase, chairs = live.entry
        sit = sitting(live.table)
        changed = live.table.phase != phase or at - touched >= TOUCHED_EVERY
        if changed:
            touched, phase = at, live.table.phase
        await self.store.append(
            live.table.id,
            stored,
            entry=(touched, phase) if changed else None,
            chairs=sit if sit != chairs else None,
        )
        live.entry = (touched, phase, sit)

    # --- telling ------------------------------------------------------------------------------------------------

    def _tell(self, live: Live, before: Before) -> None:
        """Everybody hears of the rows since, as far as they may; of another's secret choice some hear nothing."""
        if live.table.goes_on_alone or live.table.phase != "playing":
            live.changed.set()
        if not live.listeners or live.table.number <= before.number:
            return
        news = News(live.table, before.number, before.version)
        told: dict[Seat | None, bytes | None] = {}
        for listener in list(live.listeners):
            eyes = self.eyes(live, listener.person)
            if not eyes:
                listener.hang_up(NOBODY_LOOKS_ON)
            for seat in eyes:
                if seat not in told:
                    found = news.seen(seat)
                    told[seat] = None if found is None else msgspec.json.encode(messages.Told(seen=found))
                message = told[seat]
                if message is not None:
                    listener.tell(message)

    def say_goodbye(self) -> None:
        """The server stops: everybody is asked to come back."""
        for live in self.lives.values():
            _hang_up(live, messages.Bye(reason="the server starts anew", come_back=True))

    def forget(self, table: str) -> None:
        """The table was deleted."""
        live = self.lives.pop(table, None)
        if live is not None:
            _hang_up(live, messages.Bye(reason="the table was deleted", come_back=False))

    def let_go(self, live: Live) -> None:
        """The table leaves the memory; whoever comes back finds it as it is stored."""
        if self.lives.get(live.table.id) is live:
            del self.lives[live.table.id]
            _hang_up(live, messages.Bye(reason="the table must be read again", come_back=True))

    def eyes(self, live: Live, person: str | None) -> list[Seat | None]:
        """Which seats a person sees with; somebody without a chair looks on, if they may."""
        seats: list[Seat | None] = list(live.table.seats_of(person)) if person is not None else []
        return seats or ([None] if may_look_on(live.table, person) else [])


def may_look_on(table: Table, person: str | None) -> bool:
    """Whether somebody without a chair may look on: before the game begins everybody may, for there are chairs."""
    return table.settings.watch != "nobody" or table.phase == "open" or table.host == person


def _hang_up(live: Live, bye: messages.Bye) -> None:
    """Everybody at the table is told, and the driver, too."""
    for listener in list(live.listeners):
        listener.hang_up(bye)
    live.changed.set()


def sitting(table: Table) -> dict[Seat, str]:
    """Which person sits where."""
    return {seat: chair.person for seat, chair in enumerate(table.chairs) if chair.person is not None}


def command_of(asked: messages.Play | messages.Undo) -> Command:
    """A client's command, so that its repeat is known."""
    return Command(asked.seat, asked.id, hashlib.sha256(msgspec.json.encode(asked)).digest())


def _answer_of(live: Live, command: Command) -> int | None:
    """The version that the command brought about when it first came; Denied if its name was used for something else."""
    known = live.answered.get((command.seat, command.name))
    if known is None:
        return None
    if known[1] != command.asked:
        raise Denied("other-command", "this id was used for something else; a new command needs a new id")
    return known[0]
