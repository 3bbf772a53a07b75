"""What the cards do, and the jack: DOG-20 to DOG-24 and DOG-45 to DOG-48."""

import pytest
from tests.games.dog.tables import (
    CARDS,
    HOME,
    at_every_table,
    discarded,
    hand,
    heard,
    in_both_houses,
    on_turn,
    play,
    plays,
    refusal,
    ring,
    seven_ends,
    stones,
    table,
    view,
    words,
)

from rudel.core.errors import BadNotation
from rudel.games.dog.events import Blanked, Played, Swapped

VALUES = {"2": 2, "3": 3, "5": 5, "6": 6, "8": 8, "9": 9, "10": 10, "Q": 12}

# ---- DOG-20 -------------------------------------------------------------------------------------------------------


@in_both_houses
@pytest.mark.parametrize(("card", "value"), VALUES.items())
def test_dog_20_a_card_moves_its_value_forward_and_does_nothing_else(house, card, value):
    state = table({"A": "20"}, {"A": card}, house=house)
    assert {f"{card}a"} == plays(state)
    assert "DOG-20" == refusal(state, f"{card}^")
    assert f"{20 + value} n n n" == stones(play(state, f"{card}a"), "A")


@in_both_houses
def test_dog_20_an_ace_is_1_or_11_or_leaves_the_nest(house):
    ends = {}
    for word in ("A1a", "A11a", "A^"):
        state = table({"A": "20"}, {"A": "A"}, house=house)
        assert words("A1a A11a A^") == plays(state)
        ends[word] = stones(play(state, word), "A")
    assert {"A1a": "21 n n n", "A11a": "31 n n n", "A^": "20 0! n n"} == ends


@in_both_houses
def test_dog_20_a_king_is_13_or_leaves_the_nest(house):
    ends = {}
    for word in ("Ka", "K^"):
        state = table({"A": "20"}, {"A": "K"}, house=house)
        assert words("Ka K^") == plays(state)
        ends[word] = stones(play(state, word), "A")
    assert {"Ka": "33 n n n", "K^": "20 0! n n"} == ends


@at_every_table
def test_dog_20_a_king_crosses_the_end_of_the_ring(house, seats):
    state = table({"B": str(ring(seats) - 3)}, {"B": "K"}, "B", house=house, seats=seats)
    assert "10 n n n" == stones(play(state, "Ka"), "B")


@pytest.mark.parametrize("card", ["A", "K"])
def test_dog_20_out_of_an_empty_nest_nobody_comes(card):
    state = table({"A": "20 s4 s3 s2"}, {"A": card})
    assert ("DOG-20", False) == (refusal(state, f"{card}^"), f"{card}^" in plays(state))


@pytest.mark.parametrize("card", [*VALUES, "K"])
def test_dog_20_a_stone_in_the_nest_does_not_move_forward(card):
    state = table({"A": "20"}, {"A": card})
    assert "DOG-20" == refusal(state, f"{card}b")


# ---- DOG-21 -------------------------------------------------------------------------------------------------------


@in_both_houses
def test_dog_21_a_four_goes_forward_or_backward(house):
    ends = {}
    for word in ("4a", "4a-"):
        state = table({"A": "25"}, {"A": "4"}, house=house)
        assert words("4a 4a-") == plays(state)
        ends[word] = stones(play(state, word), "A")
    assert {"4a": "29 n n n", "4a-": "21 n n n"} == ends


@at_every_table
@pytest.mark.parametrize("start", ["0!", "0"])
def test_dog_21_a_four_goes_back_from_the_own_start_fresh_or_not(house, seats, start):
    state = table({"A": start}, {"A": "4"}, house=house, seats=seats)
    assert "4a-" in plays(state)
    assert f"{ring(seats) - 4} n n n" == stones(play(state, "4a-"), "A")


def test_dog_21_going_back_from_the_start_ends_being_fresh():
    state = table({"A": "0!", "D": "63"}, {"A": "4 K", "D": "2"})
    play(state, "4a-")
    assert {"2a"} == plays(state, "D")
    assert words("Ka K^") == plays(play(state, "2a"), "A")


@pytest.mark.parametrize(
    ("owner", "field", "end"), [("A", "2", "62"), ("A", "18", "14"), ("B", "3", "63"), ("A", "52", "48")]
)
def test_dog_21_a_four_goes_back_over_any_start_without_a_fresh_stone(owner, field, end):
    state = table({owner: field}, {owner: "4"}, owner)
    assert f"{end} n n n" == stones(play(state, "4a-"), owner)


def test_dog_21_a_four_goes_back_over_a_stone_on_its_start_that_is_not_fresh():
    state = play(table({"A": "18", "B": "16"}, {"A": "4"}), "4a-")
    assert ("14 n n n", "16 n n n") == (stones(state, "A"), stones(state, "B"))


@pytest.mark.parametrize("field", ["17", "18", "19", "20"])
def test_dog_21_a_four_goes_neither_back_over_a_fresh_stone_nor_onto_it(field):
    state = table({"A": field, "B": "16!"}, {"A": "4"})
    assert ({"4a"}, "DOG-30") == (plays(state), refusal(state, "4a-"))


@in_both_houses
def test_dog_21_a_four_goes_back_where_no_stone_can_go_forward(house):
    """A's only stone on the ring stands right behind B's fresh one."""
    laid = {"A": "15 s4 s3 s2", "B": "16!"}
    assert {"4a-"} == plays(table(laid, {"A": "4 5"}, house=house))
    assert {"*4a-"} == plays(table(laid, {"A": "*"}, house=house, rules=1))
    assert {"*4a-"} == plays(table(laid, {"A": "*"}, house=house)) - {"*J0"}
    assert "11 s4 s3 s2" == stones(play(table(laid, {"A": "4"}, house=house), "4a-"), "A")


def test_dog_21_a_four_goes_back_up_to_a_fresh_stone():
    state = table({"A": "21", "B": "16!"}, {"A": "4"})
    assert "17 n n n" == stones(play(state, "4a-"), "A")


# ---- DOG-22 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_dog_22_a_seven_is_seven_single_steps(house, seats):
    state = table({"C": "40"}, {"C": "7", "A": "K"}, "C", house=house, seats=seats)
    for step in range(1, 8):
        assert ("C", {"7a"}) == (on_turn(state), plays(state))
        play(state, "7a")
        assert f"{40 + step} n n n" == stones(state, "C")
    assert "A" == on_turn(state)


@in_both_houses
def test_dog_22_a_seven_is_divided_in_any_way_over_two_stones(house):
    state = table({"A": "20 40"}, {"A": "7"}, house=house)
    assert {f"{20 + steps} {47 - steps} n n" for steps in range(8)} == seven_ends(state, "A")


def test_dog_22_a_seven_is_divided_in_any_way_over_four_stones():
    state = table({"A": "20 30 40 50"}, {"A": "7"})
    shares = [(a, b, c, 7 - a - b - c) for a in range(8) for b in range(8 - a) for c in range(8 - a - b)]
    assert {f"{20 + a} {30 + b} {40 + c} {50 + d}" for a, b, c, d in shares} == seven_ends(state, "A")


def test_dog_22_steps_of_different_stones_may_alternate():
    state = table({"A": "20 40"}, {"A": "7"})
    assert "24 43 n n" == stones(play(state, "7a 7b 7a 7b 7a 7b 7a"), "A")


def test_dog_22_steps_of_a_seven_go_only_forward():
    state = table({"A": "20"}, {"A": "7"})
    assert {"27 n n n"} == seven_ends(state, "A")


@in_both_houses
def test_dog_22_steps_inside_the_stall_count(house):
    state = table({"A": "20 s1"}, {"A": "7"}, house=house)
    expected = {"27 s1 n n", "26 s2 n n", "25 s3 n n", "24 s4 n n"}
    assert expected == seven_ends(state, "A")


def test_dog_22_a_stone_in_the_nest_makes_no_step_and_none_comes_out():
    state = table({"A": "20"}, {"A": "7"})
    assert ["DOG-22", "DOG-20"] == [refusal(state, "7b"), refusal(state, "7^")]
    play(state, "7a 7a 7a")
    assert ({"7a"}, "DOG-22") == (plays(state), refusal(state, "7b"))


def test_dog_22_a_stone_sent_home_by_this_seven_makes_no_step():
    state = table({"A": "20 21"}, {"A": "7"})
    assert words("7a 7b") == plays(state)
    play(state, "7a")
    assert ("21 n n n", {"7a"}, "DOG-22") == (stones(state, "A"), plays(state), refusal(state, "7b"))


def test_dog_22_a_seven_moves_no_stone_of_an_opponent_or_an_unfinished_players_partner():
    state = table({"A": "20", "B": "30", "C": "40", "D": "50"}, {"A": "7"})
    assert {"7a"} == plays(state)
    assert ["DOG-22", "DOG-56", "DOG-22"] == [refusal(state, word) for word in ("7Ba", "7Ca", "7Da")]


@in_both_houses
def test_dog_22_a_seven_that_cannot_be_used_up_may_not_be_begun(house):
    """Three steps in the stall and three up to B's fresh stone are not seven."""
    state = table({"A": "12 s1", "B": "16!"}, {"A": "7"}, house=house)
    assert ({"x"}, "DOG-22", "DOG-22") == (plays(state), refusal(state, "7a"), refusal(state, "7b+"))


@in_both_houses
def test_dog_22_a_seven_that_can_just_be_used_up_must_be_played(house):
    state = table({"A": "11 s1", "B": "16!"}, {"A": "7"}, house=house)
    assert words("7a 7b+") == plays(state)
    assert {"15 s4 n n"} == seven_ends(state, "A")


def test_dog_22_a_step_after_which_the_rest_cannot_be_used_up_is_refused():
    """Turning in with five steps left is one too many for the stall; with four left it fits."""
    state = play(table({"A": "62"}, {"A": "7"}), "7a 7a")
    assert ({"7a"}, "DOG-22") == (plays(state), refusal(state, "7a+"))
    state = play(table({"A": "61"}, {"A": "7"}), "7a 7a 7a")
    assert words("7a 7a+") == plays(state)
    assert "s4 n n n" == stones(play(state, "7a+ 7a+ 7a+ 7a+"), "A")


def test_dog_22_a_begun_seven_cannot_be_left():
    state = play(table({"A": "20"}, {"A": "7 10 *", "B": "K"}), "7a")
    assert {"7a"} == plays(state)
    assert ["DOG-22"] * 4 == [refusal(state, word) for word in ("10a", "x", "*7a", "*10a")]
    assert set() == plays(state, "B")


# ---- DOG-23 -------------------------------------------------------------------------------------------------------


@in_both_houses
def test_dog_23_a_jack_swaps_an_own_stone_with_any_foreign_one(house):
    state = table({"A": "20 21", "B": "30 31", "C": "40", "D": "50"}, {"A": "J"}, house=house)
    foreign = ("Ba", "Bb", "Ca", "Da")
    assert {f"J{own}={other}" for own in "ab" for other in foreign} == plays(state)
    play(state, "Jb=Bb")
    assert ["20 31 n n", "30 21 n n", "40 n n n", "50 n n n"] == [stones(state, seat) for seat in "ABCD"]


@in_both_houses
def test_dog_23_both_stones_really_stand_on_their_new_fields(house):
    """D hits either of them there."""
    ends = []
    for word in ("5a", "5b"):
        state = table({"A": "20", "B": "40", "D": "15 35"}, {"A": "J", "D": "5"}, house=house)
        play(state, f"Ja=Ba {word}")
        ends.append((stones(state, "A"), stones(state, "B")))
    assert [("40 n n n", "n n n n"), ("n n n n", "20 n n n")] == ends


@at_every_table
def test_dog_23_the_partner_is_swapped_with_as_well(house, seats):
    partner = {3: "C", 4: "C", 6: "D"}[seats]
    state = table({"A": "20", partner: "40"}, {"A": "J"}, house=house, seats=seats)
    assert {f"Ja={partner}a"} == plays(state)
    assert Swapped(owner=0, stone=0, origin=20, other_owner="ABCDEF".index(partner), other_stone=0, target=40) in heard(
        state, f"Ja={partner}a"
    )
    assert ("40 n n n", "20 n n n") == (stones(state, "A"), stones(state, partner))


def test_dog_23_own_stones_are_not_swapped_with_each_other():
    state = table({"A": "20 30", "B": "40"}, {"A": "J"})
    with pytest.raises(BadNotation):
        refusal(state, "Ja=Ab")


# ---- DOG-24 -------------------------------------------------------------------------------------------------------

JOKER_POSITIONS = [
    ("A", {"A": "20", "B": "30"}),
    ("A", {"A": "62 s3", "B": "0", "C": "12"}),
    ("A", {"A": "0! 18", "B": "16!", "D": "50 51"}),
    ("B", {"B": "16 14 s4", "D": "48!"}),
    ("A", {"A": HOME, "C": "30 32!", "B": "40"}),
]


def starred(word):
    return "*^" if word.endswith("^") else f"*{word}"


@in_both_houses
def test_dog_24_a_joker_stands_for_any_other_card(house):
    state = table({"A": "62", "B": "30"}, {"A": "*"}, house=house)
    ring_words = words("*A1a *A11a *2a *3a *4a *4a- *5a *6a *7a *8a *9a *10a *Qa *Ka *Ja=Ba *^")
    assert ring_words | words("*3a+ *4a+ *5a+ *6a+") == plays(state)


@in_both_houses
@pytest.mark.parametrize(("seat", "laid"), JOKER_POSITIONS)
def test_dog_24_a_joker_can_do_exactly_what_the_other_cards_can(house, seat, laid):
    each = [plays(table(laid, {seat: card}, seat, house=house)) for card in CARDS]
    expected = {starred(word) for found in each for word in found if word != "x"}
    assert expected == plays(table(laid, {seat: "*"}, seat, house=house))


@in_both_houses
@pytest.mark.parametrize(("seat", "laid"), JOKER_POSITIONS)
def test_dog_24_by_version_1_a_joker_can_do_all_but_the_jack_without_effect(house, seat, laid):
    each = [plays(table(laid, {seat: card}, seat, house=house, rules=1)) for card in CARDS]
    expected = {starred(word) for found in each for word in found if word not in ("x", "J0")}
    assert expected == plays(table(laid, {seat: "*"}, seat, house=house, rules=1))


@pytest.mark.parametrize(
    ("word", "shown"), [("*10a", "10"), ("*4a-", "4"), ("*Ja=Ba", "J"), ("*A11a", "A"), ("*Ka", "K")]
)
def test_dog_24_the_card_it_stands_for_is_announced(word, shown):
    state = table({"A": "20", "B": "30"}, {"A": "*"})
    assert Played(seat=0, card="*", shown=shown) == heard(state, word)[0]


@pytest.mark.parametrize(
    ("word", "end"), [("*10a", "30"), ("*4a-", "16"), ("*Ja=Ba", "40"), ("*A11a", "31"), ("*A1a", "21"), ("*Ka", "33")]
)
def test_dog_24_a_joker_moves_like_the_card_it_stands_for(word, end):
    state = play(table({"A": "20", "B": "40"}, {"A": "*", "C": "2"}), word)
    assert (f"{end} n n n", "*") == (stones(state, "A"), discarded(state))


def test_dog_24_the_announced_card_binds():
    state = table({"A": "20 40"}, {"A": "* 7 9"})
    assert Played(seat=0, card="*", shown="7") == heard(state, "*7a")[0]
    assert ("7 9", words("7a 7b")) == (hand(state, "A"), plays(state))
    assert ["DOG-22"] * 3 == [refusal(state, word) for word in ("9b", "*10a", "*7a")]


def blanks(state):
    return {word for word in plays(state) if word.endswith("J0")}


def test_dog_24_a_joker_may_be_a_jack_without_effect():
    state = table({"A": "20"}, {"A": "* 5", "B": "2"})
    assert {"*J0"} == blanks(state)
    assert [Played(seat=0, card="*", shown="J"), Blanked(seat=0)] == heard(state, "*J0")
    assert ("20 n n n", "5", "*", "B") == (stones(state, "A"), hand(state, "A"), discarded(state), on_turn(state))


def test_dog_24_with_jack_and_joker_either_may_be_the_one_without_effect():
    laid, hands = {"A": "s4 s3 s2 20"}, {"A": "* J", "B": "2"}
    assert words("J0 *J0") == blanks(table(laid, hands))
    assert ["J", "*"] == [hand(play(table(laid, hands), word), "A") for word in ("*J0", "J0")]


def test_dog_24_a_joker_is_no_jack_without_effect_where_a_jack_is_none():
    assert "DOG-14" == refusal(table({"A": "20"}, {"A": "J"}), "*J0")
    assert "DOG-46" == refusal(table({"A": "20", "B": "30"}, {"A": "*"}), "*J0")
    assert "DOG-47" == refusal(table({"A": "20"}, {"A": "*"}, house="lagerdog"), "*J0")
    assert "DOG-47" == refusal(table({"A": "n"}, {"A": "*"}), "*J0")


def test_dog_24_whoever_gave_the_joker_sees_it_go_as_a_jack_without_effect():
    state = table({"C": "40"}, {"A": "* 2", "B": "2", "C": "2 3", "D": "2"}, "C", swapping=True)
    for seat, gift in {"A": ">*", "B": ">2", "C": ">3", "D": ">2"}.items():
        play(state, gift, seat)
    assert ("*", None) == (view(state, "A").gave, view(play(state, "*J0"), "A").gave)


def test_dog_24_by_version_1_a_joker_is_no_jack_without_effect():
    state = table({"A": "20"}, {"A": "*"}, rules=1)
    assert ("DOG-24", False) == (refusal(state, "*J0"), "*J0" in plays(state))


def test_dog_24_by_version_1_a_jack_without_effect_beside_a_joker_is_the_jack_itself():
    assert {"J0"} == blanks(table({"A": "s4 s3 s2 20"}, {"A": "* J"}, rules=1))


# ---- DOG-45 -------------------------------------------------------------------------------------------------------


@in_both_houses
def test_dog_45_a_fresh_stone_of_ones_own_is_not_swapped(house):
    state = table({"A": "0! 20", "B": "30"}, {"A": "J"}, house=house)
    assert ({"Jb=Ba"}, "DOG-45") == (plays(state), refusal(state, "Ja=Ba"))


@in_both_houses
def test_dog_45_a_fresh_foreign_stone_is_not_swapped(house):
    state = table({"A": "20", "B": "16! 30", "C": "32!"}, {"A": "J"}, house=house)
    assert {"Ja=Bb"} == plays(state)
    assert ["DOG-45", "DOG-45"] == [refusal(state, "Ja=Ba"), refusal(state, "Ja=Ca")]


@in_both_houses
def test_dog_45_stones_in_nest_or_stall_are_not_swapped(house):
    state = table({"A": "20 s1 n", "B": "30 s1 n"}, {"A": "J"}, house=house)
    assert {"Ja=Ba"} == plays(state)
    assert ["DOG-45"] * 4 == [refusal(state, word) for word in ("Jb=Ba", "Jc=Ba", "Ja=Bb", "Ja=Bc")]


# ---- DOG-46 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_dog_46_a_jack_must_swap_even_to_ones_disadvantage(house, seats):
    """A's stone is at the door of its stall, the only foreign one has just left there."""
    partner = {3: "C", 4: "C", 6: "D"}[seats]
    state = table({"A": str(ring(seats) - 1), partner: "1"}, {"A": "J"}, house=house, seats=seats)
    assert {f"Ja={partner}a"} == plays(state)
    assert [("DOG-46" if house == "dog" else "DOG-47"), "DOG-15"] == [refusal(state, "J0"), refusal(state, "x")]


def test_dog_46_one_may_play_another_card_than_the_jack():
    state = table({"A": "63", "B": "1"}, {"A": "J 5"})
    assert words("Ja=Ba 5a 5a+") == plays(state)


# ---- DOG-47 -------------------------------------------------------------------------------------------------------

NOTHING_FOREIGN = [{}, {"B": "16!"}, {"B": "16!", "C": "32!", "D": "48!"}, {"B": "s1 s2", "C": "s4"}]


@pytest.mark.parametrize("foreign", NOTHING_FOREIGN)
@pytest.mark.parametrize("seats", [4, 6])
def test_dog_47_house_d_plays_a_jack_without_effect(foreign, seats):
    state = table({"A": "20", **foreign}, {"A": "J 5", "B": "K 2"}, seats=seats)
    assert words("J0 5a") == plays(state)
    before = {seat: stones(state, seat) for seat in "ABCD"}
    assert [Played(seat=0, card="J", shown="J"), Blanked(seat=0)] == heard(state, "J0")
    assert before == {seat: stones(state, seat) for seat in "ABCD"}
    assert ("5", "J", "B") == (hand(state, "A"), discarded(state), on_turn(state))


@pytest.mark.parametrize("foreign", NOTHING_FOREIGN)
@pytest.mark.parametrize("seats", [4, 6])
def test_dog_47_house_f_cannot_play_such_a_jack(foreign, seats):
    state = table({"A": "20", **foreign}, {"A": "J"}, house="lagerdog", seats=seats)
    assert ({"x"}, "DOG-47") == (plays(state), refusal(state, "J0"))


@in_both_houses
@pytest.mark.parametrize("own", ["n", "0!", "s1 s2", "0! s3 n"])
@pytest.mark.parametrize("foreign", [{}, {"B": "30"}])
def test_dog_47_by_version_1_no_jack_is_played_without_an_own_stone_to_swap(house, own, foreign):
    state = table({"A": own, **foreign}, {"A": "J"}, house=house, rules=1)
    assert ({"x"}, "DOG-47") == (plays(state), refusal(state, "J0"))


@in_both_houses
@pytest.mark.parametrize("own", ["n", "s1 s2"])
@pytest.mark.parametrize("foreign", [{}, {"B": "30"}, {"B": "16!"}])
def test_dog_47_without_an_own_stone_on_the_ring_no_jack_is_played(house, own, foreign):
    state = table({"A": own, **foreign}, {"A": "J"}, house=house)
    assert ({"x"}, "DOG-47") == (plays(state), refusal(state, "J0"))


@pytest.mark.parametrize("own", ["0!", "0! s3 n"])
@pytest.mark.parametrize("foreign", NOTHING_FOREIGN)
def test_dog_47_a_fresh_stone_too_is_under_way(own, foreign):
    state = table({"A": own, **foreign}, {"A": "J", "B": "8"})
    assert ({"J0"}, "DOG-15") == (plays(state), refusal(state, "x"))
    before = stones(state, "A")
    assert (before, "J") == (stones(play(state, "J0"), "A"), discarded(state))


@in_both_houses
@pytest.mark.parametrize("own", ["0!", "0! s3 n"])
def test_dog_47_a_fresh_stone_alone_plays_no_jack_when_a_foreign_one_could_be_swapped(house, own):
    state = table({"A": own, "B": "30"}, {"A": "J"}, house=house)
    assert ({"x"}, "DOG-47") == (plays(state), refusal(state, "J0"))


@pytest.mark.parametrize("own", ["0!", "0! s3 n"])
def test_dog_47_house_f_has_no_jack_for_a_fresh_stone_either(own):
    state = table({"A": own}, {"A": "J"}, house="lagerdog")
    assert ({"x"}, "DOG-47") == (plays(state), refusal(state, "J0"))


def test_dog_47_alone_everybody_elses_stones_are_foreign():
    laid = {"A": "0!", "B": "16!", "C": "32!"}
    assert {"J0"} == plays(table(laid, {"A": "J"}, seats=3))
    assert {"x"} == plays(table({**laid, "B": "20"}, {"A": "J"}, seats=3))
    assert {"x"} == plays(table(laid, {"A": "J"}, seats=3, rules=1))


def test_dog_47_who_can_play_nothing_else_must_lay_the_jack_and_stays_in():
    state = table({"A": "12", "B": "16!"}, {"A": "J 5 6", "B": "8"})
    assert ({"J0"}, "DOG-15") == (plays(state), refusal(state, "x"))
    play(state, "J0 8a")
    assert ("A", words("5a 6a")) == (on_turn(state), plays(state))


def test_dog_47_either_house_may_take_the_other_ones_jack():
    assert {"J0"} == plays(table({"A": "20"}, {"A": "J"}, house="lagerdog", blank_jack=True))
    assert {"x"} == plays(table({"A": "20"}, {"A": "J"}, house="dog", blank_jack=False))


# ---- DOG-48 -------------------------------------------------------------------------------------------------------


@in_both_houses
def test_dog_48_a_swap_makes_no_stone_fresh(house):
    """Both stones come to their own starts, where others may pass, hit and swap them."""
    state = table({"A": "16", "B": "0"}, {"A": "J", "B": "K", "D": "2"}, house=house)
    play(state, "Ja=Ba")
    assert ("0 n n n", "16 n n n") == (stones(state, "A"), stones(state, "B"))
    assert words("Ka K^") == plays(state, "B")


@in_both_houses
def test_dog_48_a_swap_counts_as_having_moved(house):
    """Swapped onto its start, a stone may turn in at once."""
    state = table({"A": "20", "B": "0"}, {"A": "J 3", "B": "2"}, house=house)
    play(state, "Ja=Ba 2a")
    assert words("3a 3a+") == plays(state, "A")


@in_both_houses
def test_dog_48_who_is_swapped_onto_his_start_may_turn_in_at_once(house):
    state = table({"A": "16", "B": "20"}, {"A": "J", "B": "3"}, house=house)
    play(state, "Ja=Ba")
    assert words("3a 3a+") == plays(state, "B")


@in_both_houses
def test_dog_48_a_swapped_stone_on_its_start_is_hit_like_any_other(house):
    state = table({"A": "20", "B": "0", "D": "60"}, {"A": "J", "D": "4"}, house=house)
    play(state, "Ja=Ba")
    assert words("4a 4a-") == plays(state, "D")
    assert "n n n n" == stones(play(state, "4a"), "A")
