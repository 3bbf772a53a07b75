"""The table of Meine Schafe, Deine Schafe and the memory a position lives in.

A place is a cell of 80 by 80 that meets itself at its borders: 73 tiles never reach round it. Ways are 0 north,
1 east, 2 south, 3 west. An order is a tile's number on the table, the village square being 0. Each edge of a lying
tile, 4 * order + way, belongs to an area: a pen, a forest or a piece of village (SHF-32).

What lies is one bytearray (meadow.py), numbers of two bytes with the lower one first:

    GRID     6400  order + 1 of the tile on each cell, RIM_MARK + index in the rim for an empty cell beside a tile, or 0
    TILE       73  number of each tile
    CELL      146  where it lies (2 bytes)
    PATTERN   146  its edges, four bits each (2 bytes)
    TOP        73  hunter tile + 1 on top of a wolf, 0 if none (SHF-22)
    AREA      292  area of each edge
    RIM       300  the empty cells beside tiles (2 bytes)
    WANT      300  the edges that a tile there must have, four bits each, 0 if it does not matter (2 bytes)
    MOTIF     224  motif + 1 of each area, 0 once it has grown into another
    OPEN      224  its edges with no tile beside them
    EDGES     224  all its edges: the sheep of a pen
    WOLVES    224  its wolves not covered
    HUNTERS   224  its hunters, those on top of wolves included (SHF-23)

Who holds what is another (rules.py):

    HOLDER     68  where each tile of the bag is: IN_BAG, seat + 1 in a hand, LAID, PENDING, LEFT + seat, GONE
    HELD        4  tiles in each hand
    COLOUR      4  each seat's colour (SHF-4)
    SHOWN       4  1 once the colour is shown (SHF-24)
    ENDED       4  PLAYING, LAID_LAST or IS_OUT (SHF-12, SHF-25)
    ORDER       4  seat + 1 in the order of finishing (SHF-31)
    TOLD        4  1 once the seat has passed: its tiles are then written down in the history (SHF-10)
    LAYER      73  seat + 1 of whoever laid each tile, by its order; 0 for the village square
"""

from __future__ import annotations

MOST_TILES = 73
MOST_RIM = 150  # n tiles have at most 2 n + 2 empty places beside them
MOST_AREAS = 224  # a tile touches another, so it begins at most three areas: 1 + 3 * 72
RIM_MARK = 100

GRID = 0
TILE = GRID + 6400
CELL = TILE + MOST_TILES
PATTERN = CELL + 2 * MOST_TILES
TOP = PATTERN + 2 * MOST_TILES
AREA = TOP + MOST_TILES
RIM = AREA + 4 * MOST_TILES
WANT = RIM + 2 * MOST_RIM
MOTIF = WANT + 2 * MOST_RIM
OPEN = MOTIF + MOST_AREAS
EDGES = OPEN + MOST_AREAS
WOLVES = EDGES + MOST_AREAS
HUNTERS = WOLVES + MOST_AREAS
MEADOW_SIZE = HUNTERS + MOST_AREAS

MOST_SEATS = 4
HOLDER = 0
HELD = HOLDER + 68
COLOUR = HELD + MOST_SEATS
SHOWN = COLOUR + MOST_SEATS
ENDED = SHOWN + MOST_SEATS
ORDER = ENDED + MOST_SEATS
TOLD = ORDER + MOST_SEATS
LAYER = TOLD + MOST_SEATS
HANDS_SIZE = LAYER + MOST_TILES

IN_BAG, LAID, PENDING, GONE, LEFT = 0, 5, 6, 7, 8
PLAYING, LAID_LAST, IS_OUT = range(3)

# The history of what passes tell: seat + 4 * kind, a number, and after a pass nine bytes of tiles that would fit.
HISTORY_KINDS = ("held", "passed", "drew", "laid")
TOLD_HELD, TOLD_PASSED, TOLD_DREW, TOLD_LAID = range(4)
MASK_BYTES = 9

BONUS = (6, 3, 1)  # SHF-31
HAND = 4  # SHF-5


def bonus(place: int, seats: int) -> int:
    """The points for finishing as number `place` (0 is first); the last one gets nothing (SHF-31)."""
    return BONUS[place] if place < seats - 1 else 0


def read_history(history: bytes | bytearray, seats: int) -> tuple[tuple[tuple[str, int], ...], ...]:
    """What each seat's passes tell, in words."""
    told: list[list[tuple[str, int]]] = [[] for _ in range(seats)]
    at = 0
    while at < len(history):
        kind, seat = divmod(history[at], MOST_SEATS)
        number = history[at + 1]
        at += 2
        if kind == TOLD_PASSED:
            number = int.from_bytes(history[at : at + MASK_BYTES], "little")
            at += MASK_BYTES
        told[seat].append((HISTORY_KINDS[kind], number))
    return tuple(map(tuple, told))


def write_history(told: tuple[tuple[tuple[str, int], ...], ...]) -> bytearray:
    """The history that tells this, seat after seat."""
    history = bytearray()
    for seat, entries in enumerate(told):
        for word, number in entries:
            kind = HISTORY_KINDS.index(word)
            history.append(seat + MOST_SEATS * kind)
            history.append(0 if kind == TOLD_PASSED else number)
            if kind == TOLD_PASSED:
                history += number.to_bytes(MASK_BYTES, "little")
    return history
