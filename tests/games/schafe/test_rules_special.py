"""Special actions: SHF-21 to SHF-25."""

import pytest
from tests.games.schafe.tables import (
    FOLD,
    TWO_WOODS,
    forests,
    hand,
    heard,
    held,
    on_turn,
    pens,
    play,
    plays,
    refusal,
    table,
    view,
    words,
)

from rudel.games.schafe.events import (
    ColourShown,
    Drew,
    Finished,
    GotOut,
    HunterLaid,
    WolfCovered,
    WolfLaid,
)

THREE = {"A": "50 WR HB", "B": "1 WK HR", "C": "2 HK"}
"""Hands for FOLD at a table of three."""


# ---- SHF-21 -------------------------------------------------------------------------------------------------------


def test_shf_21_any_number_of_wolves_and_hunters_also_into_different_forests():
    state = table(TWO_WOODS, {"A": "WR WY HB 1", "B": "2"})
    play(state, "WR @0,-3 HB @2,-1 WY @0,-4 done")
    assert [(0, 1, 4), (2, 0, 6)] == sorted(forests(state))
    assert ("A", 1) == (on_turn(state), view(state).turns)


def test_shf_21_one_of_them_is_enough():
    state = play(table(TWO_WOODS, {"A": "WR WY HB 1", "B": "2"}), "WR @0,-3 done")
    assert ("A", "turn", words("WY HB")) == (on_turn(state), view(state).phase, hand(state, "A") & words("WY HB WR"))


def test_shf_21_after_each_one_says_when_it_is_enough_even_with_nothing_left_to_lay():
    state = play(table(TWO_WOODS, {"A": "WR 1", "B": "2"}, bag=""), "WR @0,-3")
    assert ("hunting", {"done"}) == (view(state).phase, plays(state))


def test_shf_21_a_wolf_is_laid_like_a_tile_and_draws_for_each_touching_edge():
    state = table(TWO_WOODS, {"A": "WR 1", "B": "2"})
    told = heard(state, "WR @1,-2")
    assert WolfLaid(seat=0, tile=60, x=1, y=-2) == told[0]
    assert (Drew(seat=0, number=2), (3, 1)) == (told[-2], held(state))
    assert [(1, 0, 4)] == forests(state)


def test_shf_21_a_tile_just_drawn_may_be_laid_at_once():
    state = play(table(TWO_WOODS, {"A": "WR 1", "B": "2"}, bag="HK"), "WR @0,-3 HK @2,-1")
    assert [(0, 1, 4), (1, 0, 4)] == forests(state)


def test_shf_21_all_edges_that_a_wolf_touches_are_forest():
    state = play(table(TWO_WOODS, {"A": "WR 1", "B": "2"}), "WR")
    assert words("@0,-3 @1,-2 @2,-1") == plays(state)
    assert ["SHF-10"] * 4 == [refusal(state, place) for place in ("@-1,-2", "@1,0", "@0,1", "@3,3")]


def test_shf_21_a_wolf_may_not_join_a_forest_that_has_a_hunter():
    state = play(table(TWO_WOODS + " HB@0,-3", {"A": "WR 1", "B": "2"}), "WR")
    assert {"@2,-1"} == plays(state)
    assert ["SHF-21"] * 2 == [refusal(state, place) for place in ("@0,-4", "@-1,-3")]


def test_shf_21_a_wolf_that_fits_only_into_such_a_forest_is_not_taken_at_all():
    state = table(FOLD + " HB@0,-3", {"A": "WR HK 1", "B": "2"})
    assert ("SHF-21", {"HK"}) == (refusal(state, "WR"), plays(state) & {"WR", "HK"})


def test_shf_21_without_a_forest_there_is_no_place_for_a_wolf():
    state = table("58RVVV@0,-1", {"A": "WK 1", "B": "2"})
    assert ("SHF-10", True) == (refusal(state, "WK"), "WK" not in plays(state))


def test_shf_21_four_sheep_are_no_wolf():
    state = play(table(FOLD + " HB@0,-3", {"A": "WY", "B": "2"}), "WYs @-1,-2")
    assert ([(0, 1, 4)], [(5, 3, False)]) == (forests(state), pens(state, "Y"))


def test_shf_21_only_ones_own_wolves():
    assert "SHF-5" == refusal(table(FOLD, {"A": "WR 1", "B": "WK"}), "WK")


# ---- SHF-22 -------------------------------------------------------------------------------------------------------


def test_shf_22_a_hunter_is_laid_like_a_tile_into_a_forest_without_a_wolf_and_draws():
    state = table(TWO_WOODS, {"A": "HR 1", "B": "WK"})
    told = heard(state, "HR @1,-2")
    assert (HunterLaid(seat=0, tile=64, x=1, y=-2), Drew(seat=0, number=2)) == (told[0], told[-2])
    assert ([(0, 1, 4)], (3, 1)) == (forests(state), held(state))


def test_shf_22_no_wolf_may_be_laid_into_this_forest_any_more():
    state = play(table(TWO_WOODS, {"A": "HR 1", "B": "WK"}), "HR @1,-2 done")
    assert ({"out"}, "SHF-21") == (plays(state, "B"), refusal(state, "WK", "B"))


def test_shf_22_not_into_a_forest_with_a_wolf():
    state = play(table(TWO_WOODS + " WB@0,-3", {"A": "HR 1", "B": "2"}), "HR")
    assert words("@2,-1 @0,-3") == plays(state)
    assert ["SHF-22"] * 2 == [refusal(state, place) for place in ("@0,-4", "@1,-3")]


def test_shf_22_or_it_is_put_on_top_of_a_wolf_and_nothing_is_drawn():
    state = table(FOLD + " WB@0,-3", {"A": "HR 1", "B": "2"})
    assert [WolfCovered(seat=0, tile=64, x=0, y=-3)] == heard(state, "HR @0,-3")
    assert ((1, 1), 64) == (held(state), view(state).map[-1].hunter)
    assert ([(0, 1, 4)], "hunting") == (forests(state), view(state).phase)


@pytest.mark.parametrize(
    ("ground", "place"),
    [
        (FOLD + " WB+HB@0,-3", "@0,-3"),
        (FOLD + " HB@0,-3", "@0,-3"),
        (FOLD + " WYs@-1,-2", "@-1,-2"),
        (FOLD, "@0,-2"),
        (FOLD, "@0,0"),
    ],
)
def test_shf_22_on_top_of_nothing_but_an_uncovered_wolf(ground, place):
    state = play(table(ground, {"A": "HR 1", "B": "2"}), "HR")
    assert ("SHF-22", True) == (refusal(state, place), place not in plays(state))


def test_shf_22_where_a_wolf_can_be_laid_a_hunter_may_only_be_put_on_top():
    assert words("WR HK") <= plays(table(FOLD + " WB@0,-3", {"A": "WR HK 1", "B": "2"}))
    state = play(table(FOLD + " WB@0,-3", {"A": "HK 1", "B": "2"}), "HK")
    assert {"@0,-3"} == plays(state)


def test_shf_22_a_hunter_with_no_place_is_not_taken_at_all():
    state = table("58RVVV@0,-1", {"A": "HK 1", "B": "2"})
    assert ("SHF-10", True) == (refusal(state, "HK"), "HK" not in plays(state))


def test_shf_22_a_wolf_under_a_hunter_is_no_reason_to_refuse_another():
    state = play(table(FOLD + " WB+HB@0,-3", {"A": "HR 1", "B": "2"}), "HR")
    assert words("@0,-4 @1,-3 @-1,-3 @1,-2") == plays(state)


# ---- SHF-23 -------------------------------------------------------------------------------------------------------

GROWN = TWO_WOODS + " WB@2,-1 HB@0,-3 2BRFF@1,-2"
"""A forest with a wolf and one with a hunter, grown together."""


def test_shf_23_a_landscape_may_join_a_forest_with_a_hunter_to_one_with_a_wolf():
    state = play(table(TWO_WOODS + " WB@2,-1 HB@0,-3", {"A": "2 1", "B": "3"}), "2BRFF @1,-2")
    assert [(1, 1, 6)] == forests(state)


def test_shf_23_forests_grown_together_with_a_hunter_take_no_further_wolf():
    state = table(GROWN, {"A": "WR 1", "B": "3"})
    assert ("SHF-21", True) == (refusal(state, "WR"), "WR" not in plays(state))


def test_shf_23_wolves_already_in_them_stay():
    assert [(1, 1, 6)] == forests(table(GROWN, {"A": "WR 1", "B": "3"}))
    assert [(4, 0, True)] == [pen for pen in pens(table(GROWN, {"A": "1", "B": "3"}), "R") if pen[0] == 4]


def test_shf_23_until_a_hunter_is_put_on_each():
    state = table(GROWN, {"A": "HR 1", "B": "3"})
    assert {"@2,-1"} == plays(play(state, "HR"))
    assert "SHF-22" == refusal(state, "@0,-4")
    play(state, "@2,-1")
    assert ([(0, 2, 6)], [(4, 0, False)]) == (forests(state), [pen for pen in pens(state, "R") if pen[0] == 4])


def test_shf_23_two_wolves_need_two_hunters():
    ground = TWO_WOODS + " WB@0,-3 WY@0,-4"
    state = table(ground, {"A": "HR HK 1", "B": "3"})
    play(state, "HR @0,-3")
    assert ([(0, 0, 2), (1, 1, 6)], [(4, 0, True)]) == (forests(state), pens(state, "R"))
    assert words("@0,-4 @2,-1") == plays(play(state, "HK"))
    play(state, "@0,-4")
    assert ([(0, 0, 2), (0, 2, 6)], [(4, 0, False)]) == (forests(state), pens(state, "R"))


def test_shf_23_a_wolf_under_a_hunter_no_longer_counts_but_the_hunter_does():
    state = table(TWO_WOODS + " WB+HB@0,-3", {"A": "WR HR 1", "B": "3"})
    assert [(0, 0, 2), (0, 1, 4)] == forests(state)
    assert {"@2,-1"} == plays(play(state.copy(), "WR"))
    assert words("@0,-4 @1,-3 @-1,-3 @1,-2 @2,-1") == plays(play(state, "HR"))


def test_shf_23_a_wolf_may_join_forests_that_have_wolves():
    state = play(table(TWO_WOODS + " WB@0,-3 WY@2,-1", {"A": "WR 1", "B": "3"}), "WR @1,-2")
    assert [(3, 0, 8)] == forests(state)


def test_shf_23_a_hunter_may_join_forests_that_have_hunters():
    state = play(table(TWO_WOODS + " HB@0,-3 HY@2,-1", {"A": "HR 1", "B": "3"}), "HR @1,-2")
    assert [(0, 3, 8)] == forests(state)


def test_shf_23_a_wolf_that_touches_a_forest_with_a_hunter_is_refused_whatever_else_it_touches():
    state = play(table(TWO_WOODS + " HB@0,-3", {"A": "WR 1", "B": "3"}), "WR")
    assert "SHF-23" == refusal(state, "@1,-2")


def test_shf_23_a_hunter_that_touches_a_forest_with_a_wolf_is_refused_whatever_else_it_touches():
    for wolf in ("0,-3", "2,-1"):
        state = play(table(f"{TWO_WOODS} WB@{wolf}", {"A": "HR 1", "B": "3"}), "HR")
        assert "SHF-23" == refusal(state, "@1,-2")


def test_shf_23_a_hunter_may_be_put_on_any_uncovered_wolf_on_the_table():
    state = table(TWO_WOODS + " WB@0,-3 WY@2,-1", {"A": "HR 1", "B": "3"})
    assert words("@0,-3 @2,-1") == plays(play(state, "HR"))


# ---- SHF-24 -------------------------------------------------------------------------------------------------------


def test_shf_24_the_secret_tile_is_revealed_and_laid_like_a_tile():
    state = table(FOLD, {"A": "1 2", "B": "3"}, colours="YR")
    play(state, "?")
    assert ({"@-1,-2"}, "SHF-24") == (plays(state), refusal(state, "@0,1"))
    assert ("Y", None) == view(state, "B").colours
    told = heard(state, "@-1,-2")
    assert [ColourShown(seat=0, colour="Y", x=-1, y=-2), Drew(seat=0, number=1)] == told[:2]
    assert [(5, 3, False)] == pens(state, "Y")


def test_shf_24_a_colour_shown_is_a_reveal_and_the_whole_action_one_turn():
    state = table(FOLD, {"A": "50 2", "B": "3"}, colours="YR", bag="")
    before = view(state).revealed
    for word, revealed, turns in (("?", 1, 0), ("@-1,-2", 1, 0), ("50VVYY", 1, 0), ("@0,1", 1, 1)):
        play(state, word)
        assert (before + revealed, turns) == (view(state).revealed, view(state).turns)


def test_shf_24_then_one_more_tile_may_be_laid_and_drawn_for():
    state = play(table(FOLD, {"A": "50 2", "B": "3"}, colours="YR"), "? @-1,-2")
    assert ("second", (3, 1)) == (view(state).phase, held(state))
    play(state, "50VVYY @0,1")
    assert ("turn", "A", (3, 1), 1) == (view(state).phase, on_turn(state), held(state), view(state).turns)


def test_shf_24_or_not():
    state = play(table(FOLD, {"A": "50 2", "B": "3"}, colours="YR"), "? @-1,-2 done")
    assert ("turn", "A", (3, 1), 1) == (view(state).phase, on_turn(state), held(state), view(state).turns)


def test_shf_24_the_second_may_be_a_tile_just_drawn():
    state = play(table(FOLD, {"A": "WB", "B": "3"}, colours="YR", bag="50"), "? @-1,-2")
    assert "50VVYY" in plays(state)


def test_shf_24_the_second_may_be_a_wolf_which_draws_and_opens_no_hunt():
    state = play(table(FOLD, {"A": "WY HY 2", "B": "3"}, colours="YR", bag="50"), "? @-1,-2")
    assert words("WY HY WYs HYs done") <= plays(state)
    told = heard(state, "WY @0,-3")
    assert [WolfLaid(seat=0, tile=61, x=0, y=-3)] == told[:1]
    assert ("turn", "A", (0,), 1) == (view(state).phase, on_turn(state), view(state).acted, view(state).turns)


def test_shf_24_a_wolf_as_the_second_tile_goes_where_a_wolf_goes():
    state = table(FOLD + " HB@0,-3", {"A": "WY 1", "B": "3"}, colours="YR", bag="")
    play(state, "? @-1,-2")
    assert "SHF-21" == refusal(state, "WY")


def test_shf_24_a_hunter_as_the_second_tile_on_a_wolf_draws_nothing():
    state = play(table(FOLD + " WB@0,-3", {"A": "HK 1", "B": "3"}, colours="YR"), "? @-1,-2 HK")
    assert ({"@0,-3"}, ["SHF-22", "SHF-10"]) == (plays(state), [refusal(state, at) for at in ("@0,-2", "@5,5")])
    before = held(state)
    assert [WolfCovered(seat=0, tile=67, x=0, y=-3)] == heard(state, "@0,-3")
    assert ("turn", before) == (view(state).phase, held(state))


def test_shf_24_a_hunter_may_be_the_last_tile_of_all():
    state = table(FOLD + " WB@0,-3", {"A": "HK", "B": "3", "C": "4"}, seats=3, colours="YRB", bag="")
    play(state, "? @-1,-2 HK @0,-3")
    assert ((0,), "B") == (view(state).finished, on_turn(state))


def test_shf_24_in_the_middle_of_laying_it_everybody_sees_what_it_is_for():
    state = play(table(FOLD, {"A": "WY HY 2", "B": "3"}, colours="YR"), "? @-1,-2 WY")
    assert ("placing", "showing", 61, 0) == (
        view(state).phase,
        view(state).special,
        view(state).pending.tile,
        view(state).pending.side,
    )


def test_shf_24_by_rules_version_1_the_second_may_be_four_sheep_but_no_wolf_or_hunter():
    state = play(table(FOLD, {"A": "WY HY", "B": "3"}, colours="YR", bag="", rules=1), "? @-1,-2")
    assert words("WYs HYs done") == plays(state)
    assert ["SHF-24"] * 2 == [refusal(state, word) for word in ("WY", "HY")]


def test_shf_24_the_second_must_fit():
    state = play(table(FOLD, {"A": "WB 1", "B": "3"}, colours="YR", bag=""), "? @-1,-2")
    assert ["SHF-10", "SHF-10", "SHF-5"] == [refusal(state, word) for word in ("WBs", "1FKKR", "3BYRR")]
    assert ["SHF-20"] * 3 == [refusal(state, word) for word in ("x", "out", "?")]


def test_shf_24_with_nothing_that_fits_one_still_has_to_say_so():
    state = play(table(FOLD + " HB@0,-3", {"A": "WB", "B": "3"}, colours="YR", bag=""), "? @-1,-2")
    assert {"done"} == plays(state)


def test_shf_24_once_per_game():
    state = play(table(FOLD, {"A": "50 2", "B": "3"}, colours="YR"), "? @-1,-2 done 50VVYY @0,1")
    assert ("SHF-24", True) == (refusal(state, "?", "A"), "?" not in plays(state, "A"))


@pytest.mark.parametrize("colour", "RBK")
def test_shf_24_only_if_it_fits_somewhere(colour):
    state = table(FOLD, {"A": "50 2", "B": "3"}, colours=colour + "Y")
    assert ("SHF-24", True) == (refusal(state, "?"), "?" not in plays(state))
    assert "?" in plays(state, "B")


def test_shf_24_the_marker_lies_in_front_of_whoever_has_shown_his_colour():
    state = play(table(FOLD, {"A": "50 2", "B": "3", "C": "4"}, seats=3, colours="RYB"), "? @-1,-2 done", "B")
    assert [(None, "Y", None)] * 4 == [view(state, seat).colours for seat in ("A", "B", "C", None)]


def test_shf_24_a_seat_out_of_turn_lays_both_tiles_too():
    state = play(table(FOLD, {"A": "50", "B": "25 2"}), "? @-1,-2 25VKBB @0,1", "B")
    assert ("A", [69, 24], (1, 3)) == (on_turn(state), [laid.tile for laid in view(state).map[-2:]], held(state))


# ---- SHF-25 -------------------------------------------------------------------------------------------------------


def test_shf_25_getting_out_is_announced_and_counts_as_finishing():
    state = table(FOLD, THREE, seats=3)
    assert [GotOut(seat=1), Finished(seat=1, bonus=6)] == heard(state, "out", "B")
    assert ((1,), (False, True, False)) == (view(state).finished, view(state).got_out)


def test_shf_25_it_is_final():
    state = play(table(FOLD, THREE, seats=3), "out", "B")
    assert set() == plays(state, "B")
    assert ["SHF-25"] * 4 == [refusal(state, word, "B") for word in ("out", "?", "WK", "x")]


def test_shf_25_in_ones_own_turn_one_gets_out_instead_of_laying():
    state = table(FOLD, {"A": "50", "B": "1"})
    assert "out" in plays(state)
    assert "B" == on_turn(play(state, "out"))


def test_shf_25_the_hand_leaves_the_game_unseen():
    state = table(FOLD, THREE, seats=3)
    bag = view(state).bag
    play(state, "out", "B")
    assert ((3, 0, 2), (0, 3, 0), bag) == (held(state), view(state).left_hands, view(state).bag)
    for seat in ("A", "C", None):
        assert () == view(state, seat).left_hand


def test_shf_25_whoever_got_out_still_knows_what_he_held():
    state = play(table(FOLD, THREE, seats=3), "out", "B")
    assert ((), (0, 63, 64)) == (view(state, "B").hand, view(state, "B").left_hand)


def test_shf_25_getting_out_takes_no_turn_from_others():
    state = play(table(FOLD, {"A": "50", "B": "1", "C": "2", "D": "3"}, seats=4), "out", "C")
    assert "A" == on_turn(state)
    play(state, "50VVYY @0,1")
    assert "B" == on_turn(state)
    play(state, "out")
    assert "D" == on_turn(state)
