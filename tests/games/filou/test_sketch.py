from __future__ import annotations

import re

import pytest

import rudel
from rudel.core.dice import Dice
from rudel.games.filou.position import position
from rudel.games.filou.sketch import hand, sketch

SEATS = (3, 4, 5)
at_every_table = pytest.mark.parametrize("seats", SEATS)
OPEN = {"show_mice": True, "show_piles": True}
LETTERS, BIDS, MICE, PILES = 10, 11, 13, 14


def rows(drawing):
    return ["".join(mark.text for mark in row) for row in drawing]


def text(drawing):
    return "\n".join(rows(drawing))


def lit(drawing):
    """The places that are lit, each once."""
    assert all(mark.strong for row in drawing for mark in row if mark.lit)
    return {mark.place for row in drawing for mark in row if mark.lit}


def on(drawing, place):
    """All characters of a place."""
    return "".join(mark.text for row in drawing for mark in row if mark.place == place)


def auction(seats=4, options=None, **rest):
    game = rudel.game("filou", seats, **(options or {}))
    row = dict(zip("ABCDE"[:seats], ("11", "SD", "15", "-5", "3"), strict=False))
    return game, position(game, **{"row": row, "turn": "A", **rest})


def moments(seats, seed=5, **options):
    """Every position of a game, and whose turn it is."""
    game = rudel.game("filou", seats, **options)
    state = game.start(seed)
    while waiting := state.to_act():
        seat = waiting[state.revealed % len(waiting)]
        yield game, state, seat
        legal = state.legal(seat)
        state.apply(seat, legal[(state.turns * 7 + state.revealed) % min(len(legal), 9 if state.choosing() else 3)])
    yield game, state, None


@pytest.mark.parametrize("options", [{}, OPEN], ids=["closed", "open"])
@at_every_table
def test_the_table_fits_beside_a_panel_and_never_changes_its_size(seats, options):
    sizes = set()
    for index, (game, state, seat) in enumerate(moments(seats, **options)):
        viewer = seat if index % 2 else index % seats
        drawing = sketch(game, game.view(state, viewer), state.legal(seat) if viewer == seat is not None else ())
        sizes.add((len(drawing), *{len(row) for row in drawing}))
        assert all(1 == len(mark.text) for row in drawing for mark in row)
        assert all(mark.place is not None for row in drawing for mark in row if mark.lit)
    assert {(16 + (seats if options else 1), 46)} == sizes


@at_every_table
def test_a_spectators_table_is_as_big(seats):
    game = rudel.game("filou", seats)
    drawing = sketch(game, game.view(game.start(1), None))
    assert (17, 46) == (len(drawing), len(drawing[0]))


@at_every_table
def test_the_hand_fits_into_the_panel(seats):
    for game, state, seat in moments(seats):
        if seat is not None:
            drawing = hand(game, game.view(state, seat))
            assert len(drawing) <= 8
            assert all(len(row) <= 31 for row in drawing)
    assert [] == hand(game, game.view(state, None))


def test_the_hand_shows_what_is_left_of_the_set_and_the_card_chosen():
    game = rudel.game("filou", 4)
    state = position(game, dict.fromkeys("ABCD", "-8 15 R BD"), round=6)
    drawing = hand(game, game.view(state, 0))
    assert ["-8", "·", "·", "·", "·"] == rows(drawing)[0].split()
    assert ["·", "15", "R", "·", "BD"] == rows(drawing)[2].split()
    state.apply(0, game.read(0, "15"))
    assert "[15]" in text(hand(game, game.view(state, 0)))


def test_fil_10_whoever_has_chosen_has_a_card_face_down_and_only_he_sees_which():
    game = rudel.game("filou", 4)
    state = position(game, dict.fromkeys("ABCD", "-8 15 R BD"), round=6, start="C")
    state.apply(0, game.read(0, "15"))
    ours, theirs = sketch(game, game.view(state, 0)), sketch(game, game.view(state, 1))
    assert ["C", "D", "A", "B"] == rows(ours)[LETTERS].split()
    assert "15" in on(ours, 2)
    assert "15" not in on(theirs, 2)
    assert all(r"\~~/" in on(drawing, 2) for drawing in (ours, theirs))
    assert r"\~~/" not in on(theirs, 3)


def test_fil_12_open_cards_show_their_face_and_closed_ones_a_sack():
    game, state = auction(passed="B", bids={"A": 3, "C": 5, "D": 6})
    drawing = sketch(game, game.view(state, 0))
    assert "11" in on(drawing, 0)
    assert "SD" in on(drawing, 1)
    assert all(r"\~~/" in on(drawing, place) and r"\~~/" not in on(drawing, place - 2) for place in (2, 3))
    assert "15" not in text(drawing).replace("15 ●", "")
    assert "15" in on(sketch(game, game.view(state, 2)), 2)


def test_fil_11_bids_lie_under_the_cards_and_who_has_passed_is_marked():
    game, state = auction(passed="B", bids={"A": 3, "C": 5, "D": 6})
    drawing = sketch(game, game.view(state, 0))
    assert ["3", "•••", "✗", "5", "●", "6", "●•"] == rows(drawing)[BIDS].split()
    assert "A  ◀" in rows(drawing)[LETTERS]
    highest = {mark.hue for row in drawing for mark in row if mark.place == 23 and mark.text == "●"}
    assert {"yellow"} == highest


def test_fil_5_mouse_cards_show_their_mice_and_the_taken_one_is_empty():
    game, state = auction(passed="B", bids={"A": 3, "C": 5, "D": 6}, mice={"B": 17})
    drawing = sketch(game, game.view(state, 0))
    assert "2" in on(drawing, 10)
    assert ["0", "4", "6"] == [str(on(drawing, place).count("•")) for place in (10, 11, 12)]
    assert "15•" in rows(drawing)[0]
    unfilled = sketch(*_first_view(auction(filled=False)))
    assert [0, 0, 0] == [on(unfilled, place).count("•") for place in (10, 11, 12)]


def _first_view(table):
    game, state = table
    return game, game.view(state, 0)


def test_fil_4_the_others_mice_are_shown_by_the_option_only():
    for options, shown in (({}, "21"), ({"show_mice": True}, "21 17 9 13")):
        game, state = auction(mice={"A": 21, "B": 17, "C": 9, "D": 13}, options=options)
        line = rows(sketch(game, game.view(state, 0)))[MICE]
        assert shown.split() == re.findall(r"\d+", line)


def test_fil_24_the_others_piles_are_counted_but_shown_by_the_option_only():
    won = {"A": "15 3 -5", "B": "11 11"}
    game, state = auction(round=5, won=won)
    ours, theirs = rows(sketch(game, game.view(state, 0))), rows(sketch(game, game.view(state, 2)))
    assert ["3▮", "+13", "2▮"] == ours[PILES].split()
    assert ["3▮", "2▮"] == theirs[PILES].split()
    assert "A ▮ 15 3 -5" == ours[16].strip()
    assert "2x11" not in "\n".join(ours)
    game, state = auction(round=5, won=won, options={"show_piles": True})
    everything = rows(sketch(game, game.view(state, 0)))
    assert ["3▮", "+13", "2▮", "+22"] == everything[PILES].split()
    assert "B ▮ 2x11" == everything[17].strip()


def test_fil_30_the_dummys_card_lies_under_the_sack():
    game, state = auction(3, dummy="R 3 5 8 11 15 -5 -8 SD")
    drawing = sketch(game, game.view(state, 0))
    assert " R   0 " in on(drawing, 0)
    assert ["A", "◀", "B", "C"] == rows(drawing)[LETTERS].split()
    assert " 3 " in on(drawing, 10)
    assert " 6 " in on(drawing, 11)


@at_every_table
def test_fil_16_nothing_hidden_changes_what_is_drawn(seats):
    for index, (game, state, _) in enumerate(moments(seats, seed=8)):
        for viewer in range(seats) if index % 5 == 0 else ():
            view = game.view(state, viewer)
            other = game.view(game.imagine(view, Dice(index)), viewer)
            assert sketch(game, view) == sketch(game, other)
            assert hand(game, view) == hand(game, other)


def test_an_action_lights_where_it_would_do_something():
    game, state = auction(passed="B", bids={"A": 3, "C": 5, "D": 6})
    view = game.view(state, 0)
    assert {20} == lit(sketch(game, view, [game.read(0, "b9")]))
    assert " 9 " in rows(sketch(game, view, [game.read(0, "b9")]))[BIDS]
    assert "7…" in rows(sketch(game, view, [game.read(0, "b7"), game.read(0, "b8")]))[BIDS]
    assert {20, 11} == lit(sketch(game, view, [game.read(0, "x")]))
    laying = position(game, dict.fromkeys("ABCD", "-8 15 R BD"), round=6, start="C")
    drawing = sketch(game, game.view(laying, 0), [game.read(0, "15")])
    assert {2} == lit(drawing)
    assert "15" in on(drawing, 2)


@at_every_table
def test_fil_40_at_the_end_everybodys_points_and_mice_are_open(seats):
    *_, (game, state, _) = moments(seats)
    view = game.view(state, 0)
    drawing = rows(sketch(game, view))
    shown = [int(number) for number in re.findall(r"\d+", drawing[MICE])]
    assert sorted(view.mice) == sorted(shown)
    assert sorted(view.points) == sorted(int(word) for word in drawing[8].split())
