"""Giving away and placing: KLF-10 and KLF-11."""

import pytest
from tests.games.klaeffer.tables import (
    CALM,
    LONE,
    PLACES,
    at_every_table,
    council,
    front,
    heard,
    letters,
    lying,
    on_turn,
    play,
    plays,
    refusal,
    table,
    view,
    words,
)

from rudel.games.klaeffer.events import GaveAway


def gifts(state):
    return {word for word in plays(state) if len(word) == 3}


# ---- KLF-10 -------------------------------------------------------------------------------------------------------


def test_klf_10_all_cards_of_one_district_go_to_somebody_who_has_none_of_it():
    state = table(LONE, "OC1", districts={"A": "RC1 PC1 RC5 RB2", "B": "PC2"})
    assert words("R>B R>C P>C") == gifts(state)
    told = heard(state, "R>B")
    assert [GaveAway(audience=None, seat=0, to=1, district=2, cards=("RC1", "RC5", "RB2"))] == told
    assert (words("PC1"), words("PC2 RC1 RC5 RB2")) == (front(state, "A"), front(state, "B"))
    assert ("RC1", "RC5", "RB2") == view(state).districts[1][2]


@at_every_table
def test_klf_10_any_other_seat_may_receive(seats):
    for giver in letters(seats):
        others = set(letters(seats)) - {giver}
        state = table(LONE, "OC1", giver, seats=seats, districts={giver: "GC1 GC2"})
        assert {f"G>{other}" for other in others} == gifts(state)
        for other in others:
            after = play(state.copy(), f"G>{other}")
            assert (set(), words("GC1 GC2")) == (front(after, giver), front(after, other))


@pytest.mark.parametrize("district", "YORPBG")
def test_klf_10_any_district_may_be_given(district):
    state = table("RB4" + " ." * 15, "OB5", seats=2, districts={"A": "YC1 OC1 RC1 PC1 BC1 GC1", "B": ""})
    play(state, f"{district}>B")
    assert (words("YC1 OC1 RC1 PC1 BC1 GC1") - {f"{district}C1"}, {f"{district}C1"}) == (
        front(state, "A"),
        front(state, "B"),
    )


def test_klf_10_a_whole_district_of_twelve_cards_may_be_given():
    twelve = "GC1 GC2 GC4 GC5 GP1 GP2 GP3 GP5 GB1 GB2 GB3 GB4"
    state = play(table(LONE, "OC1", districts={"A": twelve}), "G>C")
    assert ((), tuple(twelve.split())) == (view(state).districts[0][5], view(state).districts[2][5])
    assert {"h1"} == plays(state)


def test_klf_10_nobody_gives_what_he_does_not_have():
    state = table(LONE, "OC1 GC1", districts={"A": "RC1", "B": "GC2"})
    assert ["KLF-10"] * 3 == [refusal(state, word) for word in ("O>B", "G>C", "Y>C")]


def test_klf_10_nobody_gets_a_colour_that_he_has():
    state = table(LONE, "OC1", districts={"A": "RC1 RC2", "B": "RC5"})
    assert ({"R>C"}, "KLF-10") == (gifts(state), refusal(state, "R>B"))


def test_klf_10_a_colour_in_the_hand_is_not_in_front():
    state = table(LONE, {"A": "RB1 OC1", "B": "RC4 RC5 RP1 RP2"}, districts={"A": "RC1"})
    assert words("R>B R>C") == gifts(state)


def test_klf_10_not_in_ones_first_turn():
    state = table(LONE, "OC1", districts={"A": "RC1"}, turns_taken={"A": 0})
    assert ({"h1"}, "KLF-10") == (plays(state), refusal(state, "R>B"))


def test_klf_10_from_ones_second_turn_on_whatever_the_others_have_had():
    state = table(LONE, "OC1", districts={"A": "RC1"}, turns_taken={"A": 1, "B": 0, "C": 0})
    assert words("R>B R>C") == gifts(state)


def test_klf_10_in_the_second_turn_of_a_real_table():
    hands = {"A": "OC2 OC3", "B": "BC2 BC3"}
    state = table(CALM, hands, seats=2, districts={"A": "RC5", "B": "PC5"}, turns_taken={"A": 0, "B": 0})
    for place in ("b2", "c2"):
        assert set() == gifts(state)
        play(state, f"h1 {place} <")
    assert ((1, 1), {"R>B"}) == (view(state).turns_taken, gifts(state))


def test_klf_10_only_once_in_a_turn():
    state = play(table(LONE, "OC1", districts={"A": "RC1 PC1"}), "R>B")
    assert ({"h1"}, "KLF-10", True) == (plays(state), refusal(state, "P>B"), view(state).gave)


def test_klf_10_once_in_every_turn():
    hands = {"A": "OC2 OC3", "B": "BC2 BC3"}
    state = table(CALM, hands, seats=2, districts={"A": "RC5 PC5", "B": "GC5"})
    play(state, "R>B h1 b2 <")
    assert (words("R>A G>A"), False) == (gifts(state), view(state).gave)
    play(state, "h1 c2 <")
    assert {"P>B"} == gifts(state)


def test_klf_10_only_as_the_first_step():
    state = table(LONE, "OC1", districts={"A": "RC1"})
    play(state, "h1")
    assert "KLF-10" == refusal(state, "R>B")
    play(state, "b1")
    assert "KLF-10" == refusal(state, "R>B")


def test_klf_10_it_is_optional_and_the_turn_goes_on_after_it():
    given = play(table(LONE, "OC1 OC2", districts={"A": "RC1"}), "R>B")
    assert ("A", "begin", 0) == (on_turn(given), view(given).phase, view(given).turns)
    assert words("h1 h2") == plays(given)
    kept = play(table(CALM, "OC2 OC3", districts={"A": "RC2"}), "h1 b2 <")
    assert ("B", 1) == (on_turn(kept), view(kept).turns)


def test_klf_10_what_was_given_may_be_handed_on():
    state = table(CALM, {"A": "OC2", "B": "BC2"}, districts={"A": "RC2 RC5", "B": "PC5"})
    play(state, "R>B h1 b2 <")
    assert words("R>A R>C P>A P>C") == gifts(state)
    assert words("RC2 RC5") == front(play(state, "R>C"), "C")


def test_klf_10_what_is_taken_later_joins_what_was_received():
    laid = "RC5 . BB5 YC1 YP1 . . YB1 OC1 . OP1 OB1 PC1 PP1 PB1 BC1"
    state = table(laid, {"A": "OC2", "B": "RB4"}, seats=2, districts={"A": "RC1"})
    play(state, "R>B h1 b3 < h1 b1")
    assert (("RC1", "RC5"), words("RC1 RC5 BB5")) == (view(state).districts[1][2], front(state, "B"))


# ---- KLF-11 -------------------------------------------------------------------------------------------------------


def around(place):
    column, row = "abcd".index(place[0]), int(place[1])
    near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return {f"{'abcd'[x]}{y}" for x, y in near if 0 <= x < 4 and 1 <= y <= 4}


@pytest.mark.parametrize("place", PLACES)
def test_klf_11_a_card_is_placed_above_below_left_or_right_of_another(place):
    state = table(" ".join("YC1" if other == place else "." for other in PLACES), "OC1")
    play(state, "h1")
    assert around(place) == plays(state)
    elsewhere = [other for other in PLACES if other not in around(place)]
    assert ["KLF-11"] * len(elsewhere) == [refusal(state, other) for other in elsewhere]


def test_klf_11_diagonal_contact_does_not_count():
    state = play(table(". . . . . YC1" + " ." * 10, "OC1"), "h1")
    assert ["KLF-11"] * 4 == [refusal(state, place) for place in ("a1", "c1", "a3", "c3")]


def test_klf_11_only_a_free_place_is_taken():
    state = play(table("YC1 YC2 . . YC3" + " ." * 11, "OC1"), "h1")
    assert words("c1 b2 a3") == plays(state)
    assert ["KLF-11"] * 3 == [refusal(state, place) for place in ("a1", "b1", "a2")]


def test_klf_11_the_last_free_place_can_be_taken():
    state = table("YC1 YC2 YC3 YC5 OC1 OC2 OC3 OC4 RC1 RC2 RC4 RC5 PC1 PC2 PC3 .", "BB1")
    assert {"d4"} == plays(play(state, "h1"))


def test_klf_11_at_the_first_turn_the_four_inner_places_are_open():
    laid = "YC1 YC2 YC3 YC5 OC1 . . OC4 RC1 . . RC5 PC1 PC2 PC3 PC5"
    assert words("b2 c2 b3 c3") == plays(play(table(laid, "BB1"), "h1"))


@pytest.mark.parametrize("slot", range(4))
def test_klf_11_any_hand_card_may_be_placed(slot):
    cards = "OC1 RC1 PC1 BC1"
    state = table(LONE, cards)
    assert words("h1 h2 h3 h4") == plays(state)
    assert f"YC1 {cards.split()[slot]}" == lying(play(state, f"h{slot + 1} b1"), "a1 b1")
    assert 2 == len(council(state))


def test_klf_11_an_empty_slot_holds_no_card_to_place():
    state = table(LONE, "OC1 RC1")
    assert (words("h1 h2"), "KLF-11") == (plays(state), refusal(state, "h3"))


def test_klf_11_placing_is_compulsory():
    state = table(LONE, "OC1")
    assert ({"h1"}, "KLF-11") == (plays(state), refusal(state, "x"))


def test_klf_11_a_card_is_picked_before_it_is_put_and_then_it_must_be_put():
    state = table(LONE, "OC1 OC2")
    assert "KLF-11" == refusal(state, "b1")
    play(state, "h1")
    assert (words("b1 a2"), "put", "A") == (plays(state), view(state).phase, on_turn(state))
    assert ["KLF-11", "KLF-11"] == [refusal(state, "h1"), refusal(state, "h2")]


def test_klf_11_one_card_in_a_turn():
    state = play(table(LONE, "OC1 OC2"), "h1 b1")
    assert (words("< >"), "draw") == (plays(state), view(state).phase)
    assert ["KLF-14", "KLF-14"] == [refusal(state, "h2"), refusal(state, "c1")]
