"""The tiles on the table: where they lie, what fits beside them, and the areas they make. A kernel, as rules.py is.

Nothing is ever taken away, so areas only grow and join: each edge knows its area, and joining two writes the edges of
the younger one over. The rim keeps every empty place beside a tile with the edges wanted there, so that asking what
fits costs as much as the rim is long.
"""

# mypy: disallow-untyped-decorators=False

from __future__ import annotations

import cython

from rudel.core.state import Choices
from rudel.games.schafe import actions as ids
from rudel.games.schafe import board, tiles

# The numbers of board.py once more, as C integers.
GRID = cython.declare(cython.int, board.GRID)
TILE = cython.declare(cython.int, board.TILE)
CELL = cython.declare(cython.int, board.CELL)
PATTERN = cython.declare(cython.int, board.PATTERN)
TOP = cython.declare(cython.int, board.TOP)
AREA = cython.declare(cython.int, board.AREA)
RIM = cython.declare(cython.int, board.RIM)
WANT = cython.declare(cython.int, board.WANT)
MOTIF = cython.declare(cython.int, board.MOTIF)
OPEN = cython.declare(cython.int, board.OPEN)
EDGES = cython.declare(cython.int, board.EDGES)
WOLVES = cython.declare(cython.int, board.WOLVES)
HUNTERS = cython.declare(cython.int, board.HUNTERS)
MOST_TILES = cython.declare(cython.int, board.MOST_TILES)
RIM_MARK = cython.declare(cython.int, board.RIM_MARK)
WIDTH = cython.declare(cython.int, ids.WIDTH)
CELLS = cython.declare(cython.int, ids.TAKE)
WOLF = cython.declare(cython.int, tiles.WOLF)
HUNTER = cython.declare(cython.int, tiles.HUNTER)
SECRET = cython.declare(cython.int, tiles.SECRET)
FOREST = cython.declare(cython.int, tiles.FOREST + 1)
ALL_FOREST = cython.declare(cython.int, tiles.packed("FFFF"))
CARES = cython.declare(bytes, tiles.CARES)


@cython.final
@cython.cclass
class Meadow:
    """All that lies on the table."""

    cells: bytearray
    laid: int
    rim: int
    areas: int

    def __init__(self) -> None:
        self.cells = bytearray(board.MEADOW_SIZE)
        self.laid = self.rim = self.areas = 0
        self.lay(0, tiles.SQUARE, tiles.packed("VVVV"))  # SHF-5

    # --- laying --------------------------------------------------------------------------------------------------

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def lay(self, cell: cython.int, tile: cython.int, pattern: cython.int) -> cython.int:
        """Lays a tile, whose edges are the pattern, on an empty cell; returns how many others it touches (SHF-11)."""
        cells: bytearray = self.cells
        order: cython.int = self.laid
        way: cython.int
        area: cython.int
        touching: cython.int = 0
        if order:
            self._leave_rim(cell)
        cells[GRID + cell] = order + 1
        cells[TILE + order] = tile
        self._write_two(CELL + 2 * order, cell)
        self._write_two(PATTERN + 2 * order, pattern)
        self.laid = order + 1
        for way in range(4):
            touching += self._edge(order, cell, way, pattern >> 4 * way & 15)
            if way and pattern >> 4 * way & 15 == pattern >> 4 * (way - 1) & 15:  # SHF-32: neighbours are connected
                self._join(cells[AREA + 4 * order + way - 1], cells[AREA + 4 * order + way])
        if pattern & 15 == pattern >> 12:
            self._join(cells[AREA + 4 * order], cells[AREA + 4 * order + 3])
        if pattern == ALL_FOREST and WOLF <= tile < SECRET:
            area = cells[AREA + 4 * order]
            cells[(WOLVES if tile < HUNTER else HUNTERS) + area] += 1
        return touching

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _edge(self, order: cython.int, cell: cython.int, way: cython.int, motif: cython.int) -> cython.int:
        """Gives an edge of a new tile its area: that of the edge it touches, of the edge before it, or a new one."""
        cells: bytearray = self.cells
        near: cython.int = self.beside(cell, way)
        there: cython.int = cells[GRID + near]
        touching: cython.int = 1 if 0 < there <= MOST_TILES else 0
        area: cython.int
        if touching:
            area = cells[AREA + 4 * (there - 1) + (way + 2) % 4]
            cells[OPEN + area] -= 1
        else:
            if way and self._two(PATTERN + 2 * order) >> 4 * (way - 1) & 15 == motif:
                area = cells[AREA + 4 * order + way - 1]
            else:
                area = self.areas
                self.areas += 1
                cells[MOTIF + area] = motif
            cells[OPEN + area] += 1
            self._want(near, (way + 2) % 4, motif)
        cells[EDGES + area] += 1
        cells[AREA + 4 * order + way] = area
        return touching

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _join(self, one: cython.int, other: cython.int) -> cython.int:
        """Two areas are one from now on, and keep the number of the older."""
        cells: bytearray = self.cells
        node: cython.int
        kept: cython.int = min(one, other)
        lost: cython.int = max(one, other)
        if one == other:
            return 0
        for node in range(AREA, AREA + 4 * self.laid):
            if cells[node] == lost:
                cells[node] = kept
        cells[OPEN + kept] += cells[OPEN + lost]
        cells[EDGES + kept] += cells[EDGES + lost]
        cells[WOLVES + kept] += cells[WOLVES + lost]
        cells[HUNTERS + kept] += cells[HUNTERS + lost]
        cells[MOTIF + lost] = cells[OPEN + lost] = cells[EDGES + lost] = 0
        cells[WOLVES + lost] = cells[HUNTERS + lost] = 0
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _want(self, cell: cython.int, way: cython.int, motif: cython.int) -> cython.int:
        """The cell is beside a tile that wants this motif on this edge of whatever will lie there."""
        index: cython.int = self.cells[GRID + cell] - RIM_MARK
        if index < 0:
            index = self.rim
            self.rim += 1
            self.cells[GRID + cell] = RIM_MARK + index
            self._write_two(RIM + 2 * index, cell)
            self._write_two(WANT + 2 * index, 0)
        return self._write_two(WANT + 2 * index, self._two(WANT + 2 * index) | motif << 4 * way)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _leave_rim(self, cell: cython.int) -> cython.int:
        """A tile comes to lie on the cell; the last of the rim takes its place there."""
        index: cython.int = self.cells[GRID + cell] - RIM_MARK
        last: cython.int = self.rim - 1
        moved: cython.int = self._two(RIM + 2 * last)
        self.rim = last
        self.cells[GRID + moved] = RIM_MARK + index
        self._write_two(RIM + 2 * index, moved)
        self._write_two(WANT + 2 * index, self._two(WANT + 2 * last))
        self._write_two(RIM + 2 * last, 0)
        self._write_two(WANT + 2 * last, 0)
        return 0

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def cover(self, cell: cython.int, hunter: cython.int) -> cython.int:
        """Puts a hunter on top of the wolf that lies there (SHF-22): from now on the forest has a hunter (SHF-23)."""
        order: cython.int = self.cells[GRID + cell] - 1
        area: cython.int = self.cells[AREA + 4 * order]
        self.cells[TOP + order] = hunter + 1
        self.cells[WOLVES + area] -= 1
        self.cells[HUNTERS + area] += 1
        return 0

    # --- what fits -----------------------------------------------------------------------------------------------

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def single_wants(self) -> cython.int:
        """The edges wanted where only one is: bit 6 * way + motif. Most tiles fit at such a place or nowhere."""
        index: cython.int
        want: cython.int
        mask: cython.int = 0
        for index in range(self.rim):
            want = self._two(WANT + 2 * index)
            if not want & 0xFFF0:
                mask |= 1 << (want - 1)
            elif not want & 0xFF0F:
                mask |= 1 << (5 + (want >> 4))
            elif not want & 0xF0FF:
                mask |= 1 << (11 + (want >> 8))
            elif not want & 0x0FFF:
                mask |= 1 << (17 + (want >> 12))
        return mask

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def fits(self, pattern: cython.int, singles: cython.int) -> cython.bint:
        """Whether a tile with these edges fits anywhere (SHF-10), given `single_wants`."""
        index: cython.int
        want: cython.int
        if singles >> ((pattern & 15) - 1) & 1 or singles >> (5 + (pattern >> 4 & 15)) & 1:
            return True
        if singles >> (11 + (pattern >> 8 & 15)) & 1 or singles >> (17 + (pattern >> 12)) & 1:
            return True
        for index in range(self.rim):
            want = self._two(WANT + 2 * index)
            if not (pattern ^ want) & (CARES[want & 255] | CARES[want >> 8] << 8):
                return True
        return False

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def places_into(self, pattern: cython.int, choices: Choices) -> cython.int:
        """Writes every cell where a tile with these edges fits (SHF-10) and returns their number."""
        index: cython.int
        want: cython.int
        count: cython.int = 0
        for index in range(self.rim):
            want = self._two(WANT + 2 * index)
            if not (pattern ^ want) & (CARES[want & 255] | CARES[want >> 8] << 8):
                choices.ids[count] = self._two(RIM + 2 * index)
                count += 1
        return count

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def wanted(self, cell: cython.int) -> cython.int:
        """The edges wanted on a cell, four bits each; 0 if it is no empty cell beside a tile."""
        index: cython.int = self.cells[GRID + cell] - RIM_MARK
        return self._two(WANT + 2 * index) if index >= 0 else 0

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def fits_at(self, cell: cython.int, pattern: cython.int) -> cython.bint:
        """Whether a tile with these edges fits on the cell (SHF-10)."""
        want: cython.int = self.wanted(cell)
        return want != 0 and not (pattern ^ want) & (CARES[want & 255] | CARES[want >> 8] << 8)

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def face_fits_at(self, cell: cython.int, hunter: cython.bint) -> cython.bint:
        """Whether a wolf or hunter may lie on the empty cell: no forest there has a hunter, or a wolf (SHF-23)."""
        cells: bytearray = self.cells
        way: cython.int
        there: cython.int
        counted: cython.int = WOLVES if hunter else HUNTERS
        if not self.fits_at(cell, ALL_FOREST):
            return False
        for way in range(4):
            there = cells[GRID + self.beside(cell, way)]
            if 0 < there <= MOST_TILES and cells[counted + cells[AREA + 4 * (there - 1) + (way + 2) % 4]]:
                return False
        return True

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def uncovered(self, order: cython.int) -> cython.bint:
        """Whether this tile is a wolf with no hunter on top."""
        tile: cython.int = self.cells[TILE + order]
        return WOLF <= tile < HUNTER and not self.cells[TOP + order] and self.pattern_at(order) == ALL_FOREST

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def face_fits(self, hunter: cython.bint) -> cython.bint:
        """Whether a wolf or hunter fits anywhere; a hunter also on top of any wolf (SHF-21, SHF-22)."""
        index: cython.int
        for index in range(self.rim):
            if self.face_fits_at(self._two(RIM + 2 * index), hunter):
                return True
        if hunter:
            for index in range(self.laid):
                if self.uncovered(index):
                    return True
        return False

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def face_places_into(self, hunter: cython.bint, choices: Choices) -> cython.int:
        """Writes every cell where a wolf or hunter may be laid, and for a hunter every wolf's; returns their number."""
        index: cython.int
        cell: cython.int
        count: cython.int = 0
        for index in range(self.rim):
            cell = self._two(RIM + 2 * index)
            if self.face_fits_at(cell, hunter):
                choices.ids[count] = cell
                count += 1
        if hunter:
            for index in range(self.laid):
                if self.uncovered(index):
                    choices.ids[count] = self.cell_at(index)
                    count += 1
        return count

    # --- areas ---------------------------------------------------------------------------------------------------

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def threatened(self, area: cython.int) -> cython.bint:
        """Whether the pen borders a forest with a wolf not covered (SHF-33)."""
        cells: bytearray = self.cells
        order: cython.int
        way: cython.int
        side: cython.int
        node: cython.int
        for order in range(self.laid):
            node = AREA + 4 * order
            for way in range(4):
                if cells[node + way] == area:
                    side = cells[node + (way + 1) % 4]
                    if cells[WOLVES + side]:
                        return True
                    side = cells[node + (way + 3) % 4]
                    if cells[WOLVES + side]:
                        return True
        return False

    def pens(self) -> list[tuple[str, int, int, bool, int]]:
        """Every pen: letter of its colour, sheep, open edges, whether it is threatened, first edge 4 * order + way."""
        cells = self.cells
        return [
            (
                tiles.COLOURS[cells[MOTIF + area] - 1],
                cells[EDGES + area],
                cells[OPEN + area],
                bool(self.threatened(area)),
                self._first(area),
            )
            for area in range(self.areas)
            if 0 < cells[MOTIF + area] < FOREST
        ]

    def forests(self) -> list[tuple[int, int, int, int]]:
        """Every forest: wolves not covered, hunters, open edges, and its first edge 4 * order + way."""
        cells = self.cells
        return [
            (cells[WOLVES + area], cells[HUNTERS + area], cells[OPEN + area], self._first(area))
            for area in range(self.areas)
            if cells[MOTIF + area] == FOREST
        ]

    def _first(self, area: int) -> int:
        node: int = self.cells.index(area, AREA, AREA + 4 * self.laid)
        return node - AREA  # type: ignore[no-any-return]

    # --- reading -------------------------------------------------------------------------------------------------

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def beside(self, cell: cython.int, way: cython.int) -> cython.int:
        """The cell next to this one in the north, east, south or west."""
        column: cython.int
        if way == 0:
            return cell - WIDTH if cell >= WIDTH else cell - WIDTH + CELLS
        if way == 2:
            return cell + WIDTH if cell < CELLS - WIDTH else cell + WIDTH - CELLS
        column = cell % WIDTH
        if way == 1:
            return cell + 1 if column < WIDTH - 1 else cell + 1 - WIDTH
        return cell - 1 if column else cell - 1 + WIDTH

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def pattern_at(self, order: cython.int) -> cython.int:
        """The edges of a tile as it lies."""
        return self._two(PATTERN + 2 * order)

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def cell_at(self, order: cython.int) -> cython.int:
        """Where a tile lies."""
        return self._two(CELL + 2 * order)

    @cython.ccall
    @cython.exceptval(-1, check=True)
    def tile_at(self, cell: cython.int) -> cython.int:
        """The order of the tile on the cell, or -1."""
        there: cython.int = self.cells[GRID + cell]
        return there - 1 if there <= MOST_TILES else -1

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _two(self, at: cython.int) -> cython.int:
        return self.cells[at] | self.cells[at + 1] << 8

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _write_two(self, at: cython.int, number: cython.int) -> cython.int:
        self.cells[at] = number & 255
        self.cells[at + 1] = number >> 8
        return 0

    # --- as a value ----------------------------------------------------------------------------------------------

    @cython.ccall
    def copy(self) -> Meadow:
        """The same tiles, independent of these."""
        twin: Meadow = Meadow.__new__(Meadow)
        twin.cells = self.cells[:]
        twin.laid = self.laid
        twin.rim = self.rim
        twin.areas = self.areas
        return twin

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def copy_from(self, other: Meadow) -> cython.int:
        """Becomes the same as other without making new objects."""
        self.cells[:] = other.cells
        self.laid = other.laid
        self.rim = other.rim
        self.areas = other.areas
        return 0

    def trace(self) -> bytes:
        """All that lies, for comparing; the grid says the same as cells and rim and is left out."""
        return bytes(self.cells[TILE:])
