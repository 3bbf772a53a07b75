"""Colours: evening light, six seats that colour-blind eyes tell apart, one accent for what can be done."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from rudel.core.game import SEAT_LETTERS

if TYPE_CHECKING:
    from collections.abc import Collection

    from rudel.core.sketch import Mark, Sketch

TABLE, PAPER, EDGE = "#1F1B16", "#2B261F", "#5A4E40"
INK, QUIET, FIELD, DARK = "#F3EBDD", "#A89B88", "#85775F", "#1F1B16"
ACCENT, TRACE = "#F08A5D", "#4E4232"
CARD = "#FAF6EE"
SEATS = ("#E69F00", "#0072B2", "#009E73", "#CC79A7", "#56B4E9", "#D55E00")
BRIGHT = ("#F0B429", "#5AA9E6", "#35C79B", "#E59CC4", "#8CCBF0", "#F5854A")
"""The seats' colours once more, light enough for thin characters on the dark table."""
BARE = Style()
WHOLLY_NEW = 0.5
"""When so much of what is drawn differs, the map was moved: nothing in it is marked as new."""
ON_SEAT = (DARK, "#FFFFFF", DARK, DARK, DARK, DARK)
HUES = {
    "red": ("#C0392B", "#FFFFFF", "#F08072"),
    "orange": ("#E08A1E", DARK, "#F2A65A"),
    "yellow": ("#F0D13C", DARK, "#F0D13C"),
    "green": ("#2E8B57", "#FFFFFF", "#5CC98B"),
    "blue": ("#2F6FB7", "#FFFFFF", "#7DB4F0"),
    "purple": ("#7E57A8", "#FFFFFF", "#B896E0"),
    "black": ("#0B0A08", "#F3EBDD", "#D8D2C8"),
    "brown": ("#7A5230", "#FFFFFF", "#C49A6C"),
    "grey": ("#6E675C", "#FFFFFF", "#A89B88"),
    "paper": (CARD, DARK, CARD),
}
"""Colours of pieces: as a background, of the letter on it, and light enough for thin characters."""

CSS = f"""
Screen {{ background: {TABLE}; color: {INK}; }}
* {{ scrollbar-color: {EDGE}; scrollbar-color-hover: {QUIET}; scrollbar-color-active: {QUIET};
    scrollbar-background: {TABLE}; scrollbar-background-hover: {TABLE}; scrollbar-background-active: {TABLE}; }}
#title {{ height: 1; background: {PAPER}; color: {INK}; padding: 0 1; }}
#table {{ height: 1fr; }}
#left {{ height: 1fr; padding: 0 0 0 1; }}
#frame {{ width: auto; height: auto; }}
.high #frame {{ margin: 1 0; }}
.high #players {{ margin: 1 0; }}
#board {{ width: auto; height: auto; }}
#right {{ width: 1fr; height: 1fr; padding: 0 1; }}
#players {{ height: auto; margin-bottom: 1; }}
#hand {{ height: auto; }}
#now {{ height: auto; max-height: 6; margin-top: 1; color: {ACCENT}; text-style: bold; }}
#choices {{ height: 1fr; background: {TABLE}; border: none; padding: 0; scrollbar-size-vertical: 1; }}
#choices:focus {{ background-tint: {TABLE} 0%; }}
#choices > .option-list--option {{ padding: 0; color: {INK}; }}
#choices > .option-list--option-highlighted, #choices:focus > .option-list--option-highlighted {{
    background: {ACCENT}; color: {DARK}; text-style: none; }}
#choices > .option-list--option-hover {{ background: {PAPER}; }}
#choices > .option-list--option-disabled {{ color: {QUIET}; }}
.log {{ height: 1fr; min-height: 2; background: {TABLE}; color: {QUIET}; overflow-x: hidden;
    scrollbar-size-vertical: 1; scrollbar-size-horizontal: 0; border-top: solid {EDGE}; }}
#log-far {{ width: 40; border-top: none; border-left: solid {EDGE}; padding: 0 1; }}
#log-under {{ max-height: 4; }}
.tall #log-under {{ max-height: 14; }}
#keys {{ height: 1; background: {PAPER}; color: {QUIET}; padding: 0 1; link-color: {QUIET}; link-style: none;
    link-background-hover: {ACCENT}; link-color-hover: {DARK}; }}
#small {{ height: 1fr; content-align: center middle; text-align: center; display: none; padding: 1 2; }}
.small #table, .small #keys, .small #title {{ display: none; }}
.small #small {{ display: block; }}
.sheet {{ align: center middle; background: {TABLE} 60%; }}
.sheet > #paper {{ width: 64; max-width: 96%; height: auto; max-height: 94%; padding: 1 2; background: {PAPER};
    border: round {ACCENT}; }}
.sheet Static {{ height: auto; }}
.sheet .heading {{ text-style: bold; margin-bottom: 1; }}
.sheet .problem {{ color: {ACCENT}; }}
.sheet Input {{ background: {TABLE}; margin-bottom: 1; padding: 0 1; }}
.sheet Input:focus {{ background-tint: {TABLE} 0%; }}
.sheet OptionList {{ background: {PAPER}; border: none; height: auto; max-height: 5; margin-bottom: 1; }}
.sheet OptionList:focus {{ background-tint: {PAPER} 0%; }}
.sheet OptionList > .option-list--option-highlighted {{ background: {ACCENT}; color: {DARK}; text-style: none; }}
.sheet #paragraph {{ height: 1fr; min-height: 6; max-height: 20; }}
.reading > #paper {{ height: 94%; }}
"""


def chip(seat: int) -> tuple[str, Style]:
    """A seat's letter on its colour."""
    return f" {SEAT_LETTERS[seat]} ", Style(color=ON_SEAT[seat], bgcolor=SEATS[seat], bold=True)


def drawing(sketch: Sketch, changed: Collection[tuple[int, int]] = ()) -> Text:
    """The sketch in colours; the cells that changed last have a trace behind them."""
    lines = []
    for row, marks in enumerate(sketch):
        styled = [(mark.text, _style(mark, changed=(row, column) in changed)) for column, mark in enumerate(marks)]
        runs = groupby(styled, key=lambda part: part[1])
        lines.append(Text.assemble(*(("".join(text for text, _ in run), style) for style, run in runs)))
    return Text("\n", no_wrap=True).join(lines)


def _style(mark: Mark, *, changed: bool) -> Style:
    if mark.text == " " and not mark.strong and not changed:
        return BARE
    if mark.lit and mark.strong:
        return Style(color=DARK, bgcolor=ACCENT, bold=True)
    if mark.lit:
        return Style(color=ACCENT, bold=True)
    if mark.hue is not None:
        paper, letter, thin = HUES[mark.hue]
        if mark.strong:
            return Style(color=letter, bgcolor=paper, bold=True, underline=changed)
        return Style(color=thin, bold=True, bgcolor=TRACE if changed else None)
    if mark.strong and mark.seat is not None:
        return Style(color=ON_SEAT[mark.seat], bgcolor=SEATS[mark.seat], bold=True, underline=changed)
    ink = FIELD if mark.seat is None else BRIGHT[mark.seat]
    return Style(color=ink, bold=mark.strong or mark.seat is not None, bgcolor=TRACE if changed else None)


def differences(before: Sketch, after: Sketch) -> set[tuple[int, int]]:
    """The cells that two drawings of the same table show differently; none when it was drawn anew as a whole."""
    found = {
        (row, column)
        for row, (old, new) in enumerate(zip(before, after, strict=False))
        for column, (was, mark) in enumerate(zip(old, new, strict=False))
        if (was.text, was.seat, was.hue) != (mark.text, mark.seat, mark.hue)
    }
    drawn = sum(mark.text != " " or mark.strong for row in after for mark in row)
    return found if len(found) < WHOLLY_NEW * drawn else set()
