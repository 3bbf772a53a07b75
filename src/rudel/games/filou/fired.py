"""Which rules a play was an instance of: self-play counts them, so that a rule that never happens is noticed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rudel.games.filou import actions, cards, events
from rudel.games.filou.actions import Bid, Lay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.games.filou.rules import FilouState

_BY_EVENT: dict[type, tuple[str, ...]] = {
    events.Chose: ("FIL-10", "FIL-16"),
    events.RowLaid: ("FIL-1", "FIL-10"),
    events.TurnedUp: ("FIL-2",),
    events.BidMade: ("FIL-4", "FIL-11"),
    events.Passed: ("FIL-12",),
    events.RowTaken: ("FIL-13", "FIL-24"),
    events.Chased: ("FIL-21",),
    events.RowLost: ("FIL-14",),
    events.Filled: ("FIL-6", "FIL-15"),
    events.NotFilled: ("FIL-15",),
    events.Scored: ("FIL-3", "FIL-40"),
}


def fired(before: FilouState, seat: int, action: int, happened: Sequence[Any]) -> set[str]:
    """The ids of the rules that this action, and what happened by it, showed at work."""
    del seat
    asked = actions.action(action)
    found = set()
    if isinstance(asked, Bid) and before.passed.bit_count() == before.seats - 1:
        found.add("FIL-14")
    for event in happened:
        found.update(_BY_EVENT.get(type(event), ()))
        match event:
            case events.RowLaid():
                found |= {"FIL-7"} if before.round == 1 else set()
            case events.TurnedUp():
                found |= {"FIL-30"} if before.seats == 3 else set()
            case events.Passed(mice=mice):
                found |= {"FIL-5"} if mice else set()
            case events.DogsLeft(dogs=dogs):
                found.add("FIL-20" if len(dogs) > 1 else "FIL-23")
    return found if isinstance(asked, Lay) else found | _chase(before, happened)


def _chase(before: FilouState, happened: Sequence[Any]) -> set[str]:
    """What a dog in the row has shown beside FIL-21: what the rabbit is to it, and which of two equal cats it takes."""
    row = cards.names(before.cells[cards.ROW : cards.ROW + before.sets])
    found = set()
    for event in happened:
        if isinstance(event, events.Chased):
            if row.count(event.cat) > 1:
                found.add("FIL-23")
            if "R" in row and (event.cat == "R" or _would_take_the_rabbit(row, event.dog)):
                found.add("FIL-22")
    return found


def _would_take_the_rabbit(row: tuple[str, ...], dog: str) -> bool:
    """Whether the rabbit would be the one to go if it were a cat."""
    values = [cards.VALUES[cards.CARD[name]] for name in row if name not in ("SD", "BD")]
    return (max if dog == "BD" else min)(values) == 0
