"""The landscape of Meine Schafe, Deine Schafe in characters (long: maps of every size, and hands).

A tile is a little square of its four edges; each edge has its motif's colour and sign (R Y B K, ♣ forest, ⌂ village),
W is a wolf, H a hunter, Hw a hunter on a wolf. Numbers along the top and the left are the places x and y of the
notation; arrows beside them say where the map goes on. On the right stands who has shown which colour, who has had his
special action in this turn (!), and which tiles the lit actions take. For clicks a place is the number of its cell, and
a tile of the hand HELD + its number.

Small maps are drawn large; a map too big for the window is drawn as an overview of two characters for each tile, until
something is lit: then the window goes there.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from rudel.core.dice import Dice
from rudel.core.game import SEAT_LETTERS
from rudel.core.sketch import SMALLEST, Mark
from rudel.games.schafe import actions as asked
from rudel.games.schafe.imagine import imagine
from rudel.games.schafe.tiles import COLOURS, HUNTER, NAMES, SECRET, SIDES, WOLF, turned

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rudel.core.game import Game
    from rudel.core.sketch import Room, Sketch
    from rudel.games.schafe.rules import SchafeState
    from rudel.games.schafe.view import Laid, SchafeView

Place = tuple[int, int]
RULER, SEATS = 3, 3
"""Columns for the numbers on the left of the map, and for the seats on its right."""
HUES = {"R": "red", "Y": "yellow", "B": "blue", "K": "grey", "F": "green", "V": "brown"}
SIGNS = {"F": "♣", "V": "⌂", ".": " "}
WAYS = "NESW"
FALLING, RISING = "╲", "╱"  # noqa: RUF001  (fences, no slashes)
CORNERS = {"1": ("N", "W", FALLING), "2": ("N", "E", RISING), "3": ("S", "E", FALLING), "4": ("S", "W", RISING)}
"""The edges that meet in a corner of a tile, the first with its ground there, and the fence between them."""
HAND_COLUMNS, HAND_DRAWN, HAND_LISTED = 31, 5, 15
BLANK = Mark()
HELD = asked.TAKE


@dataclass(frozen=True, slots=True)
class Scale:
    """How a tile is drawn: capitals are an edge with its sign, small letters its ground, digits corners, c the middle.

    The overview has no edges: it shows the two signs that a tile has most of.
    """

    pattern: tuple[str, ...]
    ghost: tuple[str, ...]
    """A tile that could lie there: star and plus are lit."""

    @property
    def wide(self) -> int:
        """The columns of a tile."""
        return len(self.pattern[0])

    @property
    def high(self) -> int:
        """The rows of a tile."""
        return len(self.pattern)

    def window(self, room: Room) -> Place:
        """How many tiles there is room for, across and down."""
        return (room[0] - RULER - SEATS) // self.wide, (room[1] - 1) // self.high


LARGE = Scale(("1nNn2", "WwceE", "4sSs3"), ("*nNn*", "W*+*E", "*sSs*"))
MEDIUM = Scale(("WNNE", "WSSE"), ("WN+*", "**SE"))
OVERVIEW = Scale(("12",), ("+*",))


def sign(motif: str) -> str:
    """The character that a motif is drawn with; no motif (a dot) is blank."""
    return SIGNS.get(motif, motif)


# --- where an action leads ------------------------------------------------------------------------------------------


@lru_cache(maxsize=2)
def imagined(game: Game, view: SchafeView) -> SchafeState:
    """A position that fits the view, to try public things in; whoever changes it changes a copy."""
    return imagine(game, view, Dice(0))


def places(game: Game, view: SchafeView, action: int) -> tuple[int, ...]:
    """The cells where the action lays its tile, or where the tile it takes could go."""
    match asked.action(action):
        case asked.At():
            return (action,)
        case asked.Take() | asked.Reveal():
            trial = imagined(game, view).copy()
            seat = view.seat or 0
            trial.apply(seat, action)
            return tuple(trial.legal(seat))
    return ()


def edges_of(view: SchafeView, action: int) -> str:
    """The edges, as they would lie, of the tile that an action takes or lays."""
    match asked.action(action):
        case asked.Take(tile, side, turn):
            return turned(SIDES[tile][side], turn)
        case asked.At() if view.pending is not None:
            taken = view.pending
            return turned(SIDES[taken.tile][taken.side], taken.turn)
    return 4 * (view.colour or ".")


# --- the map --------------------------------------------------------------------------------------------------------


def sketch(game: Game, view: SchafeView, actions: Sequence[int] = (), room: Room = SMALLEST) -> Sketch:
    """The map as the view shows it; where the actions lead is lit, with the tile itself if there is only one."""
    lit = sorted({cell for action in actions for cell in places(game, view, action)})
    tiles = {(laid.x, laid.y): laid for laid in view.map}
    spots = [asked.place_of(cell) for cell in lit]
    scale = _scale(room, tiles, spots)
    corner = _corner(scale, room, tiles, spots)
    drawing = _empty(scale, room, corner)
    for laid in view.map:
        _put(drawing, scale, corner, (laid.x, laid.y), tile_marks(scale, laid.edges, _middle(laid), _cell(laid)))
    would_lie = {edges_of(view, action) for action in actions} if lit else set()
    ghost = would_lie.pop() if len(would_lie) == 1 else None
    for cell, spot in zip(lit, spots, strict=True):
        _put(drawing, scale, corner, spot, _lit_marks(scale, cell, None if spot in tiles else ghost))
    _draw_numbers(drawing, scale, corner, tiles)
    _draw_seats(drawing, view)
    _draw_taken(drawing, view, actions)
    return drawing


def _lit_marks(scale: Scale, cell: int, ghost: str | None) -> Sketch:
    """A place where something could lie: lit all over, or with the tile in its colours if it is known which."""
    lit = Mark(" ", lit=True, strong=True, place=cell)
    looks = {"*": lit, "+": replace(lit, text="+")}
    return [
        [looks.get(sort, lit) if ghost is None or sort in looks else _mark(sort, ghost, cell) for sort in row]
        for row in scale.ghost
    ]


def _cell(laid: Laid) -> int:
    return asked.cell_of(laid.x, laid.y)


def _middle(laid: Laid) -> str:
    """What stands in the middle of a tile."""
    if laid.hunter is not None:
        return "Hw"
    if laid.edges != "FFFF":
        return "?" if laid.tile >= SECRET else ""
    return "H" if laid.tile >= HUNTER else "W"


@lru_cache(maxsize=2048)
def tile_marks(scale: Scale, edges: str, middle: str, cell: int | None = None) -> Sketch:
    """A tile in characters; whoever draws it copies the marks and leaves the lists as they are."""
    if scale is OVERVIEW:
        return [_overview(edges, middle, cell)]
    marks = [[_mark(sort, edges, cell) for sort in row] for row in scale.pattern]
    if middle:
        row, wide = (1, 3) if scale is LARGE else (0, 2)
        for index, letter in enumerate(f"{middle:^{wide}}", start=1):
            marks[row][index] = Mark(letter, hue="paper", strong=True, place=cell)
    return marks


def _mark(sort: str, edges: str, cell: int | None) -> Mark:
    """One character of a tile."""
    if sort in CORNERS:
        one, other, fence = CORNERS[sort]
        motif, beside = edges[WAYS.index(one)], edges[WAYS.index(other)]
        return replace(_ground(motif, cell), text=" " if motif == beside else fence)
    if sort == "c":
        return _ground(Counter(edges).most_common(1)[0][0], cell)
    motif = edges[WAYS.index(sort.upper())]
    return replace(_ground(motif, cell), text=sign(motif)) if sort.isupper() else _ground(motif, cell)


@lru_cache(maxsize=8192)
def _ground(motif: str, cell: int | None) -> Mark:
    return Mark(" ", hue=HUES.get(motif), strong=motif in HUES, place=cell)


def _overview(edges: str, middle: str, cell: int | None) -> list[Mark]:
    """Wolf or hunter, then the motifs the tile has most of."""
    marks = [Mark(letter, hue="paper", strong=True, place=cell) for letter in middle]
    common = [motif for motif, _ in Counter(edges).most_common(2)]
    shown = (common * 2)[: 2 - len(marks)]
    return marks + [replace(_ground(motif, cell), text=sign(motif)) for motif in shown]


def _scale(room: Room, tiles: Iterable[Place], spots: Sequence[Place]) -> Scale:
    """The largest at which everything can be seen; with something lit, at least one at which all that can be."""
    for scale in (LARGE, MEDIUM):
        margin = 2 if scale is LARGE else 0
        if _fits(scale, room, tiles, margin) and _fits(scale, room, spots):
            return scale
    return MEDIUM if spots and _fits(MEDIUM, room, spots, 2) else OVERVIEW


def _fits(scale: Scale, room: Room, spots: Iterable[Place], margin: int = 0) -> bool:
    return all(
        max(along) - min(along) + 1 + margin <= most
        for along, most in zip(zip(*spots, strict=True), scale.window(room), strict=False)
    )


def _corner(scale: Scale, room: Room, tiles: Iterable[Place], spots: Sequence[Place]) -> Place:
    """The place in the upper left: the village square in the middle, moved as little as shows map and lit places."""
    x, y = (
        _along(most, [spot[axis] for spot in tiles], [spot[axis] for spot in spots])
        for axis, most in enumerate(scale.window(room))
    )
    return x, y


def _along(room: int, tiles: list[int], spots: list[int]) -> int:
    """Where the window begins along one axis."""
    begin = -(room // 2)
    around = [min(tiles) - 1, max(tiles) + 1]
    if spots and max(tiles) - min(tiles) >= room:  # close to what is lit, with its neighbours
        spots = [min(spots) - 1, max(spots) + 1]
    for seen in (around, tiles, spots):
        low, high = min(seen, default=begin), max(seen, default=begin) + 1 - room
        if low >= high:
            begin = min(max(begin, high), low)
        elif seen is not around:  # more than the window holds: its middle
            begin = (low + high) // 2
    return begin


def _empty(scale: Scale, room: Room, corner: Place) -> Sketch:
    """A window without tiles, in which every place can be clicked."""
    across, down = scale.window(room)
    drawing = [[BLANK] * room[0] for _ in range(room[1])]
    for y in range(down):
        line = [BLANK] * room[0]
        for x in range(across):
            place = _ground(".", asked.cell_of(corner[0] + x, corner[1] + y))
            begin = RULER + x * scale.wide
            line[begin : begin + scale.wide] = [place] * scale.wide
        for row in range(1 + y * scale.high, 1 + (y + 1) * scale.high):
            drawing[row] = line.copy()
    return drawing


def _room(drawing: Sketch) -> Room:
    return len(drawing[0]), len(drawing)


def _put(drawing: Sketch, scale: Scale, corner: Place, spot: Place, marks: Sketch) -> None:
    """Draws a tile if it lies in the window."""
    across, down = spot[0] - corner[0], spot[1] - corner[1]
    most = scale.window(_room(drawing))
    if not (0 <= across < most[0] and 0 <= down < most[1]):
        return
    for row, line in enumerate(marks):
        for column, mark in enumerate(line):
            drawing[1 + down * scale.high + row][RULER + across * scale.wide + column] = mark


def _draw_numbers(drawing: Sketch, scale: Scale, corner: Place, tiles: Iterable[Place]) -> None:
    """The x of the places along the top, their y along the left, and arrows where the map goes on outside."""
    every = 1 if scale.wide > 2 else 4
    most = scale.window(_room(drawing))
    for across in range(most[0]):
        x = corner[0] + across
        if x % every == 0:
            _write(drawing, 0, RULER + across * scale.wide, f"{x:^{scale.wide}}")
    for down in range(most[1]):
        _write(drawing, 1 + down * scale.high + (scale.high - 1) // 2, 0, f"{corner[1] + down:>2}")
    xs, ys = ([spot[axis] - corner[axis] for spot in tiles] for axis in (0, 1))
    _write(drawing, 0, 0, ("↑" if min(ys) < 0 else " ") + ("←" if min(xs) < 0 else " "))
    if max(ys) >= most[1]:
        _write(drawing, -1, -SEATS, "↓")
    if max(xs) >= most[0]:
        _write(drawing, 0, -SEATS, "→")


def _write(drawing: Sketch, row: int, column: int, text: str, **look: object) -> None:
    for index, letter in enumerate(text):
        drawing[row][column + index] = Mark(letter, **look)  # type: ignore[arg-type]


def _draw_seats(drawing: Sketch, view: SchafeView) -> None:
    """Each seat with the colour it has shown, "!" if it has had its special action, its place once it has finished."""
    for seat, colour in enumerate(view.colours):
        row, column = 2 + seat, len(drawing[0]) - SEATS
        drawing[row][column] = Mark(SEAT_LETTERS[seat], seat=seat, strong=True)
        drawing[row][column + 1] = Mark(colour or "?", hue=HUES[colour] if colour else "paper", strong=True)
        if seat in view.finished:
            drawing[row][column + 2] = Mark(str(view.finished.index(seat) + 1), hue="paper")
        elif seat in view.acted:  # SHF-20
            drawing[row][column + 2] = Mark("!", hue="paper")


def _draw_taken(drawing: Sketch, view: SchafeView, actions: Sequence[int]) -> None:
    """The names of the tiles that the actions take, below the seats, as far as there is room."""
    taken = {tile for action in actions if (tile := _taken(view, action)) is not None}
    for row, tile in zip(range(8, len(drawing)), sorted(taken), strict=False):
        for column, letter in enumerate(f"{_name(tile):>2}", start=len(drawing[0]) - SEATS):
            drawing[row][column] = Mark(letter, lit=True, strong=True, place=HELD + tile)


def _taken(view: SchafeView, action: int) -> int | None:
    """The tile that an action takes out of the hand."""
    match asked.action(action):
        case asked.Take(tile):
            return tile
        case asked.Reveal() if view.colour is not None:
            return SECRET + COLOURS.index(view.colour)
    return None


# --- the hand -------------------------------------------------------------------------------------------------------


def hand(game: Game, view: SchafeView) -> Sketch:
    """The seat's own tiles with both sides, front above its name and back below; first the "?" until it is shown."""
    del game
    if view.seat is None or view.colour is None:
        return []
    secret = () if view.colours[view.seat] else (SECRET + COLOURS.index(view.colour),)
    tiles = (*secret, *view.hand)
    if not tiles:
        return []
    if len(view.hand) <= HAND_DRAWN:
        return _drawn(tiles)
    return _listed(tiles) if len(view.hand) <= HAND_LISTED else _named(tiles)


def _faces(tile: int) -> tuple[tuple[str, str], tuple[str, str]]:
    """Front and back of a tile, each with what stands in its middle."""
    front, back = SIDES[tile]
    if tile >= SECRET:
        return ("....", "?"), (back, "")
    return (front, "" if tile < WOLF else NAMES[tile][0]), (back, "")


def _drawn(tiles: Sequence[int]) -> Sketch:
    drawing: Sketch = [[] for _ in range(5)]
    for tile in tiles:
        front, back = (tile_marks(MEDIUM, *face, HELD + tile) for face in _faces(tile))
        name = [Mark(letter, place=HELD + tile) for letter in f"{_name(tile):^4}"]
        for row, marks in zip(drawing, (*front, name, *back), strict=True):
            row += [*marks, BLANK]
    return drawing


def _name(tile: int) -> str:
    return "?" if tile >= SECRET else NAMES[tile]


def _listed(tiles: Sequence[int]) -> Sketch:
    """Two tiles in each row: name, front, back."""
    rows: Sketch = []
    for index, tile in enumerate(tiles):
        if index % 2 == 0:
            rows.append([])
        marks = [Mark(letter, place=HELD + tile) for letter in f"{_name(tile):>2} "]
        for edges, _ in _faces(tile):
            marks += [*(replace(_ground(motif, HELD + tile), text=sign(motif)) for motif in edges), BLANK]
        rows[-1] += [*marks, BLANK, BLANK]
    return [(row + [BLANK] * HAND_COLUMNS)[:HAND_COLUMNS] for row in rows]


def _named(tiles: Sequence[int]) -> Sketch:
    """Names only, ten in each row."""
    rows = [tiles[begin : begin + 10] for begin in range(0, len(tiles), 10)]
    lines = ["".join(f"{NAMES[tile]:<3}" for tile in row) for row in rows]
    drawing = [[Mark(letter) for letter in f"{line:<{HAND_COLUMNS}}"] for line in lines]
    if tiles[0] >= SECRET:
        colour = COLOURS[tiles[0] - SECRET]
        drawing[0][1] = replace(_ground(colour, None), text=colour)
    return drawing
