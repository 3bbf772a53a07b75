from __future__ import annotations

import pytest

import rudel
from rudel.core.dice import Dice
from rudel.games.klaeffer.position import position
from rudel.games.klaeffer.sketch import HUES, hand, sketch

SEATS = (2, 3, 4)
at_every_table = pytest.mark.parametrize("seats", SEATS)
TAKE = "YB4 BC3 OC2 GB1 RC5 . . GP3 PB4 PP1 YC5 OB2 BB3 . RB2 ."


def rows(drawing):
    return ["".join(mark.text for mark in row) for row in drawing]


def text(drawing):
    return "\n".join(rows(drawing))


def lit(drawing, *, strong):
    """The places that are lit, each once."""
    return {mark.place for row in drawing for mark in row if mark.lit and mark.strong == strong}


def cells(drawing, place):
    return [mark for row in drawing for mark in row if mark.place == place]


def table(seats=2, hands=None, **rest):
    game = rudel.game("klaeffer", seats)
    hands = hands or {"A": "RP5 BP2 YP3 GC4", "B": "YP1 YP2 YP4 PC1"}
    rest = {"left": "GC1 YC1 YC2", "right": "PC3 BC1", **rest}
    return game, position(game, TAKE, hands, **rest)


def moments(seats, seed=5):
    """Every position of a game."""
    game = rudel.game("klaeffer", seats)
    state = game.start(seed)
    while waiting := state.to_act():
        yield game, state
        legal = state.legal(waiting[0])
        state.apply(waiting[0], legal[(5 * state.turns + state.revealed) % len(legal)])
    yield game, state


@at_every_table
def test_the_table_fits_beside_a_panel_and_never_changes_its_size(seats):
    sizes = set()
    for index, (game, state) in enumerate(moments(seats)):
        seat = (*state.to_act(), None, *range(seats))[index % 3]
        drawing = sketch(game, game.view(state, seat), state.legal(seat) if seat is not None else ())
        sizes.add((len(drawing), *{len(row) for row in drawing}))
        assert all(1 == len(mark.text) for row in drawing for mark in row)
        assert all(mark.place is not None for row in drawing for mark in row if mark.lit)
    assert {(14 + seats, 46)} == sizes


@at_every_table
def test_the_hand_fits_into_the_panel(seats):
    for game, state in moments(seats):
        for seat in range(seats):
            drawing = hand(game, game.view(state, seat))
            assert len(drawing) <= 8
            assert all(31 == len(row) for row in drawing)
        assert [] == hand(game, game.view(state, None))


def test_klf_5_every_card_of_the_council_stands_on_its_place_with_letters_votes_and_face():
    game, state = table()
    drawing = sketch(game, game.view(state, 0))
    shown = {place: "".join(mark.text for mark in cells(drawing, place)) for place in range(16)}
    assert r" YB  4  [o.o] " == shown[0]
    assert r" BC  3  \o.o/ " == shown[1]
    assert r" GP  3  {o.o} " == shown[7]
    assert "b2" in shown[5]
    assert "d4" in shown[15]
    hues = {mark.hue for mark in cells(drawing, 0)}
    assert {"yellow"} == hues


def test_klf_6_the_draw_rows_show_all_backs_from_the_next_card_on():
    game = rudel.game("klaeffer", 4)
    view = game.view(game.start(3), 0)
    drawing = sketch(game, view)
    assert "< 19" in rows(drawing)[0]
    assert "19 >" in rows(drawing)[0]
    for place, letters, inner, outer in (
        (30, view.left, slice(3, 5), slice(0, 2)),
        (31, view.right, slice(41, 43), slice(44, 46)),
    ):
        columns = [mark for part in (inner, outer) for row in drawing[1:12] for mark in row[part]]
        assert list(letters) == [mark.text for mark in columns if mark.text.isalpha()]
        assert all(mark.hue == HUES[mark.text] for mark in columns if mark.text.isalpha())
        assert all(mark.place == place for mark in columns if mark.text.isalpha())


def test_klf_4_the_others_hands_show_colours_and_nothing_else():
    game, state = table()
    ours, theirs = text(sketch(game, game.view(state, 0))), text(sketch(game, game.view(state, None)))
    for secret in ("YP", "PC"):
        assert secret not in ours
    assert "Y Y Y P" in ours
    assert "R B Y G" in theirs
    assert "Y Y Y P" in theirs


@at_every_table
def test_klf_4_no_hidden_card_changes_what_is_drawn(seats):
    for index, (game, state) in enumerate(moments(seats, seed=8)):
        if index % 9:
            continue
        for seat in range(seats):
            view = game.view(state, seat)
            other = game.view(game.imagine(view, Dice(index)), seat)
            assert sketch(game, view) == sketch(game, other)
            assert hand(game, view) == hand(game, other)


def test_klf_22_whoever_has_the_most_votes_wears_the_crown_and_a_tie_crowns_both():
    game, state = table(districts={"A": "GP2 GP5 OC1 OC3", "B": "GB2 OB3 OP1"})
    bottom = rows(sketch(game, game.view(state, 0)))[-3:]
    assert ["Y", "O", "R", "P", "B", "G"] == bottom[0].split()
    assert ["A", "·", "4♛", "·", "·", "·", "7♛", "R", "B", "Y", "G"] == bottom[1].split()
    assert ["B", "·", "4♛", "·", "·", "·", "2", "Y", "Y", "Y", "P"] == bottom[2].split()


def test_whoever_looks_stands_first_below_the_council():
    game, state = table(3, {"A": "RP5", "B": "YP1", "C": "YP2"})
    for seat, letter in enumerate("ABC"):
        assert letter == rows(sketch(game, game.view(state, seat)))[14].split()[0]


def after(*words):
    game, state = table(3, {"A": "RP5 BP2", "B": "YP1", "C": "YP2"}, districts={"A": "GP2", "B": "OC1"})
    *before, last = words
    for word in before:
        game.play(state, 0, game.read(0, word))
    drawing = sketch(game, game.view(state, 0), [game.read(0, last)])
    return lit(drawing, strong=True), lit(drawing, strong=False), drawing


def test_an_action_lights_where_it_begins_and_ends():
    assert ({21}, set()) == after("h2")[:2]
    assert ({30}, set()) == after("h1", "b2", "<")[:2]
    assert ({31}, set()) == after("h1", "b2", ">")[:2]
    assert ({105, 125}, set()) == after("G>C")[:2]


def test_klf_12_a_place_lights_what_its_card_would_take():
    ends, between, drawing = after("h1", "b2")
    assert {5} == ends
    assert {4, 7} == between
    assert " RP  5 " in "".join(mark.text for mark in cells(drawing, 5))


def test_several_places_are_lit_without_what_they_take():
    game, state = table()
    game.play(state, 0, game.read(0, "h1"))
    drawing = sketch(game, game.view(state, 0), state.legal(0))
    assert {5, 6, 13, 15} == lit(drawing, strong=True)
    assert set() == lit(drawing, strong=False)


def test_the_hand_shows_the_four_cards_in_their_slots():
    game, state = table()
    drawing = hand(game, game.view(state, 0))
    assert [" RP  5 ", " BP  2 ", " YP  3 ", " GC  4 "] == [
        rows(drawing)[0][8 * slot : 8 * slot + 7] for slot in range(4)
    ]
    assert "▲" not in text(drawing)
    game.play(state, 0, game.read(0, "h2"))
    assert "h2 ▲" in rows(hand(game, game.view(state, 0)))[2]
    assert "▲" not in text(hand(game, game.view(state, 1)))


@at_every_table
def test_klf_23_at_the_end_everybodys_bad_points_are_shown(seats):
    *_, (game, state) = moments(seats)
    view = game.view(state, 0)
    bottom = rows(sketch(game, view))[-seats:]
    assert list(view.bad_points) == [int(row.split()[-1]) for row in bottom]
