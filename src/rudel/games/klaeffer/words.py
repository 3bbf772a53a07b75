"""Kläffer in words: which message of the catalogue tells an event, describes an action or says what to do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.core.dice import Dice
from rudel.core.speech import Name, Said
from rudel.games.klaeffer import actions as asked
from rudel.games.klaeffer import events
from rudel.games.klaeffer.board import place_name
from rudel.games.klaeffer.cards import CARD, DISTRICTS, VOTES_OF
from rudel.games.klaeffer.sketch import picked, taken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.core.speech import Word
    from rudel.games.klaeffer.view import KlaefferView


def _district(letter: str) -> Said:
    return Said(f"klaeffer-district-{letter}")


def _districts(numbers: Sequence[int]) -> tuple[Said, ...]:
    return tuple(_district(DISTRICTS[number]) for number in numbers)


def _dog(name: str) -> dict[str, Word]:
    """A card's district and breed in words, its votes and its short name."""
    breed = Said(f"klaeffer-breed-{name[1]}")
    return {"district": _district(name[0]), "breed": breed, "votes": VOTES_OF[CARD[name]], "name": name}


def _card(name: str) -> Said:
    return Said("klaeffer-card", _dog(name))


def _votes(cards: Sequence[str]) -> int:
    return sum(VOTES_OF[CARD[name]] for name in cards)


# --- what has happened ----------------------------------------------------------------------------------------------


def tell(game: Game, event: events.Event) -> Said | None:
    """An event as something to be said."""
    del game
    return _tell_turn(event) or _tell_cards(event) or _tell_end(event)


def _tell_turn(event: events.Event) -> Said | None:
    match event:
        case events.GaveAway(seat=seat, to=to, district=district, cards=cards):
            about: dict[str, Word] = {"who": Name(seat), "to": Name(to), "district": _district(DISTRICTS[district])}
            return Said("klaeffer-event-gave", {**about, "cards": cards})
        case events.Placed(seat=seat, card=card, place=place):
            return Said("klaeffer-event-placed", {"who": Name(seat), "name": card, "place": place_name(place)})
        case events.Crisis():
            return Said("klaeffer-event-crisis")
        case events.Taken(cards=(), column_votes=column, row_votes=row):
            return Said("klaeffer-event-taken-nothing", {"column": column, "row": row})
        case events.Taken(seat=seat, cards=cards, column_votes=column, row_votes=row):
            return Said("klaeffer-event-taken", {"column": column, "row": row, "who": Name(seat), "cards": cards})
        case events.LeftLying(seat=seat, cards=cards, column_votes=column, row_votes=row):
            return Said("klaeffer-event-left", {"column": column, "row": row, "who": Name(seat), "cards": cards})
        case events.Declined(seat=seat):
            return Said("klaeffer-event-declined", {"who": Name(seat)})
    return None


def _tell_cards(event: events.Event) -> Said | None:
    match event:
        case events.Dealt(first=first):
            return Said("klaeffer-event-dealt", {"who": Name(first)})
        case events.HandDealt(cards=cards):
            return Said("klaeffer-event-hand", {"cards": tuple(_card(name) for name in cards)})
        case events.Drew(seat=seat, row=row, district=district):
            return Said(f"klaeffer-event-drew-{row}", {"who": Name(seat), "district": _district(DISTRICTS[district])})
        case events.DrewCard(card=card):
            return Said("klaeffer-event-drew-card", {"card": _card(card)})
        case events.Refilled(cards=cards, places=places):
            about = [{"name": name, "place": place_name(place)} for name, place in zip(cards, places, strict=True)]
            return Said("klaeffer-event-refilled", {"cards": tuple(Said("klaeffer-at", one) for one in about)})
    return None


def _tell_end(event: events.Event) -> Said | None:
    match event:
        case events.LastTurns(seat=seat):
            return Said("klaeffer-event-last-turns", {"who": Name(seat)})
        case events.HandScored(seat=seat, cards=cards):
            return Said("klaeffer-event-hand-scored", {"who": Name(seat), "cards": cards})
        case events.Scored(bad_points=points, secured=secured):
            pairs = enumerate(zip(points, secured, strict=True))
            scores = tuple(_score(seat, bad, districts) for seat, (bad, districts) in pairs)
            return Said("klaeffer-event-scored", {"scores": scores})
    return None


def _score(seat: int, points: int, secured: Sequence[int]) -> Said:
    if not secured:
        return Said("klaeffer-score-nothing", {"who": Name(seat), "points": points})
    return Said("klaeffer-score", {"who": Name(seat), "points": points, "districts": _districts(secured)})


# --- what an action would do ----------------------------------------------------------------------------------------


def describe(game: Game, view: KlaefferView, action: int) -> Said:
    """What an action would do."""
    match asked.action(action):
        case asked.Pick(slot) if view.hand and (card := view.hand[slot]):
            return Said("klaeffer-action-pick", _dog(card))
        case asked.Put(place):
            return _describe_put(game, view, action, place_name(place))
        case asked.Draw(row):
            letters = view.left if row == "left" else view.right
            return Said(f"klaeffer-action-draw-{row}", {"district": _district(letters[0])})
        case asked.Give(district, ahead):
            seat = view.seat or 0
            cards = view.districts[seat][district]
            about: dict[str, Word] = {
                "to": Name((seat + ahead) % game.seats),
                "district": _district(DISTRICTS[district]),
            }
            return Said("klaeffer-action-give", {**about, "votes": _votes(cards)})
        case asked.Take():
            return Said("klaeffer-action-take", {"cards": _convinced(view)})
        case asked.Leave():
            return Said("klaeffer-action-leave", {"cards": _convinced(view)})
    return Said("klaeffer-action-decline")


def _convinced(view: KlaefferView) -> tuple[str, ...]:
    """The cards that the seat on turn may take or leave now."""
    found = (view.council[place] for place in view.convinced.places) if view.convinced else ()
    return tuple(name for name in found if name)


def _describe_put(game: Game, view: KlaefferView, action: int, place: str) -> Said:
    """The place, and what the card would take there."""
    would = taken(game, view, action)
    if would is None or not would.cards:
        return Said("klaeffer-action-put", {"place": place})
    return Said("klaeffer-action-put-takes", {"place": place, "cards": would.cards})


# --- what to do now -------------------------------------------------------------------------------------------------


def now(game: Game, view: KlaefferView, legal: Sequence[int] | None = None) -> Said:
    """What the seat should do now, or whom it waits for; its legal actions are imagined if they are not told."""
    if view.phase == "over":
        return Said("klaeffer-now-over")
    if view.turn != view.seat:
        return Said("klaeffer-now-wait", {"who": Name(view.turn)})
    if view.phase == "draw":
        return Said("klaeffer-now-draw")
    if view.phase == "take":
        return Said("klaeffer-now-take", {"cards": tuple(_card(name) for name in _convinced(view))})
    if view.phase == "put" and (card := picked(view)):
        return Said("klaeffer-now-put", {"card": _card(card)})
    legal = game.imagine(view, Dice(0)).legal(view.turn) if legal is None else legal
    gives = any(isinstance(asked.action(action), asked.Give) for action in legal)
    message = "klaeffer-now-last" if view.ending else "klaeffer-now-pick"
    return Said(f"{message}-or-give" if gives else message)
