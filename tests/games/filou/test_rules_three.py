"""Three seats and the dummy: FIL-30."""

from collections import Counter

import pytest
from tests.games.filou.tables import (
    CARDS,
    auction,
    gone,
    heard,
    heard_of,
    lay,
    lay_lowest,
    may,
    mice,
    play,
    row,
    sold_to,
    table,
    taken,
    view,
    waited_for,
    won,
)

import rudel
from rudel.games.filou.events import Chased, DogsLeft, Passed, RowLaid, TurnedUp


def played_out(seed):
    """A game of three in which the start player buys every row: the dummy's cards in the order they were laid."""
    state = rudel.game("filou", 3).start(seed=seed)
    laid = []
    while waited_for(state):
        laid.append(view(lay_lowest(state)).row[0].card)
        sold_to(state, waited_for(state))
    return state, laid


def test_fil_30_the_dummys_card_lies_under_the_sack_then_the_start_players_then_the_others():
    state = table(seats=3, start="B")
    lay(state, {"A": "3", "B": "5", "C": "8"})
    assert [None, 1, 2, 0] == [place.seat for place in view(state).row]


def test_fil_30_the_dummys_card_is_turned_up_only_when_all_three_have_laid():
    state = table(seats=3, start="B", dummy="15 -8 3 5 8 11 R SD BD")
    lay(state, {"A": "3", "B": "5"})
    assert ((), ((), (), (), ())) == (view(state).row, view(state).shown)
    events = heard(state, "8", "C")
    assert [RowLaid(seats=(None, 1, 2, 0)), TurnedUp(place=0, seat=None, card="15")] == events[2:]
    assert "15 ? ? ?" == row(state)
    assert ["15 ? ? 3", "15 5 ? ?", "15 ? 8 ?"] == [row(state, seat) for seat in "ABC"]


@pytest.mark.parametrize("start", "ABC")
def test_fil_30_after_the_first_pass_the_start_players_card_after_the_second_the_other_two(start):
    state = auction("3 15 11 8", seats=3, start=start)
    first = "ABC".index(start)
    second, third = (first + 1) % 3, (first + 2) % 3
    assert [TurnedUp(place=1, seat=first, card="15")] == heard_of(state, TurnedUp, "b1 x")
    assert "3 15 ? ?" == row(state)
    play(state, "b2")
    assert [
        TurnedUp(place=2, seat=second, card="11"),
        TurnedUp(place=3, seat=third, card="8"),
    ] == heard_of(state, TurnedUp, "x")


def test_fil_30_the_start_players_card_comes_first_whoever_passes():
    state = play(auction("3 15 11 8", seats=3), "b1 b2 x")
    assert ("3 15 ? ?", "A") == (row(state), waited_for(state))


def test_fil_30_the_last_one_sees_all_four_cards():
    state = play(auction("3 15 11 8", seats=3), "x x")
    assert ("3 15 11 8", {"b1", "x"}, "C") == (row(state), may(state), waited_for(state))


def test_fil_30_two_passes_pay_three_and_six():
    state = auction("3 15 11 8", seats=3)
    assert [Passed(seat=1, mice=3), Passed(seat=2, mice=6)] == heard_of(state, Passed, "b1 x x")
    assert (14, 18, 21) == mice(state)


def test_fil_30_the_winner_takes_the_dummys_card_too():
    assert ("3 15 11 8", "") == taken(auction("3 15 11 8", seats=3), "b1 x x")


@pytest.mark.parametrize(
    ("cards", "kept", "left"),
    [
        ("BD 3 15 -8", "3 -8", "15 BD"),
        ("SD 3 15 -8", "3 15", "-8 SD"),
        ("SD BD 15 -8", "15 -8", "SD BD"),
        ("SD SD SD SD", "", "SD SD SD SD"),
        ("15 3 BD 11", "3 11", "15 BD"),
        ("-8 3 SD -8", "3 -8", "-8 SD"),
        ("15 15 BD 3", "15 3", "15 BD"),
    ],
)
def test_fil_30_dogs_and_cats_of_the_dummy_count_like_all_others(cards, kept, left):
    assert (kept, left) == taken(auction(cards, seats=3), "b1 x x")


def test_fil_30_the_dummy_is_the_left_most():
    events = heard(auction("15 15 BD 3", seats=3), "b1 x x")
    assert [Chased(dog="BD", cat="15", place=0)] == [e for e in events if isinstance(e, Chased | DogsLeft)]
    events = heard(auction("SD 15 3 BD", seats=3), "b1 x x")
    assert [DogsLeft(dogs=("SD", "BD"))] == [e for e in events if isinstance(e, Chased | DogsLeft)]


def test_fil_30_a_lost_row_loses_the_dummys_card_too():
    state = auction("BD 15 3 -8", seats=3)
    assert ("", "-8 3 15 BD") == taken(state, "x x x")
    assert 4 == gone(state).total()


def test_fil_30_the_top_card_of_the_dummy_is_laid_each_round():
    state = table(seats=3, round=7, dummy="15 R BD")
    found = []
    while waited_for(state):
        found.append(view(lay_lowest(state)).row[0].card)
        play(state, "x x x")
    assert ["15", "R", "BD"] == found


@pytest.mark.parametrize("seed", range(5))
def test_fil_30_nine_different_cards_of_the_dummy_are_laid_and_the_tenth_is_never_seen(seed):
    state, laid = played_out(seed)
    assert (9, set()) == (len(set(laid)), set(laid) - set(CARDS))
    assert tuple(sorted(laid, key=CARDS.index)) == view(state).shown[3]


def test_fil_30_the_dummy_is_shuffled_and_any_card_can_be_missing():
    first, missing = Counter(), Counter()
    for seed in range(150):
        _, laid = played_out(seed)
        first[laid[0]] += 1
        missing.update(set(CARDS) - set(laid))
    assert (set(CARDS), set(CARDS)) == (set(first), set(missing))
    assert max(*first.values(), *missing.values()) < 40, "each in about 15 of 150 games"


def test_fil_30_the_dummys_order_is_seen_by_nobody():
    """Two worlds that differ in the dummy's coming cards look the same to all."""
    one, other = (table(seats=3, round=6, dummy=dummy) for dummy in ("15 R BD -8", "15 -8 R BD"))
    for state in (one, other):
        lay_lowest(state)
    assert [view(one, seat) for seat in ("A", "B", "C", None)] == [view(other, seat) for seat in ("A", "B", "C", None)]


def test_fil_30_the_dummy_never_takes_a_turn_or_mice():
    state = auction("3 15 11 8", seats=3)
    assert (3, 3, 4) == (len(view(state).mice), len(view(state).won), len(view(state).row))
    play(state, "b1 b2 b3")
    assert "A" == waited_for(state)


@pytest.mark.parametrize("seats", [4, 5])
def test_fil_30_four_and_five_have_no_dummy(seats):
    state = lay_lowest(table(seats=seats))
    assert list(range(seats)) == [place.seat for place in view(state).row]
    assert seats == len(view(state).shown)


def test_fil_30_won_cards_of_the_dummy_count():
    state = sold_to(auction("15 3 5 8", seats=3, round=9, won={}), "A")
    assert ("15 3 5 8", 31 + mice(state)[0]) == (won(state, "A"), view(state).points[0])
