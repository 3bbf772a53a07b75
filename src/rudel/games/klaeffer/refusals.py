"""Why an action is not legal: the id of the rule that forbids it. Explains only; `legal` alone decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.games.klaeffer import actions
from rudel.games.klaeffer.actions import Decline, Draw, Give, Leave, Pick, Put, Take
from rudel.games.klaeffer.view import PHASES

if TYPE_CHECKING:
    from rudel.games.klaeffer.rules import KlaefferState


def why_not(state: KlaefferState, seat: int, action: int) -> str:
    """The id of the rule that forbids an action that is not legal now."""
    asked = actions.action(action)
    phase = PHASES[state.phase]
    if phase == "over":
        return "KLF-21"
    if seat != state.turn:
        return "KLF-7"
    return _now(state, asked, phase)


def _now(state: KlaefferState, asked: actions.Action, phase: str) -> str:
    """Why the seat on turn may not do it now."""
    match asked:
        case Take() | Leave():  # taking is compulsory here, there is nothing to take, or it is too late
            return "KLF-12"
        case Give(ahead=ahead):  # too late, too early, nothing to give, or the other has a card of that colour
            return "KLF-1" if ahead >= state.seats else "KLF-10"
        case Decline():
            return "KLF-20" if state.last_turns else "KLF-11"  # placing is compulsory
        case Draw() if state.last_turns:
            return "KLF-20"
        case Draw():
            return "KLF-12" if phase == "take" else "KLF-14"
        case Pick() | Put():
            return {"take": "KLF-12", "draw": "KLF-14"}.get(phase, "KLF-11")
