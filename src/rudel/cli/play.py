"""`rudel play`: one person against bots in the terminal, or a short demonstration where there is none."""

import os
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from rudel.bots import BOTS
from rudel.cli.arguments import KEYS, Rules, Seats, Settings, game_of, one_of
from rudel.core.errors import BadSetup
from rudel.core.game import SEAT_LETTERS, Game
from rudel.core.record import Record, Seed
from rudel.locales import LANGUAGES

if TYPE_CHECKING:
    from rudel.cli.terminal.match import Match

LARGEST_SEED = 2**64 - 1


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=f"One of {KEYS}.", show_default=False)] = None,
    seats: Seats = None,
    you: Annotated[str | None, typer.Option(metavar="SEAT", help="Your seat: A, B … or 1, 2 …")] = None,
    bot: Annotated[str | None, typer.Option(metavar="|".join(BOTS), help="Who plays on the other seats.")] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="de|en", help="Your language; that of the system if not said.")
    ] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same number gives the same cards.")] = None,
    option: Settings = None,
    rules: Rules = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game here, saved after every turn.")
    ] = None,
    pace: Annotated[float, typer.Option(metavar="SECONDS", help="How long a bot waits before it acts.")] = 0.8,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a kept game; it is kept in the same file.")
    ] = None,
) -> None:
    """Play a game against bots: arrow keys or mouse, ? for a hint, F1 for all keys.

    A game kept with --record can be gone on with by --resume; a turn that was half made is then begun anew.
    """
    language = one_of("language", lang, LANGUAGES) if lang is not None else system_language()
    if not 0 <= pace <= 60:
        raise BadSetup(f"the pace is 0 to 60 seconds, not {pace:g}")
    if resume is not None:
        if game is not None or seats is not None or seed is not None or option or rules is not None:
            raise BadSetup("--resume takes game, seats, options, rules and cards from the file; leave them out")
        _resume(resume, you, bot, language=language, pace=pace, kept=record)
        return
    if game is None:
        raise BadSetup(f"say which game: rudel play GAME, one of {KEYS}; or rudel play --resume FILE")
    table = game_of(game, seats, option, rules)
    seat = seat_of(table, you) if you is not None else 0
    kind = one_of("bot", bot or "greedy", BOTS)
    _new(table, seat, kind, language=language, pace=pace, seed=_seed(seed), file=record)


def system_language() -> str:
    """German where the system speaks German, otherwise English."""
    said = next((value for key in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(key))), "")
    return next((language for language in LANGUAGES if said.lower().startswith(language)), "en")


def seat_of(game: Game, word: str) -> int:
    """The seat that a person calls A or 1."""
    letters = SEAT_LETTERS[: game.seats]
    if len(word) == 1 and word.upper() in letters:
        return letters.index(word.upper())
    if word.isascii() and word.isdigit() and len(word) == 1 and 1 <= int(word) <= game.seats:
        return int(word) - 1
    raise BadSetup(f"there is no seat {word!r}; there are {', '.join(letters)} (or 1 to {game.seats})")


def _seed(given: int | None) -> int:
    if given is None:
        return secrets.randbits(32)
    if not 0 <= given <= LARGEST_SEED:
        raise BadSetup(f"a seed is a number from 0 to {LARGEST_SEED}, not {given}")
    return given


def at_a_terminal() -> bool:
    """Whether somebody can see the screen and press keys."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _new(game: Game, you: int, bot: str, *, language: str, pace: float, seed: int, file: Path | None) -> None:
    from rudel.cli.terminal import saved
    from rudel.cli.terminal.match import Match

    match = Match(Record(game, Seed(seed)), you, bot)
    if file is not None:
        saved.save(saved.fresh_file(file), match.record, you, bot)
    if at_a_terminal():
        _run(match, language, pace, file)
    from rudel.cli.terminal.plain import Demonstration

    shown = Demonstration(game, language, BOTS[bot], seed, you)
    shown.show()
    if file is not None:
        saved.save(file, shown.record, you, bot)


def _resume(file: Path, you: str | None, bot: str | None, *, language: str, pace: float, kept: Path | None) -> None:
    from rudel.cli.terminal import saved
    from rudel.cli.terminal.match import Match

    record, seat, kind = saved.load(file)
    if you is not None:
        seat = seat_of(record.game, you)
    if bot is not None:
        kind = one_of("bot", bot, BOTS)
    target = saved.fresh_file(kept) if kept is not None and kept != file else file
    if not at_a_terminal():
        raise BadSetup(f"going on with {file} needs a terminal; rudel replay {file} shows it without one")
    match = Match(record, seat, kind)
    saved.save(target, match.record, seat, kind)
    _run(match, language, pace, target)


def _run(match: "Match", language: str, pace: float, file: Path | None) -> NoReturn:
    from rudel.cli.terminal.app import PlayApp

    code = PlayApp(match, language, pace, file).run()
    raise typer.Exit(code or 0)
