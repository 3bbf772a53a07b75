from __future__ import annotations

import re

import pytest

import rudel
from rudel.cli.rules import rulebook
from rudel.core.dice import Dice
from rudel.core.drive import interrupters
from rudel.games.schafe import actions, events, tiles
from rudel.games.schafe.position import position
from rudel.games.schafe.words import describe, now, tell
from rudel.locales import LANGUAGES, texts

SEATS = (2, 3, 4)
NAMES = ("Anka", "Bello", "Cora", "Dino")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)

ONE_OF_EACH = (
    events.Dealt(first=2),
    events.HandDealt(audience=0, seat=0, tiles=(11, 60, 67)),
    events.ColourDealt(audience=0, seat=0, colour="K"),
    events.TileLaid(seat=1, tile=11, edges="BRRY", x=3, y=-2, touching=2),
    events.WolfLaid(seat=1, tile=60, x=-1, y=0),
    events.HunterLaid(seat=1, tile=64, x=-1, y=0),
    events.WolfCovered(seat=1, tile=64, x=-1, y=0),
    events.ColourShown(seat=0, colour="Y", x=0, y=4),
    events.Drew(seat=1, number=2),
    events.DrewTiles(audience=1, seat=1, tiles=(0, 61)),
    events.Passed(seat=1),
    events.GotOut(seat=1),
    events.Finished(seat=1, bonus=6),
    events.Redealt(),
    events.AllPassed(drew=True),
    events.PenClosed(seat=0, colour="R", sheep=6, x=1, y=1),
    events.Scored(points=(14, 3), pens=((8, 2), ()), bonus=(6, 3), colours=("R", "K")),
)
SQUARE = [("25BBVK", 0, -1), ("27YKKV", 1, 0)]
"""The picture of the edge rule: tile 9 fits into the corner between these two."""
ALMOST = [("59VRRV", 1, 0), ("30KKRR", 2, 0), ("32RRYY", 1, 1)]
"""The picture of the pens: tile 50 closes a pen of eight red sheep and brings a forest beside it."""
CLOSED = [*ALMOST, ("50RFFR", 2, 1)]
THREATENED = [*CLOSED, ("WB", 3, 1)]


def said(said_thing, language="en"):
    return texts(language).say(said_thing, NAMES)


def told(event):
    return said(tell(rudel.game("schafe", 2), event))


def test_there_is_one_of_each_kind_of_event():
    assert set(events.Event.__subclasses__()) == {type(event) for event in ONE_OF_EACH}


@in_every_language
@pytest.mark.parametrize("event", ONE_OF_EACH, ids=lambda event: type(event).__name__)
def test_every_event_can_be_told(event, language):
    assert said(tell(rudel.game("schafe", 4), event), language)


def test_tiles_and_places_are_called_as_the_map_and_the_notation_call_them():
    assert "Bello lays tile 12 at 3,-2, touching 2 edges." == told(ONE_OF_EACH[3])
    assert "Your tiles: 12, WR, HK." == told(ONE_OF_EACH[1])
    assert "Anka shows colours: yellow, at 0,4." == told(ONE_OF_EACH[7])
    assert "A pen is closed: 6 red sheep." == told(ONE_OF_EACH[15])


def test_shf_34_the_count_names_pen_and_bonus_of_everybody():
    assert "The count: Anka (red) 8 + 6 = 14, Bello (black) 0 + 3 = 3." == told(ONE_OF_EACH[16])


def test_shf_14_whether_all_draw_or_all_is_over_is_said():
    assert "everybody draws one" in told(events.AllPassed(drew=True))
    assert "the game is over" in told(events.AllPassed(drew=False))


# --- actions --------------------------------------------------------------------------------------------------------


def described(state, *words, language="en", seat=0):
    """What the last of these words of notation would do, after the others."""
    game = state.game
    *before, last = [game.read(seat, word) for word in words]
    for action in before:
        state.apply(seat, action)
    assert last in state.legal(seat)
    return said(describe(game, game.view(state, seat), last), language)


FOREST = [("58RVVV", 0, -1), ("10FFRY", 0, -2)]


def table(map=SQUARE, hands=None, seats=2, **rest):  # noqa: A002  (the word of position)
    hands = hands or {"A": "9 WR", "B": "1 2"}
    return position(rudel.game("schafe", seats), map, hands, **rest)


def test_shf_10_a_tile_is_described_by_its_edges_and_how_many_places_it_has():
    assert "9: ↑R →Y ↓Y ←B; one place" == described(table(), "9RYYB")
    assert "9: ↑R →Y ↓Y ←B; ein Platz" == described(table(), "9RYYB", language="de")


def test_shf_11_a_place_says_where_it_is_and_how_much_is_drawn_there():
    assert "Northeast 1,-1: draws 2" == described(table(), "9RYYB", "@1,-1")


def test_shf_11_an_empty_bag_draws_nothing():
    assert "Northeast 1,-1: draws nothing" == described(table(bag=""), "9RYYB", "@1,-1")


def test_shf_12_the_last_tile_says_that_one_has_finished():
    last = table(hands={"A": "9", "B": "1 2"}, bag="")
    assert "Northeast 1,-1: draws nothing, you have finished, 6 points" == described(last, "9RYYB", "@1,-1")


def test_shf_32_a_tile_says_the_largest_pen_it_could_close():
    one = table(ALMOST, {"A": "50", "B": "1 2"})
    assert "50: ↑R →♣ ↓♣ ←R; one place, closes in 8 red sheep" == described(one, "50RFFR")
    several = table(SQUARE, {"A": "37", "B": "1 2"})
    assert "37: ↑⌂ →K ↓Y ←Y; 2 places, could close in 2 black sheep" == described(several, "37VKYY")


def test_shf_32_a_place_that_closes_a_pen_says_so():
    assert "Southeast 2,1: draws 2, closes in 8 red sheep" == described(
        table(ALMOST, {"A": "50", "B": "1 2"}), "50RFFR", "@2,1"
    )


def test_shf_33_a_wolf_says_whom_it_threatens_and_a_hunter_whom_it_saves():
    wolf = table(CLOSED, {"A": "9 WB", "B": "1 2"})
    assert "WB: the wolf; 2 places" == described(wolf, "WB")
    assert "Southeast 3,1: draws 1, threatens 8 red sheep" == described(wolf, "WB", "@3,1")
    hunter = table(THREATENED, {"A": "9 HY", "B": "1 2"})
    assert "HY: the hunter; one place" == described(hunter, "HY")
    assert "Southeast 3,1: on the wolf, saves 8 red sheep" == described(hunter, "HY", "@3,1")


def test_shf_3_the_other_side_of_a_wolf_is_four_sheep():
    assert "WK: 4 black sheep; 3 places" == described(table(hands={"A": "WK", "B": "1"}), "WKs")


def test_shf_24_showing_colours_names_them_and_the_second_tile_may_be_left():
    game = rudel.game("schafe", 2)
    shows = table(ALMOST, {"A": "9 10", "B": "1 2"})
    assert "Show your colour (red); one place" == described(shows, "?")
    assert "Southeast 2,1: draws 2" in described(shows, "?", "@2,1")
    shows.apply(0, game.read(0, "@2,1"))
    assert "No second tile" == described(shows, "done")
    assert "Lay another tile at once, or leave it." == said(now(game, game.view(shows, 0)))


def test_shf_25_getting_out_says_what_it_earns():
    assert "Get out; the end for you, 6 points" == described(table(), "out")
    assert "Get out; the end for you" == described(table(finished="B"), "out")
    assert "Get out; the end for you, one point" == described(
        table(hands=dict(zip("ABCD", ("9", "1", "2", "3"), strict=True)), seats=4, finished="BC"), "out"
    )


def test_shf_20_who_interrupts_is_told_the_same_as_in_the_own_turn():
    state = table(CLOSED, {"A": "9 10", "B": "1 WB"})
    assert "WB: the wolf; 2 places" == described(state, "WB", seat=1)
    assert "Where does the wolf go?" == said(now(state.game, placing(state, "WB", seat=1)))


def placing(state, word, seat):
    state.apply(seat, state.game.read(seat, word))
    return state.game.view(state, seat)


def test_shf_21_after_a_wolf_one_may_go_on_or_stop():
    state = table(CLOSED, {"A": "9 WB", "B": "1"})
    assert "Enough wolves and hunters" == described(state, "WB", "@3,1", "done")
    assert "Lay another wolf or hunter, or leave it at that." == said(now(state.game, state.game.view(state, 0)))


# --- now ------------------------------------------------------------------------------------------------------------


def test_what_to_do_now_is_said_to_everybody():
    state = table(seats=3, hands={"A": "9 WR", "B": "1 2", "C": "3"}, bag="10 11")
    game = state.game
    assert "Your turn: lay a tile. In the bag: 2." == said(now(game, game.view(state, 0)))
    waits = said(now(game, game.view(state, 1)))
    assert "Waiting for Anka. In the bag: 2." == waits
    assert waits == said(now(game, game.view(state, None)))


def test_shf_10_who_has_nothing_that_fits_is_told_to_pass():
    state = table([], {"A": "1 2", "B": "3"}, bag="")
    assert "schafe-now-pass" == now(state.game, state.game.view(state, 0)).message
    assert "Pass" == described(state, "x")


def test_shf_20_who_has_had_his_special_action_is_told_so():
    state = position(rudel.game("schafe", 2), FOREST, {"A": "HR WR", "B": "HK"}, bag="")
    for seat, word in ((0, "WR"), (0, "@0,-3"), (0, "done"), (1, "HK"), (1, "@0,-3")):
        state.game.play(state, seat, state.game.read(seat, word))
    told = [now(state.game, state.game.view(state, seat)).message for seat in (0, 1)]
    assert ["schafe-now-pass-acted", "schafe-now-finished"] == told


@in_every_language
def test_shf_20_who_has_had_his_special_action_still_lays_and_others_wait(language):
    state = position(rudel.game("schafe", 3), FOREST, {"A": "50 WR", "B": "HK 1", "C": "2"}, bag="")
    for seat, word in ((0, "WR"), (0, "@0,-3"), (0, "done"), (1, "HK"), (1, "@0,-3"), (1, "done")):
        state.game.play(state, seat, state.game.read(seat, word))
    told = [now(state.game, state.game.view(state, seat)) for seat in (0, 1, 2)]
    assert ["schafe-now-lay-acted", "schafe-now-wait-acted", "schafe-now-wait"] == [one.message for one in told]
    assert all("[" not in said(one, language) for one in told)


def test_shf_12_who_has_finished_waits():
    state = table(finished="B", hands={"A": "9 10"})
    assert "You have finished. Waiting for Anka." == said(now(state.game, state.game.view(state, 1)))


# --- whole games ----------------------------------------------------------------------------------------------------


def some_steps(game, seed, most=150):
    """A game with many interruptions: before each step, who acts, the position and what is legal."""
    dice = Dice(seed)
    state = game.start(seed, journal=[])
    for _ in range(most):
        seats = [*state.to_act(), *interrupters(state)]
        if not seats:
            break
        seat = seats[dice.below(len(seats))]
        yield state, seat, state.legal(seat)
        legal = [action for action in state.legal(seat) if action != actions.GET_OUT] or state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))])


@in_every_language
@pytest.mark.parametrize("seats", SEATS)
def test_every_action_event_and_moment_of_a_game_can_be_said(seats, language):
    game = rudel.game("schafe", seats)
    for state, seat, legal in some_steps(game, 4):
        view = game.view(state, seat)
        assert all(said(describe(game, view, action), language) for action in legal[::7])
        assert said(now(game, view), language)
        assert all(said(tell(game, event), language) for event in game.info.events(state.journal))
        state.journal.clear()
    assert said(now(game, game.view(state, None)), language)


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_hidden_changes_nothing_that_is_said(seats, monkeypatch):
    game = rudel.game("schafe", seats)
    for state, seat, legal in some_steps(game, 9, 60):
        view = game.view(state, seat)
        spoken = []
        for luck in (1, 2):
            world = game.imagine(view, Dice(luck))
            monkeypatch.setattr("rudel.games.schafe.words.imagined", lambda *_, world=world: world)
            monkeypatch.setattr("rudel.games.schafe.sketch.imagined", lambda *_, world=world: world)
            spoken.append([said(describe(game, view, action)) for action in legal[::5]] + [said(now(game, view))])
        assert spoken[0] == spoken[1]


# --- the rulebooks --------------------------------------------------------------------------------------------------


@in_every_language
def test_shf_3_the_rulebooks_list_the_tiles_that_are_played_with(language):
    listed = re.findall(r"\| (\d+) \| ([RYBKFV]{4}) · ([RYBKFV]{4})", rulebook("schafe", language))
    played_with = {(tiles.NAMES[tile], *tiles.SIDES[tile]) for tile in range(tiles.WOLF)}
    assert played_with == set(listed)


@in_every_language
def test_the_rulebooks_write_the_notation_that_is_read(language):
    game = rudel.game("schafe", 4)
    written = [word for words in re.findall(r"`([^`]+)`", rulebook("schafe", language)) for word in words.split()]
    assert {"9RYYB", "WRs", "HB", "@3,-2", "?", "x", "done", "out"} <= set(written)
    assert all(game.write(0, game.read(0, word)) == word for word in written)
