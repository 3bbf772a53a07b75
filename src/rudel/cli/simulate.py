"""`rudel simulate`: bots play games, and what came out."""

import json
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer

import rudel
from rudel.cli.arguments import GameKey, Json, Rules, Seats, Settings, game_of, one_of
from rudel.cli.selfplay import Job, Tally, play_all
from rudel.core.errors import BadSetup, RudelError
from rudel.core.game import SEAT_LETTERS, Game


class CannotWrite(RudelError):
    """A folder or file that cannot be made."""


def simulate(
    key: GameKey,
    seats: Seats = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The same seed gives the same games.")] = 0,
    bot: Annotated[str, typer.Option(metavar="NAME", help="Who sits on every seat: random, greedy …")] = "random",
    workers: Annotated[int, typer.Option(metavar="N", min=1, help="How many processes play.")] = 1,
    record: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep a record of every game there.")] = None,
    option: Settings = None,
    rules: Rules = None,
    as_json: Json = False,
) -> None:
    """Let bots play games against each other; exit code 1 if a game broke the rules of conservation."""
    from rudel.bots import BOTS

    game = game_of(key, seats, option, rules)
    one_of("bot", bot, BOTS)
    job = Job(key, game.seats, game.options, game.rules, bot, seed, None if record is None else str(_folder(record)))
    begin = time.perf_counter()
    try:
        tally = _with_progress(job, games, workers)
    except OSError as problem:
        raise CannotWrite(f"{problem.filename or record} cannot be written: {problem.strerror}") from problem
    result = _result(game, job, tally, time.perf_counter() - begin)
    if as_json:
        typer.echo(json.dumps(result))
    else:
        _show(result)
    if tally.invariant_failures:
        raise typer.Exit(1)


def _folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as problem:
        raise BadSetup(f"{folder} is a file; --record needs a folder") from problem
    except OSError as problem:
        raise CannotWrite(f"the folder {folder} cannot be made: {problem.strerror}") from problem
    return folder.resolve()


def _with_progress(job: Job, games: int, workers: int) -> Tally:
    """Plays; on a terminal a bar on stderr shows how far it is."""
    if not sys.stderr.isatty():
        return play_all(job, games, workers, lambda _: None)
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(job.key, total=games)
        return play_all(job, games, workers, lambda more: bar.advance(task, more))


def _result(game: Game, job: Job, tally: Tally, seconds: float) -> dict[str, Any]:
    """What `--json` prints; the names are promised to programs."""
    return {
        "game": game.key,
        "seats": game.seats,
        "bot": job.bot,
        "games": tally.games,
        "turns": tally.turns,
        "steps": tally.steps,
        "seconds": round(seconds, 6),
        "turns_per_second": round(tally.turns / seconds, 1),
        "steps_per_second": round(tally.steps / seconds, 1),
        "mean_length": tally.turns / tally.games,
        "unfinished": tally.unfinished,
        "invariant_failures": tally.invariant_failures,
        "wins_by_seat": tally.wins,
        "compiled": rudel.KERNELS != "plain",
        "undecided": tally.undecided,
        "seed": job.seed,
        "options": game.options,
        "rules": game.rules,
    }


def _show(result: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(
        title=f"{result['games']} games of {result['game']}, {result['seats']} times {result['bot']}", show_header=False
    )
    kernels = "compiled" if result["compiled"] else "plain"
    rows = [
        ("time", f"{result['seconds']:.2f} s ({kernels} kernels)"),
        ("turns", f"{result['turns']:,}, {result['turns_per_second']:,.0f} per second"),
        ("steps", f"{result['steps']:,}, {result['steps_per_second']:,.0f} per second"),
        ("mean length", f"{result['mean_length']:.1f} turns"),
        ("unfinished", f"{result['unfinished']}, undecided {result['undecided']}"),
        ("invariant failures", str(result["invariant_failures"])),
    ]
    for name, value in rows:
        table.add_row(name, value)
    for seat, wins in enumerate(result["wins_by_seat"]):
        table.add_row(f"wins of {SEAT_LETTERS[seat]}", f"{wins} ({wins / result['games']:.1%})")
    Console().print(table)
