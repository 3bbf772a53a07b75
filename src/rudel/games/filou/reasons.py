"""What speaks for a turn of Filou: one plain reason, read off what lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.core.speech import Said
from rudel.games.filou import actions as asked
from rudel.games.filou.cards import CARD, VALUES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.games.filou.view import FilouView


def reason(game: Game, view: FilouView, actions: Sequence[int]) -> Said:
    """What the card is good for, or what lies open in the row."""
    del game
    match asked.action(actions[0]):
        case asked.Lay(card):
            return _lay(card)
        case asked.Bid():
            return Said("filou-why-bid", {"points": _open_points(view)})
    won = view.mouse_cards[0] if view.mouse_cards else 0
    return Said("filou-why-pass", {"mice": won, "points": _open_points(view)})


def _lay(card: str) -> Said:
    """Dogs and the rabbit spoil or guard a row; a cat is worth what it shows."""
    if card in {"R", "SD", "BD"}:
        return Said(f"filou-why-lay-{card}")
    return Said("filou-why-lay-good" if VALUES[CARD[card]] > 0 else "filou-why-lay-bad")


def _open_points(view: FilouView) -> int:
    """The points of the cats that lie open, and of one's own card, which one knows."""
    known = [card.card for card in view.row if card.card is not None]
    return sum(VALUES[CARD[card]] for card in known)
