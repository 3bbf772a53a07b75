"""What speaks for a turn of Meine Schafe, Deine Schafe: one plain reason, read off what it would bring about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.core.speech import Said
from rudel.core.trial import events_of
from rudel.games.schafe import actions as asked
from rudel.games.schafe import events

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.games.schafe.view import SchafeView


def reason(game: Game, view: SchafeView, actions: Sequence[int]) -> Said:
    """A pen that it closes, the end that it brings, else how few tiles are drawn for it."""
    match asked.action(actions[0]):
        case asked.Pass():
            return Said("schafe-why-pass")
        case asked.Done():
            return Said("schafe-why-done")
        case asked.GetOut():
            return Said("schafe-why-get-out")
    happened = events_of(game, view, actions)
    for event in happened:
        match event:
            case events.Finished(seat=who) if who == view.seat:
                return Said("schafe-why-finishes")
            case events.PenClosed(sheep=sheep):
                return Said("schafe-why-closes", {"sheep": sheep})
    drawn = sum(event.number for event in happened if isinstance(event, events.Drew))
    return Said("schafe-why-draws", {"number": drawn})
