"""Random with a little sense, each game's own: the opponent that a beginner beats, and that strength is measured by."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.dice import Dice
    from rudel.core.game import Game

DECLINES = 10
"""Of so many chances to interrupt it takes one."""


class Casual:
    """Draws by the weights that the game gives to the actions."""

    sees = True

    def __init__(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.dice = dice

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        """Any action that makes some sense; any at all if none does."""
        weights = self.game.info.casual(self.game, view, actions)
        return self._draw(actions, weights if any(weights) else [1] * len(actions))

    def interrupt(self, view: Any, actions: Sequence[int]) -> int | None:
        """Mostly none; otherwise any that makes some sense."""
        if self.dice.below(DECLINES):
            return None
        weights = self.game.info.casual(self.game, view, actions)
        return self._draw(actions, weights) if any(weights) else None

    def _draw(self, actions: Sequence[int], weights: Sequence[int]) -> int:
        upto = list(accumulate(weights))
        return actions[bisect_right(upto, self.dice.below(upto[-1]))]
