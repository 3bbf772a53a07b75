"""What speaks for a turn of Filou: one plain reason, read off what lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.core.speech import Said
from rudel.games.filou import actions as asked
from rudel.games.filou.cards import CARD, VALUES
from rudel.games.filou.words import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.games.filou.view import FilouView


def reason(game: Game, view: FilouView, actions: Sequence[int]) -> Said:
    """What the card is good for, or what one knows of the row."""
    match asked.action(actions[0]):
        case asked.Lay(card):
            return _lay(card)
        case asked.Bid():
            dog = "one" if _lone_dog(view) else "none"
            return Said("filou-why-bid", {"dog": dog, "shown": _worth(game, view), "hidden": _hidden(view)})
    won = view.mouse_cards[0] if view.mouse_cards else 0
    return Said("filou-why-pass", {"mice": won, "shown": _worth(game, view)})


def _lay(card: str) -> Said:
    """Dogs and the rabbit spoil or guard a row; a cat is worth what it shows."""
    if card in {"R", "SD", "BD"}:
        return Said(f"filou-why-lay-{card}")
    return Said("filou-why-lay-good" if VALUES[CARD[card]] > 0 else "filou-why-lay-bad")


def _known(view: FilouView) -> list[str]:
    """The cards that lie open, and one's own, which one knows."""
    return [card.card for card in view.row if card.card is not None]


def _lone_dog(view: FilouView) -> str | None:
    """The dog among the cards one knows, if there is exactly one."""
    dogs = [card for card in _known(view) if card in {"SD", "BD"}]
    return dogs[0] if len(dogs) == 1 else None


def _hidden(view: FilouView) -> int:
    """What the cards that one does not know bring on an average of a whole set: else a bid for nothing is a riddle."""
    unknown = sum(1 for card in view.row if card.card is None)
    return round(unknown * sum(VALUES) / len(VALUES))


def _worth(game: Game, view: FilouView) -> str:
    """The points of the cards one knows, without the cat that a lone dog would chase (FIL-21, FIL-22)."""
    stays = {"SD", "BD", "R"} if game.options["rabbit_is_no_cat"] else {"SD", "BD"}
    cats = sorted(VALUES[CARD[card]] for card in _known(view) if card not in stays)
    match _lone_dog(view):
        case "BD":
            cats = cats[:-1]
        case "SD":
            cats = cats[1:]
    return signed(sum(cats))
