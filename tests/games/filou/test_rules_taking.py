"""Who takes the row, or that nobody wants it: FIL-13 and FIL-14."""

import pytest
from tests.games.filou.tables import (
    ROW,
    around,
    at_every_table,
    auction,
    bids,
    gone,
    heard,
    heard_of,
    lay_lowest,
    letters,
    may,
    mice,
    play,
    refusal,
    row,
    sold_to,
    table,
    taken,
    view,
    waited_for,
    won,
)

from rudel.games.filou.events import Passed, RoundBegan, RowLost, RowTaken

# ---- FIL-13 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_fil_13_the_last_bidder_is_not_asked_again(seats):
    state = play(auction(ROW[seats], seats=seats), "b4" + " x" * (seats - 1))
    assert ("laying", 2) == (view(state).phase, view(state).round)
    assert ROW[seats] == won(state, "A")


def test_fil_13_who_has_not_bid_yet_is_asked_although_he_bids_last():
    state = play(auction(ROW[4]), "x b1 x")
    assert ("D", bids(2, 15) | {"x"}) == (waited_for(state), may(state))
    assert ROW[4] == won(play(state, "x"), "B")


def test_fil_13_the_winner_pays_the_bid_to_the_bank():
    state = auction(ROW[4])
    bank = view(state).bank
    play(state, "b1 b2 b5 b9 x x x")
    assert (bank + 9 - 12, 15 - 9) == (view(state).bank, mice(state)[3])


@at_every_table
@pytest.mark.parametrize("winner", "ABC")
def test_fil_13_the_winner_becomes_start_player(seats, winner):
    state = sold_to(auction(ROW[seats], seats=seats, start="C"), winner)
    assert (letters(seats).index(winner), 2) == (view(state).start, view(state).round)
    lay_lowest(state)
    assert winner == waited_for(state)


def test_fil_13_the_new_start_players_card_comes_first_in_the_next_row():
    state = play(auction(ROW[4]), "x x b1 x")
    lay_lowest(state)
    assert [2, 3, 0, 1] == [place.seat for place in view(state).row]


def test_fil_13_everybody_hears_who_took_what_for_how_much():
    state = play(auction(ROW[4]), "b1 b2 x x")
    assert [RowTaken(seat=1, mice=2, cards=("15", "11", "8", "5"))] == heard_of(state, RowTaken, "x")


def test_fil_13_piles_grow_from_round_to_round():
    state = play(auction(ROW[4]), "b1 x x x")
    play(lay_lowest(state), "b1 x x x")
    assert ("15 11 8 5 -8 -8 -8 -8", "") == (won(state, "A"), won(state, "B"))


# ---- FIL-14 -------------------------------------------------------------------------------------------------------


@at_every_table
@pytest.mark.parametrize("start", "AC")
def test_fil_14_the_last_one_sees_all_cards_and_may_take_them_for_one_mouse(seats, start):
    state = play(auction(ROW[seats], seats=seats, start=start), "x " * (seats - 1))
    last = around(seats, start)[-1]
    assert (ROW[seats], last, {"b1", "x"}) == (row(state), waited_for(state), may(state))
    before = mice(state)[letters(seats).index(last)]
    play(state, "b1")
    assert (ROW[seats], before - 1) == (won(state, last), mice(state)[letters(seats).index(last)])
    assert (2, letters(seats).index(last)) == (view(state).round, view(state).start)


def test_fil_14_the_last_one_bids_no_more_than_one():
    state = play(auction(ROW[4]), "x x x")
    assert ["FIL-14"] * 2 == [refusal(state, "b2"), refusal(state, "b15")]
    assert ["FIL-12"] * 3 == [refusal(state, "b1", seat) for seat in "ABC"]


def test_fil_14_dogs_act_when_the_last_one_buys():
    assert ("11 8", "15 BD") == taken(auction("15 11 BD 8"), "x x x b1")


def test_fil_14_the_one_mouse_goes_to_the_bank_before_the_filling():
    state = auction(ROW[4], bank=11, mice={"A": 20, "B": 20, "C": 20, "D": 4})
    play(state, "x x x b1")
    assert ((2, 4, 6), 0) == (view(state).mouse_cards, view(state).bank)


@at_every_table
def test_fil_14_when_the_last_one_passes_too_the_row_leaves_the_game(seats):
    state = auction(ROW[seats], seats=seats, start="B")
    got, left = taken(state, "x " * seats)
    assert ("", set(ROW[seats].split())) == (got, set(left.split()))
    assert (2, 1) == (view(state).round, view(state).start), "the start player stays"


@at_every_table
def test_fil_14_the_last_ones_own_pass_pays_nothing(seats):
    state = play(auction(ROW[seats], seats=seats), "x " * (seats - 1))
    before = mice(state)
    events = heard(state, "x")
    assert Passed(seat=seats - 1, mice=0) in events
    assert before == mice(state)


@at_every_table
def test_fil_14_with_no_mice_the_last_one_must_pass(seats):
    have = dict.fromkeys(letters(seats), 15) | {letters(seats)[-1]: 0}
    state = play(auction(ROW[seats], seats=seats, mice=have), "x " * (seats - 1))
    assert ({"x"}, "FIL-14") == (may(state), refusal(state, "b1"))
    play(state, "x")
    assert ("laying", 0) == (view(state).phase, mice(state)[-1])


def test_fil_14_with_one_mouse_the_last_one_may_buy():
    state = play(auction(ROW[4], mice={"A": 20, "B": 20, "C": 19, "D": 1}), "x x x")
    assert {"b1", "x"} == may(state)
    assert 0 == mice(play(state, "b1"))[3]


def test_fil_14_dogs_of_a_lost_row_chase_nobody():
    state = auction("15 11 BD 8")
    assert ("", "8 11 15 BD") == taken(state, "x x x x")
    assert 4 == gone(state).total()


@at_every_table
def test_fil_14_the_next_round_is_played_with_no_mice_on_the_mouse_cards(seats):
    state = auction(ROW[seats], seats=seats)
    bank = view(state).bank
    play(state, "x " * seats)
    assert ((0,) * (seats - 1), bank) == (view(state).mouse_cards, view(state).bank)


@at_every_table
def test_fil_14_everybody_hears_of_the_lost_row(seats):
    state = play(auction(ROW[seats], seats=seats), "x " * (seats - 1))
    events = heard(state, "x")
    assert [
        Passed(seat=seats - 1, mice=0),
        RowLost(cards=tuple(ROW[seats].split())),
        RoundBegan(round=2, start=0, mouse_cards=(0,) * (seats - 1)),
    ] == events


@at_every_table
def test_fil_14_whoever_still_sits_there_after_bids_is_no_last_one_without_a_bid(seats):
    """One bid ends the auction for its bidder; the exact price of one mouse is for a row nobody has bid on."""
    state = play(auction(ROW[seats], seats=seats), "x " * (seats - 2))
    assert bids(1, 15) | {"x"} == may(state)
    assert "FIL-11" == refusal(state, "b16")


def test_fil_14_all_pass_twice_in_a_row():
    state = play(auction(ROW[4], start="C"), "x x x x")
    have = mice(state)
    play(lay_lowest(state), "x x x x")
    assert (3, 2, (0, 0, 0), have) == (view(state).round, view(state).start, view(state).mouse_cards, mice(state))


@at_every_table
def test_fil_14_after_an_all_pass_round_the_same_start_player_begins_again(seats):
    state = lay_lowest(play(auction(ROW[seats], seats=seats, start="B"), "x " * seats))
    assert ("B", 1) == (waited_for(state), next(place.seat for place in view(state).row if place.seat is not None))
    play(state, "b1")
    assert "C" == waited_for(state)


def test_fil_14_all_pass_in_the_last_round_ends_the_game():
    state = table(dict.fromkeys("ABCD", ""), round=9, row={"A": "15", "B": "11", "C": "8", "D": "5"})
    play(state, "x x x x")
    assert ("over", "") == (view(state).phase, waited_for(state))
