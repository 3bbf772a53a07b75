"""What a table of Meine Schafe always has: 77 tiles, and a map, a rim and areas that say the same (SHF-1)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rudel.games.schafe import board
from rudel.games.schafe.tiles import BAG, COLOURS, HUNTER, MARKERS, SECRET, SQUARE, unpacked

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rudel.games.schafe.meadow import Meadow
    from rudel.games.schafe.rules import SchafeState


def material(state: SchafeState) -> Mapping[str, int]:
    """Tiles by kind, wherever they are, and everything that is written down twice and does not agree."""
    laid = lying(state.meadow)
    counted = {
        "landscape": sum(_is_somewhere(state, tile, laid) for tile in range(60)),
        "wolves and hunters": sum(_is_somewhere(state, tile, laid) for tile in range(60, BAG)),
        "? tiles": sum(_secret_is_somewhere(state, colour, laid) for colour in range(len(COLOURS))),
        "village squares": laid[SQUARE],
        "markers": MARKERS,
    }
    counted["tiles"] = sum(counted.values())
    counted["hands miscounted"] = sum(
        state.cells[board.HELD + seat] != len(state.hand(seat)) for seat in range(state.seats)
    )
    counted["bag miscounted"] = state.bag - state.cells.count(board.IN_BAG, board.HOLDER, board.HELD)
    playing = sum(1 << seat for seat in range(state.seats) if state.cells[board.ENDED + seat] == board.PLAYING)
    counted["players miscounted"] = state.playing ^ playing
    counted["map askew"] = _map_askew(state.meadow)
    counted["rim askew"] = _rim_askew(state.meadow)
    counted["areas askew"] = _areas_askew(state.meadow)
    return counted


def lying(meadow: Meadow) -> Counter[int]:
    """How often each tile lies on the table, hunters on top of wolves included."""
    found = Counter(meadow.cells[board.TILE : board.TILE + meadow.laid])
    found.update(top - 1 for top in meadow.cells[board.TOP : board.TOP + meadow.laid] if top)
    return found


def _is_somewhere(state: SchafeState, tile: int, laid: Counter[int]) -> bool:
    """Whether the tile lies exactly once if it is laid, is the pending one if it is pending, and else does not lie."""
    holder = state.cells[board.HOLDER + tile]
    if holder == board.LAID:
        return laid[tile] == 1
    return laid[tile] == 0 and (holder == board.PENDING) == (state.tile == tile)


def _secret_is_somewhere(state: SchafeState, colour: int, laid: Counter[int]) -> bool:
    """Whether a "?" tile is where its owner's marker says: laid or pending once shown, else hidden or nobody's."""
    owners = [seat for seat in range(state.seats) if state.cells[board.COLOUR + seat] == colour]
    lies = laid[SECRET + colour] + (state.tile == SECRET + colour)
    return len(owners) <= 1 and lies == sum(state.cells[board.SHOWN + seat] for seat in owners)


def _map_askew(meadow: Meadow) -> int:
    """Tiles that are not where the grid says, or whose edges do not match their neighbours'."""
    wrong = sum(0 < order <= board.MOST_TILES for order in meadow.cells[: board.TILE]) - meadow.laid
    for order in range(meadow.laid):
        cell = meadow.cell_at(order)
        wrong += meadow.tile_at(cell) != order
        for way in range(4):
            other = meadow.tile_at(meadow.beside(cell, way))
            wrong += other >= 0 and _edge(meadow, order, way) != _edge(meadow, other, (way + 2) % 4)
        if meadow.cells[board.TOP + order]:
            wrong += not 60 <= meadow.cells[board.TILE + order] < HUNTER
    return wrong


def _edge(meadow: Meadow, order: int, way: int) -> str:
    return unpacked(meadow.pattern_at(order))[way]


def _rim_askew(meadow: Meadow) -> int:
    """Empty cells beside tiles that the rim does not name, or with other wishes than the tiles beside them have."""
    cells = {meadow.beside(meadow.cell_at(order), way) for order in range(meadow.laid) for way in range(4)}
    empty = {cell for cell in cells if meadow.tile_at(cell) < 0}
    wrong = meadow.rim - len(empty)
    for cell in empty:
        beside = [meadow.tile_at(meadow.beside(cell, way)) for way in range(4)]
        wanted = ["." if other < 0 else _edge(meadow, other, (way + 2) % 4) for way, other in enumerate(beside)]
        wrong += "".join(wanted) != unpacked(meadow.wanted(cell))
    return wrong


def _areas_askew(meadow: Meadow) -> int:
    """Areas whose motif, edges, open edges, wolves or hunters are not those of their edges, or that should be one."""
    counted: dict[int, Counter[str]] = {}
    wrong = 0
    for order in range(meadow.laid):
        tile, cell = meadow.cells[board.TILE + order], meadow.cell_at(order)
        for way in range(4):
            area = meadow.cells[board.AREA + 4 * order + way]
            wrong += meadow.cells[board.MOTIF + area] != 1 + "RYBKFV".index(_edge(meadow, order, way))
            found = counted.setdefault(area, Counter())
            other = meadow.tile_at(meadow.beside(cell, way))
            found["edges"] += 1
            found["open"] += other < 0
            after = (way + 1) % 4
            if _edge(meadow, order, way) == _edge(meadow, order, after):
                wrong += area != meadow.cells[board.AREA + 4 * order + after]
            if other >= 0:
                wrong += area != meadow.cells[board.AREA + 4 * other + (way + 2) % 4]
        if 60 <= tile < BAG and unpacked(meadow.pattern_at(order)) == "FFFF":
            hunter = tile >= HUNTER or bool(meadow.cells[board.TOP + order])
            counted[meadow.cells[board.AREA + 4 * order]]["hunters" if hunter else "wolves"] += 1
    for area in range(meadow.areas):
        found = counted.get(area, Counter())
        wrong += bool(found) != bool(meadow.cells[board.MOTIF + area])
        for begin, name in _COUNTS:
            wrong += meadow.cells[begin + area] != found[name]
    return wrong


_COUNTS = ((board.EDGES, "edges"), (board.OPEN, "open"), (board.WOLVES, "wolves"), (board.HUNTERS, "hunters"))
