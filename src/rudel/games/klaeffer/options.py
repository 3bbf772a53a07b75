"""What a Kleine Kläffer table may set: nothing but its seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rudel.core.options import Option

SEATS = (2, 3, 4)  # KLF-1
OPTIONS: tuple[Option, ...] = ()


def check(seats: int, options: Mapping[str, Any]) -> str | None:
    """Why these seats and options make no sense together, or None: without options nothing can clash."""
    del seats, options
    return None
