"""What somebody plays who has no plan but likes what scores now: out of the nest, into the stall, hitting a rival."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.games.dog import actions as asked
from rudel.games.dog import board
from rudel.games.dog.sketch import way

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.games.dog.view import DogView

ANY, HIT, OUT, HOME = 2, 6, 8, 12
HIT_A_MATE = 1


def casual(game: Game, view: DogView, actions: Sequence[int]) -> list[int]:
    """How likely each action is: whatever scores at once is preferred."""
    return [_weight(game, view, action) for action in actions]


def _weight(game: Game, view: DogView, action: int) -> int:
    match asked.action(action):
        case asked.Give() | asked.Drop() | asked.Blank() | asked.Swap():
            return ANY
        case asked.Out():
            return OUT
        case asked.Forward(home=True) | asked.Step(home=True):
            return HOME
    owner = _stands_on(view, way(game, view, action)[-1])
    if owner is None:
        return ANY
    mates = next(party for party in game.parties if view.seat in party)
    return HIT_A_MATE if owner in mates else HIT


def _stands_on(view: DogView, field: int) -> int | None:
    """Whose stone stands on a field of the ring."""
    return next((seat for seat, stones in enumerate(view.stones) if field < board.STALL and field in stones), None)
