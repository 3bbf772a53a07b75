"""The worked cases of the specification, in its order: the examples of the source document."""

from itertools import permutations

import pytest
from tests.games.klaeffer.naive import DECK
from tests.games.klaeffer.tables import (
    PLACES,
    council,
    free,
    front,
    heard,
    lying,
    outcome,
    play,
    secured,
    table,
    taken,
    view,
)

from rudel.games.klaeffer.events import Crisis, Taken

# ---- Karl takes two cards -----------------------------------------------------------------------------------------


def karls_council(played, orange):
    """c2 is free: above it a five and a gap below, in its row 5 4 . 2; the fives share the breed of the played card."""
    five = {"C": "PC5", "P": "BP5"}[played[1]]
    return f"""
        YB1 YB2 {five} YB4
        G{played[1]}5 {orange} . RB2
        YB5 . . PB1
        PB2 PB4 Y{played[1]}3 PB5
    """


@pytest.mark.parametrize("played", ["OC1", "OP1"])
@pytest.mark.parametrize("orange", ["OC4", "OP4"])
def test_karl_takes_from_the_row_of_12_the_green_5_and_the_orange_4_and_nothing_from_the_column_of_6(played, orange):
    """Only Chihuahua and Pomeranian have a green 5 and an orange 4; the document does not say which breed it is."""
    state = table(karls_council(played, orange), f"{played} BB1 BB2 BB3")
    green = f"G{played[1]}5"
    told = heard(state, "h1 c2 <")
    expected = Taken(seat=0, cards=(green, orange), places=(4, 5), column_votes=6, row_votes=12)
    assert [expected] == [event for event in told if isinstance(event, Taken)]
    assert {green, orange} == front(state, "A")
    assert (f". . {played} RB2", "a2 b2 b3 c3") == (lying(state, "a2 b2 c2 d2"), free(state))


# ---- the crisis ---------------------------------------------------------------------------------------------------

FROM_THE_ROW = ("GC5", "PC1", "OC1")
POSSIBLE = ("YP3", "YP4", "RP3")
"""Whatever shares nothing with the four cards taken and brings the row to 10 and the column to no more than 8."""


def pairs_for_the_column(played):
    """Two cards that share something with the played one and bring the column with the blue 2 to 8 votes."""
    fitting = [card for card in DECK if card[0] == played[0] or card[1] == "P"]
    return [
        pair
        for pair in permutations((card for card in fitting if card != played), 2)
        if int(pair[0][2]) + int(pair[1][2]) + int(played[2]) + 2 == 8
    ]


def full_but(place, played, pair):
    """A council with this place free, the named cards in its column and row, any others elsewhere."""
    column = [other for other in PLACES if other != place and other[0] == place[0]]
    row = [other for other in PLACES if other != place and other[1] == place[1]]
    laid = dict(zip(column, ("BB2", *pair), strict=True)) | dict(zip(row, FROM_THE_ROW, strict=True))
    spare = [card for card in DECK if card not in {played, *laid.values()}]
    for other in PLACES:
        if other != place and other not in laid:
            laid[other] = spare.pop()
    return " ".join(laid.get(other, ".") for other in PLACES)


def crisis_of(place, played, pair):
    state = table(full_but(place, played, pair), f"{played} {spare_hand(place, played, pair)}")
    told = [event for event in heard(state, f"h1 {place} <") if isinstance(event, Crisis | Taken)]
    assert Crisis(seat=0) == told[0]
    assert (8, True) == (told[1].column_votes, told[1].row_votes >= 10)
    return state


def spare_hand(place, played, pair):
    used = set(full_but(place, played, pair).split()) | {played}
    return " ".join([card for card in DECK if card not in used][:3])


@pytest.mark.parametrize("place", PLACES)
def test_in_the_crisis_karl_takes_what_shares_neither_colour_nor_breed(place):
    pair = pairs_for_the_column("YP4")[0]
    state = crisis_of(place, "YP4", pair)
    assert {"BB2", *FROM_THE_ROW} == front(state, "A")
    assert {"YP4", *pair} <= set(council(state).values())


@pytest.mark.parametrize("played", POSSIBLE)
def test_in_the_crisis_the_same_four_are_taken_whatever_else_made_up_the_column_of_8(played):
    pairs = pairs_for_the_column(played)
    assert pairs
    for pair in pairs:
        assert {"BB2", *FROM_THE_ROW} == front(crisis_of("c2", played, pair), "A")


# ---- refilling ----------------------------------------------------------------------------------------------------

EIGHT_WILL_BE_FREE = """
    .   RB1 YB2 .
    RC4 PC1 .   BB2
    BB1 .   YP1 RB2
    RB3 OB1 YB4 OB2
"""


def test_eight_places_are_free_and_four_cards_of_the_right_row_fill_the_first_four():
    """The next cards are green, yellow, red and purple: to places 1, 2, 3 and 4; the last four places stay free."""
    state = table(EIGHT_WILL_BE_FREE, "YC5 OC1 OC2 OC3", left="BC1 BC2", right="GP1 GP2 YP2 RP2 PP2 BP2")
    assert {"YB2", "YP1", "YB4", "RC4", "PC1"} == taken(state, "h1 c2")
    assert "a1 c1 d1 a2 b2 b3 c3 c4" == free(state)
    play(state, ">")
    assert "GP2 YP2 RP2 PP2" == lying(state, "a1 c1 d1 a2")
    assert "b2 b3 c3 c4" == free(state)
    assert (("B", "B"), ("B",)) == (view(state).left, view(state).right)


# ---- the final scoring --------------------------------------------------------------------------------------------

IN_FRONT = {
    "A": "YP4 YP1 OP5 RC5 RB2 PC5 BP5 BC4",
    "B": "YB5 YB4 YB1 OP4 OB3 OC2 OB1 RP5 PB5 PB1 BC3 GC5 GB4",
    "C": "YC3 OC4 RC4 RP1 PP4 PC1 GP5 GB3 GP3",
}
IN_HAND = {"A": "YC5 OC3 GC4", "B": "RB4 BB5 GC2", "C": "YB2 OB5 GC1"}


def test_the_example_of_the_final_scoring():
    """Selina (A), Karl (B) and Peter (C); what each of them counted is the document's, the single cards are ours."""
    state = table("YC1 . . . . . . . . . . . . . . .", IN_HAND, "C", districts=IN_FRONT, last_turns=1)
    play(state, "x")
    assert {"A": "YB", "B": "YORP", "C": "G"} == secured(state)
    assert (24, 19, 24) == view(state).bad_points == outcome(state).points
    assert (1,) == outcome(state).winners


@pytest.mark.parametrize(
    ("seat", "counted"),
    [("A", (10, 8, 7, 5, 9, 4)), ("B", (10, 10, 9, 6, 8, 11)), ("C", (5, 9, 5, 5, 0, 12))],
)
def test_the_example_of_the_final_scoring_counts_district_by_district(seat, counted):
    """Selina is left with 8+7+5+4, Karl with 8+11, Peter with 5+9+5+5."""
    state = table("YC1 . . . . . . . . . . . . . . .", IN_HAND, "C", districts=IN_FRONT, last_turns=1)
    play(state, "x")
    cards = view(state).districts["ABC".index(seat)]
    assert counted == tuple(sum(int(card[2]) for card in district) for district in cards)
