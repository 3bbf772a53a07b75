from __future__ import annotations

from itertools import pairwise

import pytest

import rudel
from rudel.games.dog.position import position
from rudel.games.dog.sketch import layout, sketch

TABLES = (("dog", 2), ("dog", 3), ("lagerdog", 3), ("dog", 4), ("dog", 5), ("dog", 6))
at_every_table = pytest.mark.parametrize(("key", "seats"), TABLES)


def rows(drawing):
    return ["".join(mark.text for mark in row) for row in drawing]


def lit(drawing, *, strong):
    """The places that are lit, each once."""
    return {mark.place for row in drawing for mark in row if mark.lit and mark.strong == strong}


@pytest.mark.parametrize("starts", [2, 3, 4, 5, 6])
def test_dog_2_the_ring_is_closed_and_every_place_has_a_spot_of_its_own(starts):
    plan = layout(starts)
    assert 16 * starts == len(plan.ring)
    for (row, column), (next_row, next_column) in pairwise((*plan.ring, plan.ring[0])):
        assert 1 == abs(row - next_row) + abs(column - next_column)
    corners = [spot for corner in plan.corners for spot in (*corner.stall, *corner.nest, corner.letter)]
    spots = [*plan.ring, *corners]
    assert len(spots) == len(set(spots))


@at_every_table
def test_the_board_fits_beside_a_panel_of_a_small_terminal(key, seats):
    game = rudel.game(key, seats)
    drawing = sketch(game, game.view(game.start(1), 0))
    assert len(drawing) <= 21
    assert max(len(row) for row in drawing) <= 46
    assert 1 == len({len(row) for row in drawing})
    assert all(1 == len(mark.text) for row in drawing for mark in row)


@at_every_table
def test_every_stone_is_shown_with_its_seats_letter_and_its_own(key, seats):
    game = rudel.game(key, seats, **({} if seats != 4 else {"everyone_alone": False}))
    state = position(game, dict.fromkeys("ABCDEF"[:seats], "n n n n"), {})
    text = "\n".join(rows(sketch(game, game.view(state, 0))))
    for letter in "ABCDEF"[:seats]:
        for stone in "abcd":
            assert letter + stone in text


@at_every_table
def test_dog_1_whoever_looks_sits_at_the_bottom(key, seats):
    game = rudel.game(key, seats)
    for seat in range(seats):
        drawing = sketch(game, game.view(position(game, {}, {}), seat))
        assert 16 * seat in {mark.place for mark in drawing[-1]}


def test_dog_1_stones_go_counter_clockwise():
    game = rudel.game("dog", 4)
    drawing = sketch(game, game.view(position(game, {"A": "3", "B": "18", "C": "35", "D": "50"}, {}), 0))
    where = {
        mark.text: (row, column)
        for row, marks in enumerate(drawing)
        for column, mark in enumerate(marks)
        if mark.strong
    }
    assert where["A"][0] == 16
    bottom = rows(drawing)[16]
    assert bottom.index("○") < bottom.index("Aa")
    right = [row[-2:] for row in rows(drawing)]
    assert right.index("Ba") < right.index("○ ")
    top = rows(drawing)[0]
    assert top.index("Ca") < top.index("○")
    left = [row[:2] for row in rows(drawing)]
    assert left.index("○ ") < left.index("Da")


def test_dog_30_a_fresh_stone_is_marked():
    game = rudel.game("dog", 4)
    text = "\n".join(rows(sketch(game, game.view(position(game, {"A": "0!", "B": "16"}, {}), 0))))
    assert "a!" in text
    assert "Aa" not in text
    assert "Ba" in text


def ways(stones, hand, word, **rest):
    game = rudel.game("dog", 4)
    state = position(game, stones, {"A": hand, "B": "2"}, **rest)
    drawing = sketch(game, game.view(state, 0), [game.read(0, word)])
    return lit(drawing, strong=True), lit(drawing, strong=False)


def test_the_way_of_a_card_is_lit_and_its_ends_are_strong():
    assert ({5, 9}, {6, 7, 8}) == ways({"A": "5"}, "4", "4a")
    assert ({2, 62}, {1, 0, 63}) == ways({"A": "2"}, "4", "4a-")


def test_stones_on_the_way_stay_as_they_are():
    assert ({5, 9}, {6, 8}) == ways({"A": "5", "B": "7"}, "4", "4a")


def test_dog_50_the_way_into_the_stall_turns_in_at_the_start():
    assert ({62, 202}, {63, 0, 201}) == ways({"A": "62"}, "4", "4a+")
    assert ({201, 203}, {202}) == ways({"A": "s1"}, "2", "2a+")


def test_the_way_out_of_the_nest_begins_in_the_nest():
    assert ({301, 0}, set()) == ways({"A": "7"}, "K", "K^")


def test_dog_23_a_swap_lights_both_stones():
    assert ({7, 40}, set()) == ways({"A": "7", "C": "40"}, "J", "Ja=Ca")


def test_dog_55_a_finished_seat_moves_its_partners_stones():
    assert ({40, 42}, {41}) == ways({"A": "s1 s2 s3 s4", "C": "40"}, "2", "2a")


@at_every_table
def test_every_legal_action_of_a_game_can_be_drawn(key, seats):
    game = rudel.game(key, seats)
    state = game.start(5)
    for _ in range(300):
        if not (waiting := state.to_act()):
            break
        seat = waiting[0]
        legal = state.legal(seat)
        drawing = sketch(game, game.view(state, seat), legal)
        assert all(mark.place is not None for row in drawing for mark in row if mark.lit)
        state.apply(seat, legal[state.turns % len(legal)])
    assert sketch(game, game.view(state, None))
