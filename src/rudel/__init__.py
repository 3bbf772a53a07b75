"""Rudel: one house for family games about dogs, cats and sheep. `rudel.game("dog")` is the door."""

from typing import Any

from rudel import kernels
from rudel.version import VERSION

KERNELS = kernels.choose()

from rudel.core.dice import Dice, FairDice  # noqa: E402  (kernels are settled first)
from rudel.core.errors import BadNotation, BadRecord, BadSetup, Refused, RudelError, UnknownGame  # noqa: E402
from rudel.core.game import Game, Info, Outcome, settle_game  # noqa: E402
from rudel.core.state import State  # noqa: E402
from rudel.games import GAMES  # noqa: E402

__version__ = VERSION
__all__ = [
    "GAMES",
    "KERNELS",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "Dice",
    "FairDice",
    "Game",
    "Info",
    "Outcome",
    "Refused",
    "RudelError",
    "State",
    "UnknownGame",
    "game",
]


def game(key: str, seats: int | None = None, *, rules: int | None = None, **options: Any) -> Game:
    """The game of this key at a table of so many seats, with these options and the house's own for the rest.

    It is played by the newest rules, or by an older version of them.
    """
    if key not in GAMES:
        raise UnknownGame(f"there is no game {key!r}; there are {', '.join(GAMES)}")
    return settle_game(GAMES[key], seats, options, rules)
