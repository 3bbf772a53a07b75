from __future__ import annotations

import pytest

import rudel
from rudel.core.dice import Dice
from rudel.core.drive import drive
from rudel.games.schafe import actions
from rudel.games.schafe.position import position
from rudel.games.schafe.sketch import HELD, hand, places, sketch
from rudel.games.schafe.tiles import NAMES, NUMBER, SIDES

SEATS = (2, 3, 4)
at_every_table = pytest.mark.parametrize("seats", SEATS)
SQUARE = [("25BBVK", 0, -1), ("27YKKV", 1, 0)]
CLOSED = [("59VRRV", 1, 0), ("30KKRR", 2, 0), ("32RRYY", 1, 1), ("50RFFR", 2, 1)]


def rows(drawing):
    return ["".join(mark.text for mark in row) for row in drawing]


def lit(drawing):
    """The places of the map that are lit."""
    return {place for place in all_lit(drawing) if place < HELD}


def all_lit(drawing):
    return {mark.place for row in drawing for mark in row if mark.lit and mark.strong}


def shown(drawing):
    return {mark.place for row in drawing for mark in row if mark.strong and mark.place is not None}


def cells(view):
    return {actions.cell_of(laid.x, laid.y) for laid in view.map}


class Loner:
    """Takes any action but getting out; interrupts as often as not."""

    sees = False

    def __init__(self, seed):
        self.dice = Dice(seed)

    def choose(self, _, legal):
        legal = [action for action in legal if action != actions.GET_OUT] or legal
        return legal[self.dice.below(len(legal))]

    def interrupt(self, _, legal):
        return None if self.dice.below(2) or legal == [actions.GET_OUT] else self.choose(_, legal)


def some_game(seats, seed=3):
    """A game that goes on until nobody can lay any more."""
    game = rudel.game("schafe", seats)
    state = game.start(seed)
    for seat, _ in drive(state, [Loner(seed + seat) for seat in range(seats)]):
        yield game, state, seat


def table(map=SQUARE, hands=None, seats=2, **rest):  # noqa: A002  (the word of position)
    return position(rudel.game("schafe", seats), map, hands or {"A": "9 WR", "B": "1 2"}, **rest)


def drawn(state, *words, seat=0):
    game = state.game
    return sketch(game, game.view(state, seat), [game.read(seat, word) for word in words])


# --- the map --------------------------------------------------------------------------------------------------------


@at_every_table
def test_the_map_always_has_the_same_size_beside_a_panel_of_a_small_terminal(seats):
    most = 0
    for game, state, seat in some_game(seats):
        view = game.view(state, seat)
        for lighted in ((), state.legal(seat)[:1], state.legal(seat)):
            drawing = sketch(game, view, lighted)
            assert [46] * 21 == [len(row) for row in drawing]
            assert all(1 == len(mark.text) for row in drawing for mark in row)
        most = len(view.map)
    assert most > 55


@at_every_table
def test_without_anything_lit_every_tile_is_seen(seats):
    for game, state, seat in some_game(seats):
        view = game.view(state, seat)
        assert cells(view) <= shown(sketch(game, view, ()))


@at_every_table
def test_every_place_that_an_action_leads_to_is_lit(seats):
    for step, (game, state, seat) in enumerate(some_game(seats)):
        legal = state.legal(seat)
        view = game.view(state, seat)
        asked = legal[step % len(legal)]
        assert set(places(game, view, asked)) == lit(sketch(game, view, [asked]))
        everywhere = {cell for action in legal for cell in places(game, view, action)}
        assert everywhere == lit(sketch(game, view, legal))


@at_every_table
def test_everybody_sees_the_same_map(seats):
    for game, state, _ in some_game(seats):
        public = sketch(game, game.view(state, None), ())
        assert all(public == sketch(game, game.view(state, seat), ()) for seat in range(seats))


def test_shf_3_a_tile_shows_its_four_edges():
    text = rows(drawn(table()))
    top = next(index for index, row in enumerate(text) if "B ╲" in row or "╲ B" in row or " B " in row)
    column = text[top].index("B")
    assert "K" == text[top + 1][column - 2]
    assert "B" == text[top + 1][column + 2]
    assert "⌂" == text[top + 2][column] == text[top + 3][column]


def test_the_numbers_beside_the_map_are_those_of_the_notation():
    for map_, word, place in ((SQUARE, "9RYYB", (1, -1)), (CLOSED, "WB", (3, 1))):
        drawing = drawn(table(map_, {"A": "9 WB", "B": "1"}), word)
        text = rows(drawing)
        spots = [
            (row, column)
            for row, marks in enumerate(drawing)
            for column, mark in enumerate(marks)
            if mark.place == actions.cell_of(*place)
        ]
        row, column = spots[0]
        x, y = place
        assert f"{x}" in text[0][column : column + 5].split()
        assert f"{y}" in {text[line][:3].strip() for line in range(row, row + 3)}


def test_shf_10_the_tile_is_drawn_where_it_would_lie():
    drawing = drawn(table(), "9RYYB")
    corner = actions.cell_of(1, -1)
    signs = [mark.text for row in drawing for mark in row if mark.place == corner and mark.text.strip()]
    assert ["R", "B", "+", "Y", "Y"] == signs
    assert {corner} == lit(drawing)


def test_shf_22_the_wolf_under_the_hunter_is_lit():
    state = table([*CLOSED, ("WB", 3, 1)], {"A": "9 HY", "B": "1"})
    assert {actions.cell_of(3, 1)} == lit(drawn(state, "HY"))


def road(length, way=-1):
    """So many tiles in a row beside the village square; whether they fit does not matter."""
    return [(NAMES[tile] + SIDES[tile][0], way * (tile + 1), 0) for tile in range(length)]


@pytest.mark.parametrize("length", [0, 7, 15])
@pytest.mark.parametrize(("top", "letters"), [("WB", "W"), ("HB", "H"), ("WB+HY", "Hw")])
def test_shf_21_wolves_and_hunters_are_seen_at_every_scale(top, letters, length):
    state = table([*CLOSED, (top, 3, 1), *road(length)], {"A": "40", "B": "41"}, check=False)
    assert any(letters in text for text in rows(drawn(state)))


def size(drawing, place=(0, 0)):
    """How many characters a place is drawn with."""
    return sum(mark.place == actions.cell_of(*place) for row in drawing for mark in row)


def long_road(length, way=-1):
    return table(road(length, way), {"A": "50", "B": "51"}, check=False)


def test_small_maps_are_drawn_larger():
    assert [15, 8, 2] == [size(drawn(long_road(length))) for length in (2, 8, 15)]


def test_a_big_map_is_seen_close_where_something_is_lit():
    state = long_road(15, 1)
    game = state.game
    beside = actions.cell_of(9, 1)
    close = sketch(game, game.view(state, 0), [beside])
    assert 2 == size(sketch(game, game.view(state, 0), ()), (9, 0))
    assert 8 == size(close, (9, 0))
    assert {beside} == lit(close)


def test_an_empty_place_can_be_clicked_although_nothing_is_lit_there():
    for length in (2, 8, 15):
        drawing = drawn(long_road(length))
        assert size(drawing) == size(drawing, (0, -2)) == size(drawing, (1, 1))


def test_arrows_tell_where_the_map_goes_on():
    state = long_road(30, 1)
    game = state.game
    text = rows(sketch(game, game.view(state, 0), [actions.cell_of(-1, 0)]))
    assert "→" in text[0]
    assert "←" not in text[0]
    far = rows(sketch(game, game.view(state, 0), [actions.cell_of(31, 0)]))
    assert "←" in far[0]


def test_shf_4_a_colour_is_seen_once_it_is_shown():
    state = table(CLOSED[:3], {"A": "9 10", "B": "1 2"})
    corner = [row[-3:].strip() for row in rows(drawn(state, seat=1))]
    assert {"A?", "B?"} <= set(corner)
    for word in ("?", "@2,1", "done"):
        state.apply(0, state.game.read(0, word))
    corner = [row[-3:].strip() for row in rows(drawn(state, seat=1))]
    assert {"AR!", "B?"} <= set(corner)  # SHF-20: the colour was his special action of this turn


def test_shf_31_who_has_finished_is_seen_with_the_order():
    corner = [row[-3:].strip() for row in rows(drawn(table(hands={"A": "9"}, finished="B", seats=2)))]
    assert "B?1" in corner


# --- the hand -------------------------------------------------------------------------------------------------------


def held(names, seat=0, colours="RYBK"):
    state = table([], {"A": names, "B": "60"}, colours=colours)
    return hand(state.game, state.game.view(state, seat))


def test_shf_5_the_hand_shows_both_sides_of_each_tile_and_the_secret_colour():
    text = rows(held("12 WR"))
    assert 5 == len(text)
    assert ["?", "12", "WR"] == text[2].split()
    assert "?" in text[0]
    assert "RRRR" == text[3][:4] == text[4][:4]
    assert "BYYY" == text[0][5:9]
    assert "BKKY" == text[1][5:9]
    assert "Y♣♣R" == text[3][5:9]
    assert "W" in text[0][10:14]
    assert "RRRR" == text[3][10:14]


@pytest.mark.parametrize("number", [0, 1, 4, 5, 6, 9, 15, 16, 30, 40])
def test_the_hand_fits_into_the_panel_and_shows_the_colour_however_big_it_is(number):
    names = " ".join(NAMES[:number])
    drawing = held(names)
    assert len(drawing) <= 8
    assert 1 == len({len(row) for row in drawing})
    assert len(drawing[0]) <= 31
    assert all(1 == len(mark.text) for row in drawing for mark in row)
    assert all(name in " ".join(rows(drawing)).split() for name in names.split())
    assert any(mark.hue == "red" and mark.text == "R" for row in drawing for mark in row)


def test_a_bigger_hand_still_shows_all_sides_of_its_tiles():
    text = " ".join(rows(held("1 2 3 4 5 6 7 WR HB")))
    for side in ("RRYB", "♣KKR", "RRRR", "BBBB", "♣♣♣♣"):
        assert side in text


def test_shf_4_nobody_but_its_owner_sees_a_hand_or_a_colour():
    state = table([], {"A": "12 WR", "B": "60"})
    assert [] == hand(state.game, state.game.view(state, None))
    other = " ".join(rows(hand(state.game, state.game.view(state, 1))))
    assert "12" not in other
    assert "YYYY" in other
    assert "RRRR" in " ".join(rows(hand(state.game, state.game.view(state, 0))))


def test_shf_24_the_question_mark_leaves_the_hand_once_it_is_laid():
    state = table(CLOSED[:3], {"A": "9 10", "B": "1 2"})
    assert "?" in " ".join(rows(hand(state.game, state.game.view(state, 0))))
    for word in ("?", "@2,1"):
        state.apply(0, state.game.read(0, word))
    assert "?" not in " ".join(rows(hand(state.game, state.game.view(state, 0))))


def test_shf_12_who_has_nothing_left_has_no_hand_to_draw():
    state = table(CLOSED[:3], {"A": "9", "B": ""}, finished="B", shown="B")
    assert [] == hand(state.game, state.game.view(state, 1))


@pytest.mark.parametrize("more", ["", " 20 21 22 23 24"])
def test_a_tile_of_the_hand_can_be_clicked(more):
    state = table(hands={"A": "9 WK" + more, "B": "1 2"})
    view = state.game.view(state, 0)
    clickable = {mark.place for row in hand(state.game, view) for mark in row} - {None}
    assert {HELD + tile for tile in (*view.hand, NUMBER["?R"])} == clickable
    for word, name in (("9RYYB", "9"), ("WKs", "WK")):
        assert {HELD + NUMBER[name]} == {place for place in all_lit(drawn(state, word)) if place >= HELD}


@pytest.mark.parametrize("room", [(46, 21), (46, 37), (85, 21), (120, 50)])
def test_a_map_uses_the_room_there_is_and_no_more(room):
    game = rudel.game("schafe", 3)
    state = game.start(seed=4)
    while state.to_act() and state.meadow.laid < 40:
        seat = state.to_act()[0]
        state.apply(seat, next(iter(state.legal(seat))))
        view = game.view(state, seat)
        drawing = sketch(game, view, state.legal(seat), room)
        assert (room[1], {room[0]}) == (len(drawing), {len(row) for row in drawing})
        assert cells(view) <= shown(sketch(game, view, (), room))
