"""Start, blocking, hitting and passing: DOG-30 to DOG-43."""

import pytest
from tests.games.dog.tables import (
    at_every_table,
    heard,
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

from rudel.games.dog.events import LeftNest, Moved, Played, SentHome

# ---- DOG-30 -------------------------------------------------------------------------------------------------------


@in_both_houses
def test_dog_30_a_stone_from_the_nest_is_fresh_until_it_moves(house):
    state = table({}, {"A": "K 5", "B": "K"}, house=house)
    play(state, "K^")
    assert "0! n n n" == stones(state, "A")
    play(state, "K^ 5a")
    assert "5 n n n" == stones(state, "A")


@in_both_houses
def test_dog_30_a_stone_that_has_moved_is_never_fresh_again(house):
    state = table({"A": "0!"}, {"A": "4 4", "B": "K"}, house=house)
    play(state, "4a K^ 4a-")
    assert "0 n n n" == stones(state, "A")


@at_every_table
def test_dog_30_nobody_hits_or_passes_a_fresh_stone(house, seats):
    """The stone stands right before the start; it can go neither two nor four nor one field on, only back."""
    for owner, seat in enumerate(letters(seats)):
        mover = letters(seats)[(owner + 1) % seats]
        field = (16 * owner - 1) % ring(seats)
        laid = {seat: f"{16 * owner}!", mover: f"{field} s4 s3 s2"}
        state = table(laid, {mover: "2 4 8"}, mover, house=house, seats=seats)
        assert {"4a-"} == plays(state)
        assert ["DOG-30"] * 3 == [refusal(state, word) for word in ("2a", "4a", "8a")]
        hitting = table(laid, {mover: "A"}, mover, house=house, seats=seats)
        assert "DOG-30" == refusal(hitting, "A1a")


@in_both_houses
@pytest.mark.parametrize("mover", ["B", "C", "D"])
def test_dog_30_a_fresh_stone_blocks_partner_and_opponents(house, mover):
    state = table({"A": "0!", mover: "60"}, {mover: "3 4 6"}, mover, house=house)
    assert words("3a 4a-") == plays(state)
    assert ["DOG-30", "DOG-30"] == [refusal(state, "4a"), refusal(state, "6a")]


@in_both_houses
@pytest.mark.parametrize("distance", range(1, 16))
def test_dog_30_a_fresh_stone_stops_every_card_that_reaches_it(house, distance):
    values = {"A1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "8": 8, "9": 9, "10": 10, "A11": 11, "Q": 12, "K": 13}
    laid = {"A": f"{16 - distance} s4 s3 s2", "B": "16!"}
    state = table(laid, {"A": "A 2 3 4 5 6 8 9 10 Q K"}, house=house)
    free = {f"{card}a" for card, value in values.items() if value < distance}
    assert free | {"4a-"} == plays(state)
    blocked = {f"{card}a" for card, value in values.items() if value >= distance}
    assert dict.fromkeys(blocked, "DOG-30") == {word: refusal(state, word) for word in blocked}


@in_both_houses
def test_dog_30_fresh_stone_blocks_its_owner(house):
    state = table({"A": "0! 60"}, {"A": "3 4 6"}, house=house)
    assert words("3a 3b 4a 4a- 4b- 6a") == plays(state)
    assert ["DOG-30", "DOG-30"] == [refusal(state, "4b"), refusal(state, "6b")]


@in_both_houses
@pytest.mark.parametrize(("mover", "field"), [("A", "2"), ("B", "1"), ("C", "4"), ("D", "3")])
def test_dog_30_a_fresh_stone_blocks_backward_too(house, mover, field):
    own = f"0! {field}" if mover == "A" else field
    letter = "b" if mover == "A" else "a"
    state = table({"A": "0!", mover: own}, {mover: "4"}, mover, house=house)
    assert ("DOG-30", False) == (refusal(state, f"4{letter}-"), f"4{letter}-" in plays(state))


@in_both_houses
def test_dog_30_a_fresh_stone_blocks_the_way_into_the_stall(house):
    state = table({"A": "0! 62"}, {"A": "3 4 5 6"}, house=house)
    assert words("3a 4a 4a- 4b- 5a 6a") == plays(state)
    assert ["DOG-30"] * 4 == [refusal(state, word) for word in ("3b+", "4b+", "5b+", "6b+")]


@in_both_houses
def test_dog_30_a_fresh_stone_stops_a_seven(house):
    """Stone b has three steps up to the fresh stone, and more only if that one makes way first."""
    state = table({"B": "16! 12"}, {"B": "7"}, "B", house=house)
    a_drives_most = {"23 12 n n", "22 13 n n", "21 14 n n", "20 15 n n"}
    a_makes_way = {"19 16 n n", "18 17 n n", "18 s1 n n", "17 s2 n n", "n 18 n n"}
    assert a_drives_most | a_makes_way == seven_ends(state, "B")
    play(state, "7b 7b 7b")
    assert ({"7a"}, "DOG-30") == (plays(state), refusal(state, "7b"))


@at_every_table
@pytest.mark.parametrize("card", ["A", "K", "*"])
def test_dog_30_while_it_stands_no_other_stone_leaves_that_nest(house, seats, card):
    for owner, seat in enumerate(letters(seats)):
        state = table({seat: f"{16 * owner}!"}, {seat: card}, seat, house=house, seats=seats)
        assert ("DOG-30", False) == (refusal(state, f"{card}^"), f"{card}^" in plays(state))


@in_both_houses
def test_dog_30_it_blocks_only_its_own_nest(house):
    state = table({"A": "0!", "C": "32!"}, {"B": "K"}, "B", house=house)
    assert {"K^"} == plays(state)


@in_both_houses
def test_dog_30_a_fresh_stone_cannot_be_swapped(house):
    state = table({"A": "0!", "B": "30", "C": "40"}, {"B": "J", "A": "J"}, "B", house=house)
    assert {"Ja=Ca"} == plays(state)
    play(state, "Ja=Ca")
    assert {"x"} == plays(state, "A")


@in_both_houses
def test_dog_30_once_it_has_moved_the_way_is_free(house):
    state = table({"A": "0!", "D": "60"}, {"A": "2 K", "D": "8"}, house=house)
    play(state, "2a 8a")
    assert ("2 n n n", "4 n n n") == (stones(state, "A"), stones(state, "D"))
    assert words("Ka K^") == plays(state, "A")


# ---- DOG-31 -------------------------------------------------------------------------------------------------------


@in_both_houses
@pytest.mark.parametrize("mover", ["A", "C", "D"])
def test_dog_31_a_stone_on_its_start_that_is_not_fresh_is_passed(house, mover):
    state = table({mover: "12", "B": "16"}, {mover: "6"}, mover, house=house)
    assert {"6a"} == plays(state)
    play(state, "6a")
    assert ("18 n n n", "16 n n n") == (stones(state, mover), stones(state, "B"))


@in_both_houses
def test_dog_31_it_is_passed_by_its_owner_on_the_ring_and_into_the_stall(house):
    state = table({"B": "16 14"}, {"B": "5"}, "B", house=house)
    assert words("5b 5b+ 5a") == plays(state)
    assert "16 s3 n n" == stones(play(state, "5b+"), "B")


@in_both_houses
def test_dog_31_it_is_hit(house):
    state = play(table({"A": "12", "B": "16"}, {"A": "4"}, house=house), "4a")
    assert ("16 n n n", "n n n n") == (stones(state, "A"), stones(state, "B"))


@in_both_houses
def test_dog_31_it_is_swapped_by_others_and_by_its_owner(house):
    assert {"Ja=Ba"} == plays(table({"A": "12", "B": "16"}, {"A": "J"}, house=house))
    assert {"Ja=Aa"} == plays(table({"A": "12", "B": "16"}, {"B": "J"}, "B", house=house))


@in_both_houses
def test_dog_31_a_stone_that_moved_onto_its_start_is_ordinary(house):
    state = play(table({"B": "12"}, {"B": "4 K", "C": "K"}, "B", house=house), "4a")
    assert "16 n n n" == stones(state, "B")
    assert words("Ka K^") == plays(play(state, "K^"), "B")


@in_both_houses
def test_dog_31_a_stone_on_a_foreign_start_is_ordinary(house):
    state = table({"A": "16", "C": "12"}, {"C": "6 4"}, "C", house=house)
    assert words("6a 4a 4a-") == plays(state)


# ---- DOG-32 -------------------------------------------------------------------------------------------------------


@in_both_houses
@pytest.mark.parametrize("other", ["B", "C", "D"])
def test_dog_32_leaving_the_nest_sends_home_a_foreign_stone_on_the_start(house, other):
    state = table({other: "0"}, {"A": "K"}, house=house)
    assert [
        Played(seat=0, card="K", shown="K"),
        LeftNest(owner=0, stone=0, field=0),
        SentHome(owner="ABCD".index(other), stone=0, field=0),
    ] == heard(state, "K^")[:3]
    assert ("0! n n n", "n n n n") == (stones(state, "A"), stones(state, other))


@in_both_houses
@pytest.mark.parametrize("card", ["A", "K", "*"])
def test_dog_32_leaving_the_nest_sends_home_an_own_stone_on_the_start(house, card):
    state = play(table({"A": "0"}, {"A": card}, house=house), f"{card}^")
    assert "n 0! n n" == stones(state, "A")


@at_every_table
def test_dog_32_holds_at_every_start(house, seats):
    for owner, seat in enumerate(letters(seats)):
        other = letters(seats)[owner - 1]
        state = table({other: str(16 * owner)}, {seat: "A"}, seat, house=house, seats=seats)
        play(state, "A^")
        assert (f"{16 * owner}! n n n", "n n n n") == (stones(state, seat), stones(state, other))


# ---- DOG-40 -------------------------------------------------------------------------------------------------------


@in_both_houses
@pytest.mark.parametrize("other", ["B", "C", "D"])
def test_dog_40_a_stone_that_ends_its_move_on_another_sends_it_home(house, other):
    state = table({"A": "20", other: "25 26"}, {"A": "5"}, house=house)
    assert [
        Played(seat=0, card="5", shown="5"),
        Moved(owner=0, stone=0, origin=20, target=25, fields=5),
        SentHome(owner="ABCD".index(other), stone=0, field=25),
    ] == heard(state, "5a")[:3]
    assert ("25 n n n", "n 26 n n") == (stones(state, "A"), stones(state, other))


@in_both_houses
def test_dog_40_own_stones_are_sent_home_too(house):
    state = play(table({"A": "20 25"}, {"A": "5"}, house=house), "5a")
    assert "25 n n n" == stones(state, "A")


@in_both_houses
def test_dog_40_a_four_backward_hits_as_well(house):
    state = play(table({"A": "24", "C": "20"}, {"A": "4"}, house=house), "4a-")
    assert ("20 n n n", "n n n n") == (stones(state, "A"), stones(state, "C"))


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_dog_40_hitting_works_over_the_end_of_the_ring(seats):
    state = table({"B": str(ring(seats) - 5), "A": "8"}, {"B": "K"}, "B", house="lagerdog", seats=seats)
    play(state, "Ka")
    assert ("8 n n n", "n n n n") == (stones(state, "B"), stones(state, "A"))


def test_dog_40_a_stone_sent_home_begins_anew():
    state = table({"A": "20", "B": "25"}, {"A": "5", "B": "K 2"})
    assert {"K^"} == plays(play(state, "5a"), "B")


# ---- DOG-41 -------------------------------------------------------------------------------------------------------


@in_both_houses
def test_dog_41_passing_is_allowed_and_harmless_on_the_ring(house):
    laid = {"A": "20 21", "B": "22", "C": "23", "D": "24"}
    state = play(table(laid, {"A": "10"}, house=house), "10a")
    assert ["30 21 n n", "22 n n n", "23 n n n", "24 n n n"] == [stones(state, seat) for seat in "ABCD"]


@in_both_houses
def test_dog_41_passing_backward_is_harmless_too(house):
    laid = {"A": "20 19", "B": "18", "C": "17"}
    state = play(table(laid, {"A": "4"}, house=house), "4a-")
    assert ["16 19 n n", "18 n n n", "17 n n n"] == [stones(state, seat) for seat in "ABC"]


@in_both_houses
def test_dog_41_nobody_passes_a_fresh_stone_or_a_stone_in_the_stall(house):
    state = table({"A": "12", "B": "16!"}, {"A": "6"}, house=house)
    assert ({"x"}, "DOG-30") == (plays(state), refusal(state, "6a"))
    state = table({"A": "62 s1"}, {"A": "5"}, house=house)
    assert ({"5a"}, "DOG-52") == (plays(state), refusal(state, "5a+"))


# ---- DOG-42 -------------------------------------------------------------------------------------------------------

PASSED = {"A": "20 22", "B": "23", "C": "24", "D": "27 28"}
AFTER = ["27 n n n", "n n n n", "n n n n", "n 28 n n"]


@in_both_houses
@pytest.mark.parametrize(("card", "first"), [("7", "7a"), ("*", "*7a")])
def test_dog_42_a_whole_seven_sends_home_whom_it_passes_or_lands_on(house, card, first):
    state = play(table(PASSED, {"A": card}, house=house), f"{first} 7a 7a 7a 7a 7a 7a")
    assert AFTER == [stones(state, seat) for seat in "ABCD"]


@in_both_houses
@pytest.mark.parametrize(("card", "first"), [("7", "7a"), ("*", "*7a")])
def test_dog_42_a_divided_seven_sends_home_too(house, card, first):
    laid = {"A": "20 40", "B": "41", "C": "22", "D": "44 45"}
    state = play(table(laid, {"A": card}, house=house), f"{first} 7b 7b 7a 7b 7a 7b")
    assert ["23 44 n n", "n n n n", "n n n n", "n 45 n n"] == [stones(state, seat) for seat in "ABCD"]


def test_dog_42_each_single_step_sends_home():
    state = table(PASSED, {"A": "7"})
    play(state, "7a")
    assert [Moved(owner=0, stone=0, origin=21, target=22, fields=1), SentHome(owner=0, stone=1, field=22)] == heard(
        state, "7a"
    )
    assert [Moved(owner=0, stone=0, origin=22, target=23, fields=1), SentHome(owner=1, stone=0, field=23)] == heard(
        state, "7a"
    )
    assert ["23 n n n", "n n n n", "24 n n n", "27 28 n n"] == [stones(state, seat) for seat in "ABCD"]


def test_dog_42_a_stone_on_its_start_that_is_not_fresh_is_swept_away():
    state = play(table({"A": "12", "B": "16"}, {"A": "7"}), "7a 7a 7a 7a 7a 7a 7a")
    assert ("19 n n n", "n n n n") == (stones(state, "A"), stones(state, "B"))


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_dog_42_holds_over_the_end_of_the_ring(seats):
    laid = {"B": str(ring(seats) - 3), "A": "0", "C": "4"}
    state = play(table(laid, {"B": "7"}, "B", house="lagerdog", seats=seats), "7a 7a 7a 7a 7a 7a 7a")
    assert ["n n n n", "4 n n n", "n n n n"] == [stones(state, seat) for seat in "ABC"]


# ---- DOG-43 -------------------------------------------------------------------------------------------------------


@in_both_houses
def test_dog_43_stones_in_the_stall_are_never_sent_home(house):
    laid = {"A": "s1 s2 s3 s4", "B": "62"}
    state = play(table(laid, {"B": "7"}, "B", house=house), "7a 7a 7a 7a 7a 7a 7a")
    assert ("s1 s2 s3 s4", "5 n n n") == (stones(state, "A"), stones(state, "B"))


@in_both_houses
def test_dog_43_not_even_by_an_own_stone_that_comes_in(house):
    state = table({"A": "62 s2"}, {"A": "4"}, house=house)
    assert (words("4a 4a-"), "DOG-52") == (plays(state), refusal(state, "4a+"))
    state = table({"A": "62 s2"}, {"A": "7"}, house=house)
    assert {"5 s2 n n", "4 s3 n n", "3 s4 n n", "s3 s4 n n"} == seven_ends(state, "A")


@in_both_houses
def test_dog_43_a_fresh_stone_is_never_sent_home(house):
    for card, word in (("A", "A1a"), ("7", "7a"), ("*", "*2a")):
        state = table({"A": "0!", "B": "63 s4 s3 s2"}, {"B": card}, "B", house=house)
        assert ("DOG-30", False) == (refusal(state, word), word in plays(state))
