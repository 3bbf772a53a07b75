"""Table: the fold of its rows. It trusts them: decisions.py is where they are made."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from rudel.core.dice import CONTRIBUTION_BYTES, FairDice, dice_key
from rudel.core.errors import BadSetup
from rudel.core.game import Game, Outcome, Seat, settle_game
from rudel.games import GAMES
from rudel.table import rows
from rudel.table.problems import Denied

if TYPE_CHECKING:
    from rudel.core.state import State
    from rudel.table.settings import Level, Phase, Settings

REMEMBERED = 400
"""Of so many rows the events are kept, for whoever comes back."""
NOTHING = bytes(CONTRIBUTION_BYTES)


@dataclass(slots=True)
class Chair:
    """Who plays a seat: a person, or the bot of this level."""

    level: Level
    person: str | None = None
    name: str = ""
    avatar: str = ""
    taken_over: bool = False
    contribution: bytes = NOTHING

    @property
    def by_person(self) -> bool:
        """Whether a person decides what the seat does."""
        return self.person is not None and not self.taken_over


@dataclass(slots=True)
class Told:
    """The events of a row, its number, and the version they belong to: a secret choice belongs to the next one."""

    number: int
    version: int
    events: list[Any]
    _words: list[Any] | None = None

    def put(self, words: Callable[[Told], list[Any]]) -> list[Any]:
        """The events as they are told, put into words once for everybody who may hear them."""
        if self._words is None:
            self._words = words(self)
        return self._words


class TurnUndone(msgspec.Struct, frozen=True, tag_field="event", tag="undone", kw_only=True):
    """A seat has taken its last turn back: the one event that no game knows."""

    audience: None = None
    seat: int
    turn: int
    """The version of the turn, whose events have not happened after all."""


@dataclass(frozen=True, slots=True)
class Before:
    """The game before the last turn, in case it is taken back."""

    seat: Seat
    state: State
    number: int
    """The row of the turn."""
    version: int
    """The version that the turn brought about."""
    given: int
    """What the turn has added to its clock."""
    left: list[int]
    """The clocks right after the turn, if there are any."""


@dataclass(slots=True)
class Clocks:
    """Milliseconds left per seat, and since when the game waits for whom."""

    left: list[int]
    increment: int
    since: int
    running: tuple[Seat, ...] = ()

    def charge(self, now: int) -> None:
        """Takes off what was used; a time before the last one takes off nothing."""
        used = max(0, now - self.since)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - used)
        self.since += used

    def run(self, seats: tuple[Seat, ...], now: int) -> None:
        """These run from now on. If they run already nothing changes: nobody can tell that a choice was changed."""
        if seats != self.running:
            self.charge(now)
            self.running = seats

    def take_back(self, before: Before, now: int) -> None:
        """A turn taken back has added nothing, and the time since it is charged to who took it back."""
        self.charge(now)
        used = max(then - left for then, left in zip(before.left, self.left, strict=True))
        self.left = list(before.left)
        self.left[before.seat] = max(0, self.left[before.seat] - before.given - used)


@dataclass(slots=True)
class Table:
    """One live game. `version` counts what everybody may know of, `number` every row."""

    id: str
    secret: bytes = field(repr=False)
    number: int = 0
    version: int = 0
    host: str = ""
    commitment: str = ""
    opened: int = 0
    touched: int = 0
    rematch: str | None = None
    chairs: list[Chair] = field(default_factory=list)
    pausing: set[Seat] = field(default_factory=set)
    paused: bool = False
    begun: bool = False
    told: deque[Told] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    forgotten: int = 0
    """Events up to this version may be forgotten."""
    state: State | None = field(default=None, repr=False)
    before: Before | None = field(default=None, repr=False)
    clocks: Clocks | None = None
    first: rows.Opened = field(init=False)
    strange: str | None = None
    """Why this program cannot play what is played here, or None."""
    _game: Game | None = field(default=None, init=False, repr=False)

    # --- questions ----------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """What is played here; Denied if this program cannot play it."""
        if self._game is None:
            raise Denied("other-rules", self.strange or "the table is not open yet")
        return self._game

    @property
    def settings(self) -> Settings:
        """What the host has decided."""
        return self.first.settings

    @property
    def phase(self) -> Phase:
        """Open: people sit down; playing; over; or other-rules: to be looked at, for this program cannot play it."""
        if self.strange is not None:
            return "other-rules"
        if self.state is None:
            return "open"
        return "over" if self.state.outcome() is not None else "playing"

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended, or None."""
        return None if self.state is None else self.state.outcome()

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats the game waits for."""
        return () if self.state is None else self.state.to_act()

    def seats_of(self, person: str) -> list[Seat]:
        """Where a person sits."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    @property
    def goes_on_alone(self) -> bool:
        """Whether anything but people may move the game on: a bot, or a clock."""
        return self.clocks is not None or not all(chair.by_person for chair in self.chairs)

    def deadline(self) -> tuple[int, Seat] | None:
        """When the first clock runs out, and whose it is."""
        if self.clocks is None or not self.clocks.running or self.paused:
            return None
        return min((self.clocks.since + self.clocks.left[seat], seat) for seat in self.clocks.running)

    # --- what happens -------------------------------------------------------------------------------------------

    def fold(self, row: rows.AnyRow) -> list[Any]:
        """Takes a row in; returns the events of it."""
        self.number += 1
        waiting = self.waiting
        events, secret = self._fold(row)
        if not secret or waiting != self.waiting:  # nobody can tell that a choice was changed
            self.touched = row.at
        if len(self.told) == REMEMBERED:
            self.forgotten = self.told[0].version
        self.told.append(Told(self.number, self.version + 1, events))
        if not secret:
            self.version += 1
        self._mind_pause()
        if self.clocks is not None:
            running = () if self.paused else self.waiting
            self.clocks.run(tuple(seat for seat in running if self.chairs[seat].by_person), row.at)
        return events

    def _fold(self, row: rows.AnyRow) -> tuple[list[Any], bool]:
        """The events of the row, and whether it is a secret that adds no version."""
        match row:
            case rows.Opened():
                self._open(row)
            case rows.Started():
                self.begun = True
                return self._start(row.at), False
            case rows.Played():
                return self._play(row)
            case rows.Undone():
                return self._undo(row), False
            case rows.Rematched(table=table):
                self.rematch = table
            case _:
                self._seat(row)
        return [], False

    def _open(self, row: rows.Opened) -> None:
        self.first = row
        self.host, self.commitment, self.opened = row.host, row.commitment, row.at
        self.chairs = [Chair(row.settings.level) for _ in range(row.seats)]
        info = GAMES.get(row.key)
        if info is None:
            self.strange = f"this program has no {row.key}, which is played here by rules {row.rules_version}"
        elif info.rules_version != row.rules_version:
            self.strange = (
                f"{row.key} is played here by rules {row.rules_version}, this program has rules {info.rules_version}"
            )
        else:
            try:
                self._game = settle_game(info, row.seats, row.options)
            except BadSetup as problem:
                self.strange = f"{row.key} is played here in a way that this program lacks: {problem}"

    def _seat(self, row: rows.AnyRow) -> None:
        """Who sits where, and who would like a pause."""
        match row:
            case rows.Sat():
                given = bytes.fromhex(row.contribution)
                self.chairs[row.seat] = Chair(
                    self.chairs[row.seat].level, row.person, row.name, row.avatar, contribution=given
                )
            case rows.Stood(seat=seat) | rows.Removed(seat=seat):
                self._leave(seat)
            case rows.BotSet(seat=seat, level=level):
                self.chairs[seat].level = level
            case rows.TookOver(seat=seat):
                self.chairs[seat].taken_over = True
            case rows.GaveBack(seat=seat):
                self.chairs[seat].taken_over = False
            case rows.PauseAsked(seat=seat):
                self.pausing.add(seat)
            case rows.Resumed():
                self.pausing.clear()

    def _leave(self, seat: Seat) -> None:
        """Before the game begins the bytes go too. When the host has left, the next who sits here is the host."""
        left = self.chairs[seat]
        kept = left.contribution if self.begun else NOTHING
        self.chairs[seat] = Chair(left.level, contribution=kept)
        self.pausing.discard(seat)
        if left.person == self.host and not self.seats_of(self.host):
            self.host = next((chair.person for chair in self.chairs if chair.person is not None), self.host)

    def _mind_pause(self) -> None:
        """A pause begins when every person has asked, and lasts until somebody goes on or all who asked have left."""
        persons = {seat for seat, chair in enumerate(self.chairs) if chair.by_person}
        agreed = bool(persons) and persons <= self.pausing
        self.paused = bool(self.pausing) and (self.paused or agreed)

    def _start(self, now: int) -> list[Any]:
        """Deals by dice that nobody could have foreseen."""
        if self._game is None:
            return []
        given = [chair.contribution for chair in self.chairs]
        journal: list[Any] = []
        self.state = self._game.start(dice=FairDice(dice_key(self.secret, self.id, given)), journal=journal)
        if self.settings.clock is not None:
            bank = 1000 * self.settings.clock.bank
            self.clocks = Clocks([bank] * self._game.seats, 1000 * self.settings.clock.increment, now)
        return self._game.info.events(journal)

    def _play(self, row: rows.Played) -> tuple[list[Any], bool]:
        """A secret choice cannot be taken back, only changed; neither can what a bot has done."""
        state = self.state
        if state is None:
            return [], False  # other rules: the row counts, and that is all
        choosing, seen = state.choosing(), (state.turns, state.revealed)
        before = state.copy() if row.by == "person" and not choosing else None
        state.journal = []
        for action in row.actions:
            state.apply(row.seat, action)
        events = self.game.info.events(state.journal or [])
        state.journal = None
        given = self._add_increment(row) if state.turns != seen[0] else 0
        left = [] if self.clocks is None else list(self.clocks.left)
        self.before = None if before is None else Before(row.seat, before, self.number, self.version + 1, given, left)
        return events, choosing and state.choosing() and seen == (state.turns, state.revealed)

    def _add_increment(self, row: rows.Played) -> int:
        """A finished turn adds to its clock."""
        if self.clocks is None:
            return 0
        self.clocks.charge(row.at)
        self.clocks.left[row.seat] += self.clocks.increment
        return self.clocks.increment

    def _undo(self, row: rows.Undone) -> list[Any]:
        """The game is as before the turn, and the turn's events have not happened to whoever has not heard of them."""
        before, self.before = self.before, None
        if before is None:
            return []  # other rules: the row counts, and that is all
        self.state = before.state
        if self.clocks is not None:
            self.clocks.take_back(before, row.at)
        for index, told in enumerate(self.told):
            if told.number == before.number:
                self.told[index] = Told(told.number, told.version, [])
        return [TurnUndone(seat=row.seat, turn=before.version)]
