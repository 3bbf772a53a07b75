"""Dog in words: which message of the catalogue tells an event, describes an action or says what to do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.core.dice import Dice
from rudel.core.game import SEAT_LETTERS
from rudel.core.speech import Name, Said
from rudel.games.dog import actions as asked
from rudel.games.dog import board, events
from rudel.games.dog.cards import JACK, RANKS, SEVEN
from rudel.games.dog.sketch import owner_of, way

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.core.speech import Word
    from rudel.games.dog.view import DogView


def _card(name: str) -> Said:
    return Said(f"dog-card-{'joker' if name == '*' else name}")


def _shown(card: str, *, joker: bool) -> Said:
    """A card, or the joker that stands for it (DOG-24)."""
    return Said("dog-joker-as", {"card": _card(card)}) if joker else _card(card)


def _cards(names: Sequence[str]) -> tuple[Said, ...]:
    return tuple(_card(name) for name in names)


def _stone(owner: int, letter: int) -> str:
    """A stone as the board shows it: its seat's letter and its own."""
    return SEAT_LETTERS[owner] + asked.STONES[letter]


def _of(owner: int, letter: int) -> dict[str, Word]:
    """Whose stone it is and what it is called; a screen shows which one, and only says whose."""
    return {"who": Name(owner), "stone": _stone(owner, letter)}


def _place(owner: int, place: int) -> Said:
    if place == board.NEST:
        return Said("dog-place-nest")
    if place > board.STALL:
        return Said("dog-place-stall", {"place": place - board.STALL})
    return Said("dog-place-start") if place == 16 * owner else Said("dog-place-ring", {"field": place})


# --- what has happened ----------------------------------------------------------------------------------------------


def tell(game: Game, event: events.Event) -> Said | None:
    """An event as something to be said."""
    return _tell_cards(game, event) or _tell_stones(event) or _tell_end(event)


def _tell_cards(game: Game, event: events.Event) -> Said | None:
    drawn = game.options["everyone_alone"]  # DOG-74: nobody gives, everybody draws from the right
    match event:
        case events.Dealt(size=size, dealer=dealer):
            return Said("dog-event-dealt", {"dealer": Name(dealer), "size": size})
        case events.HandDealt(cards=cards):
            return Said("dog-event-hand", {"cards": _cards(cards)})
        case events.Reshuffled():
            return Said("dog-event-reshuffled")
        case events.Chose(seat=seat):
            return Said("dog-event-gave", {"who": Name(seat)})
        case events.ChoiceMade(card=card):
            return Said("dog-event-choice", {"card": _card(card)})
        case events.GaveCard(card=card, to=to):
            return Said("dog-event-taken" if drawn else "dog-event-gave-card", {"to": Name(to), "card": _card(card)})
        case events.Received(card=card, giver=giver):
            message = "dog-event-picked" if drawn else "dog-event-received"
            return Said(message, {"from": Name(giver), "card": _card(card)})
        case events.Played(seat=seat, card=card, shown=shown):
            return Said("dog-event-played", {"who": Name(seat), "card": _shown(shown, joker=card == "*")})
        case events.Blanked():
            return Said("dog-event-blank")
        case events.Drawn():
            return Said("dog-event-drawn")
        case events.DroppedOut(seat=seat, cards=cards):
            return Said("dog-event-dropped", {"who": Name(seat), "cards": _cards(cards)})
    return None


def _tell_stones(event: events.Event) -> Said | None:
    match event:
        case events.LeftNest(owner=owner):
            return Said("dog-event-left-nest", {"who": Name(owner)})
        case events.Moved(owner=owner, stone=stone, target=target) if target > board.STALL:
            return Said("dog-event-turned-in", {**_of(owner, stone), "place": target - board.STALL})
        case events.Moved(owner=owner, stone=stone, origin=origin, target=target, fields=fields):
            ends = {"from": _place(owner, origin), "to": _place(owner, target)}
            return Said("dog-event-moved", {**_of(owner, stone), **ends, "fields": fields})
        case events.SentHome(owner=owner, stone=stone):
            return Said("dog-event-hit", _of(owner, stone))
        case events.Swapped(owner=owner, stone=stone, other_owner=other_owner, other_stone=other):
            with_whom: dict[str, Word] = {"whom": Name(other_owner), "other": _stone(other_owner, other)}
            return Said("dog-event-swapped", {**_of(owner, stone), **with_whom})
    return None


def _tell_end(event: events.Event) -> Said | None:
    match event:
        case events.Finished(seat=seat):
            return Said("dog-event-finished", {"who": Name(seat)})
        case events.Won(seats=seats):
            return Said("dog-event-won", {"who": tuple(Name(seat) for seat in seats)})
        case events.Undecided():
            return Said("dog-event-undecided")
    return None


# --- what an action would do ----------------------------------------------------------------------------------------


def describe(game: Game, view: DogView, action: int) -> Said:
    """What an action would do, and whom it would send home."""
    said = _describe(game, view, action)
    hit = _hit(game, view, action)
    return Said("dog-action-hits", {"action": said, "whom": Name(hit[0]), "other": _stone(*hit)}) if hit else said


def _describe(game: Game, view: DogView, action: int) -> Said:
    match asked.action(action):
        case asked.Give(card):
            return Said("dog-action-give", {"card": _card(card)})
        case asked.Out(card):
            return Said("dog-action-out", {"card": _shown("A", joker=True) if card == "*" else _card(card)})
        case asked.Forward(card, fields, stone, home, joker, group):
            message = "dog-action-home" if home else "dog-action-forward"
            return Said(message, {**_mover(game, view, card, stone, joker=joker, group=group), "fields": fields})
        case asked.Back(stone, joker, group):
            return Said("dog-action-back", _mover(game, view, "4", stone, joker=joker, group=group))
        case asked.Swap(stone, ahead, other, joker, group):
            about = _mover(game, view, RANKS[JACK], stone, joker=joker, group=group)
            return Said("dog-action-swap", {**about, "other": _stone(_ahead(game, view, ahead), other)})
        case asked.Blank(joker):
            return Said("dog-action-blank", {"card": _shown(RANKS[JACK], joker=joker)})
        case asked.Step(ahead, stone, home, joker):
            return _describe_step(view, _stone(_ahead(game, view, ahead), stone), home=home, joker=joker)
    return Said("dog-action-drop")


def _mover(game: Game, view: DogView, card: str, stone: int, *, joker: bool, group: int) -> dict[str, Word]:
    """The card that is played and the stone it moves."""
    return {"card": _shown(card, joker=joker), "stone": _stone(owner_of(game, view, group), stone)}


def _describe_step(view: DogView, stone: str, *, home: bool, joker: bool) -> Said:
    """The first step of a seven lays the card; the others only go on."""
    kind = "-home" if home else ""
    if view.left:
        return Said(f"dog-action-step{kind}", {"stone": stone})
    return Said(f"dog-action-seven{kind}", {"card": _shown(RANKS[SEVEN], joker=joker), "stone": stone})


def _ahead(game: Game, view: DogView, ahead: int) -> int:
    return ((view.seat or 0) + ahead) % game.seats


def _hit(game: Game, view: DogView, action: int) -> tuple[int, int] | None:
    """The stone that stands where the action ends, unless it is swapped (DOG-32, DOG-40)."""
    places = way(game, view, action)
    if not places or isinstance(asked.action(action), asked.Swap):
        return None
    for owner, stones in enumerate(view.stones):
        for letter, place in enumerate(stones):
            if place == places[-1] != places[0] and place < board.STALL:
                return owner, letter
    return None


# --- what to do now -------------------------------------------------------------------------------------------------


def now(game: Game, view: DogView, legal: Sequence[int] | None = None) -> Said:
    """What the seat should do now, or whom it waits for; its legal actions are imagined if they are not told."""
    if view.phase == "over":
        return Said("dog-now-over")
    if view.phase == "swapping":
        waiting = _still_to_give(game, view)
        return Said("dog-now-give") if view.seat in waiting else Said("dog-now-wait", {"who": _names(waiting)})
    if view.turn != view.seat:
        return Said("dog-now-wait", {"who": Name(view.turn)})
    if view.left:
        return Said("dog-now-seven", {"left": view.left})
    legal = game.imagine(view, Dice(0)).legal(view.turn) if legal is None else legal
    return Said("dog-now-drop" if legal == [asked.DROP] else "dog-now-play")


def _still_to_give(game: Game, view: DogView) -> list[int]:
    """Whoever has a mate and has not chosen a card yet (DOG-13)."""
    options = game.options
    mates = board.mates(game.seats, alone=options["everyone_alone"], teams_of_three=options["teams_of_three"])
    return [seat for seat in range(game.seats) if mates[seat] and not view.chosen[seat]]


def _names(seats: Sequence[int]) -> tuple[Name, ...]:
    return tuple(Name(seat) for seat in seats)
