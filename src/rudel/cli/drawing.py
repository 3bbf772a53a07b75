"""A sketch in the colours of a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from rudel.core.sketch import Mark, Sketch

SEAT_COLOURS = ("#E69F00", "#0072B2", "#009E73", "#CC79A7", "#56B4E9", "#D55E00")
"""One for each seat, told apart by colour-blind eyes too; the letters say the same without colour."""


def drawing(sketch: Sketch) -> Text:
    """The sketch as text for Rich; piped it is plain characters."""
    lines = [Text.assemble(*((mark.text, _style(mark)) for mark in row)) for row in sketch]
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def _style(mark: Mark) -> str:
    words = []
    if mark.strong:
        words.append("bold")
    if mark.lit:
        words.append("reverse")
    if mark.seat is not None:
        words.append(SEAT_COLOURS[mark.seat])
    return " ".join(words)
