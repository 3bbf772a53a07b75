"""Laying the cards, and what is public and what is secret: FIL-10 and FIL-16."""

from itertools import permutations

import pytest
from tests.games.filou.tables import (
    at_every_table,
    auction,
    hand,
    heard,
    lay,
    letters,
    may,
    play,
    refusal,
    row,
    table,
    view,
    waited_for,
)

from rudel.games.filou.events import ChoiceMade, Chose, RowLaid, TurnedUp

HANDS = {"A": "-8 3 15", "B": "-5 R SD", "C": "5 8 BD", "D": "3 5 11"}


def laying(hands=HANDS, **facts):
    return table(hands, round=7, **facts)


# ---- FIL-10 -------------------------------------------------------------------------------------------------------


@at_every_table
def test_fil_10_all_choose_at_the_same_time(seats):
    state = table(seats=seats, start="B")
    assert (letters(seats), True) == (waited_for(state), bool(state.choosing()))
    play(state, "3", "C")
    assert (letters(seats).replace("C", ""), (2,)) == (waited_for(state), state.may_act())


def test_fil_10_one_lays_any_card_of_ones_hand():
    state = laying()
    assert [set(HANDS[seat].split()) for seat in "ABCD"] == [may(state, seat) for seat in "ABCD"]


def test_fil_3_the_removed_card_cannot_be_laid():
    state = laying(removed={"A": "R"})
    assert ["FIL-3", "FIL-10"] == [refusal(state, card, "A") for card in ("R", "5")]
    assert "FIL-10" == refusal(state, "15", "B")


def test_fil_10_a_card_one_does_not_hold_is_refused():
    state = laying(removed={"A": "11"})
    assert ["FIL-10"] * 3 == [refusal(state, card, "A") for card in ("5", "SD", "R")]


@pytest.mark.parametrize("word", ["x", "b1", "b15", "b108"])
def test_fil_10_nobody_bids_or_passes_before_all_have_laid(word):
    state = laying()
    assert ["FIL-10"] * 4 == [refusal(state, word, seat) for seat in "ABCD"]
    lay(state, {"A": "3", "B": "R", "C": "8"})
    assert ["FIL-10"] * 4 == [refusal(state, word, seat) for seat in "ABCD"]


@pytest.mark.parametrize("start", "ABCD")
def test_fil_10_the_row_begins_with_the_start_player_and_goes_on_in_turn_order(start):
    state = lay(laying(start=start), {"D": "11", "B": "SD", "A": "15", "C": "BD"})
    begin = "ABCD".index(start)
    assert [(begin + ahead) % 4 for ahead in range(4)] == [place.seat for place in view(state).row]
    cards = {"A": "15", "B": "SD", "C": "BD", "D": "11"}
    order = "ABCD"[begin:] + "ABCD"[:begin]
    play(state, "x x x")
    assert " ".join(cards[seat] for seat in order) == row(state)


@at_every_table
def test_fil_10_a_laid_card_leaves_the_hand_when_all_have_laid(seats):
    state = table(dict.fromkeys(letters(seats), "-8 3"), seats=seats, round=8)
    cards = dict.fromkeys(letters(seats), "3")
    last = letters(seats)[-1]
    cards.pop(last)
    lay(state, cards)
    assert ("-8 3", (2,) * seats, ()) == (hand(state, "A"), view(state).held, view(state).row)
    play(state, "-8", last)
    assert ("-8", "3", (1,) * seats) == (hand(state, "A"), hand(state, last), view(state).held)
    assert ("bidding", False) == (view(state).phase, bool(state.choosing()))


def test_fil_10_the_order_of_choosing_does_not_matter():
    cards = {"A": "15", "B": "SD", "C": "BD", "D": "11"}
    found = {lay(laying(), {seat: cards[seat] for seat in order}).fingerprint() for order in permutations("ABCD")}
    assert 1 == len(found)


def test_fil_10_a_choice_may_be_changed_until_the_last_is_in():
    straight, changed = laying(), laying()
    play(changed, "-8", "A")
    assert ({"3", "15"}, "BCD", (0,)) == (may(changed, "A"), waited_for(changed), changed.may_act())
    assert ("FIL-10", (True, False, False, False)) == (refusal(changed, "-8", "A"), view(changed).chosen)
    for state in (straight, changed):
        lay(state, {"A": "3", "B": "R", "C": "8"})
    play(changed, "15", "A")
    play(changed, "-8", "A")
    play(changed, "3", "A")
    for state in (straight, changed):
        play(state, "5", "D")
    assert straight.fingerprint() == changed.fingerprint()
    assert ("-8 15", "3") == (hand(changed, "A"), row(changed).split()[0])


def test_fil_10_a_choice_is_final_when_the_last_is_in():
    state = lay(laying(), {"A": "3", "B": "R", "C": "8", "D": "5"})
    assert () == state.may_act()
    assert ["FIL-10"] * 8 == [refusal(state, card, seat) for seat in "ABCD" for card in ("-8", "3")]


@at_every_table
def test_fil_10_the_last_card_of_a_hand_cannot_be_changed_for_another(seats):
    state = table(dict.fromkeys(letters(seats), "3"), seats=seats, round=9)
    play(state, "3", "B")
    assert (set(), ()) == (may(state, "B"), state.may_act())
    assert "FIL-10" == refusal(state, "3", "B")


def test_fil_10_choosing_takes_no_turn():
    state = lay(laying(), {"A": "3", "B": "R", "C": "8"})
    play(state, "15", "A")
    assert 0 == view(state).turns - view(laying()).turns
    play(state, "5", "D")
    assert 0 == view(state).turns - view(laying()).turns


def test_fil_10_only_the_chooser_hears_of_the_card():
    state = laying()
    assert [Chose(seat=1), ChoiceMade(audience=1, seat=1, card="SD")] == heard(state, "SD", "B")
    assert [ChoiceMade(audience=1, seat=1, card="R")] == heard(state, "R", "B")
    lay(state, {"A": "15", "C": "8"})
    assert [
        Chose(seat=3),
        ChoiceMade(audience=3, seat=3, card="11"),
        RowLaid(seats=(0, 1, 2, 3)),
        TurnedUp(place=0, seat=0, card="15"),
    ] == heard(state, "11", "D")


# ---- FIL-16 -------------------------------------------------------------------------------------------------------


def test_fil_16_nobody_sees_a_card_before_all_have_chosen():
    one, other = laying(), laying()
    lay(one, {"A": "3", "B": "SD"})
    lay(other, {"A": "15", "B": "SD"})
    assert [view(one, seat) for seat in ("B", "C", "D", None)] == [view(other, seat) for seat in ("B", "C", "D", None)]
    assert ("3", "15") == (view(one, "A").choice, view(other, "A").choice)
    assert (True, True, False, False) == view(one).chosen
    assert [None, "SD", None, None] == [view(one, seat).choice for seat in (None, "B", "C", "D")]


def test_fil_16_a_card_face_down_is_seen_by_its_owner_alone():
    state = auction("15 SD BD 11", start="C")
    assert ["15 ? ? ?", "15 ? BD ?", "15 ? ? 11", "15 ? ? ?", "15 SD ? ?"] == [
        row(state, seat) for seat in (None, "A", "B", "C", "D")
    ]
    assert [2, 3, 0, 1] == [place.seat for place in view(state).row]
    assert [True, False, False, False] == [place.open for place in view(state, "A").row]


def test_fil_16_a_seat_sees_no_hand_but_its_own():
    state = laying()
    assert [*HANDS.values(), ""] == [*(hand(state, seat) for seat in "ABCD"), " ".join(view(state).hand)]


def test_fil_16_what_others_hold_and_lay_changes_nothing_a_seat_sees_hears_or_is_refused():
    """In the other world B and C hold and lay what here is their removed card."""
    one = laying(removed={"B": "8", "C": "-8"})
    other = laying(removed={"B": "SD", "C": "BD"}, hands=HANDS | {"B": "-5 8 R", "C": "-8 5 8"})
    told = []
    for state, b, c in ((one, "SD", "BD"), (other, "8", "-8")):
        state.journal = []
        lay(state, {"A": "3", "B": b, "C": c, "D": "11"})
        play(state, "b1", "A")
        events = state.game.info.events(state.journal)
        told.append([event for event in events if event.audience in {None, 0, 3}])
    assert told[0] == told[1]
    assert [view(one, seat) for seat in ("A", "D", None)] == [view(other, seat) for seat in ("A", "D", None)]
    assert view(one, "B") != view(other, "B")
    words = ("-8", "3", "5", "x", "b1", "b16")
    assert [refusal(one, word, "A") for word in words] == [refusal(other, word, "A") for word in words]


def test_fil_16_cards_turned_up_are_remembered_for_every_set():
    state = auction("15 SD BD 11")
    assert (("15",), (), (), ()) == view(state).shown
    play(state, "b1 x")
    assert (("15",), ("SD",), (), ()) == view(state).shown
    play(state, "b2 b3 x x")
    lay(state, {"D": "-8", "A": "-8", "B": "-8", "C": "-8"})
    assert (("15",), ("SD",), ("BD",), ("-8", "11")) == view(state).shown
