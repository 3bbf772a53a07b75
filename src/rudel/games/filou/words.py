"""Filou in words: which message of the catalogue tells an event, describes an action or says what to do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.core.dice import Dice
from rudel.core.speech import Name, Said
from rudel.games.filou import actions as asked
from rudel.games.filou import events
from rudel.games.filou.cards import ROUNDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.core.speech import Word
    from rudel.games.filou.view import FilouView

MINUS = "\N{MINUS SIGN}"
FEW, NEAR, STEP = 8, 7, 9
"""So many bids are listed one by one; of more only the nearest are, and the others in groups of STEP."""


def _card(name: str) -> Said:
    return Said(f"filou-card-{name.replace('-', 'minus-')}")


def _cards(names: Sequence[str]) -> tuple[Word, ...]:
    """A list of cards, in which a cat is just its value."""
    return tuple(_card(name) if name.isalpha() else name.replace("-", MINUS) for name in names)


def signed(points: int) -> str:
    """A number with a true minus."""
    return str(points).replace("-", MINUS)


# --- what has happened ----------------------------------------------------------------------------------------------


def tell(game: Game, event: events.Event) -> Said | None:
    """An event as something to be said; that cards lie face down is seen, and needs no word."""
    del game
    return _tell_round(event) or _tell_auction(event) or _tell_end(event)


def _tell_round(event: events.Event) -> Said | None:
    match event:
        case events.SetDealt(seat=seat, cards=cards, removed=removed):
            return Said("filou-event-set", {"who": Name(seat), "cards": _cards(cards), "removed": _card(removed)})
        case events.RoundBegan(round=number, start=start, mouse_cards=mouse_cards):
            message = "filou-event-round" if any(mouse_cards) else "filou-event-round-empty"
            return Said(message, {"round": number, "rounds": ROUNDS, "who": Name(start)})
        case events.ChoiceMade(seat=seat, card=card):
            return Said("filou-event-choice", {"who": Name(seat), "card": _card(card)})
        case events.TurnedUp(seat=None, card=card):
            return Said("filou-event-turned-up-dummy", {"card": _card(card)})
        case events.TurnedUp(seat=int(seat), card=card):
            return Said("filou-event-turned-up", {"who": Name(seat), "card": _card(card)})
    return None


def _tell_auction(event: events.Event) -> Said | None:
    match event:
        case events.BidMade(seat=seat, mice=mice):
            return Said("filou-event-bid", {"who": Name(seat), "mice": mice})
        case events.Passed(seat=seat, mice=mice):
            return Said("filou-event-passed", {"who": Name(seat), "mice": mice})
        case events.RowTaken(seat=seat, mice=mice, cards=()):
            return Said("filou-event-taken-nothing", {"who": Name(seat), "mice": mice})
        case events.RowTaken(seat=seat, mice=mice, cards=cards):
            return Said("filou-event-taken", {"who": Name(seat), "mice": mice, "cards": _cards(cards)})
        case events.RowLost(cards=cards):
            return Said("filou-event-lost", {"cards": _cards(cards)})
        case events.DogsLeft(dogs=(dog,)):
            return Said("filou-event-dog-left", {"dog": dog})
        case events.DogsLeft(dogs=dogs):
            return Said("filou-event-dogs-left", {"dogs": _cards(dogs)})
        case events.Chased(dog=dog, cat=cat):
            return Said("filou-event-chased", {"dog": dog, "cat": _card(cat)})
    return None


def _tell_end(event: events.Event) -> Said | None:
    match event:
        case events.Filled():
            return Said("filou-event-filled")
        case events.NotFilled(bank=bank):
            return Said("filou-event-not-filled", {"bank": bank})
        case events.Scored(points=points, from_cards=from_cards):
            pairs = enumerate(zip(points, from_cards, strict=True))
            scores = tuple(
                Said("filou-score", {"who": Name(seat), "points": signed(all_), "cards": signed(cards)})
                for seat, (all_, cards) in pairs
            )
            return Said("filou-event-scored", {"scores": scores})
    return None


# --- what an action would do ----------------------------------------------------------------------------------------


def describe(game: Game, view: FilouView, action: int) -> Said:
    """What an action would do."""
    match asked.action(action):
        case asked.Lay(card):
            return Said("filou-action-lay", {"card": _card(card), "kind": card})
        case asked.Bid(mice):
            return _describe_bid(game, view, mice)
    if _last_of_all(game, view):
        return Said("filou-action-pass-last")
    won = view.mouse_cards[0] if view.mouse_cards else 0
    return Said("filou-action-pass", {"mice": won}) if won else Said("filou-action-pass-empty")


def _describe_bid(game: Game, view: FilouView, mice: int) -> Said:
    """The nearest bids by themselves; where there are many, the higher ones begin alike, so that lists group them."""
    if _last_of_all(game, view):
        return Said("filou-action-take-for-one")
    seat = view.seat or 0
    raised, highest = mice - view.high, view.mice[seat] + view.bids[seat]
    if highest - view.high <= FEW or raised <= NEAR:
        return Said("filou-action-bid", {"mice": mice})
    if highest - view.high - NEAR <= STEP:
        return Said("filou-action-bid-more", {"mice": mice})
    first = mice - (raised - NEAR - 1) % STEP
    return Said("filou-action-bid-far", {"mice": mice, "from": first, "to": min(first + STEP - 1, highest)})


def _last_of_all(game: Game, view: FilouView) -> bool:
    """Whether all others have passed and nobody has bid (FIL-14)."""
    return not view.high and sum(view.passed) == game.seats - 1


# --- what to do now -------------------------------------------------------------------------------------------------


def now(game: Game, view: FilouView, legal: Sequence[int] | None = None) -> Said:
    """What the seat should do now, or whom it waits for; its legal actions are imagined if they are not told."""
    if view.phase == "over":
        return Said("filou-now-over")
    if view.phase == "laying":
        waiting = tuple(Name(seat) for seat in range(game.seats) if not view.chosen[seat])
        lays = view.seat is not None and not view.chosen[view.seat]
        return Said("filou-now-lay") if lays else Said("filou-now-wait", {"who": waiting})
    if view.turn != view.seat:
        return Said("filou-now-wait", {"who": Name(view.turn)})
    legal = game.imagine(view, Dice(0)).legal(view.seat) if legal is None else legal
    if legal == [asked.PASS]:
        return Said("filou-now-must-pass")
    if _last_of_all(game, view):
        return Said("filou-now-last")
    return Said("filou-now-raise", {"mice": view.high}) if view.high else Said("filou-now-bid")
