"""Dog and FamilienLager-Dog: one game, two sets of house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rudel.core.game import Info
from rudel.games.dog import (
    actions,
    board,
    casual,
    count,
    events,
    fired,
    judge,
    options,
    reasons,
    refusals,
    rules,
    seven,
    sketch,
    view,
    words,
)

if TYPE_CHECKING:
    from rudel.core.game import Game

_NUMBERS: tuple[int, ...] = (1, 2, 3, 4, *range(10, 18), *range(20, 25), 30, 31, 32, *range(40, 44), *range(45, 49))
_NUMBERS += (*range(50, 54), *range(55, 59), 60, 61, *range(70, 75))
RULES = tuple(f"DOG-{number}" for number in _NUMBERS)
LONGEST = 1000 * (6 + 7 * 36)  # DOG-17: 1000 deals of at most 36 cards, each a seven, after six choices


def parties(game: Game) -> tuple[tuple[int, ...], ...]:
    """The seats that win together, party by party (DOG-1, DOG-60, DOG-73, DOG-74)."""
    given = game.options
    together = board.mates(game.seats, alone=given["everyone_alone"], teams_of_three=given["teams_of_three"])
    return tuple(sorted({tuple(sorted((seat, *own))) for seat, own in enumerate(together)}))


_SHARED: dict[str, Any] = {
    "folder": "dog",
    "versions": (1, 2),
    "actions": actions.ACTIONS,
    "rules": RULES,
    "longest": LONGEST,
    "start": rules.DogState,
    "view": view.view,
    "imagine": view.imagine,
    "why_not": refusals.why_not,
    "action": actions.action,
    "number": actions.number,
    "write": actions.write,
    "read": actions.read,
    "events": events.events,
    "view_type": view.DogView,
    "event_type": events.AnyEvent,
    "action_type": actions.Action,
    "judge": judge.judge,
    "casual": casual.casual,
    "material": count.material,
    "parties": parties,
    "fired": fired.fired,
    "tell": words.tell,
    "describe": words.describe,
    "reason": reasons.reason,
    "now": words.now,
    "ways": seven.ways,
    "sketch": sketch.sketch,
    "hand": sketch.hand,
}

DOG = Info(
    key="dog",
    seat_numbers=options.SEATS,
    options=options.DOG_OPTIONS,
    check=options.dog_check,
    **_SHARED,
)
LAGERDOG = Info(
    key="lagerdog",
    seat_numbers=options.SEATS,
    options=options.LAGERDOG_OPTIONS,
    check=options.lagerdog_check,
    **_SHARED,
)
