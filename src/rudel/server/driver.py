"""Drives a table between people's moves: bots, clocks, and chairs of those who are gone."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from rudel.core.dice import Dice
from rudel.core.drive import interrupters
from rudel.core.errors import RudelError
from rudel.server.house import Command, now, sitting
from rudel.server.thinkers import NoAnswer
from rudel.store import StoreProblem, Unknown
from rudel.table import decisions, lessons
from rudel.table.problems import Denied

if TYPE_CHECKING:
    from rudel.core.game import Seat
    from rudel.core.state import State
    from rudel.server.house import Decide, House, Live
    from rudel.server.thinkers import Thinkers
    from rudel.store.nodes import ManyNodes, OneNode
    from rudel.table.rows import By
    from rudel.table.table import Table

log = logging.getLogger("rudel.driver")
PATROL = 1.0
"""Seconds between two rounds: a table of a dead node is driven again soon after."""
BEAT = 0.5
"""Seconds between two words to PostgreSQL, which takes the tables from a node that is silent."""
LOOK_AGAIN = 5_000
"""Milliseconds after which a table is looked at even if nothing was heard."""
HAND_HELD = 20_000
"""Milliseconds the bots wait for a raised hand."""


@dataclass(slots=True)
class Turn:
    """What a bot has decided, seen from a version."""

    seat: Seat
    actions: list[int]
    version: int
    by: By


class Driver:
    """One task per table that is being played and that this node may drive."""

    def __init__(self, house: House, thinkers: Thinkers, nodes: OneNode | ManyNodes) -> None:
        self.house = house
        self.thinkers = thinkers
        self.nodes = nodes
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._saving: set[asyncio.Task[int]] = set()
        self._closed = False
        self.replaced = 0
        """How often a bot's answer was missing or illegal."""

    @property
    def driving(self) -> int:
        """How many tables are driven here."""
        return len(self._tasks)

    async def drive(self, live: Live) -> None:
        """Sees to it that the table is driven while it is played, here or on another node."""
        name = live.table.id
        if live.table.phase == "playing" and name not in self._tasks and not self._closed:
            with contextlib.suppress(StoreProblem):  # then the patrol finds it
                await self.nodes.take([name])
                self._begin(live)

    def _begin(self, live: Live) -> None:
        name = live.table.id
        if name not in self._tasks and self.nodes.holds(name) and not self._closed:
            task = self._tasks[name] = asyncio.create_task(self._drive(live))
            task.add_done_callback(lambda _: self._tasks.pop(name, None))

    async def patrol(self) -> None:
        """Keeps what is ours, looks for tables that nobody drives, and says who is connected here."""
        await asyncio.gather(self._hold_on(), self._look_around())

    async def _hold_on(self) -> None:
        """A node that says nothing loses its tables, so it says something, however long a round takes."""
        while True:
            try:
                await self.nodes.holding()
            except Exception:
                log.exception("the patrol stumbled")
            await asyncio.sleep(BEAT)

    async def _look_around(self) -> None:
        while True:
            try:
                await self._round()
            except (OSError, RudelError, SQLAlchemyError):
                log.warning("the patrol could not reach the database")
            except Exception:
                log.exception("the patrol stumbled")
            await asyncio.sleep(PATROL)

    async def _round(self) -> None:
        playing = [entry.id for entry in await self.house.store.in_phase("playing")]
        for name in await self.nodes.take([name for name in playing if name not in self._tasks]):
            await self._take_up(name)
        lives = list(self.house.lives.values())
        for live in lives:
            if live.listeners:
                self.house.mind_absent(live)
        await self.nodes.say_here(
            [(live.table.id, seat) for live in lives for seat in sitting(live.table) if live.connected(seat)]
        )

    async def _take_up(self, name: str) -> None:
        """Begins with a table that nobody has driven; one that cannot be read stops no other."""
        try:
            live = await self.house.live(name)
            if live.table.phase == "playing":
                self._begin(live)
                return
        except (OSError, RudelError, SQLAlchemyError, msgspec.MsgspecError) as problem:
            if not isinstance(problem, Unknown):
                log.warning("a table cannot be driven (%s)", type(problem).__name__, extra={"table": name})
        await self.nodes.give(name)

    async def close(self) -> None:
        """Stops driving for good; what is being saved is saved."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._saving, return_exceptions=True)

    def _mine(self, live: Live) -> bool:
        """Whether this node drives the table, and has it in memory as it is."""
        return self.house.lives.get(live.table.id) is live and self.nodes.holds(live.table.id)

    async def _drive(self, live: Live) -> None:
        offered = -1
        while live.table.phase == "playing" and self._mine(live) and not self._closed:
            live.changed.clear()
            try:
                offered, wait = await self._step(live, offered)
            except (Denied, StoreProblem):  # somebody was quicker, or the store is away for a moment
                wait = 200
            except Exception:
                log.exception("the driver stumbled", extra={"table": live.table.id})
                wait = 1000
            if wait:
                await _until(live.changed, wait)
        with contextlib.suppress(StoreProblem):
            await self.nodes.give(live.table.id)

    async def _step(self, live: Live, offered: int) -> tuple[int, int | None]:
        """Does what is due; how long to wait for the next thing, None for not at all."""
        at = now()
        if not live.table.paused:
            await self._mind_absent(live, at)
        table, state = live.table, live.table.state
        if state is None or table.paused:
            return offered, LOOK_AGAIN
        if (due := table.deadline()) is not None and due[0] <= at:
            if live.floor.seat is not None:
                return offered, LOOK_AGAIN  # a turn that waits for another's interrupt is in time
            await self._play(live, await self._think(table, due[1], "clock"))
            return offered, None
        if _hand_up(live, at):
            return offered, min(HAND_HELD - (at - table.touched), LOOK_AGAIN)
        if not state.choosing() and state.turns != offered:
            turn = await self._interrupt(table)
            if turn is None:
                return state.turns, None
            await self._paced(live, turn)
            return offered, None
        bots = [seat for seat in state.to_act() if not table.chairs[seat].by_person]
        if bots:
            await self._paced(live, await self._think(table, bots[0], "bot"))
            return offered, None
        return offered, self._next_due(live, at)

    async def _mind_absent(self, live: Live, at: int) -> None:
        """A bot takes the chair of whoever has been gone for too long, and gives it back at once.

        Where nobody is left, the table waits: nobody wants to find a game finished by bots.
        """
        grace, replaced = live.table.settings.grace, live.replaced
        for seat, chair in enumerate(live.table.chairs):
            if chair.person is None:
                continue
            if live.present(seat):
                live.gone_since.pop(seat, None)
                if chair.taken_over:
                    await self._save(live, partial(decisions.give_back, seat=seat))
                continue
            since = live.gone_since.setdefault(seat, at)
            if replaced and grace is not None and at - since >= 1000 * grace and chair.by_person:
                await self._save(live, partial(decisions.take_over, seat=seat))

    def _next_due(self, live: Live, at: int) -> int:
        due = live.table.deadline()
        grace = live.table.settings.grace
        times = [due[0] - at] if due is not None else []
        if grace is not None and live.replaced:
            gone = [since for seat, since in live.gone_since.items() if live.table.chairs[seat].by_person]
            times += [since + 1000 * grace - at for since in gone]
        return max(1, min([*times, LOOK_AGAIN]))

    # --- bots ---------------------------------------------------------------------------------------------------

    async def _interrupt(self, table: Table) -> Turn | None:
        """The first bot that uses its chance to interrupt, asked in turn order."""
        for seat in interrupting(table):
            turn = await self._think(table, seat, "bot", may_decline=True)
            if turn.actions:
                return turn
        return None

    async def _think(self, table: Table, seat: Seat, by: By, *, may_decline: bool = False) -> Turn:
        """A whole turn of the seat's bot; no actions mean that it declines."""
        actions = await whole_turn(self, table, seat, table.chairs[seat].level, may_decline=may_decline)
        return Turn(seat, actions, table.version, by)

    async def ask(
        self, table: Table, seat: Seat, level: str, state: State, actions: list[int], *, may_decline: bool
    ) -> int | None:
        """One action of a bot; any legal one if it gives no answer."""
        seed = _luck(table, seat)
        if len(actions) == 1 and not may_decline:
            return actions[0]
        try:
            view = table.game.view(state, seat)
            return await self.thinkers.think(table.game, level, seed, view, actions, may_decline=may_decline)
        except NoAnswer as problem:
            self.replaced += 1
            log.warning("%s: any legal move instead", problem, extra={"table": table.id})
            return None if may_decline else actions[Dice(seed).below(len(actions))]

    async def _paced(self, live: Live, turn: Turn) -> None:
        """Waits until people could follow what happened last, then plays, unless something has changed meanwhile."""
        table = live.table
        people = any(chair.by_person for chair in table.chairs)
        pace = table.settings.pace
        left = min(pace, pace - (now() - table.touched)) if people else 0  # a clock may have been set back
        if left > 0 and await _until(live.changed, left):
            return
        if not _hand_up(live, now()):  # it may have gone up while the bot thought
            await self._play(live, turn)

    async def _play(self, live: Live, turn: Turn) -> None:
        if not turn.actions or not self._mine(live):
            return
        await self._save(
            live,
            lambda table, at: decisions.play(table, turn.seat, turn.actions, turn.version, now=at, by=turn.by),
            Command(turn.seat, f"{turn.by}:{turn.seat}:{turn.version}", b""),
        )

    async def _save(self, live: Live, decide: Decide, command: Command | None = None) -> None:
        """Changes the table; who stops the driver meanwhile does not stop this."""
        saving = asyncio.create_task(self.house.change(live, decide, command))
        self._saving.add(saving)
        saving.add_done_callback(self._saving.discard)
        await asyncio.shield(saving)


def _hand_up(live: Live, at: int) -> bool:
    """Whether the bots wait for somebody's special action, which they do for a while."""
    state = live.table.state
    if state is None or state.choosing():
        return False
    counting = live.raised.intersection(state.to_offer())
    return any(live.present(seat) for seat in counting) and abs(at - live.table.touched) < HAND_HELD


def _luck(table: Table, seat: Seat) -> int:
    """The seed of a bot's own dice: nobody can foresee it, and it tells nothing of the cards.

    A hint that is asked for twice is the same: it tells of no secret choice that was made or changed meanwhile.
    """
    where = table.id if table.first.seed is None else ""  # bots at prepared tables think the same each time
    said = table.secret + f"bot/{where}/{table.version}/{seat}".encode()
    return int.from_bytes(hashlib.sha256(said).digest()[:8], "big")


def interrupting(table: Table) -> list[Seat]:
    """The bots that may interrupt now; nobody does so for somebody who is away, whose secret would be out for good."""
    seats = [] if table.state is None else interrupters(table.state)
    return [seat for seat in seats if table.chairs[seat].person is None]


async def whole_turn(driver: Driver, table: Table, seat: Seat, level: str, *, may_decline: bool = False) -> list[int]:
    """A whole turn of a bot, action by action on a copy; nothing means that it declines, or has nothing to do.

    In a guided game it is the lesson's, as long as the game goes as the lesson does.
    """
    found: list[int] = []
    begin = table.state
    if begin is None or not begin.legal(seat):
        return found
    kept = lessons.turn_at(table.first.lesson, begin, seat)
    if kept is not None and (kept or may_decline):
        return kept
    after, declines = begin.copy(), may_decline
    while True:
        actions = after.chances(seat) if declines else after.legal(seat)
        action = await driver.ask(table, seat, level, after, actions, may_decline=declines)
        if action is None:
            return found
        found.append(action)
        after.apply(seat, action)
        declines = False
        if not decisions.goes_on(begin, after, seat):
            return found


async def _until(event: asyncio.Event, milliseconds: int) -> bool:
    """Whether it happened before the time was over, which is never too early: uvloop's timers may go off too soon."""
    end = time.monotonic() + milliseconds / 1000
    while not event.is_set() and (left := end - time.monotonic()) > 0:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(left):
                await event.wait()
    return event.is_set()
