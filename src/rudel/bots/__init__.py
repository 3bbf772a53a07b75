"""Bots choose from a view; they never hold a real state. A bot is made anew for each seat of each game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.bots.casual import Casual
from rudel.bots.greedy import Greedy
from rudel.bots.random import Random

if TYPE_CHECKING:
    from collections.abc import Callable

    from rudel.core.dice import Dice
    from rudel.core.drive import Bot
    from rudel.core.game import Game

BOTS: dict[str, Callable[[Game, Dice], Bot]] = {"random": Random, "casual": Casual, "greedy": Greedy}
