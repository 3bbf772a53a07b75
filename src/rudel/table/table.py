"""Table: the fold of its rows. It trusts them: decisions.py is where they are made."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rudel.core.dice import CONTRIBUTION_BYTES, FairDice, dice_key
from rudel.core.game import Game, Outcome, Seat, settle_game
from rudel.games import GAMES
from rudel.table import rows
from rudel.table.problems import Denied

if TYPE_CHECKING:
    from rudel.core.state import State
    from rudel.table.settings import Settings

REMEMBERED = 400
"""Of so many rows the events are kept, for whoever comes back."""
NOTHING = bytes(CONTRIBUTION_BYTES)


@dataclass(slots=True)
class Chair:
    """Who plays a seat: a person, or the bot of this level."""

    level: str
    person: str | None = None
    name: str = ""
    avatar: str = ""
    taken_over: bool = False
    contribution: bytes = NOTHING

    @property
    def by_person(self) -> bool:
        """Whether a person decides what the seat does."""
        return self.person is not None and not self.taken_over


@dataclass(frozen=True, slots=True)
class Told:
    """The events of a row, its number, and the version they brought about."""

    number: int
    version: int
    events: list[Any]


@dataclass(frozen=True, slots=True)
class Before:
    """The game before the last turn, in case it is taken back."""

    seat: Seat
    state: State


@dataclass(slots=True)
class Clocks:
    """Milliseconds left per seat, and since when the game waits for whom."""

    left: list[int]
    increment: int
    since: int
    running: tuple[Seat, ...] = ()

    def stop(self, now: int) -> None:
        """Takes off what was used."""
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - max(0, now - self.since))
        self.running, self.since = (), now


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
    told: deque[Told] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    state: State | None = field(default=None, repr=False)
    before: Before | None = field(default=None, repr=False)
    clocks: Clocks | None = None
    game: Game = field(init=False)
    settings: Settings = field(init=False)

    # --- questions ----------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """Open: people sit down; playing; over."""
        if self.state is None:
            return "open"
        return "over" if self.state.outcome() is not None else "playing"

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended, or None."""
        return None if self.state is None else self.state.outcome()

    @property
    def paused(self) -> bool:
        """Whether every person has asked for a pause."""
        persons = {seat for seat, chair in enumerate(self.chairs) if chair.by_person}
        return bool(self.pausing) and persons <= self.pausing

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats the game waits for."""
        return () if self.state is None else self.state.to_act()

    def seats_of(self, person: str) -> list[Seat]:
        """Where a person sits."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def deadline(self) -> tuple[int, Seat] | None:
        """When the first clock runs out, and whose it is."""
        if self.clocks is None or not self.clocks.running or self.paused:
            return None
        return min((self.clocks.since + self.clocks.left[seat], seat) for seat in self.clocks.running)

    # --- what happens -------------------------------------------------------------------------------------------

    def fold(self, row: rows.AnyRow) -> list[Any]:
        """Takes a row in; returns the game's events of it."""
        if self.clocks is not None:
            self.clocks.stop(row.at)
        events, secret = self._fold(row)
        self.number += 1
        self.touched = row.at
        if not secret:
            self.version += 1
        self.told.append(Told(self.number, self.version, events))
        if self.clocks is not None and self.state is not None and not self.paused:
            self.clocks.running = tuple(seat for seat in self.state.to_act() if self.chairs[seat].by_person)
        return events

    def _fold(self, row: rows.AnyRow) -> tuple[list[Any], bool]:
        """The events of the row, and whether it is a secret that adds no version."""
        match row:
            case rows.Opened():
                self._open(row)
            case rows.Started():
                return self._start(row.at), False
            case rows.Played():
                return self._play(row)
            case rows.Undone():
                self._undo()
            case rows.Rematched(table=table):
                self.rematch = table
            case _:
                self._seat(row)
        return [], False

    def _open(self, row: rows.Opened) -> None:
        info = GAMES.get(row.key)
        if info is None or info.rules_version != row.rules_version:
            raise Denied("other-rules", f"this program does not play {row.key} by rules {row.rules_version}")
        self.game = settle_game(info, row.seats, row.options)
        self.settings = row.settings
        self.host, self.commitment, self.opened = row.host, row.commitment, row.at
        self.chairs = [Chair(row.settings.level) for _ in range(row.seats)]

    def _seat(self, row: rows.AnyRow) -> None:
        """Who sits where, and who would like a pause."""
        match row:
            case rows.Sat():
                given = bytes.fromhex(row.contribution)
                self.chairs[row.seat] = Chair(
                    self.chairs[row.seat].level, row.person, row.name, row.avatar, contribution=given
                )
            case rows.Stood(seat=seat) | rows.Removed(seat=seat):
                kept = self.chairs[seat].contribution if self.state is not None else NOTHING
                self.chairs[seat] = Chair(self.chairs[seat].level, contribution=kept)
                self.pausing.discard(seat)
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

    def _start(self, now: int) -> list[Any]:
        """Deals by dice that nobody could have foreseen."""
        given = [chair.contribution for chair in self.chairs]
        journal: list[Any] = []
        self.state = self.game.start(dice=FairDice(dice_key(self.secret, self.id, given)), journal=journal)
        if self.settings.clock is not None:
            bank = 1000 * self.settings.clock.bank
            self.clocks = Clocks([bank] * self.game.seats, 1000 * self.settings.clock.increment, now)
        return self.game.info.events(journal)

    def _play(self, row: rows.Played) -> tuple[list[Any], bool]:
        state = self.state
        if state is None:
            raise Denied("not-playing", "the game has not begun")
        self.before = Before(row.seat, state.copy()) if row.by == "person" else None
        choosing, seen = state.choosing(), (state.turns, state.revealed)
        state.journal = []
        for action in row.actions:
            state.apply(row.seat, action)
        events = self.game.info.events(state.journal or [])
        state.journal = None
        secret = choosing and state.choosing() and seen == (state.turns, state.revealed)
        if self.clocks is not None and state.turns != seen[0]:
            self.clocks.left[row.seat] += self.clocks.increment
        return events, secret

    def _undo(self) -> None:
        if self.before is None:
            raise Denied("nothing-to-undo", "there is no turn to take back")
        self.state, self.before = self.before.state, None
