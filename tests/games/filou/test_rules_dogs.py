"""What dogs do to a row that is taken: FIL-20 to FIL-24."""

from itertools import product

import pytest
from tests.games.filou.tables import CARDS, at_every_table, auction, gone, heard, play, taken, view, won

import rudel
from rudel.games.filou.events import Chased, DogsLeft, RowTaken

RABBIT_IS_NO_CAT = {"rabbit_is_no_cat": True}


def taken_at(seats, row, **facts):
    """What the start player keeps of the row he has bought, and what has left the game by it."""
    return taken(auction(row, seats=seats, **facts), "b1" + " x" * (seats - 1))


def dogs_heard(row, seats=4, **facts):
    """What everybody hears of dogs when the start player takes this row."""
    events = heard(auction(row, seats=seats, **facts), "b1" + " x" * (seats - 1))
    return [event for event in events if isinstance(event, Chased | DogsLeft)]


# ---- FIL-20 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "kept", "left"),
    [
        ("SD 15 BD -8", "15 -8", "SD BD"),
        ("SD SD 15 3", "15 3", "SD SD"),
        ("15 BD BD 3", "15 3", "BD BD"),
        ("SD BD SD 3", "3", "SD SD BD"),
        ("SD SD SD SD", "", "SD SD SD SD"),
        ("BD SD BD SD", "", "SD SD BD BD"),
    ],
)
def test_fil_20_of_several_dogs_of_any_size_only_the_dogs_leave(row, kept, left):
    assert (kept, left) == taken_at(4, row)


@pytest.mark.parametrize("dogs", ["SD SD", "SD BD", "BD BD"])
def test_fil_20_everybody_hears_which_dogs_left(dogs):
    first, second = dogs.split()
    assert [DogsLeft(dogs=(first, second))] == dogs_heard(f"{first} 15 {second} R")


def test_fil_20_a_row_without_dogs_is_kept_whole():
    assert ("15 R -8 3", "") == taken_at(4, "15 R -8 3")
    assert [] == dogs_heard("15 R -8 3")


def test_fil_20_dogs_act_in_the_rounds_own_row_only():
    """A cat won in an earlier round is safe."""
    state = auction("15 11 8 5", hands={"A": "BD -8 3 5 R -5 8 11"})
    play(state, "b1 x x x")
    for seat, card in {"A": "BD", "B": "-8", "C": "-8", "D": "-8"}.items():
        play(state, card, seat)
    assert ("-8 -8", "-8 BD") == taken(state, "b1 x x x")
    assert "15 11 8 5 -8 -8" == won(state, "A")


# ---- FIL-21 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "kept", "left"),
    [
        ("BD 3 15 -8", "3 -8", "15 BD"),
        ("3 15 -8 BD", "3 -8", "15 BD"),
        ("-8 BD 5 3", "-8 3", "5 BD"),
        ("-8 -5 BD -8", "-8 -8", "-5 BD"),
        ("11 8 BD 5", "8 5", "11 BD"),
    ],
)
def test_fil_21_a_big_dog_chases_the_highest(row, kept, left):
    assert (kept, left) == taken_at(4, row)


@pytest.mark.parametrize(
    ("row", "kept", "left"),
    [
        ("SD 3 15 -8", "3 15", "-8 SD"),
        ("-5 15 -8 SD", "-5 15", "-8 SD"),
        ("3 SD -5 15", "3 15", "-5 SD"),
        ("15 11 SD 8", "15 11", "8 SD"),
    ],
)
def test_fil_21_a_small_dog_chases_the_lowest(row, kept, left):
    assert (kept, left) == taken_at(4, row)


def test_fil_21_everybody_hears_which_cat_was_chased_from_where():
    assert [Chased(dog="BD", cat="15", place=2)] == dogs_heard("BD 3 15 -8")
    assert [Chased(dog="SD", cat="-8", place=3)] == dogs_heard("SD 3 15 -8")


def test_fil_21_what_everybody_hears_the_winner_keep_is_what_the_dog_left():
    events = heard(auction("BD 3 15 -8"), "b1 x x x")
    assert [RowTaken(seat=0, mice=1, cards=("3", "-8"))] == [e for e in events if isinstance(e, RowTaken)]


# ---- FIL-22 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "kept", "left"),
    [
        ("-8 BD R -5", "-8 -5", "R BD"),
        ("-5 BD -8 -5", "-8 -5", "-5 BD"),
        ("3 SD R 15", "3 15", "R SD"),
        ("15 SD 5 3", "15 5", "3 SD"),
        ("R BD 3 -8", "R -8", "3 BD"),
        ("R SD 3 -8", "R 3", "-8 SD"),
        ("R R R BD", "R R", "R BD"),
        ("R R R SD", "R R", "R SD"),
    ],
)
def test_fil_22_the_rabbit_counts_as_a_cat_of_value_nought(row, kept, left):
    assert (kept, left) == taken_at(4, row)


@pytest.mark.parametrize(
    ("row", "kept", "left"),
    [
        ("-8 BD R -5", "-8 R", "-5 BD"),
        ("3 SD R 15", "R 15", "3 SD"),
        ("R BD 3 -8", "R -8", "3 BD"),
        ("R SD 3 -8", "R 3", "-8 SD"),
        ("R R SD 15", "R R", "15 SD"),
        ("R R BD -8", "R R", "-8 BD"),
        ("SD R BD -8", "R -8", "SD BD"),
    ],
)
def test_fil_22_with_the_option_the_rabbit_is_never_chased(row, kept, left):
    assert (kept, left) == taken_at(4, row, options=RABBIT_IS_NO_CAT)


def test_fil_22_the_option_is_off_by_default():
    assert False is rudel.game("filou", 4).options["rabbit_is_no_cat"]


# ---- FIL-23 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "place"),
    [
        ("15 3 15 BD", 0),
        ("BD 15 3 15", 1),
        ("3 15 BD 15", 1),
        ("-8 3 -8 SD", 0),
        ("SD 3 -8 -8", 2),
        ("R SD R 15", 0),
        ("15 15 15 BD", 0),
        ("SD 15 15 15", 1),
    ],
)
def test_fil_23_of_equal_values_the_left_most_leaves_alone(row, place):
    (event,) = dogs_heard(row)
    assert (place, row.split()[place]) == (event.place, event.cat)
    cards = row.split()
    kept = [card for index, card in enumerate(cards) if card not in ("SD", "BD") and index != place]
    assert " ".join(kept) == taken_at(4, row)[0]


@at_every_table
@pytest.mark.parametrize("dog", ["SD", "BD"])
def test_fil_23_a_lone_dog_with_nothing_to_chase_leaves_alone(seats, dog):
    row = " ".join([dog, *["R"] * (3 if seats == 3 else seats - 1)])
    rabbits = row.removeprefix(dog).strip()
    assert (rabbits, dog) == taken_at(seats, row, options=RABBIT_IS_NO_CAT)
    assert [DogsLeft(dogs=(dog,))] == dogs_heard(row, seats, options=RABBIT_IS_NO_CAT)


def by_the_book(cards, no_cat):
    """The places that leave, worked out in another way: every card a number, a dog's prey the extreme of the rest."""
    dogs = {place for place, card in enumerate(cards) if card in ("SD", "BD")}
    prey = [
        (0 if card == "R" else int(card), place)
        for place, card in enumerate(cards)
        if place not in dogs and not (no_cat and card == "R")
    ]
    if len(dogs) != 1 or not prey:
        return dogs
    sign = -1 if cards[min(dogs)] == "BD" else 1
    return dogs | {min((sign * value, place) for value, place in prey)[1]}


@pytest.mark.parametrize("no_cat", [False, True])
@pytest.mark.parametrize("first", CARDS)
def test_fil_23_every_row_of_four_is_chased_by_the_book(first, no_cat):
    """Every row that begins with this card and goes on with any of six very different ones."""
    for rest in product(("-8", "3", "15", "R", "SD", "BD"), repeat=3):
        cards = (first, *rest)
        leaving = by_the_book(cards, no_cat)
        kept = " ".join(card for place, card in enumerate(cards) if place not in leaving)
        left = sorted((cards[place] for place in leaving), key=CARDS.index)
        assert (kept, " ".join(left)) == taken_at(4, " ".join(cards), options={"rabbit_is_no_cat": no_cat})


# ---- FIL-24 -------------------------------------------------------------------------------------------------------


def test_fil_24_what_is_left_lies_in_the_winners_pile_in_the_order_of_the_row():
    state = auction("3 BD 15 -8", start="C")
    play(state, "x b1 x x")
    assert ["", "", "", "3 -8"] == [won(state, seat) for seat in "ABCD"]
    assert {"15": 1, "BD": 1} == gone(state)


def test_fil_24_everybody_knows_every_pile_whatever_the_screen_shows():
    hidden = play(auction("3 BD 15 -8", options={"show_piles": False}), "b1 x x x")
    shown = play(auction("3 BD 15 -8", options={"show_piles": True}), "b1 x x x")
    for seat in ("A", "B", "C", "D", None):
        assert view(hidden, seat) == view(shown, seat)
        assert (("3", "-8"), (), (), ()) == view(hidden, seat).won


@pytest.mark.parametrize(
    "options", [{"show_mice": True}, {"show_piles": True}, {"show_mice": True, "show_piles": True}]
)
def test_fil_24_what_the_screen_shows_changes_no_rule(options):
    plain, other = rudel.game("filou", 4).start(seed=3), rudel.game("filou", 4, **options).start(seed=3)
    while seats := plain.to_act():
        assert [plain.legal(seat) for seat in range(4)] == [other.legal(seat) for seat in range(4)]
        action = plain.legal(seats[0])[-1]
        for state in (plain, other):
            state.apply(seats[0], action)
        assert rudel.game("filou", 4).view(plain, 1) == other.game.view(other, 1)
    assert plain.outcome() == other.outcome()
