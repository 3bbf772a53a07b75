"""What a host decides when opening a table, beside the game's own options."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Level = Literal["random", "casual", "greedy"]
Phase = Literal["open", "playing", "over", "other-rules"]
Watch = Literal["anyone", "code", "nobody"]
Dicing = Literal["fair", "prepared", "rehearsed"]
"""Fair dice can be proved. Prepared ones follow from a seed alone: at a table for one person, or in a rehearsal."""


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds that everybody has for the whole game, and what each finished turn adds."""

    bank: Annotated[int, msgspec.Meta(ge=1, le=36_000)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is run."""

    watch: Watch = "code"
    """Who may look on: anyone, whoever has the code, nobody."""
    level: Level = "greedy"
    """The bots of empty chairs."""
    clock: Clock | None = None
    pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 1200
    """Milliseconds a bot waits before it moves, so that people can follow, and take back."""
    grace: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = 60
    """Seconds after which a bot takes the chair of somebody who is gone; None: never."""
