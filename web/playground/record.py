"""Plays Dog with the engine and writes down what the playground shows and what the tests compare with.

Run it from the house: PYTHONPATH=src python web/playground/record.py. It writes scenes.recorded.json beside it
(positions, and one film per board) and src/games/dog/ways.recorded.json (actions and the ways the rules walk them).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import rudel
from rudel.bots import BOTS
from rudel.core.dice import Dice
from rudel.games.dog.position import position
from rudel.games.dog.sketch import way
from rudel.locales import Texts

if TYPE_CHECKING:
    from rudel.core.game import Game
    from rudel.games.dog.rules import DogState

WEB = Path(__file__).parents[1]
FILM = 16  # turns


def plain(thing: Any) -> Any:
    return msgspec.to_builtins(thing)


def legal(game: Game, state: DogState, seat: int) -> list[dict[str, Any]]:
    return [
        {"id": number, "word": game.write(seat, number), "action": plain(game.info.action(number))}
        for number in state.legal(seat)
    ]


def about(game: Game) -> dict[str, Any]:
    return {"key": game.key, "seats": game.seats, "options": game.options, "rules_version": game.rules_version}


def scene(name: str, game: Game, state: DogState, seat: int | None) -> dict[str, Any]:
    """A position as a seat sees it, and what it may do."""
    found = {"name": name, "game": about(game), "seat": seat, "view": plain(game.view(state, seat))}
    return found | {"legal": [] if seat is None else legal(game, state, seat)}


def seven(name: str, game: Game, state: DogState, seat: int) -> dict[str, Any]:
    """A scene with every way a seven can go on: by the actions so far, the view and what may follow."""
    found = scene(name, game, state, seat)
    tried: dict[str, Any] = {}
    by_view: dict[str, str] = {}
    waiting: list[list[int]] = [
        [one["id"]] for one in found["legal"] if one["action"]["type"] == "step" and not one["action"]["joker"]
    ]
    while waiting:
        prefix = waiting.pop()
        after = state.copy()
        for number in prefix:
            after.apply(seat, number)
        key = ",".join(map(str, prefix))
        goes_on = after.left > 0
        seen = {"stones": plain(game.view(after, seat))["stones"], "left": after.left}
        seen["legal"] = [one["id"] for one in legal(game, after, seat)] if goes_on else []
        same = by_view.setdefault(json.dumps(seen), key)
        tried[key] = same if same != key else seen
        if goes_on and same == key:
            waiting += [[*prefix, number] for number in after.legal(seat)]
    return found | {"tried": tried}


def film(name: str, game: Game, seed: int, seat: int | None, begin: int) -> dict[str, Any]:
    """Some turns of a game between bots, as a seat hears of them."""
    bots = [BOTS["greedy"](game, Dice(seed + own)) for own in range(game.seats)]
    state = game.start(seed)
    frames = []
    while state.to_act() and state.turns < begin + FILM:
        actor = state.to_act()[0]
        action = bots[actor].choose(game.view(state, actor), state.legal(actor))
        before = scene(name, game, state, seat)
        state.journal = []
        state.apply(actor, action)
        heard = [plain(event) for event in game.info.events(state.journal) if event.audience in (None, seat)]
        if state.turns > begin:
            frames.append((before if not frames else None, heard, plain(game.view(state, seat))))
    return frames[0][0] | {"name": name, "frames": [{"events": heard, "view": view} for _, heard, view in frames]}


def ways() -> list[dict[str, Any]]:
    """Actions, their ways and what they are called in games of every size."""
    found = []
    german = Texts("de")
    for key, seats in (("dog", 2), ("lagerdog", 3), ("dog", 3), ("dog", 4), ("dog", 5), ("dog", 6)):
        game = rudel.game(key, seats)
        bots = [BOTS["greedy"](game, Dice(seat)) for seat in range(seats)]
        state, seen = game.start(11), 0
        kinds: set[tuple[Any, ...]] = set()
        while state.to_act() and seen < 14:
            actor = state.to_act()[0]
            view = game.view(state, actor)
            rows = []
            for number in state.legal(actor):
                typed = plain(game.info.action(number))
                kind = (typed["type"], typed.get("home"), typed.get("fields"))
                if kind not in kinds and typed["type"] not in ("give", "drop"):
                    kinds.add(kind)
                    rows.append(
                        [typed, list(way(game, view, number)), german.say(game.info.describe(game, view, number))]
                    )
            if rows:
                seen += 1
                seen_so = {"seat": actor, "left": view.left, "stones": plain(view.stones)}
                found.append({"game": about(game), "view": seen_so, "ways": rows})
            state.apply(actor, bots[actor].choose(view, state.legal(actor)))
    return found


def scenes() -> list[dict[str, Any]]:
    four, six, three, two, five = (
        rudel.game(k, s) for k, s in (("dog", 4), ("dog", 6), ("lagerdog", 3), ("dog", 2), ("dog", 5))
    )
    alone = rudel.game("dog", 3)
    stones = {"A": "0! 21 58 s4", "B": "16! 30 n n", "C": "37 s3 s4 n", "D": "48! 9 11 n"}
    hands = {"A": "A K 4 J 7 *", "B": "2 3 5", "C": "8 9 Q", "D": "A A"}
    busy = {
        "A": "95 s4 3 20",
        "B": "16! 40 s4 s3",
        "C": "33 60 n n",
        "D": "48 10 s4 n",
        "E": "64! 70 n n",
        "F": "80 88 91 s4",
    }
    sixhands = {"A": "A K 4 J 7 *", "B": "2 3", "C": "8 9", "D": "A A", "E": "3", "F": "5 6"}
    nothing = {"A": "n n n n", "B": "16! 30 n n", "C": "37 s3 s4 n", "D": "48! 9 11 n"}
    return [
        seven("four-play", four, position(four, stones, hands, discards="2 2 3 6 Q"), 0),
        scene("four-swap", four, four.start(3), 0),
        scene("four-out", four, position(four, nothing, {"A": "2 9 J", "B": "3", "C": "4", "D": "5"}, discards="A"), 0),
        scene("four-watch", four, position(four, stones, hands, discards="2 2 3 6 Q"), None),
        scene("four-seat-b", four, position(four, stones, {"B": "2 3 5 *"}, turn="B", discards="2 2 3 6 Q"), 1),
        scene("six-play", six, position(six, busy, sixhands), 0),
        scene(
            "three-lone",
            three,
            position(three, {"A": "5", "B": "16! 20", "C": "n"}, {"A": "2", "B": "2 J 7 9 *", "C": "3"}, turn="B"),
            1,
        ),
        scene(
            "three-alone",
            alone,
            position(alone, {"A": "5 0!", "B": "16! 20", "C": "40 s4"}, {"A": "A 4 7 J", "B": "3", "C": "3"}),
            0,
        ),
        scene("two", two, position(two, {"A": "0! 5 s4", "B": "16! 27"}, {"A": "A 4 7 J", "B": "3"}), 0),
        scene(
            "five",
            five,
            position(
                five,
                {"A": "0! 21 s4", "B": "16! 27", "C": "33", "D": "48 s3", "E": "70 71"},
                {"A": "A 4 7 J Q", "B": "3"},
            ),
            0,
        ),
        film("film-four", four, 5, 0, 30),
        film("film-six", six, 9, 0, 40),
    ]


def main() -> None:
    (WEB / "playground" / "scenes.recorded.json").write_text(json.dumps(scenes(), separators=(",", ":")) + "\n")
    (WEB / "src" / "games" / "dog" / "ways.recorded.json").write_text(json.dumps(ways(), separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
