"""Any legal action, each equally likely; the baseline of everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.dice import Dice
    from rudel.core.game import Game


class Random:
    """Uniform over the legal actions, and over them and declining when it may interrupt."""

    sees = False

    def __init__(self, game: Game, dice: Dice) -> None:
        del game
        self.dice = dice

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        """Any of the actions."""
        del view
        chosen: int = actions[self.dice.below(len(actions))]
        return chosen

    def interrupt(self, view: Any, actions: Sequence[int]) -> int | None:
        """Any of the actions, or none of them."""
        del view
        chosen = self.dice.below(len(actions) + 1)
        return actions[chosen] if chosen < len(actions) else None
