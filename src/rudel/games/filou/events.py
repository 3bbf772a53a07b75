"""What has happened at a Filou table, as typed events, each with its audience."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rudel.games.filou import rules
from rudel.games.filou.cards import CARDS, names, owners

if TYPE_CHECKING:
    from collections.abc import Callable


class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True):
    """Something that has happened. `audience` is the one seat that hears of it, or None: everybody does."""

    audience: int | None = None


class SetDealt(Event, frozen=True, tag="set", kw_only=True):
    """The cards of a seat, and the one that left the game unseen (FIL-3); only the seat itself hears."""

    seat: int
    cards: tuple[str, ...]
    removed: str


class RoundBegan(Event, frozen=True, tag="round", kw_only=True):
    """A round begins with so many mice on each mouse card, lowest first."""

    round: int
    start: int
    mouse_cards: tuple[int, ...]


class Chose(Event, frozen=True, tag="chose", kw_only=True):
    """A seat has chosen the card it lays (FIL-10)."""

    seat: int


class ChoiceMade(Event, frozen=True, tag="choice", kw_only=True):
    """Which card a seat has chosen; only the seat itself hears."""

    seat: int
    card: str


class RowLaid(Event, frozen=True, tag="row-laid", kw_only=True):
    """The row lies face down: whose card is in each place, None the dummy's."""

    seats: tuple[int | None, ...]


class TurnedUp(Event, frozen=True, tag="turned-up", kw_only=True):
    """A card of the row was turned up; seat None is the dummy."""

    place: int
    seat: int | None
    card: str


class BidMade(Event, frozen=True, tag="bid", kw_only=True):
    """A seat bids so many mice in all (FIL-11)."""

    seat: int
    mice: int


class Passed(Event, frozen=True, tag="passed", kw_only=True):
    """A seat has left the auction with so many mice of the mouse card (FIL-12)."""

    seat: int
    mice: int


class RowTaken(Event, frozen=True, tag="row-taken", kw_only=True):
    """A seat has paid for the row and keeps these cards (FIL-13)."""

    seat: int
    mice: int
    cards: tuple[str, ...]


class DogsLeft(Event, frozen=True, tag="dogs-left", kw_only=True):
    """Dogs left the game without chasing anything: several (FIL-20), or one that found no cat (FIL-23)."""

    dogs: tuple[str, ...]


class Chased(Event, frozen=True, tag="chased", kw_only=True):
    """A dog left the game with the cat in this place of the row (FIL-21)."""

    dog: str
    cat: str
    place: int


class RowLost(Event, frozen=True, tag="row-lost", kw_only=True):
    """All have passed: the row left the game (FIL-14)."""

    cards: tuple[str, ...]


class Filled(Event, frozen=True, tag="filled", kw_only=True):
    """The mouse cards were filled; so many mice are left in the bank (FIL-15)."""

    mouse_cards: tuple[int, ...]
    bank: int


class NotFilled(Event, frozen=True, tag="not-filled", kw_only=True):
    """The bank could not fill all mouse cards, so none was filled (FIL-15)."""

    bank: int


class Scored(Event, frozen=True, tag="scored", kw_only=True):
    """The game is over: each seat's points, and those of them that cards brought (FIL-40)."""

    points: tuple[int, ...]
    from_cards: tuple[int, ...]


AnyEvent = (
    SetDealt
    | RoundBegan
    | Chose
    | ChoiceMade
    | RowLaid
    | TurnedUp
    | BidMade
    | Passed
    | RowTaken
    | DogsLeft
    | Chased
    | RowLost
    | Filled
    | NotFilled
    | Scored
)


def _seat(owner: int, seats: int) -> int | None:
    """The seat that a set belongs to, None for the dummy."""
    return owner if owner < seats else None


_NAMED: dict[int, Callable[..., Event]] = {
    rules.SET_DEALT: lambda seat, removed: SetDealt(
        audience=seat,
        seat=seat,
        cards=tuple(name for card, name in enumerate(CARDS) if card != removed),
        removed=CARDS[removed],
    ),
    rules.ROUND_BEGAN: lambda number, start, mouse_cards: RoundBegan(
        round=number, start=start, mouse_cards=mouse_cards
    ),
    rules.CHOSE: lambda seat: Chose(seat=seat),
    rules.CHOICE_MADE: lambda seat, card: ChoiceMade(audience=seat, seat=seat, card=CARDS[card]),
    rules.ROW_LAID: lambda seats, start: RowLaid(seats=tuple(_seat(owner, seats) for owner in owners(seats, start))),
    rules.TURNED_UP: lambda place, owner, card, seats: TurnedUp(
        place=place, seat=_seat(owner, seats), card=CARDS[card]
    ),
    rules.BID_MADE: lambda seat, mice: BidMade(seat=seat, mice=mice),
    rules.PASSED: lambda seat, mice: Passed(seat=seat, mice=mice),
    rules.ROW_TAKEN: lambda seat, mice, cards: RowTaken(seat=seat, mice=mice, cards=names(cards)),
    rules.DOGS_LEFT: lambda dogs: DogsLeft(dogs=names(dogs)),
    rules.CHASED: lambda dog, cat, place: Chased(dog=CARDS[dog], cat=CARDS[cat], place=place),
    rules.ROW_LOST: lambda cards: RowLost(cards=names(cards)),
    rules.FILLED: lambda mouse_cards, bank: Filled(mouse_cards=mouse_cards, bank=bank),
    rules.NOT_FILLED: lambda bank: NotFilled(bank=bank),
    rules.SCORED: lambda points, from_cards: Scored(points=points, from_cards=from_cards),
}


def events(journal: list[tuple[Any, ...]]) -> list[Event]:
    """The typed events of a state's raw journal."""
    return [_NAMED[kind](*facts) for kind, _audience, *facts in journal]
