"""Three players, house F: DOG-60 and DOG-61."""

import pytest
from tests.games.dog.tables import (
    CARDS,
    HOME,
    card_total,
    hand,
    heard,
    on_turn,
    play,
    plays,
    refusal,
    seven_ends,
    stones,
    table,
    view,
    words,
)

import rudel
from rudel.games.dog.events import Dealt


def three(stones_laid, hands, turn="A", **more):
    return table(stones_laid, hands, turn, house="lagerdog", seats=3, **more)


# ---- DOG-60: the table --------------------------------------------------------------------------------------------


def test_dog_60_a_and_c_are_a_team_and_b_plays_alone():
    assert ((0, 2), (1,)) == rudel.game("lagerdog", 3).parties


def test_dog_60_it_is_played_on_the_board_for_four():
    state = three({"B": "60"}, {"B": "10"}, "B")
    assert "6 n n n" == stones(play(state, "10a"), "B")


@pytest.mark.parametrize("mover", ["A", "B", "C"])
def test_dog_60_the_empty_seats_start_is_an_ordinary_field(mover):
    """Stones land on field 48, pass it, are hit there, and nobody turns in."""
    state = three({mover: "44 s4 s3 s2"}, {mover: "4 8"}, mover)
    assert words("4a 4a- 8a") == plays(state)
    assert "48 s4 s3 s2" == stones(play(state, "4a"), mover)
    other = "C" if mover == "B" else "B"
    state = play(three({mover: "44", other: "48"}, {mover: "4"}, mover), "4a")
    assert ("48 n n n", "n n n n") == (stones(state, mover), stones(state, other))


def test_dog_60_a_stone_on_the_empty_seats_start_is_passed_and_swapped():
    state = three({"A": "44", "B": "48"}, {"A": "8 J"})
    assert words("8a Ja=Ba") == plays(state)


@pytest.mark.parametrize(("seat", "other"), [("A", "B"), ("A", "C"), ("B", "A"), ("B", "C"), ("C", "A"), ("C", "B")])
def test_dog_60_every_seat_swaps_with_every_other(seat, other):
    state = play(three({seat: "40", other: "50"}, {seat: "J"}, seat), f"Ja={other}a")
    assert ("50 n n n", "40 n n n") == (stones(state, seat), stones(state, other))


def test_dog_60_turns_go_a_b_c_and_all_get_the_same_number():
    state = three({}, {"A": "K 2", "B": "K 2", "C": "K 2"}, "C")
    order = ""
    while view(state).deal == 1:
        order += on_turn(state)
        play(state, "K^" if len(order) <= 3 else "2a")
    assert "CABCAB" == order


def test_dog_60_the_deal_goes_a_b_c():
    state = three({}, {"C": "K"}, "C")
    assert Dealt(deal=2, size=5, dealer=2) in heard(state, "K^")
    assert (0, (5, 5, 5)) == (view(state).turn, view(state).held)


def test_dog_60_each_of_the_three_may_be_the_first_dealer():
    assert {0, 1, 2} == {view(rudel.game("lagerdog", 3).start(seed=seed)).dealer for seed in range(30)}


# ---- DOG-60: the swap ---------------------------------------------------------------------------------------------


def test_dog_60_the_lone_player_swaps_no_card():
    state = three({}, {"A": "K 2", "B": "9 10", "C": "3 4"}, swapping=True)
    assert ("AC", set(), "DOG-60") == (on_turn(state), plays(state, "B"), refusal(state, ">9", "B"))
    play(state, ">K", "A")
    play(state, ">4", "C")
    assert ["2 4", "9 10", "3 K"] == [hand(state, seat) for seat in "ABC"]
    assert ("playing", "A") == (view(state).phase, on_turn(state))


# ---- DOG-60: leaving the nest -------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [*CARDS, "*"])
def test_dog_60_the_lone_player_leaves_the_nest_with_any_card(card):
    state = three({}, {"B": card, "C": "K"}, "B")
    assert {f"{card}^"} == plays(state)
    play(state, f"{card}^")
    assert ("16! n n n", "C") == (stones(state, "B"), on_turn(state))


@pytest.mark.parametrize("card", ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q"])
def test_dog_60_the_team_leaves_the_nest_with_ace_king_and_joker_only(card):
    for seat in ("A", "C"):
        state = three({}, {seat: card}, seat)
        assert ({"x"}, "DOG-20") == (plays(state), refusal(state, f"{card}^"))


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("8", "8^ 8a"),
        ("4", "4^ 4a 4a-"),
        ("7", "7^ 7a"),
        ("J", "J^ Ja=Aa Ja=Ca"),
        ("A", "A^ A1a A11a"),
        ("K", "K^ Ka"),
    ],
)
def test_dog_60_leaving_the_nest_is_instead_of_what_the_card_does_otherwise(card, expected):
    state = three({"A": "40", "B": "50", "C": "60"}, {"B": card}, "B")
    assert words(expected) == plays(state)


def test_dog_60_a_seven_used_so_has_no_steps_left():
    state = play(three({"B": "50"}, {"B": "7 2", "C": "K"}, "B"), "7^")
    assert ("50 16! n n", "C", 0) == (stones(state, "B"), on_turn(state), view(state).left)


def test_dog_60_a_seven_begun_with_steps_takes_no_stone_out():
    state = three({"B": "50"}, {"B": "7"}, "B")
    assert {"57 n n n"} == seven_ends(state, "B")
    play(state, "7a")
    assert ({"7a"}, "DOG-22") == (plays(state), refusal(state, "7^"))


def test_dog_60_the_lone_players_fresh_stone_blocks_its_nest():
    state = three({"B": "16!"}, {"B": "8"}, "B")
    assert ({"8a"}, "DOG-30") == (plays(state), refusal(state, "8^"))


def test_dog_60_the_lone_player_sends_home_whoever_stands_on_the_start():
    state = play(three({"A": "16"}, {"B": "J"}, "B"), "J^")
    assert ("16! n n n", "n n n n") == (stones(state, "B"), stones(state, "A"))


def test_dog_60_the_lone_player_has_no_jack_without_effect_but_may_leave_with_it():
    state = three({"B": "50"}, {"B": "J"}, "B")
    assert ({"J^"}, "DOG-47") == (plays(state), refusal(state, "J0"))


# ---- DOG-60: the end ----------------------------------------------------------------------------------------------


def test_dog_60_the_lone_player_needs_only_four_stones():
    state = play(three({"B": "s4 s3 s2 15"}, {"B": "2", "C": "K"}, "B"), "2d+")
    assert ((2, 1, 2), (1,), ()) == (state.outcome().places, state.outcome().winners, state.to_act())


def test_dog_60_the_team_needs_eight():
    state = play(three({"A": "s4 s3 s2 63", "C": "40"}, {"A": "2", "B": "K"}), "2d+")
    assert (None, "B") == (state.outcome(), on_turn(state))
    state = play(three({"A": HOME, "C": "s4 s3 s2 31"}, {"A": "2", "B": "K"}), "2d+")
    assert ((1, 2, 1), (0, 2)) == (state.outcome().places, state.outcome().winners)


def test_dog_60_the_team_plays_for_each_other():
    state = three({"A": HOME, "C": "40"}, {"A": "10 K"})
    assert words("10a Ka K^") == plays(state)
    assert "40 32! n n" == stones(play(state, "K^"), "C")


def test_dog_60_the_team_drives_each_others_stones_with_a_seven():
    state = play(three({"A": "40", "C": HOME}, {"C": "7"}, "C"), "7Aa 7Aa 7Aa 7Aa 7Aa 7Aa 7Aa")
    assert "47 n n n" == stones(state, "A")
    state = play(three({"A": HOME, "C": "40"}, {"A": "7"}), "7Ca 7Ca 7Ca 7Ca 7Ca 7Ca 7Ca")
    assert "47 n n n" == stones(state, "C")


def test_dog_60_a_finished_partner_does_not_leave_the_nest_with_any_card():
    state = three({"A": HOME}, {"A": "8"})
    assert ({"x"}, "DOG-20") == (plays(state), refusal(state, "8^"))


# ---- DOG-61 -------------------------------------------------------------------------------------------------------


def test_dog_61_all_three_get_the_same_number_of_cards():
    held = [view(play(three({}, {"A": "K"}, deal=deal), "K^")).held for deal in range(1, 11)]
    assert [(size,) * 3 for size in (5, 4, 3, 2, 6, 5, 4, 3, 2, 6)] == held
    assert (6, 6, 6) == view(rudel.game("lagerdog", 3).start(seed=1)).held


def test_dog_61_the_cards_are_those_of_house_f():
    assert 110 == card_total(rudel.game("lagerdog", 3).start(seed=1))


def test_dog_61_the_jack_is_that_of_house_f():
    state = three({"A": "20"}, {"A": "J"})
    assert ({"x"}, "DOG-47") == (plays(state), refusal(state, "J0"))


def test_dog_61_the_options_are_those_of_house_f():
    assert rudel.game("lagerdog", 4).options == rudel.game("lagerdog", 3).options


def test_dog_61_a_fresh_stone_blocks_as_always():
    state = three({"A": "12 14", "B": "16!"}, {"A": "6 3"})
    assert {"3a"} == plays(state)
    assert ["DOG-30"] * 3 == [refusal(state, word) for word in ("6a", "6b", "3b")]


def test_dog_61_hitting_goes_as_always():
    state = play(three({"A": "12", "B": "18", "C": "20"}, {"A": "8"}), "8a")
    assert ["20 n n n", "18 n n n", "n n n n"] == [stones(state, seat) for seat in "ABC"]
