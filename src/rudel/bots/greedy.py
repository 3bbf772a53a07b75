"""Takes whatever makes the position best at once, by the game's own judge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.dice import Dice
    from rudel.core.game import Game
    from rudel.core.state import State


class Greedy:
    """Imagines a position that fits what its seat knows and tries every action in it."""

    sees = True

    def __init__(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.dice = dice

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        """The action after which the judge likes the position best; among equals any."""
        if len(actions) == 1:
            return actions[0]
        world = self.game.imagine(view, self.dice.copy())
        return max(actions, key=lambda action: (self._after(world, view.seat, action), self.dice.below(1 << 30)))

    def interrupt(self, view: Any, actions: Sequence[int]) -> int | None:
        """The best action if the position is better after it than now, and than after all else it may do on turn."""
        world = self.game.imagine(view, self.dice.copy())
        best = max(actions, key=lambda action: self._after(world, view.seat, action))
        after = self._after(world, view.seat, best)
        if after <= self.game.info.judge(world, view.seat):
            return None
        others = set(world.legal(view.seat)).difference(actions)
        return best if all(after > self._after(world, view.seat, other) for other in others) else None

    def _after(self, world: State, seat: int, action: int) -> float:
        after = world.copy()
        after.apply(seat, action)
        return self.game.info.judge(after, seat)
