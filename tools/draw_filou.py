"""Draw cards.svg and table.svg of Filou; long because animals are mostly outlines.

Every animal is cut paper in a square of 200, drawn as one or two plain shapes and a few lines.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from draw_dog_board import (
    COLOURS,
    FONT,
    INK,
    LETTER_INKS,
    LETTER_SIZES,
    MUTED,
    PAPER,
    TABLE,
    WHITE,
    circle,
    figure,
    number,
    tag,
    text,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from draw_dog_board import Point

TARGET = Path(__file__).parents[1] / "src" / "rudel" / "games" / "filou"

SACK, SACK_LIGHT, ROPE = "#3B332B", "#54493D", "#C9A66B"
ACCENT = "#C8532B"
MOUSE, MOUSE_EAR = "#4A4540", "#8C8378"
GRIM, PLAIN = "#9C2F1F", INK
"""The ink of a bad card's value, and of every other one's."""
MINUS = "\N{MINUS SIGN}"
SERIF = "Fraunces, Georgia, 'DejaVu Serif', serif"

CAT_BODY = (
    "M58 188C48 150 62 120 76 106C62 98 58 82 60 66L58 28C58 24 62 22 65 25L88 45C96 43 104 43 112 45L135 25"
    "C138 22 142 24 142 28L140 66C142 82 138 98 124 106C138 120 152 150 142 188C142 190 140 191 138 191L62 191"
    "C60 191 58 190 58 188Z"
)
CAT_LINES = (
    "M91 190L93 152M109 190L107 152M94 88C97 93 103 93 106 88M70 84L48 80M70 91L49 95M130 84L152 80M130 91L151 95"
)
CAT_AWAKE = "M82 66V74M118 66V74"
CAT_HAPPY = "M75 72C79 65 87 65 91 72M109 72C113 65 121 65 125 72"
CAT_TAIL = "M136 180C176 184 190 152 170 134"

HISSING = (
    "M24 124C22 112 28 104 36 101L32 78L50 92L64 76L69 96L80 78L88 84L97 64L106 74L118 58L126 72L141 62L145 80"
    "L160 76L160 92C168 84 172 66 166 44L158 46L164 34L157 26L170 20L178 10L182 22L192 28L185 40C194 74 190 112 174 130"
    "C178 148 180 168 180 186C180 189 178 191 175 191L160 191C156 191 156 186 160 184C160 170 156 158 150 150"
    "C134 146 118 148 108 154C108 166 106 178 104 188C104 190 102 191 100 191L84 191C80 191 80 186 84 184"
    "C86 172 86 162 82 152C60 154 32 146 24 124Z"
)
HISSING_LINES = "M34 112L48 117M58 117L70 110M40 133L45 126L50 133L55 126L60 132"

GRUMPY_LINES = (
    "M91 190L93 152M109 190L107 152M90 93C96 87 104 87 110 93M74 64L91 70M126 64L109 70"
    "M70 84L48 88M70 91L50 101M130 84L152 88M130 91L150 101"
)
GRUMPY_EYES = "M83 71V76M117 71V76"

RABBIT = (
    "M70 189C52 166 60 132 78 118C64 108 60 90 70 78C60 54 58 18 72 14C86 12 90 46 92 68C97 66 103 66 108 68"
    "C110 46 114 12 128 14C142 18 140 54 130 78C140 90 136 108 122 118C140 132 148 166 130 189C129 191 127 191 125 191"
    "L75 191C73 191 71 191 70 189Z"
)
RABBIT_LINES = (
    "M76 32C78 44 80 54 81 64M124 32C122 44 120 54 119 64M92 190L94 164M108 190L106 164M100 103V109"
    "M93 113C97 116 103 116 107 113M88 104L68 100M88 109L69 113M112 104L132 100M112 109L131 113"
)

SMALL_DOG = (
    "M18 100C17 93 23 89 32 89C38 76 48 68 60 70C70 71 77 78 80 90C92 102 128 100 150 98C160 97 166 92 169 84"
    "C171 78 180 80 179 87C177 100 172 108 168 116C170 132 168 150 168 166C174 168 174 175 167 175L152 175"
    "C150 162 148 150 144 142C124 146 104 146 90 142L86 166C92 168 92 175 85 175L70 175C70 156 66 138 60 124"
    "C56 117 56 114 56 112C46 114 34 114 26 110C21 107 18 104 18 100Z"
)
SMALL_DOG_EAR = "M62 78C74 76 86 90 84 110C82 122 70 120 68 110C66 98 56 88 62 78Z"
SMALL_DOG_LINES = (
    "M44 84C47 81 51 81 53 85M20 104C28 107 36 106 41 102M190 76L196 70M192 88L199 88M14 84L7 78M12 93L4 92"
)

BIG_DOG = (
    "M22 70C21 62 28 58 38 56C50 54 54 46 62 40C74 31 94 32 103 45C110 56 109 68 113 80C120 98 150 108 158 142"
    "C160 151 160 158 158 165C169 163 175 153 176 139C177 130 189 130 189 140C189 166 174 191 150 191L60 191"
    "C51 191 51 180 60 178L72 175C74 154 72 132 66 114C63 105 64 99 64 94C54 95 42 95 33 90C25 86 22 78 22 70Z"
)
BIG_DOG_EAR = "M82 47C96 44 112 62 110 88C108 101 94 101 90 89C86 75 76 62 82 47Z"
BIG_DOG_LINES = "M57 55L70 60M24 80C34 85 44 84 52 78M36 83L38 88L42 84M112 190C98 160 118 138 140 152M84 190L86 154"

MOUSE_BODY = "M10 128C14 96 58 66 108 70C150 74 172 100 172 132C172 146 160 150 148 150L42 150C26 150 8 146 10 128Z"
MOUSE_TAIL = "M166 138C192 144 206 120 190 106C180 98 184 84 196 84"


@dataclass(frozen=True)
class Animal:
    """One card of a set: how its value is written, and its coat."""

    value: str
    coat: str
    patch: str
    size: float = 1.0


SET = (
    Animal(f"{MINUS}8", "#3A3531", "#9C2F1F", 0.94),
    Animal(f"{MINUS}5", "#6F665B", "#4F4840", 0.86),
    Animal("3", "#D9A066", "#B97A3E", 0.62),
    Animal("5", "#A9A196", "#7F776C", 0.7),
    Animal("8", "#C98B4B", "#9A6230", 0.79),
    Animal("11", "#6A5A4A", "#4A3D31", 0.88),
    Animal("15", "#E2A33C", "#B9781E", 0.97),
    Animal("0", "#CFC3B2", "#E8B7A8", 0.84),
    Animal("▼", "#A5764A", "#7A5230", 0.78),
    Animal("▲", "#8C6A4B", "#6B4D34", 0.98),
)
"""As in the game: cats by value, the rabbit, the small dog (it chases the lowest) and the big one (the highest)."""
RABBIT_CARD, SMALL_DOG_CARD, BIG_DOG_CARD = 7, 8, 9


# --- animals --------------------------------------------------------------------------------------------------------


def stroke(d: str, colour: str = INK, width: float = 4.2) -> str:
    """Draw a few expressive lines."""
    look = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return tag("path", d=d, **look, stroke=colour, stroke_width=width)


def cut(d: str, coat: str, *, tail: str = "") -> Iterator[str]:
    """Cut one shape from paper, with a soft shadow; a tail is a thick line of the same coat."""
    moved = 'transform="translate(4 5)"'
    if tail:
        yield f'<g {moved} opacity="0.16">{stroke(tail, INK, 15)}</g>'
        yield stroke(tail, coat, 15)
    yield f"<g {moved}>{tag('path', d=d, fill=INK, fill_opacity='0.16')}</g>"
    yield tag("path", d=d, fill=coat)


def draw_cat(card: int) -> Iterator[str]:
    """A sitting cat looks at us; the better it is, the bigger and the happier. The worst arches its back."""
    animal = SET[card]
    light = "#F3EBDD"
    if card == 0:
        yield from cut(HISSING, animal.coat)
        yield stroke(HISSING_LINES, light, 5)
        yield stroke("M22 118L4 112M23 126L4 129", INK, 4)
        return
    yield from cut(CAT_BODY, animal.coat, tail=CAT_TAIL)
    inner = {"fill": animal.patch}
    yield tag("path", d="M68 42L83 54L68 62ZM132 42L117 54L132 62Z", **inner)
    if card == 1:
        yield stroke(GRUMPY_LINES, INK)
        yield stroke(GRUMPY_EYES, INK, 6)
    else:
        yield tag(
            "path", d="M100 108C116 116 120 140 112 156L88 156C80 140 84 116 100 108Z", **inner, fill_opacity="0.45"
        )
        yield stroke(CAT_LINES, INK)
        yield stroke(CAT_HAPPY if card >= 4 else CAT_AWAKE, INK, 4.6 if card >= 4 else 8)
    yield tag("path", d="M95 81L105 81L100 87Z", fill=INK)
    if card == 6:
        yield tag("path", d="M74 40L70 8L86 22L100 4L114 22L130 8L126 40Z", fill="#F6D365", stroke=INK, stroke_width=4)
    if card == 5:
        yield tag("path", d="M100 112L76 101L76 123ZM100 112L124 101L124 123Z", fill=COLOURS[5])
        yield circle((100, 112), 6, fill=GRIM)


def draw_rabbit(card: int) -> Iterator[str]:
    animal = SET[card]
    yield from cut(RABBIT, animal.coat)
    yield circle((141, 174), 14, fill=WHITE, stroke=animal.coat, stroke_width=3)
    yield tag("path", d="M95 99L105 99L100 105Z", fill=INK)
    yield stroke(RABBIT_LINES, INK, 4)
    yield stroke("M85 88V94M115 88V94", INK, 8)


def draw_small_dog(card: int) -> Iterator[str]:
    animal = SET[card]
    yield from cut(SMALL_DOG, animal.coat)
    yield tag("path", d=SMALL_DOG_EAR, fill=animal.patch)
    yield tag("path", d="M58 114C68 120 80 122 90 118L92 128C80 132 68 130 60 124Z", fill=COLOURS[1])
    yield stroke(SMALL_DOG_LINES, INK, 4)
    yield tag("ellipse", cx=22, cy=96, rx=6.5, ry=5.5, fill=INK)


def draw_big_dog(card: int) -> Iterator[str]:
    animal = SET[card]
    yield from cut(BIG_DOG, animal.coat)
    yield tag("path", d=BIG_DOG_EAR, fill=animal.patch)
    yield tag("path", d="M64 98C76 104 92 108 110 104L112 113C94 118 76 114 65 108Z", fill=COLOURS[5])
    yield tag("path", d="M70 112L74 122L80 114ZM88 116L92 126L98 117Z", fill=COLOURS[5])
    yield stroke(BIG_DOG_LINES, INK, 4)
    yield tag("ellipse", cx=26, cy=66, rx=8, ry=7, fill=INK)


def draw_animal(card: int, at: Point, size: float) -> Iterator[str]:
    """Draw the animal of a card so that it stands on the bottom of a square of this size, its middle there."""
    scale = size * SET[card].size / 200
    drawers = {RABBIT_CARD: draw_rabbit, SMALL_DOG_CARD: draw_small_dog, BIG_DOG_CARD: draw_big_dog}
    ground = 176 if card == SMALL_DOG_CARD else 191
    x, y = at[0] - 100 * scale, at[1] + size / 2 - ground * scale
    yield f'<g transform="translate({number(x)} {number(y)}) scale({scale:.3f})">'
    yield from drawers.get(card, draw_cat)(card)
    yield "</g>"


def draw_mouse(at: Point, size: float, colour: str = MOUSE) -> Iterator[str]:
    """Draw a mouse seen from the side, the coin of the game."""
    scale = size / 200
    x, y = at[0] - 100 * scale, at[1] - 110 * scale
    yield f'<g transform="translate({number(x)} {number(y)}) scale({scale:.3f})">'
    yield stroke(MOUSE_TAIL, colour, 9)
    yield tag("path", d=MOUSE_BODY, fill=INK, fill_opacity="0.18", transform="translate(5 8)")
    yield tag("path", d=MOUSE_BODY, fill=colour)
    yield circle((74, 74), 25, fill=colour)
    yield circle((75, 76), 15, fill=MOUSE_EAR)
    yield circle((44, 112), 7, fill=WHITE)
    yield circle((12, 126), 8, fill=INK)
    yield "</g>"


# --- cards ----------------------------------------------------------------------------------------------------------


def serif(words: str, at: Point, size: float, colour: str) -> str:
    """Write a value; values on cards have serifs."""
    return text(words, at, size, colour, 700).replace("<text", f'<text font-family="{SERIF}"', 1)


def draw_paper(at: Point, width: float, height: float, fill: str = WHITE, edge: str = "#CBBDA4") -> Iterator[str]:
    """Draw a piece of paper, its middle there."""
    x, y = at[0] - width / 2, at[1] - height / 2
    yield tag("rect", x=x + 2, y=y + 4, width=width, height=height, rx=11, fill=INK, fill_opacity="0.18")
    yield tag("rect", x=x, y=y, width=width, height=height, rx=11, fill=fill, stroke=edge, stroke_width=1.5)


def draw_card(card: int, at: Point, width: float) -> Iterator[str]:
    """Draw an open card: its value twice, its animal once."""
    height = width * 1.42
    animal = SET[card]
    yield from draw_paper(at, width, height)
    ink = GRIM if card < 2 else PLAIN
    beside = 0.38 - 0.06 * len(animal.value)
    for side in (-1, 1):
        corner = (at[0] + side * width * beside, at[1] + side * height * 0.4)
        yield serif(animal.value, corner, width * 0.2, ink)
    yield from draw_animal(card, (at[0] + width * 0.02, at[1] - height * 0.02), width * 0.98)


def draw_back(seat: int, at: Point, width: float) -> Iterator[str]:
    """Draw a card face down: a sack in the colour and with the shape of its seat."""
    height = width * 1.42
    yield from draw_paper(at, width, height, SACK)
    inset = {"fill": "none", "stroke": COLOURS[seat], "stroke_width": 3.5}
    x, y = at[0] - width / 2 + 8, at[1] - height / 2 + 8
    yield tag("rect", x=x, y=y, width=width - 16, height=height - 16, rx=7, **inset)
    yield from draw_sack((at[0], at[1] + width * 0.06), width * 0.7, eyes=False)
    yield from draw_sign(seat, (at[0], at[1] + width * 0.17), width * 0.15)


def draw_sack(at: Point, size: float, *, eyes: bool = True) -> Iterator[str]:
    """Draw a tied sack; something in it may be looking out."""
    scale = size / 200
    body = "M62 70C28 96 14 138 22 176C25 190 36 194 52 194L148 194C164 194 175 190 178 176C186 138 172 96 138 70Z"
    mouth = "M70 62C58 44 50 26 54 16C64 24 74 22 84 14C92 22 108 22 116 14C126 22 136 24 146 16C150 26 142 44 130 62Z"
    yield f'<g transform="translate({number(at[0] - size / 2)} {number(at[1] - size / 2)}) scale({scale:.3f})">'
    yield tag("path", d=body, fill=INK, fill_opacity="0.25", transform="translate(5 6)")
    yield tag("path", d=body, fill=SACK_LIGHT)
    yield tag("path", d=mouth, fill=SACK_LIGHT)
    yield stroke("M60 84C52 110 48 140 52 172M104 84C106 96 106 104 104 114M142 88C152 112 154 140 150 168", SACK, 4)
    yield tag("rect", x=58, y=58, width=84, height=16, rx=8, fill=ROPE)
    yield stroke("M128 70C140 82 138 96 148 104M134 68C150 74 156 84 168 86", ROPE, 7)
    if eyes:
        for x in (80, 120):
            yield tag("ellipse", cx=x, cy=136, rx=15, ry=18, fill="#F6D365")
            yield tag("ellipse", cx=x, cy=136, rx=4.5, ry=15, fill=INK)
    yield "</g>"


def draw_sign(seat: int, at: Point, size: float) -> Iterator[str]:
    """Draw a seat's shape with its letter."""
    yield from figure(seat, at, size, lifted=False)
    letter, drop = LETTER_SIZES.get(seat, (24, 0))
    part = size / 20
    yield text("ABCDEF"[seat], (at[0], at[1] + drop * part), letter * part, LETTER_INKS[seat], 700)


def draw_heap(mice: int, at: Point, size: float) -> Iterator[str]:
    """Draw a heap of mice, at most four in a line, the lines centred and built up from the ground."""
    widest = 2 if mice <= 4 else 3
    lines = [min(widest, mice - begin) for begin in range(0, mice, widest)]
    for level, count in enumerate(lines):
        for index in range(count):
            x = at[0] + (index - (count - 1) / 2) * size * 0.98
            yield from draw_mouse((x, at[1] - level * size * 0.5), size)


def draw_mouse_card(value: int, mice: int, at: Point, width: float) -> Iterator[str]:
    """Draw a mouse card with the mice on it; one that has been taken is pale."""
    height = width * 0.92
    yield from draw_paper(at, width, height, "#E7F0E4" if mice else "#F1EADC", "#9DB394" if mice else "#CBBDA4")
    yield serif(str(value), (at[0], at[1] - height * 0.3), width * 0.24, INK if mice else "#B5A78F")
    yield from draw_heap(mice, (at[0], at[1] + height * 0.34), width * 0.29)


# --- pictures -------------------------------------------------------------------------------------------------------


def picture(name: str, size: tuple[int, int], title: str, description: str, parts: list[str]) -> None:
    """Write a picture: the table, a sheet of paper on it, and what lies there."""
    width, height = size
    inner = {"width": width - 28, "height": height - 28, "rx": 28}
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"',
        f'  role="img" aria-labelledby="{name}-title {name}-desc" font-family="{FONT}">',
        f'<title id="{name}-title">{title}</title>',
        f'<desc id="{name}-desc">{description}</desc>',
        tag("rect", width=width, height=height, fill=TABLE),
        tag("rect", x=16, y=18, **inner, fill=INK, fill_opacity="0.14"),
        tag("rect", x=14, y=14, **inner, fill=PAPER),
        *parts,
        "</svg>",
    ]
    (TARGET / f"{name}.svg").write_text("\n".join(lines) + "\n", encoding="utf-8")


def draw_cards() -> None:
    """All ten cards of a set, five in a row."""
    parts: list[str] = []
    for card in range(10):
        row, column = divmod(card, 5)
        parts += draw_card(card, (104 + 148 * column, 130 + 204 * row), 124)
    picture(
        "cards",
        (800, 468),
        "Filou: die zehn Karten eines Satzes / the ten cards of a set",
        f"Katzen {MINUS}8, {MINUS}5, 3, 5, 8, 11, 15, Hase 0, kleiner Hund (▼ verscheucht die niedrigste), "
        "großer Hund (▲ verscheucht die höchste). / "
        f"Cats {MINUS}8, {MINUS}5, 3, 5, 8, 11, 15, rabbit 0, "
        "small dog (▼ chases the lowest), big dog (▲ chases the highest).",
        parts,
    )


def draw_table() -> None:
    """A round of four: A has bid 3, B has passed, C has bid 5 and D 6."""
    columns = [112 + 150 * place for place in range(4)]
    parts = list(draw_sack((columns[0], 108), 146))
    for column, (value, mice) in zip(columns[1:], ((2, 0), (4, 4), (6, 6)), strict=True):
        parts += draw_mouse_card(value, mice, (column, 116), 124)
    parts += draw_bank((columns[3] + 152, 112), 15)
    parts += draw_card(5, (columns[0], 286), 124)
    parts += draw_card(SMALL_DOG_CARD, (columns[1], 286), 124)
    parts += draw_back(2, (columns[2], 286), 124)
    parts += draw_back(3, (columns[3], 286), 124)
    for seat, (column, bid) in enumerate(zip(columns, (3, 0, 5, 6), strict=True)):
        parts += draw_bidder(seat, (column, 420), bid, on_turn=seat == 0)
    picture(
        "table",
        (816, 544),
        "Filou: mitten in einer Runde zu viert / in the middle of a round of four",
        "Sack und Mäusekarten 2 (leer), 4 und 6; darunter die Reihe: A 11 und B kleiner Hund offen, C und D verdeckt. "
        "Gebote: A 3, C 5, D 6; B hat gepasst; A ist dran; in der Bank 15 Mäuse. / "
        "Sack and mouse cards 2 (empty), 4 and 6; below them the row: A 11 open, B small dog open, C and D face down. "
        "Bids: A 3, C 5, D 6; B has passed; it is A's turn; 15 mice in the bank.",
        parts,
    )


def draw_bidder(seat: int, at: Point, bid: int, *, on_turn: bool) -> Iterator[str]:
    """Draw who laid the card above, and the mice bid; who has passed is crossed out."""
    x, y = at
    if on_turn:
        yield circle((x - 34, y), 30, fill="none", stroke=ACCENT, stroke_width=4.5)
    yield f'<g opacity="{1 if bid else 0.45}">'
    yield from draw_sign(seat, (x - 34, y), 20)
    yield "</g>"
    if bid:
        yield serif(str(bid), (x + 32, y), 38, INK)
        yield from draw_heap(bid, (x, y + 82), 42)
    else:
        yield stroke(f"M{number(x + 18)} {number(y - 14)}l28 28m0 -28l-28 28", MUTED, 5.5)


def draw_bank(at: Point, mice: int) -> Iterator[str]:
    """Draw the bank: a bowl full of mice, and how many there are."""
    x, y = at
    for across, up in ((-22, 12), (22, 10), (0, -6), (-30, 26), (30, 24), (2, 20)):
        yield from draw_mouse((x + across, y + up), 44)
    bowl = f"M{number(x - 62)} {number(y + 22)}h124c0 34 -22 44 -44 44h-36c-22 0 -44 -10 -44 -44Z"
    yield tag("path", d=bowl, fill=INK, fill_opacity="0.18", transform="translate(2 4)")
    yield tag("path", d=bowl, fill="#B98A55")
    yield tag("rect", x=x - 66, y=y + 16, width=132, height=11, rx=5.5, fill="#9A6F40")
    yield serif(str(mice), (x, y + 46), 28, INK)


def main() -> None:
    draw_cards()
    draw_table()


if __name__ == "__main__":
    main()
