"""A turn: SHF-10 to SHF-12."""

from collections import Counter

import pytest
from tests.games.schafe.tables import (
    FOLD,
    at_every_table,
    hand,
    heard,
    held,
    may_interrupt,
    on_turn,
    play,
    plays,
    refusal,
    table,
    view,
    words,
)

from rudel.games.schafe.events import Drew, DrewTiles, Finished, Passed, TileLaid

CORNER = "59RRVV@0,-1 35RBBV@1,0"
"""At 1,-1 red is wanted in the south and in the west."""
STUCK = {"A": "WR", "B": "WK"}
"""Hands for FOLD: nothing compulsory fits, the wolves might be laid."""


# ---- SHF-10 -------------------------------------------------------------------------------------------------------


def test_shf_10_beside_the_village_square_village_must_touch_village():
    state = table("", {"A": "25", "B": "1"})
    assert words("25VKBB 25BVKB 25BBVK 25KBBV out") == plays(state)
    for word, place in {"25VKBB": "@0,1", "25BVKB": "@-1,0", "25BBVK": "@0,-1", "25KBBV": "@1,0"}.items():
        assert {place} == plays(play(state.copy(), word))


def test_shf_10_on_every_touching_edge_the_motifs_are_equal():
    state = table(CORNER, {"A": "1", "B": "2"})
    assert words("@0,-2 @1,-1") == plays(play(state.copy(), "1YBRR"))
    play(state, "1KKRF")
    assert ({"@0,-2"}, "SHF-10") == (plays(state), refusal(state, "@1,-1"))


def test_shf_10_a_tile_is_laid_edge_to_edge_on_an_empty_place():
    state = play(table(CORNER, {"A": "1", "B": "2"}), "1YBRR")
    for place in ("@2,-2", "@5,5", "@0,0", "@1,0", "@-1,0"):
        assert "SHF-10" == refusal(state, place)


def test_shf_10_a_side_is_offered_only_if_it_fits_somewhere():
    state = table(CORNER, {"A": "1", "B": "2"})
    assert words("1BRRY 1KKRF 1RRYB 1YBRR ? out") == plays(state)
    assert "SHF-10" == refusal(state, "1FKKR")


def test_shf_20_a_tile_taken_must_be_laid_first():
    state = play(table(CORNER, {"A": "1", "B": "2"}), "1YBRR")
    assert ["SHF-20"] * 4 == [refusal(state, word) for word in ("x", "out", "done", "1KKRF")]


def test_shf_10_only_a_tile_of_ones_own_hand():
    state = table(CORNER, {"A": "1", "B": "2"})
    assert ["SHF-5"] * 2 == [refusal(state, "2YKRR"), refusal(state, "3BYRR")]


def test_shf_10_a_place_alone_is_no_turn():
    assert "SHF-10" == refusal(table(CORNER, {"A": "1", "B": "2"}), "@0,-2")


def test_shf_10_nobody_passes_who_can_lay_a_landscape():
    assert "SHF-10" == refusal(table(CORNER, {"A": "WK 1", "B": "2"}), "x")


@pytest.mark.parametrize("tile", ["WY", "HY"])
def test_shf_10_nobody_passes_who_can_lay_four_sheep(tile):
    state = table(FOLD, {"A": tile, "B": "2"})
    assert ({f"{tile}s", tile, "out"}, "SHF-10") == (plays(state), refusal(state, "x"))


@pytest.mark.parametrize("tile", ["WR", "HR"])
def test_shf_10_wolf_and_hunter_are_not_compulsory(tile):
    assert {tile, "x", "out"} == plays(table(FOLD, {"A": tile, "B": "2"}))


def test_shf_10_the_secret_tile_is_not_compulsory():
    assert words("? x out WR") == plays(table(FOLD, {"A": "WR", "B": "2"}, colours="YR"))


def test_shf_10_whoever_passes_draws_nothing_and_the_next_is_on_turn():
    state = table(FOLD, {**STUCK, "C": "1"}, seats=3)
    bag = view(state).bag
    assert [Passed(seat=0)] == heard(state, "x")
    assert ((1, 1, 1), bag, "B", 1) == (held(state), view(state).bag, on_turn(state), view(state).passes)


def test_shf_10_laying_and_passing_are_turns_and_taking_a_tile_is_none():
    state = table(FOLD, {"A": "50 1", "B": "WR"})
    assert [0, 1, 2] == [view(play(state, word)).turns for word in ("50VVYY", "@0,1", "x")]


def test_shf_10_a_pass_is_for_the_seat_on_turn():
    assert "SHF-20" == refusal(table(FOLD, STUCK), "x", "B")


# ---- SHF-11 -------------------------------------------------------------------------------------------------------

HOLES = {
    1: ("", "25", "25VKBB @0,1"),
    2: (CORNER, "1", "1YBRR @1,-1"),
    3: ("49VYVV@0,-1 30BRKY@1,-1 25VKBB@0,1 19RYKK@1,1", "33", "33KRRV @1,0"),
    4: ("55VVVK@0,-1 56VKKV@1,-1 31VBKK@0,1 40YYBB@1,1 51YYVY@2,1 10BKYY@2,0", "37", "37KYYV @1,0"),
}
"""Places with one to four neighbours, a tile that fits there, and how it is laid."""


@pytest.mark.parametrize("touching", [1, 2, 3, 4])
def test_shf_11_one_tile_is_drawn_for_each_touching_edge(touching):
    ground, tile, text = HOLES[touching]
    state = table(ground, {"A": f"{tile} 2", "B": "3"})
    bag = view(state).bag
    told = heard(state, text)
    assert touching == next(event for event in told if isinstance(event, TileLaid)).touching
    assert ((1 + touching, 1), bag - touching) == (held(state), view(state).bag)
    assert [Drew(seat=0, number=touching)] == [event for event in told if isinstance(event, Drew)]


@pytest.mark.parametrize(("bag", "drawn"), [("4 5 6", 3), ("4 5", 2), ("4", 1)])
def test_shf_11_as_long_as_the_bag_lasts(bag, drawn):
    ground, tile, text = HOLES[4]
    state = table(ground, {"A": f"{tile} 2", "B": "3"}, bag=bag)
    assert Drew(seat=0, number=drawn) in heard(state, text)
    assert (words(f"2 {bag}"), 0) == (hand(state, "A"), view(state).bag)


def test_shf_11_an_empty_bag_gives_nothing():
    ground, tile, text = HOLES[4]
    state = table(ground, {"A": f"{tile} 2", "B": "3"}, bag="")
    assert ["TileLaid"] == [type(event).__name__ for event in heard(state, text)][:1]
    assert ((1, 1), "B") == (held(state), on_turn(state))


def test_shf_11_tiles_are_drawn_blindly():
    drawn = Counter()
    for seed in range(200):
        state = play(table(CORNER, {"A": "1 2", "B": "3"}, bag="4 5 6 7 WR", seed=seed), "1YBRR @1,-1")
        drawn.update(hand(state, "A") - {"2"})
    assert words("4 5 6 7 WR") == set(drawn)
    assert all(50 < number < 110 for number in drawn.values())  # 80 of each are to be expected


def test_shf_11_only_a_draw_throws_the_dice():
    state = table(CORNER, {"A": "1 2", "B": "WB 3"}, bag="4 5")
    before = view(state).revealed
    assert [0, 1] == [view(play(state, word)).revealed - before for word in ("1YBRR", "@1,-1")]
    state = play(table(CORNER, {"A": "1 2", "B": "3"}, bag=""), "1YBRR @1,-1")
    assert before == view(state).revealed


def test_shf_11_only_the_drawer_hears_which_tiles():
    told = heard(table(CORNER, {"A": "1 2", "B": "3"}, bag="4 5"), "1YBRR @1,-1")
    drew = [event for event in told if isinstance(event, DrewTiles)]
    assert [(0, 0, {3, 4})] == [(event.audience, event.seat, set(event.tiles)) for event in drew]


# ---- SHF-12 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_shf_12_the_next_seat_clockwise_is_on_turn(seats):
    hands = dict(zip("ABCD"[:seats], ("25 2", "27 4", "29 6", "31 8"), strict=False))
    state, order = table("", hands, "B", seats=seats), ""
    for _ in range(seats):
        order += on_turn(state)
        play(state, min(plays(state) - {"?", "out"}))
        play(state, min(plays(state)))
    assert "BCDA"[: seats - 1] + "A" == order


@pytest.mark.parametrize(("finished", "following"), [("B", "C"), ("C", "B"), ("BC", "D"), ("CDB", "A")])
def test_shf_12_who_has_finished_is_left_out(finished, following):
    hands = {seat: names for seat, names in zip("ABCD", ("25 2", "3", "4", "5"), strict=True) if seat not in finished}
    state = table("", hands, seats=4, finished=finished)
    assert following == on_turn(play(state, "25VKBB @0,1"))


def test_shf_12_whoever_lays_his_last_tile_and_draws_none_has_finished():
    state = table(CORNER, {"A": "1", "B": "2", "C": "3"}, seats=3, bag="")
    assert Finished(seat=0, bonus=6) in heard(state, "1YBRR @1,-1")
    assert ((0,), (False,) * 3, "B") == (view(state).finished, view(state).got_out, on_turn(state))


def test_shf_12_whoever_draws_after_his_last_tile_has_not_finished():
    state = play(table(CORNER, {"A": "1", "B": "2"}, bag="4"), "1YBRR @1,-1")
    assert ((), {"4"}) == (view(state).finished, hand(state, "A"))


def test_shf_12_a_hunter_on_a_wolf_as_the_last_tile_finishes_whatever_the_bag_holds():
    state = table(FOLD + " WB@0,-3", {"A": "HR", "B": "2", "C": "3"}, seats=3)
    assert Finished(seat=0, bonus=6) in heard(state, "HR @0,-3")
    assert ("B", "turn", 1) == (on_turn(state), view(state).phase, view(state).turns)


@pytest.mark.parametrize(("ground", "place", "bag"), [(" WB@0,-3", "@0,-3", None), ("", "@0,-3", "")])
def test_shf_12_also_outside_ones_turn_and_at_once(ground, place, bag):
    state = table(FOLD + ground, {"A": "2", "B": "HR", "C": "3"}, seats=3, bag=bag)
    assert Finished(seat=1, bonus=6) in heard(state, f"HR {place}", "B")
    assert ((1,), "A", "turn") == (view(state).finished, on_turn(state), view(state).phase)
    assert "C" == may_interrupt(state)


def test_shf_12_a_wolf_that_is_not_the_last_tile_finishes_nobody():
    state = play(table(FOLD, {"A": "WR HK", "B": "2"}, bag=""), "WR @0,-3")
    assert ("hunting", ()) == (view(state).phase, view(state).finished)


def test_shf_12_several_of_them_to_the_last_one_finish_after_it():
    state = table(FOLD, {"A": "WR HK", "B": "2", "C": "3"}, seats=3, bag="")
    told = heard(state, "WR @0,-3 HK @0,-3")
    assert ["WolfLaid", "WolfCovered", "Finished"] == [type(event).__name__ for event in told]
    assert ("B", 1) == (on_turn(state), view(state).turns)


def test_shf_12_a_finished_seat_does_nothing_more_and_keeps_its_secret_tile():
    state = play(table(CORNER, {"A": "1", "B": "2", "C": "3"}, seats=3, bag=""), "1YBRR @1,-1")
    assert set() == plays(state, "A")
    assert ["SHF-12"] * 4 == [refusal(state, word, "A") for word in ("?", "out", "x", "1YBRR")]
    assert (None, None, None) == view(state).colours


def test_shf_12_the_secret_tile_is_not_part_of_the_hand():
    state = table("58RVVV@0,-1", {"A": "60", "B": "27", "C": "29"}, seats=3, bag="")
    play(state, "?")
    assert ((1, 1, 1), {"60"}) == (held(state), hand(state, "A"))
    play(state, "@0,-2")
    assert ("second", ()) == (view(state).phase, view(state).finished)


def test_shf_12_the_last_tile_as_the_second_after_the_secret_one_finishes_at_the_end_of_the_action():
    state = table("58RVVV@0,-1", {"A": "60", "B": "27", "C": "29"}, "B", seats=3, bag="")
    told = heard(state, "? @0,-2 60RRRV @1,0", "A")
    assert ["ColourShown", "TileLaid", "Finished"] == [type(event).__name__ for event in told]
    assert ((0,), "B", 1) == (view(state).finished, on_turn(state), view(state).turns)
