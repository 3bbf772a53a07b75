"""The Dog board drawn in characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.core.sketch import Sketch


def sketch(game: Game, view: Any, actions: Sequence[int] = ()) -> Sketch:
    raise NotImplementedError
