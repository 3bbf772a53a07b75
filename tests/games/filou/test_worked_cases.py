"""The worked cases of the specification, in its order."""

import pytest
from tests.games.filou.tables import all_mice, auction, lay_lowest, may, mice, play, sold_to, taken, view, won

RABBIT_IS_NO_CAT = {"rabbit_is_no_cat": True}


def taken_by_the_start_player(row, **facts):
    return taken(auction(row, **facts), "b1 x x x")


def test_row_15_minus_8_small_dog_3_the_minus_8_leaves():
    assert ("15 3", "-8 SD") == taken_by_the_start_player("15 -8 SD 3")


def test_row_15_minus_8_small_dog_big_dog_both_dogs_leave_and_nothing_is_chased():
    assert ("15 -8", "SD BD") == taken_by_the_start_player("15 -8 SD BD")


def test_row_minus_5_minus_8_big_dog_rabbit_the_rabbit_leaves():
    assert ("-5 -8", "R BD") == taken_by_the_start_player("-5 -8 BD R")


def test_row_minus_5_minus_8_big_dog_rabbit_with_the_option_the_minus_5_leaves():
    assert ("-8 R", "-5 BD") == taken_by_the_start_player("-5 -8 BD R", options=RABBIT_IS_NO_CAT)


def test_row_3_5_small_dog_8_the_3_leaves():
    assert ("5 8", "3 SD") == taken_by_the_start_player("3 5 SD 8")


def test_passes_pay_2_then_4_then_6_in_the_order_of_passing():
    state = auction("15 11 8 5")
    assert ((15, 15, 15, 15), (2, 4, 6)) == (mice(state), view(state).mouse_cards)
    play(state, "b1 x")
    assert ((14, 17, 15, 15), (4, 6)) == (mice(state), view(state).mouse_cards)
    play(state, "b2 b3 x")
    assert ((19, 17, 13, 12), (6,)) == (mice(state), view(state).mouse_cards)
    play(state, "x")
    assert (19, 17, 21, 12) == mice(state)


def test_the_mice_of_hands_bids_mouse_cards_and_bank_stay_the_same():
    state = auction("15 11 8 5")
    expected = all_mice(state)
    assert 87 == expected
    for word in ["b1", "b5", "x", "b6", "b7", "x", "b15", "x"]:
        play(state, word)
        assert (expected, word) == (all_mice(state), word)


def test_everyone_passes_and_the_last_buys_for_one():
    state = play(auction("15 11 8 5"), "x x x")
    assert {"b1", "x"} == may(state, "D")
    play(state, "b1")
    assert ("15 11 8 5", 14, 3) == (won(state, "D"), mice(state)[3], view(state).start)


def test_everyone_passes_and_the_next_round_has_empty_mouse_cards_the_one_after_full_ones():
    state = play(auction("15 11 8 5"), "x x x x")
    assert (2, (0, 0, 0)) == (view(state).round, view(state).mouse_cards)
    sold_to(lay_lowest(state), "A", 9)
    assert (3, (2, 4, 6)) == (view(state).round, view(state).mouse_cards)


@pytest.mark.parametrize(("bank", "mouse_cards", "left"), [(10, (0, 0, 0), 11), (11, (2, 4, 6), 0)])
def test_a_bank_short_of_the_full_filling_fills_nothing(bank, mouse_cards, left):
    """The winner's mouse makes it eleven, one short of 2 + 4 + 6, or just enough."""
    state = auction("15 11 8 5", bank=bank, mice={"A": 20, "B": 20, "C": 20, "D": 87 - 12 - 60 - bank})
    play(state, "b1 x x x")
    assert (mouse_cards, left) == (view(state).mouse_cards, view(state).bank)


def test_two_mice_short_is_short_although_the_two_lowest_cards_could_be_filled():
    assert (0, 0, 0) == view(play(table_with_bank(6), "b1 x x x")).mouse_cards


def table_with_bank(bank):
    rest = 87 - 12 - bank
    return auction("15 11 8 5", bank=bank, mice={"A": rest - 30, "B": 10, "C": 10, "D": 10})
