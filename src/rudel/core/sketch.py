"""A drawing in characters: what a game shows in a terminal, before anybody knows which terminal."""

from __future__ import annotations

from dataclasses import dataclass

HUES = ("red", "orange", "yellow", "green", "blue", "purple", "black", "brown", "grey", "paper")


@dataclass(frozen=True, slots=True)
class Mark:
    """One character cell of a drawing. `seat` colours it, `place` is what a click on it means to the game."""

    text: str = " "
    seat: int | None = None
    """The seat whose colour it has; None is ink."""
    hue: str | None = None
    """The colour of a piece of the game by name, one of HUES; it wins over the seat's."""
    strong: bool = False
    """A stone rather than a line of the board."""
    lit: bool = False
    """Marked because it is where something would happen, or just has."""
    place: int | None = None


Sketch = list[list[Mark]]
Room = tuple[int, int]
SMALLEST: Room = (46, 21)
"""Columns and rows that a table always has to be drawn in."""
