"""State: a position of any game, fast and mutable; everything around it treats it as a value.

One source runs two ways, plain and compiled (Cython, pure mode; the C signatures stand in state.pxd). Games subclass
State and override the C-level questions, so that a compiled search calls any game without going through Python.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

import cython

from rudel.core.dice import Dice

if TYPE_CHECKING:
    from rudel.core.game import Game, Outcome

MOST_ACTIONS = 8192  # no game has more action ids (Schafe needs most)
NUMBERS = cython.declare(tuple, tuple(range(MOST_ACTIONS)))  # ready-made ints: a list of legal actions costs no ints
SEATS_OF = cython.declare(tuple, tuple(tuple(seat for seat in range(6) if mask >> seat & 1) for mask in range(64)))


@cython.cclass
class Choices:
    """Room for the ids of all legal actions of one seat."""

    ids: array[int]

    def __init__(self) -> None:
        self.ids = array("H", bytes(2 * MOST_ACTIONS))


@cython.cclass
class State:
    """A position: whom it waits for, what they may do, what happens when they do it.

    `turns` counts what a person would call a turn, `revealed` every throw of the dice and every reveal. `journal` is
    None, or a list that collects what happens as raw tuples (events.py gives them names).
    """

    game: Game
    seats: int
    turns: int
    revealed: int
    journal: list[Any] | None
    dice: Dice

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def waiting(self) -> cython.int:
        """The seats the game waits for, as a bit mask; 0 when it is over."""
        raise NotImplementedError

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def allowed(self) -> cython.int:
        """The seats that may act although nobody waits for them, as a bit mask."""
        return 0

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def offered(self) -> cython.int:
        """The seats that are offered a chance before the turn goes on, as a bit mask: whoever may interrupt it."""
        return self.allowed()

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def choosing(self) -> cython.bint:
        """Whether several seats choose in secret at the same time, until the last has chosen."""
        return False

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def legal_into(self, seat: cython.int, choices: Choices) -> cython.int:
        """Writes the legal actions of the seat into choices and returns their number."""
        raise NotImplementedError

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def apply(self, seat: cython.int, action: cython.int) -> cython.int:
        """Plays a legal action. Trusts its caller: `Game.play` is the door that checks."""
        raise NotImplementedError

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def copy_from(self, other: State) -> cython.int:
        """Becomes the same position as other, a state of the same game, without making new objects."""
        raise NotImplementedError

    @cython.ccall
    def copy(self) -> State:
        """The same position, independent of this one. A copy keeps no journal."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game has ended, or None while it goes on."""
        raise NotImplementedError

    def fingerprint(self) -> bytes:
        """All that the position is, hidden things and dice included: equal exactly for equal states."""
        raise NotImplementedError

    def to_act(self) -> tuple[int, ...]:
        """The seats the game waits for: one, several that choose at the same time, or none when it is over."""
        return SEATS_OF[self.waiting()]  # type: ignore[no-any-return]

    def may_act(self) -> tuple[int, ...]:
        """The seats that may act although nobody waits for them: to interrupt, or to change a secret choice."""
        return SEATS_OF[self.allowed()]  # type: ignore[no-any-return]

    def on_turn(self) -> int:
        """The seat whose turn it is, also while another one interrupts it."""
        return min(self.to_act(), default=0)

    def to_offer(self) -> tuple[int, ...]:
        """The seats that are offered a chance before the turn goes on; a game may add the seat on turn."""
        return SEATS_OF[self.offered()]  # type: ignore[no-any-return]

    def chances(self, seat: int) -> list[int]:
        """Which of its legal actions a seat is offered before the turn goes on: all, if the game does not say less."""
        return self.legal(seat)

    def legal(self, seat: cython.int) -> list[int]:
        """All that the seat may do now, in a stable order; empty for a seat that may do nothing."""
        index: cython.int  # noqa: F842  (the comprehension's, for C)
        count: cython.int = self.legal_into(seat, _ROOM)
        return [NUMBERS[_ROOM.ids[index]] for index in range(count)]

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def playout(self, dice: Dice, most: cython.long = -1) -> cython.long:
        """Plays uniformly random legal actions until the game is over, or at most so many; returns how many."""
        room: Choices = Choices()
        seat: cython.int
        count: cython.int
        steps: cython.long = 0
        waiting: cython.int = self.waiting()
        while waiting and steps != most:
            seat = 0
            while not waiting >> seat & 1:
                seat += 1
            count = self.legal_into(seat, room)
            self.apply(seat, room.ids[dice.below(count)])
            steps += 1
            waiting = self.waiting()
        return steps


_ROOM = cython.declare(Choices, Choices())
