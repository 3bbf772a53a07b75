"""What a table of Meine Schafe, Deine Schafe may set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rudel.core.options import Option

if TYPE_CHECKING:
    from collections.abc import Mapping

SEATS = (2, 3, 4)
OPTIONS = (Option(key="own_turn_only", rule="SHF-20", default=False),)


def check(seats: int, options: Mapping[str, Any]) -> str | None:
    """Every setting makes sense at every table."""
    del seats, options
    return None
