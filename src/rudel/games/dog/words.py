"""Dog in words: which message of the catalogue tells an event, describes an action or says what to do now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rudel.core.speech import Said

if TYPE_CHECKING:
    from rudel.core.game import Game


def tell(game: Game, event: Any) -> Said | None:
    del game, event
    return None


def describe(game: Game, view: Any, action: int) -> Said:
    raise NotImplementedError


def now(game: Game, view: Any) -> Said:
    raise NotImplementedError
