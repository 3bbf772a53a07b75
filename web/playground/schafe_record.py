"""Plays Meine Schafe, Deine Schafe and writes down what the tests compare with.

Run it from the house: PYTHONPATH=src python web/playground/schafe_record.py. It writes
src/games/schafe/maps.recorded.json: maps with their pens, forests and where every tile goes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import rudel
from rudel.bots import BOTS
from rudel.core.dice import Dice

if TYPE_CHECKING:
    from rudel.core.game import Game
    from rudel.games.schafe.rules import SchafeState

WEB = Path(__file__).parents[1]


def plain(thing: Any) -> Any:
    return msgspec.to_builtins(thing)


def legal(game: Game, state: SchafeState, seat: int) -> list[dict[str, Any]]:
    return [
        {"id": number, "word": game.write(seat, number), "action": plain(game.info.action(number))}
        for number in state.legal(seat)
    ]


def scene(game: Game, state: SchafeState, seat: int) -> dict[str, Any]:
    """The map as a seat sees it, what it may do, and where each tile it may take goes."""
    offered = legal(game, state, seat)
    tried = {}
    for offer in offered:
        if offer["action"]["type"] in ("take", "reveal"):
            after = state.copy()
            after.apply(seat, offer["id"])
            tried[str(offer["id"])] = after.legal(seat)
    return {"map": plain(game.view(state, seat))["map"], "legal": offered, "tried": tried}


def walk(game: Game, seed: int, moments: tuple[int, ...]) -> list[SchafeState]:
    """A game between bots: the positions when so many tiles lie and a turn begins."""
    bots = [BOTS["casual"](game, Dice(seed + own)) for own in range(game.seats)]
    state, found, waiting = game.start(seed), [], list(moments)
    while state.to_act() and waiting:
        actor = state.to_act()[0]
        if state.phase == 0 and state.meadow.laid >= waiting[0]:
            waiting.pop(0)
            found.append(state.copy())
        state.apply(actor, bots[actor].choose(game.view(state, actor), state.legal(actor)))
    return found


def compared(game: Game, state: SchafeState) -> dict[str, Any]:
    """A map, its pens and forests as the rules count them, and where everything goes that the seat on turn may take."""
    found = scene(game, state, state.actor)
    laid = found["map"]
    spot = lambda first: [laid[first // 4]["x"], laid[first // 4]["y"], first % 4]  # noqa: E731  (one line, used twice)
    return {
        **found,
        "pens": [[*pen[:4], spot(pen[4])] for pen in state.pens()],
        "forests": [[*forest[:3], spot(forest[3])] for forest in state.forests()],
    }


def main() -> None:
    maps = []
    for seats, seed in ((2, 3), (3, 8), (4, 21)):
        game = rudel.game("schafe", seats)
        maps += [compared(game, state) for state in walk(game, seed, (1, 14, 40))]
    target = WEB / "src" / "games" / "schafe" / "maps.recorded.json"
    target.write_text(json.dumps(maps, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
