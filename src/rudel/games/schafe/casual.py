"""What somebody plays who has no plan but stays in: any tile that fits, the colour shown late, never out by choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.games.schafe import actions as asked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.games.schafe.view import SchafeView

LATE = 10
"""The colour is shown when so few tiles are left in the bag."""


def casual(game: Game, view: SchafeView, actions: Sequence[int]) -> list[int]:
    """How likely each action is: any tile and place alike, getting out only when nothing else is legal."""
    del game
    return [_weight(view, action) for action in actions]


def _weight(view: SchafeView, action: int) -> int:
    if action == asked.GET_OUT:
        return 0
    if action == asked.REVEAL:
        return 4 * (view.bag <= LATE)
    return 1
