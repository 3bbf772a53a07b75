"""Partners and the end of the game: DOG-55 to DOG-58."""

import pytest
from tests.games.dog.tables import (
    HOME,
    at_every_table,
    hand,
    heard,
    in_both_houses,
    letters,
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

from rudel.games.dog.events import Finished, Played, Won

PARTNER = {3: "C", 4: "C", 6: "D"}
START = {"A": 0, "B": 16, "C": 32, "D": 48}


# ---- DOG-55 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_dog_55_a_finished_seat_plays_with_its_partners_stones(house, seats):
    partner = PARTNER[seats]
    start = START[partner]
    ends = {}
    for word in ("A11a", "K^", "4a-", "5a+"):
        state = table({"A": HOME, partner: f"{start - 2}"}, {"A": "A K 4 5"}, house=house, seats=seats)
        expected = words("A1a A11a A^ Ka K^ 4a 4a- 4a+ 5a 5a+")
        assert expected == plays(state)
        ends[word] = stones(play(state, word), partner).split()[:2]
    assert {
        "A11a": [f"{start + 9}", "n"],
        "K^": [f"{start - 2}", f"{start}!"],
        "4a-": [f"{start - 6}", "n"],
        "5a+": ["s3", "n"],
    } == ends


@in_both_houses
def test_dog_55_not_before_all_four_stones_are_home(house):
    state = table({"A": "s4 s3 s2 20", "C": "40"}, {"A": "10 4"}, house=house)
    assert words("10d 4d 4d-") == plays(state)


@in_both_houses
def test_dog_55_who_finishes_plays_for_the_partner_at_once(house):
    state = table({"A": "s4 s3 s2 62", "C": "40"}, {"A": "3 10", "B": "K"}, house=house)
    assert Finished(seat=0) in heard(state, "3d+")
    play(state, "K^")
    assert ("A", {"10a"}) == (on_turn(state), plays(state))
    assert "50 n n n" == stones(play(state, "10a"), "C")


@in_both_houses
def test_dog_55_own_and_foreign_change_for_the_jack(house):
    """C's stones are A's own now: swapped, not swapped with; only B's and D's are foreign."""
    state = table({"A": HOME, "B": "50", "C": "40 32!", "D": "10 48!"}, {"A": "J"}, house=house)
    assert words("Ja=Ba Ja=Da") == plays(state)
    assert ["DOG-23", "DOG-45", "DOG-45"] == [refusal(state, word) for word in ("Ja=Ca", "Jb=Ba", "Ja=Db")]
    play(state, "Ja=Da")
    assert ("10 32! n n", "40 48! n n") == (stones(state, "C"), stones(state, "D"))


def test_dog_55_the_jack_without_effect_asks_for_the_partners_stones():
    state = table({"A": HOME, "C": "40"}, {"A": "J"})
    assert {"J0"} == plays(state)
    state = table({"A": HOME, "C": "32!"}, {"A": "J"})
    assert {"J0"} == plays(state)
    state = table({"A": HOME, "C": "n"}, {"A": "J"})
    assert ({"x"}, "DOG-47") == (plays(state), refusal(state, "J0"))
    state = table({"A": HOME, "C": "32!"}, {"A": "J"}, rules=1)
    assert ({"x"}, "DOG-47") == (plays(state), refusal(state, "J0"))
    state = table({"A": HOME, "C": "40"}, {"A": "J"}, house="lagerdog")
    assert ({"x"}, "DOG-47") == (plays(state), refusal(state, "J0"))


@in_both_houses
def test_dog_55_the_partners_fresh_stone_blocks_its_nest_and_its_own_way(house):
    state = table({"A": HOME, "C": "32! 30"}, {"A": "K 5"}, house=house)
    assert words("Ka 5a") == plays(state)
    assert ["DOG-30"] * 3 == [refusal(state, word) for word in ("K^", "5b", "5b+")]


@in_both_houses
def test_dog_55_a_seven_drives_the_partners_stones(house):
    state = table({"A": HOME, "B": "42", "C": "40 s1"}, {"A": "7"}, house=house)
    assert words("7Ca 7Cb+") == plays(state)
    assert ["DOG-51", "DOG-52"] == [refusal(state, "7a"), refusal(state, "7d+")]
    sweeping = {"47 s1 n n | n n n n", "46 s2 n n | n n n n", "45 s3 n n | n n n n", "44 s4 n n | n n n n"}
    assert sweeping == seven_ends(state, "C", "B")


@in_both_houses
def test_dog_55_a_finished_seat_drops_out_when_the_partners_stones_cannot_move(house):
    state = table({"A": HOME}, {"A": "2 J 7"}, house=house)
    assert {"x"} == plays(state)


@at_every_table
def test_dog_55_a_finished_seat_is_still_dealt_cards(house, seats):
    state = table({"A": HOME, PARTNER[seats]: "50"}, {"A": "2"}, house=house, seats=seats)
    play(state, "2a")
    assert (5,) * seats == view(state).held
    assert 5 == len(view(state, "A").hand)


@at_every_table
def test_dog_55_a_finished_seat_still_swaps(house, seats):
    partner = PARTNER[seats]
    hands = {seat: "5" for seat in letters(seats) if (seats, seat) != (3, "B")} | {"A": "K", partner: "2"}
    state = table({"A": HOME}, hands, house=house, seats=seats, swapping=True)
    assert "A" in on_turn(state)
    for seat, card in hands.items():
        play(state, f">{card}", seat)
    assert ("2", "K") == (hand(state, "A"), hand(state, partner))


@in_both_houses
def test_dog_55_both_partners_drive_the_same_stones(house):
    state = table({"A": HOME, "C": "40"}, {"A": "10", "C": "9"}, house=house)
    play(state, "10a 9a")
    assert "59 n n n" == stones(state, "C")


# ---- DOG-56 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_dog_56_a_seven_that_brings_the_last_stone_home_goes_on_with_the_partners(house, seats):
    partner = PARTNER[seats]
    last = {3: 63, 4: 63, 6: 95}[seats]
    laid = {"A": f"s4 s3 s2 {last}", partner: "40 s1"}
    state = play(table(laid, {"A": "7", "B": "K"}, house=house, seats=seats), "7d")
    assert words("7d 7d+") == plays(state)
    assert Finished(seat=0) in heard(state, "7d+")
    assert ("A", words(f"7{partner}a 7{partner}b+")) == (on_turn(state), plays(state))
    play(state, f"7{partner}b+ " + f"7{partner}a " * 4)
    assert ("s4 s3 s2 s1", "44 s2 n n") == (stones(state, "A"), stones(state, partner))
    assert "B" == on_turn(state)


@in_both_houses
def test_dog_56_all_ends_of_such_a_seven(house):
    state = table({"A": "s4 s3 s2 63", "C": "40"}, {"A": "7"}, house=house)
    assert {"s4 s3 s2 6 | 40 n n n", "s4 s3 s2 s1 | 45 n n n"} == seven_ends(state, "A", "C")


@in_both_houses
def test_dog_56_the_partners_stones_do_not_move_before_the_last_own_stone_is_home(house):
    state = table({"A": "s4 s3 s2 63", "C": "40"}, {"A": "7"}, house=house)
    assert ({"7d"}, "DOG-56") == (plays(state), refusal(state, "7Ca"))
    play(state, "7d")
    assert "DOG-56" == refusal(state, "7Ca")


@in_both_houses
@pytest.mark.parametrize("partner", [{}, {"C": "43", "D": "48!"}, {"C": "s1 n"}, {"C": "s1 46", "D": "48!"}])
def test_dog_56_is_refused_when_the_rest_cannot_be_used_up(house, partner):
    """Five steps are left; the partner's stones have none, four, three, or four of two stones."""
    state = play(table({"A": "s4 s3 s2 63", **partner}, {"A": "7"}, house=house), "7d")
    assert ({"7d"}, "DOG-56") == (plays(state), refusal(state, "7d+"))
    assert "s4 s3 s2 6" == stones(play(state, "7d 7d 7d 7d 7d 7d"), "A")


@in_both_houses
def test_dog_56_the_partners_fresh_stone_drives_the_rest_as_well(house):
    state = play(table({"A": "s4 s3 s2 63", "C": "32!"}, {"A": "7"}, house=house), "7d 7d+")
    assert "37 n n n" == stones(play(state, "7Ca 7Ca 7Ca 7Ca 7Ca"), "C")


@in_both_houses
def test_dog_56_the_rest_may_just_be_enough(house):
    state = table({"A": "s4 s3 s2 63", "C": "42", "D": "48!"}, {"A": "7"}, house=house)
    assert {"s4 s3 s2 6 | 42 n n n", "s4 s3 s2 s1 | 47 n n n"} == seven_ends(state, "A", "C")


@in_both_houses
def test_dog_56_holds_for_a_joker_too(house):
    state = play(table({"A": "s4 s3 s2 63", "C": "40"}, {"A": "*"}, house=house), "*7d 7d+")
    assert {"7Ca"} == plays(state)


@in_both_houses
def test_dog_56_tidying_up_the_stall_may_end_with_the_partner(house):
    """Stones b and c make room, a comes in, and the last two steps are the partner's."""
    state = table({"A": "0 s1 s3 s4", "C": "40"}, {"A": "7"}, house=house)
    assert {"7 s1 s3 s4 | 40 n n n", "6 s2 s3 s4 | 40 n n n", "s1 s2 s3 s4 | 45 n n n"} == seven_ends(state, "A", "C")


# ---- DOG-57 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_dog_57_a_party_wins_at_once_with_its_eight_stones_home(house, seats):
    partner = PARTNER[seats]
    laid = {"A": HOME, partner: f"s4 s3 s2 {START[partner] - 1}"}
    state = table(laid, {"A": "2 K 9", "B": "K K"}, house=house, seats=seats)
    winners = (0, letters(seats).index(partner))
    assert Won(seats=winners) == heard(state, "2d+")[-1]
    assert tuple(1 if seat in winners else 2 for seat in range(seats)) == state.outcome().places
    assert (winners, False, ()) == (state.outcome().winners, state.outcome().undecided, state.to_act())


def test_dog_57_after_the_win_nothing_is_played():
    state = play(table({"A": HOME, "C": "s4 s3 s2 31"}, {"A": "2 K", "B": "K"}), "2d+")
    assert [set()] * 4 == [plays(state, seat) for seat in "ABCD"]
    assert ["DOG-57", "DOG-57"] == [refusal(state, "K^", "A"), refusal(state, "K^", "B")]


def test_dog_57_four_stones_do_not_win():
    state = play(table({"A": "s4 s3 s2 63", "C": "s4 s3 s2 20"}, {"A": "2", "B": "K"}), "2d+")
    assert (None, "B") == (state.outcome(), on_turn(state))


@pytest.mark.parametrize("seats", [4, 6])
def test_dog_57_the_partner_of_a_finished_seat_wins_for_both(seats):
    partner = PARTNER[seats]
    laid = {"A": HOME, partner: f"s4 s3 s2 {START[partner] - 1}"}
    state = play(table(laid, {partner: "2", "A": "K"}, partner, seats=seats), "2d+")
    assert (0, letters(seats).index(partner)) == state.outcome().winners


@in_both_houses
def test_dog_57_the_last_card_must_be_used_up_exactly(house):
    """The last stone needs two steps; a seven takes it past its stall."""
    state = table({"A": HOME, "C": "s4 s3 s2 31"}, {"A": "7 5"}, house=house)
    assert words("7Cd 5d") == plays(state)
    assert {"s4 s3 s2 38"} == seven_ends(state, "C")


@in_both_houses
def test_dog_57_a_seven_used_up_exactly_wins(house):
    state = table({"A": HOME, "C": "s4 s3 s2 26"}, {"A": "7"}, house=house)
    play(state, "7Cd " * 6)
    assert None is state.outcome()
    assert (0, 2) == play(state, "7Cd+").outcome().winners


@in_both_houses
def test_dog_57_one_seven_may_bring_both_last_stones_home(house):
    state = table({"A": "s4 s3 s2 62", "C": "s4 s3 s2 29"}, {"A": "7"}, house=house)
    play(state, "7d 7d 7d+ 7Cd 7Cd 7Cd")
    assert None is state.outcome()
    assert (0, 2) == play(state, "7Cd+").outcome().winners


@in_both_houses
def test_dog_57_refuses_a_seven_that_finishes_the_party_with_steps_left_over(house):
    state = play(table({"A": HOME, "C": "s4 s3 s2 31"}, {"A": "7"}, house=house), "7Cd")
    assert ({"7Cd"}, "DOG-57") == (plays(state), refusal(state, "7Cd+"))


def test_dog_57_refuses_the_lone_player_a_seven_with_steps_left_over():
    state = play(table({"B": "s4 s3 s2 15"}, {"B": "7"}, "B", house="lagerdog", seats=3), "7d")
    assert ({"7d"}, "DOG-57") == (plays(state), refusal(state, "7d+"))


def test_dog_57_the_lone_player_is_a_party_of_four_stones():
    state = play(table({"A": HOME, "B": "s4 s3 s2 15"}, {"B": "2 K"}, "B", house="lagerdog", seats=3), "2d+")
    assert ((2, 1, 2), (1,)) == (state.outcome().places, state.outcome().winners)


# ---- DOG-58 -------------------------------------------------------------------------------------------------------

LAST_STONE = {"A": HOME, "C": "s4 s3 s2 31"}


@in_both_houses
def test_dog_58_is_off_by_default(house):
    state = table(LAST_STONE, {"A": "*"}, house=house)
    assert {"*2d+"} == {word for word in plays(state) if word.endswith("+")}
    assert (0, 2) == play(state, "*2d+").outcome().winners


@in_both_houses
@pytest.mark.parametrize(("field", "word"), [("31", "*2d+"), ("32", "*A1d+"), ("28", "*5d+"), ("20", "*Kd+")])
def test_dog_58_a_joker_may_not_win_whatever_it_stands_for(house, field, word):
    laid = {"A": HOME, "C": f"s4 s3 s2 {field}"}
    state = table(laid, {"A": "*"}, house=house, hard_ending=True)
    ring_words = words("*A1d *A11d *2d *3d *4d *4d- *5d *6d *8d *9d *10d *Qd *Kd *7Cd")
    blank = {"*J0"} if house == "dog" else set()
    assert (ring_words | blank, "DOG-58") == (plays(state), refusal(state, word))
    by_version_1 = table(laid, {"A": "*"}, house=house, hard_ending=True, rules=1)
    assert (ring_words, "DOG-58") == (plays(by_version_1), refusal(by_version_1, word))


@in_both_houses
def test_dog_58_a_jokers_seven_may_not_win(house):
    """Seven steps bring the last stone home, or past its start."""
    laid = {"A": HOME, "C": "s4 s3 s2 26"}
    state = table(laid, {"A": "*"}, house=house, hard_ending=True)
    assert {"s4 s3 s2 33"} == seven_ends(state, "C")
    state = table(laid, {"A": "7"}, house=house, hard_ending=True)
    assert {"s4 s3 s2 33", "s4 s3 s2 s1"} == seven_ends(state, "C")


@in_both_houses
def test_dog_58_refuses_the_step_of_a_jokers_seven_that_would_win(house):
    laid = {"A": HOME, "C": "s4 s3 s2 26"}
    state = play(table(laid, {"A": "*"}, house=house, hard_ending=True), "*7Cd" + " 7Cd" * 5)
    assert ({"7Cd"}, "DOG-58") == (plays(state), refusal(state, "7Cd+"))


@in_both_houses
def test_dog_58_any_other_card_may_win(house):
    state = play(table(LAST_STONE, {"A": "2"}, house=house, hard_ending=True), "2d+")
    assert (0, 2) == state.outcome().winners


@in_both_houses
def test_dog_58_a_joker_may_bring_home_a_stone_that_does_not_win(house):
    state = table({"A": "s4 s3 s2 63", "C": "40"}, {"A": "*"}, house=house, hard_ending=True)
    assert "*2d+" in plays(state)
    state = table({"A": HOME, "C": "s4 s2 n 31"}, {"A": "*"}, house=house, hard_ending=True)
    assert words("*2d+ *A1b+ *7Cb+") == {word for word in plays(state) if word.endswith("+")}


@in_both_houses
def test_dog_58_a_joker_may_move_on_inside_the_stall(house):
    state = table({"A": HOME, "C": "s4 s2 s1 40"}, {"A": "*"}, house=house, hard_ending=True)
    assert words("*A1b+ *7Cb+") == {word for word in plays(state) if word.endswith("+")}
    assert [Played(seat=0, card="*", shown="A")] == heard(state, "*A1b+")[:1]


@in_both_houses
def test_dog_58_who_holds_only_a_joker_must_play_it_otherwise(house):
    """A winning play does not count for DOG-15, but a stone on the ring always leaves the joker another one."""
    state = table(LAST_STONE, {"A": "*"}, house=house, hard_ending=True)
    assert "DOG-15" == refusal(state, "x")


def test_dog_58_holds_for_the_lone_player():
    laid = {"B": "s4 s3 s2 15"}
    state = table(laid, {"B": "* 2"}, "B", house="lagerdog", seats=3, hard_ending=True)
    assert ("DOG-58", {"2d+"}) == (refusal(state, "*2d+"), {word for word in plays(state) if word.endswith("+")})


def test_dog_58_holds_at_six_seats():
    laid = {"A": HOME, "D": "s4 s3 s2 47"}
    state = table(laid, {"A": "* 2"}, house="lagerdog", seats=6, hard_ending=True)
    assert ("DOG-58", {"2d+"}) == (refusal(state, "*2d+"), {word for word in plays(state) if word.endswith("+")})
