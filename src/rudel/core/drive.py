"""Plays a state forward with bots: whom to ask, and in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rudel.core.game import Seat
    from rudel.core.state import State


class Bot(Protocol):
    """Chooses from what its seat knows; never holds a real state."""

    sees: bool
    """Whether it looks at the view at all; a bot that does not gets None and saves the time."""

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        """One of the legal actions, when the game waits for this seat."""

    def interrupt(self, view: Any, actions: Sequence[int]) -> int | None:
        """One of the actions the seat is offered before the turn goes on, or None: it declines."""


def drive(state: State, bots: Sequence[Bot]) -> Iterator[tuple[Seat, int]]:
    """Plays to the end and tells each action just before it is applied."""
    offered = -1
    while seats := state.to_act():
        if not state.choosing() and state.turns != offered:
            offered = state.turns
            yield from _offer_chances(state, bots)
            continue
        seat = seats[0]
        action = bots[seat].choose(_seen(state, bots, seat), state.legal(seat))
        yield seat, action
        state.apply(seat, action)


def _offer_chances(state: State, bots: Sequence[Bot]) -> Iterator[tuple[Seat, int]]:
    """Before a turn, whoever has a chance is asked once, in turn order; again after somebody has acted."""
    acted = bool(state.to_offer())
    while acted:
        acted = False
        for seat in interrupters(state):
            action = bots[seat].interrupt(_seen(state, bots, seat), state.chances(seat))
            if action is not None:
                yield seat, action
                state.apply(seat, action)
                acted = True
                break


def interrupters(state: State) -> list[Seat]:
    """The seats that are offered a chance before the turn, in turn order from the one whose turn it is."""
    turn = state.on_turn()
    return sorted(state.to_offer(), key=lambda other: (other - turn) % state.seats)


def _seen(state: State, bots: Sequence[Bot], seat: Seat) -> Any:
    return state.game.view(state, seat) if bots[seat].sees else None
