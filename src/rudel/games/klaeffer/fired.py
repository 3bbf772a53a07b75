"""Which rules a play was an instance of: self-play counts them, so that a rule that never happens is noticed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rudel.games.klaeffer import actions, events
from rudel.games.klaeffer.actions import Decline, Draw, Give, Leave, Pick, Put, Take

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.games.klaeffer.rules import KlaefferState

_BY_EVENT: dict[type, tuple[str, ...]] = {
    events.GaveAway: ("KLF-10",),
    events.Placed: ("KLF-11",),
    events.Crisis: ("KLF-13",),
    events.Drew: ("KLF-4", "KLF-6", "KLF-14"),  # the back of the drawn card was and stays visible
    events.Refilled: ("KLF-15",),
    events.LastTurns: ("KLF-3", "KLF-20"),  # with the removed cards the rows would have been longer
    events.Declined: ("KLF-20",),
    events.HandScored: ("KLF-21",),
    events.Scored: ("KLF-1", "KLF-22", "KLF-23"),
}
_BY_ACTION: dict[type, tuple[str, ...]] = {
    Pick: ("KLF-4",),
    Put: ("KLF-2", "KLF-11"),
    Draw: ("KLF-14",),
    Give: ("KLF-10",),
    Decline: ("KLF-20",),
    Take: ("KLF-12",),
    Leave: ("KLF-12",),
}


def fired(before: KlaefferState, seat: int, action: int, happened: Sequence[Any]) -> set[str]:
    """The ids of the rules that this action, and what happened by it, showed at work."""
    del seat
    asked = actions.action(action)
    found = {*_BY_ACTION[type(asked)]}
    if before.turns == 0:
        found |= {"KLF-5", "KLF-7"}  # the council as it was dealt, the first player
    for event in happened:
        found.update(_BY_EVENT.get(type(event), ()))
        if isinstance(event, events.Taken) and event.cards:
            found |= {"KLF-12", "KLF-16"}
    return found
