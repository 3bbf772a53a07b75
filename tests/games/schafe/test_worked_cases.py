"""The worked cases of the specification, in its order."""

import pytest
from tests.games.schafe.tables import (
    FOLD,
    THREE_PENS,
    TWO_WOODS,
    heard,
    held,
    on_turn,
    pens,
    play,
    plays,
    refusal,
    table,
    view,
)

from rudel.games.schafe.events import Drew, TileLaid, WolfCovered


def test_a_tile_laid_against_two_neighbours_draws_two_tiles():
    state = table("59RRVV@0,-1 35RBBV@1,0", {"A": "1 2", "B": "3"})
    told = heard(state, "1YBRR @1,-1")
    assert [TileLaid(seat=0, tile=0, edges="YBRR", x=1, y=-1, touching=2), Drew(seat=0, number=2)] == [
        event for event in told if isinstance(event, TileLaid | Drew)
    ]
    assert (3, 1) == held(state)


def test_whoever_reveals_just_before_his_own_turn_lays_three_tiles_in_a_row():
    state = table("58RVVV@0,-1", {"A": "60 50 1", "B": "27"})
    play(state, "? @0,-2 60RRRV @1,0 50FRRF @0,-3", "A")
    assert [(0, -2), (1, 0), (0, -3)] == [(laid.x, laid.y) for laid in view(state).map[2:]]
    assert ("B", (4, 1)) == (on_turn(state), held(state))  # one tile is left, and each of the three drew one


def test_whoever_reveals_between_two_turns_lays_two_tiles_and_then_a_third_when_his_turn_comes():
    state = table("58RVVV@0,-1", {"A": "60 50", "B": "27"}, "B")
    play(state, "? @0,-2 60RRRV @1,0", "A")
    assert "B" == on_turn(state)
    play(state, "27VYKK @0,1 50FRRF @0,-3")
    assert [68, 59, 26, 49] == [laid.tile for laid in view(state).map[2:]]


def test_a_hunter_on_a_wolf_draws_nothing_and_the_pen_counts_again():
    state = table(FOLD + " WB@0,-3", {"A": "HK 1", "B": "WK"}, "B")
    assert [(2, 0, True)] == pens(state, "R")
    told = heard(state, "HK @0,-3", "A")
    assert [WolfCovered(seat=0, tile=67, x=0, y=-3)] == told
    assert ((1, 1), [(2, 0, False)]) == (held(state), pens(state, "R"))
    play(state, "done", "A")
    play(state, "x out out")
    assert (8, 0) == view(state).points


def test_the_pen_counts_nothing_while_the_wolf_is_there():
    state = play(table(FOLD + " WB@0,-3", {"A": "HK 1", "B": "2"}), "out out")
    assert (6, 0) == view(state).points


def test_a_wolf_into_a_forest_joined_to_one_with_a_hunter_is_refused():
    """The hunter lies in the northern forest; 2 joins the eastern one to it."""
    state = table(TWO_WOODS + " HB@0,-3", {"A": "WR 1", "B": "2 3"})
    assert "WR" in plays(state)
    play(state, "WR", "A")
    assert {"@2,-1"} == plays(state)
    state = table(TWO_WOODS + " HB@0,-3", {"A": "WR 1", "B": "2 3"}, "B")
    play(state, "2BRFF @1,-2", "B")
    assert ("SHF-21", True) == (refusal(state, "WR", "A"), "WR" not in plays(state))


@pytest.mark.parametrize(("seats", "bonus"), [(2, [6, 0]), (3, [6, 3, 0]), (4, [6, 3, 1, 0])])
def test_in_the_order_of_finishing_six_three_and_one_but_nothing_for_the_last(seats, bonus):
    hands = dict(zip("ABCD"[:seats], ("1", "2", "3", "4"), strict=False))
    order = {2: "BA", 3: "BCA", 4: "BADC"}[seats]
    state = table("", hands, seats=seats)
    for seat in order:
        play(state, "out", seat)
    assert bonus == [view(state).points["ABCD".index(seat)] for seat in order]


def test_only_the_closed_pen_counts_beside_an_open_and_a_threatened_one_of_the_same_colour():
    state = table(THREE_PENS, {"A": "1", "B": "3"})
    assert [(2, 0, False), (4, 0, True), (5, 3, False)] == pens(state, "R")
    play(state, "out", "B")
    play(state, "out", "A")
    assert (2, 6) == view(state).points
