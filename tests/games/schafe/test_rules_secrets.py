"""What everybody hears and sees, and what nobody does: hands, colours, the bag, and what a pass tells."""

import msgspec
import pytest
from tests.games.schafe import naive
from tests.games.schafe.tables import FOLD, at_every_table, heard, play, table, view

import rudel
from rudel.core.dice import Dice
from rudel.core.game import SEAT_LETTERS
from rudel.games.schafe.events import ColourDealt, Dealt, DrewTiles, HandDealt
from rudel.games.schafe.view import Taken, ToldDrew, ToldHeld, ToldLaid, ToldPassed

PRIVATE = (HandDealt, ColourDealt, DrewTiles)


@at_every_table
def test_shf_5_everybody_hears_only_his_own_tiles_and_colour(seats):
    game = rudel.game("schafe", seats)
    journal = []
    state = game.start(seed=5, journal=journal)
    told = game.info.events(journal)
    assert Dealt(first=view(state).first) == told[0]
    own = [view(state, seat) for seat in SEAT_LETTERS[:seats]]
    expected = [
        event
        for seat, seen in enumerate(own)
        for event in (
            ColourDealt(audience=seat, seat=seat, colour=seen.colour),
            HandDealt(audience=seat, seat=seat, tiles=seen.hand),
        )
    ]
    assert expected == told[1:]


@at_every_table
def test_shf_11_only_what_one_draws_oneself_is_told_to_one_alone(seats):
    """In a whole random game just the private events have an audience, and it is the seat they speak of."""
    game, dice = rudel.game("schafe", seats), Dice(seats)
    state = game.start(seed=6, journal=[])
    for _ in range(1_000):
        if not state.to_act():
            break
        actors = [*state.to_act(), *state.may_act()]
        seat = actors[dice.below(len(actors))] if dice.below(4) == 0 else actors[0]
        actions = [action for action in state.legal(seat) if game.write(seat, action) != "out"]
        if actions:
            state.apply(seat, actions[dice.below(len(actions))])
    assert "over" == view(state).phase
    for event in game.info.events(state.journal):
        assert (event.seat if isinstance(event, PRIVATE) else None) == event.audience


@at_every_table
def test_shf_5_a_view_shows_nobody_elses_hand(seats):
    """Other hands, another bag, other colours: whoever holds the same sees the same."""
    hands = dict(zip("ABCD"[:seats], ("1 2", "3 WR", "4 HK", "5 6"), strict=False))
    others = dict(zip("ABCD"[:seats], ("1 2", "7 8", "9 HR", "WK 11"), strict=False))
    one = table(FOLD, hands, seats=seats, colours="RYBK")
    other = table(FOLD, others, seats=seats, colours="RKYB")
    assert view(one, "A") == view(other, "A")
    assert view(one) == view(other)
    assert view(one, "B") != view(other, "B")


def test_shf_5_a_spectator_sees_no_hand_and_no_colour():
    seen = view(table(FOLD, {"A": "1 2", "B": "3"}))
    assert ((), None, (None, None), (), None) == (seen.hand, seen.colour, seen.colours, seen.left_hand, seen.seat)


def test_shf_4_the_colour_is_seen_by_its_owner_only_until_it_is_shown():
    state = table(FOLD, {"A": "1 2", "B": "3 4"})
    assert ("R", "Y") == (view(state, "A").colour, view(state, "B").colour)
    assert [(None, None)] * 3 == [view(state, seat).colours for seat in ("A", "B", None)]
    play(state, "? @-1,-2 done", "B")
    assert [(None, "Y")] * 3 == [view(state, seat).colours for seat in ("A", "B", None)]


def test_shf_10_everybody_sees_the_tile_that_is_being_laid():
    state = play(table(FOLD, {"A": "50 1", "B": "3"}), "50VYYV")
    assert [Taken(49, 1, 3)] * 3 == [view(state, seat).pending for seat in ("A", "B", None)]
    assert ((0,), (1, 1)) == (view(state, "A").hand, view(state).held)


@pytest.mark.parametrize(("word", "pending"), [("WR", (60, 0, 0)), ("WYs", (61, 1, 0)), ("HK", (67, 0, 0))])
def test_shf_21_everybody_sees_the_side_of_a_wolf_or_hunter_that_is_being_laid(word, pending):
    state = play(table(FOLD, {"A": "WR WY HK", "B": "3"}), word)
    assert Taken(*pending) == view(state, "B").pending


def test_shf_24_everybody_sees_a_colour_as_soon_as_it_is_revealed():
    state = play(table(FOLD, {"A": "1", "B": "3"}), "?", "B")
    assert (Taken(69, 0, 0), (None, "Y")) == (view(state, "A").pending, view(state, "A").colours)


def test_shf_25_nobody_sees_what_left_the_game():
    hands, others = {"A": "1", "B": "3 WR"}, {"A": "1", "B": "4 HK"}
    one, other = (play(table(FOLD, hand), "out", "B") for hand in (hands, others))
    assert [view(one, "A"), view(one)] == [view(other, "A"), view(other)]
    assert heard(one, "out", "A")[0] == heard(other, "out", "A")[0]


# ---- what a pass tells (SHF-10) -----------------------------------------------------------------------------------


def fitting(ground):
    """The tiles with a landscape or four-sheep side that fits somewhere on this ground, in order."""
    laid = naive.village_square()
    for word in ground.split():
        name, at = word.split("@")
        x, y = at.split(",")
        laid[int(x), int(y)] = naive.Laid(name[:-4], name[-4:])
    return tuple(sorted(naive.TILES.index(tile) for tile in naive.fitting_tiles(laid)))


def test_shf_10_a_pass_tells_which_tiles_the_seat_cannot_hold():
    state = play(table(FOLD, {"A": "WR HB", "B": "1"}), "x")
    expected = ((ToldHeld(2), ToldPassed(fitting(FOLD))), ())
    assert [expected] * 3 == [view(state, seat).told for seat in ("A", "B", None)]


def test_shf_10_wolf_and_hunter_may_still_be_held_after_a_pass():
    """A pass tells of landscapes and four sheep only: red and blue fit nowhere on FOLD, yellow does."""
    seen = view(play(table(FOLD, {"A": "WR HB", "B": "1"}), "x")).told[0][1]
    assert ToldPassed(fitting(FOLD)) == seen
    assert {"WY", "HY"} == {naive.TILES[tile] for tile in seen.tiles if tile >= 60}


def test_shf_10_what_happens_to_the_hand_after_a_pass_is_remembered():
    state = play(table(FOLD, {"A": "WR HB", "B": "50 1"}, bag="2 3 4 5"), "x 50VVYY @0,1 WR @0,-3 HB @0,-3")
    told = view(state, "B").told
    assert (ToldHeld(2), ToldPassed(fitting(FOLD)), ToldLaid(60), ToldDrew(1), ToldLaid(66)) == told[0]
    assert () == told[1]


def test_shf_10_nobody_remembers_anything_of_a_seat_that_has_not_passed():
    state = play(table(FOLD, {"A": "50 1", "B": "2 25"}), "50VVYY @0,1 25BVKB @-1,0")
    assert ((), ()) == view(state).told


def test_shf_10_a_second_pass_tells_of_the_map_as_it_is_by_then():
    state = play(table(FOLD, {"A": "WR HB", "B": "50 1"}, bag=""), "x 50VVYY @0,1 x")
    first, second = ToldPassed(fitting(FOLD)), ToldPassed(fitting(FOLD + " 50VVYY@0,1"))
    assert (ToldHeld(2), first, second) == view(state).told[0]


def test_shf_14_a_draw_of_all_is_remembered_too():
    state = play(table(FOLD, {"A": "WR", "B": "WK"}), "x x")
    assert (ToldHeld(1), ToldPassed(fitting(FOLD)), ToldDrew(1)) == view(state).told[0]


def test_views_and_events_can_be_written_down():
    state = table(FOLD, {"A": "WR HB", "B": "50 1"})
    told = heard(state, "x 50VVYY @0,1 WR @0,-3 HB @0,-3")
    assert msgspec.json.encode(told)
    assert view(state, "A") == msgspec.json.decode(msgspec.json.encode(view(state, "A")), type=type(view(state)))
