"""What the commands have in common: their arguments, and how words a person types become what they name."""

import difflib
from collections.abc import Collection, Sequence
from typing import Annotated, Any

import typer

from rudel.core.errors import BadSetup, UnknownGame
from rudel.core.game import SEAT_LETTERS, Game, Info, settle_game
from rudel.games import GAMES

KEYS = ", ".join(GAMES)

GameKey = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {KEYS}.")]
Seats = Annotated[int | None, typer.Option(metavar="N", help="How many seats; the game's usual number if not said.")]
Language = Annotated[
    str, typer.Option("--lang", envvar="RUDEL_LANG", metavar="de|en", help="Language of the sentences.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="Set an option of the game; `rudel options GAME` lists them."),
]
Rules = Annotated[
    int | None, typer.Option("--rules", metavar="N", help="An older version of the rules; the newest if not said.")
]


def nearest(word: str, known: Collection[str]) -> str:
    """A question after a word nobody knows, if it looks like one of those somebody does."""
    close = difflib.get_close_matches(word.lower(), known, n=1)
    return f" (did you mean {close[0]}?)" if close else ""


def info_of(key: str) -> Info:
    """The game of this key; UnknownGame says which there are."""
    if key not in GAMES:
        raise UnknownGame(f"there is no game {key!r}{nearest(key, GAMES)}; there are {KEYS}")
    return GAMES[key]


def game_of(key: str, seats: int | None, settings: Sequence[str] | None, rules: int | None) -> Game:
    """The game with its seats, the options given as KEY=VALUE and its rules."""
    info = info_of(key)
    given: dict[str, Any] = {}
    for setting in settings or ():
        name, equals, value = setting.partition("=")
        if not equals or not name:
            raise BadSetup(f"an option is written KEY=VALUE, not {setting!r}")
        if name in given:
            raise BadSetup(f"option {name} is given twice")
        given[name] = value
    return settle_game(info, seats, given, rules)


def one_of(kind: str, word: str, known: Collection[str]) -> str:
    """The word, if it is one of those known; otherwise BadSetup names them."""
    if word not in known:
        raise BadSetup(f"there is no {kind} {word!r}{nearest(word, known)}; there are {', '.join(known)}")
    return word


def seat_of(game: Game, letter: str) -> int:
    """The seat with this letter."""
    seat = SEAT_LETTERS.find(letter.upper()) if len(letter) == 1 else -1
    if not 0 <= seat < game.seats:
        raise BadSetup(f"there is no seat {letter!r}; there are {', '.join(SEAT_LETTERS[: game.seats])} and spectator")
    return seat
