"""Table: the fold of its rows. It trusts them: decisions.py is where they are made.

None of its parts ever changes, the game's state neither: a copy of a table costs no more than its list of fields.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from rudel.core.errors import BadSetup
from rudel.core.game import Game, Outcome, Seat, settle_game
from rudel.core.record import Prepared, Shuffle
from rudel.games import GAMES
from rudel.table import rows
from rudel.table.parts import NOTHING, Before, Chair, Clocks, Instead, Told, TurnUndone
from rudel.table.problems import Denied

if TYPE_CHECKING:
    from rudel.core.state import State
    from rudel.table.settings import Phase, Settings

REMEMBERED = 400
"""Of so many rows the events are kept, for whoever comes back."""


@dataclass
class Table:
    """One game and who sits at it. `version` counts what everybody may know of, `number` every row."""

    id: str
    secret: bytes = field(repr=False)
    number: int = 0
    version: int = 0
    host: str = ""
    commitment: str = ""
    opened: int = 0
    touched: int = 0
    rematch: str | None = None
    chairs: tuple[Chair, ...] = ()
    pausing: frozenset[Seat] = frozenset()
    paused: bool = False
    begun: bool = False
    told: tuple[Told, ...] = ()
    forgotten: int = 0
    """Events up to this version may be forgotten."""
    state: State | None = field(default=None, repr=False)
    before: Before | None = field(default=None, repr=False)
    clocks: Clocks | None = None
    first: rows.Opened = field(init=False, repr=False)
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

    def shuffle(self) -> Prepared | Shuffle:
        """Where the dice of this table come from."""
        if self.first.seed is not None:
            return Prepared(self.first.seed)
        given = tuple(chair.contribution for chair in self.chairs)
        return Shuffle(self.id, self.commitment, given, self.secret)

    def deadline(self) -> tuple[int, Seat] | None:
        """When the first clock runs out, and whose it is."""
        if self.clocks is None or not self.clocks.running or self.paused:
            return None
        return min((self.clocks.begins_at(seat) + self.clocks.left[seat], seat) for seat in self.clocks.running)

    # --- what happens -------------------------------------------------------------------------------------------

    def after(self, row: rows.AnyRow, played: State | None = None) -> Table:
        """The table that comes of a row, while this one stays; `played` is the state after its turn, if it is known."""
        table = copy.copy(self)
        table.fold(row, played)
        return table

    def __copy__(self) -> Table:
        """A table of its own that shares all parts; made for every turn, so it takes no long way."""
        table = object.__new__(Table)
        table.__dict__.update(self.__dict__)
        return table

    def fold(self, row: rows.AnyRow, played: State | None = None) -> list[Any]:
        """Takes a row in; returns the events of it."""
        self.number += 1
        waiting = self.waiting
        events, secret = self._fold(row, played)
        if not secret or waiting != self.waiting:  # nobody can tell that a choice was changed
            self.touched = row.at
        if len(self.told) == REMEMBERED:
            self.forgotten = self.told[0].version
        newest = (Told(self.number, self.version + 1, events, self._instead(row)),)
        self.told = self.told[1 - REMEMBERED :] + newest
        if not secret:
            self.version += 1
        self._mind_pause()
        if self.clocks is not None:
            self.clocks = self.clocks.run(() if self.paused else self._thinking(), row.at, self._shared())
        return events

    def _instead(self, row: rows.AnyRow) -> Instead | None:
        """What has played for a person; a chair that nobody sits on has a bot anyway."""
        if not isinstance(row, rows.Played) or row.by == "person" or self.chairs[row.seat].person is None:
            return None
        return Instead(row.seat, row.by)

    def _thinking(self) -> tuple[Seat, ...]:
        """The people the game waits for; of those on one device only the first can think already."""
        first: dict[str, Seat] = {}
        for seat in self.waiting:
            chair = self.chairs[seat]
            if chair.by_person and chair.person is not None:
                first.setdefault(chair.person, seat)
        return tuple(first.values())

    def _shared(self) -> frozenset[Seat]:
        """The seats of people who play on more than one chair: their device is handed over between two turns."""
        people = [chair.person for chair in self.chairs if chair.by_person]
        return frozenset(seat for seat, chair in enumerate(self.chairs) if people.count(chair.person) > 1)

    def _fold(self, row: rows.AnyRow, played: State | None) -> tuple[list[Any], bool]:
        """The events of the row, and whether it is a secret that adds no version."""
        match row:
            case rows.Opened():
                self._open(row)
            case rows.Started():
                self.begun = True
                return self._start(row.at), False
            case rows.Played():
                return self._play(row, played)
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
        self.chairs = (Chair(row.settings.level),) * row.seats
        info = GAMES.get(row.key)
        if info is None:
            self.strange = f"this program has no {row.key}, which is played here by rules {row.rules_version}"
        elif row.rules_version not in info.versions:
            ours = f"this program has rules {info.all_versions}"
            self.strange = f"{row.key} is played here by rules {row.rules_version}, {ours}"
        else:
            try:
                self._game = settle_game(info, row.seats, row.options, row.rules_version)
            except BadSetup as problem:
                self.strange = f"{row.key} is played here in a way that this program lacks: {problem}"

    def _seat(self, row: rows.AnyRow) -> None:
        """Who sits where, and who would like a pause."""
        match row:
            case rows.Sat():
                given = bytes.fromhex(row.contribution)
                level = self.chairs[row.seat].level
                self._put(row.seat, Chair(level, row.person, row.name, row.avatar, contribution=given))
            case rows.Stood(seat=seat) | rows.Removed(seat=seat):
                self._leave(seat)
            case rows.Swapped(seat=seat, other=other):
                moved, left = self.chairs[seat], self.chairs[other]
                self._put(seat, left)
                self._put(other, moved)
            case rows.Renamed(seat=seat, name=name, avatar=avatar):
                self._put(seat, replace(self.chairs[seat], name=name, avatar=avatar))
            case rows.BotSet(seat=seat, level=level):
                self._put(seat, replace(self.chairs[seat], level=level))
            case rows.TookOver(seat=seat):
                self._put(seat, replace(self.chairs[seat], taken_over=True))
            case rows.GaveBack(seat=seat):
                self._put(seat, replace(self.chairs[seat], taken_over=False))
            case rows.PauseAsked(seat=seat):
                self.pausing |= {seat}
            case rows.Resumed():
                self.pausing = frozenset()

    def _put(self, seat: Seat, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    def _leave(self, seat: Seat) -> None:
        """Before the game begins the bytes go too. When the host has left, the next who sits here is the host."""
        left = self.chairs[seat]
        kept = left.contribution if self.begun else NOTHING
        self._put(seat, Chair(left.level, contribution=kept))
        self.pausing -= {seat}
        if left.person == self.host and not self.seats_of(self.host):
            self.host = next((chair.person for chair in self.chairs if chair.person is not None), self.host)

    def _mind_pause(self) -> None:
        """A pause begins when every person has asked, and lasts until somebody goes on or all who asked have left."""
        persons = {seat for seat, chair in enumerate(self.chairs) if chair.by_person}
        agreed = bool(persons) and persons <= self.pausing
        self.paused = bool(self.pausing) and (self.paused or agreed)

    def _start(self, now: int) -> list[Any]:
        """Deals by dice that nobody could have foreseen, unless they were prepared."""
        if self._game is None:
            return []
        journal: list[Any] = []
        self.state = self._game.start(dice=self.shuffle().dice(), journal=journal)
        if self.settings.clock is not None:
            bank = 1000 * self.settings.clock.bank
            self.clocks = Clocks((bank,) * self._game.seats, 1000 * self.settings.clock.increment, now)
        return self._game.info.events(journal)

    def _play(self, row: rows.Played, played: State | None) -> tuple[list[Any], bool]:
        """A secret choice cannot be taken back, only changed; neither can what a bot has done."""
        state = self.state
        if state is None:
            return [], False  # other rules: the row counts, and that is all
        after = _played(state, row) if played is None else played
        events = self.game.info.events(after.journal or [])
        after.journal = None
        given = self._add_increment(row) if after.turns != state.turns else 0
        self.state, self.before = after, None
        if row.by == "person" and not state.choosing():
            left = () if self.clocks is None else self.clocks.left
            self.before = Before(row.seat, state, self.number, self.version + 1, given, left)
        alike = (state.turns, state.revealed) == (after.turns, after.revealed)
        return events, alike and state.choosing() and after.choosing()

    def _add_increment(self, row: rows.Played) -> int:
        """A finished turn adds to its clock."""
        if self.clocks is None:
            return 0
        self.clocks = self.clocks.charged(row.at).add(row.seat, self.clocks.increment)
        return self.clocks.increment

    def _undo(self, row: rows.Undone) -> list[Any]:
        """The game is as before the turn, and the turn's events have not happened to whoever has not heard of them."""
        before, self.before = self.before, None
        if before is None:
            return []  # other rules: the row counts, and that is all
        self.state = before.state
        if self.clocks is not None:
            self.clocks = self.clocks.take_back(before, row.at)
        self.told = tuple(
            Told(told.number, told.version, []) if told.number == before.number else told for told in self.told
        )
        return [TurnUndone(seat=row.seat, turn=before.version)]


def _played(state: State, row: rows.Played) -> State:
    """The state after a turn, with all that happens in its journal."""
    after: State = state.copy()
    after.journal = []
    for action in row.actions:
        after.apply(row.seat, action)
    return after
