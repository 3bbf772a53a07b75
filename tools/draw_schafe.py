"""Draw the pictures of Meine Schafe, Deine Schafe; long because pictures are mostly measures and shapes.

A tile is a square of 120 units cut into four triangles, one for each edge. Triangles of one motif run into each other
within a tile and from tile to tile; a fence, a hedge or a wall stands where two motifs meet. Every tile that is drawn
is written as in the notation (`26RRYY`: tile 26 with its edges north, east, south, west), and the pictures refuse maps
whose edges do not fit.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

TARGET = Path(__file__).parents[1] / "src" / "rudel" / "games" / "schafe"

TABLE, PAPER, WHITE, CREAM = "#EDE4D3", "#FAF6EE", "#FFFDF8", "#FFF3DC"
INK, MUTED, ACCENT = "#2A241C", "#6E6252", "#C8532B"
WOOL = {"R": "#CB4630", "Y": "#F2B632", "B": "#1F78B4", "K": "#38332D"}
GROUND = {"R": "#F4D3C6", "Y": "#F9EBB8", "B": "#CFE2EF", "K": "#DAD6CE", "F": "#7D9E70", "V": "#E6CDA5"}
FLOWERS = {"R": "#DE9D8A", "Y": "#DDBE57", "B": "#92B9D6", "K": "#ACA699"}
WOOD, HEDGE, STONE = "#7A5A3C", "#3C6A49", "#8D8272"
FIRS, TRUNK = ("#2C5A41", "#386B4C"), "#5F452F"
WALL, ROOFS, GLADE = "#FFF6E4", ("#8F5238", "#75513F"), "#C8D2A6"

FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Source Sans 3', sans-serif"
SERIF = "Fraunces, Georgia, 'Iowan Old Style', 'Palatino Linotype', serif"
SIZE = 120
ROUND = 9
EDGES = "NESW"
BESIDE = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

Point = tuple[float, float]
Look = dict[str, float | str]
Place = tuple[int, int]


@dataclass(frozen=True)
class Part:
    """A piece of landscape, where it lies in the picture and what is marked on it."""

    tiles: dict[Place, str]
    """Place → tile in notation; `V` the village square, `WR` a wolf, `HB` a hunter, `WR+HB` a hunter on a wolf."""
    at: Point = (0, 0)
    scale: float = 1.0
    new: dict[Place, str] = field(default_factory=dict)
    """Tiles with a ring around them, and the sign on the ring."""
    open: tuple[tuple[Place, str], ...] = ()
    """Edges that glow because nothing lies beside them yet."""
    ghosts: tuple[Place, ...] = ()
    """Places where a tile could lie."""
    crossed: tuple[Place, ...] = ()
    """Tiles that may not lie there."""
    badges: tuple[tuple[Point, str, bool], ...] = ()
    """A point in tiles, what is written there, and whether it is good news."""
    badge: float = 25
    """How big the badges are."""


@dataclass(frozen=True)
class Picture:
    """One drawing: its measures, its parts, and what stands beside them."""

    name: str
    title: str
    description: str
    width: int
    height: int
    parts: tuple[Part, ...]
    labels: tuple[tuple[Point, str], ...] = ()
    arrows: tuple[tuple[Point, Point], ...] = ()
    bag: tuple[Point, int] | None = None
    """Where the bag stands, and how many tiles come out of it."""


def edges_of(tile: str) -> str:
    """Give the four edges of a tile in notation."""
    if tile[0] in "WH":
        return tile[1] * 4 if tile.endswith("s") else "FFFF"
    if tile == "V":
        return "VVVV"
    if tile[0] == "?":
        return tile[1] * 4 if len(tile) > 1 else "...."
    return tile.lstrip("0123456789")


def check(picture: Picture) -> None:
    """Refuse a map whose touching edges differ, and a tile that lies twice."""
    for part in picture.parts:
        for (x, y), tile in part.tiles.items():
            for index, edge in enumerate(EDGES):
                beside = part.tiles.get((x + BESIDE[edge][0], y + BESIDE[edge][1]))
                if beside is not None and edges_of(tile)[index] != edges_of(beside)[(index + 2) % 4]:
                    raise ValueError(f"{picture.name}: {tile} does not fit {beside}")
        names = [tile.rstrip("RYBKFV") if tile[0].isdigit() else tile for tile in part.tiles.values()]
        if len(names) != len(set(names)):
            raise ValueError(f"{picture.name}: a tile lies twice")


# --- small words of SVG ---------------------------------------------------------------------------------------------


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def tag(kind: str, **attributes: float | str) -> str:
    words = (
        f'{name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in attributes.items()
    )
    return f"<{kind} {' '.join(words)}/>"


def path(points: list[Point], *, closed: bool = True) -> str:
    words = " L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{words}" + ("Z" if closed else "")


def shape(d: str, fill: str, outline: float = 0.0, /, **more: float | str) -> str:
    if outline:
        more |= {"stroke": INK, "stroke_width": outline, "stroke_linejoin": "round", "stroke_linecap": "round"}
    return tag("path", d=d, fill=fill, **more)


def circle(at: Point, radius: float, fill: str, **more: float | str) -> str:
    return tag("circle", cx=at[0], cy=at[1], r=radius, fill=fill, **more)


def text(words: str, at: Point, size: float, colour: str, *, font: str | None = None) -> str:
    x, y = at
    family = f' font-family="{font}"' if font else ""
    return (
        f'<text x="{number(x)}" y="{number(y + size * 0.35)}" font-size="{number(size)}" '
        f'font-weight="700" fill="{colour}" text-anchor="middle"{family}>{words}</text>'
    )


def turned(point: Point, edge: str) -> Point:
    """Turn a point of the north triangle into the triangle of another edge."""
    x, y = point[0] - SIZE / 2, point[1] - SIZE / 2
    for _ in range(EDGES.index(edge)):
        x, y = -y, x
    return x + SIZE / 2, y + SIZE / 2


# --- what lives on the tiles ----------------------------------------------------------------------------------------


def sheep(motif: str) -> Iterator[str]:
    """Draw a sheep of one flock, cut from paper, looking to the left; about 50 wide around its middle."""
    bumps = ((-8, -6), (0, -10), (9, -10), (17, -5), (19, 3), (13, 8), (4, 9), (-5, 7), (-9, 1), (5, -1))
    yield shape("M-2 8V18M12 8V18", "none", stroke=INK, stroke_width=4.4, stroke_linecap="round")
    for bump in bumps:
        yield circle(bump, 8.4, INK)
    for bump in bumps:
        yield circle(bump, 6.9, WOOL[motif])
    curl = "M-1 -7c4 -4 9 -2 8 2M8 -6c4 -2 8 0 7 4M4 2c4 -3 8 -1 7 3"
    pale = CREAM if motif != "Y" else INK
    yield shape(curl, "none", stroke=pale, stroke_width=1.5, stroke_linecap="round", stroke_opacity="0.75")
    yield shape("M-13 -13c4 -4 10 -2 9 2c-2 3 -7 3 -9 -2Z", CREAM, 1.5)
    yield shape("M-27 -3c0 -7 6 -11 12 -9c5 2 6 8 3 12c-3 4 -9 5 -12 3c-2 -1 -3 -3 -3 -6Z", CREAM, 1.6)
    yield circle((-19, -5), 1.5, INK)
    yield shape("M-26 -1c2 1 4 1 5 0", "none", 1.2)
    yield from collar(motif)


def collar(motif: str) -> Iterator[str]:
    """Draw what tells the flocks apart without colours: bell, bow, ring, scarf."""
    if motif == "R":
        yield shape("M-17 3c4 3 9 2 11 -3", "none", stroke=INK, stroke_width=3, stroke_linecap="round")
        yield circle((-11.5, 14.5), 2.4, INK)
        yield shape("M-18 13c1 -2 1.500 -3 1.500 -5c0 -6 10 -6 10 0c0 2 0.500 3 1.500 5Z", "#FFD65C", 1.5)
    elif motif == "Y":
        yield shape("M-11 6L-22 0V13ZM-11 6L0 0V13Z", WHITE, 1.5)
        yield circle((-11, 6.3), 3.1, WHITE, stroke=INK, stroke_width=1.5)
    elif motif == "B":
        yield circle((-11, 8), 6.4, "none", stroke=INK, stroke_width=5.6)
        yield circle((-11, 8), 6.4, "none", stroke="#FFD65C", stroke_width=2.9)
    else:
        yield shape("M-18 2c5 4 10 3 13 -3l4 5c-4 5 -11 7 -18 4Z", WHITE, 1.5)
        yield shape("M-10 6l7 1l1 12h-8Z", WHITE, 1.5)
        yield shape("M-9.500 10.500h7M-9.700 14.500h7.300", "none", stroke=ACCENT, stroke_width=2.2)


def fir(shade: str) -> Iterator[str]:
    yield shape("M-1.800 8h3.600v6h-3.600Z", TRUNK)
    yield shape("M0 -17L8 -5H4L10 3H5L12 11H-12L-5 3H-10L-4 -5H-8Z", shade)


def house(roof: str) -> Iterator[str]:
    yield shape("M-11 -1H11V14H-11Z", WALL, 1.3)
    yield shape("M-14.500 0L0 -13L14.500 0Z", roof, 1.3)
    yield shape("M-3 14V6h6v8ZM-8.500 3h3.500v4h-3.500ZM5 3h3.500v4h-3.500Z", INK)


def chapel() -> Iterator[str]:
    """Draw what stands in the middle of the village square."""
    yield shape("M-17 4H17V26H-17Z", WALL, 1.5)
    yield shape("M-21 5L-9 -8H9L21 5Z", ROOFS[0], 1.5)
    yield shape("M-8 26V-14H8V26Z", WALL, 1.5)
    yield shape("M-10.500 -13L0 -35L10.500 -13Z", ROOFS[1], 1.5)
    yield circle((0, -4), 4.2, WHITE, stroke=INK, stroke_width=1.4)
    yield shape("M0 -4V-7M0 -4H2.400", "none", 1.2)
    yield shape("M-4 26V17a4 4 0 0 1 8 0V26Z", INK)


def wolf() -> Iterator[str]:
    """Draw a wolf that howls at nobody in particular."""
    tail = "M-16 30C-30 32 -35 20 -30 9C-27 15 -24 19 -15 20Z"
    body = (
        "M-19 32C-22 14 -13 1 -3 -7C2 -12 4 -17 5 -22L2 -35L11 -28C17 -33 23 -38 31 -42C34 -40 34 -36 31 -33"
        "C28 -28 25 -25 22 -22C21 -15 21 -9 20 -3C20 8 18 17 17 26L23 30V32H9L8 13C4 20 -1 25 -5 27L1 30V32Z"
    )
    yield shape(tail, "#55545C", 1.5)
    yield shape(body, "#55545C", 1.5)
    yield shape("M14 -8C17 -3 17 4 13 10C11 4 11 -2 14 -8Z", "#8B8A92")
    yield shape("M15 -27l4 -1.500", "none", stroke=WHITE, stroke_width=2.2, stroke_linecap="round")
    yield shape("M22 -30l8 -6", "none", stroke=WHITE, stroke_width=1.3, stroke_linecap="round")


def hunter() -> Iterator[str]:
    """Draw a hunter with feather, beard and horn."""
    yield shape("M-7 20V36M7 20V36", "none", stroke=INK, stroke_width=7, stroke_linecap="round")
    yield shape("M-11 -8C-19 0 -20 14 -19 25H19C20 14 19 0 11 -8Z", "#8C6A4B", 1.5)
    yield shape("M-17 4L-8 24M17 2C10 10 4 16 -4 25", "none", stroke=INK, stroke_width=1.6)
    yield shape("M-20 12C-27 10 -31 15 -29 21C-24 23 -18 21 -15 17Z", "#FFD65C", 1.5)
    yield shape("M-11 -22H11V-10C9 -2 -9 -2 -11 -10Z", "#F0C9A0", 1.5)
    yield shape("M-11 -13C-5 -10 5 -10 11 -13C12 -2 6 5 0 5C-6 5 -12 -2 -11 -13Z", WHITE, 1.5)
    yield shape("M-19 -21H19L15 -25H10L5 -39C1 -42 -4 -41 -6 -37L-10 -25H-15Z", "#3E5F45", 1.5)
    yield shape("M7 -28C12 -38 20 -42 27 -42C26 -35 19 -29 9 -25Z", ACCENT, 1.5)
    yield circle((-4.2, -16.5), 1.5, INK)
    yield circle((4.2, -16.5), 1.5, INK)


def definitions(name: str, body: str) -> Iterator[str]:
    """Everything that is drawn more than once, as far as the body needs it."""
    known = {f"meadow-{motif}": meadow(name, motif) for motif in WOOL}
    for motif in WOOL:
        known[f"sheep-{motif}"] = group("", sheep(motif), identity=f"{name}-sheep-{motif}")
    for index in range(2):
        known[f"fir-{index}"] = group("", fir(FIRS[index]), identity=f"{name}-fir-{index}")
        known[f"house-{index}"] = group("", house(ROOFS[index]), identity=f"{name}-house-{index}")
    for edge in EDGES:
        for kind, draw_border in BORDERS.items():
            line = draw_border(turned((0, 0), edge), (SIZE / 2, SIZE / 2))
            known[f"{kind}-{edge}"] = group("", line, identity=f"{name}-{kind}-{edge}")
        for motif in GROUND:
            known[f"life-{motif}-{edge}"] = group("", life(name, motif, edge), identity=f"{name}-life-{motif}-{edge}")
    needed = body
    for _ in range(2):
        needed = body + "".join(drawn for what, drawn in known.items() if f"#{name}-{what}" in needed)
    yield "<defs>"
    yield from (drawn for what, drawn in known.items() if f"#{name}-{what}" in needed)
    yield "</defs>"


def meadow(name: str, motif: str) -> str:
    """A soft pattern for the ground of each flock: dots, crosses, waves, strokes."""
    marks = {
        "R": "M6 6h.1M18 18h.1",
        "Y": "M3 6h6M6 3v6M15 18h6M18 15v6",
        "B": "M2 8q3 -4 6 0t6 0M12 20q3 -4 6 0t6 0",
        "K": "M4 9l5 -5M16 21l5 -5",
    }[motif]
    width = 4.4 if motif == "R" else 1.7
    lines = tag("path", d=marks, stroke=FLOWERS[motif], stroke_width=width, stroke_linecap="round", fill="none")
    ground = tag("rect", width=24, height=24, fill=GROUND[motif])
    frame = f'id="{name}-meadow-{motif}" width="24" height="24" patternUnits="userSpaceOnUse"'
    return f"<pattern {frame}>{ground}{lines}</pattern>"


def group(transform: str, inner: Iterator[str] | list[str], identity: str = "") -> str:
    words = (f' id="{identity}"' if identity else "") + (f' transform="{transform}"' if transform else "")
    return f"<g{words}>{''.join(inner)}</g>"


def use(name: str, what: str, at: Point | None = None, scale: float = 1.0, *, mirrored: bool = False) -> str:
    if at is None:
        return f'<use href="#{name}-{what}"/>'
    across = -scale if mirrored else scale
    place = f"translate({number(at[0])} {number(at[1])}) scale({across:.2f} {scale:.2f})"
    return f'<use href="#{name}-{what}" transform="{place}"/>'


# --- tiles ----------------------------------------------------------------------------------------------------------


def silhouette(place: Place, tiles: dict[Place, str]) -> str:
    """Outline a tile; a corner is round where neither of the two tiles beside it lies."""
    x, y = place
    there = {edge: (x + dx, y + dy) in tiles for edge, (dx, dy) in BESIDE.items()}
    corners = (("W", "N"), ("N", "E"), ("E", "S"), ("S", "W"))
    r = [0 if there[one] or there[other] else ROUND for one, other in corners]
    s = SIZE
    return (
        f"M{r[0]} 0H{s - r[1]}a{r[1]} {r[1]} 0 0 1 {r[1]} {r[1]}V{s - r[2]}a{r[2]} {r[2]} 0 0 1 -{r[2]} {r[2]}"
        f"H{r[3]}a{r[3]} {r[3]} 0 0 1 -{r[3]} -{r[3]}V{r[0]}a{r[0]} {r[0]} 0 0 1 {r[0]} -{r[0]}Z"
    )


def draw_tile(name: str, tile: str) -> Iterator[str]:
    """Draw one tile with its corner at the origin; it may stand out a little over its edges."""
    edges = edges_of(tile)
    if tile == "?":
        yield tag("rect", width=SIZE, height=SIZE, fill=CREAM)
        yield text("?", (SIZE / 2, SIZE / 2), 84, INK, font=SERIF)
        return
    yield from draw_ground(name, edges)
    for index, edge in enumerate(EDGES):
        if kind := border(edges[index - 1], edges[index]):
            yield use(name, f"{kind}-{edge}")
    for edge in "NWES":
        yield use(name, f"life-{edges[EDGES.index(edge)]}-{edge}")
    yield from draw_middle(tile)


def draw_ground(name: str, edges: str) -> Iterator[str]:
    """Fill the four triangles; neighbours of one motif overlap a little so that no seam shows."""
    for index, edge in enumerate(EDGES):
        motif = edges[index]
        fill = f"url(#{name}-meadow-{motif})" if motif in WOOL else GROUND[motif]
        left = -1 if edges[index - 1] == motif else 0
        right = 1 if edges[(index + 1) % 4] == motif else 0
        half = SIZE / 2
        corners = [(left, -1.0), (SIZE + right, -1.0), (half + right, half), (half, half + 0.5), (half + left, half)]
        yield tag("path", d=path([turned(corner, edge) for corner in corners]), fill=fill)


def border(one: str, other: str) -> str | None:
    """What stands between two motifs."""
    if one == other:
        return None
    return "hedge" if "F" in {one, other} else "wall" if "V" in {one, other} else "fence"


def between(one: Point, other: Point, part: float) -> Point:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def draw_fence(corner: Point, middle: Point) -> Iterator[str]:
    for drop in (-3.2, 2.2):
        ends = [(corner[0], corner[1] + drop), (middle[0], middle[1] + drop)]
        yield tag("path", d=path(ends, closed=False), stroke=WOOD, stroke_width=2.2)
    posts = [between(corner, middle, step / 6.5) for step in range(1, 7)]
    d = "".join(f"M{number(x)} {number(y + 5)}v-11.5" for x, y in posts)
    yield shape(d, "none", stroke=WOOD, stroke_width=3.4, stroke_linecap="round")


def draw_hedge(corner: Point, middle: Point) -> Iterator[str]:
    for step in range(9):
        yield circle(between(corner, middle, 0.03 + step / 8.2), 5.0 if step % 2 else 4.2, HEDGE)


def draw_wall(corner: Point, middle: Point) -> Iterator[str]:
    yield shape(path([corner, middle], closed=False), "none", stroke=STONE, stroke_width=6)
    dots: Look = {"stroke": PAPER, "stroke_width": 2.4, "stroke_dasharray": "5 4.5", "stroke_linecap": "round"}
    yield shape(path([between(corner, middle, 0.05), middle], closed=False), "none", **dots)


BORDERS = {"fence": draw_fence, "hedge": draw_hedge, "wall": draw_wall}
FIR_SPOTS: tuple[Point, ...] = ((35, 17), (60, 13), (85, 17), (48, 33), (72, 33), (60, 47))
HOUSE_SPOTS: tuple[Point, ...] = ((43, 21), (77, 21))


def life(name: str, motif: str, edge: str) -> list[str]:
    """A sheep, firs or houses on one triangle, upright, the lower ones in front."""
    if motif in WOOL:
        at = turned((60, 25 if edge in "NS" else 28), edge)
        return [use(name, f"sheep-{motif}", at, 0.86, mirrored=edge in "WS")]
    what, scale, spots = ("fir", 0.84, FIR_SPOTS) if motif == "F" else ("house", 0.78, HOUSE_SPOTS)
    shade = EDGES.index(edge)
    things = [(turned(spot, edge), f"{what}-{(index + shade) % 2}") for index, spot in enumerate(spots)]
    return [use(name, thing, at, scale) for at, thing in sorted(things, key=lambda pair: pair[0][1])]


def draw_middle(tile: str) -> Iterator[str]:
    """Draw what stands in the middle of the village square, of a wolf and of a hunter tile."""
    if tile == "V":
        yield circle((60, 62), 27, GROUND["V"])
        yield group("translate(60 62) scale(0.82)", chapel())
    elif tile[0] in "WH" and not tile.endswith("s"):
        yield tag("ellipse", cx=60, cy=66, rx=37, ry=34, fill=GLADE)
        if "H" in tile:
            yield group("translate(60 66) scale(0.8)", hunter())
        else:
            yield group("translate(58 63) scale(0.82)", wolf())


# --- pictures -------------------------------------------------------------------------------------------------------


def draw_part(name: str, index: int, part: Part) -> Iterator[str]:
    """Draw a piece of landscape: shadow, tiles, and what is marked on it."""
    yield f'<g transform="translate({number(part.at[0])} {number(part.at[1])}) scale({part.scale:.3f})">'
    for x, y in part.ghosts:
        look: Look = {"stroke": MUTED, "stroke_width": 2.5, "stroke_dasharray": "7 6", "rx": ROUND}
        box: Look = {"x": x * SIZE + 5, "y": y * SIZE + 5, "width": SIZE - 10, "height": SIZE - 10}
        yield tag("rect", **box, fill=PAPER, fill_opacity="0.6", **look)
    outlines = {place: silhouette(place, part.tiles) for place in part.tiles}
    for (x, y), outline in outlines.items():
        yield shape(outline, INK, fill_opacity="0.2", transform=f"translate({x * SIZE + 4} {y * SIZE + 6})")
    whole = (f'<path d="{d}" transform="translate({x * SIZE} {y * SIZE})"/>' for (x, y), d in outlines.items())
    yield f'<clipPath id="{name}-part-{index}">{"".join(whole)}</clipPath><g clip-path="url(#{name}-part-{index})">'
    for (x, y), tile in part.tiles.items():
        yield group(f"translate({x * SIZE} {y * SIZE})", draw_tile(name, tile))
    yield "</g>"
    yield from draw_marks(part)
    yield "</g>"


def draw_marks(part: Part) -> Iterator[str]:
    for (x, y), edge in part.open:
        ends = [turned((14, 0), edge), turned((SIZE - 14, 0), edge)]
        spots = [(px + x * SIZE, py + y * SIZE) for px, py in ends]
        yield shape(path(spots, closed=False), "none", stroke=PAPER, stroke_width=11, stroke_linecap="round")
        glow: Look = {"stroke": ACCENT, "stroke_width": 6, "stroke_dasharray": "0.1 13", "stroke_linecap": "round"}
        yield shape(path(spots, closed=False), "none", **glow)
    for (x, y), sign in part.new.items():
        box: Look = {"x": x * SIZE, "y": y * SIZE, "width": SIZE, "height": SIZE, "rx": ROUND}
        yield tag("rect", **box, fill="none", stroke=PAPER, stroke_width=10)
        yield tag("rect", **box, fill="none", stroke=ACCENT, stroke_width=5.5)
        if sign:
            yield from disc((x * SIZE + 6, y * SIZE + 6), sign, ACCENT, WHITE, 19)
    for x, y in part.crossed:
        box = {"x": x * SIZE, "y": y * SIZE, "width": SIZE, "height": SIZE, "rx": ROUND}
        yield tag("rect", **box, fill=PAPER, fill_opacity="0.3")
        yield from disc((x * SIZE + 8, y * SIZE + 8), "✕", ACCENT, WHITE, 24)
    for at, words, good in part.badges:
        spot = (at[0] * SIZE, at[1] * SIZE)
        yield from disc(spot, words, INK if good else PAPER, WHITE if good else INK, part.badge)


def disc(at: Point, words: str, fill: str, ink: str, radius: float) -> Iterator[str]:
    yield circle((at[0] + 1.5, at[1] + 3), radius + 2, INK, fill_opacity="0.25")
    yield circle(at, radius, fill, stroke=PAPER if ink == WHITE else INK, stroke_width=3)
    yield text(words, at, radius * (1.15 if len(words) < 3 else 0.85), ink)


def draw_bag(at: Point, tiles: int) -> Iterator[str]:
    """Draw the bag, and the tiles that come out of it with their faces unseen."""
    x, y = at
    for index in range(tiles):
        turn = -14 + 26 * index - 6 * (tiles - 2)
        yield f'<g transform="translate({number(x - 32 + 58 * index)} {number(y - 104)}) rotate({turn})">'
        yield tag("rect", x=-29, y=-29, width=64, height=64, rx=6, fill=INK, fill_opacity="0.2")
        yield tag("rect", x=-32, y=-32, width=64, height=64, rx=6, fill=CREAM, stroke=INK, stroke_width=2)
        for bump in ((-6, -6), (4, -8), (13, -3), (10, 6), (-1, 7), (-9, 3), (2, -1)):
            yield circle(bump, 7.5, FLOWERS["K"])
        yield shape(
            "M-26 -4c0 -6 6 -9 11 -7c4 2 4 8 0 10c-4 2 -11 2 -11 -3ZM-3 10v12h4v-12ZM8 10v12h4v-12Z", FLOWERS["K"]
        )
        yield "</g>"
    yield f'<g transform="translate({number(x)} {number(y)})">'
    sack = (
        "M-34 -52C-20 -46 20 -46 34 -52C30 -40 30 -36 34 -28C66 0 76 58 50 72C30 82 -30 82 -50 72"
        "C-76 58 -66 0 -34 -28C-30 -36 -30 -40 -34 -52Z"
    )
    yield shape(sack, INK, fill_opacity="0.2", transform="translate(4 6)")
    yield shape(sack, "#A98A62", 2)
    yield shape("M-33 -32C-14 -26 14 -26 33 -32", "none", stroke=ACCENT, stroke_width=6, stroke_linecap="round")
    yield shape(
        "M-30 0C-34 24 -30 44 -22 56M28 -4C34 18 34 36 28 52",
        "none",
        stroke=WOOD,
        stroke_width=2,
        stroke_linecap="round",
    )
    yield "</g>"


def draw_arrow(start: Point, end: Point) -> Iterator[str]:
    yield shape(path([start, end], closed=False), "none", stroke=MUTED, stroke_width=6, stroke_linecap="round")
    x, y = end
    yield shape(f"M{number(x + 13)} {number(y)}l-20 -13v26Z", MUTED)


def draw(picture: Picture) -> str:
    """Give the whole picture as one SVG document."""
    check(picture)
    name = picture.name
    parts = [tag("rect", width=picture.width, height=picture.height, fill=TABLE)]
    for index, part in enumerate(picture.parts):
        parts += draw_part(name, index, part)
    for start, end in picture.arrows:
        parts += draw_arrow(start, end)
    if picture.bag:
        parts += draw_bag(*picture.bag)
    parts += [text(words, at, 26, INK) for at, words in picture.labels]
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {picture.width} {picture.height}"',
        f'  role="img" aria-labelledby="{name}-title {name}-desc" font-family="{FONT}">',
        f'<title id="{name}-title">{picture.title}</title>',
        f'<desc id="{name}-desc">{picture.description}</desc>',
    ]
    return "\n".join([*head, *definitions(name, "".join(parts)), *parts, "</svg>"]) + "\n"


MAP = Picture(
    name="map",
    title="Eine Landschaft / a landscape",
    description="Rund um den Dorfplatz liegen neunzehn Plättchen mit Weiden, Wald und Dorf; rechts heult ein Wolf. / "
    "Nineteen tiles with pastures, forest and village lie round the village square; a wolf howls on the right.",
    width=800,
    height=570,
    parts=(
        Part(
            at=(40, 42),
            tiles={
                (0, 0): "55BBFB",
                (1, 0): "45RRVB",
                (2, 0): "39KKVR",
                (3, 0): "27KVYK",
                (4, 0): "49VVYV",
                (0, 1): "13FKKB",
                (1, 1): "56VVKK",
                (2, 1): "V",
                (3, 1): "51YYYV",
                (4, 1): "34YBBY",
                (5, 1): "2RFFB",
                (0, 2): "46KKYY",
                (1, 2): "47KKBK",
                (2, 2): "31VBKK",
                (3, 2): "16YKBB",
                (4, 2): "15BFFK",
                (5, 2): "WY",
                (2, 3): "32KBYR",
                (3, 3): "40BYYB",
                (4, 3): "7FFKY",
            },
        ),
    ),
)
SIDES = Picture(
    name="tiles",
    title="Die Plättchen / the tiles",
    description="Vier Herden: R rot mit Glocke, Y gelb mit Schleife, B blau mit Ring, K schwarz mit Schal; F Wald, "
    "V Dorfplatz, das Fragezeichen; darunter Vorder- und Rückseite von Wolf, Jäger und einem Landschaftsplättchen. / "
    "Four flocks: R red with a bell, Y yellow with a bow, B blue with a ring, K black with a scarf; F forest, V the "
    "village square, the question mark; below both sides of a wolf, a hunter and a landscape tile.",
    width=980,
    height=372,
    parts=(
        *(
            Part(at=(24 + 136 * index, 24), tiles={(0, 0): tile})
            for index, tile in enumerate(("?R", "?Y", "?B", "?K", "51FFRF", "V", "?"))
        ),
        *(
            Part(at=(50 + 306 * pair + 148 * side, 206), tiles={(0, 0): tile})
            for pair, sides in enumerate((("WY", "WYs"), ("HB", "HBs"), ("26RRYY", "26RYBK")))
            for side, tile in enumerate(sides)
        ),
    ),
    labels=(
        *(((84 + 136 * index, 168), letter) for index, letter in enumerate("RYBKFV?")),
        *(((184 + 306 * pair, 350), words) for pair, words in enumerate(("W", "H", "26"))),
    ),
)
EDGE_RULE = Picture(
    name="edge",
    title="Die Kantenregel / the edge rule",
    description="Plättchen 9 kommt in die Ecke und berührt zwei Plättchen: zwei werden gezogen. / "
    "Tile 9 goes into the corner and touches two tiles: two are drawn.",
    width=560,
    height=330,
    parts=(
        Part(
            at=(50, 46),
            tiles={(0, 0): "25BBVK", (0, 1): "V", (1, 1): "27YKKV", (1, 0): "9RYYB"},
            new={(1, 0): ""},
            badges=(((1, 0.5), "1", True), ((1.5, 1), "2", True)),
            badge=16,
        ),
    ),
    arrows=(((322, 172), (358, 172)),),
    bag=((462, 222), 2),
)
THREATENED = {(0, 0): "3YRRB", (1, 0): "30KKRR", (0, 1): "32RRYY", (1, 1): "50RFFR", (2, 1): "WB"}
PENS = Picture(
    name="pens",
    title="Offen, bedroht, geschlossen / open, threatened, closed",
    description="Links ein offener roter Pferch, in der Mitte ein roter Pferch an einem Wald mit Wolf, rechts ein "
    "geschlossener mit acht Schafen. / Left an open red pen, in the middle a red pen beside a forest with a wolf, "
    "right a closed one with eight sheep.",
    width=1010,
    height=330,
    parts=(
        Part(
            at=(40, 40),
            tiles={(0, 0): "2KRRY", (1, 0): "4BKRR", (0, 1): "6RRKB"},
            ghosts=((1, 1),),
            open=(((1, 0), "S"), ((0, 1), "E")),
            badges=(((1, 1), "0", False),),
        ),
        Part(at=(332, 40), tiles=THREATENED, badges=(((1, 1), "0", False),)),
        Part(
            at=(744, 40),
            tiles={(0, 0): "1BRRY", (1, 0): "5KYRR", (0, 1): "28RRBB", (1, 1): "26RYYR"},
            badges=(((1, 1), "8", True),),
        ),
    ),
)
WOLF = Picture(
    name="wolf",
    title="Wolf und Jäger / wolf and hunter",
    description="Links liegt der Wolf in einem Wald neben dem Pferch; in der Mitte sitzt ein Jäger auf dem Wolf, und "
    "der Pferch zählt wieder; rechts darf kein Wolf in einen Wald mit Jäger. / Left the wolf lies in a forest beside "
    "the pen; in the middle a hunter sits on the wolf and the pen counts again; right no wolf may join a forest that "
    "has a hunter.",
    width=1138,
    height=270,
    parts=(
        Part(at=(36, 32), scale=0.82, tiles=THREATENED, badges=(((1, 1), "0", False),)),
        Part(
            at=(416, 32),
            scale=0.82,
            tiles={**THREATENED, (2, 1): "WB+HY"},
            new={(2, 1): ""},
            badges=(((1, 1), "8", True),),
        ),
        Part(
            at=(788, 81),
            scale=0.82,
            tiles={(0, 0): "HK", (1, 0): "54FFYF"},
        ),
        Part(at=(1003, 81), scale=0.82, tiles={(0, 0): "WR"}, crossed=((0, 0),)),
    ),
    arrows=(((352, 92), (380, 92)),),
)
REVEAL = Picture(
    name="reveal",
    title="Farbe bekennen / showing colours",
    description="Das rote Fragezeichen-Plättchen (1), sofort ein zweites (2) und im eigenen Zug ein drittes (3) "
    "schließen einen Pferch mit acht Schafen. / The red question-mark tile (1), a second one at once (2) and a third "
    "in one's own turn (3) close a pen of eight sheep.",
    width=440,
    height=440,
    parts=(
        Part(
            at=(40, 40),
            tiles={
                (0, 0): "48BBKK",
                (1, 0): "7YYRB",
                (0, 1): "19KRYK",
                (1, 1): "?R",
                (2, 1): "11YYKR",
                (1, 2): "14RKBB",
            },
            new={(1, 1): "1", (2, 1): "2", (1, 2): "3"},
            badges=(((1.5, 1.5), "8", True),),
        ),
    ),
)


def main() -> None:
    for picture in (MAP, SIDES, EDGE_RULE, PENS, WOLF, REVEAL):
        (TARGET / f"{picture.name}.svg").write_text(draw(picture), encoding="utf-8")


if __name__ == "__main__":
    main()
