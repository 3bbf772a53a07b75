"""What speaks for a turn of Kleine Kläffer: one plain reason, read off what it would bring about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.core.speech import Said
from rudel.core.trial import events_of
from rudel.games.klaeffer import actions as asked
from rudel.games.klaeffer import events
from rudel.games.klaeffer.cards import CARD, VOTES_OF

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.games.klaeffer.view import KlaefferView


def reason(game: Game, view: KlaefferView, actions: Sequence[int]) -> Said:
    """How many cards and votes it takes, else why it is done all the same."""
    match asked.action(actions[0]):
        case asked.Draw():
            return Said("klaeffer-why-draw")
        case asked.Give():
            return Said("klaeffer-why-give")
        case asked.Decline():
            return Said("klaeffer-why-decline")
    for event in events_of(game, view, actions):
        if isinstance(event, events.Taken) and event.cards:
            votes = sum(VOTES_OF[CARD[card]] for card in event.cards)
            return Said("klaeffer-why-takes", {"cards": len(event.cards), "votes": votes})
    return Said("klaeffer-why-nothing")
