"""The stall: DOG-50 to DOG-53."""

import pytest
from tests.games.dog.tables import (
    at_every_table,
    in_both_houses,
    letters,
    play,
    plays,
    refusal,
    ring,
    seven_ends,
    stones,
    table,
    words,
)


def into_stall(state):
    return {word for word in plays(state) if word.endswith("+")}


# ---- DOG-50 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_dog_50_a_stone_that_passes_its_start_forward_may_turn_in(house, seats):
    for number, seat in enumerate(letters(seats)):
        field = (16 * number - 2) % ring(seats)
        for word, place in {"3a+": "s1", "4a+": "s2", "5a+": "s3", "6a+": "s4"}.items():
            state = table({seat: str(field)}, {seat: "2 3 4 5 6 8"}, seat, house=house, seats=seats)
            assert words("3a+ 4a+ 5a+ 6a+") == into_stall(state)
            assert f"{place} n n n" == stones(play(state, word), seat)


@at_every_table
@pytest.mark.parametrize("distance", range(15))
def test_dog_50_every_card_that_reaches_a_stall_place_turns_in(house, seats, distance):
    field = (16 - distance) % ring(seats)
    values = {"A1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "8": 8, "9": 9, "10": 10, "A11": 11, "Q": 12, "K": 13}
    state = table({"B": str(field)}, {"B": "A 2 3 4 5 6 8 9 10 Q K"}, "B", house=house, seats=seats)
    assert {f"{card}a+" for card, value in values.items() if 1 <= value - distance <= 4} == into_stall(state)


@in_both_houses
@pytest.mark.parametrize(("field", "place"), [("52", "s1"), ("53", "s2"), ("54", "s3"), ("55", "s4")])
def test_dog_50_a_king_turns_in_from_far(house, field, place):
    state = play(table({"A": field}, {"A": "K"}, house=house), "Ka+")
    assert f"{place} n n n" == stones(state, "A")


@in_both_houses
def test_dog_50_a_fresh_stone_may_not_turn_in(house):
    state = table({"A": "0!"}, {"A": "2 3"}, house=house)
    assert words("2a 3a") == plays(state)
    assert ["DOG-50", "DOG-50"] == [refusal(state, "2a+"), refusal(state, "3a+")]


@in_both_houses
def test_dog_50_a_fresh_stone_may_not_turn_in_with_a_seven_either(house):
    state = table({"A": "0! 20"}, {"A": "7"}, house=house)
    assert (words("7a 7b"), "DOG-50") == (plays(state), refusal(state, "7a+"))
    assert {f"{steps} {27 - steps} n n" for steps in range(1, 8)} | {"0! 27 n n"} == seven_ends(state, "A")


@in_both_houses
@pytest.mark.parametrize(
    ("laid", "way"),
    [
        ({"A": "60", "B": "40"}, "4a"),
        ({"A": "4", "B": "40"}, "4a-"),
        ({"A": "20", "B": "0"}, "Ja=Ba"),
    ],
)
def test_dog_50_a_stone_on_its_start_that_is_not_fresh_may_turn_in_directly(house, laid, way):
    """It came there forward, backward or by a swap."""
    state = table(laid, {"A": "4 J 3", "B": "8"}, house=house)
    play(state, f"{way} 8a")
    assert "0 n n n" == stones(state, "A")
    assert {"3a+"} == into_stall(state) - {"4a+"}
    assert "s3 n n n" == stones(play(state, "3a+"), "A")


@in_both_houses
def test_dog_50_passing_the_start_backward_counts(house):
    state = table({"A": "2"}, {"A": "4 3", "B": "K"}, house=house)
    play(state, "4a- K^")
    assert words("3a 3a+") == plays(state, "A")


@in_both_houses
def test_dog_50_a_stone_swapped_behind_its_start_may_turn_in(house):
    state = table({"A": "5", "B": "62"}, {"A": "J 3", "B": "8"}, house=house)
    play(state, "Ja=Ba 8a")
    assert words("3a 3a+") == plays(state, "A")


@at_every_table
def test_dog_50_only_the_owners_stones_enter_a_stall(house, seats):
    for number in range(seats):
        other = letters(seats)[(number + 1) % seats]
        field = (16 * number - 2) % ring(seats)
        state = table({other: f"{field}"}, {other: "3 4 5 6"}, other, house=house, seats=seats)
        assert set() == into_stall(state)
        assert words("3a 4a 4a- 5a 6a") == {word for word in plays(state) if "^" not in word}


# ---- DOG-51 -------------------------------------------------------------------------------------------------------


@in_both_houses
@pytest.mark.parametrize(("field", "end"), [("0", "60"), ("1", "61"), ("2", "62"), ("3", "63"), ("4", "0")])
def test_dog_51_a_backward_four_never_enters_the_stall(house, field, end):
    state = play(table({"A": field}, {"A": "4"}, house=house), "4a-")
    assert f"{end} n n n" == stones(state, "A")


@in_both_houses
def test_dog_51_inside_the_stall_stones_move_only_forward(house):
    ends = {}
    for word in ("A1a+", "2a+", "3a+"):
        state = table({"A": "s1"}, {"A": "A 2 3 4"}, house=house)
        assert words("A1a+ 2a+ 3a+ A^") == plays(state)
        ends[word] = stones(play(state, word), "A")[:2]
    assert {"A1a+": "s2", "2a+": "s3", "3a+": "s4"} == ends


@in_both_houses
@pytest.mark.parametrize("place", ["s1", "s2", "s3", "s4"])
def test_dog_51_a_four_moves_no_stone_backward_inside_the_stall_or_out(house, place):
    state = table({"A": place}, {"A": "4"}, house=house)
    assert ({"x"}, "DOG-51") == (plays(state), refusal(state, "4a-"))


@in_both_houses
def test_dog_51_stones_never_leave_the_stall(house):
    state = table({"A": "s1", "B": "30"}, {"A": "2 5 8 J 7"}, house=house)
    assert {"2a+"} == plays(state)
    assert ["DOG-51"] * 4 == [refusal(state, word) for word in ("2a", "5a", "8a", "7a")]
    assert "DOG-45" == refusal(state, "Ja=Ba")


# ---- DOG-52 -------------------------------------------------------------------------------------------------------


@in_both_houses
def test_dog_52_coming_in_nobody_is_passed_or_landed_on(house):
    state = table({"A": "62 s2"}, {"A": "3 4 5 6"}, house=house)
    assert {"3a+"} == into_stall(state)
    assert ["DOG-52"] * 3 == [refusal(state, word) for word in ("4a+", "5a+", "6a+")]


@in_both_houses
def test_dog_52_inside_the_stall_nobody_is_passed_or_landed_on(house):
    state = table({"A": "s1 s3"}, {"A": "A 2 3"}, house=house)
    assert words("A1a+ A1b+ A^") == plays(state)
    assert ["DOG-52", "DOG-52"] == [refusal(state, "2a+"), refusal(state, "3a+")]


@in_both_houses
def test_dog_52_a_seven_passes_nobody_inside_the_stall(house):
    state = table({"A": "20 s1 s3"}, {"A": "7"}, house=house)
    expected = {"27 s1 s3 n", "26 s2 s3 n", "26 s1 s4 n", "25 s2 s4 n", "24 s3 s4 n"}
    assert expected == seven_ends(state, "A")
    assert words("7a 7b+ 7c+") == plays(state)
    play(state, "7b+")
    assert (words("7a 7c+"), "DOG-52") == (plays(state), refusal(state, "7b+"))


@in_both_houses
def test_dog_52_a_seven_does_not_step_onto_an_occupied_first_place(house):
    state = table({"A": "0 s1 20"}, {"A": "7"}, house=house)
    assert (words("7a 7b+ 7c"), "DOG-52") == (plays(state), refusal(state, "7a+"))
    play(state, "7b+")
    assert words("7a 7a+ 7b+ 7c") == plays(state)


@in_both_houses
def test_dog_52_the_count_must_fit_exactly(house):
    """Place 4 is six fields away; nine would be seven places deep."""
    state = table({"A": "62"}, {"A": "6 8 9"}, house=house)
    assert words("6a 6a+ 8a 9a") == plays(state)
    assert ["DOG-52", "DOG-52"] == [refusal(state, "8a+"), refusal(state, "9a+")]


@in_both_houses
def test_dog_52_inside_the_stall_the_count_must_fit_exactly(house):
    state = table({"A": "s3"}, {"A": "2"}, house=house)
    assert ({"x"}, "DOG-52") == (plays(state), refusal(state, "2a+"))


@at_every_table
def test_dog_52_a_card_too_big_means_going_round_again_and_is_compulsory(house, seats):
    state = table({"A": f"s4 s3 s2 {ring(seats) - 1}"}, {"A": "8"}, house=house, seats=seats)
    assert ({"8d"}, "DOG-15") == (plays(state), refusal(state, "x"))
    assert "s4 s3 s2 7" == stones(play(state, "8d"), "A")


# ---- DOG-53 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_dog_53_turning_in_is_the_players_choice(house, seats):
    ends = set()
    for word in ("5a", "5a+"):
        state = table({"A": f"{ring(seats) - 2}"}, {"A": "5"}, house=house, seats=seats)
        assert words("5a 5a+") == plays(state)
        ends.add(stones(play(state, word), "A"))
    assert {"3 n n n", "s3 n n n"} == ends


@in_both_houses
def test_dog_53_a_seven_has_the_choice_as_well(house):
    state = table({"A": "61"}, {"A": "7"}, house=house)
    assert {"4 n n n", "s4 n n n"} == seven_ends(state, "A")
