"""The last turns and the scoring: KLF-20 to KLF-23."""

import pytest
from tests.games.klaeffer.tables import (
    CALM,
    LONE,
    at_every_table,
    council,
    free,
    front,
    hand,
    heard,
    letters,
    lying,
    on_turn,
    outcome,
    play,
    plays,
    refusal,
    secured,
    table,
    taken,
    view,
    words,
)

from rudel.games.klaeffer.events import Crisis, Declined, HandScored, LastTurns, Placed, Scored, Taken

HANDS = {"A": "BC2 BC3 BC4 BP2", "B": "GC2 GC4 GC5 GP2", "C": "PC2 PC3 PC5 PP2", "D": "RC2 RC4 RC5 RP2"}


def hands(seats):
    return {seat: HANDS[seat] for seat in letters(seats)}


# ---- KLF-20: when and for whom ------------------------------------------------------------------------------------


@at_every_table
def test_klf_20_when_both_rows_are_empty_everyone_has_one_more_turn_the_one_who_drew_last_last(seats):
    for last in letters(seats):
        state = table(CALM, hands(seats), last, seats=seats, left="OC2", right="")
        turn = view(state).turn
        assert LastTurns(audience=None, seat=(turn + 1) % seats) == heard(state, "h1 b2")[-1]
        assert (True, seats) == (view(state).ending, view(state).last_turns)
        order = ""
        while on_turn(state):
            order += on_turn(state)
            play(state, "x")
        assert (letters(seats)[turn + 1 :] + letters(seats)[: turn + 1], last) == (order, order[-1])


@at_every_table
def test_klf_20_the_last_turns_are_counted_down(seats):
    state = play(table(CALM, hands(seats), seats=seats, left="", right="OC2"), "h1 b2")
    counted = []
    while on_turn(state):
        counted.append((view(state).last_turns, view(state).ending))
        play(state, "x")
    assert [(number, True) for number in range(seats, 0, -1)] == counted
    assert (0, True, "over") == (view(state).last_turns, view(state).ending, view(state).phase)


def test_klf_20_not_while_a_card_is_left_to_draw():
    for left, right in (("OC2 OC3", ""), ("", "OC2 OC3"), ("OC2", "OC3")):
        state = table(CALM, hands(2), seats=2, left=left, right=right)
        word = " <" if left and right else ""
        told = heard(state, f"h1 b2{word}")
        assert [] == [event for event in told if isinstance(event, LastTurns)]
        assert (False, 0, "KLF-11") == (view(state).ending, view(state).last_turns, refusal(state, "x"))


def test_klf_20_refilling_may_use_up_the_last_cards():
    laid = "YC1 YP1 YB1 OC1 OP1 OB1 RC1 RP1 RB1" + " ." * 7
    state = table(laid, hands(2), seats=2, left="OC2", right="OC3 OC4")
    told = heard(state, "h1 b3 <")
    assert LastTurns(seat=1) == told[-1]
    assert ("OC3 OC4", "B", 2) == (lying(state, "c3 d3"), on_turn(state), view(state).last_turns)


def test_klf_20_refilling_that_leaves_a_card_does_not_begin_them():
    laid = "YC1 YP1 YB1 OC1 OP1 OB1 RC1 RP1 RB1" + " ." * 7
    state = play(table(laid, hands(2), seats=2, left="OC2", right="OC3 OC4 OP2"), "h1 b3 <")
    assert (False, ("O",)) == (view(state).ending, view(state).right)


# ---- KLF-20: what such a turn is ----------------------------------------------------------------------------------


def test_klf_20_the_last_turns_have_no_drawing():
    state = table(CALM, hands(3), last_turns=3)
    assert ["KLF-20", "KLF-20"] == [refusal(state, "<"), refusal(state, ">")]
    told = heard(state, "h2 b2")
    assert [Placed, Taken] == [type(event) for event in told]
    assert ("BC2 . BC4 BP2", "B", 1) == (hand(state, "A"), on_turn(state), view(state).turns)


def test_klf_20_the_last_turns_have_no_refilling():
    laid = "RC5 . RP5 YC1" + " ." * 12
    state = table(laid, {"A": "RB1", "B": "GC1"}, seats=2, last_turns=2)
    assert {"RC5", "RP5"} == taken(state, "h1 b1")
    assert {"b1": "RB1", "d1": "YC1"} == council(state)
    assert words("a1 c1 b2 d2") == plays(play(state, "h1"))


def test_klf_20_giving_away_is_possible_in_the_last_turns():
    state = table(CALM, "BC2 BC3", districts={"A": "RC2 RC5", "B": "RP2"}, last_turns=3)
    assert words("h1 h2 x R>C") == plays(state)
    play(state, "R>C")
    assert (words("RC2 RC5"), words("h1 h2 x")) == (front(state, "C"), plays(state))
    assert "B" == on_turn(play(state, "h1 b2"))


def test_klf_20_a_crisis_is_possible_in_the_last_turns():
    laid = "YC1 YC2 YC3 YC5 OC1 . OC2 OC3 RC1 RC2 RC4 RC5 PC1 PC2 PC3 PC5"
    state = table(laid, "BB1 BB2", last_turns=3)
    told = heard(state, "h1 b2")
    assert [Placed, Crisis, Taken] == [type(event) for event in told]
    assert words("YC2 RC2 PC2 OC1 OC2 OC3") == front(state, "A")
    assert ("b1 a2 c2 d2 b3 b4", "B") == (free(state), on_turn(state))


def test_klf_20_one_may_decline_to_place():
    state = table(CALM, hands(3), last_turns=3)
    assert words("h1 h2 h3 h4 x") == plays(state)
    before = council(state)
    assert [Declined(audience=None, seat=0)] == heard(state, "x")
    assert (before, HANDS["A"], "B", 2) == (council(state), hand(state, "A"), on_turn(state), view(state).last_turns)
    assert ((2, 1, 1), 1) == (view(state).turns_taken, view(state).turns)


def test_klf_20_one_may_decline_after_giving_away():
    state = table(CALM, "BC2", districts={"A": "RC2"}, last_turns=3)
    assert "B" == on_turn(play(state, "R>B x"))
    assert ({"RC2"}, set()) == (front(state, "B"), front(state, "A"))


def test_klf_20_one_may_not_decline_after_picking():
    state = play(table(CALM, "BC2 BC3", last_turns=3), "h1")
    assert "KLF-20" == refusal(state, "x")
    assert words("b2 c2 b3 c3") == plays(state)


def test_klf_20_nobody_declines_before():
    state = table(CALM, "BC2 BC3", left="OC2", right="OC3")
    assert "KLF-11" == refusal(state, "x")
    assert "KLF-11" == refusal(play(state, "h1"), "x")
    assert "KLF-11" == refusal(play(state, "b2"), "x")


def test_klf_20_who_has_declined_or_placed_has_no_further_turn():
    state = table(CALM, hands(2), seats=2, last_turns=2)
    play(state, "x h1 b2")
    assert ("", "over") == (on_turn(state), view(state).phase)


# ---- KLF-21 -------------------------------------------------------------------------------------------------------


def test_klf_21_hand_cards_go_to_the_own_districts_when_all_have_had_their_last_turn():
    state = table(CALM, {"A": "BC2 GC2", "B": "PC2 RC2"}, seats=2, districts={"A": "GP2"}, last_turns=2)
    play(state, "x")
    assert (words("GP2"), "BC2 GC2 . .", (2, 2)) == (front(state, "A"), hand(state, "A"), view(state).held)
    told = heard(state, "h2 b2")
    assert [
        HandScored(audience=None, seat=0, cards=("BC2", "GC2")),
        HandScored(audience=None, seat=1, cards=("PC2",)),
    ] == [event for event in told if isinstance(event, HandScored)]
    assert (words("GP2 GC2 BC2"), words("PC2")) == (front(state, "A"), front(state, "B"))
    assert (("GP2", "GC2"), ("BC2",)) == (view(state).districts[0][5], view(state).districts[0][4])


def test_klf_21_an_empty_hand_is_not_spoken_of():
    state = table(CALM, {"A": "BC2", "B": "PC2"}, "B", seats=2, last_turns=1)
    told = heard(state, "h1 b2")
    assert [HandScored(seat=0, cards=("BC2",))] == [event for event in told if isinstance(event, HandScored)]
    assert ((0, 0), (None,) * 4) == (view(state).held, view(state, "A").hand)


@at_every_table
def test_klf_21_who_declined_counts_four_cards_and_who_placed_three(seats):
    state = table(CALM, hands(seats), seats=seats, last_turns=seats)
    play(state, "x h1 b2" + " x" * (seats - 2))
    counted = [len(front(state, seat)) for seat in letters(seats)]
    assert [4, 3, 4, 4][:seats] == counted


def test_klf_21_a_hand_stays_hidden_until_the_end():
    laid = {"council": CALM, "seats": 2, "last_turns": 2}
    one = play(table(hands={"A": "BC2 BC3", "B": "GC2"}, **laid), "x")
    other = play(table(hands={"A": "BB5 BB3", "B": "GC2"}, **laid), "x")
    assert view(one, "B") == view(other, "B")


def test_klf_21_hand_cards_do_not_keep_others_from_giving():
    state = table(CALM, {"A": "GC2 GC4", "B": "RC2"}, seats=2, districts={"B": "GP2"}, last_turns=2)
    assert words("G>A h1 x") == plays(play(state, "x"))


def test_klf_21_when_the_game_is_over_nobody_may_do_anything():
    state = play(table(CALM, hands(2), seats=2, districts={"A": "YC5"}, last_turns=1), "x")
    assert (set(), set(), "") == (plays(state, "A"), plays(state, "B"), on_turn(state))
    assert ["KLF-21"] * 6 == [refusal(state, word, "A") for word in ("h1", "b2", "<", "Y>B", "x", "c2")]
    assert ["KLF-21"] * 2 == [refusal(state, word, "B") for word in ("h1", "x")]


# ---- KLF-22 -------------------------------------------------------------------------------------------------------


def end(seats, districts, hands=None, council=LONE):
    """The game has ended with these cards; the last turn was declined."""
    held = dict.fromkeys(letters(seats), "") | (hands or {})
    state = table(council, held, letters(seats)[-1], seats=seats, districts=districts, last_turns=1)
    return play(state, "x")


def test_klf_22_the_most_votes_secure_a_district():
    state = end(3, {"A": "RC5 RC1", "B": "RP5", "C": "RB1 RB2"})
    assert {"A": "R", "B": "", "C": ""} == secured(state)


def test_klf_22_votes_count_and_not_cards():
    state = end(2, {"A": "GC1 GP1 GB1", "B": "GC4"})
    assert {"A": "", "B": "G"} == secured(state)


def test_klf_22_each_district_is_judged_by_itself():
    cards = {"A": "YC1 OC3 RC1 PC3 BC1 GC5", "B": "YC2 OC2 RC2 PC2 BC2 GC2"}
    assert {"A": "OPG", "B": "YRB"} == secured(end(2, cards, council="YB5" + " ." * 15))


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ({"A": "RC5", "B": "RP5"}, {"A": "R", "B": "R", "C": "", "D": ""}),
        ({"A": "RC5", "B": "RP3 RP2", "C": "RB4", "D": "RP5"}, {"A": "R", "B": "R", "C": "", "D": "R"}),
        ({"A": "RC1", "B": "RP1", "C": "RC2", "D": "RP2"}, {"A": "", "B": "", "C": "R", "D": "R"}),
        ({"A": "RC4", "B": "RB4", "C": "RP3 RP1", "D": "RC2 RP2"}, {"A": "R", "B": "R", "C": "R", "D": "R"}),
    ],
)
def test_klf_22_on_a_tie_all_of_the_tied_secure_it(cards, expected):
    assert expected == secured(end(4, cards))


def test_klf_22_nobody_secures_a_district_without_a_card_of_it():
    assert {"A": "Y", "B": ""} == secured(end(2, {"A": "YC2"}))
    assert {"A": "Y", "B": "R"} == secured(end(2, {"A": "YC2", "B": "RC2"}))


def test_klf_22_hand_cards_count_as_well():
    state = end(2, {"A": "RC5", "B": "RC4"}, {"B": "RC2 YC2"})
    assert {"A": "", "B": "YR"} == secured(state)


def test_klf_22_the_council_belongs_to_nobody():
    state = end(2, {"A": "RC1"}, council="RC5 RP5" + " ." * 14)
    assert ({"A": "R", "B": ""}, (0, 0)) == (secured(state), view(state).bad_points)


def test_klf_22_what_was_given_away_counts_for_the_receiver():
    state = table(LONE, {"A": "", "B": ""}, "B", seats=2, districts={"A": "PC1", "B": "RC5"}, last_turns=1)
    play(state, "R>A x")
    assert {"A": "RP", "B": ""} == secured(state)


# ---- KLF-23 -------------------------------------------------------------------------------------------------------


def test_klf_23_bad_points_are_the_votes_of_all_unsecured_cards():
    state = end(3, {"A": "RC5 YC2 PC1", "B": "RC4 RP2 PC2", "C": "PC3 PC5 RC1 GC1"}, {"A": "RB1", "B": "YC3"})
    assert {"A": "R", "B": "YR", "C": "PG"} == secured(state)
    assert (3, 2, 1) == view(state).bad_points == outcome(state).points


def test_klf_23_everybody_hears_bad_points_and_secured_districts():
    laid = {"districts": {"A": "RC5 PC1", "B": "PC2"}, "last_turns": 1}
    told = heard(table(LONE, {"A": "RC4", "B": "RC1"}, "B", seats=2, **laid), "x")
    assert [
        Declined(seat=1),
        HandScored(seat=0, cards=("RC4",)),
        HandScored(seat=1, cards=("RC1",)),
        Scored(audience=None, bad_points=(1, 1), secured=((2,), (3,))),
    ] == told


def test_klf_23_before_the_end_there_are_no_points():
    state = table(CALM, hands(2), seats=2, districts={"A": "RC2"}, last_turns=2)
    assert (None, None, None) == (view(state).bad_points, view(state).secured, state.outcome())
    assert (None, None, None) == (view(play(state, "x")).bad_points, view(state).secured, state.outcome())


@pytest.mark.parametrize(
    ("cards", "bad", "places"),
    [
        # the fewest bad points win
        ({"A": "RC5 PC1 GC1", "B": "PC5 GC2", "C": "GC4 RC1"}, (2, 2, 1), (2, 2, 1)),
        # bad points before districts and votes
        ({"A": "RC5 YC5 PC5 GC2", "B": "GC5 RC1"}, (2, 1), (2, 1)),
        # then more secured districts
        ({"A": "RC5 PC1", "B": "PC2 GC1 RC1"}, (1, 1), (2, 1)),
        # then more secured votes
        ({"A": "RC5 PC1", "B": "PC3 RC1"}, (1, 1), (1, 2)),
        ({"A": "RC1 PC1", "B": "GC1 BC2", "C": "YC2 OC2"}, (0, 0, 0), (3, 2, 1)),
        # then the place is shared
        ({"A": "RC5 PC1", "B": "PC5 RC1"}, (1, 1), (1, 1)),
        ({"A": "RC2", "B": "PC2", "C": "GC2", "D": "OC2"}, (0, 0, 0, 0), (1, 1, 1, 1)),
        ({"A": "RC1", "B": "PC2", "C": "GC2", "D": "OC1"}, (0, 0, 0, 0), (3, 1, 1, 3)),
        ({"A": "RC5", "B": "RP5", "C": "RC4"}, (0, 0, 4), (1, 1, 3)),
    ],
)
def test_klf_23_the_ranking(cards, bad, places):
    state = end(len(cards), cards)
    ended = outcome(state)
    assert (bad, places, False) == (ended.points, ended.places, ended.undecided)
    assert tuple(seat for seat, place in enumerate(places) if place == 1) == ended.winners


@pytest.mark.parametrize(
    ("cards", "bad", "places"),
    [
        # a player without a secured district ranks behind all others, however few his bad points
        ({"A": "RC5 RC4", "B": "RC1", "C": "GC5 YC2", "D": "GP5 YC3 PC1"}, (0, 1, 2, 0), (2, 4, 3, 1)),
        ({"A": "YC3 PC5 GC1 OC1", "B": "YC2", "C": "GC5 OC2"}, (2, 2, 0), (2, 3, 1)),
        ({"A": "YC3 PC5 GC1 OC1", "B": "", "C": "GC5 OC2"}, (2, 0, 0), (2, 3, 1)),
        ({"A": "YP1 OC1 RC1 GC2", "B": "PC5 BC4 GC1 RP1", "C": "GB1"}, (0, 1, 1), (1, 2, 3)),
        # several of them: by their bad points, then shared
        ({"A": "RC5", "B": "RC2", "C": "RC1", "D": "RP2"}, (0, 2, 1, 2), (1, 3, 2, 3)),
    ],
)
def test_klf_23_who_has_secured_nothing_ranks_behind_all_others(cards, bad, places):
    ended = outcome(end(len(cards), cards))
    assert (bad, places) == (ended.points, ended.places)


def test_klf_23_no_bad_points_and_nothing_secured_does_not_win():
    ended = outcome(end(2, {"A": "RC5 PC1", "B": ""}))
    assert ((0, 0), (1, 2), (0,)) == (ended.points, ended.places, ended.winners)
