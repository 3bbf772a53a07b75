"""When nobody can go on: SHF-13 and SHF-14."""

import pytest
from tests.games.schafe.tables import (
    FOLD,
    TWO_WOODS,
    at_every_table,
    hand,
    heard,
    held,
    on_turn,
    play,
    plays,
    table,
    view,
    words,
)

from rudel.games.schafe.events import AllPassed, Drew, HandDealt, Redealt, Scored
from rudel.games.schafe.view import ToldHeld, ToldPassed

STUCK = {"A": "WR", "B": "WK"}
"""Hands for FOLD: nothing compulsory fits, the wolves might be laid."""


# ---- SHF-13 -------------------------------------------------------------------------------------------------------

NO_VILLAGE = {"A": "1 2 3 4", "B": "5 6 7 8", "C": "9 10 11 12", "D": "13 14 15 16"}


def no_village(seats, turn="A", **more):
    hands = {seat: NO_VILLAGE[seat] for seat in "ABCD"[:seats] if seat not in more.get("finished", "")}
    return table("", hands, turn, seats=seats, **more)


@at_every_table
def test_shf_13_if_all_pass_at_the_village_square_all_hands_are_drawn_anew(seats):
    state = no_village(seats, "B", first="B")
    assert words("x out") == plays(state)
    told = heard(state, "x " * seats)[seats:]
    assert [
        Redealt(),
        *(HandDealt(audience=seat, seat=seat, tiles=view(state, "ABCD"[seat]).hand) for seat in range(seats)),
    ] == told
    assert ((4,) * seats, 68 - 4 * seats, 0) == (held(state), view(state).bag, view(state).passes)


@at_every_table
def test_shf_13_the_first_player_begins_again(seats):
    for first in "ABCD"[:seats]:
        assert first == on_turn(play(no_village(seats, "B", first=first), "x " * seats))


def test_shf_13_a_first_player_who_got_out_does_not_begin_again():
    state = play(no_village(3, first="A"), "out x x")
    assert ("B", (0, 4, 4), 68 - 12) == (on_turn(state), held(state), view(state).bag)


def test_shf_13_the_hands_go_back_into_the_bag():
    """Nothing but the eight tiles of the hands is there to be drawn."""
    for seed in range(5):
        state = play(no_village(2, bag="", seed=seed), "x x")
        assert words("1 2 3 4 5 6 7 8") == hand(state, "A") | hand(state, "B")
    hands = {frozenset(hand(play(no_village(2, bag="", seed=seed), "x x"), "A")) for seed in range(40)}
    assert len(hands) > 20


def test_shf_13_a_hand_that_left_the_game_stays_away():
    state = play(no_village(3, bag=""), "out x x")
    assert words("5 6 7 8 9 10 11 12") == hand(state, "B") | hand(state, "C")


def test_shf_13_what_the_passes_told_is_forgotten_except_of_a_hand_that_left_the_game():
    state = play(no_village(3), "x x")
    play(state, "out", "A")
    play(state, "x")
    assert "B" == on_turn(state)
    play(state, "x")
    told = view(state).told
    assert ([ToldHeld, ToldPassed], (), ()) == ([type(one) for one in told[0]], told[1], told[2])


def test_shf_13_not_before_every_seat_has_passed():
    state = play(no_village(3), "x x")
    assert ("C", words("9 10 11 12")) == (on_turn(state), hand(state, "C"))


def test_shf_13_getting_out_begins_the_count_anew():
    state = play(no_village(3), "x out x")
    assert ("A", 1, words("1 2 3 4")) == (on_turn(state), view(state).passes, hand(state, "A"))
    assert Redealt() in heard(state, "x")


def test_shf_13_the_last_one_left_ends_the_game_by_passing():
    state = table("", {"A": "1 2"}, finished="B")
    assert ["Passed", "Scored"] == [type(event).__name__ for event in heard(state, "x")]


def test_shf_13_only_while_nothing_but_the_village_square_lies():
    told = heard(table(FOLD, STUCK), "x x")
    assert (True, False) == (AllPassed(drew=True) in told, Redealt() in told)


# ---- SHF-14 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_shf_14_if_all_pass_each_draws_one_and_play_goes_on(seats):
    hands = dict(zip("ABCD"[:seats], ("WR", "WK", "WB", "HR"), strict=False))
    state = table(FOLD, hands, "B", seats=seats)
    bag = view(state).bag
    told = heard(state, "x " * seats)[seats:]
    order = [(1 + step) % seats for step in range(seats)]
    assert AllPassed(drew=True) == told[0]
    assert [Drew(seat=seat, number=1) for seat in order] == told[1::2]
    assert [(seat, seat) for seat in order] == [(event.audience, event.seat) for event in told[2::2]]
    assert ((2,) * seats, bag - seats, "B", 0) == (held(state), view(state).bag, on_turn(state), view(state).passes)


@pytest.mark.parametrize(("turn", "drawer"), [("A", "A"), ("B", "B"), ("C", "C")])
def test_shf_14_as_far_as_the_bag_lasts_from_the_one_whose_turn_comes(turn, drawer):
    state = play(table(FOLD, {"A": "WR", "B": "WK", "C": "WB"}, turn, seats=3, bag="1"), "x x x")
    assert {seat: 2 if seat == drawer else 1 for seat in "ABC"} == dict(zip("ABC", held(state), strict=True))
    assert (turn, 0) == (on_turn(state), view(state).bag)


def test_shf_14_who_has_finished_neither_passes_nor_draws():
    state = play(table(FOLD, STUCK, seats=3, finished="C", out="C"), "x x")
    assert ((2, 2, 0), "A") == (held(state), on_turn(state))


def test_shf_14_with_the_bag_empty_the_game_is_over_and_nobody_gets_a_bonus():
    state = table(FOLD, STUCK, bag="")
    told = heard(state, "x x")
    assert [AllPassed(drew=False), Scored(points=(2, 0), pens=((2,), ()), bonus=(0, 0), colours=("R", "Y"))] == told[2:]
    assert ((), "over", (1, 2)) == (view(state).finished, view(state).phase, state.outcome().places)


def test_shf_14_those_who_finished_before_keep_their_bonus():
    state = play(table(FOLD, STUCK, seats=4, bag="", finished="DC"), "x x")
    assert ((0, 0, 3, 6), (3, 2)) == (view(state).bonus, view(state).finished)
    assert (2, 0, 3, 6) == view(state).points


def test_shf_14_a_special_action_in_between_begins_the_count_anew():
    state = play(table(FOLD, {"A": "WR", "B": "WK HR"}, bag=""), "x WK @0,-3 done x")
    assert ("A", 1, "turn") == (on_turn(state), view(state).passes, view(state).phase)
    play(state, "x")
    assert "over" == view(state).phase


def test_shf_14_so_does_somebody_who_interrupts():
    state = play(table(FOLD, {"A": "WR HK", "B": "WK"}, bag=""), "x")
    play(state, "WR @0,-3 done", "A")
    assert "A" == on_turn(play(state, "x"))
    assert "over" == view(play(state, "x")).phase


def test_shf_14_so_does_somebody_who_gets_out():
    state = play(table(FOLD, {**STUCK, "C": "WB"}, seats=3, bag=""), "x x")
    play(state, "out", "A")
    assert "B" == on_turn(play(state, "x"))
    assert "over" == view(play(state, "x")).phase


def test_shf_14_so_does_a_tile_laid():
    state = play(table(FOLD, {"A": "WR", "B": "WY HR"}, bag=""), "x WYs @-1,-2 x")
    assert ("B", 1) == (on_turn(state), view(state).passes)


def test_shf_14_the_count_begins_anew_after_drawing():
    state = play(table(FOLD, {"A": "WR", "B": "WK"}, bag="HR HK WB"), "x x")
    assert words("x out") <= plays(state)
    play(state, "x")
    assert ((2, 2), "B") == (held(state), on_turn(state))
    play(state, "x")
    assert ((3, 2), "A") == (held(state), on_turn(state))


def test_shf_14_one_seat_alone_does_not_draw():
    state = play(table(FOLD, {"A": "WR"}, finished="B"), "x")
    assert ("over", (1, 0)) == (view(state).phase, held(state))


def test_shf_14_two_woods_are_no_reason_to_lay():
    """Forest fits forest, but wolves and hunters are never compulsory."""
    assert words("WR HB x out") == plays(table(TWO_WOODS, {"A": "WR HB", "B": "1"}))
