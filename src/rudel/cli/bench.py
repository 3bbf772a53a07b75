"""`rudel bench`: how fast the games run on this machine, measured in a few seconds."""

import json
import statistics
import time
from typing import Annotated, Any

import typer

import rudel
from rudel.cli.arguments import Json
from rudel.cli.selfplay import seed_of
from rudel.core.dice import Dice
from rudel.core.game import Game, settle_game
from rudel.core.state import State
from rudel.games import GAMES

POSITIONS = 400
COPIES = 20
WORDS = {
    "turns_per_second": "turns per second in a Python loop",
    "steps_per_second": "steps per second in a Python loop",
    "playout_turns_per_second": "turns per second inside the kernel",
    "copy_ns": "copy, nanoseconds",
    "legal_median_ns": "legal, nanoseconds (median)",
    "legal_p99_ns": "legal, nanoseconds (99th percentile)",
}


def bench(
    seconds: Annotated[float, typer.Option(metavar="S", min=0.01, help="How long each loop runs.")] = 0.5,
    as_json: Json = False,
) -> None:
    """Measure this machine: how fast every game runs, in a Python loop and inside its kernel."""
    games = [_measure(settle_game(info), seconds) for info in GAMES.values()]
    if as_json:
        typer.echo(json.dumps({"version": rudel.__version__, "compiled": rudel.KERNELS != "plain", "games": games}))
    else:
        _show(games)


def _measure(game: Game, seconds: float) -> dict[str, Any]:
    turns, steps = _python_loop(game, seconds)
    positions = _positions(game)
    asked = _legal_times(positions)
    return {
        "game": game.key,
        "seats": game.seats,
        "turns_per_second": round(turns),
        "steps_per_second": round(steps),
        "playout_turns_per_second": round(_playouts(game, seconds)),
        "copy_ns": round(_copy_time(positions)),
        "legal_median_ns": round(statistics.median(asked)),
        "legal_p99_ns": round(statistics.quantiles(asked, n=100)[98]),
    }


def _python_loop(game: Game, seconds: float) -> tuple[float, float]:
    """Turns and steps per second when Python asks for every action: to_act, legal, apply."""
    turns = steps = number = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        state, dice = _fresh(game, number)
        while seats := state.to_act():
            actions = state.legal(seats[0])
            state.apply(seats[0], actions[dice.below(len(actions))])
            steps += 1
        turns += state.turns
        number += 1
    return turns / spent, steps / spent


def _playouts(game: Game, seconds: float) -> float:
    """Turns per second when a whole game is one call."""
    turns = number = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        state, dice = _fresh(game, number)
        state.playout(dice)
        turns += state.turns
        number += 1
    return turns / spent


def _fresh(game: Game, number: int) -> tuple[State, Dice]:
    return game.start(seed_of(0, number)), Dice(seed_of(0, number, 0))


def _positions(game: Game) -> list[State]:
    """Positions from the whole course of random games, a few steps apart."""
    found: list[State] = []
    number = 0
    while len(found) < POSITIONS:
        state, dice = _fresh(game, number)
        while state.waiting() and len(found) < POSITIONS:
            found.append(state.copy())
            state.playout(dice, 7)
        number += 1
    return found


def _copy_time(positions: list[State]) -> float:
    begin = time.perf_counter_ns()
    for state in positions:
        for _ in range(COPIES):
            state.copy()
    return (time.perf_counter_ns() - begin) / (COPIES * len(positions))


def _legal_times(positions: list[State]) -> list[int]:
    """Nanoseconds of one question each; the shortest of three, so that other programs do not count."""
    found = []
    for state in positions:
        seat = state.to_act()[0]
        times = []
        for _ in range(3):
            begin = time.perf_counter_ns()
            state.legal(seat)
            times.append(time.perf_counter_ns() - begin)
        found.append(min(times))
    return found


def _show(games: list[dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    for row in games:
        table = Table(f"{row['game']} ({row['seats']} seats)", "", width=60)
        table.columns[1].justify = "right"
        for name, words in WORDS.items():
            table.add_row(words, f"{row[name]:,}")
        Console().print(table)
    Console().print(f"rudel {rudel.__version__}, {rudel.KERNELS} kernels")
