"""The floor: of the people who would like to interrupt, the one who would be on turn soonest goes first (SHF-20).

While somebody has the floor, the ordinary turn of the seat on turn and whatever comes from seats later in order wait.
A seat has it once in a turn and for a moment only, whatever its client does, so nobody can be locked out.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rudel.core.drive import interrupters

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Seat
    from rudel.table.table import Table

HELD = 8_000
"""Milliseconds that a seat has the floor for."""


@dataclass(slots=True, eq=False)
class Floor:
    """Who has the floor of a table, and who has had it in this turn."""

    seat: Seat | None = None
    until: int = 0
    """Milliseconds of a clock that nobody sets."""
    had: set[Seat] = field(default_factory=set)
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when what waits should look again; then there is another one."""

    def give(self, wanting: Sequence[Seat], at: int, *, anew: bool) -> bool:
        """Gives the floor to the first who wants it and has not had it in this turn; whether anything has changed."""
        before = (self.seat, self.until)
        if anew:
            self.seat = None
            self.had.clear()
        if self.seat not in wanting or at >= self.until:
            self.seat = next((seat for seat in wanting if seat not in self.had), None)
            if self.seat is not None:
                self.had.add(self.seat)
                self.until = at + HELD
        return before != (self.seat, self.until)

    def stir(self) -> None:
        """What waits looks again."""
        self.moved.set()
        self.moved = asyncio.Event()


def wanting(table: Table, raised: set[Seat]) -> list[Seat]:
    """Whose raised hand counts, soonest first: people who may interrupt a turn that goes on."""
    state = table.state
    if state is None or table.phase != "playing" or table.paused or state.choosing():
        return []
    return [
        seat
        for seat in interrupters(state)
        if seat in raised and seat not in state.to_act() and table.chairs[seat].by_person
    ]


def waits_for_floor(table: Table, floor: Floor, seat: Seat, actions: Sequence[int]) -> bool:
    """Whether a turn waits: it is not by who has the floor, no special action of the seat on turn, and none sooner."""
    state, first = table.state, floor.seat
    if state is None or first is None or first == seat:
        return False
    if seat in state.to_act():
        return seat not in state.to_offer() or not actions or actions[0] not in state.chances(seat)
    turn = state.on_turn()
    return (seat - turn) % state.seats > (first - turn) % state.seats
