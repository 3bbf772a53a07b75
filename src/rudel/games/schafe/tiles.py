"""The tiles of Meine Schafe, Deine Schafe: the whole set as data (SHF-1, SHF-3).

A motif is a letter: sheep R red, Y yellow, B blue, K black, then F forest, V village. A side is its four edges
clockwise from the north. Tiles by number:

    0-59   landscape, front and back, in the order of the rulebook (people count them from 1)
    60-63  wolves: front the wolf in its forest, back four sheep in red, yellow, blue, black
    64-67  hunters, likewise
    68-71  the "?" tiles in red, yellow, blue, black
    72     the village square
"""

from __future__ import annotations

MOTIFS = "RYBKFV"
COLOURS = MOTIFS[:4]
FOREST, VILLAGE = MOTIFS.index("F"), MOTIFS.index("V")

LANDSCAPE = """
RRYB/FKKR RRYK/FFBR RRBY/FFKR RRBK/FYYR RRKY/FBBR RRKB/FFYR
YYRB/FFKY YYRK/FBBY YYBR/FKKY YYBK/FFRY YYKR/FFBY YYKB/FRRY
BBRY/FKKB BBRK/FFYB BBYR/FFKB BBYK/FRRB BBKR/FYYB BBKY/FFRB
KKRY/FFBK KKRB/FYYK KKYR/FBBK KKYB/FFRK KKBR/FFYK KKBY/FRRK
RRRY/VKBB RRYY/RYBK RRRB/VYKK RRBB/RBKY RRRK/VBYY RRKK/RKYB
YYYR/VBKK YYRR/YRKB YYYB/VKRR YYBB/YBRK YYYK/VRBB YYKK/YKBR
BBBR/VKYY BBRR/BRYK BBBY/VRKK BBYY/BYKR BBBK/VYRR BBKK/BKRY
KKKR/VYBB KKRR/KRBY KKKY/VBRR KKYY/KYRB KKKB/VRYY KKBB/KBYR
FRRR/VVVY FFRR/VVYY FFFR/VYYY FYYY/VVVB FFYY/VVBB FFFY/VBBB
FBBB/VVVK FFBB/VVKK FFFB/VKKK FKKK/VVVR FFKK/VVRR FFFK/VRRR
"""

WOLF, HUNTER, SECRET, SQUARE = 60, 64, 68, 72  # where the kinds begin
BAG = SECRET  # tiles 0 to 67 lie in the bag (SHF-1)
MARKERS = 4

SIDES: tuple[tuple[str, str], ...] = tuple(
    (front, back) for front, _, back in (pair.partition("/") for pair in LANDSCAPE.split())
)
SIDES += tuple(("FFFF", 4 * colour) for _ in ("wolf", "hunter") for colour in COLOURS)
SIDES += tuple((4 * colour, 4 * colour) for colour in COLOURS)
SIDES += (("VVVV", "VVVV"),)
"""Front and back of every tile, edges as printed."""

NAMES = tuple(str(number) for number in range(1, WOLF + 1))
NAMES += tuple(kind + colour for kind in "WH?" for colour in COLOURS)
NAMES += ("V",)
"""What people call a tile: 1 to 60, WR, HB, ?K; the village square is V."""
NUMBER = {name: tile for tile, name in enumerate(NAMES)}


def turned(edges: str, turn: int) -> str:
    """The side after so many quarter turns clockwise: what was in the north lies in the east after one."""
    return edges[-turn:] + edges[:-turn] if turn else edges


def packed(edges: str) -> int:
    """Four edges in one number: motif + 1 in four bits each, the north lowest; 0 stands for no motif (a dot)."""
    return sum((MOTIFS.find(edge) + 1) << 4 * way for way, edge in enumerate(edges))


def unpacked(pattern: int) -> str:
    """The four edges that a number stands for; a dot where there is none."""
    return "".join(("." + MOTIFS)[pattern >> 4 * way & 15] for way in range(4))


_PATTERNS = [packed(turned(side, turn)) for pair in SIDES[:WOLF] for side in pair for turn in range(4)]
LOW = bytes(pattern & 255 for pattern in _PATTERNS)
HIGH = bytes(pattern >> 8 for pattern in _PATTERNS)
"""The edges of every landscape side and turn, in the order of their ids, lower and higher byte."""
CARES = bytes((15 if low & 15 else 0) | (240 if low >> 4 else 0) for low in range(256))
"""Which bits of a byte of wanted edges matter: all four of an edge, or none."""
