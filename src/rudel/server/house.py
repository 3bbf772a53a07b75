"""House: all live tables of this process. A change is decided, saved, and only then takes the table's place."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import hashlib
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import msgspec

from rudel.core.record import Prepared
from rudel.server.codes import CODE, TABLE, random_code
from rudel.server.floor import Floor, wanting
from rudel.store import Behind, Repeated, Row, StoreProblem, TableEntry, Taken, Unknown
from rudel.table import decisions, rows
from rudel.table.problems import Denied, Stale
from rudel.table.seen import News
from rudel.table.table import Table
from rudel.wire import messages
from rudel.wire.messages import LARGEST_SEED

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from rudel.core.game import Game, Seat
    from rudel.store import Store
    from rudel.table.decisions import Decided
    from rudel.table.settings import Settings

log = logging.getLogger("rudel.house")
ELSEWHERE = 6000
"""Milliseconds that another node's word of who is connected there is good for."""
FLEETING = 1500
"""Milliseconds that somebody may be gone before it is told: a page that is loaded anew is back by then."""
ANY_NUMBER = 1 << 62
"""More rows than any table has: whatever there is."""
TRIES = 5
"""So often a decision is made again when another node was quicker."""
SURELY = 0.01
"""Seconds after which a moment that was to come has come, by every clock."""
TOUCHED_EVERY = 60_000
"""The store hears of a busy table's last turn so often, in milliseconds; the log itself has every one."""
READ_AGAIN = messages.Bye(reason="the table must be read again", come_back=True)
NOBODY_LOOKS_ON = messages.Bye(reason="nobody looks on at this table", come_back=False)
Decide = Callable[[Table, int], "Decided"]


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
    """A table in memory. `table` is always one that is saved: anybody may look at it; who changes it holds `lock`."""

    table: Table
    code: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    answered: dict[tuple[Seat, str], tuple[int, bytes]] = field(default_factory=dict)
    """What each command was answered with, so that a repeat changes nothing."""
    raised: set[Seat] = field(default_factory=set)
    raised_over: dict[Seat, Listener] = field(default_factory=dict)
    """Over which line of this node a hand was raised last: it goes down with it."""
    floor: Floor = field(default_factory=Floor)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever the driver should look again."""
    elsewhere: dict[Seat, int] = field(default_factory=dict)
    """When another node last said that the person of this seat is connected there."""
    gone_since: dict[Seat, int] = field(default_factory=dict)
    """Since when nobody on this seat is connected."""
    absent: tuple[Seat, ...] = ()
    """Who was told to be gone."""
    told_replaced: bool = False
    """Whether it was told with it that a bot will play for them."""
    entry: tuple[int, str, dict[Seat, str]] = (0, "", {})
    """What the store knows of it: touched, phase, chairs."""
    used: int = 0
    """When somebody last asked for it."""

    def connected(self, seat: Seat) -> bool:
        """Whether the person of this seat is connected here."""
        person = self.table.chairs[seat].person
        return person is not None and any(listener.person == person for listener in self.listeners)

    @property
    def replaced(self) -> bool:
        """Whether a bot plays for whoever is gone for long: not in a pause, nor where nobody is left to play with."""
        playing = self.table.settings.grace is not None and not self.table.paused
        return playing and any(self.present(seat) for seat in sitting(self.table))

    def present(self, seat: Seat) -> bool:
        """Whether the person of this seat is connected here, or was a moment ago on another node."""
        return self.connected(seat) or now() - self.elsewhere.get(seat, 0) < ELSEWHERE


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steadily() -> int:
    """Milliseconds of a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


class House:
    """Holds the live tables and is the only one who changes them."""

    def __init__(self, store: Store, rehearsing: int | None = None) -> None:
        self.store = store
        self.rehearsing = rehearsing
        """The seed from which all tables of a rehearsing house are prepared."""
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

    async def _catch_up(self, live: Live) -> bool:
        """Whether others have appended anything, which makes a new table; a deleted one is forgotten, and Unknown."""
        table = copy.copy(live.table)
        found = await self.store.rows(table.id, table.number)
        if not found:
            await self._still_kept(table.id)
            return False
        for stored in found:
            row = rows.read(stored.body)
            table.fold(row)
            _lower_hand(live, row)
            if stored.command is not None and stored.seat is not None:
                live.answered[stored.seat, stored.command] = (stored.version, stored.asked or b"")
        live.entry = (*live.entry[:2], sitting(table))  # whoever has appended has written who sits where
        self._swap(live, table)
        return True

    async def _still_kept(self, table: str) -> None:
        try:
            await self.store.entry(table)
        except Unknown:
            self.forget(table)
            raise

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
            self.mind_floor(live)

    def emote(self, table: str, seat: Seat, emote: messages.Feeling) -> None:
        """Somebody lets everybody at the table know something, here or on another node."""
        live = self.lives.get(table)
        if live is not None:
            _tell_all(live, messages.Emoted(seat=seat, emote=emote))

    def mind_absent(self, live: Live) -> None:
        """Everybody is told who is not here, as soon as that changes; a bot that plays already says so itself."""
        at, gone = now(), []
        for seat in sitting(live.table):
            if live.present(seat):
                live.gone_since.pop(seat, None)
            elif at - live.gone_since.setdefault(seat, at) >= FLEETING and live.table.chairs[seat].by_person:
                gone.append(seat)
        told = tuple(gone) if live.table.phase == "playing" else ()
        replaced = told != () and live.replaced
        if (told, replaced) != (live.absent, live.told_replaced):
            live.absent, live.told_replaced = told, replaced
            _tell_all(live, absent_from(live))

    def mind_floor(self, live: Live, *, anew: bool = False) -> None:
        """The floor goes to whom it belongs, everybody is told, and what waits looks again."""
        at, floor = steadily(), live.floor
        if floor.give([seat for seat in wanting(live.table, live.raised) if live.present(seat)], at, anew=anew):
            _tell_all(live, floor_of(live))
            floor.stir()
            live.changed.set()  # after what waits: a clock that has run out meanwhile comes too late
            if floor.seat is not None:
                asyncio.get_running_loop().call_later((floor.until - at) / 1000 + SURELY, self.mind_floor, live)

    def _begin_refresh(self, live: Live, number: int) -> None:
        self.begin(self._refresh(live, number))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(work)
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def _refresh(self, live: Live, number: int) -> None:
        """Reads up to that row at least; a table that cannot be read is let go."""
        async with live.lock:
            if live.table.number >= number or not self.has(live):
                return
            try:
                await self._catch_up(live)
            except Unknown:
                return
            except Exception:
                log.exception("a table could not be read", extra={"table": live.table.id})
                self.let_go(live)

    def has(self, live: Live) -> bool:
        """Whether the table is still this one: it was neither deleted nor let go."""
        return self.lives.get(live.table.id) is live

    # --- changing -----------------------------------------------------------------------------------------------

    async def open(
        self,
        game: Game,
        host: str,
        settings: Settings,
        address: str,
        *,
        seed: int | None = None,
        lesson: str | None = None,
    ) -> Live:
        """A new table, committed; with a seed its cards are prepared, with a lesson its bots' turns, too."""
        rehearsed = self.rehearsing is not None
        if self.rehearsing is not None and seed is None:
            seed = rehearsed_seed(self.rehearsing, game)
        for _ in range(TRIES):
            name, at = random_code(TABLE), now()
            secret = secrets.token_bytes(32) if seed is None else Prepared(seed).key()
            row = decisions.open_table(
                name, game, secret, host=host, settings=settings, now=at, seed=seed, rehearsed=rehearsed, lesson=lesson
            )
            entry = TableEntry(name, random_code(CODE), game.key, "open", secret, address, at, at)
            table = Table(name, secret)
            table.fold(row)
            try:
                first = [Row(1, table.version, rows.write(row))]
                await self.store.create(entry, first, "rehearsed" if rehearsed else "real")
            except Taken:
                continue  # another table has the code: draw another
            live = self.lives[name] = Live(table, entry.code, entry=(at, "open", {}), used=at)
            return live
        raise StoreProblem("no free code was found; try again")

    async def change(self, live: Live, decide: Decide, command: Command | None = None) -> int:
        """Decides, saves, swaps and tells; the version that came of it. Whatever goes wrong changes nothing.

        A command that was answered before is answered the same way again, whatever has happened since.
        """
        async with live.lock:
            for _ in range(TRIES):
                if not self.has(live):
                    raise Unknown("the table is gone; come back")
                if command is not None and (known := _answer_of(live, command)) is not None:
                    return known
                try:
                    row, table = decide(live.table, now())
                    if row is None:
                        return table.version
                    await self._save(live, row, table, command)
                except (Behind, Repeated):  # another node was quicker, perhaps with this very command
                    await self._catch_up(live)
                    continue
                except Stale as stale:  # who asks may have seen on another node what this one has not heard of yet
                    if stale.seen <= live.table.version or not await self._catch_up(live):
                        raise
                    continue
                self.versions += table.version - live.table.version
                _lower_hand(live, row)
                self._swap(live, table)
                return table.version
        raise Denied("busy", "the table is too busy; try again")

    async def _save(self, live: Live, row: rows.AnyRow, table: Table, command: Command | None) -> None:
        """Appends the row; what the store lists of the table goes along when it has changed."""
        touched, phase, chairs = live.entry
        sit = sitting(table)
        changed = table.phase != phase or row.at - touched >= TOUCHED_EVERY
        if changed:
            touched, phase = row.at, table.phase
        mine = () if command is None else (command.seat, command.name, command.asked)
        try:
            await self.store.append(
                table.id,
                [Row(table.number, table.version, rows.write(row), *mine)],
                entry=(touched, phase) if changed else None,
                chairs=sit if sit != chairs else None,
            )
        except asyncio.CancelledError:
            self.begin(self._look_later(live))
            raise
        live.entry = (touched, phase, sit)
        if command is not None:
            live.answered[command.seat, command.name] = (table.version, command.asked)

    async def _look_later(self, live: Live) -> None:
        """Who asked does not wait any more, but what they asked for may be saved all the same."""
        with contextlib.suppress(StoreProblem):  # the house is being closed
            await self.store.settled()
            await self._refresh(live, ANY_NUMBER)

    # --- telling ------------------------------------------------------------------------------------------------

    def _swap(self, live: Live, table: Table) -> None:
        """A saved table takes the other's place, and everybody is told: one step, nobody looks in between."""
        before, live.table = live.table, table
        self._tell(live, before)
        if live.raised or live.floor.had:
            self.mind_floor(live, anew=_turn(before) != _turn(table))
            live.floor.stir()

    def _tell(self, live: Live, before: Table) -> None:
        """Everybody hears of the rows since, as far as they may; of another's secret choice some hear nothing."""
        if live.table.goes_on_alone or live.table.phase != "playing":
            live.changed.set()
        if not live.listeners:
            return
        news = News(before, live.table)
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
        if self.has(live):
            del self.lives[live.table.id]
            _hang_up(live, READ_AGAIN)

    def eyes(self, live: Live, person: str | None) -> list[Seat | None]:
        """Which seats a person sees with; somebody without a chair looks on, if they may."""
        seats: list[Seat | None] = list(live.table.seats_of(person)) if person is not None else []
        return seats or ([None] if may_look_on(live.table, person) else [])


def rehearsed_seed(seed: int, game: Game) -> int:
    """The cards of a rehearsed table follow from the house's seed and from what is played, not from when or by whom."""
    said = f"{seed}/{game.key}/{game.seats}/{game.settings}"
    return int.from_bytes(hashlib.sha256(said.encode()).digest()[:8], "big") % LARGEST_SEED


def may_look_on(table: Table, person: str | None) -> bool:
    """Whether somebody without a chair may look on: before the game begins everybody may, for there are chairs."""
    return table.settings.watch != "nobody" or table.phase == "open" or table.host == person


def _turn(table: Table) -> Seat | None:
    """Whose turn it is, also while another seat interrupts it."""
    return None if table.state is None else table.state.on_turn()


def _lower_hand(live: Live, row: rows.AnyRow) -> None:
    """Whoever has acted has no hand up any more."""
    if isinstance(row, rows.Played):
        live.raised.discard(row.seat)


def absent_from(live: Live) -> messages.Absent:
    """Who is not here, as it is told."""
    at, grace = now(), 1000 * (live.table.settings.grace or 0)
    left = {seat: max(0, live.gone_since.get(seat, at) + grace - at) for seat in live.absent}
    return messages.Absent(
        gone=[messages.Gone(seat, left[seat] if live.told_replaced else None) for seat in live.absent]
    )


def floor_of(live: Live) -> messages.Floor:
    """Who has the floor, as it is told."""
    seat = live.floor.seat
    return messages.Floor(seat=seat, until=None if seat is None else now() + live.floor.until - steadily())


def _tell_all(live: Live, message: messages.ToClient) -> None:
    told = msgspec.json.encode(message)
    for listener in list(live.listeners):
        listener.tell(told)


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
