"""The auction, from the first bid to the last pass: FIL-11 and FIL-12."""

import pytest
from tests.games.filou.tables import (
    MOUSE_CARDS,
    ROW,
    around,
    at_every_table,
    auction,
    bids,
    heard,
    heard_of,
    lay_lowest,
    letters,
    may,
    mice,
    play,
    refusal,
    row,
    view,
    waited_for,
    won,
)

from rudel.games.filou.events import BidMade, Passed, RowTaken, TurnedUp

# ---- FIL-11 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [4, 5])
def test_fil_11_the_start_players_card_is_turned_up_and_he_begins(seats):
    state = auction(ROW[seats], seats=seats, start="C")
    assert ("15" + " ?" * (seats - 1), "C") == (row(state), waited_for(state))


@at_every_table
@pytest.mark.parametrize("start", "ABC")
def test_fil_11_bidding_goes_clockwise_from_the_start_player(seats, start):
    state = auction(ROW[seats], seats=seats, start=start)
    order = ""
    for mouse in range(1, seats + 2):
        order += waited_for(state)
        play(state, f"b{mouse}")
    assert around(seats, start) + start == order


def test_fil_11_who_has_passed_is_left_out():
    state = auction(ROW[4])
    order = ""
    for word in ["b1", "x", "b2", "b3", "b4", "x", "b5"]:
        order += waited_for(state)
        play(state, word)
    assert ("ABCDACD", "A") == (order, waited_for(state))


@at_every_table
def test_fil_11_the_first_bid_is_any_amount_one_has(seats):
    state = auction(ROW[seats], seats=seats)
    assert bids(1, 15) | {"x"} == may(state)
    assert ["FIL-11"] * 2 == [refusal(state, word) for word in ("b16", "b108")]


def test_fil_11_a_bid_is_above_the_current_one():
    state = play(auction(ROW[4]), "b7")
    assert bids(8, 15) | {"x"} == may(state)
    assert ["FIL-11"] * 3 == [refusal(state, word) for word in ("b1", "b6", "b7")]


def test_fil_11_a_bid_lies_open_before_its_seat():
    state = play(auction(ROW[4]), "b7 b9")
    assert ((7, 9, 0, 0), 9, (8, 6, 15, 15)) == (view(state).bids, view(state).high, mice(state))


def test_fil_11_a_raise_adds_to_the_mice_already_lying_there():
    state = play(auction(ROW[4]), "b7 b9 x x b12")
    assert ((12, 9, 0, 0), 12, (3, 6)) == (view(state).bids, view(state).high, mice(state)[:2])


def test_fil_11_the_mice_lying_there_count_for_a_raise():
    state = play(auction(ROW[4]), "b7 b9 x x")
    assert bids(10, 15) | {"x"} == may(state, "A")
    assert "FIL-11" == refusal(state, "b16", "A")
    assert ((15, 9, 0, 0), 0) == (view(play(state, "b15")).bids, mice(state)[0])


def test_fil_11_more_than_one_has_is_refused_although_another_has_it():
    state = auction(ROW[4], mice={"A": 5, "B": 25, "C": 15, "D": 15})
    assert (bids(1, 5) | {"x"}, "FIL-11") == (may(state), refusal(state, "b6"))
    assert bids(6, 25) | {"x"} == may(play(state, "b5"))


def test_fil_11_who_cannot_exceed_the_current_bid_must_pass():
    state = play(auction(ROW[4], mice={"A": 20, "B": 10, "C": 11, "D": 19}), "b10")
    assert ({"x"}, "FIL-11") == (may(state, "B"), refusal(state, "b11"))
    assert {"b11", "x"} == may(play(state, "x"), "C")


def test_fil_11_who_has_bid_all_and_is_outbid_must_pass():
    state = play(auction(ROW[4], mice={"A": 15, "B": 20, "C": 15, "D": 10}), "b15 b16 x x")
    assert ({"x"}, "FIL-11") == (may(state, "A"), refusal(state, "b17"))


def test_fil_11_when_nobody_can_exceed_the_bid_all_others_must_pass():
    state = play(auction(ROW[4]), "b15")
    for seat in "BCD":
        assert (seat, {"x"}) == (waited_for(state), may(state))
        play(state, "x")
    assert (ROW[4], 2) == (won(state, "A"), view(state).round)


def test_fil_11_who_has_no_mice_must_pass_and_is_paid_for_it():
    state = auction(ROW[4], mice={"A": 0, "B": 20, "C": 20, "D": 20})
    assert ({"x"}, "FIL-11") == (may(state), refusal(state, "b1"))
    assert (2, 20, 20, 20) == mice(play(state, "x"))


@at_every_table
def test_fil_11_nobody_but_the_one_on_turn_bids_or_passes(seats):
    state = play(auction(ROW[seats], seats=seats), "b1")
    for seat in letters(seats).replace("B", ""):
        assert (set(), "FIL-11", "FIL-11") == (may(state, seat), refusal(state, "b2", seat), refusal(state, "x", seat))


def test_fil_11_no_card_is_laid_while_there_is_bidding():
    state = auction(ROW[4])
    card = view(state, "A").hand[0]
    assert ["FIL-10"] * 2 == [refusal(state, card, "A"), refusal(state, card, "B")]


def test_fil_11_the_greatest_bid_is_all_the_mice_of_the_game():
    state = auction(ROW[5], seats=5, filled=False, bank=0, mice={"A": 108, "B": 0, "C": 0, "D": 0, "E": 0})
    assert bids(1, 108) | {"x"} == may(state)
    assert 108 == view(play(state, "b108")).high


def test_fil_11_a_bid_and_a_pass_are_a_turn_each():
    state = auction(ROW[4])
    before = view(state).turns
    assert [1, 2, 3] == [view(play(state, word)).turns - before for word in ("b1", "x", "b2")]


def test_fil_11_everybody_hears_the_whole_bid():
    state = play(auction(ROW[4]), "b7 b9 x x")
    assert [BidMade(seat=0, mice=12)] == heard(state, "b12")


# ---- FIL-12 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_fil_12_each_pass_pays_the_lowest_mouse_card_still_in_play(seats):
    state = auction(ROW[seats], seats=seats)
    paid = []
    for left in range(seats - 1, 0, -1):
        assert MOUSE_CARDS[seats][-left:] == view(state).mouse_cards
        (event,) = heard_of(state, Passed, "x")
        paid.append(event.mice)
    assert (MOUSE_CARDS[seats], ()) == (tuple(paid), view(state).mouse_cards)
    assert tuple(15 + pay for pay in paid) == mice(state)[:-1]


def test_fil_12_the_bid_goes_back_to_its_owner():
    state = play(auction(ROW[4]), "b7 b9 x x x")
    assert (2, (15 + 6, 6, 15 + 2, 15 + 4)) == (view(state).round, mice(state))


def test_fil_12_the_bid_comes_back_at_once_and_the_current_bid_stays():
    state = play(auction(ROW[4]), "b7 b9 b10 x x")
    assert ((0, 9, 10, 0), (15 + 4, 6, 5, 15 + 2)) == (view(state).bids, mice(state))
    assert (10, bids(11, 15) | {"x"}) == (view(state).high, may(state, "B"))


@pytest.mark.parametrize("seats", [4, 5])
def test_fil_12_after_each_pass_the_next_card_is_turned_up(seats):
    state = auction(ROW[seats], seats=seats)
    cards = ROW[seats].split()
    for passes in range(1, seats):
        (event,) = heard_of(state, TurnedUp, "x")
        assert TurnedUp(place=passes, seat=passes, card=cards[passes]) == event
        assert " ".join([*cards[: passes + 1], *["?"] * (seats - passes - 1)]) == row(state)


def test_fil_12_the_next_card_is_the_next_in_the_row_whoever_passes():
    state = play(auction(ROW[4]), "b1 b2 x")
    assert "15 11 ? ?" == row(state)


@pytest.mark.parametrize("seats", [4, 5])
def test_fil_12_a_bid_turns_nothing_up(seats):
    state = play(auction(ROW[seats], seats=seats), "b1 b2 b3")
    assert "15" + " ?" * (seats - 1) == row(state)


def test_fil_12_a_pass_is_final_for_the_round():
    state = play(auction(ROW[4]), "x b1 b2")
    assert (True, False, False, False) == view(state).passed
    assert (set(), "FIL-12", "FIL-12") == (may(state, "A"), refusal(state, "b3", "A"), refusal(state, "x", "A"))
    play(state, "b3")
    assert "B" == waited_for(state)


def test_fil_12_who_passed_is_in_again_in_the_next_round():
    state = lay_lowest(play(auction(ROW[4]), "b1 x x x"))
    assert (False,) * 4 == view(state).passed
    play(state, "b1 b2 b3")
    assert ("D", bids(4, mice(state)[3]) | {"x"}) == (waited_for(state), may(state))


@pytest.mark.parametrize("seats", [4, 5])
def test_fil_12_the_last_pass_turns_the_last_card_up_before_the_row_is_taken(seats):
    state = play(auction(ROW[seats], seats=seats), "b1" + " x" * (seats - 2))
    last = ROW[seats].split()[-1]
    kinds = [type(event) for event in heard(state, "x")]
    assert kinds.index(TurnedUp) < kinds.index(RowTaken)
    assert last == view(state).won[0][-1]
