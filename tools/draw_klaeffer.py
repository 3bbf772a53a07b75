"""Draw cards.svg, start.svg, take.svg and crisis.svg of Kleine Kläffer; long because four pictures are mostly shapes.

A card is its district's colour, pattern and house number, its breed's head, its votes and its short name (OC1), so
that nothing depends on colour alone.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING

from draw_dog_board import FONT, INK, MUTED, PAPER, TABLE, WHITE, circle, number, path, polar, tag, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from draw_dog_board import Point

TARGET = Path(__file__).parents[1] / "src" / "rudel" / "games" / "klaeffer"

DISTRICTS = "YORPBG"
COLOURS = {"Y": "#F2CF45", "O": "#EE9440", "R": "#D0553F", "P": "#9A74BE", "B": "#4A86C5", "G": "#58A06D"}
SERIF = "Fraunces, Georgia, 'DejaVu Serif', serif"
ACCENT, ENOUGH = "#C8532B", "#3F7D4E"
FREE = "#E3D8C3"
WIDTH, HEIGHT, GAP = 84, 104, 20
"""A card of the council, and the room between two; everything is measured in these."""

PATTERNS = {
    "Y": '<circle cx="5" cy="5" r="2.6"/><circle cx="12" cy="12" r="2.6"/>',
    "O": '<rect x="0" width="5" height="14"/>',
    "R": '<path d="M0 5q3.5 -6 7 0t7 0M0 12q3.5 -6 7 0t7 0" fill="none" stroke-width="2.4"/>',
    "P": '<rect width="7" height="7"/><rect x="7" y="7" width="7" height="7"/>',
    "B": '<path d="M-3 3L3 -3M0 14L14 0M11 17L17 11" fill="none" stroke-width="3"/>',
    "G": '<path d="M2 9Q2 2 9 2Q9 9 2 9ZM8 15Q8 8 15 8Q15 15 8 15ZM-6 15Q-6 8 1 8Q1 15 -6 15Z"/>',
}

START = "YB4 BC3 OC2 GB1 RC5 . . GP3 PB4 . . OB2 BB3 RP1 YC5 PP4"
LEFT, RIGHT = "GBYROPPGYBRORPGBY", "ORPYGGBRYOPBBYRGP"
HAND, BACKS = "RP5 BP2 YP3 GC4", "PBOY"
TAKE = "YB4 BC3 OC2 GB1 RC5 RP5 . GP3 PB4 PP1 YC5 OB2 BB3 . RB2 ."
CRISIS = "GP3 YP2 PB4 OB1 OC2 PP1 RP5 BB2 BC3 GB1 OP5 GC1 YC5 RB4 GC2 BP1"


# --- dogs -----------------------------------------------------------------------------------------------------------


def stroke(d: str, colour: str = INK, width: float = 3.0, **more: str) -> str:
    """Draw a few expressive lines."""
    look = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round", **more}
    return tag("path", d=d, **look, stroke=colour, stroke_width=width)


def eyes(across: float, y: float, size: float) -> Iterator[str]:
    for x in (50 - across, 50 + across):
        yield circle((x, y), size, fill=INK)
        yield circle((x - size * 0.3, y - size * 0.35), size * 0.34, fill=WHITE)


def draw_chihuahua() -> Iterator[str]:
    """A small round face between two enormous ears."""
    coat, dark, light = "#CF9558", "#A66F3C", "#F1D6AE"
    yield tag("path", d="M36 58C16 54 1 36 0 14C0 10 4 9 7 11C26 16 42 28 46 42Z", fill=coat)
    yield tag("path", d="M64 58C84 54 99 36 100 14C100 10 96 9 93 11C74 16 58 28 54 42Z", fill=coat)
    inner = "M31 50C18 45 9 33 7 19C20 23 32 32 38 43ZM69 50C82 45 91 33 93 19C80 23 68 32 62 43Z"
    yield tag("path", d=inner, fill="#E3A890")
    head = "M50 29C70 29 82 42 80 58C79 72 69 80 62 88C57 94 43 94 38 88C31 80 21 72 20 58C18 42 30 29 50 29Z"
    yield tag("path", d=head, fill=coat)
    muzzle = "M50 62C60 62 65 71 64 80C63 89 56 92 50 92C44 92 37 89 36 80C35 71 40 62 50 62Z"
    yield tag("path", d=muzzle, fill=light)
    yield tag("path", d="M44 30Q50 44 56 30Z", fill=dark, fill_opacity="0.45")
    yield from eyes(16.5, 57, 8)
    yield tag("ellipse", cx=50, cy=70, rx=6, ry=4.4, fill=INK)
    yield stroke("M50 74V79M41 81Q46 86 50 79Q54 86 59 81", width=2.6)
    yield stroke("M29 45Q33 42 37 44M71 45Q67 42 63 44", dark, 2.6)


def draw_pomeranian() -> Iterator[str]:
    """A fox's face in a cloud of fur."""
    mane, coat, light = "#E8B36B", "#D48F3F", "#FBE9CC"
    cloud = polar((50, 54), 30, (45, 38.5))
    yield tag("path", d=cloud, fill=mane, stroke=mane, stroke_width=3, stroke_linejoin="round")
    yield tag("path", d="M26 38L24 14C24 11 27 10 29 12L44 27ZM74 38L76 14C76 11 73 10 71 12L56 27Z", fill=coat)
    yield tag(
        "path",
        d="M50 26C66 26 75 37 74 50C73 64 62 70 57 76C53 80 47 80 43 76C38 70 27 64 26 50C25 37 34 26 50 26Z",
        fill=coat,
    )
    yield tag(
        "path",
        d="M50 52C60 56 68 55 72 55C69 66 61 71 57 76C53 80 47 80 43 76C39 71 31 66 28 55C32 55 40 56 50 52Z",
        fill=light,
    )
    yield from eyes(12, 47, 5)
    yield tag(
        "path", d="M46.5 78Q50 92 53.5 78Z", fill="#DD7F78", stroke="#DD7F78", stroke_width=3, stroke_linejoin="round"
    )
    yield tag("ellipse", cx=50, cy=63, rx=4.8, ry=3.8, fill=INK)
    yield stroke("M50 67V71M42 72Q46 77 50 72Q54 77 58 72", width=2.4)


def draw_bulldog() -> Iterator[str]:
    """A square head, bat ears, a flat nose and jowls."""
    coat, dark, light = "#7C746A", "#5C554C", "#EFE6D8"
    yield tag("path", d="M20 46C12 30 12 12 20 6C30 6 40 20 42 34ZM80 46C88 30 88 12 80 6C70 6 60 20 58 34Z", fill=coat)
    yield tag(
        "path",
        d="M22 38C17 28 17 18 21 13C28 16 34 24 36 32ZM78 38C83 28 83 18 79 13C72 16 66 24 64 32Z",
        fill="#C99A8C",
    )
    yield tag("path", d="M50 27C72 25 86 36 87 56C88 78 76 92 50 92C24 92 12 78 13 56C14 36 28 25 50 27Z", fill=coat)
    yield tag(
        "path",
        d="M45 28C44 42 44 50 40 58C28 62 22 72 26 80C32 88 44 86 50 80"
        "C56 86 68 88 74 80C78 72 72 62 60 58C56 50 56 42 55 28Z",
        fill=light,
    )
    yield from eyes(22, 50, 5.6)
    yield tag("path", d="M40 63C40 58 60 58 60 63C60 69 54 71 50 71C46 71 40 69 40 63Z", fill=INK)
    yield stroke("M50 71V79M31 81Q42 88 50 79Q58 88 69 81M34 40Q39 37 43 41M66 40Q61 37 57 41", width=2.6)
    yield tag("path", d="M38 84L41 79L44 85ZM62 84L59 79L56 85Z", fill=WHITE, stroke=dark, stroke_width=0.8)


BREEDS = {"C": draw_chihuahua, "P": draw_pomeranian, "B": draw_bulldog}


def draw_head(breed: str, at: Point, size: float) -> Iterator[str]:
    scale = size / 100
    x, y = at[0] - size / 2, at[1] - size / 2
    yield f'<g transform="translate({number(x)} {number(y)}) scale({scale:.3f})">'
    yield from BREEDS[breed]()
    yield "</g>"


# --- cards ----------------------------------------------------------------------------------------------------------


def serif(words: str, at: Point, size: float, colour: str) -> str:
    """Write a number or a name; those on cards have serifs."""
    return text(words, at, size, colour, 700).replace("<text", f'<text font-family="{SERIF}"', 1)


def draw_sheet(at: Point, letter: str, scale: float = 1.0) -> Iterator[str]:
    """Draw a piece of paper in a district's colour and pattern, its middle there."""
    width, height = WIDTH * scale, HEIGHT * scale
    box = {"x": at[0] - width / 2, "y": at[1] - height / 2, "width": width, "height": height, "rx": 7 * scale}
    shadow = {**box, "x": box["x"] + 2, "y": box["y"] + 3}
    yield tag("rect", **shadow, fill=INK, fill_opacity="0.2")
    yield tag("rect", **box, fill=COLOURS[letter])
    yield tag("rect", **box, fill=f"url(#klf-{letter})")
    yield tag("rect", **box, fill="none", stroke=INK, stroke_opacity="0.55", stroke_width=1.4)


def draw_house(letter: str, at: Point, size: float) -> Iterator[str]:
    """Draw a district's house number: yellow is 1, green is 6."""
    x, y = at
    roof = [(x - size * 0.62, y - size * 0.1), (x, y - size * 0.68), (x + size * 0.62, y - size * 0.1)]
    walls = [(x + size * 0.46, y - size * 0.1), (x + size * 0.46, y + size * 0.55), (x - size * 0.46, y + size * 0.55)]
    outline = [*roof, *walls, (x - size * 0.46, y - size * 0.1)]
    yield tag("path", d=path(outline), fill=WHITE, stroke=INK, stroke_width=1.2, stroke_linejoin="round")
    yield text(str(DISTRICTS.index(letter) + 1), (x, y + size * 0.14), size * 0.66, INK, 700)


def draw_card(name: str, at: Point, scale: float = 1.0, *, ring: str = "") -> Iterator[str]:
    """Draw a card's face; a ring marks it."""
    x, y = at
    if ring:
        box = {"width": (WIDTH + 9) * scale, "height": (HEIGHT + 9) * scale, "rx": 11 * scale}
        left, top = x - box["width"] / 2, y - box["height"] / 2
        yield tag("rect", x=left, y=top, **box, fill="none", stroke=ring, stroke_width=5 * scale)
    yield from draw_sheet(at, name[0], scale)
    inner = {"width": (WIDTH - 14) * scale, "height": (HEIGHT - 14) * scale, "rx": 5 * scale}
    yield tag("rect", x=x - inner["width"] / 2, y=y - inner["height"] / 2, **inner, fill=WHITE, fill_opacity="0.93")
    yield from draw_head(name[1], (x, y + 3 * scale), 56 * scale)
    yield serif(name[2], (x - 24 * scale, y - 33 * scale), 25 * scale, INK)
    yield from draw_house(name[0], (x + 24 * scale, y - 33 * scale), 17 * scale)
    yield text(name, (x, y + 39 * scale), 13.5 * scale, INK, 700)


def draw_back(letter: str, at: Point, scale: float = 1.0) -> Iterator[str]:
    """Draw a card's back: the district, and a paw."""
    x, y = at
    yield from draw_sheet(at, letter, scale)
    paw = {"fill": WHITE, "stroke": INK, "stroke_width": 1.1 * scale}
    yield tag("ellipse", cx=x, cy=y + 4 * scale, rx=15 * scale, ry=12 * scale, **paw)
    for across, up, size in ((-19, 11, 6), (-7, 21, 6.6), (7, 21, 6.6), (19, 11, 6)):
        yield circle((x + across * scale, y + (4 - up) * scale), size * scale, **paw)
    yield from draw_label(letter, (x - 27 * scale, y + 39.5 * scale), scale)
    yield from draw_house(letter, (x + 26 * scale, y + 40 * scale), 16 * scale)


def draw_label(letter: str, at: Point, scale: float) -> Iterator[str]:
    """Write a district's letter on a white disc."""
    yield circle(at, 8.6 * scale, fill=WHITE, stroke=INK, stroke_width=1.1)
    yield text(letter, at, 13 * scale, INK, 700)


def draw_free(at: Point) -> str:
    """Draw a free place of the council."""
    box = {"x": at[0] - WIDTH / 2, "y": at[1] - HEIGHT / 2, "width": WIDTH, "height": HEIGHT, "rx": 7}
    return tag("rect", **box, fill=FREE, fill_opacity="0.6", stroke="#B7A88F", stroke_width=2, stroke_dasharray="6 6")


# --- pictures -------------------------------------------------------------------------------------------------------


def place(index: int, corner: Point) -> Point:
    """Find a place of the council, counted in reading order, from the middle of a1."""
    return corner[0] + index % 4 * (WIDTH + GAP), corner[1] + index // 4 * (HEIGHT + GAP)


def draw_council(words: str, corner: Point, rings: dict[int, str]) -> Iterator[str]:
    """Draw the council with the names of columns and rows."""
    for index in range(4):
        yield text("abcd"[index], (place(index, corner)[0], corner[1] - HEIGHT / 2 - 28), 19, MUTED)
        yield text(str(index + 1), (corner[0] - WIDTH / 2 - 28, place(4 * index, corner)[1]), 19, MUTED)
    names = words.split()
    for index, name in enumerate(names):
        if name == ".":
            yield draw_free(place(index, corner))
    for index, name in enumerate(names):
        if name != ".":
            yield from draw_card(name, place(index, corner), ring=rings.get(index, ""))


def draw_line(corner: Point, first: int, last: int, votes: str, *, enough: bool) -> Iterator[str]:
    """Draw an unbroken run of cards as a band behind them, and its sum at the end of the line."""
    (x1, y1), (x2, y2) = place(first, corner), place(last, corner)
    colour = ENOUGH if enough else MUTED
    box = {"x": x1 - WIDTH / 2 - 10, "y": y1 - HEIGHT / 2 - 10, "rx": 14}
    size = {"width": x2 - x1 + WIDTH + 20, "height": y2 - y1 + HEIGHT + 20}
    line = {"stroke": colour, "stroke_width": 4, "stroke_dasharray": "none" if enough else "10 7"}
    yield tag("rect", **box, **size, fill=colour, fill_opacity="0.2", **line)
    if x1 == x2:
        yield text(votes, (x1, place(12, corner)[1] + HEIGHT / 2 + 38), 20, colour, 700)
    else:
        beside = (place(3, corner)[0] + WIDTH / 2 + 20, y1)
        yield text(votes, beside, 20, colour, 700).replace('"middle"', '"start"', 1)


def picture(name: str, size: tuple[int, int], title: str, description: str, parts: list[str]) -> None:
    """Write a picture: the table, a sheet of paper on it, and what lies there."""
    width, height = size
    inner = {"width": width - 28, "height": height - 28, "rx": 28}
    patterns = [
        f'<pattern id="klf-{letter}" width="14" height="14" patternUnits="userSpaceOnUse">'
        f'<g fill="{INK}" stroke="{INK}" stroke-width="0" opacity="0.22">{shapes}</g></pattern>'
        for letter, shapes in PATTERNS.items()
    ]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"',
        f'  role="img" aria-labelledby="{name}-title {name}-desc" font-family="{FONT}">',
        f'<title id="{name}-title">{title}</title>',
        f'<desc id="{name}-desc">{description}</desc>',
        "<defs>",
        *patterns,
        "</defs>",
        tag("rect", width=width, height=height, fill=TABLE),
        tag("rect", x=16, y=18, **inner, fill=INK, fill_opacity="0.14"),
        tag("rect", x=14, y=14, **inner, fill=PAPER),
        *parts,
        "</svg>",
    ]
    (TARGET / f"{name}.svg").write_text("\n".join(lines) + "\n", encoding="utf-8")


def draw_cards() -> None:
    """One card of each district, two of each breed, and the backs below."""
    parts: list[str] = []
    for index, name in enumerate(["YC5", "OP4", "RB3", "PC2", "BP1", "GB4"]):
        x = 106 + 118 * index
        parts += draw_card(name, (x, 110), 1.2)
        parts += draw_back(name[0], (x, 240), 0.94)
    picture(
        "cards",
        (802, 322),
        "Kleine Kläffer: drei Rassen, sechs Reviere / three breeds, six districts",
        "Chihuahua, Zwergspitz und Bulldogge; gelb gepunktet, orange gestreift, rot gewellt, lila kariert, "
        "blau schraffiert, grün mit Blättern; darunter die Rückseiten. / "
        "Chihuahua, Pomeranian and bulldog; yellow dotted, orange striped, red waved, purple checked, "
        "blue hatched, green with leaves; below them the backs.",
        parts,
    )


def draw_start() -> None:
    """The table as a game of two begins."""
    corner = (250.0, 222.0)
    parts: list[str] = []
    for slot, letter in enumerate(BACKS):
        parts += draw_back(letter, (316 + 60 * slot, 70), 0.6)
    parts += draw_council(START, corner, {})
    for letters, x in ((LEFT, 110), (RIGHT, 702)):
        parts += draw_fan(letters, (x, 222))
    for slot, name in enumerate(HAND.split()):
        parts += draw_card(name, (250 + (WIDTH + GAP) * slot, 742))
    picture(
        "start",
        (812, 832),
        "Kleine Kläffer: so beginnt eine Partie zu zweit / how a game of two begins",
        "In der Mitte der Rat mit vier freien Plätzen, links und rechts je 17 Karten mit der Rückseite nach oben, "
        "oben die Rückseiten der einen, unten die Karten der eigenen Hand. / "
        "In the middle the council with four free places, to the left and right 17 cards each with their backs up, "
        "at the top the backs of one hand, at the bottom the cards of one's own.",
        parts,
    )


def draw_fan(letters: str, at: Point) -> Iterator[str]:
    """Draw a draw row: the next card lies on top, the others look out below it."""
    step = 24
    for index in reversed(range(len(letters))):
        yield from draw_back(letters[index], (at[0], at[1] + step * index))
    head = at[1] - HEIGHT / 2 - 26
    yield tag("path", d=polar((at[0], head + 8), 3, (10,), math.degrees(math.pi / 2)), fill=ACCENT)


def draw_take() -> None:
    """RP5 on b2: the column is one vote short, the row takes RC5 and, beyond the gap, GP3."""
    corner = (128.0, 134.0)
    parts: list[str] = []
    parts += draw_line(corner, 1, 9, "3 + 5 + 1 = 9", enough=False)
    parts += draw_line(corner, 4, 5, "5 + 5 = 10", enough=True)
    parts += draw_council(TAKE, corner, {5: INK, 4: ACCENT, 7: ACCENT})
    picture(
        "take",
        (760, 650),
        "Kleine Kläffer: eine Karte nimmt / a card takes",
        "RP5 liegt auf b2. Die Spalte hat 9 Stimmen: nichts. Die Reihe hat 10: RC5 und GP3 werden genommen. / "
        "RP5 lies on b2. The column has 9 votes: nothing. The row has 10: RC5 and GP3 are taken.",
        parts,
    )


def draw_crisis() -> None:
    """BP1 on d4 fills the council and takes nothing, so it takes all that does not match."""
    corner = (128.0, 134.0)
    parts: list[str] = []
    parts += draw_line(corner, 3, 15, "1 + 2 + 1 + 1 = 5", enough=False)
    parts += draw_line(corner, 12, 15, "5 + 4 + 2 + 1 = 12", enough=True)
    parts += draw_council(CRISIS, corner, {15: INK, **dict.fromkeys((3, 11, 12, 13, 14), ACCENT)})
    picture(
        "crisis",
        (760, 650),
        "Kleine Kläffer: Krise im Rat / crisis in the council",
        "BP1 füllt d4, und nichts wird genommen; darum gehen OB1, GC1, YC5, RB4 und GC2, BB2 bleibt. / "
        "BP1 fills d4, and nothing is taken; so OB1, GC1, YC5, RB4 and GC2 go, BB2 stays.",
        parts,
    )


def main() -> None:
    draw_cards()
    draw_start()
    draw_take()
    draw_crisis()


if __name__ == "__main__":
    main()
