"""What speaks for a turn of Kleine Kläffer: one plain reason, read off what it would bring about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.core.speech import Said
from rudel.games.klaeffer import actions as asked
from rudel.games.klaeffer.cards import CARD, VOTES_OF
from rudel.games.klaeffer.sketch import taken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.games.klaeffer.view import KlaefferView


def reason(game: Game, view: KlaefferView, actions: Sequence[int]) -> Said:
    """How many cards and votes are to be had, else why it is done all the same."""
    match asked.action(actions[0]):
        case asked.Draw():
            return Said("klaeffer-why-draw")
        case asked.Give():
            return Said("klaeffer-why-give")
        case asked.Decline():
            return Said("klaeffer-why-decline")
        case asked.Leave():
            return Said("klaeffer-why-leave")
    would = taken(game, view, *actions)
    if would is None or not would.cards:
        return Said("klaeffer-why-nothing")
    votes = sum(VOTES_OF[CARD[card]] for card in would.cards)
    return Said("klaeffer-why-takes", {"cards": len(would.cards), "votes": votes})
