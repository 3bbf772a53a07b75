"""Filou tables in words: lay a position, ask what may be done, do it, and read the table back.

Seats are letters ("A"), cards and actions are written as in the game's notation ("-8", "SD", "b7", "x").
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import rudel
from rudel.core.game import SEAT_LETTERS
from rudel.games.filou.position import position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rudel.games.filou.events import Event
    from rudel.games.filou.rules import FilouState
    from rudel.games.filou.view import FilouView

SEATS = (3, 4, 5)
CARDS = ("-8", "-5", "3", "5", "8", "11", "15", "R", "SD", "BD")
MOUSE_CARDS = {3: (3, 6), 4: (2, 4, 6), 5: (2, 3, 4, 6)}
BANK = {3: 21, 4: 27, 5: 33}
"""With the first filling of the mouse cards."""

ROW = {3: "-5 15 11 8", 4: "15 11 8 5", 5: "15 11 8 5 3"}
"""A row without dogs for each number of seats, the dummy's card first at three."""

at_every_table = pytest.mark.parametrize("seats", SEATS)


def letters(seats: int) -> str:
    """The letters of all seats in playing order."""
    return SEAT_LETTERS[:seats]


def around(seats: int, start: str) -> str:
    """The letters of all seats in playing order, this one first."""
    order, begin = letters(seats), SEAT_LETTERS.index(start)
    return order[begin:] + order[:begin]


def table(
    hands: Mapping[str, str] | None = None,
    *,
    seats: int = 4,
    options: Mapping[str, Any] | None = None,
    **facts: Any,
) -> FilouState:
    """A position at a table of so many seats; a hand that is not named has as many cards as the round wants."""
    game, laid = rudel.game("filou", seats, **(options or {})), facts.get("row", {})
    size = (9 if laid else 10) - facts.get("round", 1)
    unnamed = {seat: _some_hand(laid.get(seat), size) for seat in letters(seats)}
    return position(game, unnamed | dict(hands or {}), **facts)


def auction(row: str, *, seats: int = 4, start: str = "A", **facts: Any) -> FilouState:
    """A table where these cards have just been laid, the start player's first (at three seats the dummy's)."""
    owners = around(seats, start)
    cards = row.split()
    if seats == 3:
        facts.setdefault("dummy", cards.pop(0))
    return table(seats=seats, start=start, row=dict(zip(owners, cards, strict=True)), **facts)


def may(state: FilouState, seat: str | None = None) -> set[str]:
    """All that the seat (else whoever is on turn) may do now, in notation."""
    number = _number(state, seat)
    found = [state.game.write(number, action) for action in state.legal(number)]
    assert sorted(set(found)) == sorted(found), "an action is offered twice"
    return set(found)


def bids(low: int, high: int) -> set[str]:
    """The bids from low to high in notation."""
    return {f"b{mice}" for mice in range(low, high + 1)}


def play(state: FilouState, text: str, seat: str | None = None) -> FilouState:
    """Plays word by word, each for this seat (else for whoever is on turn by then), and hands the state back."""
    for word in text.split():
        number = _number(state, seat)
        state.game.play(state, number, state.game.read(number, word))
    return state


def lay(state: FilouState, cards: Mapping[str, str]) -> FilouState:
    """Each of these seats lays its card, in the order of the mapping."""
    for seat, card in cards.items():
        play(state, card, seat)
    return state


def lay_lowest(state: FilouState) -> FilouState:
    """Everyone lays the first card of his hand."""
    return lay(state, {seat: view(state, seat).hand[0] for seat in waited_for(state)})


def refusal(state: FilouState, word: str, seat: str | None = None) -> str | None:
    """The id of the rule that forbids the word now, or None."""
    number = _number(state, seat)
    return state.game.why_not(state, number, state.game.read(number, word))


def heard(state: FilouState, text: str, seat: str | None = None) -> list[Event]:
    """Plays word by word and returns the events."""
    state.journal = []
    play(state, text, seat)
    return state.game.info.events(state.journal)


def heard_of(state: FilouState, kind: type, text: str, seat: str | None = None) -> list[Event]:
    """Plays word by word and returns the events of one kind."""
    return [event for event in heard(state, text, seat) if isinstance(event, kind)]


def view(state: FilouState, seat: str | None = None) -> FilouView:
    """What the seat, or a spectator, knows."""
    return state.game.view(state, None if seat is None else SEAT_LETTERS.index(seat))


def hand(state: FilouState, seat: str) -> str:
    """The cards of a seat, in the order of the set."""
    return " ".join(view(state, seat).hand)


def mice(state: FilouState) -> tuple[int, ...]:
    """The mice in front of each seat, without those lying there as a bid."""
    return view(state).mice


def won(state: FilouState, seat: str) -> str:
    """The cards a seat has won, in the order taken."""
    return " ".join(view(state).won[SEAT_LETTERS.index(seat)])


def gone(state: FilouState) -> Counter[str]:
    """The cards that have left the game openly, of all sets together."""
    return Counter(view(state).gone)


def taken(state: FilouState, text: str) -> tuple[str, str]:
    """Plays the rest of an auction: the cards its winner has got, and those that have left the game by it."""
    before, piles = gone(state), view(state).won
    play(state, text)
    new = [pile[len(old) :] for pile, old in zip(view(state).won, piles, strict=True)]
    left = (gone(state) - before).elements()
    return " ".join(card for pile in new for card in pile), " ".join(sorted(left, key=CARDS.index))


def row(state: FilouState, seat: str | None = None) -> str:
    """The row as the seat, or a spectator, sees it: "?" is a card whose face it cannot see."""
    return " ".join(place.card or "?" for place in view(state, seat).row)


def waited_for(state: FilouState) -> str:
    """The letters of all seats that the game waits for."""
    return "".join(SEAT_LETTERS[seat] for seat in state.to_act())


def all_mice(state: FilouState) -> int:
    """All mice in the game: in front of the seats, lying as bids, on the mouse cards, in the bank."""
    seen = view(state)
    return sum(seen.mice) + sum(seen.bids) + sum(seen.mouse_cards) + seen.bank


def sold_to(state: FilouState, buyer: str, mice: int = 1) -> FilouState:
    """The whole of an auction in which only this seat bids."""
    while view(state).phase == "bidding":
        play(state, f"b{mice}" if waited_for(state) == buyer else "x")
    return state


def _some_hand(laid: str | None, size: int) -> str:
    return " ".join([card for card in CARDS if card != laid][:size])


def _number(state: FilouState, seat: str | None) -> int:
    return state.turn if seat is None else SEAT_LETTERS.index(seat)
