"""What a table is made of. No part ever changes: a new one takes its place, so that tables can share them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from rudel.core.dice import CONTRIBUTION_BYTES

if TYPE_CHECKING:
    from rudel.core.game import Seat
    from rudel.core.state import State
    from rudel.table.settings import Level

NOTHING = bytes(CONTRIBUTION_BYTES)


@dataclass(frozen=True, slots=True)
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


class Instead(msgspec.Struct, frozen=True):
    """What has played for the person of a seat: a bot while they were gone, or one because their time was up."""

    seat: int
    by: Literal["bot", "clock"]


@dataclass(slots=True)
class Told:
    """The events of a row, its number, and the version they belong to: a secret choice belongs to the next one."""

    number: int
    version: int
    events: list[Any]
    instead: Instead | None = None
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
    left: tuple[int, ...]
    """The clocks right after the turn, if there are any."""


HAND_OVER = 10_000
"""Milliseconds in which a device is handed to the next person who plays on it; they cost nobody any time."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """Milliseconds left per seat, and since when the game waits for whom."""

    left: tuple[int, ...]
    increment: int
    since: int
    running: tuple[Seat, ...] = ()
    late: tuple[tuple[Seat, int], ...] = ()
    """Whose clock begins only then: the device is on its way to them."""

    def begins_at(self, seat: Seat) -> int:
        """From when on the clock of this seat is charged, if it runs."""
        return max(self.since, dict(self.late).get(seat, 0))

    def charged(self, now: int) -> Clocks:
        """What was used is taken off; a time before the last one takes off nothing."""
        now = max(now, self.since)
        left = (
            max(0, has - max(0, now - self.begins_at(seat))) if seat in self.running else has
            for seat, has in enumerate(self.left)
        )
        return replace(self, left=tuple(left), since=now)

    def run(self, seats: tuple[Seat, ...], now: int, shared: frozenset[Seat] = frozenset()) -> Clocks:
        """These run from now on, those on a shared device a little later.

        If they run already nothing changes: nobody can tell that a choice was changed.
        """
        if seats == self.running:
            return self
        known = dict(self.late)
        began = {seat: known.get(seat, 0) for seat in self.running}
        late = tuple((seat, began.get(seat, now + HAND_OVER)) for seat in seats if seat in shared)
        return replace(self.charged(now), running=seats, late=late)

    def add(self, seat: Seat, more: int) -> Clocks:
        """A seat has so much more, or less."""
        left = (max(0, has + more) if other == seat else has for other, has in enumerate(self.left))
        return replace(self, left=tuple(left))

    def take_back(self, before: Before, now: int) -> Clocks:
        """A turn taken back has added nothing, and the time since it is charged to who took it back."""
        charged = self.charged(now)
        used = max(then - left for then, left in zip(before.left, charged.left, strict=True))
        return replace(charged, left=before.left).add(before.seat, -before.given - used)
