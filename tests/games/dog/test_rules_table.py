"""The table and a round of cards: DOG-1 to DOG-17."""

from itertools import permutations

import pytest
from tests.games.dog.tables import (
    HOME,
    all_but,
    at_every_table,
    card_total,
    discarded,
    hand,
    heard,
    in_both_houses,
    letters,
    on_turn,
    play,
    plays,
    refusal,
    stones,
    table,
    view,
    words,
)

import rudel
from rudel.games.dog.events import (
    ChoiceMade,
    Chose,
    Dealt,
    DroppedOut,
    GaveCard,
    HandDealt,
    Received,
    Reshuffled,
    Undecided,
)

FOUR_HANDS = {"A": "K 7", "B": "2 3", "C": "A 9", "D": "4 5"}
SIX_HANDS = {"A": "A", "B": "2", "C": "3", "D": "4", "E": "5", "F": "6"}


def everyone(seats, cards):
    return dict.fromkeys(letters(seats), cards)


# ---- DOG-1 --------------------------------------------------------------------------------------------------------


@at_every_table
def test_dog_1_the_turn_goes_round_in_the_order_of_the_seats(house, seats):
    state = table({}, everyone(seats, "K"), "B", house=house, seats=seats)
    order = ""
    for _ in range(seats):
        order += on_turn(state)
        play(state, "K^")
    assert letters(seats)[1:] + "A" == order


@at_every_table
def test_dog_1_stones_go_the_same_way_from_each_start_to_the_next(house, seats):
    for number, seat in enumerate(letters(seats - 1)):
        state = table({seat: str(16 * number + 4)}, {seat: "Q"}, seat, house=house, seats=seats)
        play(state, "Qa")
        assert f"{16 * (number + 1)} n n n" == stones(state, seat)


@pytest.mark.parametrize(
    ("house", "seats", "parties"),
    [
        ("dog", 4, ((0, 2), (1, 3))),
        ("lagerdog", 4, ((0, 2), (1, 3))),
        ("dog", 6, ((0, 3), (1, 4), (2, 5))),
        ("lagerdog", 6, ((0, 3), (1, 4), (2, 5))),
        ("lagerdog", 3, ((0, 2), (1,))),
    ],
)
def test_dog_1_partners_sit_opposite_each_other(house, seats, parties):
    assert parties == rudel.game(house, seats).parties


@pytest.mark.parametrize(("seats", "partner"), [(4, {"A": "C", "B": "D"}), (6, {"A": "D", "B": "E", "C": "F"})])
@in_both_houses
def test_dog_1_partners_play_for_each_other(house, seats, partner):
    for one, other in [*partner.items(), *((other, one) for one, other in partner.items())]:
        state = table({one: HOME}, {one: "K"}, one, house=house, seats=seats)
        play(state, "K^")
        assert f"{16 * letters(seats).index(other)}! n n n" == stones(state, other)


# ---- DOG-2 --------------------------------------------------------------------------------------------------------


@at_every_table
def test_dog_2_after_the_last_ring_field_comes_field_0(house, seats):
    last = {3: 63, 4: 63, 6: 95}[seats]
    state = table({"B": str(last)}, {"B": "2"}, "B", house=house, seats=seats)
    assert "1 n n n" == stones(play(state, "2a"), "B")


@at_every_table
def test_dog_2_each_start_is_the_first_of_the_seats_sixteen_fields(house, seats):
    state = table({}, everyone(seats, "K"), house=house, seats=seats)
    play(state, "K^ " * seats)
    assert [f"{16 * seat}! n n n" for seat in range(seats)] == [stones(state, seat) for seat in letters(seats)]


@at_every_table
def test_dog_2_a_stall_has_four_places_and_the_first_is_next_to_the_start(house, seats):
    for number, seat in enumerate(letters(seats)):
        ends = set()
        for word in words("A1a+ 2a+ 3a+ 4a+"):
            state = table({seat: str(16 * number)}, {seat: "A 2 3 4 5"}, seat, house=house, seats=seats)
            assert words("A1a+ 2a+ 3a+ 4a+") == {found for found in plays(state) if found.endswith("+")}
            ends.add(f"{word} {stones(play(state, word), seat)[:2]}")
        assert {"A1a+ s1", "2a+ s2", "3a+ s3", "4a+ s4"} == ends


# ---- DOG-3, DOG-4 -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("house", "seats", "packs"),
    [("dog", 4, 2), ("dog", 6, 3), ("lagerdog", 3, 2), ("lagerdog", 4, 2), ("lagerdog", 6, 2)],
)
def test_dog_3_each_pack_has_52_cards_and_3_jokers(house, seats, packs):
    game = rudel.game(house, seats)
    state = game.start(seed=1)
    counted = game.info.material(state)
    assert 55 * packs == card_total(state)
    assert dict.fromkeys("A23456789JQK", 4 * packs) | {"10": 4 * packs, "*": 3 * packs} == {
        name: counted[name] for name in [*"A23456789JQK", "10", "*"]
    }


@pytest.mark.parametrize(("packs", "jokers", "total"), [(1, 0, 52), (1, 6, 58), (2, 2, 108), (4, 3, 220)])
@in_both_houses
def test_dog_3_packs_and_jokers_are_options(house, packs, jokers, total):
    assert total == card_total(rudel.game(house, 4, packs=packs, jokers=jokers).start(seed=1))


@at_every_table
def test_dog_4_all_stones_begin_in_the_nest(house, seats):
    state = rudel.game(house, seats).start(seed=3)
    assert ["n n n n"] * seats == [stones(state, seat) for seat in letters(seats)]


# ---- DOG-10 -------------------------------------------------------------------------------------------------------


def held_in_next_deal(deal, house, seats, **options):
    state = table({}, {"A": "K"}, house=house, seats=seats, deal=deal, **options)
    return view(play(state, "K^")).held


@at_every_table
def test_dog_10_hand_sizes(house, seats):
    cycle = {"dog": (5, 4, 3, 2, 5, 4, 3, 2, 5, 4, 3, 2), "lagerdog": (5, 4, 3, 2, 6, 5, 4, 3, 2, 6, 5, 4)}[house]
    assert (6,) * seats == view(rudel.game(house, seats).start(seed=2)).held
    assert [(size,) * seats for size in cycle] == [held_in_next_deal(deal, house, seats) for deal in range(1, 13)]


def test_dog_10_each_house_may_take_the_other_ones_cycle():
    assert (6,) * 4 == held_in_next_deal(5, "dog", 4, deal_cycle="always")
    assert (5,) * 4 == held_in_next_deal(5, "lagerdog", 4, deal_cycle="once")


# ---- DOG-11 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_dog_11_the_first_dealer_is_drawn_and_the_next_seat_starts(house, seats):
    game = rudel.game(house, seats)
    first = [view(game.start(seed=seed)) for seed in range(60)]
    assert set(range(seats)) == {seen.dealer for seen in first}
    assert [(seen.dealer + 1) % seats for seen in first] == [seen.turn for seen in first]


@at_every_table
def test_dog_11_the_seat_at_the_dealers_right_gets_the_first_card(house, seats):
    """Only so many jokers lie in the pack that everybody but the dealer gets one."""
    game = rudel.game(house, seats, packs=1, jokers=seats - 1)
    discards = all_but(game, "K" + " *" * (seats - 1))
    state = table({}, {"A": "K"}, house=house, seats=seats, discards=discards, packs=1, jokers=seats - 1)
    play(state, "K^")
    assert "A" == letters(seats)[view(state).dealer]
    assert [0] + [1] * (seats - 1) == [view(state, seat).hand.count("*") for seat in letters(seats)]


@pytest.mark.parametrize("seats", [3, 4])
def test_dog_11_cards_are_dealt_one_by_one(seats):
    """One joker more than seats lies in the pack, so only the first seat gets two of them."""
    game = rudel.game("lagerdog", seats, packs=1, jokers=seats + 1)
    discards = all_but(game, "K" + " *" * (seats + 1))
    state = table({}, {"A": "K"}, house="lagerdog", seats=seats, discards=discards, packs=1, jokers=seats + 1)
    play(state, "K^")
    assert [1, 2] + [1] * (seats - 2) == [view(state, seat).hand.count("*") for seat in letters(seats)]


@at_every_table
def test_dog_11_whoever_started_this_round_deals_the_next(house, seats):
    last = letters(seats)[-1]
    state = table({}, {"A": "K", last: "K"}, last, house=house, seats=seats)
    assert Dealt(deal=2, size=5, dealer=seats - 1) in heard(state, "K^ K^")
    assert ("swapping", 0) == (view(state).phase, view(state).turn)


@at_every_table
def test_dog_11_every_seat_deals_in_turn(house, seats):
    state = rudel.game(house, seats).start(seed=5)
    dealers = [view(state).dealer]
    while len(dealers) < 2 * seats:
        deal = view(state).deal
        while view(state).deal == deal:
            seat = state.to_act()[0]
            state.apply(seat, state.legal(seat)[0])
        dealers.append(view(state).dealer)
    assert [(dealers[0] + round_) % seats for round_ in range(2 * seats)] == dealers


# ---- DOG-12 -------------------------------------------------------------------------------------------------------


def before_the_next_deal(left, seed=0, seats=4, house="dog"):
    """A has one king to play, these cards are left in the pack, and all the others have been played."""
    game = rudel.game(house, seats, packs=1, jokers=1)
    discards = all_but(game, f"K {left}")
    return table({}, {"A": "K"}, house=house, seats=seats, discards=discards, seed=seed, packs=1, jokers=1)


@at_every_table
def test_dog_12_an_empty_pack_is_made_anew_from_the_discards_within_the_deal(house, seats):
    state = before_the_next_deal("* 2", house=house, seats=seats)
    material = state.game.info.material(state)
    kinds = [type(event).__name__ for event in heard(state, "K^")]
    assert ["Played", "LeftNest", "Dealt", "Reshuffled", *["HandDealt"] * seats] == kinds
    assert (53 - 5 * seats, (5,) * seats, "") == (view(state).pack, view(state).held, discarded(state))
    assert material == state.game.info.material(state)


def test_dog_12_the_last_cards_of_the_old_pack_are_dealt_first():
    for seed in range(20):
        state = play(before_the_next_deal("*", seed), "K^")
        assert 1 == view(state, "B").hand.count("*")


def test_dog_12_the_discards_are_shuffled():
    assert 20 == len({hand(play(before_the_next_deal("* 2", seed), "K^"), "A") for seed in range(20)})


def test_dog_12_a_pack_that_is_just_enough_is_not_made_anew():
    left = "A A A A 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5"
    state = before_the_next_deal(left)
    assert Reshuffled() not in heard(state, "K^")
    assert (0, 33) == (view(state).pack, sum(view(state).discards))
    assert sorted(left.split()) == sorted(" ".join(hand(state, seat) for seat in "ABCD").split())


# ---- DOG-13 -------------------------------------------------------------------------------------------------------


def swapping(**more):
    return table({}, FOUR_HANDS, swapping=True, **more)


@in_both_houses
def test_dog_13_partners_swap_one_card_each(house):
    state = swapping(house=house)
    for seat, word in {"A": ">K", "B": ">2", "C": ">9", "D": ">5"}.items():
        play(state, word, seat)
    assert ["7 9", "3 5", "A K", "2 4"] == [hand(state, seat) for seat in "ABCD"]
    assert ("playing", "A") == (view(state).phase, on_turn(state))


@in_both_houses
def test_dog_13_six_swap_with_the_seat_opposite(house):
    state = table({}, SIX_HANDS, house=house, seats=6, swapping=True)
    for seat, card in SIX_HANDS.items():
        play(state, f">{card}", seat)
    assert ["4", "5", "6", "A", "2", "3"] == [hand(state, seat) for seat in "ABCDEF"]


@pytest.mark.parametrize(
    ("house", "seats", "waiting"), [("dog", 4, "ABCD"), ("dog", 6, "ABCDEF"), ("lagerdog", 3, "AC")]
)
def test_dog_13_all_choose_at_the_same_time(house, seats, waiting):
    state = rudel.game(house, seats).start(seed=4)
    assert (waiting, True) == (on_turn(state), bool(state.choosing()))
    seat = waiting[-1]
    play(state, min(plays(state, seat)), seat)
    assert waiting[:-1] == on_turn(state)


def test_dog_13_the_order_of_choosing_does_not_matter():
    gifts = {"A": ">K", "B": ">2", "C": ">9", "D": ">5"}
    found = set()
    for order in permutations("ABCD"):
        state = swapping()
        for seat in order:
            play(state, gifts[seat], seat)
        found.add(state.fingerprint())
    assert 1 == len(found)


def test_dog_13_a_choice_may_be_changed_until_the_last_is_in():
    straight, changed = swapping(), swapping()
    play(changed, ">K", "A")
    assert ({">7"}, "BCD", (0,)) == (plays(changed, "A"), on_turn(changed), changed.may_act())
    for seat, word in {"A": ">7", "B": ">2", "C": ">9"}.items():
        play(straight, word, seat)
        play(changed, word, seat)
    for word in (">K", ">7"):
        play(changed, word, "A")
    for state in (straight, changed):
        play(state, ">5", "D")
    assert straight.fingerprint() == changed.fingerprint()
    assert ["9 K", "A 7"] == [hand(changed, "A"), hand(changed, "C")]


def test_dog_13_a_choice_is_final_when_the_last_is_in():
    state = swapping()
    for seat, word in {"A": ">K", "B": ">2", "C": ">9", "D": ">5"}.items():
        play(state, word, seat)
    assert () == state.may_act()
    assert ["DOG-13"] * 2 == [refusal(state, ">7", "A"), refusal(state, ">9", "A")]


def test_dog_13_nobody_sees_a_card_before_all_have_chosen():
    one, other = swapping(), swapping()
    for state, word in ((one, ">K"), (other, ">7")):
        play(state, word, "A")
        play(state, ">9", "C")
        play(state, ">2", "B")
    assert [view(one, seat) for seat in ("B", "C", "D", None)] == [view(other, seat) for seat in ("B", "C", "D", None)]
    assert ("K", "7") == (view(one, "A").choice, view(other, "A").choice)
    assert ("7 K", "A 9") == (hand(one, "A"), hand(one, "C"))


def test_dog_13_only_giver_and_receiver_hear_of_a_card():
    state = swapping()
    assert [Chose(seat=0), ChoiceMade(audience=0, seat=0, card="K")] == heard(state, ">K", "A")
    play(state, ">2", "B")
    play(state, ">9", "C")
    assert [
        Chose(seat=3),
        ChoiceMade(audience=3, seat=3, card="5"),
        GaveCard(audience=0, seat=0, card="K", to=2),
        Received(audience=2, seat=2, card="K", giver=0),
        GaveCard(audience=1, seat=1, card="2", to=3),
        Received(audience=3, seat=3, card="2", giver=1),
        GaveCard(audience=2, seat=2, card="9", to=0),
        Received(audience=0, seat=0, card="9", giver=2),
        GaveCard(audience=3, seat=3, card="5", to=1),
        Received(audience=1, seat=1, card="5", giver=3),
    ] == heard(state, ">5", "D")


@at_every_table
def test_dog_13_everybody_hears_only_his_own_hand(house, seats):
    state = table({}, {"A": "K"}, house=house, seats=seats)
    dealt = [event for event in heard(state, "K^") if isinstance(event, HandDealt)]
    assert [(seat, seat) for seat in range(seats)] == [(event.audience, event.seat) for event in dealt]
    assert [view(state, seat).hand for seat in letters(seats)] == [event.cards for event in dealt]


def test_dog_13_the_giver_knows_what_he_gave_and_nobody_else():
    state = swapping()
    for seat, word in {"A": ">K", "B": ">2", "C": ">9", "D": ">5"}.items():
        play(state, word, seat)
    assert ["K", "2", "9", "5", None] == [view(state, seat).gave for seat in ("A", "B", "C", "D", None)]


def test_dog_13_before_the_swap_one_can_only_give_a_card_of_ones_hand():
    state = swapping()
    assert [words(">K >7"), words(">2 >3"), words(">A >9"), words(">4 >5")] == [plays(state, seat) for seat in "ABCD"]
    assert ["DOG-13"] * 3 == [refusal(state, word, "A") for word in (">9", "K^", "x")]


# ---- DOG-14 -------------------------------------------------------------------------------------------------------


def test_dog_14_in_turn_each_plays_one_card():
    state = table({}, {"A": "K 2", "B": "K 3", "C": "K", "D": "K"})
    play(state, "K^")
    assert ("B", "2", "K") == (on_turn(state), hand(state, "A"), discarded(state))
    assert "DOG-14" == refusal(state, "2a", "A")
    assert set() == plays(state, "A")


def test_dog_14_a_card_moves_its_full_value():
    state = table({"A": "20"}, {"A": "10"})
    assert {"10a"} == plays(state)
    assert "30 n n n" == stones(play(state, "10a"), "A")


def test_dog_14_only_a_card_of_the_hand_can_be_played():
    state = table({"A": "20"}, {"A": "10"})
    assert ["DOG-14"] * 4 == [refusal(state, word) for word in ("9a", "*10a", "K^", "7a")]


@at_every_table
def test_dog_14_who_can_play_nothing_drops_out_and_shows_the_hand(house, seats):
    state = table({}, {"A": "2 3 3", "B": "K"}, house=house, seats=seats)
    assert {"x"} == plays(state)
    assert [DroppedOut(audience=None, seat=0, cards=("2", "3", "3"))] == heard(state, "x")
    assert ("", "2 3 3", "B") == (hand(state, "A"), discarded(state), on_turn(state))


def test_dog_14_who_is_out_comes_back_with_the_next_deal():
    state = table({}, {"A": "2 3", "B": "K 2 2", "C": "K 2", "D": "K 2"})
    order = ""
    while view(state).deal == 1:
        order += on_turn(state)
        play(state, min(plays(state)))
    assert "ABCDBCDB" == order
    assert (5,) * 4 == view(state).held


def test_dog_14_dropping_out_is_judged_only_when_the_turn_comes():
    """B is blocked by C's fresh stone, but C and the others play first."""
    state = table({"B": "31", "C": "32!"}, {"A": "K", "B": "2", "C": "8", "D": "K"}, "C")
    assert (set(), "DOG-14") == (plays(state, "B"), refusal(state, "x", "B"))
    play(state, "8a K^ K^")
    assert {"2a"} == plays(state, "B")


def test_dog_14_dropping_out_is_judged_after_the_swap():
    state = table({}, {"A": "2 3", "B": "4 5", "C": "K 3", "D": "4 5"}, swapping=True)
    for seat, word in {"A": ">2", "B": ">4", "C": ">K", "D": ">4"}.items():
        play(state, word, seat)
    assert {"K^"} == plays(state, "A")


def test_dog_14_nobody_drops_out_by_choice():
    state = table({"A": "20"}, {"A": "2 K"})
    assert "DOG-15" == refusal(state, "x")


def test_dog_14_a_seat_without_cards_is_skipped():
    state = table({}, {"A": "K", "D": "K"})
    assert "D" == on_turn(play(state, "K^"))


# ---- DOG-15, DOG-16 -----------------------------------------------------------------------------------------------


@in_both_houses
def test_dog_15_one_must_play_although_it_sends_the_partner_home(house):
    state = table({"A": "5", "C": "8"}, {"A": "3"}, house=house)
    assert ({"3a"}, "DOG-15") == (plays(state), refusal(state, "x"))
    assert "n n n n" == stones(play(state, "3a"), "C")


@in_both_houses
def test_dog_15_one_must_play_although_it_blocks_the_partner(house):
    state = table({"C": "62"}, {"A": "2 A", "C": "5"}, house=house)
    assert ({"A^"}, "DOG-15") == (plays(state), refusal(state, "x"))
    assert {"x"} == plays(play(state, "A^"), "C")


@in_both_houses
def test_dog_15_moves_inside_the_stall_count(house):
    state = table({"A": "s1"}, {"A": "2"}, house=house)
    assert ({"2a+"}, "DOG-15") == (plays(state), refusal(state, "x"))


@in_both_houses
def test_dog_15_one_may_choose_among_the_playable_cards(house):
    state = table({"A": "20 s3"}, {"A": "A 2 10 J"}, house=house)
    blank = {"J0"} if house == "dog" else set()
    assert words("A1a A11a A1b+ A^ 2a 10a") | blank == plays(state)


@at_every_table
def test_dog_16_the_round_is_over_when_all_hands_are_empty(house, seats):
    last = letters(seats)[-1]
    state = table({}, {"A": "K", last: "K"}, house=house, seats=seats)
    play(state, "K^")
    assert (1, "playing", last) == (view(state).deal, view(state).phase, on_turn(state))
    play(state, "K^")
    assert (2, "swapping", (5,) * seats) == (view(state).deal, view(state).phase, view(state).held)


def test_dog_16_a_round_ends_by_dropping_out_as_well():
    state = table({}, {"A": "2 3"})
    assert Dealt(deal=2, size=5, dealer=0) in heard(state, "x")


# ---- DOG-17 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_dog_17_after_1000_deals_the_game_ends_undecided(house, seats):
    state = table({}, {"A": "K 2", "B": "K"}, house=house, seats=seats, deal=1000)
    play(state, "K^ K^")
    assert None is state.outcome()
    assert [Undecided()] == heard(state, "2a")[2:]
    outcome = state.outcome()
    assert ((1,) * seats, (), True, ()) == (outcome.places, outcome.winners, outcome.undecided, state.to_act())
    assert "DOG-17" == refusal(state, "K^", "A")


@at_every_table
def test_dog_17_the_999th_deal_is_not_the_last(house, seats):
    state = play(table({}, {"A": "K"}, house=house, seats=seats, deal=999), "K^")
    assert (None, 1000) == (state.outcome(), view(state).deal)


def test_dog_17_the_last_card_of_the_last_deal_can_still_win():
    state = play(table({"A": HOME, "C": "s2 s3 s4 31"}, {"A": "2"}, deal=1000), "2d+")
    assert ((0, 2), False) == (state.outcome().winners, state.outcome().undecided)
