"""What has happened at a Kleine Kläffer table, as typed events, each with its audience."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rudel.games.klaeffer import rules
from rudel.games.klaeffer.actions import ROWS, Row
from rudel.games.klaeffer.cards import CARDS, names

if TYPE_CHECKING:
    from collections.abc import Callable


class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True):
    """Something that has happened. `audience` is the one seat that hears of it, or None: everybody does."""

    audience: int | None = None


class Dealt(Event, frozen=True, tag="dealt", kw_only=True):
    """The hands, the council and both draw rows lie ready; `first` begins (KLF-7)."""

    first: int


class HandDealt(Event, frozen=True, tag="hand", kw_only=True):
    """The cards a seat got; only the seat itself hears."""

    seat: int
    cards: tuple[str, ...]


class GaveAway(Event, frozen=True, tag="gave-away", kw_only=True):
    """A seat gave all its cards of a district to another one (KLF-10)."""

    seat: int
    to: int
    district: int
    cards: tuple[str, ...]


class Placed(Event, frozen=True, tag="placed", kw_only=True):
    """A hand card lies in the council (KLF-11)."""

    seat: int
    card: str
    place: int


class Crisis(Event, frozen=True, tag="crisis", kw_only=True):
    """The council was full and nothing could be taken; what the seat takes instead follows (KLF-13)."""

    seat: int


class Taken(Event, frozen=True, tag="taken", kw_only=True):
    """What a seat took from the column and the row of its card, in reading order; often nothing (KLF-12)."""

    seat: int
    cards: tuple[str, ...]
    places: tuple[int, ...]
    column_votes: int
    row_votes: int


class LeftLying(Event, frozen=True, tag="left-lying", kw_only=True):
    """What a seat could have taken and has left in the council, as in Taken (KLF-12)."""

    seat: int
    cards: tuple[str, ...]
    places: tuple[int, ...]
    column_votes: int
    row_votes: int


class Drew(Event, frozen=True, tag="drew", kw_only=True):
    """A seat drew the next card of a row; its back shows the district (KLF-14)."""

    seat: int
    row: Row
    district: int


class DrewCard(Event, frozen=True, tag="drew-card", kw_only=True):
    """The card a seat drew; only the seat itself hears."""

    seat: int
    card: str


class Refilled(Event, frozen=True, tag="refilled", kw_only=True):
    """Cards of the draw rows lie in the council, in reading order (KLF-15)."""

    cards: tuple[str, ...]
    places: tuple[int, ...]


class LastTurns(Event, frozen=True, tag="last-turns", kw_only=True):
    """Both draw rows are used up: everybody has one more turn, this seat first (KLF-20)."""

    seat: int


class Declined(Event, frozen=True, tag="declined", kw_only=True):
    """A seat places nothing in its last turn (KLF-20)."""

    seat: int


class HandScored(Event, frozen=True, tag="hand-scored", kw_only=True):
    """The cards left in a hand have gone to the seat's own districts (KLF-21)."""

    seat: int
    cards: tuple[str, ...]


class Scored(Event, frozen=True, tag="scored", kw_only=True):
    """The game is over: bad points of each seat and the districts it has secured (KLF-22, KLF-23)."""

    bad_points: tuple[int, ...]
    secured: tuple[tuple[int, ...], ...]


AnyEvent = (
    Dealt
    | HandDealt
    | GaveAway
    | Placed
    | Crisis
    | Taken
    | LeftLying
    | Drew
    | DrewCard
    | Refilled
    | LastTurns
    | Declined
    | HandScored
    | Scored
)

_NAMED: dict[int, Callable[..., Event]] = {
    rules.DEALT: lambda first: Dealt(first=first),
    rules.HAND_DEALT: lambda seat, cards: HandDealt(audience=seat, seat=seat, cards=names(cards)),
    rules.GAVE_AWAY: lambda seat, to, district, cards: GaveAway(
        seat=seat, to=to, district=district, cards=names(cards)
    ),
    rules.PLACED: lambda seat, card, place: Placed(seat=seat, card=CARDS[card], place=place),
    rules.CRISIS: lambda seat: Crisis(seat=seat),
    rules.TAKEN_CARDS: lambda seat, cards, places, column, row: Taken(
        seat=seat, cards=names(cards), places=tuple(places), column_votes=column, row_votes=row
    ),
    rules.LEFT_LYING: lambda seat, cards, places, column, row: LeftLying(
        seat=seat, cards=names(cards), places=tuple(places), column_votes=column, row_votes=row
    ),
    rules.DREW: lambda seat, row, district: Drew(seat=seat, row=ROWS[row], district=district),
    rules.DREW_CARD: lambda seat, card: DrewCard(audience=seat, seat=seat, card=CARDS[card]),
    rules.REFILLED: lambda cards, places: Refilled(cards=names(cards), places=tuple(places)),
    rules.LAST_TURNS: lambda seat: LastTurns(seat=seat),
    rules.DECLINED: lambda seat: Declined(seat=seat),
    rules.HAND_SCORED: lambda seat, cards: HandScored(seat=seat, cards=names(cards)),
    rules.SCORED: lambda bad_points, secured: Scored(bad_points=bad_points, secured=secured),
}


def events(journal: list[tuple[Any, ...]]) -> list[Event]:
    """The typed events of a state's raw journal."""
    return [_NAMED[kind](*facts) for kind, _audience, *facts in journal]
