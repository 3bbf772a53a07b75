"""What one can do in Meine Schafe, Deine Schafe: typed actions ⇄ ids ⇄ notation.

Ids are dense and the same for every seat number and option. A tile is laid in two steps: Take it (which side, how
turned), then At: where. Places: x to the east, y to the south, the village square at 0,0; the table has no border, but
73 tiles never reach round a square of 80 by 80 places, so cell (y mod 80) * 80 + x mod 80 says where.

    0     At                             80 x 80 places
    6400  Take a landscape tile          60 tiles x 2 sides x 4 turns
    6880  Take the four-sheep side       4 wolves, 4 hunters
    6888  Take the wolf or the hunter    4 wolves, 4 hunters
    6896  Reveal
    6897  Pass
    6898  Done
    6899  GetOut
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from rudel.core.errors import BadNotation
from rudel.games.schafe.tiles import NAMES, NUMBER, SIDES, WOLF, turned

if TYPE_CHECKING:
    from rudel.core.game import Game

WIDTH = 80
TAKE = WIDTH * WIDTH
SHEEP = TAKE + 8 * WOLF
FACE = SHEEP + 8
REVEAL = FACE + 8
PASS = REVEAL + 1
DONE = PASS + 1
GET_OUT = DONE + 1
ACTIONS = GET_OUT + 1


class At(msgspec.Struct, frozen=True, tag="at"):
    """Lays the tile taken on this place; a hunter also on top of a wolf (SHF-22)."""

    x: int
    y: int


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Takes a tile from the hand to lay it: side 0 front, 1 back, so many quarter turns clockwise.

    The front of a wolf or hunter is its face (SHF-21, SHF-22), the back its four sheep.
    """

    tile: int
    side: int
    turn: int


class Reveal(msgspec.Struct, frozen=True, tag="reveal"):
    """Shows one's colour to lay the "?" tile (SHF-24)."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Passes, having nothing that fits (SHF-10)."""


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Ends one's special action: no more wolves and hunters, or no second tile (SHF-21, SHF-24)."""


class GetOut(msgspec.Struct, frozen=True, tag="get-out"):
    """Ends the game for oneself (SHF-25)."""


Action = At | Take | Reveal | Pass | Done | GetOut

_PLAIN: tuple[Action, ...] = (Reveal(), Pass(), Done(), GetOut())
_WORDS = ("?", "x", "done", "out")


def cell_of(x: int, y: int) -> int:
    """The number of a place."""
    return y % WIDTH * WIDTH + x % WIDTH


def place_of(cell: int) -> tuple[int, int]:
    """The place x, y that a number stands for, from -40 to 39."""
    half = WIDTH // 2
    return (cell + half) % WIDTH - half, (cell // WIDTH + half) % WIDTH - half


def action(number: int) -> Action:
    """The action that a number stands for."""
    if number < TAKE:
        return At(*place_of(number))
    if number < SHEEP:
        tile, way = divmod(number - TAKE, 8)
        return Take(tile, way // 4, way % 4)
    if number < FACE:
        return Take(WOLF + number - SHEEP, 1, 0)
    if number < REVEAL:
        return Take(WOLF + number - FACE, 0, 0)
    return _PLAIN[number - REVEAL]


def number(asked: Action) -> int:
    """The number of an action."""
    match asked:
        case At(x, y):
            return cell_of(x, y)
        case Take(tile, side, turn):
            if tile < WOLF:
                return TAKE + 8 * tile + 4 * side + turn
            return (SHEEP if side else FACE) + tile - WOLF
    return REVEAL + _PLAIN.index(asked)


def _word(asked: Take) -> str:
    name = NAMES[asked.tile]
    if asked.tile >= WOLF:
        return name + "s" * asked.side
    return name + turned(SIDES[asked.tile][asked.side], asked.turn)


_TAKES = {_word(taken): taken for taken in map(action, range(TAKE, REVEAL)) if isinstance(taken, Take)}
_AT = re.compile(r"@(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")


def write(game: Game, seat: int, asked_number: int) -> str:
    """The action in notation; a landscape tile is written with its edges as they would lie."""
    del game, seat
    match action(asked_number):
        case At(x, y):
            return f"@{x},{y}"
        case Take() as taken:
            return _word(taken)
    return _WORDS[asked_number - REVEAL]


def read(game: Game, seat: int, word: str) -> int:
    """The number of the action that a word of notation stands for."""
    del game, seat
    if word in _WORDS:
        return REVEAL + _WORDS.index(word)
    if word in _TAKES:
        return number(_TAKES[word])
    if found := _AT.fullmatch(word):
        x, y = int(found[1]), int(found[2])
        half = WIDTH // 2
        if -half <= x < half and -half <= y < half:
            return cell_of(x, y)
    raise BadNotation(
        f"{word!r} is no notation of this game; an action looks like 12YFRR, WRs, HB, @3,-2, ?, x, done, out"
    )


def typed_take(word: str) -> Take:
    """The tile, side and turn that a word of notation stands for; BadNotation if it stands for none."""
    if word not in _TAKES:
        raise BadNotation(f"{word!r} is no side of a tile; sides are written 12YFRR, WR, WRs, HB, HBs")
    return _TAKES[word]


def tile_of(name: str) -> int:
    """The number of the tile of this name; BadNotation if there is none."""
    if name not in NUMBER:
        raise BadNotation(f"there is no tile {name!r}; tiles are 1 to 60, WR, HB, ?K and V")
    return NUMBER[name]
