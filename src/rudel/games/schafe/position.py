"""Positions written by hand: for tests, puzzles and questions such as "what may I do here?"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.core.dice import Dice
from rudel.core.errors import BadSetup
from rudel.core.game import SEAT_LETTERS
from rudel.games.schafe import board
from rudel.games.schafe.actions import Take, cell_of, tile_of, typed_take
from rudel.games.schafe.meadow import Meadow
from rudel.games.schafe.rules import SchafeState, restore
from rudel.games.schafe.tiles import BAG, COLOURS, HUNTER, SECRET, SIDES, packed, turned

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rudel.core.game import Game


def position(
    game: Game,
    map: Sequence[tuple[str, int, int]] = (),  # noqa: A002  (the view's own word)
    hands: Mapping[str, str] | None = None,
    *,
    colours: str = COLOURS,
    turn: str = "A",
    bag: str | None = None,
    finished: str = "",
    out: str = "",
    shown: str = "",
    first: str | None = None,
    seed: int = 0,
    check: bool = True,
) -> SchafeState:
    """A position from words: the tiles on the table in the order laid, and each seat's hand.

    A tile on the table is written as in notation, with its edges as they lie ("12YFRR", "WRs", "WR", "HB"), "?R" for a
    "?" tile, "WR+HB" for a wolf with a hunter on top; the village square lies at 0,0. A hand is names of tiles
    ("12 13 WR"). `finished` are the seats that have finished, in order, those of `out` by getting out; `shown` have
    shown their colours (so have those whose "?" tile lies). All tiles not named lie in the bag, or with a bag by names
    take no part. Edges that do not match are refused if `check`.
    """
    cells = bytearray(board.HANDS_SIZE)
    meadow = Meadow()
    for name, x, y in map:
        _lay(cells, meadow, name, cell_of(x, y), check=check)
    for letter, names in (hands or {}).items():
        for name in names.split():
            _hold(cells, tile_of(name), _seat(game, letter) + 1)
        cells[board.HELD + _seat(game, letter)] = len(names.split())
    if bag is not None:
        kept = [tile_of(name) for name in bag.split()]
        for tile in range(BAG):
            if cells[board.HOLDER + tile] == board.IN_BAG and tile not in kept:
                cells[board.HOLDER + tile] = board.GONE
    _write_seats(cells, game, meadow, colours, shown)
    _write_finished(cells, game, finished, out)
    on_turn = _seat(game, turn)
    begins = on_turn if first is None else _seat(game, first)
    return restore(game, Dice(seed), meadow, cells, b"", (0, 0, 0, on_turn, on_turn, begins, 0, 0, -1, 0, 0, 0))


def _seat(game: Game, letter: str) -> int:
    seat = SEAT_LETTERS.find(letter)
    if not 0 <= seat < game.seats:
        raise BadSetup(f"there is no seat {letter!r} at a table of {game.seats}")
    return seat


def _hold(cells: bytearray, tile: int, holder: int) -> None:
    """Takes the tile out of the bag."""
    if tile >= SECRET:
        raise BadSetup('a "?" tile is never in a hand or in the bag (SHF-4)')
    if cells[board.HOLDER + tile] != board.IN_BAG:
        raise BadSetup(f"tile {tile + 1} is named twice")
    cells[board.HOLDER + tile] = holder


def _lay(cells: bytearray, meadow: Meadow, name: str, cell: int, *, check: bool) -> None:
    bottom, _, top = name.partition("+")
    if bottom.startswith("?"):
        tile = tile_of(bottom)
        pattern = packed(SIDES[tile][0])
    else:
        taken: Take = typed_take(bottom)
        tile = taken.tile
        pattern = packed(turned(SIDES[tile][taken.side], taken.turn))
        _hold(cells, tile, board.LAID)
    if not meadow.wanted(cell):
        raise BadSetup(f"{name} does not lie on an empty place beside another tile")
    if check and not meadow.fits_at(cell, pattern):
        raise BadSetup(f"the edges of {name} do not match those it touches (SHF-10)")
    meadow.lay(cell, tile, pattern)
    if top:
        hunter = tile_of(top)
        if not meadow.uncovered(meadow.laid - 1) or not HUNTER <= hunter < SECRET:
            raise BadSetup(f"{name}: only a hunter lies on top of a wolf, and of nothing else (SHF-22)")
        _hold(cells, hunter, board.LAID)
        meadow.cover(cell, hunter)


def _write_seats(cells: bytearray, game: Game, meadow: Meadow, colours: str, shown: str) -> None:
    laid = meadow.cells[board.TILE : board.TILE + meadow.laid]
    if len(colours) < game.seats or len(set(colours[: game.seats])) < game.seats:
        raise BadSetup(f"every seat has a colour of its own, not {colours!r} (SHF-4)")
    for seat in range(game.seats):
        colour = COLOURS.index(colours[seat])
        cells[board.COLOUR + seat] = colour
        cells[board.SHOWN + seat] = SEAT_LETTERS[seat] in shown or SECRET + colour in laid


def _write_finished(cells: bytearray, game: Game, finished: str, out: str) -> None:
    for place, letter in enumerate(finished):
        seat = _seat(game, letter)
        cells[board.ORDER + place] = seat + 1
        cells[board.ENDED + seat] = board.IS_OUT if letter in out else board.LAID_LAST
        if letter in out:  # SHF-25: his hand has left the game
            for tile in range(BAG):
                if cells[board.HOLDER + tile] == seat + 1:
                    cells[board.HOLDER + tile] = board.LEFT + seat
            cells[board.HELD + seat] = 0
