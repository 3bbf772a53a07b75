"""Calls `rudel` as a person does: a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import rudel
from rudel.bots import BOTS
from rudel.core.dice import Dice, commitment
from rudel.core.drive import drive
from rudel.core.record import Prepared, Record, Seed, Shuffle, result_of

if TYPE_CHECKING:
    from pathlib import Path

COMMAND = (sys.executable, "-m", "rudel")
SECRET = bytes(range(32))


def environment(**more: str) -> dict[str, str]:
    """Ours, without what would change what the program prints."""
    kept = {name: value for name, value in os.environ.items() if name not in {"RUDEL_LANG", "FORCE_COLOR"}}
    return kept | {"COLUMNS": "100", "PYTHONUTF8": "1"} | more


def call(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(),
        check=False,
        timeout=120,
    )


def played(
    shuffle: Seed | Prepared | Shuffle, *, most: int = 1_000_000, key: str = "dog", bot: str = "greedy"
) -> Record:
    """A game as the bots play it, or the first actions of it."""
    game = rudel.game(key)
    state = game.start(dice=shuffle.dice())
    record = Record(game, shuffle)
    bots = [BOTS[bot](game, Dice(seat)) for seat in range(game.seats)]
    for step, (seat, action) in enumerate(drive(state, bots)):
        if step == most:
            break
        record.note(state, seat, action)
    outcome = state.outcome()
    record.result = None if outcome is None else result_of(outcome)
    return record


def fair() -> Shuffle:
    """Fair dice with everything told."""
    return Shuffle("t1", commitment(SECRET), tuple(bytes([seat] * 16) for seat in range(4)), SECRET)
