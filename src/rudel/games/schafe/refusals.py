"""Why an action is not legal: the id of the rule that forbids it. Explains only; `legal` alone decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.games.schafe import actions, board
from rudel.games.schafe.actions import At, Done, Pass, Reveal, Take
from rudel.games.schafe.tiles import HUNTER, SECRET, WOLF, packed

if TYPE_CHECKING:
    from rudel.games.schafe.meadow import Meadow
    from rudel.games.schafe.rules import SchafeState

TURN, PLACING, HUNTING, SECOND, OVER = range(5)
FOREST = packed("FFFF")


def why_not(state: SchafeState, seat: int, action: int) -> str:
    """The id of the rule that forbids the action now; asked only about actions that are not legal."""
    asked = actions.action(action)
    if state.phase == OVER:
        return "SHF-30"
    if state.cells[board.ENDED + seat]:
        return "SHF-25" if state.cells[board.ENDED + seat] == board.IS_OUT else "SHF-12"
    if state.phase == TURN:
        return _turn(state, seat, asked)
    if seat != state.actor:
        return "SHF-20"
    if state.phase == PLACING:
        return _place(state, asked) if isinstance(asked, At) else "SHF-20"  # what was begun is completed first
    return _going_on(state, seat, asked)


def _turn(state: SchafeState, seat: int, asked: actions.Action) -> str:
    """Why a seat cannot begin with this."""
    active = seat == state.turn
    if not active and (state.game.options["own_turn_only"] or isinstance(asked, Pass) or _ordinary(asked)):
        return "SHF-20"
    if state.acted >> seat & 1 and not isinstance(asked, Pass) and not _ordinary(asked):
        return "SHF-20"  # one special action in each turn
    match asked:
        case Take(tile, side):
            return _take(state, seat, tile, face=tile >= WOLF and not side)
        case Reveal():
            return "SHF-24"
        case Done():
            return "SHF-20"
    return "SHF-10"  # a place without a tile, or a pass though something fits


def _ordinary(asked: actions.Action) -> bool:
    """Whether this is what only the active seat does: laying a landscape or four-sheep side."""
    return isinstance(asked, At) or (isinstance(asked, Take) and (asked.tile < WOLF or asked.side == 1))


def _going_on(state: SchafeState, seat: int, asked: actions.Action) -> str:
    """Why a seat in the middle of a special action cannot go on with this."""
    if isinstance(asked, At):
        return "SHF-10"
    if not isinstance(asked, Take):
        return "SHF-20"  # an action once begun is completed first
    face = not _ordinary(asked)
    if state.phase == HUNTING and not face:
        return "SHF-20"
    if state.phase == SECOND and face and state.game.rules < 2:
        return "SHF-24"
    return _take(state, seat, asked.tile, face=face)


def _take(state: SchafeState, seat: int, tile: int, *, face: bool) -> str:
    """Why a tile of this kind cannot be taken: it is not in the hand, or fits nowhere."""
    if state.cells[board.HOLDER + tile] != seat + 1:
        return "SHF-5"
    if not face:
        return "SHF-10"
    hunter = tile >= HUNTER
    cells = [_rim_cell(state.meadow, index) for index in range(state.meadow.rim)]
    if any(state.meadow.fits_at(cell, FOREST) for cell in cells):
        return "SHF-22" if hunter else "SHF-21"  # each of these forests has a wolf, or a hunter
    return "SHF-10"


def _rim_cell(meadow: Meadow, index: int) -> int:
    low, high = meadow.cells[board.RIM + 2 * index : board.RIM + 2 * index + 2]
    return low | high << 8


def _place(state: SchafeState, asked: At) -> str:
    """Why the pending tile cannot lie there."""
    meadow, cell = state.meadow, actions.cell_of(asked.x, asked.y)
    hunter = state.tile >= HUNTER
    if state.is_face():
        if meadow.fits_at(cell, FOREST):
            forests = {area for way in range(4) if (area := _area(meadow, cell, way)) is not None}
            return "SHF-23" if len(forests) > 1 else "SHF-22" if hunter else "SHF-21"
        return "SHF-22" if hunter and meadow.tile_at(cell) >= 0 else "SHF-10"
    return "SHF-24" if state.tile >= SECRET else "SHF-10"


def _area(meadow: Meadow, cell: int, way: int) -> int | None:
    """The area that an edge on this empty cell would join."""
    other = meadow.tile_at(meadow.beside(cell, way))
    return None if other < 0 else meadow.cells[board.AREA + 4 * other + (way + 2) % 4]
