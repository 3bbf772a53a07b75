"""Draw board3.svg, board4.svg and board6.svg; long because three pictures are mostly measures and shapes.

The ring is a rounded polygon with one side per seat. Seat 0 sits at the bottom; seats and stones go
counter-clockwise, so ring field 16·i, the start of seat i, is the middle of side i.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

TARGET = Path(__file__).parents[1] / "src" / "rudel" / "games" / "dog"

TABLE, PAPER, TRACK, WHITE = "#EDE4D3", "#FAF6EE", "#F0E6D3", "#FFFDF8"
INK, MUTED, LINE = "#2A241C", "#6E6252", "#B7A88F"
COAT, EAR = "#8C6A4B", "#6B4D34"
COLOURS = ("#E69F00", "#0072B2", "#009E73", "#CC79A7", "#56B4E9", "#D55E00")
LETTER_INKS = (INK, "#FFFFFF", INK, INK, INK, INK)
LETTER_SIZES = {1: (21, 6), 4: (19, 1.5)}
"""Size and drop of the letter where a seat's shape leaves less room than usual."""
BORDERS = ("none", "9 6", "1.5 6")
"""Partners share a border: solid, dashed, dotted."""

FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Source Sans 3', sans-serif"
FIELDS_PER_SEAT = 16
STALL_PLACES = 4

Point = tuple[float, float]


@dataclass(frozen=True)
class Board:
    """What one picture shows: its measures, who sits where, and some stones to tell a story."""

    name: str
    title: str
    description: str
    sides: int
    width: int
    height: int
    apothem: float
    corner: float
    field_radius: float
    place_step: float
    nest_distance: float
    dog_size: float
    parties: tuple[int, ...]
    """The party of each seat; seats beyond its end stay empty."""
    on_ring: dict[int, int]
    """Ring field → seat of the stone on it."""
    in_stall: dict[int, tuple[int, ...]]
    """Seat → places taken in its stall."""
    in_nest: dict[int, int]
    """Seat → number of stones in its nest."""
    fresh: tuple[int, ...]
    """Seats with a fresh stone on their start."""

    @property
    def seats(self) -> range:
        return range(len(self.parties))

    @property
    def straight(self) -> float:
        """Half of a side's straight part."""
        return (self.apothem - self.corner) * math.tan(math.pi / self.sides)

    @property
    def bend(self) -> float:
        return self.corner * 2 * math.pi / self.sides

    @property
    def start_radius(self) -> float:
        """A start is as big as its neighbours on the ring leave room for."""
        return (2 * self.straight + self.bend) / FIELDS_PER_SEAT - self.field_radius

    @property
    def sign_distance(self) -> float:
        """How far from the middle a seat's sign stands."""
        return self.apothem + self.start_radius + 29

    def outward(self, side: float) -> float:
        """Give the angle that points from the middle to a side; halves point to corners."""
        return math.pi / 2 - side * 2 * math.pi / self.sides

    def from_middle(self, side: float, distance: float, along: float = 0.0) -> Point:
        """Find a point at a distance towards a side, and so far along it in the direction of play."""
        angle = self.outward(side)
        x = self.width / 2 + distance * math.cos(angle) + along * math.sin(angle)
        y = self.height / 2 + distance * math.sin(angle) - along * math.cos(angle)
        return x, y

    def ring(self, index: float, outset: float = 0.0) -> Point:
        """Find a ring field; fractions lie between fields, an outset outside the ring."""
        side, step = divmod(index, FIELDS_PER_SEAT)
        straight, bend = self.straight, self.bend
        walked = step / FIELDS_PER_SEAT * (2 * straight + bend)
        if walked <= straight:
            return self.from_middle(side, self.apothem + outset, walked)
        if walked >= straight + bend:
            return self.from_middle(side + 1, self.apothem + outset, walked - 2 * straight - bend)
        centre_x, centre_y = self.from_middle(side, self.apothem - self.corner, straight)
        angle = self.outward(side) - (walked - straight) / self.corner
        reach = self.corner + outset
        return centre_x + reach * math.cos(angle), centre_y + reach * math.sin(angle)

    def stall(self, seat: int, place: int) -> Point:
        return self.from_middle(seat, self.apothem - place * self.place_step - 6)

    def nest(self, seat: int, place: int) -> Point:
        """Find a nest place; nests lie in the corner from which their stones would come."""
        middle_x, middle_y = self.from_middle(seat - 0.5, self.nest_distance)
        turn = math.pi / 4 + place * math.pi / 2
        reach = self.field_radius * 1.8
        return middle_x + reach * math.cos(turn), middle_y + reach * math.sin(turn)


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def path(points: list[Point], *, closed: bool = True) -> str:
    words = " L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{words}" + ("Z" if closed else "")


def tag(kind: str, **attributes: float | str) -> str:
    words = (
        f'{name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in attributes.items()
    )
    return f"<{kind} {' '.join(words)}/>"


def text(words: str, at: Point, size: float, colour: str, weight: int = 600) -> str:
    x, y = at
    return (
        f'<text x="{number(x)}" y="{number(y + size * 0.35)}" font-size="{number(size)}" '
        f'font-weight="{weight}" fill="{colour}" text-anchor="middle">{words}</text>'
    )


def polar(at: Point, corners: int, radii: tuple[float, ...], turn: float = -90.0) -> str:
    """Outline a closed figure around a point whose corners take the radii in turn."""
    spots = []
    for corner in range(corners):
        angle = math.radians(turn + corner * 360 / corners)
        reach = radii[corner % len(radii)]
        spots.append((at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle)))
    return path(spots)


def outline(seat: int, at: Point, radius: float) -> str:
    """Give the seat's shape as path data, all shapes about equally heavy."""
    x, y = at
    if seat == 0:
        r = round(radius * 0.98, 1)
        halves = " ".join(f"a{r} {r} 0 1 0 {number(across)} 0" for across in (2 * r, -2 * r))
        return f"M{number(x - r)} {number(y)}{halves}Z"
    if seat == 1:
        return polar((x, y + radius * 0.2), 3, (radius * 1.25,))
    if seat == 2:
        return polar(at, 4, (radius * 1.22,), 45)
    if seat == 3:
        return polar(at, 4, (radius * 1.2, radius * 1.05))
    if seat == 4:
        return polar((x, y + radius * 0.06), 10, (radius * 1.28, radius * 0.68))
    arm, reach = radius * 0.42, radius * 1.08
    turns = ((1, 1), (-1, 1), (-1, -1), (1, -1))
    spots: list[Point] = []
    for index, (sx, sy) in enumerate(turns):
        long_y, long_x = (arm * sx, reach * sy), (reach * sx, arm * sy)
        inner = (arm * sx, arm * sy)
        order = (long_x, inner, long_y) if index % 2 == 0 else (long_y, inner, long_x)
        spots += [(x + dx, y + dy) for dx, dy in order]
    return path(spots)


def figure(seat: int, at: Point, radius: float, *, lifted: bool = True) -> Iterator[str]:
    """Draw one seat's shape as cut paper, with a soft shadow when it lies on something."""
    if lifted:
        shadow = outline(seat, (at[0] + radius * 0.1, at[1] + radius * 0.2), radius)
        yield tag("path", d=shadow, fill=INK, fill_opacity="0.22")
    yield tag(
        "path",
        d=outline(seat, at, radius),
        fill=COLOURS[seat],
        stroke=INK,
        stroke_width=radius * 0.13,
        stroke_linejoin="round",
    )


def circle(at: Point, radius: float, **attributes: float | str) -> str:
    return tag("circle", cx=at[0], cy=at[1], r=radius, **attributes)


def draw_table(board: Board) -> Iterator[str]:
    """Draw table, paper and the pale band the ring lies on."""
    yield tag("rect", width=board.width, height=board.height, fill=TABLE)
    inner = {"width": board.width - 28, "height": board.height - 28, "rx": 28}
    yield tag("rect", x=16, y=18, **inner, fill=INK, fill_opacity="0.14")
    yield tag("rect", x=14, y=14, **inner, fill=PAPER)
    band = path([board.ring(step / 4) for step in range(FIELDS_PER_SEAT * board.sides * 4)])
    width = board.field_radius * 3.1
    yield tag("path", d=band, fill="none", stroke=LINE, stroke_width=width + 3, stroke_opacity="0.55")
    yield tag("path", d=band, fill="none", stroke=TRACK, stroke_width=width)


def draw_directions(board: Board) -> Iterator[str]:
    """Draw an arrow round the outside of each corner."""
    for side in range(board.sides):
        first, last = FIELDS_PER_SEAT * side + 6.6, FIELDS_PER_SEAT * side + 9.2
        outset = board.field_radius * 2.6
        steps = [board.ring(first + (last - first) * part / 16, outset) for part in range(17)]
        yield tag(
            "path",
            d=path(steps, closed=False),
            fill="none",
            stroke=MUTED,
            stroke_width=3.5,
            stroke_linecap="round",
        )
        (tail_x, tail_y), tip = steps[-2], steps[-1]
        heading = math.degrees(math.atan2(tip[1] - tail_y, tip[0] - tail_x))
        ahead = math.radians(heading)
        head = (tip[0] + 4 * math.cos(ahead), tip[1] + 4 * math.sin(ahead))
        yield tag("path", d=polar(head, 3, (11,), heading), fill=MUTED)


def draw_ring(board: Board) -> Iterator[str]:
    starts = {FIELDS_PER_SEAT * seat: seat for seat in board.seats}
    for seat in board.fresh:
        halo = {"fill": COLOURS[seat], "fill_opacity": "0.4"}
        yield circle(board.ring(FIELDS_PER_SEAT * seat), board.start_radius + 15, **halo)
    for index in range(FIELDS_PER_SEAT * board.sides):
        if index not in starts:
            look = {"fill": WHITE, "stroke": MUTED, "stroke_width": "1.6"}
            yield circle(board.ring(index), board.field_radius, **look)
    for index, seat in starts.items():
        at, radius, rim = board.ring(index), board.start_radius, board.start_radius * 0.26
        yield circle(at, radius, fill=WHITE, stroke=INK, stroke_width=1.8)
        yield circle(at, radius - rim / 2 - 1, fill=WHITE, stroke=COLOURS[seat], stroke_width=rim)


def draw_seat(board: Board, seat: int) -> Iterator[str]:
    """Draw one seat's own ground: nest, the way out of it, stall, and the sign outside the ring."""
    yield from draw_nest(board, seat)
    yield from draw_stall(board, seat)
    x, y = board.from_middle(seat, board.sign_distance)
    yield from figure(seat, (x, y), 20, lifted=False)
    size, drop = LETTER_SIZES.get(seat, (24, 0))
    yield text("ABCDEF"[seat], (x, y + drop), size, LETTER_INKS[seat], 700)


def draw_nest(board: Board, seat: int) -> Iterator[str]:
    radius, patch = board.field_radius * 1.12, board.field_radius * 3.75
    middle = board.from_middle(seat - 0.5, board.nest_distance)
    start = board.ring(FIELDS_PER_SEAT * seat)
    away, angle = math.dist(middle, start), math.atan2(start[1] - middle[1], start[0] - middle[0])
    ends = (patch + 7, away - board.start_radius - 7)
    way = [(middle[0] + e * math.cos(angle), middle[1] + e * math.sin(angle)) for e in ends]
    dots = {"stroke": MUTED, "stroke_width": "3.2", "stroke_dasharray": "0.1 8.5"}
    yield tag("path", d=path(way, closed=False), **dots, stroke_linecap="round")
    border = {"stroke": INK, "stroke_width": "2", "stroke_linecap": "round"}
    dashes = BORDERS[board.parties[seat]]
    fill = {"fill": COLOURS[seat], "fill_opacity": "0.34"}
    yield circle(middle, patch, **fill, **border, stroke_dasharray=dashes)
    for place in range(4):
        yield circle(board.nest(seat, place), radius, fill=WHITE, stroke=MUTED, stroke_width=1.4)


def draw_stall(board: Board, seat: int) -> Iterator[str]:
    radius, colour = board.field_radius * 1.12, COLOURS[seat]
    first, last = board.stall(seat, 1), board.stall(seat, STALL_PLACES)
    for width, stroke in ((radius * 3 + 4, INK), (radius * 3, PAPER), (radius * 3, colour)):
        opacity = "0.42" if stroke == colour else "1"
        lane = tag(
            "path",
            d=path([first, last], closed=False),
            stroke=stroke,
            stroke_width=width,
            stroke_opacity=opacity,
            stroke_linecap="round",
        )
        yield lane
    for place in range(1, STALL_PLACES + 1):
        at = board.stall(seat, place)
        yield circle(at, radius, fill=WHITE, stroke=INK, stroke_width=1.4)
        yield text(str(place), at, radius * 1.25, MUTED)


def draw_number(board: Board, side: int) -> str:
    """Write the number of a side's middle field, beside the sign of the seat if there is one."""
    along = 48 if side in board.seats else 0
    where = board.from_middle(side, board.sign_distance, along)
    return text(str(FIELDS_PER_SEAT * side), where, 22, MUTED, 500)


def draw_stones(board: Board) -> Iterator[str]:
    size = board.field_radius * 1.12
    for index, seat in board.on_ring.items():
        yield from figure(seat, board.ring(index), size)
    for seat, places in board.in_stall.items():
        for place in places:
            yield from figure(seat, board.stall(seat, place), size)
    for seat, count in board.in_nest.items():
        for place in range(count):
            yield from figure(seat, board.nest(seat, place), size)


def draw_dog(board: Board, size: float) -> Iterator[str]:
    """Draw a sitting dog cut from brown paper; its own measures are a square of 200."""
    scale = size / 200
    x, y = board.width / 2 - size * 0.53, board.height / 2 - size * 0.53
    body = (
        "M22 70C21 62 28 58 38 56C50 54 54 46 62 40C74 31 94 32 103 45C110 56 109 68 113 80"
        "C120 98 150 108 158 142C160 151 160 158 158 165C169 163 175 153 176 139"
        "C177 130 189 130 189 140C189 166 174 185 150 185L60 185C51 185 51 174 60 172L72 169"
        "C74 150 72 132 66 114C63 105 64 99 64 94C54 95 42 95 33 90C25 86 22 78 22 70Z"
    )
    ear = "M82 47C96 44 112 62 110 88C108 101 94 101 90 89C86 75 76 62 82 47Z"
    yield f'<g transform="translate({number(x)} {number(y)}) scale({scale:.3f})">'
    yield tag("path", d=body, fill=INK, fill_opacity="0.16", transform="translate(4 6)")
    yield tag("path", d=body, fill=COAT)
    yield tag("path", d=ear, fill=EAR)
    yield tag("path", d="M64 98C76 104 92 108 110 104L112 113C94 118 76 114 65 108Z", fill=COLOURS[5])
    lines = "M58 60C61 56 66 56 69 60M24 80C34 83 44 82 50 77M112 184C98 156 118 134 140 148M84 184L86 150"
    yield tag("path", d=lines, fill="none", stroke=INK, stroke_width=3.4, stroke_linecap="round")
    yield tag("ellipse", cx=26, cy=66, rx=7, ry=6, fill=INK)
    yield "</g>"


def draw(board: Board) -> str:
    """Give the whole picture as one SVG document."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {board.width} {board.height}"',
        f'  role="img" aria-labelledby="{board.name}-title {board.name}-desc" font-family="{FONT}">',
        f'<title id="{board.name}-title">{board.title}</title>',
        f'<desc id="{board.name}-desc">{board.description}</desc>',
        *draw_table(board),
        *draw_directions(board),
        *draw_ring(board),
    ]
    for seat in board.seats:
        parts += draw_seat(board, seat)
    parts += [draw_number(board, side) for side in range(board.sides)]
    parts += draw_stones(board)
    parts += draw_dog(board, board.dog_size)
    return "\n".join([*parts, "</svg>"]) + "\n"


FOUR = Board(
    name="board4",
    title="Dog: Brett für vier / board for four",
    description="Ring aus 64 Feldern; A unten, B rechts, C oben, D links; "
    "gezogen wird gegen den Uhrzeigersinn. / "
    "Ring of 64 fields; A bottom, B right, C top, D left; stones go counter-clockwise.",
    sides=4,
    width=800,
    height=800,
    apothem=304,
    corner=120,
    field_radius=13.5,
    place_step=39,
    nest_distance=248,
    dog_size=200,
    parties=(0, 1, 0, 1),
    on_ring={0: 0, 6: 2, 21: 1, 39: 3, 45: 2, 60: 0},
    in_stall={1: (4,), 2: (3,), 3: (2, 4)},
    in_nest={0: 2, 1: 2, 2: 1, 3: 1},
    fresh=(0,),
)
THREE = replace(
    FOUR,
    name="board3",
    title="Dog: Brett für drei / board for three",
    description="A (unten) und C (oben) gegen B (rechts); links sitzt niemand, "
    "Feld 48 ist ein gewöhnliches Feld. / "
    "A (bottom) and C (top) against B (right); nobody sits at the left, field 48 is ordinary.",
    parties=(0, 1, 0),
    on_ring={6: 2, 16: 1, 21: 1, 45: 2, 48: 0, 60: 0},
    in_stall={0: (3,), 1: (4,), 2: (3,)},
    in_nest={0: 1, 1: 1, 2: 1},
    fresh=(1,),
)
SIX = Board(
    name="board6",
    title="Dog: Brett für sechs / board for six",
    description="Ring aus 96 Feldern; A unten, dann gegen den Uhrzeigersinn B bis F; "
    "Partner sitzen einander gegenüber. / "
    "Ring of 96 fields; A bottom, then counter-clockwise B to F; partners sit opposite.",
    sides=6,
    width=860,
    height=812,
    apothem=322,
    corner=104,
    field_radius=9,
    place_step=30,
    nest_distance=272,
    dog_size=230,
    parties=(0, 1, 2, 0, 1, 2),
    on_ring={0: 0, 9: 4, 21: 1, 37: 2, 53: 3, 59: 0, 64: 4, 74: 5, 90: 2},
    in_stall={0: (4,), 1: (3, 4), 3: (2, 4), 5: (4,)},
    in_nest={0: 1, 1: 1, 2: 2, 3: 1, 4: 2, 5: 2},
    fresh=(0, 4),
)


def main() -> None:
    for board in (THREE, FOUR, SIX):
        (TARGET / f"{board.name}.svg").write_text(draw(board), encoding="utf-8")


if __name__ == "__main__":
    main()
