"""What one can do in Kleine Kläffer: typed actions ⇄ ids ⇄ notation.

Ids are dense and the same for every seat number.

    0    Pick      4 slots of the hand            h1 … h4
    4    Put       16 places of the council       a1 … d4
    20   Draw      left, right                    <  >
    22   Give      6 districts x 3 seats ahead    Y>B
    40   Decline                                  x
    41   Take                                     +
    42   Leave                                    -
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

import msgspec

from rudel.core.errors import BadNotation
from rudel.core.game import SEAT_LETTERS
from rudel.games.klaeffer.board import PLACES, SIDE, place_name
from rudel.games.klaeffer.cards import DISTRICTS, HAND

if TYPE_CHECKING:
    from rudel.core.game import Game

PUT = HAND
DRAW = PUT + PLACES
GIVE = DRAW + 2
MOST_AHEAD = 3
DECLINE = GIVE + MOST_AHEAD * len(DISTRICTS)
TAKE = DECLINE + 1
LEAVE = TAKE + 1
ACTIONS = LEAVE + 1

Row = Literal["left", "right"]
ROWS: tuple[Row, Row] = ("left", "right")
ROW_SIGNS = "<>"


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """Picks the hand card to be placed, by its slot 0 to 3."""

    slot: int


class Put(msgspec.Struct, frozen=True, tag="put"):
    """Puts the picked card on a place of the council (KLF-11)."""

    place: int


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Draws the next card of a draw row (KLF-14)."""

    row: Row


class Give(msgspec.Struct, frozen=True, tag="give"):
    """Gives all cards of a district to the seat `ahead` places further in playing order (KLF-10)."""

    district: int
    ahead: int


class Decline(msgspec.Struct, frozen=True, tag="decline"):
    """Places nothing in one's last turn (KLF-20)."""


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Takes everything that the placed card has convinced, where taking is free (KLF-12)."""


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Takes nothing of what the placed card has convinced (KLF-12)."""


Action = Pick | Put | Draw | Give | Decline | Take | Leave
SIGNS = {DECLINE: "x", TAKE: "+", LEAVE: "-"}


def action(number: int) -> Action:
    """The action that a number stands for."""
    if number < PUT:
        return Pick(number)
    if number < DRAW:
        return Put(number - PUT)
    if number < GIVE:
        return Draw(ROWS[number - DRAW])
    if number < DECLINE:
        district, ahead = divmod(number - GIVE, MOST_AHEAD)
        return Give(district, ahead + 1)
    if number == DECLINE:
        return Decline()
    return Take() if number == TAKE else Leave()


def number(asked: Action) -> int:
    """The number of an action."""
    match asked:
        case Pick(slot):
            return slot
        case Put(place):
            return PUT + place
        case Draw(row):
            return DRAW + ROWS.index(row)
        case Give(district, ahead):
            return GIVE + MOST_AHEAD * district + ahead - 1
        case Decline():
            return DECLINE
        case Take():
            return TAKE
        case Leave():
            return LEAVE


def write(game: Game, seat: int, asked_number: int) -> str:
    """The action in notation, as the seat plays it."""
    asked = action(asked_number)
    match asked:
        case Pick(slot):
            return f"h{slot + 1}"
        case Put(place):
            return place_name(place)
        case Draw(row):
            return ROW_SIGNS[ROWS.index(row)]
        case Give(district, ahead):
            return f"{DISTRICTS[district]}>{_letter(game, seat, ahead)}"
        case Decline() | Take() | Leave():
            return SIGNS[asked_number]


def _letter(game: Game, seat: int, ahead: int) -> str:
    """The letter of the seat so far ahead; a seat beyond the table (no action of this game) is counted with a digit."""
    return SEAT_LETTERS[(seat + ahead) % game.seats] if ahead < game.seats else str(ahead)


_PICK = re.compile(r"h(?P<slot>[1-4])")
_PUT = re.compile(r"(?P<column>[abcd])(?P<line>[1-4])")
_GIVE = re.compile(rf"(?P<district>[{DISTRICTS}])>(?P<receiver>[A-D1-3])")


def read(game: Game, seat: int, word: str) -> int:
    """The number of the action that a word of notation stands for."""
    if found := _PICK.fullmatch(word):
        return int(found["slot"]) - 1
    if found := _PUT.fullmatch(word):
        return PUT + SIDE * (int(found["line"]) - 1) + "abcd".index(found["column"])
    if found := _GIVE.fullmatch(word):
        return number(Give(DISTRICTS.index(found["district"]), _ahead(game, seat, found["receiver"])))
    if word in ("<", ">"):
        return DRAW + ROW_SIGNS.index(word)
    for number_of, sign in SIGNS.items():
        if word == sign:
            return number_of
    raise BadNotation(f"{word!r} is no Kleine Kläffer notation; an action looks like h1, a1, <, >, Y>B, x, + or -")


def _ahead(game: Game, seat: int, receiver: str) -> int:
    """How far ahead the lettered seat sits; nobody gives to himself, so one's own letter is bad notation."""
    if receiver.isdigit():
        ahead = int(receiver)
        if ahead >= game.seats:
            return ahead
    elif SEAT_LETTERS.index(receiver) < game.seats and SEAT_LETTERS[seat] != receiver:
        return (SEAT_LETTERS.index(receiver) - seat) % game.seats
    raise BadNotation(f"{receiver} is no other seat of this table")
