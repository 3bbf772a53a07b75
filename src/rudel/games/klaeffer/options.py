"""What a Kleine Kläffer table may set: nothing but its seats."""

from __future__ import annotations

from rudel.core.options import Option

SEATS = (2, 3, 4)  # KLF-1
OPTIONS: tuple[Option, ...] = ()
