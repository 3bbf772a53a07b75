"""End and scoring: SHF-30 to SHF-34."""

import pytest
from tests.games.schafe.tables import (
    FOLD,
    THREE_PENS,
    TWO_WOODS,
    forests,
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

from rudel.games.schafe.events import Finished, PenClosed, Scored

TOWER = ["58RVVV@0,-1", "30YBRK@0,-2", "34RKYB@0,-3", "40YKRB@0,-4", "44RBYK@0,-5", "26BKRY@0,-6"]
"""Tiles one above the other; two sheep between each and the next are a closed pen, red and yellow in turn."""


# ---- SHF-30 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shf_30_the_game_ends_when_everybody_has_finished(seats):
    state = table("", dict(zip("ABCD"[:seats], "1234", strict=False)), seats=seats)
    for seat in "ABCD"[: seats - 1]:
        play(state, "out", seat)
        assert ("turn", None) == (view(state).phase, state.outcome())
    play(state, "out")
    assert ("over", "", ()) == (view(state).phase, on_turn(state), state.may_act())
    assert all(not plays(state, seat) for seat in "ABCD"[:seats])
    assert ["SHF-30"] * 3 == [refusal(state, word, "A") for word in ("x", "out", "1RRYB")]


def test_shf_30_the_last_one_left_may_go_on_laying():
    state = table(FOLD, {"A": "50 25 27", "B": "1"}, bag="2 3")
    play(state, "out", "B")
    play(state, "50VVYY @0,1 25BVKB @-1,0 27YKKV @1,0", "A")
    assert ("turn", "A", (2, 0)) == (view(state).phase, on_turn(state), held(state))


def test_shf_30_the_last_one_left_may_use_special_actions():
    state = play(table(FOLD, {"A": "50 WR", "B": "1"}), "out", "B")
    assert words("WR out") <= plays(state)
    assert "A" == on_turn(play(state, "WR @0,-3 done"))


def test_shf_30_it_is_over_when_the_last_one_lays_his_last_tile():
    state = table(FOLD, {"A": "50", "B": "1"}, bag="")
    play(state, "out", "B")
    told = heard(state, "50VVYY @0,1", "A")
    assert [Finished(seat=0, bonus=0), "Scored"] == [told[-2], type(told[-1]).__name__]
    assert ((1, 0), "over") == (view(state).finished, view(state).phase)


def test_shf_30_it_is_over_when_the_last_one_finishes_with_a_special_action():
    state = play(table(FOLD + " WB@0,-3", {"A": "HR", "B": "1"}), "out", "B")
    play(state, "HR @0,-3")
    assert ((1, 0), "over", (2, 6)) == (view(state).finished, view(state).phase, view(state).points)


def test_shf_30_it_is_over_when_the_last_one_passes():
    state = table(FOLD, {"A": "WR", "B": "1"})
    play(state, "out", "B")
    assert ["Passed", "Scored"] == [type(event).__name__ for event in heard(state, "x", "A")]
    assert ((1,), (2, 6)) == (view(state).finished, view(state).points)


def test_shf_30_it_is_over_when_the_last_one_gets_out():
    state = play(table(FOLD, {"A": "WR 50", "B": "1"}), "out", "B")
    told = heard(state, "out")
    assert ["GotOut", "Finished", "Scored"] == [type(event).__name__ for event in told]
    assert "over" == view(state).phase


def test_shf_30_who_can_lay_cannot_end_it_by_passing():
    state = play(table(FOLD, {"A": "WR 50", "B": "1"}), "out", "B")
    assert "SHF-10" == refusal(state, "x")


# ---- SHF-31 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "bonus"), [(2, (6, 0)), (3, (6, 3, 0)), (4, (6, 3, 1, 0))])
@pytest.mark.parametrize("backward", [False, True])
def test_shf_31_six_three_and_one_in_the_order_of_finishing(seats, bonus, backward):
    letters = "ABCD"[:seats]
    state = table("", dict(zip(letters, "1234", strict=False)), seats=seats)
    order = letters[::-1] if backward else letters
    told = [event for seat in order for event in heard(state, "out", seat) if isinstance(event, Finished)]
    assert list(bonus) == [event.bonus for event in told]
    assert (bonus[::-1] if backward else bonus) == view(state).bonus == view(state).points


def test_shf_31_laying_the_last_tile_and_getting_out_count_alike():
    state = table(FOLD, {"A": "50", "B": "1", "C": "25", "D": "2"}, seats=4, bag="")
    play(state, "50VVYY @0,1")
    play(state, "out", "D")
    play(state, "out", "B")
    play(state, "25BVKB @-1,0")
    assert ((0, 3, 1, 2), (6, 1, 0, 3)) == (view(state).finished, view(state).bonus)


def test_shf_31_the_last_one_gets_nothing_even_if_he_never_finishes():
    state = play(table(FOLD, {"A": "WR", "B": "1", "C": "2"}, seats=3), "out", "B")
    play(state, "out", "C")
    play(state, "x")
    assert (0, 6, 3) == view(state).bonus


# ---- SHF-32 -------------------------------------------------------------------------------------------------------


def test_shf_32_neighbouring_edges_of_a_tile_with_the_same_motif_are_one_pen():
    assert [(2, 2, False)] == pens(table("59RRVV@0,-1"), "R")
    assert [(3, 3, False)] == pens(table("60RRVR@0,-1"), "R")


def test_shf_32_opposite_edges_are_connected_through_their_neighbour():
    """West and east of 60 are red as its north is; closing the north leaves one pen."""
    state = table("60RRVR@0,-1 26BKRY@0,-2")
    assert [(4, 2, False)] == pens(state, "R")


def test_shf_32_edges_of_different_colours_are_different_pens():
    state = table("58RVVV@0,-1 26BKRY@0,-2")
    assert [[(2, 0, False)], [(1, 1, False)], [(1, 1, False)], [(1, 1, False)]] == [
        pens(state, colour) for colour in "RYBK"
    ]


def test_shf_32_two_colours_twice_on_a_tile_are_two_pens():
    state = table("58RVVV@0,-1 28BBRR@0,-2")
    assert ([(3, 1, False)], [(2, 2, False)]) == (pens(state, "R"), pens(state, "B"))


def test_shf_32_pens_of_several_tiles_are_connected_where_they_touch():
    state = play(table("59RRVV@0,-1 35RBBV@1,0", {"A": "1 2", "B": "3"}), "1YBRR @1,-1")
    assert [(5, 1, False)] == pens(state, "R")


def test_shf_32_areas_that_touch_only_at_a_corner_are_not_connected():
    assert [(1, 1, False), (2, 2, False)] == pens(table("59RRVV@0,-1 35RBBV@1,0"), "R")
    assert [(0, 0, 2), (0, 0, 2)] == forests(table(TWO_WOODS))


def test_shf_32_a_tile_may_touch_the_same_pen_twice():
    state = table("60RRVR@0,-1 59RVVR@1,-1 49FRRR@0,-2", {"A": "WR 1", "B": "2"})
    assert [(8, 4, False)] == pens(state, "R")
    assert [(12, 4, False)] == pens(play(state, "WRs @1,-2"), "R")


def test_shf_32_a_tile_with_one_colour_on_all_edges_has_four_sheep():
    for tile in ("WYs", "HYs", "?Y"):
        assert [(5, 3, False)] == pens(table(f"{FOLD} {tile}@-1,-2"), "Y")


def test_shf_32_a_pen_is_closed_when_none_of_its_edges_is_open():
    state = table(TWO_WOODS.removesuffix(" 6FFYR@1,-1"), {"A": "6 1", "B": "2"})
    assert [(3, 1, False)] == pens(state, "R")
    assert PenClosed(seat=0, colour="R", sheep=4, x=1, y=-1) in heard(state, "6FFYR @1,-1")
    assert [(4, 0, False)] == pens(state, "R")


def test_shf_32_one_tile_may_close_several_pens():
    ground = "49VVVY@0,-1 58RVVV@-1,0"
    told = heard(table(ground, {"A": "6 1", "B": "2"}), "6FYRF @-1,-1")
    assert {("Y", 2), ("R", 2)} == {(event.colour, event.sheep) for event in told if isinstance(event, PenClosed)}


def test_shf_32_a_pen_that_a_tile_touches_twice_is_told_once():
    told = heard(table("58VRVV@0,-1 35RBBV@1,0", {"A": "1 2", "B": "3"}), "1YBRR @1,-1")
    closed = [event for event in told if isinstance(event, PenClosed)]
    assert [PenClosed(seat=0, colour="R", sheep=4, x=1, y=-1)] == closed


def test_shf_32_a_pen_closed_before_is_not_told_again():
    told = heard(table(FOLD, {"A": "50 1", "B": "2"}), "50VVYY @0,1")
    assert [] == [event for event in told if isinstance(event, PenClosed)]


def test_shf_32_whoever_closes_a_pen_may_do_so_for_another():
    told = heard(table("58RVVV@0,-1", {"A": "2", "B": "10 1"}, "B"), "10FFRY @0,-2")
    assert PenClosed(seat=1, colour="R", sheep=2, x=0, y=-2) in told


def test_shf_32_a_forest_need_not_be_closed_and_counts_no_sheep():
    assert [(0, 0, 2)] == forests(table(FOLD))
    assert [] == pens(table(FOLD), "F")


def test_shf_32_village_is_no_pen():
    assert [] == table("", {"A": "1"}).pens()


# ---- SHF-33 -------------------------------------------------------------------------------------------------------


def test_shf_33_a_pen_that_borders_a_forest_with_a_wolf_is_worth_nothing():
    state = play(table(FOLD + " WB@0,-3", {"A": "1", "B": "2"}), "out out")
    assert ([(2, 0, True)], (6, 0)) == (pens(state, "R"), view(state).points)


def test_shf_33_any_forest_that_it_borders_is_enough():
    for wolf in ("0,-3", "2,-1"):
        assert [(4, 0, True)] == pens(table(f"{TWO_WOODS} WB@{wolf}"), "R")


def test_shf_33_a_wolf_in_another_forest_does_not_matter():
    assert (2, 0, False) in pens(table(THREE_PENS), "R")


def test_shf_33_a_wolf_in_a_forest_joined_to_the_one_it_borders_is_enough():
    assert (2, 0, True) in pens(table(FOLD + " 51FRFF@1,-2 WB@1,-3"), "R")


def test_shf_33_forest_and_pen_border_where_their_edges_are_neighbours_on_a_tile():
    """The black edge of 22 is beside its forest; blue lies on the next tile, red touches the wolf's at a corner."""
    state = table(TWO_WOODS + " WB@0,-3 48RKBY@-1,-2")
    assert ([(2, 0, True)], [(1, 1, False)]) == (pens(state, "K"), pens(state, "B"))
    assert [(1, 1, False), (4, 0, True)] == pens(state, "R")


def test_shf_33_the_forest_may_be_on_either_side_of_the_pen():
    """The forest of 1 lies in the west, red in the south, black in the north."""
    state = table("58RVVV@0,-1 1KKRF@0,-2 WB@-1,-2")
    assert ([(2, 0, True)], [(2, 2, True)]) == (pens(state, "R"), pens(state, "K"))


def test_shf_33_a_covered_wolf_threatens_nothing():
    assert [(4, 0, False)] == pens(table(TWO_WOODS + " WB+HB@0,-3"), "R")


def test_shf_33_one_covered_wolf_of_two_is_not_enough():
    assert [(4, 0, True)] == pens(table(TWO_WOODS + " WB+HB@0,-3 WY@2,-1"), "R")
    assert [(2, 0, True)] == pens(table(FOLD + " WB@0,-3 WY+HB@0,-4"), "R")


def test_shf_33_a_hunter_elsewhere_in_the_forest_drives_no_wolf_away():
    assert (4, 0, True) in pens(table(TWO_WOODS + " WB@2,-1 HB@0,-3 2BRFF@1,-2"), "R")


# ---- SHF-34 -------------------------------------------------------------------------------------------------------


def stuck(ground, bag="", **more):
    """A position in which both seats can only pass, so that nobody gets a bonus."""
    hands = {"A": "WY", "B": "HY"} if "Y" not in more.pop("open", "") else {"A": "WR", "B": "HR"}
    return play(table(ground, hands, bag=bag, **more), "x x")


def test_shf_34_only_the_largest_good_pen_counts():
    state = play(table(TWO_WOODS + " 47VRYY@0,1 2FFBR@1,1", {"A": "1", "B": "3"}), "out out")
    assert [(2, 0, False), (4, 0, False)] == pens(state, "R")
    assert (10, 0) == view(state).points


def test_shf_34_bonus_and_sheep_are_added_and_the_highest_sum_wins():
    state = play(table(TWO_WOODS, {"A": "1", "B": "2"}), "out", "B")
    play(state, "out", "A")
    assert ((4, 6), (2, 1), (1,)) == (view(state).points, state.outcome().places, state.outcome().winners)


def test_shf_34_a_tie_of_everything_is_shared():
    state = stuck(" ".join(TOWER[:3]))
    assert ((2, 2), (1, 1), (0, 1)) == (view(state).points, state.outcome().places, state.outcome().winners)


def test_shf_34_a_tie_is_broken_by_the_second_largest_pen():
    state = stuck(" ".join(TOWER[:4]), open="Y")
    assert ((2, 2), (1, 2)) == (view(state).points, state.outcome().places)


def test_shf_34_second_pens_of_the_same_size_are_shared_too():
    state = stuck(" ".join(TOWER[:5]))
    assert ((2, 2), (1, 1)) == (view(state).points, state.outcome().places)


def test_shf_34_then_by_the_third():
    state = stuck(" ".join(TOWER), open="Y")
    assert ((2, 2), (1, 2)) == (view(state).points, state.outcome().places)
    state = stuck(" ".join(TOWER), open="Y", colours="YR")
    assert ((2, 2), (2, 1)) == (view(state).points, state.outcome().places)


def test_shf_34_the_second_pens_are_compared_also_if_the_largest_differ():
    """B has 3 and two pens of two sheep, A has 1 and one of four."""
    ground = TWO_WOODS + " 27YKKV@1,0 49VVYV@0,1 36YKBR@0,2"
    state = table(ground, {"A": "1", "B": "2", "C": "3", "D": "4"}, seats=4)
    for seat in "DBAC":
        play(state, "out", seat)
    assert ((5, 5, 0, 6), (3, 2, 4, 1)) == (view(state).points, state.outcome().places)


def test_shf_34_colours_never_revealed_are_shown_at_the_end_and_score():
    state = table(FOLD, {"A": "1", "B": "2"})
    assert (None, None) == view(state).colours
    told = heard(state, "out out")
    assert Scored(points=(8, 0), pens=((2,), ()), bonus=(6, 0), colours=("R", "Y")) == told[-1]
    assert [("R", "Y")] * 3 == [view(state, seat).colours for seat in ("A", "B", None)]


def test_shf_34_showing_all_colours_at_the_end_is_a_reveal():
    state = play(table(FOLD, {"A": "1", "B": "2"}), "out")
    before = view(state).revealed
    assert before + 1 == view(play(state, "out")).revealed


def test_shf_34_open_and_threatened_pens_are_no_second_largest_either():
    told = heard(table(THREE_PENS, {"A": "1", "B": "3"}), "out out")
    assert Scored(points=(8, 0), pens=((2,), ()), bonus=(6, 0), colours=("R", "Y")) == told[-1]
