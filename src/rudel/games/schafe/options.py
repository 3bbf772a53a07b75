"""What a table of Meine Schafe, Deine Schafe may set."""

from __future__ import annotations

from rudel.core.options import Option

SEATS = (2, 3, 4)
OPTIONS = (Option(key="own_turn_only", rule="SHF-20", default=False),)
