"""What one can do in Filou: typed actions ⇄ ids ⇄ notation.

Ids are dense and the same for every seat number and option.

    0    Lay    10 cards
    10   Pass
    11   Bid    1 to 108 mice
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from rudel.core.errors import BadNotation
from rudel.games.filou.cards import ALL_MICE, CARD, CARDS

if TYPE_CHECKING:
    from rudel.core.game import Game

PASS = len(CARDS)
BID = PASS  # a bid's id is BID + its mice
ACTIONS = BID + ALL_MICE + 1


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Chooses the card that will lie face down in the row (FIL-10)."""

    card: str


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Leaves the auction of this round (FIL-12)."""


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """Offers so many mice in all for the row (FIL-11)."""

    mice: int


Action = Lay | Pass | Bid


def action(number: int) -> Action:
    """The action that a number stands for."""
    if number < PASS:
        return Lay(CARDS[number])
    return Pass() if number == PASS else Bid(number - BID)


def number(asked: Action) -> int:
    """The number of an action."""
    match asked:
        case Lay(card):
            return CARD[card]
        case Pass():
            return PASS
        case Bid(mice):
            return BID + mice


def write(game: Game, seat: int, asked_number: int) -> str:
    """The action in notation; it is the same for every seat."""
    del game, seat
    match action(asked_number):
        case Lay(card):
            return card
        case Pass():
            return "x"
        case Bid(mice):
            return f"b{mice}"


_BID = re.compile(r"b([1-9][0-9]{0,2})")


def read(game: Game, seat: int, word: str) -> int:
    """The number of the action that a word of notation stands for."""
    del game, seat
    if word in CARD:
        return number(Lay(word))
    if word == "x":
        return PASS
    found = _BID.fullmatch(word)
    if found and int(found[1]) <= ALL_MICE:
        return number(Bid(int(found[1])))
    raise BadNotation(f"{word!r} is no Filou notation; an action is a card (-8, 15, R, SD, BD), b7 for a bid, or x")
