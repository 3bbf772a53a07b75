"""Plays Meine Schafe, Deine Schafe and writes down what the playground shows and the tests compare with.

Run it from the house: PYTHONPATH=src python web/playground/schafe_record.py. It writes schafe.recorded.json beside it
(positions) and src/games/schafe/maps.recorded.json (maps with their pens, forests and where every tile goes).
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


def scene(name: str, game: Game, state: SchafeState, seat: int | None) -> dict[str, Any]:
    """A position as a seat sees it, what it may do, and where each tile it may take goes."""
    about = {"key": game.key, "seats": game.seats, "options": game.options, "rules_version": game.rules_version}
    offered = [] if seat is None else legal(game, state, seat)
    tried = {}
    for offer in offered:
        if offer["action"]["type"] in ("take", "reveal"):
            after = state.copy()
            after.apply(seat, offer["id"])
            tried[str(offer["id"])] = after.legal(seat)
    view = plain(game.view(state, seat)) | {"told": [[] for _ in range(game.seats)]}
    return {"name": name, "game": about, "seat": seat, "view": view, "legal": offered, "tried": tried}


def walk(game: Game, seed: int, moments: dict[int, str]) -> list[tuple[str, SchafeState]]:
    """A game between bots: the positions when so many tiles lie and a turn begins, and the last one."""
    bots = [BOTS["casual"](game, Dice(seed + own)) for own in range(game.seats)]
    state, found, waiting = game.start(seed), [], dict(moments)
    while state.to_act():
        actor = state.to_act()[0]
        if state.phase == 0 and waiting and state.meadow.laid >= min(waiting):
            found.append((waiting.pop(min(waiting)), state.copy()))
        state.apply(actor, bots[actor].choose(game.view(state, actor), state.legal(actor)))
    return [*found, (f"over-{game.seats}", state.copy())]


def compared(game: Game, state: SchafeState) -> dict[str, Any]:
    """A map, its pens and forests as the rules count them, and where everything goes that the seat on turn may take."""
    found = scene("", game, state, state.actor)
    laid = found["view"]["map"]
    spot = lambda first: [laid[first // 4]["x"], laid[first // 4]["y"], first % 4]  # noqa: E731  (one line, used twice)
    return {
        "map": laid,
        "pens": [[*pen[:4], spot(pen[4])] for pen in state.pens()],
        "forests": [[*forest[:3], spot(forest[3])] for forest in state.forests()],
        "legal": found["legal"],
        "tried": found["tried"],
    }


def main() -> None:
    scenes, maps = [], []
    for seats, seed in ((2, 3), (3, 8), (4, 21)):
        game = rudel.game("schafe", seats)
        for name, state in walk(game, seed, {1: f"first-{seats}", 14: f"early-{seats}", 40: f"late-{seats}"}):
            seat = state.actor
            scenes.append(scene(name, game, state, seat))
            if state.to_act():
                maps.append(compared(game, state))
    (WEB / "playground" / "schafe.recorded.json").write_text(json.dumps(scenes, separators=(",", ":")) + "\n")
    target = WEB / "src" / "games" / "schafe" / "maps.recorded.json"
    target.write_text(json.dumps(maps, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
