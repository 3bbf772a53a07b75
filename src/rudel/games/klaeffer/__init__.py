"""Kleine Kläffer: a hunt for votes in the council of little dogs."""

from __future__ import annotations

from typing import Any

from rudel.core.game import Info
from rudel.games.klaeffer import (
    actions,
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

RULES = tuple(f"KLF-{number}" for number in (*range(1, 8), *range(10, 17), *range(20, 24)))
# Each turn draws at least one of the 38 cards in the rows of four seats, in five steps at most (KLF-6, KLF-14); then
# four last turns follow, which have no draw (KLF-20).
LONGEST = 38 * 5 + 4 * 4


_WIRED: dict[str, Any] = {
    "key": "klaeffer",
    "folder": "klaeffer",
    "versions": (1, 2),
    "actions": actions.ACTIONS,
    "seat_numbers": options.SEATS,
    "options": options.OPTIONS,
    "rules": RULES,
    "longest": LONGEST,
    "start": rules.KlaefferState,
    "view": view.view,
    "imagine": view.imagine,
    "why_not": refusals.why_not,
    "action": actions.action,
    "number": actions.number,
    "write": actions.write,
    "read": actions.read,
    "events": events.events,
    "view_type": view.KlaefferView,
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

KLAEFFER = Info(**_WIRED)
