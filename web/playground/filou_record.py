"""Plays Filou with the engine and writes down what the tests of its screen compare with.

Run it from the house: PYTHONPATH=src python web/playground/filou_record.py. It writes
src/games/filou/games.recorded.json: per number of seats all that a seat heard, and now and then what it saw.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import rudel
from rudel.core.dice import Dice

if TYPE_CHECKING:
    from rudel.core.game import Game

WEB = Path(__file__).parents[1]
EVERY = 6  # turns between two looks


def plain(thing: Any) -> Any:
    return msgspec.to_builtins(thing)


def game_of(seats: int, seed: int, eyes: int | None) -> dict[str, Any]:
    """A casual game as a seat or a spectator follows it: steps of events, some with the view after them."""
    game = rudel.game("filou", seats=seats)
    dice = Dice(seed)
    journal: list[Any] = []
    state = game.start(seed, journal=journal)
    steps = [step(game, state, journal, eyes, look=True)]
    while state.waiting():
        seat = (state.waiting() & -state.waiting()).bit_length() - 1
        actions = state.legal(seat)
        weights = game.info.casual(game, game.view(state, seat), actions)
        at = dice.below(sum(weights))
        chosen = next(action for place, action in enumerate(actions) if at < sum(weights[: place + 1]))
        state.apply(seat, chosen)
        ended = any(entry[0] in (8, 11) for entry in journal)
        steps.append(step(game, state, journal, eyes, look=ended or len(steps) % EVERY == 0 or not state.waiting()))
    about = {"key": game.key, "seats": game.seats, "options": game.options, "rules_version": game.rules_version}
    return {"game": about, "eyes": eyes, "steps": steps}


def step(game: Game, state: Any, journal: list[Any], eyes: int | None, *, look: bool) -> dict[str, Any]:
    heard = [plain(event) for event in game.info.events(journal) if event.audience in (None, eyes)]
    journal.clear()
    return {"events": heard} | ({"view": plain(game.view(state, eyes))} if look else {})


def main() -> None:
    games = [game_of(3, 3, 0), game_of(4, 8, None), game_of(5, 5, 2)]
    target = WEB / "src/games/filou/games.recorded.json"
    target.write_text(json.dumps(games, separators=(",", ":")) + "\n")


main()
