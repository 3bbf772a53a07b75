"""What has happened at a Dog table, as typed events, each with its audience."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rudel.games.dog import rules
from rudel.games.dog.cards import RANKS, names

if TYPE_CHECKING:
    from collections.abc import Callable


class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True):
    """Something that has happened. `audience` is the one seat that hears of it, or None: everybody does."""

    audience: int | None = None


class Dealt(Event, frozen=True, tag="dealt", kw_only=True):
    """Everybody got `size` cards."""

    deal: int
    size: int
    dealer: int


class HandDealt(Event, frozen=True, tag="hand", kw_only=True):
    """The cards a seat got; only the seat itself hears."""

    seat: int
    cards: tuple[str, ...]


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discard pile became the pack (DOG-12)."""


class Chose(Event, frozen=True, tag="chose", kw_only=True):
    """A seat has chosen the card it gives (DOG-13)."""

    seat: int


class ChoiceMade(Event, frozen=True, tag="choice", kw_only=True):
    """Which card a seat has chosen; only the seat itself hears."""

    seat: int
    card: str


class GaveCard(Event, frozen=True, tag="gave", kw_only=True):
    """The card a seat gave; only the giver hears."""

    seat: int
    card: str
    to: int


class Received(Event, frozen=True, tag="received", kw_only=True):
    """The card a seat was given; only the receiver hears."""

    seat: int
    card: str
    giver: int


class Played(Event, frozen=True, tag="played", kw_only=True):
    """A card was played, standing for `shown` (another card for a joker)."""

    seat: int
    card: str
    shown: str


class Moved(Event, frozen=True, tag="moved", kw_only=True):
    """A stone walked so many fields (negative: backward)."""

    owner: int
    stone: int
    origin: int
    target: int
    fields: int


class LeftNest(Event, frozen=True, tag="left-nest", kw_only=True):
    """A stone stands fresh on its start (DOG-30)."""

    owner: int
    stone: int
    field: int


class SentHome(Event, frozen=True, tag="sent-home", kw_only=True):
    """A stone was hit and is back in its nest (DOG-40)."""

    owner: int
    stone: int
    field: int


class Swapped(Event, frozen=True, tag="swapped", kw_only=True):
    """Two stones have changed places (DOG-23)."""

    owner: int
    stone: int
    origin: int
    other_owner: int
    other_stone: int
    target: int


class Blanked(Event, frozen=True, tag="blanked", kw_only=True):
    """A jack was played without effect (DOG-47)."""

    seat: int


class Drawn(Event, frozen=True, tag="drawn"):
    """Everyone has drawn a card from the right neighbour (DOG-74)."""


class DroppedOut(Event, frozen=True, tag="dropped-out", kw_only=True):
    """A seat could play nothing and laid its hand open (DOG-14)."""

    seat: int
    cards: tuple[str, ...]


class Finished(Event, frozen=True, tag="finished", kw_only=True):
    """All four stones of a seat are home (DOG-55)."""

    seat: int


class Won(Event, frozen=True, tag="won", kw_only=True):
    """A party has won (DOG-57)."""

    seats: tuple[int, ...]


class Undecided(Event, frozen=True, tag="undecided"):
    """The last deal is over and nobody has won (DOG-17)."""


AnyEvent = (
    Dealt
    | HandDealt
    | Reshuffled
    | Chose
    | ChoiceMade
    | GaveCard
    | Received
    | Played
    | Moved
    | LeftNest
    | SentHome
    | Swapped
    | Blanked
    | Drawn
    | DroppedOut
    | Finished
    | Won
    | Undecided
)

_NAMED: dict[int, Callable[..., Event]] = {
    rules.DEALT: lambda deal, size, dealer: Dealt(deal=deal, size=size, dealer=dealer),
    rules.HAND: lambda seat, counts: HandDealt(audience=seat, seat=seat, cards=names(counts)),
    rules.RESHUFFLED: Reshuffled,
    rules.CHOSE: lambda seat: Chose(seat=seat),
    rules.CHOICE_MADE: lambda seat, rank: ChoiceMade(audience=seat, seat=seat, card=RANKS[rank]),
    rules.GAVE_CARD: lambda seat, rank, to: GaveCard(audience=seat, seat=seat, card=RANKS[rank], to=to),
    rules.RECEIVED: lambda seat, rank, giver: Received(audience=seat, seat=seat, card=RANKS[rank], giver=giver),
    rules.PLAYED: lambda seat, rank, shown: Played(seat=seat, card=RANKS[rank], shown=RANKS[shown]),
    rules.MOVED: lambda stone, origin, target, fields: Moved(
        owner=stone // 4, stone=stone % 4, origin=origin, target=target, fields=fields
    ),
    rules.LEFT_NEST: lambda stone, field: LeftNest(owner=stone // 4, stone=stone % 4, field=field),
    rules.HIT: lambda stone, field: SentHome(owner=stone // 4, stone=stone % 4, field=field),
    rules.SWAPPED: lambda stone, other, origin, target: Swapped(
        owner=stone // 4,
        stone=stone % 4,
        origin=origin,
        other_owner=other // 4,
        other_stone=other % 4,
        target=target,
    ),
    rules.BLANKED: lambda seat: Blanked(seat=seat),
    rules.DRAWN: Drawn,
    rules.DROPPED: lambda seat, counts: DroppedOut(seat=seat, cards=names(counts)),
    rules.FINISHED: lambda seat: Finished(seat=seat),
    rules.WON: lambda mask: Won(seats=tuple(seat for seat in range(6) if mask >> seat & 1)),
    rules.UNDECIDED: Undecided,
}


def events(journal: list[tuple[Any, ...]]) -> list[Event]:
    """The typed events of a state's raw journal."""
    return [_NAMED[kind](*facts) for kind, _audience, *facts in journal]
