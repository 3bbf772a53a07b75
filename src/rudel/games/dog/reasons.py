"""What speaks for a turn of Dog: one plain reason, read off what it would bring about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.core.speech import Name, Said
from rudel.core.trial import events_of
from rudel.games.dog import actions as asked
from rudel.games.dog import board, events

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.games.dog.view import DogView


STARTERS = ("A", "K", "*")
"""Cards that bring a stone out, in both houses."""


def reason(game: Game, view: DogView, actions: Sequence[int]) -> Said:
    """Whom it sends home, else a stone that comes home or out, else how near one comes."""
    match asked.action(actions[0]):
        case asked.Give(card):
            return Said("dog-why-give-starter" if card in STARTERS else "dog-why-give")
        case asked.Drop():
            return Said("dog-why-drop")
        case asked.Blank():
            return Said("dog-why-blank")
    happened = events_of(game, view, actions)
    return _hit(game, view, happened) or _home(happened) or _nearer(game, happened) or Said("dog-why-best")


def _hit(game: Game, view: DogView, happened: Sequence[events.Event]) -> Said | None:
    friends = next(party for party in game.parties if (view.seat or 0) in party)
    for event in happened:
        if isinstance(event, events.SentHome) and event.owner not in friends:
            return Said("dog-why-hit", {"who": Name(event.owner)})
    return None


def _home(happened: Sequence[events.Event]) -> Said | None:
    for event in happened:
        match event:
            case events.Moved(origin=origin, target=target) if origin < board.STALL < target:
                return Said("dog-why-home")
            case events.LeftNest():
                return Said("dog-why-out")
    return None


def _nearer(game: Game, happened: Sequence[events.Event]) -> Said | None:
    """How many fields are left to the own start, behind which the stall lies."""
    ring = 16 * board.starts(game.seats, alone=game.options["everyone_alone"])
    for event in reversed(happened):
        match event:
            case events.Moved(owner=owner, target=target) | events.Swapped(owner=owner, target=target):
                if target < board.STALL:
                    return Said("dog-why-nearer", {"fields": (16 * owner - target) % ring})
    return None
