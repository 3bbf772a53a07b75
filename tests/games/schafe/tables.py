"""Meine Schafe tables in words: lay a ground, ask what may be done, do it, and read the table back.

Seats are letters ("A"), tiles and places are written as in the game's notation: "58RVVV@0,-1" lies north of the
village square with red to the north, "WR" is a wolf, "WRs" its four red sheep, "WR+HB" a wolf under a hunter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import rudel
from rudel.core.game import SEAT_LETTERS
from rudel.games.schafe.position import position
from rudel.games.schafe.tiles import NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rudel.games.schafe.events import Event
    from rudel.games.schafe.rules import SchafeState
    from rudel.games.schafe.view import SchafeView

COLOURS = "RYBK"
SEATS = (2, 3, 4)

at_every_table = pytest.mark.parametrize("seats", SEATS)

FOLD = "58RVVV@0,-1 10FFRY@0,-2"
"""A closed pen of two red sheep below a forest, which is open to the north and to the east; a yellow pen is open."""
TWO_WOODS = "59RRVV@0,-1 22FFRK@0,-2 6FFYR@1,-1"
"""Two forests, each open on two edges, that both touch 1,-2; a closed pen of four red sheep borders both."""
THREE_PENS = TWO_WOODS + " WB@0,-3 47VRYY@0,1 2FFBR@1,1 41VYRR@-1,1 25RRRY@-1,2"
"""Three red pens: a closed one of two sheep, one of four that a wolf threatens, an open one of five."""


def table(
    ground: str = "",
    hands: Mapping[str, str] | None = None,
    turn: str = "A",
    *,
    seats: int = 2,
    colours: str = COLOURS,
    bag: str | None = None,
    shown: str = "",
    finished: str = "",
    out: str = "",
    first: str | None = None,
    seed: int = 0,
    **options: Any,
) -> SchafeState:
    """A position at a table of so many seats; the village square always lies."""
    laid = []
    for word in ground.split():
        name, at = word.split("@")
        x, y = at.split(",")
        laid.append((name, int(x), int(y)))
    return position(
        rudel.game("schafe", seats, **options),
        laid,
        hands or {},
        colours=colours[:seats],
        turn=turn,
        bag=bag,
        shown=shown,
        finished=finished,
        out=out,
        first=first,
        seed=seed,
    )


def words(text: str) -> set[str]:
    """The words of a text, in no order."""
    return set(text.split())


def plays(state: SchafeState, seat: str | None = None) -> set[str]:
    """All that the seat (else whoever is waited for) may do now, in notation."""
    number = _number(state, seat)
    found = [state.game.write(number, action) for action in state.legal(number)]
    assert sorted(set(found)) == sorted(found), "an action is offered twice"
    return set(found)


def play(state: SchafeState, text: str, seat: str | None = None) -> SchafeState:
    """Plays word by word, each for this seat (else for whoever is waited for by then), and hands the state back."""
    for word in text.split():
        number = _number(state, seat)
        state.game.play(state, number, state.game.read(number, word))
    return state


def refusal(state: SchafeState, word: str, seat: str | None = None) -> str | None:
    """The id of the rule that forbids the word now, or None."""
    number = _number(state, seat)
    return state.game.why_not(state, number, state.game.read(number, word))


def heard(state: SchafeState, text: str, seat: str | None = None) -> list[Event]:
    """Plays word by word and returns the events."""
    state.journal = []
    play(state, text, seat)
    return state.game.info.events(state.journal)


def view(state: SchafeState, seat: str | None = None) -> SchafeView:
    """What the seat, or a spectator, knows."""
    return state.game.view(state, None if seat is None else SEAT_LETTERS.index(seat))


def held(state: SchafeState) -> tuple[int, ...]:
    """How many tiles each seat holds."""
    return view(state).held


def hand(state: SchafeState, seat: str) -> set[str]:
    """The names of the tiles that a seat holds."""
    return {NAMES[tile] for tile in view(state, seat).hand}


def on_turn(state: SchafeState) -> str:
    """The letters of all seats that the game waits for."""
    return "".join(SEAT_LETTERS[seat] for seat in state.to_act())


def may_interrupt(state: SchafeState) -> str:
    """The letters of all seats that may act although nobody waits for them."""
    return "".join(SEAT_LETTERS[seat] for seat in state.may_act())


def pens(state: SchafeState, colour: str) -> list[tuple[int, int, bool]]:
    """Every pen of a colour, the smallest first: its sheep, its open edges, whether a wolf threatens it."""
    return sorted((sheep, edges, bool(threat)) for motif, sheep, edges, threat, _ in state.pens() if motif == colour)


def forests(state: SchafeState) -> list[tuple[int, int, int]]:
    """Every forest: its wolves, its hunters, its open edges."""
    return sorted((wolves, hunters, edges) for wolves, hunters, edges, _ in state.forests())


def _number(state: SchafeState, seat: str | None) -> int:
    return state.to_act()[0] if seat is None else SEAT_LETTERS.index(seat)
