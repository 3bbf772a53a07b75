"""How far one stone can go with a seven: its single steps put together, so that nobody has to take each by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.games.dog import actions as asked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.state import State


def ways(state: State, seat: int) -> list[list[int]]:
    """For each stone that a seven can move now, the longest ways it can go on alone; each beginning is legal, too.

    A stone that may turn in has two ways, along the ring and home (DOG-53). A step is legal only if the rest of the
    seven can be used up (DOG-22), and so a way may be shorter than the steps that are left.
    """
    return [way for action in state.legal(seat) if _step(action) for way in _onward(state, seat, [action])]


def _onward(state: State, seat: int, way: Sequence[int]) -> list[list[int]]:
    after = state.copy()
    for action in way:
        after.apply(seat, action)
    same = after.turns == state.turns and seat in after.to_act()
    on = [action for action in after.legal(seat) if _step(action) == _step(way[0])] if same else []
    return [longer for action in on for longer in _onward(state, seat, [*way, action])] or [list(way)]


def _step(action: int) -> tuple[int, int] | None:
    """Whose stone steps, and which; None for whatever is no step of a seven."""
    step = asked.action(action)
    return (step.ahead, step.stone) if isinstance(step, asked.Step) else None
