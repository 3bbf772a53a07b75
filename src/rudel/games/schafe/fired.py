"""Which rules a play was an instance of: self-play counts them, so that a rule that never happens is noticed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rudel.games.schafe import actions, board, events
from rudel.games.schafe.actions import At, Done, GetOut, Pass, Reveal, Take
from rudel.games.schafe.tiles import WOLF

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.games.schafe.rules import SchafeState

_BY_EVENT: dict[type, tuple[str, ...]] = {
    events.TileLaid: ("SHF-2", "SHF-3", "SHF-10"),
    events.WolfLaid: ("SHF-21",),
    events.HunterLaid: ("SHF-22",),
    events.WolfCovered: ("SHF-22",),
    events.ColourShown: ("SHF-4", "SHF-24"),
    events.Drew: ("SHF-11",),
    events.Passed: ("SHF-10",),
    events.GotOut: ("SHF-25",),
    events.Redealt: ("SHF-13",),
    events.AllPassed: ("SHF-14",),
    events.PenClosed: ("SHF-32",),
    events.Scored: ("SHF-4", "SHF-30", "SHF-34"),
}


def fired(before: SchafeState, seat: int, action: int, happened: Sequence[Any]) -> set[str]:
    """The ids of the rules that this action, and what happened by it, showed at work."""
    found: set[str] = set()
    for event in happened:
        found.update(_BY_EVENT.get(type(event), ()))
        if isinstance(event, events.Finished):
            found |= {"SHF-31"} | (set() if event.bonus else {"SHF-30"})
        elif isinstance(event, events.Scored):
            found |= _scored(before, event)
    if isinstance(event := actions.action(action), At):
        found |= _place(before, event)
    return found | _turn(before, seat, action, happened)


def _turn(before: SchafeState, seat: int, action: int, happened: Sequence[Any]) -> set[str]:
    """What the action shows of turns and special actions."""
    found: set[str] = set()
    match actions.action(action):
        case Reveal() | GetOut():
            found.add("SHF-20")
        case Take(tile, side):
            face = tile >= WOLF and not side
            found.add("SHF-2" if not face else "SHF-24" if before.special == 2 else "SHF-20")
        case Done():
            found.add("SHF-24" if before.special == 2 else "SHF-21")
        case Pass():
            if before.meadow.laid == 1:  # counted for it, whether or not the others pass too
                found.add("SHF-13")
            if before.passes:
                found.add("SHF-14")
    if seat != before.turn:
        found.add("SHF-20")
    if before.turns == 0:
        found |= {"SHF-1", "SHF-5"}
    if before.passes and any(isinstance(event, events.TileLaid | events.GotOut) for event in happened):
        found.add("SHF-14")  # something in between: the passes before it no longer count
    if any(isinstance(event, events.Finished) for event in happened) and action < actions.REVEAL:
        found.add("SHF-12")
    return found


def _place(before: SchafeState, asked: At) -> set[str]:
    """What a wolf or hunter shows of forests that have grown together (SHF-23)."""
    if not before.is_face():
        return set()
    meadow, cell = before.meadow, actions.cell_of(asked.x, asked.y)
    if meadow.tile_at(cell) >= 0:
        area = meadow.cells[board.AREA + 4 * meadow.tile_at(cell)]
        return {"SHF-23"} if meadow.cells[board.HUNTERS + area] else set()
    others = [(meadow.tile_at(meadow.beside(cell, way)), (way + 2) % 4) for way in range(4)]
    forests = {meadow.cells[board.AREA + 4 * other + way] for other, way in others if other >= 0}
    joined = len(forests) > 1 or any(
        meadow.cells[board.WOLVES + area] or meadow.cells[board.HUNTERS + area] for area in forests
    )
    return {"SHF-23"} if joined else set()


def _scored(before: SchafeState, event: events.Scored) -> set[str]:
    """What the counting shows: a pen that a wolf threatens."""
    threatened = [pen for pen in before.pens() if pen[3] and not pen[2] and pen[0] in event.colours]
    return {"SHF-33"} if threatened else set()
