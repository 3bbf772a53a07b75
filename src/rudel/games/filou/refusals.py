"""Why an action is not legal: the id of the rule that forbids it. Explains only; `legal` alone decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.games.filou import actions, cards
from rudel.games.filou.actions import Lay

if TYPE_CHECKING:
    from rudel.games.filou.rules import FilouState

LAYING, BIDDING, OVER = range(3)


def why_not(state: FilouState, seat: int, action: int) -> str:
    """The id of the rule that forbids an action that is not legal now."""
    asked = actions.action(action)
    if state.phase == OVER:
        return "FIL-40"
    if state.phase == LAYING:
        return _laying(state, seat, asked)
    if isinstance(asked, Lay):
        return "FIL-10"
    if state.passed >> seat & 1:
        return "FIL-12"
    last = state.passed.bit_count() == state.seats - 1
    return "FIL-14" if last and seat == state.turn else "FIL-11"


def _laying(state: FilouState, seat: int, asked: actions.Action) -> str:
    """There is nothing to bid for before the row lies there, and one lays what one holds."""
    if isinstance(asked, Lay) and state.cells[cards.AT + 10 * seat + cards.CARD[asked.card]] == cards.REMOVED:
        return "FIL-3"
    return "FIL-10"
