"""How many instructions a turn costs, counted by callgrind on fixed seeds: python -m bench.instructions [GAMES].

Counts do not depend on what else the machine does, so they tell whether a change made a table slower. What Python
itself needs to start is counted once with no game and taken off.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys

import rudel
from rudel.core.dice import Dice

TABLES = (("dog", 4), ("lagerdog", 4), ("lagerdog", 3), ("dog", 6), ("filou", 3), ("klaeffer", 3), ("schafe", 4))
PLAY = "import rudel, sys; from bench.instructions import play; play(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))"


def play(key, seats, games):
    """Whole random games inside the kernel; returns their turns."""
    game, dice, turns = rudel.game(key, seats), Dice(1), 0
    for seed in range(games):
        state = game.start(seed=seed)
        state.playout(dice)
        turns += state.turns
    return turns


def instructions(key, seats, games):
    """What callgrind counts for so many games."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, "-c", PLAY]
    done = subprocess.run([*command, key, str(seats), str(games)], capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", done.stderr).group(1))


def main():
    if shutil.which("valgrind") is None:
        sys.exit("this needs valgrind")
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    for key, seats in TABLES:
        turns = play(key, seats, games)
        spent = instructions(key, seats, games) - instructions(key, seats, 0)
        print(f"{key} {seats}: {spent:,} instructions for {turns:,} turns, {spent / turns:,.0f} a turn")


if __name__ == "__main__":
    main()
