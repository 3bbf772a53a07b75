"""What a seat, or somebody looking on, is told of a table: an allow-list, built field by field."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec

from rudel.core.dice import Dice
from rudel.core.speech import Name, Said
from rudel.table import decisions, lessons
from rudel.table.parts import Instead, TurnUndone
from rudel.table.problems import Denied
from rudel.table.settings import Dicing, Level, Phase, Settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game, Seat
    from rudel.core.state import State
    from rudel.table.parts import Told
    from rudel.table.table import Table

Part = TypeVar("Part")
WORLDS = 16
"""So many imagined positions must look alike before what an action reveals counts as known already."""


class Whom(msgspec.Struct, frozen=True, tag_field="kind", tag="name"):
    """Whoever sits on this seat; the one who shows the text knows the name."""

    seat: int


class Spoken(msgspec.Struct, frozen=True, tag_field="kind", tag="said"):
    """Something to be said in the reader's language: a message of the catalogue and what it speaks of."""

    message: str
    about: dict[str, str | int | Whom | Spoken | list[str | int | Whom | Spoken]]


class Legal(msgspec.Struct, frozen=True):
    """Something the seat may do: the action's id, its notation, and what it is."""

    id: int
    word: str
    action: Any
    whole: bool
    """Whether the turn is whole with it, so that it can be played at once; else more of the turn follows."""


class Sitting(msgspec.Struct, frozen=True):
    """A chair as everybody sees it; a bot has no name."""

    name: str | None
    avatar: str | None
    bot: Level
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
    """Clocks: milliseconds left per seat at `since`, and whose run; each of them from when it begins."""

    left: list[int]
    since: int
    running: list[int]
    begins: list[int]


class Happened(msgspec.Struct, frozen=True):
    """An event, and the version it belongs to; a secret choice belongs to the one that comes next."""

    version: int
    event: Any
    said: Spoken | None
    instead: Instead | msgspec.UnsetType = msgspec.UNSET
    """Not said where people and bots have played for themselves."""


class Result(msgspec.Struct, frozen=True):
    """How the game has ended, and all that proves its dice; prepared ones have a seed and prove nothing."""

    winners: list[int]
    places: list[int]
    points: list[int]
    undecided: bool
    secret: str
    contributions: list[str]
    seed: int | None


class Guided(msgspec.Struct, frozen=True):
    """A guided first game, as a seat sees it."""

    followed: bool
    """Whether the game has gone as the lesson does: then a hint is the lesson's own turn."""
    turn: list[int]
    """What the lesson does on this seat now."""
    shown: bool
    """Whether the lesson ends here, with everything shown."""


class Seen(msgspec.Struct, frozen=True):
    """All that a seat is told."""

    table: str
    seat: int | None
    phase: Phase
    version: int
    game: Playing
    settings: Settings
    commitment: str
    dice: Dicing
    """Fair, or prepared: then there is nothing to prove."""
    host: int | None
    """The host's first chair."""
    chairs: list[Sitting]
    view: Any | None
    now: Spoken | None
    """What the seat should do now, or whom it waits for."""
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
    guided: Guided | None = None
    """The guided first game that is played here."""


class Tried(msgspec.Struct, frozen=True):
    """What a half-made turn would look like; nothing of it has happened."""

    view: Any
    now: Spoken | None
    legal: list[Legal]
    events: list[Any]
    whole: bool
    """Whether the turn may be played as it stands."""
    ways: list[list[int]] = []
    """How one piece can go on by itself, as far as it can; each beginning of such a way is possible, too."""


def seen(table: Table, seat: Seat | None, since: int | None = None) -> Seen:
    """The table as the seat may see it, with the events after the version it has."""
    return _seen_by(table, seat, _common(table), None, [] if since is None else happened(table, seat, since))


class News:
    """What is told when one table takes another's place; what all hear alike is put together once."""

    def __init__(self, before: Table, table: Table) -> None:
        self._table = table
        self._silent = table.version == before.version
        """Whether there were only secret choices: who may not know of them is told nothing."""
        self._rows = _rows_after(table, before.number)
        common = _common(table)
        self._common = msgspec.structs.replace(common, game=_once(common.game), chairs=_once(common.chairs))
        self._known = None if table.state is None else table.game.view(table.state, None)
        self._alike = all(event.audience is None for told in self._rows for event in told.events)
        heard = _heard(table, self._rows, None)
        self._heard = _once(heard) if self._alike and heard else heard

    def seen(self, seat: Seat | None) -> Seen | None:
        """The table as the seat may see it now; None if there is nothing to tell it."""
        events = self._heard if self._alike else _heard(self._table, self._rows, seat)
        if self._silent and events == []:
            return None
        return _seen_by(self._table, seat, self._common, self._known, events)


def _once(told: Part) -> Part:
    """The same, in the form in which it is sent."""
    return cast("Part", msgspec.Raw(msgspec.json.encode(told)))


def _seen_by(table: Table, seat: Seat | None, common: Seen, known: Any, events: list[Happened]) -> Seen:
    """What everybody sees and what only this seat does."""
    state = table.state
    if state is None:
        return msgspec.structs.replace(common, seat=seat, asked=seat in common.waiting, events=events)
    game, actions = table.game, [] if seat is None else state.legal(seat)
    view = game.view(state, seat, known)
    return msgspec.structs.replace(
        common,
        seat=seat,
        view=view,
        now=spoken(game.info.now(game, view, actions)),
        legal=_alone(table, view, seat, actions) if seat is not None and actions else [],
        asked=seat in common.waiting,
        can_undo=_can_undo(table, seat),
        guided=None if table.first.lesson is None or seat is None else _guided(table.first.lesson, state, seat),
        events=events,
    )


def _guided(name: str, state: State, seat: Seat) -> Guided:
    """How far the lesson is; one that this program does not have is over as soon as it is left."""
    lesson = lessons.lesson(name)
    turn = None if lesson is None else lesson.turn(state, seat)
    shown = lesson is not None and state.fingerprint() == lesson.end
    return Guided(followed=turn is not None or shown, turn=turn or [], shown=shown)


def _common(table: Table) -> Seen:
    """What everybody is told alike."""
    first = table.first
    return Seen(
        table=table.id,
        seat=None,
        phase=table.phase,
        version=table.version,
        game=Playing(first.key, first.seats, first.options, first.rules_version),
        settings=first.settings,
        commitment=table.commitment,
        dice=first.dice,
        host=next(iter(table.seats_of(table.host)), None),
        chairs=[
            Sitting(chair.name or None, chair.avatar or None, chair.level, chair.taken_over) for chair in table.chairs
        ],
        view=None,
        now=None,
        waiting=list(table.waiting),
        legal=[],
        asked=False,
        can_undo=False,
        pausing=sorted(table.pausing),
        paused=table.paused,
        times=_times(table),
        result=_result(table),
        rematch=table.rematch,
        events=[],
    )


def happened(table: Table, seat: Seat | None, since: int) -> list[Happened]:
    """What the seat may hear of everything after a version, for who comes back; nothing if some of it is forgotten.

    Who comes for the first time (0) hears what is remembered. Secret choices do not change the version: those made
    since it are told again, rather than never.
    """
    if 0 < since < table.forgotten:
        return []
    newest = list(takewhile(lambda told: told.version > since, reversed(table.told)))
    return _heard(table, newest[::-1], seat)


def happened_after(table: Table, seat: Seat | None, number: int) -> list[Happened]:
    """What the seat may hear of the rows after the first so many, for who has heard all of those."""
    return _heard(table, _rows_after(table, number), seat)


def _rows_after(table: Table, number: int) -> list[Told]:
    return list(takewhile(lambda told: told.number > number, reversed(table.told)))[::-1]


def _heard(table: Table, rows: Sequence[Told], seat: Seat | None) -> list[Happened]:
    """What the seat may hear of these rows; of a turn that was taken back within them there is nothing to hear."""
    news = {told.version for told in rows}
    return [
        happened
        for told in rows
        if told.events
        for event, happened in zip(told.events, told.put(lambda told: _put(table, told)), strict=True)
        if (event.audience is None or event.audience == seat)
        and not (isinstance(event, TurnUndone) and event.turn in news)
    ]


def _put(table: Table, told: Told) -> list[Happened]:
    instead = told.instead or msgspec.UNSET
    return [Happened(told.version, event, spoken(_tell(table.game, event)), instead) for event in told.events]


def _tell(game: Game, event: Any) -> Said | None:
    """What has happened, to be said."""
    if isinstance(event, TurnUndone):
        return Said("house-undone", {"who": Name(event.seat)})
    return game.info.tell(game, event)


def spoken(said: Said | None) -> Spoken | None:
    """As it travels: it is written the same way."""
    return cast("Spoken | None", said)


def try_turn(table: Table, seat: Seat, actions: Sequence[int], version: int) -> Tried:
    """The table after these actions of the seat's turn.

    The true state is not asked, only positions imagined from what the seat knows. What all of them show alike it knows
    already; an action after which they differ reveals something and is not shown. It can only be the last one, and of
    it only what happens alike in all of them is told, up to what it reveals.
    """
    game = table.game
    if table.state is None or table.phase != "playing":
        raise Denied("not-playing", "there is no game going on")
    decisions.fresh(table, version)
    view = game.view(table.state, seat)
    world = game.imagine(view, Dice(WORLDS * version))
    after = decisions.prefix(table, world, seat, actions)
    goes_on = not actions or decisions.goes_on(world, after, seat)
    heard = _overheard(game, after, seat)
    if after.revealed != world.revealed:
        worlds = (game.imagine(view, Dice(WORLDS * version + luck)) for luck in range(1, WORLDS))
        others = [decisions.prefix(table, other, seat, actions) for other in worlds]
        shown = _shown(game, after, seat)
        if any(_shown(game, other, seat) != shown for other in others):
            told = zip(heard, *(_overheard(game, other, seat) for other in others), strict=False)
            heard = [alike[0] for alike in takewhile(lambda told: all(event == told[0] for event in told), told)]
            after = decisions.prefix(table, world, seat, actions[:-1])
    actions, view = after.legal(seat), game.view(after, seat)
    legal = _legal(game, seat, actions, _ends(world, after, seat, actions)) if goes_on else []
    ways = game.info.ways(after, seat) if goes_on else []
    return Tried(view, spoken(game.info.now(game, view, actions)), legal, heard, whole=not goes_on, ways=ways)


def _overheard(game: Game, state: State, seat: Seat) -> list[Any]:
    """What the seat would hear."""
    return [event for event in game.info.events(state.journal or []) if event.audience in (None, seat)]


def _shown(game: Game, state: State, seat: Seat) -> bytes:
    """What the seat would see and hear."""
    return msgspec.json.encode((game.view(state, seat), _overheard(game, state, seat)))


def _alone(table: Table, view: Any, seat: Seat, actions: Sequence[int]) -> list[Legal]:
    """What the seat may do, and which of it is a whole turn; the true state is not asked for that, as by `try_turn`."""
    game, state = table.game, table.state
    if state is None or state.choosing():
        whole = [True] * len(actions)  # a secret choice is one action
    else:
        world = game.imagine(view, Dice(WORLDS * table.version))
        whole = _ends(world, world, seat, actions)
    return _legal(game, seat, actions, whole)


def _ends(begin: State, state: State, seat: Seat, actions: Sequence[int]) -> list[bool]:
    """Whether each of the actions ends the turn that has begun there."""
    ends = []
    for action in actions:
        after = state.copy()
        after.apply(seat, action)
        ends.append(not decisions.goes_on(begin, after, seat))
    return ends


_LEGAL: dict[tuple[str, int, int, bool], dict[int, Legal]] = {}
"""What was legal before: words depend on the game, the number of seats and the seat, and on no option."""


def _legal(game: Game, seat: Seat, actions: Sequence[int], whole: Sequence[bool]) -> list[Legal]:
    known = [_LEGAL.setdefault((game.key, game.seats, seat, ends), {}) for ends in (False, True)]
    return [
        known[ends].get(action) or _first_legal(game, seat, action, known[ends], whole=ends)
        for action, ends in zip(actions, whole, strict=True)
    ]


def _first_legal(game: Game, seat: Seat, action: int, known: dict[int, Legal], *, whole: bool) -> Legal:
    legal = known[action] = Legal(action, game.write(seat, action), game.info.action(action), whole)
    return legal


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
    if clocks is None:
        return None
    begins = [clocks.begins_at(seat) for seat in range(len(clocks.left))]
    return Times(list(clocks.left), clocks.since, list(clocks.running), begins)


def _result(table: Table) -> Result | None:
    outcome = table.outcome
    if outcome is None:
        return None
    return Result(
        winners=list(outcome.winners),
        places=list(outcome.places),
        points=list(outcome.points),
        undecided=outcome.undecided,
        secret=table.secret.hex() if table.first.seed is None else "",
        contributions=[chair.contribution.hex() for chair in table.chairs],
        seed=table.first.seed,
    )
