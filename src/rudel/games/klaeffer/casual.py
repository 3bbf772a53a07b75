"""What somebody plays who has no plan but likes to take cards: the more a card takes now, the likelier it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.core.dice import Dice
from rudel.games.klaeffer import actions as asked
from rudel.games.klaeffer import board
from rudel.games.klaeffer.cards import CARD, VOTES_OF
from rudel.games.klaeffer.view import imagine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.games.klaeffer.rules import KlaefferState
    from rudel.games.klaeffer.view import KlaefferView

ANY, PER_CARD = 1, 6


def casual(game: Game, view: KlaefferView, actions: Sequence[int]) -> list[int]:
    """How likely each action is: whatever takes cards is preferred, only lost districts are given away."""
    world = imagine(game, view, Dice(0))  # what a card takes depends on nothing that is hidden
    return [_weight(world, view, action) for action in actions]


def _weight(world: KlaefferState, view: KlaefferView, action: int) -> int:
    match asked.action(action):
        case asked.Give(district):
            return ANY if _lost(view, district) else 0
        case asked.Pick():
            after = world.copy()
            after.apply(world.turn, action)
            return ANY + PER_CARD * max(_taken(after, put) for put in after.legal(world.turn))
        case asked.Put() | asked.Take():
            return ANY + PER_CARD * _taken(world, action)
    return ANY


def _lost(view: KlaefferView, district: int) -> bool:
    """Whether somebody has more votes in the district than the seat."""
    votes = [sum(VOTES_OF[CARD[name]] for name in piles[district]) for piles in view.districts]
    return view.seat is not None and votes[view.seat] < max(votes)


def _taken(world: KlaefferState, action: int) -> int:
    """How many cards this Put would take, or let one take."""
    after = world.copy()
    after.apply(world.turn, action)
    if after.placed:
        after.apply(world.turn, asked.TAKE)
    return _laid(after) - _laid(world)


def _laid(state: KlaefferState) -> int:
    """How many cards lie in front of all seats."""
    return sum(state.cells[board.NUMBER : board.TAKEN])
