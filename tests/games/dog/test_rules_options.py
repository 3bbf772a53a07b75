"""Options of Dog's relatives, all off by default: DOG-70 to DOG-74."""

from collections import Counter

import pytest
from tests.games.dog.tables import (
    CARDS,
    HOME,
    alone_at_every_table,
    at_every_table,
    card_total,
    hand,
    heard,
    in_both_houses,
    letters,
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

import rudel
from rudel.core.errors import BadSetup
from rudel.games.dog.events import GaveCard, HandDealt, Received, Won

PARTNER = {3: "C", 4: "C", 6: "D"}


# ---- DOG-70 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_dog_70_a_canadian_seven_moves_the_partners_stones_as_well(house, seats):
    partner = PARTNER[seats]
    laid = {"A": "20", "B": "30", partner: "60"}
    state = table(laid, {"A": "7"}, house=house, seats=seats, canadian_seven=True)
    assert words(f"7a 7{partner}a") == plays(state)
    expected = {f"{20 + steps} n n n | {(67 - steps) % ring(seats)} n n n" for steps in range(8)}
    assert expected == seven_ends(state, "A", partner)


@in_both_houses
def test_dog_70_is_off_by_default(house):
    state = table({"A": "20", "C": "50"}, {"A": "7"}, house=house)
    assert ({"7a"}, "DOG-56") == (plays(state), refusal(state, "7Ca"))


@in_both_houses
def test_dog_70_it_can_be_played_with_the_partners_stones_alone(house):
    assert {"47 n n n"} == seven_ends(table({"C": "40"}, {"A": "7"}, house=house, canadian_seven=True), "C")
    assert {"47 n n n"} == seven_ends(table({"C": "40"}, {"A": "*"}, house=house, canadian_seven=True), "C")


@in_both_houses
def test_dog_70_it_moves_no_opponents_stones(house):
    state = table({"A": "20", "B": "30", "D": "40"}, {"A": "7"}, house=house, canadian_seven=True)
    assert {"7a"} == plays(state)
    assert ["DOG-22", "DOG-22"] == [refusal(state, "7Ba"), refusal(state, "7Da")]


@in_both_houses
def test_dog_70_the_partners_stones_keep_their_own_start_and_stall(house):
    state = table({"A": "20", "C": "31 s4"}, {"A": "7"}, house=house, canadian_seven=True)
    play(state, "7Ca")
    assert words("7a 7Ca 7Ca+") == plays(state)
    play(state, "7Ca+ 7a 7a 7a 7a 7Ca+")
    assert ("24 n n n", "s2 s4 n n") == (stones(state, "A"), stones(state, "C"))


@in_both_houses
def test_dog_70_only_a_seven_moves_them(house):
    state = table({"A": "20", "C": "50"}, {"A": "10 4"}, house=house, canadian_seven=True)
    assert words("10a 4a 4a-") == plays(state)


@in_both_houses
def test_dog_70_it_can_win_for_the_party(house):
    laid = {"A": "s4 s3 s2 62", "C": "s4 s3 s2 29"}
    state = table(laid, {"A": "7"}, house=house, canadian_seven=True)
    play(state, "7Cd 7Cd 7Cd 7Cd+ 7d 7d 7d+")
    assert (0, 2) == state.outcome().winners


def test_dog_70_gives_the_lone_player_nothing():
    state = table({"A": "40", "B": "20"}, {"B": "7"}, "B", house="lagerdog", seats=3, canadian_seven=True)
    assert words("7^ 7a") == plays(state)


# ---- DOG-71 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("house", ["dog", "lagerdog"])
def test_dog_71_a_strict_jack_has_no_effect_only_when_the_hand_has_no_other_play(house):
    agreed = {"house": house, "blank_jack": True, "strict_jack": True}
    state = table({"A": "20"}, {"A": "J 5"}, **agreed)
    assert ({"5a"}, "DOG-71") == (plays(state), refusal(state, "J0"))
    assert {"J0"} == plays(table({"A": "20"}, {"A": "J"}, **agreed))


def test_dog_71_a_hand_that_cannot_be_played_otherwise_lays_the_jack():
    state = table({"A": "12", "B": "16!"}, {"A": "J 5 9", "B": "8"}, strict_jack=True)
    assert ({"J0"}, "DOG-15") == (plays(state), refusal(state, "x"))
    play(state, "J0 8a")
    assert words("5a 9a") == plays(state, "A")


def test_dog_71_leaves_the_jack_that_swaps_alone():
    state = table({"A": "20", "B": "30"}, {"A": "J 5"}, strict_jack=True)
    assert (words("Ja=Ba 5a"), "DOG-46") == (plays(state), refusal(state, "J0"))


def test_dog_71_counts_a_joker_and_the_nest_as_other_plays():
    assert "J0" not in plays(table({"A": "20"}, {"A": "J *"}, strict_jack=True))
    assert words("Ka K^") == plays(table({"A": "20"}, {"A": "J K"}, strict_jack=True))


STUCK = [{"A": "20"}, {"A": "0!"}, {"A": "15", "B": "16!"}, {"A": "47", "D": "48!"}, {"A": HOME, "C": "32!"}]


@pytest.mark.parametrize("laid", STUCK)
def test_dog_71_a_joker_is_always_another_play_so_it_is_never_without_effect(laid):
    """Where a jack may be so, an own stone is on the ring; with a joker it goes one forward or four back."""
    state = table(laid, {"A": "J *"}, strict_jack=True)
    assert set() == plays(state) & words("J0 *J0 x")
    assert ["DOG-71", "DOG-71"] == [refusal(state, "J0"), refusal(state, "*J0")]


def test_dog_71_a_joker_without_effect_is_refused_by_the_strict_jack():
    state = table({"A": "20"}, {"A": "*"}, strict_jack=True)
    assert ("DOG-71", None) == (refusal(state, "*J0"), refusal(table({"A": "20"}, {"A": "*"}), "*J0"))


def test_dog_71_who_lays_a_strict_jack_for_a_fresh_stone_is_known_to_lack_all_that_moves_it():
    state = table({"A": "0! s1 s2 s3"}, {"A": "J J", "B": "2"}, strict_jack=True)
    lacks = view(play(state, "J0"), "B").lacks[0]
    assert set(CARDS) - {"J"} | {"*"} == set(lacks)


def test_dog_71_a_strict_jack_tells_that_there_is_no_joker_in_the_hand():
    state = table({"A": "12", "B": "16!"}, {"A": "J J 5", "B": "2"}, strict_jack=True)
    assert words("A 2 3 4 K *") == set(view(play(state, "J0"), "B").lacks[0])


def test_dog_71_is_off_by_default():
    assert words("J0 5a") == plays(table({"A": "20"}, {"A": "J 5"}))


# ---- DOG-72 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_dog_72_a_stone_on_its_start_may_not_turn_in_from_there(house, seats):
    for number, seat in enumerate(letters(seats)):
        laid = {seat: f"{16 * number} s4"}
        state = table(laid, {seat: "2 3"}, seat, house=house, seats=seats, round_again=True)
        assert words("2a 3a") == {word for word in plays(state) if "^" not in word}
        assert ["DOG-72", "DOG-72"] == [refusal(state, "2a+"), refusal(state, "3a+")]


@in_both_houses
def test_dog_72_is_off_by_default(house):
    assert words("3a 3a+") == plays(table({"A": "0"}, {"A": "3"}, house=house))


@in_both_houses
def test_dog_72_a_stone_that_comes_to_its_start_with_the_card_turns_in(house):
    state = table({"A": "63"}, {"A": "3"}, house=house, round_again=True)
    assert words("3a 3a+") == plays(state)


@in_both_houses
def test_dog_72_back_four_and_forward_again_it_has_come_round(house):
    state = table({"A": "0"}, {"A": "4 5", "B": "K"}, house=house, round_again=True)
    play(state, "4a- K^")
    assert words("5a 5a+") == plays(state, "A")


@in_both_houses
def test_dog_72_holds_for_a_seven(house):
    state = table({"A": "0 20"}, {"A": "7"}, house=house, round_again=True)
    assert (words("7a 7b"), "DOG-72") == (plays(state), refusal(state, "7a+"))
    play(state, "7b")
    assert (words("7a 7b"), "DOG-72") == (plays(state), refusal(state, "7a+"))


@in_both_houses
def test_dog_72_a_seven_that_brings_the_stone_to_its_start_may_turn_in(house):
    state = table({"A": "61 20"}, {"A": "7"}, house=house, round_again=True)
    play(state, "7a 7a 7a")
    assert words("7a 7a+ 7b") == plays(state)


@in_both_houses
def test_dog_72_what_an_earlier_seven_did_does_not_count(house):
    """The first seven brings stone a to its start; the second begins with it standing there."""
    state = table({"A": "62 20"}, {"A": "7 7", "B": "K"}, house=house, round_again=True)
    play(state, "7a 7a 7b 7b 7b 7b 7b K^")
    assert ("0 25 n n", words("7a 7b"), "DOG-72") == (stones(state, "A"), plays(state), refusal(state, "7a+"))


@in_both_houses
def test_dog_72_holds_for_a_finished_seat_that_plays_for_its_partner(house):
    state = table({"A": HOME, "C": "32 s4"}, {"A": "2"}, house=house, round_again=True)
    assert ({"2a"}, "DOG-72") == (plays(state), refusal(state, "2a+"))


@in_both_houses
def test_dog_72_moves_inside_the_stall_stay_free(house):
    state = table({"A": "s1"}, {"A": "2"}, house=house, round_again=True)
    assert {"2a+"} == plays(state)


# ---- DOG-73 -------------------------------------------------------------------------------------------------------


def teams(stones_laid, hands, turn="A", **more):
    return table(stones_laid, hands, turn, seats=6, teams_of_three=True, **more)


@in_both_houses
def test_dog_73_two_teams_of_three_sit_in_turn(house):
    assert ((0, 2, 4), (1, 3, 5)) == rudel.game(house, 6, teams_of_three=True).parties


@in_both_houses
def test_dog_73_is_for_six_and_off_by_default(house):
    assert ((0, 3), (1, 4), (2, 5)) == rudel.game(house, 6).parties
    for seats in (2, 3, 4, 5):
        with pytest.raises(BadSetup):
            rudel.game(house, seats, teams_of_three=True)


@in_both_houses
@pytest.mark.parametrize(("deal", "ahead"), [(1, 2), (2, 4), (3, 2), (4, 4), (999, 2)])
def test_dog_73_everyone_gives_to_the_next_mate_on_odd_deals_and_to_the_other_on_even_ones(house, deal, ahead):
    cards = dict(zip("ABCDEF", ("2", "3", "4", "5", "6", "8"), strict=True))
    state = teams({}, cards, deal=deal, house=house, swapping=True)
    assert "ABCDEF" == on_turn(state)
    for seat, card in cards.items():
        play(state, f">{card}", seat)
    expected = {"ABCDEF"[(number + ahead) % 6]: card for number, card in enumerate(cards.values())}
    assert expected == {seat: hand(state, seat) for seat in sorted(expected)}


@in_both_houses
def test_dog_73_twelve_stones_win(house):
    state = teams({"A": HOME, "C": "s4 s3 s2 31", "E": "40"}, {"A": "2", "B": "K"}, house=house)
    assert None is play(state, "2d+").outcome()
    state = teams({"A": HOME, "C": HOME, "E": "s4 s3 s2 63"}, {"A": "2", "B": "K"}, house=house)
    assert Won(seats=(0, 2, 4)) == heard(state, "2d+")[-1]
    assert (1, 2, 1, 2, 1, 2) == state.outcome().places


@in_both_houses
def test_dog_73_a_finished_player_chooses_a_mate_at_each_play(house):
    laid = {"A": HOME, "C": "30", "E": "60"}
    state = teams(laid, {"A": "5 K 4"}, house=house)
    first = words("5a 5a+ Ka K^ 4a 4a+ 4a-")
    second = words("5a' 5a'+ Ka' K^' 4a' 4a'-")
    assert first | second == plays(state)
    play(state, "K^'")
    assert ("30 n n n", "60 64! n n") == (stones(state, "C"), stones(state, "E"))


@in_both_houses
def test_dog_73_own_is_the_mate_chosen_and_the_other_mate_is_foreign(house):
    laid = {"A": HOME, "B": "20", "C": "40", "E": "60"}
    state = teams(laid, {"A": "J"}, house=house)
    assert words("Ja=Ba Ja=Ea Ja'=Ba Ja'=Ca") == plays(state)
    play(state, "Ja'=Ca")
    assert ("60 n n n", "40 n n n") == (stones(state, "C"), stones(state, "E"))


@in_both_houses
def test_dog_73_with_one_unfinished_mate_there_is_no_choice(house):
    for laid in ({"C": HOME, "E": "40"}, {"C": "40", "E": HOME}):
        state = teams({"A": HOME, **laid}, {"A": "10"}, house=house)
        assert ({"10a"}, "DOG-73") == (plays(state), refusal(state, "10a'"))


@in_both_houses
def test_dog_73_an_unfinished_player_has_no_choice(house):
    state = teams({"A": "20", "C": "30", "E": "40"}, {"A": "10 7"}, house=house)
    assert (words("10a 7a"), "DOG-73") == (plays(state), refusal(state, "10a'"))


@in_both_houses
def test_dog_73_a_seven_may_be_divided_over_both_mates(house):
    state = teams({"A": HOME, "C": "40", "E": "70", "D": "50"}, {"A": "7"}, house=house)
    assert words("7Ca 7Ea") == plays(state)
    expected = {f"{40 + steps} n n n | {77 - steps} n n n" for steps in range(8)}
    assert expected == seven_ends(state, "C", "E")


@in_both_houses
def test_dog_73_a_seven_that_finishes_its_player_goes_on_with_both_mates(house):
    state = teams({"A": "s4 s3 s2 95", "C": "40", "E": "70"}, {"A": "7"}, house=house)
    play(state, "7d 7d+")
    assert words("7Ca 7Ea") == plays(state)
    play(state, "7Ca 7Ea 7Ca 7Ea 7Ea")
    assert ("42 n n n", "73 n n n") == (stones(state, "C"), stones(state, "E"))


@in_both_houses
def test_dog_73_a_seven_may_finish_one_mate_and_go_on_with_the_other(house):
    state = teams({"A": HOME, "C": "s4 s3 s2 31", "E": "70"}, {"A": "7"}, house=house)
    play(state, "7Cd 7Cd+")
    assert {"7Ea"} == plays(state)


def test_dog_73_a_jack_without_effect_needs_a_mate_who_finds_nothing_foreign():
    assert {"J0"} == plays(teams({"A": HOME, "C": "40"}, {"A": "J"}))
    state = teams({"A": HOME, "C": "40", "E": "60"}, {"A": "J"})
    assert (words("Ja=Ea Ja'=Ca"), "DOG-46") == (plays(state), refusal(state, "J0"))


def test_dog_73_a_fresh_stone_of_either_mate_is_enough_for_a_jack_without_effect():
    assert {"J0"} == plays(teams({"A": HOME, "C": "32!"}, {"A": "J"}))
    assert {"J0"} == plays(teams({"A": HOME, "E": "64!"}, {"A": "J"}))
    assert {"J0"} == plays(teams({"A": HOME, "C": "32!", "E": "70"}, {"A": "J"}))
    state = teams({"A": HOME, "C": "32!", "E": "64!", "B": "20"}, {"A": "J"})
    assert ({"x"}, "DOG-47") == (plays(state), refusal(state, "J0"))
    state = teams({"A": HOME, "C": "32!"}, {"A": "J"}, rules=1)
    assert ({"x"}, "DOG-47") == (plays(state), refusal(state, "J0"))


# ---- DOG-74 -------------------------------------------------------------------------------------------------------


def alone(stones_laid, hands, turn="A", *, house="dog", seats=4, **more):
    return table(stones_laid, hands, turn, house=house, seats=seats, everyone_alone=True, **more)


@pytest.mark.parametrize(("house", "seats"), [("dog", 2), ("dog", 3), ("dog", 5), ("lagerdog", 2), ("lagerdog", 5)])
def test_dog_74_is_the_only_way_with_2_and_5_seats_and_with_3_in_house_d(house, seats):
    assert rudel.game(house, seats) == rudel.game(house, seats, everyone_alone=True)
    with pytest.raises(BadSetup):
        rudel.game(house, seats, everyone_alone=False)


@in_both_houses
def test_dog_74_is_off_by_default_with_4_and_not_there_with_6(house):
    assert ((0, 2), (1, 3)) == rudel.game(house, 4).parties
    with pytest.raises(BadSetup):
        rudel.game(house, 6, everyone_alone=True)


@alone_at_every_table
def test_dog_74_everyone_plays_for_himself_with_two_packs(house, seats):
    game = rudel.game(house, seats, everyone_alone=True)
    assert tuple((seat,) for seat in range(seats)) == game.parties
    assert 110 == card_total(game.start(seed=1))


@alone_at_every_table
def test_dog_74_the_ring_has_16_fields_per_seat(house, seats):
    state = alone({"B": str(16 * seats - 1)}, {"B": "2"}, "B", house=house, seats=seats)
    assert "1 n n n" == stones(play(state, "2a"), "B")


@alone_at_every_table
def test_dog_74_one_stone_of_each_seat_begins_fresh_on_its_start(house, seats):
    state = rudel.game(house, seats, everyone_alone=True).start(seed=1)
    assert [f"{16 * seat}! n n n" for seat in range(seats)] == [stones(state, seat) for seat in letters(seats)]


@alone_at_every_table
def test_dog_74_nobody_chooses_a_card_to_swap(house, seats):
    state = rudel.game(house, seats, everyone_alone=True).start(seed=1)
    seen = view(state)
    assert ("playing", letters(seats)[seen.turn], ()) == (seen.phase, on_turn(state), state.may_act())
    assert None is not refusal(state, f">{view(state, letters(seats)[seen.turn]).hand[0]}")


def dealt_alone(house, seats, seed):
    """What happens when the first deal is over and the second begins."""
    state = alone({}, {"A": "K"}, house=house, seats=seats, seed=seed)
    return state, heard(state, "K^")


@alone_at_every_table
def test_dog_74_everyone_gets_a_card_from_the_original_hand_of_the_right_neighbour(house, seats):
    for seed in range(20):
        state, events = dealt_alone(house, seats, seed)
        hands = {event.seat: Counter(event.cards) for event in events if isinstance(event, HandDealt)}
        received = {event.seat: event for event in events if isinstance(event, Received)}
        assert {seat: (seat + 1) % seats for seat in range(seats)} == {
            seat: event.giver for seat, event in received.items()
        }
        assert all(hands[event.giver][event.card] for event in received.values())
        for seat in range(seats):
            after = hands[seat] + Counter([received[seat].card]) - Counter([received[(seat - 1) % seats].card])
            assert after == Counter(view(state, letters(seats)[seat]).hand)


@alone_at_every_table
def test_dog_74_only_giver_and_receiver_hear_of_the_card(house, seats):
    _, events = dealt_alone(house, seats, 0)
    gifts = [event for event in events if isinstance(event, GaveCard | Received)]
    assert 2 * seats == len(gifts)
    assert [event.seat for event in gifts] == [event.audience for event in gifts]


def test_dog_74_the_card_is_drawn_by_the_tables_random_source():
    """Two seats that get the same cards twice would always pass on the same one, were it not drawn."""
    places = set()
    for seed in range(40):
        _, events = dealt_alone("dog", 2, seed)
        cards = next(event.cards for event in events if isinstance(event, HandDealt) and event.seat == 1)
        given = next(event.card for event in events if isinstance(event, Received) and event.seat == 0)
        if len(set(cards)) == len(cards):
            places.add(cards.index(given))
    assert {0, 1, 2, 3, 4} == places


@alone_at_every_table
def test_dog_74_a_seven_may_move_any_stones_of_the_table(house, seats):
    laid = {seat: f"{16 * number + 3}" for number, seat in enumerate(letters(seats))}
    state = alone(laid, {"A": "7"}, house=house, seats=seats)
    assert {"7a"} | {f"7{seat}a" for seat in letters(seats)[1:]} == plays(state)
    play(state, "7a 7Ba 7a 7Ba 7a 7a 7Ba")
    assert ("7 n n n", "22 n n n") == (stones(state, "A"), stones(state, "B"))


@in_both_houses
def test_dog_74_each_stone_keeps_its_own_start_and_stall(house):
    state = alone({"A": "20", "B": "15 s4"}, {"A": "7"}, house=house)
    assert words("7a 7Ba") == plays(state)
    play(state, "7Ba")
    assert words("7a 7Ba 7Ba+") == plays(state)
    play(state, "7Ba+ 7Ba+ 7a 7a 7a 7a")
    assert ("24 n n n", "s2 s4 n n") == (stones(state, "A"), stones(state, "B"))


@in_both_houses
def test_dog_74_a_jokers_seven_may_move_any_stones_too(house):
    state = alone({"A": "0!", "B": "20"}, {"A": "*"}, house=house, seats=2)
    assert words("*7a *7Ba") == {word for word in plays(state) if word.startswith("*7")}


@in_both_houses
def test_dog_74_only_a_seven_moves_foreign_stones(house):
    state = alone({"A": "20", "B": "30", "C": "40"}, {"A": "10 4 J"}, house=house)
    assert words("10a 4a 4a- Ja=Ba Ja=Ca") == plays(state)


@in_both_houses
def test_dog_74_three_alone_have_no_lone_players_right(house):
    state = alone({}, {"B": "8"}, "B", house=house, seats=3)
    assert ({"x"}, "DOG-20") == (plays(state), refusal(state, "8^"))


@alone_at_every_table
def test_dog_74_the_first_with_four_home_wins(house, seats):
    for number, seat in enumerate(letters(seats)):
        laid = {seat: f"s4 s3 s2 {(16 * number - 1) % (16 * seats)}"}
        state = alone(laid, {seat: "2 K"}, seat, house=house, seats=seats)
        play(state, "2d+")
        assert ((number,), ()) == (state.outcome().winners, state.to_act())


@in_both_houses
def test_dog_74_winning_is_judged_when_the_card_is_used_up(house):
    state = alone({"A": "s4 s3 s2 63", "B": "20"}, {"A": "7"}, house=house)
    play(state, "7d 7d+")
    assert (None, {"7Ba"}) == (state.outcome(), plays(state))
    play(state, "7Ba 7Ba 7Ba 7Ba")
    assert None is state.outcome()
    assert (0,) == play(state, "7Ba").outcome().winners


@in_both_houses
def test_dog_74_whoever_is_brought_home_by_another_wins(house):
    state = alone({"A": "40", "B": "s4 s3 s2 15"}, {"A": "7"}, house=house)
    play(state, "7Bd 7Bd+ 7a 7a 7a 7a 7a")
    assert (1,) == state.outcome().winners


@pytest.mark.parametrize("player", ["A", "B"])
def test_dog_74_if_two_are_home_whoever_played_the_card_wins(player):
    laid = {"A": "s4 s3 s2 62", "B": "s4 s3 s2 13"}
    state = alone(laid, {player: "7"}, player)
    own = {"A": "7d 7d 7d+ 7Bd 7Bd 7Bd 7Bd+", "B": "7Ad 7Ad 7Ad+ 7d 7d 7d 7d+"}[player]
    assert ("AB".index(player),) == play(state, own).outcome().winners


def before_the_stall(house, seats):
    """A's joker could win with the second step of a seven, whoever makes the others (DOG-58)."""
    laid = {"A": f"s4 s3 s2 {16 * seats - 1}", "B": "20"}
    return alone(laid, {"A": "*"}, house=house, seats=seats, hard_ending=True)


@alone_at_every_table
def test_dog_74_with_the_hard_ending_a_jokers_seven_may_not_win_and_never_gets_stuck(house, seats):
    state = before_the_stall(house, seats)
    ends = {f"s4 s3 s2 {(16 * seats - 1 + steps) % (16 * seats)} | {27 - steps} n n n" for steps in range(8)}
    assert ends == seven_ends(state, "A", "B")
    assert words("7d 7Ba") == plays(play(state, "*7d"))


@alone_at_every_table
def test_dog_74_with_the_hard_ending_the_winning_step_is_refused_by_its_rule(house, seats):
    assert "DOG-58" == refusal(play(before_the_stall(house, seats), "*7d"), "7d+")
