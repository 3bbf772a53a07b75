"""Meine Schafe, Deine Schafe: tiles laid edge to edge, pens closed, wolves and hunters, and a secret colour."""

from __future__ import annotations

from typing import Any

from rudel.core.game import Info
from rudel.games.schafe import (
    actions,
    casual,
    count,
    events,
    fired,
    imagine,
    judge,
    options,
    reasons,
    refusals,
    rules,
    sketch,
    view,
    words,
)

_NUMBERS = (*range(1, 6), *range(10, 15), *range(20, 26), *range(30, 35))
RULES = tuple(f"SHF-{number}" for number in _NUMBERS)

# 72 tiles are laid in two steps each; every wolf, hunter and "?" may ask for a Done; 4 seats get out once; at most
# three passes come before each of these, and the runs in which all pass draw a tile for each of theirs: below 500.
# SHF-13 adds four passes each time, and happens with less than one chance in thirty: never 125 times in a row.
LONGEST = 1000


_PARTS: dict[str, Any] = {
    "start": rules.SchafeState,
    "view": view.view,
    "imagine": imagine.imagine,
    "why_not": refusals.why_not,
    "action": actions.action,
    "number": actions.number,
    "write": actions.write,
    "read": actions.read,
    "events": events.events,
    "view_type": view.SchafeView,
    "event_type": events.AnyEvent,
    "action_type": actions.Action,
    "judge": judge.judge,
    "casual": casual.casual,
    "material": count.material,
    "fired": fired.fired,
    "tell": words.tell,
    "describe": words.describe,
    "reason": reasons.reason,
    "now": words.now,
    "sketch": sketch.sketch,
    "hand": sketch.hand,
}

SCHAFE = Info(
    key="schafe",
    folder="schafe",
    versions=(1, 2),
    actions=actions.ACTIONS,
    seat_numbers=options.SEATS,
    options=options.OPTIONS,
    rules=RULES,
    longest=LONGEST,
    **_PARTS,
)
