"""What a Kleine Kläffer table may set: its seats, and whether taking is free."""

from __future__ import annotations

from rudel.core.options import Option

SEATS = (2, 3, 4)  # KLF-1
OPTIONS: tuple[Option, ...] = (Option(key="free_take", rule="KLF-12", default=False, since=2),)
