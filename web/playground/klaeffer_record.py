"""Plays Kleine Kläffer with the engine and writes down what the screen's tests compare with.

Run it from the house: PYTHONPATH=src python web/playground/klaeffer_record.py. It writes
src/games/klaeffer/game.recorded.json: whole games of every size as a seat and as a spectator hear of them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import rudel
from rudel.bots import BOTS
from rudel.core.dice import Dice

WEB = Path(__file__).parents[1]
SHOWN = ("seat", "hand", "backs", "council", "left", "right", "districts", "bad_points", "secured")


def recorded(seats: int, seed: int, eyes: int | None) -> dict[str, Any]:
    """A game between bots: what the eyes see at first, and after every action what they heard and see."""
    game = rudel.game("klaeffer", seats)
    bots = [BOTS["greedy"](game, Dice(seed + own)) for own in range(seats)]
    state = game.start(seed)

    def shown() -> dict[str, Any]:
        view = msgspec.to_builtins(game.view(state, eyes))
        return {field: view[field] for field in SHOWN}

    first, frames = shown(), []
    while state.to_act():
        actor = state.to_act()[0]
        action = bots[actor].choose(game.view(state, actor), state.legal(actor))
        state.journal = []
        state.apply(actor, action)
        events = [
            msgspec.to_builtins(event) for event in game.info.events(state.journal) if event.audience in (None, eyes)
        ]
        if events:
            frames.append({"events": events, "view": shown()})
    # the views between are told by the events; every fifth and the last are kept to compare with
    for index, frame in enumerate(frames):
        if index % 5 and index < len(frames) - 1:
            del frame["view"]
    return {"seats": seats, "eyes": eyes, "first": first, "frames": frames}


def main() -> None:
    games = [recorded(2, 3, 0), recorded(3, 4, None), recorded(4, 5, 2)]
    path = WEB / "src" / "games" / "klaeffer" / "game.recorded.json"
    path.write_text(json.dumps(games, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
