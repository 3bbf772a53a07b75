"""Filling the mouse cards at the end of a round: FIL-15."""

import pytest
from tests.games.filou.tables import (
    BANK,
    MOUSE_CARDS,
    ROW,
    at_every_table,
    auction,
    heard_of,
    lay_lowest,
    letters,
    mice,
    play,
    sold_to,
    view,
)

from rudel.games.filou.events import Filled, NotFilled, Passed, RoundBegan, TurnedUp


def sold_with_bank(seats, bank, price=1):
    """The start player has bought the row, with so many mice in the bank after he has paid."""
    rest = 15 * seats + BANK[seats] - sum(MOUSE_CARDS[seats]) - (bank - price)
    have = dict.fromkeys(letters(seats), 0) | {"A": rest}
    state = auction(ROW[seats], seats=seats, bank=bank - price, mice=have)
    return play(state, f"b{price}" + " x" * (seats - 2))


@at_every_table
def test_fil_15_every_mouse_card_is_filled_from_the_bank(seats):
    state = sold_to(auction(ROW[seats], seats=seats), "A", 5)
    left = BANK[seats] - 2 * sum(MOUSE_CARDS[seats]) + 5
    assert (MOUSE_CARDS[seats], left) == (view(state).mouse_cards, view(state).bank)


@at_every_table
def test_fil_15_a_bank_that_has_just_enough_fills_all(seats):
    wanted = sum(MOUSE_CARDS[seats])
    state = sold_with_bank(seats, wanted)
    assert [Filled(mouse_cards=MOUSE_CARDS[seats], bank=0)] == heard_of(state, Filled, "x")
    assert (MOUSE_CARDS[seats], 0) == (view(state).mouse_cards, view(state).bank)


@at_every_table
@pytest.mark.parametrize("missing", [1, 2, 3])
def test_fil_15_a_bank_that_is_short_fills_none(seats, missing):
    short = sum(MOUSE_CARDS[seats]) - missing
    state = sold_with_bank(seats, short)
    assert [NotFilled(bank=short)] == heard_of(state, NotFilled, "x")
    assert ((0,) * (seats - 1), short) == (view(state).mouse_cards, view(state).bank)


@at_every_table
def test_fil_15_the_bid_is_paid_before_the_filling(seats):
    wanted = sum(MOUSE_CARDS[seats])
    state = play(sold_with_bank(seats, wanted + 3, price=wanted), "x")
    assert (MOUSE_CARDS[seats], 3) == (view(state).mouse_cards, view(state).bank)


@at_every_table
def test_fil_15_with_nothing_filled_passing_pays_nothing_and_cards_are_turned_up_as_usual(seats):
    state = lay_lowest(play(sold_with_bank(seats, 1), "x"))
    before = mice(state)
    assert [Passed(seat=0, mice=0)] == heard_of(state, Passed, "x")
    assert ((0,) * (seats - 2), before) == (view(state).mouse_cards, mice(state))
    assert 2 == sum(place.open for place in view(state).row)
    assert seats - 2 <= len(heard_of(state, TurnedUp, "x " * (seats - 2)))


@at_every_table
def test_fil_15_the_next_round_end_tries_again(seats):
    wanted = sum(MOUSE_CARDS[seats])
    state = play(sold_with_bank(seats, wanted - 1), "x")
    sold_to(lay_lowest(state), "A", 2)
    assert (3, MOUSE_CARDS[seats], 1) == (view(state).round, view(state).mouse_cards, view(state).bank)


@at_every_table
def test_fil_15_a_bank_short_twice_fills_nothing_twice(seats):
    wanted = sum(MOUSE_CARDS[seats])
    state = play(sold_with_bank(seats, wanted - 3), "x")
    sold_to(lay_lowest(state), "A", 2)
    assert (3, (0,) * (seats - 1), wanted - 1) == (view(state).round, view(state).mouse_cards, view(state).bank)


@at_every_table
def test_fil_15_after_an_all_pass_round_nothing_is_filled_although_the_bank_could(seats):
    have = dict.fromkeys(letters(seats), 2)
    state = auction(ROW[seats], seats=seats, mice=have)
    bank = view(state).bank
    assert [] == heard_of(state, Filled, "x " * seats)
    assert ((0,) * (seats - 1), bank) == (view(state).mouse_cards, view(state).bank)


@at_every_table
def test_fil_15_the_round_after_an_all_pass_round_ends_with_a_filling(seats):
    have = dict.fromkeys(letters(seats), 2)
    state = play(auction(ROW[seats], seats=seats, mice=have), "x " * seats)
    bank = view(state).bank
    sold_to(lay_lowest(state), "B", 1)
    assert (MOUSE_CARDS[seats], bank + 1 - sum(MOUSE_CARDS[seats])) == (view(state).mouse_cards, view(state).bank)


@at_every_table
def test_fil_15_everybody_hears_with_how_many_mice_the_next_round_begins(seats):
    state = sold_with_bank(seats, 30 if seats == 3 else 20)
    assert [RoundBegan(round=2, start=0, mouse_cards=MOUSE_CARDS[seats])] == heard_of(state, RoundBegan, "x")


@at_every_table
def test_fil_15_after_the_last_round_nothing_is_filled(seats):
    state = auction(ROW[seats], seats=seats, round=9)
    bank = view(state).bank
    sold_to(state, "A", 4)
    assert (bank + 4, 0) == (view(state).bank, sum(view(state).mouse_cards))
