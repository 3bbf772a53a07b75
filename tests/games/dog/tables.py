"""Dog tables in words: lay a position, ask what may be played, play it, and read the stones back.

Seats are letters ("A"), stones and hands are written as in `rudel.games.dog.position`, plays in the game's notation.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import rudel
from rudel.core.game import SEAT_LETTERS
from rudel.games.dog import board
from rudel.games.dog.cards import RANKS, full_pack
from rudel.games.dog.position import position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rudel.core.game import Game
    from rudel.games.dog.events import Event
    from rudel.games.dog.rules import DogState
    from rudel.games.dog.view import DogView

HOUSES = ("dog", "lagerdog")
TABLES = (("dog", 4), ("dog", 6), ("lagerdog", 3), ("lagerdog", 4), ("lagerdog", 6))
"""Every house with every number of seats that plays with partners."""
ALONE = tuple((house, seats) for house in HOUSES for seats in (2, 3, 4, 5))
"""Every table where everyone plays for himself (DOG-74)."""
CARDS = RANKS[:-1]
"""All cards but the joker."""
HOME = "s1 s2 s3 s4"
"""The stones of a seat that has finished."""

in_both_houses = pytest.mark.parametrize("house", HOUSES)
at_every_table = pytest.mark.parametrize(("house", "seats"), TABLES)
alone_at_every_table = pytest.mark.parametrize(("house", "seats"), ALONE)


def table(
    stones: Mapping[str, str],
    hands: Mapping[str, str],
    turn: str = "A",
    *,
    house: str = "dog",
    seats: int = 4,
    deal: int = 1,
    discards: str = "",
    swapping: bool = False,
    seed: int = 0,
    **options: Any,
) -> DogState:
    """A position at a table of this house; nests and hands that are not named are full and empty."""
    game = rudel.game(house, seats, **options)
    return position(game, stones, hands, turn, deal=deal, discards=discards, swapping=swapping, seed=seed)


def letters(seats: int) -> str:
    """The letters of all seats in playing order."""
    return SEAT_LETTERS[:seats]


def ring(seats: int) -> int:
    """The number of ring fields where partners play (DOG-2)."""
    return 64 if seats == 3 else 16 * seats


def words(text: str) -> set[str]:
    """The words of a text, in no order."""
    return set(text.split())


def plays(state: DogState, seat: str | None = None) -> set[str]:
    """All that the seat (else whoever is on turn) may do now, in notation."""
    number = _number(state, seat)
    found = [state.game.write(number, action) for action in state.legal(number)]
    assert sorted(set(found)) == sorted(found), "an action is offered twice"
    return set(found)


def play(state: DogState, text: str, seat: str | None = None) -> DogState:
    """Plays word by word, each for this seat (else for whoever is on turn by then), and hands the state back."""
    for word in text.split():
        number = _number(state, seat)
        state.game.play(state, number, state.game.read(number, word))
    return state


def refusal(state: DogState, word: str, seat: str | None = None) -> str | None:
    """The id of the rule that forbids the word now, or None."""
    number = _number(state, seat)
    return state.game.why_not(state, number, state.game.read(number, word))


def heard(state: DogState, text: str, seat: str | None = None) -> list[Event]:
    """Plays word by word and returns the events."""
    state.journal = []
    play(state, text, seat)
    return state.game.info.events(state.journal)


def stones(state: DogState, seat: str) -> str:
    """The stones a to d of a seat, in the words of `position`."""
    number = _number(state, seat)
    fresh = view(state).fresh[number]
    places = view(state).stones[number]
    return " ".join(_place(place) + "!" * (letter == fresh) for letter, place in enumerate(places))


def hand(state: DogState, seat: str) -> str:
    """The cards of a seat, in the order of the ranks."""
    return " ".join(view(state, seat).hand)


def on_turn(state: DogState) -> str:
    """The letters of all seats that the game waits for."""
    return "".join(SEAT_LETTERS[seat] for seat in state.to_act())


def view(state: DogState, seat: str | None = None) -> DogView:
    """What the seat, or a spectator, knows."""
    return state.game.view(state, None if seat is None else SEAT_LETTERS.index(seat))


def discarded(state: DogState) -> str:
    """The discard pile, in the order of the ranks."""
    return " ".join(name for name, count in zip(RANKS, view(state).discards, strict=True) for _ in range(count))


def card_total(state: DogState) -> int:
    """All cards of the table, wherever they are."""
    seen = view(state)
    return seen.pack + sum(seen.held) + sum(seen.discards)


def all_but(game: Game, kept: str) -> str:
    """All cards of the table's packs except these: a discard pile that leaves them for the hands and the pack."""
    counts = Counter(dict(zip(RANKS, full_pack(game.options["packs"], game.options["jokers"]), strict=True)))
    counts.subtract(kept.split())
    return " ".join(counts.elements())


def seven_ends(state: DogState, *seats: str) -> set[str]:
    """Where the stones of these seats stand after each seven that can be played, seats parted by " | "."""
    reached = {state.fingerprint(): state}
    for step in range(7):
        reached = {after.fingerprint(): after for now in reached.values() for after in _stepped(now, first=step == 0)}
    return {" | ".join(stones(end, seat) for seat in seats) for end in reached.values()}


def _stepped(state: DogState, *, first: bool) -> list[DogState]:
    seat = _number(state, None)
    found = []
    for action in state.legal(seat):
        word = state.game.write(seat, action)
        if word.lstrip("*").startswith("7") and "^" not in word:
            found.append(state.copy())
            found[-1].apply(seat, action)
        elif not first:
            pytest.fail(f"{word} breaks into a seven")
    return found


def _number(state: DogState, seat: str | None) -> int:
    return state.turn if seat is None else SEAT_LETTERS.index(seat)


def _place(place: int) -> str:
    if place == board.NEST:
        return "n"
    return f"s{place - board.STALL}" if place > board.STALL else str(place)
