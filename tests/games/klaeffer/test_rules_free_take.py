"""Where taking is free: all or nothing, but never with a full council (KLF-12, KLF-13)."""

import pytest
from tests.games.klaeffer.tables import (
    CALM,
    at_every_table,
    council,
    free,
    front,
    heard,
    on_turn,
    play,
    plays,
    refusal,
    table,
    view,
    words,
)

import rudel
from rudel.bots.greedy import Greedy
from rudel.core.dice import Dice
from rudel.games.klaeffer.casual import casual
from rudel.games.klaeffer.events import Crisis, Drew, DrewCard, LeftLying, Placed, Taken
from rudel.games.klaeffer.reasons import reason
from rudel.games.klaeffer.view import Convinced

CROSS = """
    .   RP2 .   .
    OB2 .   PC1 BB5
    .   YC3 .   .
    .   BC1 .   .
"""
CONVINCED = ("OB2", "PC1", "YC3", "BC1")
"""What OC4 convinces on b2, with 10 votes in the column and 12 in the row."""
FULL = "GP1 RC5 GP2 GP3 OC1 . OP1 OC2 GB1 YC2 GB2 GB3 BB1 YC1 BB2 PB1"
"""Only b2 is free: RB2 there takes RC5."""
CRISIS = "GP3 YP2 PB4 OB1 OC2 PP1 RP5 BB2 BC3 GB1 OP5 GC1 YC5 RB4 GC2 ."
"""Only d4 is free: BP1 there convinces nobody."""


def asked(laid=CROSS, hands="OC4", **more):
    """The table after OC4 was placed on b2, where taking is free."""
    return play(table(laid, hands, free_take=True, **more), "h1 b2")


def test_klf_12_whoever_may_take_or_leave_is_asked():
    state = asked()
    assert ("A", words("+ -")) == (on_turn(state), plays(state))
    assert ("take", set()) == (view(state).phase, front(state, "A"))


def test_klf_12_all_is_taken():
    state = asked()
    told = heard(state, "+")
    assert [Taken(seat=0, cards=CONVINCED, places=(4, 6, 9, 13), column_votes=10, row_votes=12)] == told
    assert {*CONVINCED} == front(state, "A")
    assert words("< >") == plays(state)


def test_klf_12_or_nothing():
    state = asked()
    before = council(state)
    told = heard(state, "-")
    assert [LeftLying(seat=0, cards=CONVINCED, places=(4, 6, 9, 13), column_votes=10, row_votes=12)] == told
    assert (before, set(), words("< >")) == (council(state), front(state, "A"), plays(state))


def test_klf_12_placing_tells_nothing_of_taking_yet():
    told = heard(table(CROSS, "OC4", free_take=True), "h1 b2")
    assert [Placed(seat=0, card="OC4", place=5)] == told


@at_every_table
def test_klf_12_everybody_sees_what_may_be_taken(seats):
    state = asked(seats=seats)
    for seat in (*"ABCD"[:seats], None):
        expected = Convinced(place=5, places=(4, 6, 9, 13), column_votes=10, row_votes=12)
        assert expected == view(state, seat).convinced
    assert [None, None] == [view(play(state.copy(), word)).convinced for word in "+-"]


def test_klf_12_where_nothing_is_to_be_taken_nobody_is_asked():
    state = table(CALM, "YC2", free_take=True)
    told = heard(state, "h1 b2")
    assert ((), words("< >")) == (told[1].cards, plays(state))


def test_klf_12_after_leaving_with_one_row_the_card_comes_from_it():
    state = asked(left="", right="GB1 GB2")
    assert [LeftLying, Drew, DrewCard] == [type(event) for event in heard(state, "-")][:3]
    assert "B" == on_turn(state)


def test_klf_12_the_last_place_is_no_choice():
    state = table(FULL, "RB2", free_take=True)
    told = heard(state, "h1 b2")
    assert [("RC5",)] == [event.cards for event in told if isinstance(event, Taken)]
    assert ("b1", words("< >")) == (free(state), plays(state))


def test_klf_13_a_crisis_is_no_choice():
    state = table(CRISIS, "BP1", free_take=True)
    told = heard(state, "h1 d4")
    assert [Placed, Crisis, Taken] == [type(event) for event in told]
    assert (words("OB1 GC1 YC5 RB4 GC2"), words("< >")) == (front(state, "A"), plays(state))


@pytest.mark.parametrize(("word", "expected"), [("+", "OB2 PC1 YC3 BC1"), ("-", "")])
def test_klf_20_in_the_last_turns_the_choice_ends_the_turn(word, expected):
    state = asked(last_turns=3)
    play(state, word)
    assert (words(expected), "B", 2) == (front(state, "A"), on_turn(state), view(state).last_turns)


@pytest.mark.parametrize("word", ["+", "-"])
@pytest.mark.parametrize("agreed", [{}, {"rules": 1}, {"free_take": False}])
def test_klf_12_without_the_option_there_is_no_choice(word, agreed):
    state = table(CROSS, "OC4", **agreed)
    assert "KLF-12" == refusal(state, word)
    play(state, "h1 b2")
    assert ("KLF-12", {*CONVINCED}) == (refusal(state, word), front(state, "A"))


@pytest.mark.parametrize(
    ("word", "rule"),
    [("h1", "KLF-12"), ("c3", "KLF-12"), ("<", "KLF-12"), ("Y>B", "KLF-10"), ("x", "KLF-11")],
)
def test_klf_12_nothing_else_is_done_before_the_choice(word, rule):
    assert rule == refusal(asked(), word)


def test_klf_12_a_choice_is_made_by_whoever_placed_and_once():
    assert "KLF-7" == refusal(asked(), "+", "B")
    assert "KLF-12" == refusal(play(asked(), "-"), "+")


def test_klf_12_the_first_rules_do_not_know_the_option():
    with pytest.raises(rudel.BadSetup):
        rudel.game("klaeffer", 3, rules=1, free_take=True)
    assert ({}, {"free_take": False}) == (
        rudel.game("klaeffer", 3, rules=1).options,
        rudel.game("klaeffer", 3).options,
    )


def test_klf_12_an_imagined_choice_is_the_same_choice():
    state = asked()
    world = state.game.imagine(view(state, "B"), Dice(1))
    assert view(state, "B") == view(world, "B")
    assert front(play(state, "+"), "A") == front(play(world, "+"), "A")


def test_klf_12_greedy_leaves_what_would_harm_it_and_takes_what_helps():
    rivals = {"A": "GC5", "B": "PC5 PB5 PB4 OC3 OP5 OP4 YC5 YB5 YP4 BP5 BC4 BP4"}
    own = {"A": "GC5 PC5 PB5 OC3 OP5 YC5 YB5 BP5 BC4"}
    last = {"last_turns": 2, "hands": {"A": "OC4", "B": "", "C": ""}}
    for districts, word in ((rivals, "-"), (own, "+")):
        state = asked(districts=districts, **last)
        chosen = Greedy(state.game, Dice(1)).choose(view(state, "A"), state.legal(0))
        assert word == state.game.write(0, chosen)


def test_klf_12_casual_rather_takes_than_leaves():
    state = asked()
    take, leave = casual(state.game, view(state, "A"), state.legal(0))
    assert take > leave > 0
    begun = play(table(CROSS, "OC4", free_take=True), "h1")
    weights = dict(zip(plays_in_order(begun), casual(begun.game, view(begun, "A"), begun.legal(0)), strict=True))
    assert "b2" == max(weights, key=weights.__getitem__)


def plays_in_order(state):
    return [state.game.write(0, action) for action in state.legal(0)]


def test_klf_12_a_reason_tells_what_is_to_be_had_and_why_it_is_left():
    state = table(CROSS, "OC4", free_take=True)
    turn = [state.game.read(0, word) for word in ("h1", "b2")]
    assert {"cards": 4, "votes": 7} == reason(state.game, view(state, "A"), turn).about
    take, leave = asked().legal(0)
    assert "klaeffer-why-takes" == reason(state.game, view(asked(), "A"), [take]).message
    assert "klaeffer-why-leave" == reason(state.game, view(asked(), "A"), [leave]).message
