"""The end of the game, points and places: FIL-40."""

from tests.games.filou.tables import (
    ROW,
    at_every_table,
    auction,
    heard,
    heard_of,
    lay_lowest,
    letters,
    may,
    play,
    refusal,
    sold_to,
    table,
    view,
    waited_for,
)

import rudel
from rudel.core.dice import Dice
from rudel.games.filou.events import Filled, NotFilled, RoundBegan, Scored


def ended(mice, won=None, row="SD SD SD SD", **facts):
    """The game after a last row of dogs that nobody wanted: what the seats had stays, and passing paid nothing."""
    have = dict(zip("ABCD", mice, strict=True))
    state = auction(row, round=9, filled=False, mice=have, won=won or {}, **facts)
    return play(state, "x x x x")


@at_every_table
def test_fil_40_the_game_ends_after_nine_rounds(seats):
    state = rudel.game("filou", seats).start(seed=6)
    for round_ in range(1, 10):
        assert (round_, "laying", (10 - round_,) * seats) == (view(state).round, view(state).phase, view(state).held)
        assert (None, None) == (view(state).points, state.outcome())
        sold_to(lay_lowest(state), letters(seats)[round_ % seats])
    assert ("over", "", (), (0,) * seats) == (view(state).phase, waited_for(state), state.may_act(), view(state).held)
    assert state.outcome() is not None


@at_every_table
def test_fil_40_the_eighth_round_is_not_the_last(seats):
    state = sold_to(auction(ROW[seats], seats=seats, round=8), "A")
    assert (None, 9, (1,) * seats) == (state.outcome(), view(state).round, view(state).held)


@at_every_table
def test_fil_40_nobody_may_do_anything_when_the_game_is_over(seats):
    state = sold_to(auction(ROW[seats], seats=seats, round=9), "A")
    for seat in letters(seats):
        assert set() == may(state, seat)
        assert ["FIL-40"] * 4 == [refusal(state, word, seat) for word in ("-8", "BD", "x", "b1")]


def test_fil_40_points_are_the_cards_won_and_a_point_for_each_mouse():
    state = ended((10, 20, 30, 0), {"A": "15 -8 R", "C": "-5 -8", "D": "11"})
    assert ((10 + 7, 20, 30 - 13, 11), (17, 20, 17, 11)) == (view(state).points, state.outcome().points)


def test_fil_40_the_last_row_counts():
    state = play(auction("15 11 8 BD", round=9, mice={"A": 3, "B": 3, "C": 3, "D": 3}, filled=False), "b2 x x x")
    assert (3 - 2 + 11 + 8, 3, 3, 3) == view(state).points


def test_fil_40_the_last_passes_are_paid():
    state = play(auction("15 11 8 5", round=9, mice={"A": 3, "B": 3, "C": 3, "D": 3}), "b2 x x x")
    assert (40, 5, 7, 9) == view(state).points


def test_fil_40_points_can_be_below_nought():
    state = ended((0, 20, 20, 20), {"A": "-8 -8 -5"})
    assert ((-21, 20, 20, 20), (4, 1, 1, 1)) == (view(state).points, state.outcome().places)


def test_fil_40_the_highest_wins():
    outcome = ended((10, 20, 30, 5)).outcome()
    assert ((3, 2, 1, 4), (2,), False) == (outcome.places, outcome.winners, outcome.undecided)


def test_fil_40_a_tie_goes_to_more_points_from_cards():
    outcome = ended((20, 5, 12, 1), {"B": "15", "C": "8"}).outcome()
    assert ((20, 20, 20, 1), (3, 1, 2, 4), (1,)) == (outcome.points, outcome.places, outcome.winners)


def test_fil_40_who_lost_points_by_cards_loses_the_tie():
    outcome = ended((28, 20, 1, 1), {"A": "-8"}).outcome()
    assert ((20, 20, 1, 1), (2, 1, 3, 3)) == (outcome.points, outcome.places)


def test_fil_40_cards_decide_only_between_equal_points():
    outcome = ended((21, 5, 1, 1), {"B": "15"}).outcome()
    assert ((21, 20, 1, 1), (1, 2, 3, 3)) == (outcome.points, outcome.places)


def test_fil_40_a_tie_in_both_is_shared():
    outcome = ended((12, 20, 12, 3), {"A": "3 5", "C": "8"}).outcome()
    assert ((20, 20, 20, 3), (1, 3, 1, 4), (0, 2)) == (outcome.points, outcome.places, outcome.winners)


def test_fil_40_all_four_can_share():
    outcome = ended((15, 15, 15, 15)).outcome()
    assert ((1, 1, 1, 1), (0, 1, 2, 3), False) == (outcome.places, outcome.winners, outcome.undecided)


@at_every_table
def test_fil_40_everybody_hears_the_points_and_what_cards_brought(seats):
    state = auction(ROW[seats], seats=seats, round=9)
    events = heard_of(state, Scored, "b5" + " x" * (seats - 1))
    cards = sum(int(card) for card in ROW[seats].split())
    brought = (cards,) + (0,) * (seats - 1)
    assert [Scored(points=view(state).points, from_cards=brought)] == events


@at_every_table
def test_fil_40_no_round_begins_after_the_last(seats):
    events = heard(auction(ROW[seats], seats=seats, round=9), "b5" + " x" * (seats - 1))
    assert not [event for event in events if isinstance(event, RoundBegan | Filled | NotFilled)]
    assert isinstance(events[-1], Scored)


def test_fil_40_the_table_is_clear_at_the_end():
    seen = view(ended((15, 15, 15, 15)))
    assert ((), (0,) * 4, (False,) * 4, 0, 9) == (seen.row, seen.bids, seen.passed, seen.high, seen.round)


@at_every_table
def test_fil_40_dogs_and_the_rabbit_count_nothing(seats):
    """Random games: the points are what piles and mice say, and no dog lies in a pile."""
    worth = {"-8": -8, "-5": -5, "3": 3, "5": 5, "8": 8, "11": 11, "15": 15, "R": 0}
    game = rudel.game("filou", seats)
    for seed in range(20):
        state = game.start(seed=seed)
        state.playout(Dice(seed))
        seen = view(state)
        assert tuple(
            sum(worth[card] for card in pile) + mice for pile, mice in zip(seen.won, seen.mice, strict=True)
        ) == (seen.points)


def test_fil_40_hands_are_empty_at_the_end():
    state = table(dict.fromkeys("ABCD", "3"), round=9)
    play(lay_lowest(state), "b1 x x x")
    assert ((0,) * 4, ()) == (view(state).held, view(state, "B").hand)
