"""What somebody plays who lays any card, raises in small steps and stops when the row cannot be worth it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.games.filou import cards
from rudel.games.filou.actions import BID, PASS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.games.filou.view import FilouView, RowCard

ANY = 1
PASSING = 3
RAISING = {1: 3, 2: 2, 3: 1}
"""How likely the next bid is so much above the highest one."""


def casual(game: Game, view: FilouView, actions: Sequence[int]) -> list[int]:
    """How likely each action is: any card, small raises, and no bid above what the row could still be worth."""
    most = sum(_best(game, view, laid) for laid in view.row)
    return [_weight(view, action, most) for action in actions]


def _weight(view: FilouView, action: int, most: int) -> int:
    if action < PASS:
        return ANY
    if action == PASS:
        return PASSING
    mice = action - BID
    return RAISING.get(mice - view.high, 0) if mice <= most else 0


def _best(game: Game, view: FilouView, laid: RowCard) -> int:
    """The most that a card of the row can bring whoever takes it; dogs are not reckoned with."""
    if laid.card is not None:
        return cards.VALUES[cards.CARD[laid.card]]
    shown = view.shown[game.seats if laid.seat is None else laid.seat]
    return max(value for name, value in zip(cards.CARDS, cards.VALUES, strict=True) if name not in shown)
