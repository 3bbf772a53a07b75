"""Guided first games: prepared cards and what every seat does, kept beside each game's rules as a record.

A lesson is never changed once a table may have followed it: a better one is a new file with the next number.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import rudel.games
from rudel.core import record as records
from rudel.core.errors import BadRecord
from rudel.games import GAMES
from rudel.table.decisions import goes_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rudel.core.game import Game, Seat
    from rudel.core.record import Record
    from rudel.core.state import State

log = logging.getLogger("rudel.lessons")
FOLDER = Path(rudel.games.__file__).parent
Turns = dict["Seat", list[int]]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game. `path` says for each of its positions what whoever moves next does there."""

    name: str
    game: Game
    seed: int
    path: dict[bytes, Turns]
    end: bytes
    """The position in which everything has been shown."""

    def turn(self, state: State, seat: Seat) -> list[int] | None:
        """What the seat does here, nothing if it only watches; None where the game has gone another way."""
        turns = self.path.get(state.fingerprint())
        return None if turns is None else turns.get(seat, [])


def newest(key: str) -> Lesson | None:
    """The lesson that a new table of this game gives, if there is one."""
    numbers = [int(file.stem.rpartition("-")[2]) for file in _files(key)]
    return lesson(f"{key}-{max(numbers)}") if numbers else None


@cache
def lesson(name: str) -> Lesson | None:
    """The lesson of this name; None if this program does not have it, or cannot play it any more."""
    key = name.rpartition("-")[0]
    file = next((file for file in _files(key) if file.stem == name), None)
    if file is None:
        return None
    try:
        return _lesson(name, records.read(file.read_text(encoding="utf-8"), GAMES))
    except BadRecord as problem:
        log.warning("lesson %s: %s", name, problem)
        return None


def turn_at(name: str | None, state: State | None, seat: Seat) -> list[int] | None:
    """What the lesson does on this seat now; None where there is no lesson, or the game has left it."""
    given = None if name is None else lesson(name)
    return None if given is None or state is None else given.turn(state, seat)


def _files(key: str) -> list[Path]:
    return list((FOLDER / GAMES[key].folder / "lessons").glob(f"{key}-*.rudel")) if key in GAMES else []


def _lesson(name: str, record: Record) -> Lesson:
    if not isinstance(record.shuffle, records.Prepared):
        raise BadRecord(record.lines["dice"], "a lesson's cards are prepared")
    path: dict[bytes, Turns] = {}
    state = record.game.start(dice=record.shuffle.dice())
    todo = [(seat, action) for _, seat, action in records.replay(record) if seat >= 0]
    while todo:
        if state.choosing():
            choices = dict(_choices(state, todo))
            path |= _any_order(state, choices)
            for seat, action in choices.items():
                state.apply(seat, action)
        else:
            begin, seat = state.copy(), todo[0][0]
            turn: list[int] = []
            while todo and todo[0][0] == seat and (not turn or goes_on(begin, state, seat)):
                turn.append(todo.pop(0)[1])
                state.apply(seat, turn[-1])
            path[begin.fingerprint()] = {seat: turn}
    return Lesson(name, record.game, record.shuffle.seed, path, state.fingerprint())


def _choices(state: State, todo: list[tuple[Seat, int]]) -> Iterator[tuple[Seat, int]]:
    """What everybody chooses in secret before the game goes on."""
    for _ in state.to_act():
        if todo:
            yield todo.pop(0)


def _any_order(begin: State, choices: dict[Seat, int]) -> Iterator[tuple[bytes, Turns]]:
    """Secret choices come in any order: every position on the way is one of the lesson's."""
    for many in range(len(choices)):
        for chosen in combinations(choices, many):
            state = begin.copy()
            for seat in chosen:
                state.apply(seat, choices[seat])
            yield state.fingerprint(), {seat: [choices[seat]] for seat in choices if seat not in chosen}
