"""What a Filou table may set."""

from __future__ import annotations

from rudel.core.options import Option

SEATS = (3, 4, 5)

OPTIONS = (
    Option(key="rabbit_is_no_cat", rule="FIL-22", default=False),
    Option(key="show_mice", rule="FIL-4", default=False),
    Option(key="show_piles", rule="FIL-24", default=False),
)
