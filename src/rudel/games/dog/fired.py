"""Which rules a play was an instance of: self-play counts them, so that a rule that never happens is noticed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rudel.games.dog import actions, board, events
from rudel.games.dog.actions import Back, Blank, Drop, Forward, Give, Out, Step, Swap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.games.dog.rules import DogState

_BY_EVENT: dict[type, tuple[str, ...]] = {
    events.Dealt: ("DOG-1", "DOG-2", "DOG-3", "DOG-10", "DOG-11", "DOG-16"),
    events.Reshuffled: ("DOG-12",),
    events.DroppedOut: ("DOG-14",),
    events.LeftNest: ("DOG-4", "DOG-30"),
    events.Finished: ("DOG-55",),
    events.Won: ("DOG-57",),
    events.Undecided: ("DOG-17",),
}
_BY_ACTION: dict[type, tuple[str, ...]] = {
    Give: ("DOG-13",),
    Drop: ("DOG-14",),
    Out: ("DOG-20",),
    Forward: ("DOG-20",),
    Back: ("DOG-21",),
    Step: ("DOG-22",),
    Swap: ("DOG-23", "DOG-45", "DOG-46", "DOG-48"),
    Blank: ("DOG-47",),
}


def fired(before: DogState, seat: int, action: int, happened: Sequence[Any]) -> set[str]:
    """The ids of the rules that this action, and what happened by it, showed at work."""
    asked = actions.action(action)
    found = {*_BY_ACTION[type(asked)]}
    for event in happened:
        found.update(_BY_EVENT.get(type(event), ()))
        if isinstance(event, events.SentHome):
            found.add("DOG-42" if isinstance(asked, Step) else "DOG-32" if isinstance(asked, Out) else "DOG-40")
        elif isinstance(event, events.Moved):
            found |= _move(before, event, whole=not isinstance(asked, Step))
    if len(before.legal(seat)) == 1 and not isinstance(asked, Give | Drop):
        found.add("DOG-15")
    if getattr(asked, "joker", False) or asked == Out("*"):
        found.add("DOG-24")
    return found | _partners(before, seat, asked) | _variants(before, seat, asked, happened)


def _move(before: DogState, event: events.Moved, *, whole: bool) -> set[str]:
    """What a stone's way has shown."""
    found = set()
    start, ring = 16 * event.owner, 16 * before.starts
    if event.target > board.STALL:
        found |= {"DOG-43", "DOG-51", "DOG-52"} | ({"DOG-50"} if event.origin < board.STALL else set())
        return found
    stone = 4 * event.owner + event.stone
    if event.origin == start and before.cells[board.FRESH + event.owner] != stone + 1:
        found |= {"DOG-31", "DOG-72"} if before.game.options["round_again"] else {"DOG-31"}
    way = [(event.origin + step) % ring for step in range(1, abs(event.fields))] if event.fields > 0 else []
    if whole and any(before.cells[board.RING + field] for field in way):
        found.add("DOG-41")
    if start in way or (event.origin == start and "DOG-31" in found):
        found.add("DOG-53")
    return found


def _partners(before: DogState, seat: int, asked: actions.Action) -> set[str]:
    if isinstance(asked, Give | Drop | Blank):
        return set()
    finished = before.cells[board.STALLS + seat] == board.ALL_HOME
    if isinstance(asked, Step) and asked.ahead and not before.game.options["everyone_alone"]:
        return ({"DOG-56"} if before.left else {"DOG-55"}) if finished else {"DOG-70"}
    return {"DOG-55"} if finished else set()


def _variants(before: DogState, seat: int, asked: actions.Action, happened: Sequence[Any]) -> set[str]:
    found = set()
    options = before.game.options
    if before.seats == 3 and not options["everyone_alone"]:
        found.add("DOG-61")
        if isinstance(asked, Out) and asked.card not in "AK*" and before.receiver(seat) is None:
            found.add("DOG-60")
    if options["teams_of_three"]:
        found.add("DOG-73")
    if options["everyone_alone"] and any(isinstance(event, events.GaveCard) for event in happened):
        found.add("DOG-74")
    if options["strict_jack"] and isinstance(asked, Blank):
        found.add("DOG-71")
    if options["hard_ending"] and any(isinstance(event, events.Won) for event in happened):
        found.add("DOG-58")
    return found
