"""Taking, crisis, drawing and refilling: KLF-12 to KLF-16."""

import pytest
from tests.games.klaeffer.naive import DECK
from tests.games.klaeffer.tables import (
    CALM,
    LONE,
    PLACES,
    at_every_table,
    council,
    free,
    front,
    hand,
    heard,
    letters,
    lying,
    on_turn,
    play,
    plays,
    refusal,
    table,
    taken,
    view,
    words,
)

from rudel.games.klaeffer.events import Crisis, Drew, DrewCard, Placed, Refilled, Taken


def took(state, text):
    """The one event of taking, and whether a crisis came before it."""
    told = heard(state, text)
    (event,) = [event for event in told if isinstance(event, Taken)]
    crisis = [event for event in told if isinstance(event, Crisis)]
    if crisis:
        assert [Crisis(audience=None, seat=event.seat)] == crisis
        assert told.index(crisis[0]) + 1 == told.index(event)
    return event, bool(crisis)


def in_column(first, second, third, fourth):
    """A council with these cards in its second column, top down."""
    return f". {first} . . . {second} . . . {third} . . . {fourth} . ."


def in_row(first, second, third, fourth):
    """A council with these cards in its third row, left to right."""
    return f". . . . . . . . {first} {second} {third} {fourth} . . . ."


# ---- KLF-12: the votes --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("played", "votes", "expected"),
    [("OC1", 8, ""), ("OC2", 9, ""), ("OC3", 10, "RC5"), ("OC4", 11, "RC5"), ("YC5", 12, "RC5")],
)
@pytest.mark.parametrize(("line", "place"), [(in_column, "b3"), (in_row, "b3")])
def test_klf_12_ten_votes_convince_the_council_and_nine_do_not(line, place, played, votes, expected):
    laid = line("BB2", "RC5", ".", ".") if line is in_column else line("RC5", ".", "BB2", ".")
    state = table(laid, played)
    event, crisis = took(state, f"h1 {place}")
    lines = (event.column_votes, event.row_votes)
    assert (votes, int(played[2]), False) == (max(lines), min(lines), crisis)
    assert words(expected) == front(state, "A") == set(event.cards)


@pytest.mark.parametrize("number", range(4))
def test_klf_12_the_run_goes_both_ways_from_the_played_card(number):
    """The three others are 4, 3 and 2: with the played 1 they are ten wherever the 1 lies among them."""
    cards = ["RC4", "RP3", "RB2"]
    cards.insert(number, ".")
    state = table(in_column(*cards), "RC1")
    event, _ = took(state, f"h1 b{number + 1}")
    assert (10, words("RC4 RP3 RB2")) == (event.column_votes, front(state, "A"))
    state = table(in_row(*cards), "RC1")
    event, _ = took(state, f"h1 {'abcd'[number]}3")
    assert (10, words("RC4 RP3 RB2")) == (event.row_votes, front(state, "A"))


@pytest.mark.parametrize("line", [in_column, in_row])
def test_klf_12_votes_beyond_a_gap_do_not_count(line):
    state = table(line(".", "BB1", ".", "RC5"), "RP5")
    place = "b1" if line is in_column else "a3"
    event, _ = took(state, f"h1 {place}")
    votes = event.column_votes if line is in_column else event.row_votes
    assert (6, ()) == (votes, event.cards)


@pytest.mark.parametrize("line", [in_column, in_row])
def test_klf_12_votes_beyond_a_gap_do_not_count_on_the_other_side_either(line):
    state = table(line("RC5", ".", "BB1", "."), "RP5")
    place = "b4" if line is in_column else "d3"
    event, _ = took(state, f"h1 {place}")
    votes = event.column_votes if line is in_column else event.row_votes
    assert (6, ()) == (votes, event.cards)


APART = [
    (". . YC5 .", 1, 4),
    (". . . YC5", 1, 4),
    (". . YC3 YC5", 1, 4),
    (". . . YC5", 2, 4),
    ("YC5 . . .", 3, 4),
    ("YC5 . . YC3", 3, 7),
    (". YC5 . .", 4, 4),
]
"""A line, where in it (1 to 4) a yellow 4 is placed, and the votes of its run."""


@pytest.mark.parametrize(("cards", "number", "votes"), APART)
def test_klf_12_the_run_of_a_column_ends_at_the_gap(cards, number, votes):
    laid = dict(zip(PLACES, in_column(*cards.split()).split(), strict=True)) | {f"a{number}": "BB1"}
    event, _ = took(table(" ".join(laid.values()), "YP4"), f"h1 b{number}")
    assert (votes, 5, ()) == (event.column_votes, event.row_votes, event.cards)


@pytest.mark.parametrize(("cards", "number", "votes"), APART)
def test_klf_12_the_run_of_a_row_ends_at_the_gap(cards, number, votes):
    column = "abcd"[number - 1]
    laid = dict(zip(PLACES, in_row(*cards.split()).split(), strict=True)) | {f"{column}4": "BB1"}
    event, _ = took(table(" ".join(laid.values()), "YP4"), f"h1 {column}3")
    assert (5, votes, ()) == (event.column_votes, event.row_votes, event.cards)


@pytest.mark.parametrize("line", [in_column, in_row])
def test_klf_12_cards_beyond_a_gap_are_taken(line):
    state = table(line(".", "BB5", ".", "RC1"), "RP5")
    place = "b1" if line is in_column else "a3"
    assert {"RC1"} == taken(state, f"h1 {place}")


@pytest.mark.parametrize("line", [in_column, in_row])
def test_klf_12_cards_on_both_sides_are_taken(line):
    """The run is the played card and the one after it; before it is a gap, and a card before the gap."""
    state = table(line("RC1", ".", ".", "RP5"), "RC5")
    place = "b3" if line is in_column else "c3"
    assert {"RC1", "RP5"} == taken(state, f"h1 {place}")


# ---- KLF-12: colour, breed and both lines -------------------------------------------------------------------------

CROSS = """
    .   RP2 .   .
    OB2 .   PC1 BB5
    .   YC3 .   .
    .   BC1 .   .
"""
"""b2 is free in a column of 2, 3 and 1 and a row of 2, 1 and 5."""


@pytest.mark.parametrize(
    ("played", "column", "row", "expected"),
    [
        ("YP4", 10, 12, "RP2 YC3"),
        ("RP3", 9, 11, ""),
        ("PC2", 8, 10, "PC1"),
        ("PC1", 7, 9, ""),
        ("BB3", 9, 11, "OB2 BB5"),
        ("BP5", 11, 13, "RP2 BC1 BB5"),
        ("GC5", 11, 13, "YC3 BC1 PC1"),
        ("GP5", 11, 13, "RP2"),
        ("GB4", 10, 12, "OB2 BB5"),
        ("OC4", 10, 12, "YC3 BC1 OB2 PC1"),
    ],
)
def test_klf_12_column_and_row_are_judged_separately(played, column, row, expected):
    laid = CROSS if played != "PC1" else CROSS.replace("PC1", "GC1")
    state = table(laid, played)
    event, crisis = took(state, "h1 b2")
    assert (column, row, False) == (event.column_votes, event.row_votes, crisis)
    assert words(expected) == front(state, "A") == set(event.cards)
    assert played == council(state)["b2"]


def test_klf_12_a_column_of_ten_gives_nothing_from_a_row_of_six():
    laid = ". YC5 . . YP4 . . . . YC3 . . . . . ."
    event, _ = took(table(laid, "YB2"), "h1 b2")
    assert (10, 6, ("YC5", "YC3")) == (event.column_votes, event.row_votes, event.cards)


def test_klf_12_a_row_of_ten_gives_nothing_from_a_column_of_nine():
    laid = ". YC5 . . YP4 . YB4 . . YP2 . . . . . ."
    event, _ = took(table(laid, "YB2"), "h1 b2")
    assert (9, 10, ("YP4", "YB4")) == (event.column_votes, event.row_votes, event.cards)


def test_klf_12_a_card_that_shares_colour_and_breed_is_taken_once():
    state = table(in_column("RC5", ".", "RC4", "."), "RC2")
    event, _ = took(state, "h1 b2")
    assert (("RC5", "RC4"), (1, 9)) == (event.cards, event.places)
    assert ("RC5", "RC4") == view(state).districts[0][2]


def test_klf_12_ten_votes_without_anything_alike_bring_nothing():
    state = table(in_column("RC5", ".", "BC4", "."), "YB4")
    event, crisis = took(state, "h1 b2")
    assert (13, (), (), False) == (event.column_votes, event.cards, event.places, crisis)
    assert words("RC5 YB4 BC4") == set(council(state).values())


@pytest.mark.parametrize("other", [card for card in DECK if card not in {"PP1", "BB5", "GC5"}])
def test_klf_12_colour_or_breed_decides_for_every_card(other):
    """The column of 5, 5 and 1 convinces whatever lies beyond the gap; only its colour and its breed matter."""
    state = table(f"BB5 . . . . . . . GC5 . . . {other} . . .", "PP1")
    alike = other[0] == "P" or other[1] == "P"
    assert ({other} if alike else set()) == taken(state, "h1 a2")


def test_klf_12_the_played_card_stays_and_the_taken_places_are_free():
    state = play(table(CROSS, "OC4"), "h1 b2")
    assert (". . OC4 . BB5 . RP2", ". .") == (lying(state, "b3 b4 b2 a2 d2 c2 b1"), lying(state, "a1 c1"))


def test_klf_12_other_columns_and_rows_are_left_alone():
    laid = """
        OP1 RP2 OB1 OC1
        OB2 .   PC1 BB5
        OC2 YC3 OC3 OP2
        OP4 BC1 OB3 OP5
    """
    state = table(laid, "OC4")
    untouched = words("OP1 OB1 OC1 OC2 OC3 OP2 OP4 OB3 OP5")
    play(state, "h1 b2")
    assert untouched <= set(council(state).values())


def test_klf_12_taking_is_compulsory():
    state = play(table(CROSS, "OC4"), "h1 b2")
    assert (words("< >"), words("YC3 BC1 OB2 PC1")) == (plays(state), front(state, "A"))


@at_every_table
def test_klf_12_what_is_taken_lies_before_whoever_played(seats):
    for seat in letters(seats):
        state = play(table(CROSS, "OC4", seat, seats=seats), "h1 b2")
        assert [words("YC3 BC1 OB2 PC1") if other == seat else set() for other in letters(seats)] == [
            front(state, other) for other in letters(seats)
        ]


def test_klf_12_everybody_hears_what_was_placed_and_taken():
    told = heard(table(CROSS, "OC4"), "h1 b2")
    assert [
        Placed(audience=None, seat=0, card="OC4", place=5),
        Taken(
            audience=None,
            seat=0,
            cards=("OB2", "PC1", "YC3", "BC1"),
            places=(4, 6, 9, 13),
            column_votes=10,
            row_votes=12,
        ),
    ] == told


# ---- KLF-13 -------------------------------------------------------------------------------------------------------


def full(column, row):
    """A council whose only free place is b2, with these cards in its column and row and only ones elsewhere."""
    (b1, b3, b4), (a2, c2, d2) = column.split(), row.split()
    ones = [card for card in DECK if card[2] == "1" and card not in f"{column} {row}"]
    o = iter(ones)
    return f"""
        {next(o)} {b1} {next(o)} {next(o)}
        {a2} . {c2} {d2}
        {next(o)} {b3} {next(o)} {next(o)}
        {next(o)} {b4} {next(o)} {next(o)}
    """


def test_klf_13_nothing_alike_and_a_full_council_all_six_are_unlike():
    state = table(full("YC2 OC3 YC5", "OC4 YC3 OC2"), "RB4")
    event, crisis = took(state, "h1 b2")
    assert (True, 14, 13) == (crisis, event.column_votes, event.row_votes)
    assert words("YC2 OC3 YC5 OC4 YC3 OC2") == front(state, "A")


def test_klf_13_too_few_votes_only_what_is_unlike_is_taken():
    state = table(full("YC2 RC2 BB2", "OC2 RP2 YC3"), "RB2")
    event, crisis = took(state, "h1 b2")
    assert (True, 8, 9) == (crisis, event.column_votes, event.row_votes)
    assert words("YC2 OC2 YC3") == front(state, "A")
    assert ("RC2", "BB2", "RP2", "RB2") == tuple(lying(state, "b3 b4 c2 b2").split())


def test_klf_13_ten_votes_in_a_line_with_nothing_alike_and_alike_cards_in_the_other():
    state = table(full("YC5 OC4 YC3", "RC2 RP2 BC2"), "RB3")
    event, crisis = took(state, "h1 b2")
    assert (True, 15, 9) == (crisis, event.column_votes, event.row_votes)
    assert words("YC5 OC4 YC3 BC2") == front(state, "A")


def test_klf_13_a_single_unlike_card_is_all_that_is_taken():
    state = table(full("RC2 RP2 BB2", "RC1 RP1 YC2"), "RB2")
    event, crisis = took(state, "h1 b2")
    assert (True, 8, 6, ("YC2",)) == (crisis, event.column_votes, event.row_votes, event.cards)


@pytest.mark.parametrize("column", ["RC2 RP2 BB2", "RC1 BB1 PB2"])
@pytest.mark.parametrize("row", ["RP1 YB1 OB2", "OB1 GB2 YB2"])
def test_klf_13_if_all_six_are_alike_all_six_are_taken(column, row):
    state = table(full(column, row), "RB2")
    event, crisis = took(state, "h1 b2")
    assert (True, True) == (crisis, max(event.column_votes, event.row_votes) < 10)
    assert words(f"{column} {row}") == front(state, "A")
    assert "b1 a2 c2 d2 b3 b4" == free(state)


def test_klf_13_no_crisis_when_the_last_place_brings_something():
    state = table(full("RC5 YC2 YC1", "OC1 OP1 OC2"), "RB2")
    event, crisis = took(state, "h1 b2")
    assert (False, 10, 6, ("RC5",)) == (crisis, event.column_votes, event.row_votes, event.cards)
    assert "b1" == free(state)


def test_klf_13_no_crisis_while_a_place_is_free():
    laid = full("YC2 OC3 YC5", "OC4 YC3 OC2").split()
    for place in (0, 15, 1, 4):
        state = table(" ".join("." if number == place else card for number, card in enumerate(laid)), "RB4")
        event, crisis = took(state, "h1 b2")
        assert (False, ()) == (crisis, event.cards)


@pytest.mark.parametrize("place", PLACES)
def test_klf_13_a_crisis_may_come_at_any_place(place):
    unlike = iter([card for card in DECK if card[0] != "R" and card[1] != "B"])
    laid = {other: next(unlike) for other in PLACES if other != place}
    state = table(" ".join(laid.get(other, ".") for other in PLACES), "RB1")
    event, crisis = took(state, f"h1 {place}")
    in_line = [other for other in laid if other[0] == place[0] or other[1] == place[1]]
    assert (True, 6) == (crisis, len(event.cards))
    assert {laid[other] for other in in_line} == set(event.cards) == front(state, "A")


def test_klf_13_after_a_crisis_drawing_and_refilling_go_on():
    state = table(full("YC2 OC3 YC5", "OC4 YC3 OC2"), "RB4 GC1", left="GC2 GC4 GC5 BC2", right="BC3")
    play(state, "h1 b2")
    assert (words("< >"), "b1 a2 c2 d2 b3 b4") == (plays(state), free(state))
    play(state, "<")
    assert ("GC4 GC5", "c2 d2 b3 b4", "B") == (lying(state, "b1 a2"), free(state), on_turn(state))


# ---- KLF-14 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "row", "card", "left", "right"),
    [("<", "left", "BC2", "PG", "GBP"), (">", "right", "GC2", "BPG", "BP")],
)
def test_klf_14_the_next_card_of_either_row(word, row, card, left, right):
    state = table(CALM, "YC2 OC2 RC2 PC2", left="BC2 PC3 GC4", right="GC2 BC3 PC5")
    play(state, "h3 b2")
    assert ("draw", words("< >"), "A", (3, 4, 4)) == (
        view(state).phase,
        plays(state),
        on_turn(state),
        view(state).held,
    )
    told = heard(state, word)
    district = "YORPBG".index(card[0])
    assert [
        Drew(audience=None, seat=0, row=row, district=district),
        DrewCard(audience=0, seat=0, card=card),
    ] == told
    assert (f"YC2 OC2 {card} PC2", (4, 4, 4)) == (hand(state, "A"), view(state).held)
    assert (left, right) == ("".join(view(state).left), "".join(view(state).right))
    assert ("B", "begin", None) == (on_turn(state), view(state).phase, view(state).picked)


@pytest.mark.parametrize(("left", "right", "row"), [("", "GC2 BC3", "right"), ("BC2 PC3", "", "left")])
def test_klf_14_if_one_row_is_empty_the_card_comes_from_the_other(left, right, row):
    state = table(CALM, "YC2 OC2 RC2 PC2", left=left, right=right)
    card = (left + right).split()[0]
    told = heard(state, "h1 b2")
    assert [
        Drew(seat=0, row=row, district="YORPBG".index(card[0])),
        DrewCard(audience=0, seat=0, card=card),
    ] == told[2:]
    assert (f"{card} OC2 RC2 PC2", "B") == (hand(state, "A"), on_turn(state))


def test_klf_14_nobody_draws_before_he_has_placed():
    state = table(CALM, "YC2")
    assert ["KLF-14", "KLF-14"] == [refusal(state, "<"), refusal(state, ">")]
    play(state, "h1")
    assert ["KLF-14", "KLF-14"] == [refusal(state, "<"), refusal(state, ">")]


def test_klf_14_nobody_goes_on_without_drawing():
    state = play(table(CALM, "YC2 YC3"), "h1 b2")
    assert ["KLF-14"] * 2 + ["KLF-11"] == [refusal(state, word) for word in ("h2", "b3", "x")]


def test_klf_14_the_others_see_the_colour_of_the_drawn_card_and_no_more():
    hands = {"A": "YC2 YC3", "B": "RC2 RC4", "C": "PC2 PC3"}
    laid = {"council": CALM, "hands": hands, "left": "BC2 GC2", "right": "OC2 OC3"}
    one = play(table(**laid), "h1 b2 <")
    other = play(table(**(laid | {"left": "BB5 GC2"})), "h1 b2 <")
    assert ("B", "Y") == view(one, "B").backs[0][:2]
    assert [view(one, seat) for seat in ("B", "C", None)] == [view(other, seat) for seat in ("B", "C", None)]
    assert view(one, "A") != view(other, "A")


# ---- KLF-15 -------------------------------------------------------------------------------------------------------


def with_free(number):
    """A council of ones with so many free places, from the end on; whatever is placed takes nothing."""
    ones = [card for card in DECK if card[2] == "1"][: 16 - number]
    return " ".join([*ones, *["."] * number])


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_klf_15_with_four_free_places_or_fewer_nothing_is_refilled(number):
    state = table(with_free(number), "RB2", left="RC2 RC4 RC5", right="PC2 PC3 PC5")
    place = PLACES[16 - number]
    told = heard(state, f"h1 {place} <")
    assert [] == [event for event in told if isinstance(event, Refilled)]
    assert (number - 1, ("R", "R"), ("P", "P", "P")) == (len(free(state).split()), view(state).left, view(state).right)


@pytest.mark.parametrize(("number", "filled"), [(6, 1), (7, 2), (8, 3)])
@pytest.mark.parametrize(("word", "side"), [("<", "R"), (">", "P")])
def test_klf_15_until_four_are_free_from_the_row_that_was_drawn_from(number, filled, word, side):
    rows = {"R": "RC2 RC4 RC5 RP2 RP3", "P": "PC2 PC3 PC5 PP2 PP3"}
    state = table(with_free(number), "RB2", left=rows["R"], right=rows["P"])
    places = PLACES[16 - number :]
    told = heard(state, f"h1 {places[0]} {word}")
    cards = tuple(rows[side].split()[1 : 1 + filled])
    where = tuple(range(17 - number, 17 - number + filled))
    assert [Refilled(audience=None, cards=cards, places=where)] == told[4:]
    assert " ".join(places[1 + filled :]) == free(state)
    assert 4 == len(free(state).split())
    lengths = {"R": (4 - filled, 5), "P": (5, 4 - filled)}[side]
    assert lengths == (len(view(state).left), len(view(state).right))


GAPS = """
    YC1 .   YP1 .
    .   YB1 OC1 .
    OP1 .   OB1 RC1
    .   RP1 .   RB1
"""


def test_klf_15_row_by_row_from_the_top_left():
    state = table(GAPS, "BB2", left="PC1 PC2 PC3 PC5 PP1", right="GC1")
    told = heard(state, "h1 b3 <")
    assert [Refilled(cards=("PC2", "PC3"), places=(1, 3))] == told[4:]
    assert ("PC2 PC3 .", "a2 d2 a4 c4") == (lying(state, "b1 d1 a2"), free(state))


@pytest.mark.parametrize(("word", "first", "second"), [("<", "left", "right"), (">", "right", "left")])
def test_klf_15_when_a_row_runs_out_the_other_goes_on(word, first, second):
    rows = {first: "PC1 PC2", second: "GC1 GC2 GC4"}
    state = table(with_free(8), "BB2", **rows)
    told = heard(state, f"h1 {PLACES[8]} {word}")
    assert [Refilled(cards=("PC2", "GC1", "GC2"), places=(9, 10, 11))] == told[4:]
    assert ((), ("G",)) == (getattr(view(state), first), getattr(view(state), second))
    assert (False, "B") == (view(state).ending, on_turn(state))


@pytest.mark.parametrize(("word", "first", "second"), [("<", "left", "right"), (">", "right", "left")])
def test_klf_15_when_the_drawn_card_was_the_last_of_its_row_the_other_fills(word, first, second):
    state = table(with_free(7), "BB2", **{first: "PC1", second: "GC1 GC2 GC4"})
    told = heard(state, f"h1 {PLACES[9]} {word}")
    assert [Refilled(cards=("GC1", "GC2"), places=(10, 11))] == told[4:]


def test_klf_15_when_both_rows_are_out_the_places_stay_free():
    state = table(with_free(9), "BB2", left="PC1 PC2", right="GC1")
    told = heard(state, f"h1 {PLACES[7]} <")
    assert [Refilled(cards=("PC2", "GC1"), places=(8, 9))] == told[4:5]
    assert (6, (), ()) == (len(free(state).split()), view(state).left, view(state).right)


def test_klf_15_after_a_draw_without_a_choice_the_same_row_fills():
    state = table(with_free(7), "BB2", left="", right="GC1 GC2 GC4 GC5")
    told = heard(state, f"h1 {PLACES[9]}")
    assert [Refilled(cards=("GC2", "GC4"), places=(10, 11))] == told[4:]


def test_klf_15_what_was_taken_in_the_turn_is_free_for_refilling():
    others = iter(["PP1", "PP2", "PP3", ".", "RB1", "RB2", ".", "GP1", ".", "."])
    laid = " ".join(next(others) if card == "." else card for card in CROSS.split())
    state = table(laid, "OC4", left="GC1 GC2 GC4 GC5", right="BP1")
    assert words("YC3 BC1 OB2 PC1") == taken(state, "h1 b2 <")
    assert ("GC2 GC4 GC5", 4) == (lying(state, "a2 c2 b3"), len(free(state).split()))


# ---- KLF-16 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_klf_16_what_lies_in_front_of_a_seat_is_open_and_sorted_by_district(seats):
    state = play(table(CROSS, "OC4", seats=seats, districts={"A": "OC1 BP5 OP2"}), "h1 b2")
    expected = (("YC3",), ("OC1", "OP2", "OB2"), (), ("PC1",), ("BP5", "BC1"), ())
    for seat in (*letters(seats), None):
        assert expected == view(state, seat).districts[0]
        assert ((),) * 6 == view(state, seat).districts[1]


def test_klf_16_nothing_lies_in_front_of_anybody_at_the_start():
    state = table(LONE, "OC1")
    assert (((),) * 6,) * 3 == view(state).districts
