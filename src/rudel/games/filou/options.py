"""What a Filou table may set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rudel.core.options import Option

if TYPE_CHECKING:
    from collections.abc import Mapping

SEATS = (3, 4, 5)

OPTIONS = (
    Option(key="rabbit_is_no_cat", rule="FIL-22", default=False),
    Option(key="show_mice", rule="FIL-4", default=False),
    Option(key="show_piles", rule="FIL-24", default=False),
)


def check(seats: int, options: Mapping[str, Any]) -> str | None:
    """All of them go together at every table."""
    del seats, options
    return None
