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
    """The end that it brings, a special action, a pen that it closes, else how many tiles are drawn for it."""
    match asked.action(actions[0]):
        case asked.Pass():
            return Said("schafe-why-pass")
        case asked.Done():
            return Said("schafe-why-done")
        case asked.GetOut():
            return Said("schafe-why-get-out")
    happened = events_of(game, view, actions)
    return _end(view, happened) or _beasts(happened) or _pen(view, happened) or _drawn(happened)


def _end(view: SchafeView, happened: Sequence[events.Event]) -> Said | None:
    """Whoever lays the last tile is done early (SHF-31)."""
    done = any(isinstance(event, events.Finished) and event.seat == view.seat for event in happened)
    return Said("schafe-why-finishes") if done else None


def _beasts(happened: Sequence[events.Event]) -> Said | None:
    """What a wolf, a hunter or showing colours is good for (SHF-21, SHF-22, SHF-24)."""
    for event in happened:
        match event:
            case events.WolfLaid():
                return Said("schafe-why-wolf")
            case events.WolfCovered():
                return Said("schafe-why-covers")
            case events.HunterLaid():
                return Said("schafe-why-hunter")
            case events.ColourShown():
                return Said("schafe-why-shows")
    return None


def _pen(view: SchafeView, happened: Sequence[events.Event]) -> Said | None:
    """The largest own pen that is closed, else the largest of another flock, which grows no more (SHF-32)."""
    pens = [event for event in happened if isinstance(event, events.PenClosed)]
    if not pens:
        return None
    pen = max(pens, key=lambda closed: (closed.colour == view.colour, closed.sheep))
    return Said("schafe-why-closes" if pen.colour == view.colour else "schafe-why-ends", {"sheep": pen.sheep})


def _drawn(happened: Sequence[events.Event]) -> Said:
    drawn = sum(event.number for event in happened if isinstance(event, events.Drew))
    return Said("schafe-why-draws", {"number": drawn})
