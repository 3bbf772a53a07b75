"""The worked cases of the specification, in its order; most are sentences of the two source documents."""

import pytest
from tests.games.dog.tables import (
    hand,
    heard,
    in_both_houses,
    on_turn,
    play,
    plays,
    refusal,
    stones,
    table,
    view,
    words,
)

from rudel.games.dog.events import DroppedOut


@in_both_houses
@pytest.mark.parametrize("out", ["A", "K"])
@pytest.mark.parametrize(("way", "place"), [("5a+", "s1"), ("6a+", "s2"), ("8a+", "s4")])
def test_fastest_way_home_out_four_back_then_five_six_or_eight(house, out, way, place):
    state = table({}, {"A": f"{out} 4 {way[0]}", "B": "K 2 2"}, house=house)
    play(state, f"{out}^ K^ 4a- 2a")
    assert "60 n n n" == stones(state, "A")
    assert f"{place} n n n" == stones(play(state, way), "A")


@in_both_houses
@pytest.mark.parametrize("out", ["A", "K"])
def test_fastest_way_home_with_a_seven(house, out):
    state = table({}, {"A": f"{out} 4 7", "B": "K 2 2"}, house=house)
    play(state, f"{out}^ K^ 4a- 2a 7a 7a 7a 7a 7a+ 7a+ 7a+")
    assert "s3 n n n" == stones(state, "A")


@in_both_houses
@pytest.mark.parametrize(("field", "back"), [("2", "62"), ("3", "63")])
def test_two_or_three_fields_past_the_start_a_four_goes_back_over_it_and_the_next_card_turns_in(house, field, back):
    state = table({"A": field}, {"A": "4 5", "B": "K"}, house=house)
    play(state, "4a- K^")
    assert (f"{back} n n n", words("5a 5a+")) == (stones(state, "A"), plays(state, "A"))
    expected = {"2": "s3 n n n", "3": "s4 n n n"}[field]
    assert expected == stones(play(state, "5a+"), "A")


@in_both_houses
def test_a_fresh_stone_blocks_its_owners_second_stone_from_leaving_the_nest(house):
    state = table({"A": "0!"}, {"A": "K"}, house=house)
    assert ({"Ka"}, "DOG-30") == (plays(state), refusal(state, "K^"))


@in_both_houses
def test_a_fresh_stone_blocks_its_owners_second_stone_from_passing(house):
    state = table({"A": "0! 60"}, {"A": "10"}, house=house)
    assert ({"10a"}, "DOG-30") == (plays(state), refusal(state, "10b"))


@in_both_houses
def test_a_fresh_stone_blocks_its_owners_second_stone_from_turning_in(house):
    state = table({"A": "0! 60"}, {"A": "6"}, house=house)
    assert ({"6a"}, "DOG-30") == (plays(state), refusal(state, "6b+"))


@in_both_houses
@pytest.mark.parametrize(("card", "first"), [("7", "7a"), ("*", "*7a")])
def test_a_seven_over_three_stones_sends_all_three_home(house, card, first):
    laid = {"A": "8 10", "B": "12", "C": "14"}
    state = play(table(laid, {"A": card}, house=house), f"{first} 7a 7a 7a 7a 7a 7a")
    assert ["15 n n n", "n n n n", "n n n n"] == [stones(state, seat) for seat in "ABC"]


@in_both_houses
def test_the_same_seven_stops_before_a_fresh_stone(house):
    laid = {"A": "9 10 40", "B": "16! 12", "C": "14"}
    state = play(table(laid, {"A": "7"}, house=house), "7a 7a 7a 7a 7a 7a")
    assert ["15 n 40 n", "16! n n n", "n n n n"] == [stones(state, seat) for seat in "ABC"]
    assert ({"7c"}, "DOG-30") == (plays(state), refusal(state, "7a"))


@in_both_houses
def test_the_same_seven_may_not_be_begun_when_nothing_else_can_use_it_up(house):
    state = table({"A": "9", "B": "16! 12", "C": "14"}, {"A": "7"}, house=house)
    assert ({"x"}, "DOG-22") == (plays(state), refusal(state, "7a"))


@in_both_houses
def test_the_last_own_stone_needs_two_and_the_seven_drives_five_with_the_partner(house):
    state = play(table({"A": "s4 s3 s2 63", "C": "40"}, {"A": "7"}, house=house), "7d 7d+ 7Ca 7Ca 7Ca 7Ca 7Ca")
    assert ("s4 s3 s2 s1", "45 n n n") == (stones(state, "A"), stones(state, "C"))


@in_both_houses
def test_the_last_own_stone_needs_two_and_the_seven_is_refused_if_the_partner_cannot(house):
    state = play(table({"A": "s4 s3 s2 63"}, {"A": "7"}, house=house), "7d")
    assert ({"7d"}, "DOG-56") == (plays(state), refusal(state, "7d+"))


@in_both_houses
@pytest.mark.parametrize(("field", "end"), [("63", "5"), ("0", "6"), ("1", "7")])
def test_a_six_is_too_much_for_the_last_stone_which_must_go_round_again(house, field, end):
    state = table({"A": f"{field} s4 s3 s2"}, {"A": "6"}, house=house)
    assert ({"6a"}, "DOG-15") == (plays(state), refusal(state, "x"))
    assert f"{end} s4 s3 s2" == stones(play(state, "6a"), "A")


@in_both_houses
def test_the_last_stone_needs_at_most_five_and_the_hand_is_one_six(house):
    """Stall place 4 is five fields away, so a six is one too many."""
    state = table({"A": "63 n n n"}, {"A": "6"}, house=house)
    assert ({"6a"}, "DOG-52") == (plays(state), refusal(state, "6a+"))
    assert words("5a 5a+") == plays(table({"A": "63 n n n"}, {"A": "5"}, house=house))


@in_both_houses
def test_who_has_no_playable_card_discards_the_whole_hand_and_is_out_for_the_round(house):
    state = table({}, {"A": "2 9 Q", "B": "K 2", "C": "K 2", "D": "K 2"}, house=house)
    assert {"x"} == plays(state)
    assert [DroppedOut(seat=0, cards=("2", "9", "Q"))] == heard(state, "x")
    play(state, "K^ K^ K^")
    assert ("", "B", 1) == (hand(state, "A"), on_turn(state), view(state).deal)


@in_both_houses
def test_a_jack_must_take_the_only_foreign_stone_although_it_hurts(house):
    state = table({"A": "63", "B": "17"}, {"A": "J"}, house=house)
    assert ({"Ja=Ba"}, "DOG-15") == (plays(state), refusal(state, "x"))
    play(state, "Ja=Ba")
    assert ("17 n n n", "63 n n n") == (stones(state, "A"), stones(state, "B"))


def test_a_jack_with_no_foreign_stone_has_no_effect_in_house_d():
    state = table({"A": "63"}, {"A": "J", "B": "K"}, house="dog")
    assert {"J0"} == plays(state)
    assert ("63 n n n", "B") == (stones(play(state, "J0"), "A"), on_turn(state))


def test_a_jack_with_no_foreign_stone_cannot_be_played_in_house_f():
    state = table({"A": "63"}, {"A": "J"}, house="lagerdog")
    assert ({"x"}, "DOG-47") == (plays(state), refusal(state, "J0"))
