"""What a turn would bring about, tried in a position imagined from a view: nothing else is known of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rudel.core.dice import Dice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game


def events_of(game: Game, view: Any, actions: Sequence[int]) -> list[Any]:
    """What would happen; whatever the dice or hidden things decide is one guess of many."""
    state = game.imagine(view, Dice(0))
    state.journal = []
    for action in actions:
        state.apply(view.seat, action)
    return game.info.events(state.journal)
