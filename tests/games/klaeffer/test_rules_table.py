"""The deck, the deal and what everybody sees of it: KLF-1 to KLF-7."""

from collections import Counter

import pytest
from scipy.stats import chisquare
from tests.games.klaeffer.tables import (
    DISTRICTS,
    LONE,
    PLACES,
    at_every_table,
    council,
    free,
    hand,
    heard,
    letters,
    on_turn,
    play,
    plays,
    refusal,
    table,
    view,
    words,
)

import rudel
from rudel.core.dice import Dice
from rudel.games.klaeffer import board, cards
from rudel.games.klaeffer.events import Dealt, DrewCard, GaveAway, HandDealt, HandScored, Placed, Refilled, Taken

DECK = cards.CARDS[1:]


def deals(seats, number=60):
    return [rudel.game("klaeffer", seats).start(seed=seed) for seed in range(number)]


def hidden_rows(state):
    """The cards of both draw rows, the next one first."""
    rows = [state.cells[board.ROWS + board.ROW * side :][: state.cells[board.LEFT + side]] for side in (0, 1)]
    return [cards.names(row[::-1]) for row in rows]


# ---- KLF-1, KLF-2 -------------------------------------------------------------------------------------------------


def test_klf_1_two_three_or_four_seats_play():
    assert (2, 3, 4) == rudel.GAMES["klaeffer"].seat_numbers
    for seats in (1, 5):
        with pytest.raises(rudel.BadSetup, match="seats"):
            rudel.game("klaeffer", seats)


@at_every_table
def test_klf_1_everybody_plays_alone(seats):
    assert tuple((seat,) for seat in range(seats)) == rudel.game("klaeffer", seats).parties


def test_klf_1_three_breeds_in_six_districts_with_four_cards_each():
    assert (72, 72) == (len(DECK), len(set(DECK)))
    assert {district + breed: 4 for district in "YORPBG" for breed in "CPB"} == Counter(card[:2] for card in DECK)
    assert set("12345") == {card[2] for card in DECK}


@at_every_table
def test_klf_1_nobody_gives_to_a_seat_beyond_the_table(seats):
    state = table(LONE, "OC1", seats=seats, districts={"A": "RC1"})
    beyond = [f"R>{ahead}" for ahead in range(seats, 4)]
    assert ["KLF-1"] * len(beyond) == [refusal(state, word) for word in beyond]
    assert {f"R>{letter}" for letter in letters(seats)[1:]} | {"h1"} == plays(state)


@pytest.mark.parametrize("district", "YORPBG")
def test_klf_2_each_district_has_33_votes(district):
    votes = Counter(int(card[2]) for card in DECK if card[0] == district)
    assert {1: 3, 2: 3, 3: 2, 4: 2, 5: 2} == votes
    assert 33 == sum(votes.elements())


@pytest.mark.parametrize(
    ("breed", "values"),
    [
        ("C", {"Y": "1235", "O": "1234", "R": "1245", "P": "1235", "B": "1234", "G": "1245"}),
        ("P", {"Y": "1234", "O": "1245", "R": "1235", "P": "1234", "B": "1245", "G": "1235"}),
        ("B", {"Y": "1245", "O": "1235", "R": "1234", "P": "1245", "B": "1235", "G": "1234"}),
    ],
)
def test_klf_2_the_table_of_votes(breed, values):
    assert values == {
        district: "".join(sorted(card[2] for card in DECK if card[:2] == district + breed)) for district in "YORPBG"
    }


def test_klf_2_all_cards_of_the_documents_examples_exist():
    assert words("GC5 BB2 PC1 OC1") <= set(DECK)
    for named in ("O1", "G5", "O4"):
        assert any(card[0] + card[2] == named for card in DECK)


@pytest.mark.parametrize("played", DECK)
def test_klf_2_the_kernel_counts_the_votes_that_the_name_says(played):
    under = "YC1" if played != "YC1" else "YC2"
    state = table(f". . . . {under}" + " ." * 11, played)
    told = heard(state, "h1 a1")
    votes = int(played[2]) + int(under[2])
    assert [Placed(seat=0, card=played, place=0)] == told[:1]
    assert [Taken(seat=0, cards=(), places=(), column_votes=votes, row_votes=int(played[2]))] == told[1:2]


# ---- KLF-3 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "number"), [(2, 18), (3, 12), (4, 6)])
def test_klf_3_so_many_cards_leave_the_game(seats, number):
    state = rudel.game("klaeffer", seats).start(seed=3)
    assert number == view(state).removed
    in_play = [*council(state).values(), *(card for row in hidden_rows(state) for card in row)]
    in_play += [card for seat in letters(seats) for card in view(state, seat).hand]
    assert (72 - number, 72 - number) == (len(in_play), len(set(in_play)))


def dealt(state):
    """The numbers of the cards by where they lie: wherever one card is as likely as another."""
    cells = state.cells
    hands = cells[board.HANDS :][: 4 * state.seats]
    left, right = (cells[board.ROWS + board.ROW * side :][: cells[board.LEFT + side]] for side in (0, 1))
    laid = cells[board.COUNCIL :][:16].replace(b"\0", b"")
    removed = set(range(1, 73)).difference(hands, left, right, laid)
    return {
        "hands": hands,
        "first of a hand": hands[:1],
        "left": left,
        "right": right,
        "next": right[-1:],
        "council": laid,
        "corner": laid[:1],
        "removed": removed,
    }


@at_every_table
def test_klf_3_every_card_leaves_the_game_or_comes_anywhere_else_equally_often(seats):
    found = {}
    for state in deals(seats, 1000):
        for where, there in dealt(state).items():
            found.setdefault(where, Counter()).update(there)
    for where, count in found.items():
        assert set(range(1, 73)) == set(count), where
        assert chisquare(list(count.values())).pvalue > 1e-4, where


@at_every_table
def test_klf_3_nobody_ever_sees_a_card_that_left_the_game(seats):
    game = rudel.game("klaeffer", seats)
    journal = []
    state = game.start(seed=11, journal=journal)
    gone = {card for number, card in enumerate(DECK) if state.cells[board.REMOVED + (number >> 3)] >> (number & 7) & 1}
    state.journal = journal
    state.playout(Dice(5))
    seen = {card for seat in letters(seats) for pile in view(state).districts for cards in pile for card in cards}
    seen |= set(council(state).values())
    assert set(DECK) - gone == seen
    told = [card for event in game.info.events(journal) for card in told_cards(event)]
    assert gone & set(told) == set()


# ---- KLF-4 --------------------------------------------------------------------------------------------------------


@at_every_table
def test_klf_4_everyone_has_four_cards(seats):
    for state in deals(seats, 5):
        assert (4,) * seats == view(state).held
        assert [4] * seats == [len(set(view(state, seat).hand)) for seat in letters(seats)]


@at_every_table
def test_klf_4_the_backs_of_a_hand_show_its_colours_to_all(seats):
    for state in deals(seats, 5):
        expected = tuple(tuple(card[0] for card in view(state, seat).hand) for seat in letters(seats))
        assert [expected] * (seats + 1) == [view(state, seat).backs for seat in (*letters(seats), None)]


@at_every_table
def test_klf_4_a_hand_is_told_to_its_seat_alone(seats):
    journal = []
    game = rudel.game("klaeffer", seats)
    state = game.start(seed=8, journal=journal)
    told = game.info.events(journal)
    assert [
        HandDealt(audience=seat, seat=seat, cards=view(state, letter).hand)
        for seat, letter in enumerate(letters(seats))
    ] == [event for event in told if isinstance(event, HandDealt)]
    assert [Dealt(audience=None, first=view(state).turn)] == [event for event in told if isinstance(event, Dealt)]
    assert seats + 1 == len(told)


@at_every_table
def test_klf_4_a_spectator_has_no_hand(seats):
    assert () == view(rudel.game("klaeffer", seats).start(seed=8)).hand


def test_klf_4_the_slots_of_a_hand_stay_where_they_are():
    state = table(LONE, "OC1 RC1 PC1 BC1", left="GC1", right="GC2 GC4")
    play(state, "h2")
    assert ("OC1 RC1 PC1 BC1", 1) == (hand(state, "A"), view(state).picked)
    play(state, "b1")
    assert ("OC1 . PC1 BC1", (3, 4, 4)) == (hand(state, "A"), view(state).held)
    assert ("O", None, "P", "B") == view(state, "B").backs[0]
    play(state, ">")
    assert "OC1 GC2 PC1 BC1" == hand(state, "A")


def test_klf_4_which_slot_was_picked_is_seen_by_all_and_which_card_by_nobody_else():
    state = play(table(LONE, "OC1 OC2 OC3 OC4"), "h3")
    assert [2] * 4 == [view(state, seat).picked for seat in ("A", "B", "C", None)]
    other = play(table(LONE, "OC1 OC2 OC4 OC3"), "h3")
    assert view(state, "B") == view(other, "B")


def told_cards(event):
    """The cards that an event names."""
    match event:
        case HandDealt() | GaveAway() | Taken() | Refilled() | HandScored():
            return event.cards
        case Placed() | DrewCard():
            return (event.card,)
    return ()


@at_every_table
def test_klf_4_whatever_is_told_lies_open_or_is_in_the_hearers_own_hand(seats):
    game, dice = rudel.game("klaeffer", seats), Dice(17)
    for seed in range(3):
        state = game.start(seed=seed, journal=[])
        while True:
            seen = {seat: view(state, seat) for seat in (*letters(seats), None)}
            for event in game.info.events(state.journal):
                hearer = seen[None if event.audience is None else letters(seats)[event.audience]]
                in_front = {card for front in hearer.districts for cards in front for card in cards}
                assert set(told_cards(event)) <= in_front | {*hearer.council, *hearer.hand}, event
            state.journal.clear()
            if not state.playout(dice, 1):
                break


# ---- KLF-5 --------------------------------------------------------------------------------------------------------


@at_every_table
def test_klf_5_the_outer_places_of_the_council_have_a_card_and_the_inner_are_free(seats):
    for state in deals(seats, 5):
        assert "b2 c2 b3 c3" == free(state)
        assert 12 == len(set(council(state).values()))


def test_klf_5_the_sixteen_places_are_read_row_by_row():
    cards_in_order = "YC1 YC2 YC3 YC5 OC1 OC2 OC3 OC4 RC1 RC2 RC4 RC5 PC1 PC2 PC3 ."
    state = table(cards_in_order, "BC1")
    assert dict(zip(PLACES, cards_in_order.split()[:15], strict=False)) == council(state)


# ---- KLF-6 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "length"), [(2, 17), (3, 18), (4, 19)])
def test_klf_6_two_draw_rows_of_equal_length(seats, length):
    for state in deals(seats, 5):
        assert (length, length) == (len(view(state).left), len(view(state).right))


@at_every_table
def test_klf_6_the_colours_of_all_coming_cards_are_seen_by_all_and_nothing_else_of_them(seats):
    for state in deals(seats, 5):
        left, right = (tuple(card[0] for card in row) for row in hidden_rows(state))
        for seat in (*letters(seats), None):
            assert (left, right) == (view(state, seat).left, view(state, seat).right)
            assert all(colour in DISTRICTS for colour in view(state, seat).left + view(state, seat).right)


def test_klf_6_two_tables_that_differ_behind_the_backs_look_alike():
    laid = {"council": LONE, "left": "GC1 GC2 BP1", "right": "RP2 OB1 OB2"}
    one = table(**laid, hands={"A": "OC1 OC2", "B": "PC1 PC2", "C": "YB1 BB1"})
    laid |= {"left": "GB3 GB2 BP5", "right": "RC4 OB3 OB5"}
    other = table(**laid, hands={"A": "OC1 OC2", "B": "PB4 PP3", "C": "YP4 BB3"})
    assert view(one, "A") == view(other, "A")
    assert view(one) == view(other)
    assert view(one, "B") != view(other, "B")


# ---- KLF-7 --------------------------------------------------------------------------------------------------------


@at_every_table
def test_klf_7_the_first_player_is_drawn(seats):
    first = Counter(view(state).turn for state in deals(seats, 60 * seats))
    assert set(range(seats)) == set(first)
    assert all(30 < number < 90 for number in first.values())


@at_every_table
def test_klf_7_play_goes_clockwise(seats):
    state = rudel.game("klaeffer", seats).start(seed=5)
    first, order = on_turn(state), ""
    while len(order) < 2 * seats:
        order += on_turn(state)
        turns = view(state).turns
        while view(state).turns == turns:
            play(state, min(plays(state)))
    everybody = letters(seats)[letters(seats).index(first) :] + letters(seats)[: letters(seats).index(first)]
    assert 2 * everybody == order


@at_every_table
def test_klf_7_who_is_not_on_turn_may_do_nothing(seats):
    state = table(LONE, "OC1", "B", seats=seats, districts={"A": "RC1"}, last_turns=2)
    assert (set(), "B") == (plays(state, "A"), on_turn(state))
    assert ["KLF-7"] * 5 == [refusal(state, word, "A") for word in ("h1", "a2", "<", "R>B", "x")]
