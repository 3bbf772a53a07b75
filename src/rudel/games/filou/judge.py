"""How good a Filou position is for a seat: what bots steer by. Only differences mean anything.

It judges by what the seat may know: its own card, the open ones, and which cards the other sets have not shown yet.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rudel.games.filou import cards
from rudel.games.filou.cards import BIG_DOG, CARDS, HAND, RABBIT, SHOWN, SMALL_DOG, VALUES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.games.filou.rules import FilouState

LAYING, BIDDING, OVER = range(3)
CATS = sorted(range(SMALL_DOG), key=VALUES.__getitem__)

LIQUID = 0.04  # what a mouse is worth more than its point, for each round it can still buy something in
WEALTH = 0.6  # one lays good cards if one can outbid more than so many of the rivals, bad ones otherwise
GIVES_WAY = 0.4  # how likely a rival passes when the price is what the row is worth …
DEARER = 0.03  # … and how much likelier for each mouse above that
RAISE = 3  # what it takes to be the highest bidder again
LATER = 0.9  # what a row still to be fought for counts


def judge(state: FilouState, seat: int) -> float:
    """How good the position is for the seat."""
    cells = state.cells
    mice = cells[cards.MICE + seat] + cells[cards.BIDS + seat]
    points = state.from_cards()[seat]
    if state.phase == OVER:
        return float(points + mice)
    mouse = 1 + LIQUID * _held(state, seat)
    total = points + mouse * mice
    if state.passed >> seat & 1:
        return total
    if not state.high and not state.passed:
        return total + (_wealth(state, seat) - WEALTH) * _worth(state, seat)
    if cells[cards.BIDS + seat] == state.high > 0:
        return total + _as_highest_bidder(state, seat, mouse)
    return total + mouse * _consolation(state)


def _held(state: FilouState, seat: int) -> int:
    return state.cells[cards.AT + 10 * seat : cards.AT + 10 * seat + 10].count(HAND)


def _wealth(state: FilouState, seat: int) -> float:
    """The share of the rivals that have fewer mice; equally many count half."""
    mice = state.cells[cards.MICE : cards.MICE + state.seats]
    own = mice[seat]
    below = sum((own > other) + (own == other) / 2 for other in mice) - 0.5
    return below / (state.seats - 1)


def _as_highest_bidder(state: FilouState, seat: int, mouse: float) -> float:
    """What the auction will bring: the row if all rivals give way, else another bid or a mouse card."""
    high, worth = state.high, _worth(state, seat)
    pass_chance = min(0.95, max(0.1, GIVES_WAY + DEARER * (high - worth)))
    chance = 1.0
    for rival in range(state.seats):
        able = state.cells[cards.MICE + rival] + state.cells[cards.BIDS + rival] > high
        if rival != seat and able and not state.passed >> rival & 1:
            chance *= pass_chance
    outbid = max(mouse * _consolation(state), LATER * (worth - mouse * (high + RAISE)))
    return chance * (worth - mouse * high) + (1 - chance) * outbid


def _consolation(state: FilouState) -> float:
    """What passing later may bring: something between the next mouse card and the one after it (FIL-12)."""
    left = state.mice_to_win()
    return sum(left[:2]) / len(left[:2]) if left else 0.0


def _worth(state: FilouState, seat: int) -> float:
    """What the row will bring its winner, as far as the seat can tell."""
    return expected_row(tuple(_candidates(state, seat)), rabbit_flees=bool(state.rabbit_flees))


def _candidates(state: FilouState, seat: int) -> list[tuple[int, ...]]:
    """For each place of the row the cards that may lie, or may come to lie, there."""
    found: list[tuple[int, ...]] = []
    chosen = state.cells[cards.CHOICE + seat]
    for place, owner in enumerate(cards.owners(state.seats, state.start)):
        if state.phase == BIDDING and (place < state.open or owner == seat):
            found.append((state.cells[cards.ROW + place],))
        elif owner == seat and chosen:
            found.append((chosen - 1,))
        else:
            begin = cards.AT + 10 * owner
            found.append(tuple(card for card in range(len(CARDS)) if state.cells[begin + card] != SHOWN))
    return found


@lru_cache(maxsize=4096)
def expected_row(places: tuple[tuple[int, ...], ...], *, rabbit_flees: bool) -> float:
    """What a row brings on average if in each place any of these cards lies, dogs reckoned with (FIL-20 to FIL-22)."""
    total = sum(sum(VALUES[card] for card in some) / len(some) for some in places)
    for dog, order in ((BIG_DOG, CATS[::-1]), (SMALL_DOG, CATS)):
        for place, some in enumerate(places):
            if dog in some:
                rest = places[:place] + places[place + 1 :]
                total -= _chased(rest, order, rabbit_flees=rabbit_flees) / len(some)
    return total


def _chased(places: Sequence[tuple[int, ...]], order: Sequence[int], *, rabbit_flees: bool) -> float:
    """What a lone dog beside these places chases on average: the first of the order; nothing if it is not alone."""
    prey = [card for card in order if card != RABBIT or rabbit_flees]
    later = [0 if rabbit_flees else some.count(RABBIT) for some in places]
    total, before = 0.0, _all_of(later, places)
    for card in reversed(prey):  # from the last to be chased on, so that `later` grows
        later = [count + some.count(card) for count, some in zip(later, places, strict=True)]
        chance = _all_of(later, places)
        total += VALUES[card] * (chance - before)
        before = chance
    return total


def _all_of(counts: Sequence[int], places: Sequence[tuple[int, ...]]) -> float:
    """How likely all places hold one of so many of their cards."""
    chance = 1.0
    for count, some in zip(counts, places, strict=True):
        chance *= count / len(some)
    return chance
