"""Filou, the cat in the sack: an auction of face-down cats, dogs and a rabbit."""

from __future__ import annotations

from typing import Any

from rudel.core.game import Info
from rudel.games.filou import (
    actions,
    cards,
    casual,
    count,
    events,
    fired,
    judge,
    options,
    reasons,
    refusals,
    rules,
    sketch,
    view,
    words,
)

RULES = tuple(f"FIL-{number}" for number in (*range(1, 8), *range(10, 17), *range(20, 25), 30, 40))
MOST_SEATS = max(options.SEATS)
# Nine rounds: everyone lays (changes of mind not counted) and passes once, each bid is above the last (FIL-11).
LONGEST = cards.ROUNDS * (2 * MOST_SEATS + cards.ALL_MICE)


_OF_STATES: dict[str, Any] = {  # they take a FilouState, where Info speaks of any State
    "start": rules.FilouState,
    "view": view.view,
    "why_not": refusals.why_not,
    "judge": judge.judge,
    "material": count.material,
    "fired": fired.fired,
}

FILOU = Info(
    key="filou",
    folder="filou",
    actions=actions.ACTIONS,
    seat_numbers=options.SEATS,
    options=options.OPTIONS,
    rules=RULES,
    longest=LONGEST,
    imagine=view.imagine,
    action=actions.action,
    number=actions.number,
    write=actions.write,
    read=actions.read,
    events=events.events,
    view_type=view.FilouView,
    event_type=events.AnyEvent,
    action_type=actions.Action,
    casual=casual.casual,
    tell=words.tell,
    describe=words.describe,
    reason=reasons.reason,
    now=words.now,
    sketch=sketch.sketch,
    hand=sketch.hand,
    **_OF_STATES,
)
