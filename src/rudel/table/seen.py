"""What a seat, or somebody looking on, is told of a table: an allow-list, built field by field."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any

import msgspec

from rudel.core.dice import Dice
from rudel.table import decisions
from rudel.table.problems import Denied
from rudel.table.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rudel.core.game import Seat
    from rudel.core.state import State
    from rudel.table.table import Table, Told


class Legal(msgspec.Struct, frozen=True):
    """Something the seat may do: the action's id, its notation, and what it is."""

    id: int
    word: str
    action: Any


class Sitting(msgspec.Struct, frozen=True):
    """A chair as everybody sees it; a bot has no name."""

    name: str | None
    avatar: str | None
    bot: str
    """The level of the bot that plays, or would play, here."""
    away: bool
    """A bot plays for somebody who is gone."""


class Playing(msgspec.Struct, frozen=True):
    """Which game this is."""

    key: str
    seats: int
    options: dict[str, Any]
    rules_version: int


class Times(msgspec.Struct, frozen=True):
    """Clocks: milliseconds left per seat at `since`, and whose run."""

    left: list[int]
    since: int
    running: list[int]


class Happened(msgspec.Struct, frozen=True):
    """An event, and the version that brought it about."""

    version: int
    event: Any


class Result(msgspec.Struct, frozen=True):
    """How the game has ended, and all that proves its dice."""

    winners: list[int]
    places: list[int]
    points: list[int]
    undecided: bool
    secret: str
    contributions: list[str]


class Seen(msgspec.Struct, frozen=True):
    """All that a seat is told."""

    table: str
    seat: int | None
    phase: str
    version: int
    game: Playing
    settings: Settings
    commitment: str
    chairs: list[Sitting]
    view: Any | None
    waiting: list[int]
    legal: list[Legal]
    asked: bool
    """Whether the game waits for this seat; otherwise what is legal is an interrupt or another secret choice."""
    can_undo: bool
    pausing: list[int]
    paused: bool
    times: Times | None
    result: Result | None
    rematch: str | None
    events: list[Happened]


class Tried(msgspec.Struct, frozen=True):
    """What a half-made turn would look like; nothing of it has happened."""

    view: Any
    legal: list[Legal]
    events: list[Any]
    whole: bool
    """Whether the turn may be played as it stands."""


def seen(table: Table, seat: Seat | None, since: int | None = None, events: list[Happened] | None = None) -> Seen:
    """The table as the seat may see it, with these events, or with those after the version it has."""
    state = table.state
    return Seen(
        table=table.id,
        seat=seat,
        phase=table.phase,
        version=table.version,
        game=Playing(table.game.key, table.game.seats, table.game.options, table.game.rules_version),
        settings=table.settings,
        commitment=table.commitment,
        chairs=[
            Sitting(chair.name or None, chair.avatar or None, chair.level, chair.taken_over) for chair in table.chairs
        ],
        view=None if state is None else table.game.view(state, seat),
        waiting=list(table.waiting),
        legal=[] if state is None or seat is None else _legal(table, state, seat),
        asked=seat in table.waiting,
        can_undo=_can_undo(table, seat),
        pausing=sorted(table.pausing),
        paused=table.paused,
        times=_times(table),
        result=_result(table),
        rematch=table.rematch,
        events=events or ([] if since is None else happened(table, seat, since)),
    )


def happened(table: Table, seat: Seat | None, since: int) -> list[Happened]:
    """What the seat may hear of everything after a version, as far as the table remembers."""
    return _heard(seat, takewhile(lambda told: told.version > since, reversed(table.told)))


def happened_after(table: Table, seat: Seat | None, number: int) -> list[Happened]:
    """What the seat may hear of the rows after that one, secret choices included."""
    return _heard(seat, takewhile(lambda told: told.number > number, reversed(table.told)))


def _heard(seat: Seat | None, backwards: Iterable[Told]) -> list[Happened]:
    return [
        Happened(told.version, event)
        for told in reversed(list(backwards))
        for event in told.events
        if event.audience is None or event.audience == seat
    ]


def try_turn(table: Table, seat: Seat, actions: Sequence[int], version: int) -> Tried:
    """The table after these actions of the seat's turn.

    The true state is not asked: what two imagined positions show alike the seat knows already, and an action after
    which they differ reveals something and is not shown.
    """
    state = table.state
    if state is None or table.phase != "playing":
        raise Denied("not-playing", "there is no game going on")
    decisions.fresh(table, version)
    view = table.game.view(state, seat)
    worlds = [table.game.imagine(view, Dice(2 * version + luck)) for luck in (0, 1)]
    for known in range(len(actions), -1, -1):
        after = [decisions.prefix(table, world, seat, actions[:known]) for world in worlds]
        one, other = (msgspec.json.encode(table.game.view(state, seat)) for state in after)
        if one == other:
            break
    heard = [event for event in table.game.info.events(after[0].journal or []) if event.audience in (None, seat)]
    goes_on = known == len(actions) and (not actions or decisions.goes_on(worlds[0], after[0], seat))
    legal = _legal(table, after[0], seat) if goes_on else []
    return Tried(table.game.view(after[0], seat), legal, heard, whole=not goes_on)


def _legal(table: Table, state: State, seat: Seat) -> list[Legal]:
    game = table.game
    return [Legal(action, game.write(seat, action), game.info.action(action)) for action in state.legal(seat)]


def _can_undo(table: Table, seat: Seat | None) -> bool:
    before, state = table.before, table.state
    return (
        before is not None
        and state is not None
        and before.seat == seat
        and before.state.revealed == state.revealed
        and table.phase == "playing"
        and not table.paused
    )


def _times(table: Table) -> Times | None:
    clocks = table.clocks
    return None if clocks is None else Times(list(clocks.left), clocks.since, list(clocks.running))


def _result(table: Table) -> Result | None:
    outcome = table.outcome
    if outcome is None:
        return None
    return Result(
        winners=list(outcome.winners),
        places=list(outcome.places),
        points=list(outcome.points),
        undecided=outcome.undecided,
        secret=table.secret.hex(),
        contributions=[chair.contribution.hex() for chair in table.chairs],
    )
