"""A game on disk: the record with two comments, who plays (`# you: A`) and against whom (`# bot: greedy`)."""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from rudel.bots import BOTS
from rudel.core import record as records
from rudel.core.errors import BadRecord, BadSetup
from rudel.core.game import SEAT_LETTERS
from rudel.games import GAMES

if TYPE_CHECKING:
    from rudel.core.record import Record

COMMENT = re.compile(r"^# (you|bot): *(\S+) *$")
LONGEST = 50_000_000
"""Bytes; no record is longer."""


def save(file: Path, record: Record, you: int, bot: str) -> None:
    """Replaces the file by the game as it stands: whatever happens, the old or the new one is there, and whole."""
    lines = records.write(record).split("\n")
    lines[1:1] = [f"# you: {SEAT_LETTERS[you]}", f"# bot: {bot}"]
    try:
        handle, beside = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as new:
                new.write("\n".join(lines))
                new.flush()
                os.fsync(new.fileno())
            Path(beside).chmod(0o644)
            os.replace(beside, file)  # noqa: PTH105  (said as it is meant: an atomic replacement)
        except BaseException:
            Path(beside).unlink(missing_ok=True)
            raise
    except OSError as problem:
        raise BadSetup(f"the record cannot be written to {file}: {_reason(problem)}") from problem


def fresh_file(file: Path) -> Path:
    """The file, if nothing lies there yet: a game never overwrites what it did not write."""
    if file.exists():
        raise BadSetup(f"{file} is there already; take another name, or go on with --resume {file}")
    return file


def next_file(file: Path) -> Path:
    """The name for the next game in a row: game.txt, game-2.txt, and so on."""
    stem = re.sub(r"-\d+$", "", file.stem)
    number = 2
    while (found := file.with_name(f"{stem}-{number}{file.suffix}")).exists():
        number += 1
    return found


def load(file: Path) -> tuple[Record, int, str]:
    """An unfinished game with the person's seat and the kind of bot; the errors say what is wrong with the file."""
    try:
        if file.stat().st_size > LONGEST:
            raise BadSetup(f"{file} is too long for a record")
        text = file.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadSetup(f"{file} cannot be read: {_reason(problem)}") from problem
    except UnicodeDecodeError as problem:
        raise BadSetup(f"{file} is no record: it is not text") from problem
    try:
        record = records.read(text, GAMES)
        outcome = records.verify(record)
        you, bot = _players(text, record)
    except BadRecord as problem:
        raise BadSetup(f"{file}, {problem}") from problem
    if outcome is not None:
        raise BadSetup(f"the game in {file} is over; rudel replay {file} shows it")
    return record, you, bot


def _players(text: str, record: Record) -> tuple[int, str]:
    """What the comments say; the first seat against greedy bots if they say nothing."""
    you, bot = 0, "greedy"
    for number, line in enumerate(text.splitlines(), start=1):
        found = COMMENT.match(line)
        if found is None:
            continue
        if found[1] == "you":
            you = SEAT_LETTERS.find(found[2]) if len(found[2]) == 1 else -1
            if not 0 <= you < record.game.seats:
                raise BadRecord(number, f"there is no seat {found[2][:20]!r} at a table of {record.game.seats}")
        else:
            bot = found[2]
            if bot not in BOTS:
                raise BadRecord(number, f"there is no bot {bot[:20]!r}; there are {', '.join(BOTS)}")
    return you, bot


def _reason(problem: OSError) -> str:
    return (problem.strerror or str(problem)).lower()
