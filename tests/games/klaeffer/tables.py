"""Kläffer tables in words: lay a council, ask what may be done, do it, and read cards and districts back.

Seats are letters ("A"), cards, places and actions are written as in the game's notation. A council is 16 words in
reading order, "." is a free place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.games.klaeffer.naive import DECK

import rudel
from rudel.core.game import SEAT_LETTERS
from rudel.games.klaeffer.position import position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rudel.core.game import Outcome
    from rudel.games.klaeffer.events import Event
    from rudel.games.klaeffer.rules import KlaefferState
    from rudel.games.klaeffer.view import KlaefferView

SEATS = (2, 3, 4)
DISTRICTS = "YORPBG"
PLACES = tuple(column + row for row in "1234" for column in "abcd")

LONE = "YC1" + " ." * 15
"""One card in the top left corner: whatever is placed beside it takes nothing."""
CALM = """
    YC1 YP1 YB1 OC1
    OP1 .   .   OB1
    RC1 .   .   RP1
    RB1 PC1 PP1 PB1
"""
"""Four places are free and nobody can be convinced: the turns go by without taking and without refilling."""

at_every_table = pytest.mark.parametrize("seats", SEATS)


def table(
    council: str,
    hands: Mapping[str, str] | str,
    turn: str = "A",
    *,
    seats: int = 3,
    left: str | None = None,
    right: str | None = None,
    districts: Mapping[str, str] | None = None,
    turns_taken: Mapping[str, int] | None = None,
    last_turns: int = 0,
    **agreed: Any,
) -> KlaefferState:
    """A position; one hand alone is that of the seat on turn.

    Where hands and draw rows are not named, four cards each are taken that are named nowhere; in the last turns the
    rows are empty. What else is said is what the table has agreed: options, or older rules.
    """
    given = {turn: hands} if isinstance(hands, str) else dict(hands)
    named = {turn, *given, *(districts or {}), *(turns_taken or {})}
    assert named <= set(letters(seats)), "there is no such seat"
    texts = [council, *given.values(), *(districts or {}).values(), left or "", right or ""]
    spare = _spare(texts)
    filled = {seat: given[seat] if seat in given else _four(spare) for seat in letters(seats)}
    rows = [("" if last_turns else _four(spare)) if row is None else row for row in (left, right)]
    return position(
        rudel.game("klaeffer", seats, **agreed),
        council=council,
        hands=filled,
        turn=turn,
        left=rows[0],
        right=rows[1],
        districts=districts or {},
        turns_taken=dict.fromkeys(letters(seats), 1) | (turns_taken or {}),
        last_turns=last_turns,
    )


def _spare(texts: list[str]) -> list[str]:
    """All cards that the texts do not name, one of each district in turn."""
    named = set(" ".join(texts).split())
    return [card for index in range(12) for card in DECK[index::12] if card not in named]


def _four(spare: list[str]) -> str:
    return " ".join(spare.pop() for _ in range(4))


def letters(seats: int) -> str:
    """The letters of all seats in playing order."""
    return SEAT_LETTERS[:seats]


def words(text: str) -> set[str]:
    """The words of a text, in no order."""
    return set(text.split())


def plays(state: KlaefferState, seat: str | None = None) -> set[str]:
    """All that the seat (else whoever is on turn) may do now, in notation."""
    number = _number(state, seat)
    found = [state.game.write(number, action) for action in state.legal(number)]
    assert sorted(set(found)) == sorted(found), "an action is offered twice"
    return set(found)


def play(state: KlaefferState, text: str, seat: str | None = None) -> KlaefferState:
    """Plays word by word, each for this seat (else for whoever is on turn by then), and hands the state back."""
    for word in text.split():
        number = _number(state, seat)
        state.game.play(state, number, state.game.read(number, word))
    return state


def refusal(state: KlaefferState, word: str, seat: str | None = None) -> str | None:
    """The id of the rule that forbids the word now, or None."""
    number = _number(state, seat)
    return state.game.why_not(state, number, state.game.read(number, word))


def heard(state: KlaefferState, text: str, seat: str | None = None) -> list[Event]:
    """Plays word by word and returns the events."""
    state.journal = []
    play(state, text, seat)
    return state.game.info.events(state.journal)


def view(state: KlaefferState, seat: str | None = None) -> KlaefferView:
    """What the seat, or a spectator, knows."""
    return state.game.view(state, None if seat is None else SEAT_LETTERS.index(seat))


def on_turn(state: KlaefferState) -> str:
    """The letters of all seats that the game waits for."""
    return "".join(SEAT_LETTERS[seat] for seat in state.to_act())


def council(state: KlaefferState) -> dict[str, str]:
    """The cards of the council by place."""
    return {place: card for place, card in zip(PLACES, view(state).council, strict=True) if card}


def lying(state: KlaefferState, places: str) -> str:
    """The cards on these places, "." where there is none."""
    return " ".join(council(state).get(place, ".") for place in places.split())


def free(state: KlaefferState) -> str:
    """The free places of the council in reading order."""
    return " ".join(place for place in PLACES if place not in council(state))


def hand(state: KlaefferState, seat: str) -> str:
    """The hand of a seat by slot, "." for an empty slot."""
    return " ".join(card or "." for card in view(state, seat).hand)


def front(state: KlaefferState, seat: str) -> set[str]:
    """All cards in front of a seat."""
    return {card for cards in view(state).districts[_number(state, seat)] for card in cards}


def taken(state: KlaefferState, text: str) -> set[str]:
    """Plays word by word and returns the cards that have come in front of the seat on turn."""
    seat = on_turn(state)
    before = front(state, seat)
    return front(play(state, text), seat) - before


def secured(state: KlaefferState) -> dict[str, str]:
    """Per seat the letters of the districts it has secured."""
    found = view(state).secured
    assert found is not None, "the game is not over"
    return {SEAT_LETTERS[seat]: "".join(DISTRICTS[number] for number in own) for seat, own in enumerate(found)}


def outcome(state: KlaefferState) -> Outcome:
    """How the game has ended."""
    ended = state.outcome()
    assert ended is not None, "the game is not over"
    return ended


def _number(state: KlaefferState, seat: str | None) -> int:
    return view(state).turn if seat is None else SEAT_LETTERS.index(seat)
