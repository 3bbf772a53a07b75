"""A table's game as a file, and as moments to look at again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.core import record as records
from rudel.table import rows
from rudel.table.seen import Happened, Playing, happened_after, spoken
from rudel.table.table import Table
from rudel.wire.messages import Logged, Moment, Replay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Seat


def record_of(folded: Table, stored: Sequence[rows.AnyRow]) -> records.Record:
    """The record of a finished game, turns taken back left out."""
    played: list[rows.Played] = []
    for row in stored:
        if isinstance(row, rows.Played):
            played.append(row)
        elif isinstance(row, rows.Undone):
            played.pop()
    found = records.Record(folded.game, folded.shuffle())
    state = folded.game.start(dice=found.shuffle.dice())
    for turn in played:
        for action in turn.actions:
            found.note(state, turn.seat, action)
            state.apply(turn.seat, action)
    outcome = state.outcome()
    found.result = None if outcome is None else records.result_of(outcome)
    return found


def replay_of(
    table: str, secret: bytes, stored: Sequence[rows.AnyRow], seat: Seat | None, *, after: int, most: int, over: bool
) -> Replay:
    """The game as a seat saw it, from after a version on. While it is played, only own turns are told in words."""
    folded, number = Table(table, secret), 0
    moments: list[Moment] = []
    for row in stored:
        before = folded.version
        folded.fold(row)
        if isinstance(row, rows.Started | rows.Played | rows.Undone) and folded.version > before:
            if folded.version > after and len(moments) < most:
                moments.append(_moment(folded, row, happened_after(folded, seat, number), seat, over=over))
            number = folded.number
    game = folded.game
    return Replay(
        table=table,
        seat=seat,
        game=Playing(game.key, game.seats, game.options, game.rules),
        moments=moments,
        newest=folded.version,
    )


def _moment(folded: Table, row: rows.AnyRow, events: list[Happened], seat: Seat | None, *, over: bool) -> Moment:
    game, words = folded.game, list[str]()
    if isinstance(row, rows.Played) and (over or row.seat == seat):
        words = [game.write(row.seat, action) for action in row.actions]
    state = folded.state
    view, legal = (None, []) if state is None else (game.view(state, seat), [] if seat is None else state.legal(seat))
    return Moment(
        version=folded.version,
        at=row.at,
        seat=getattr(row, "seat", None),
        words=words,
        view=view,
        now=None if view is None else spoken(game.info.now(game, view, legal)),
        events=events,
    )


def log_of(stored: Sequence[rows.AnyRow], *, over: bool) -> list[Logged]:
    """The bare log, for a table whose rules this program does not have; what was played is told when it is over."""
    found = []
    for number, row in enumerate(stored, 1):
        seat = getattr(row, "seat", None)
        actions = list(row.actions) if isinstance(row, rows.Played) and over else []
        kind = type(row).__struct_config__.tag
        found.append(Logged(number=number, at=row.at, row=str(kind), seat=seat, actions=actions))
    return found
