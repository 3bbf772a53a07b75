from __future__ import annotations

import pytest

import rudel
from rudel.games.klaeffer import actions, events
from rudel.games.klaeffer.position import position
from rudel.games.klaeffer.words import describe, now, tell
from rudel.locales import LANGUAGES, texts

SEATS = (2, 3, 4)
NAMES = ("Anka", "Bello", "Cora", "Dino")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
at_every_table = pytest.mark.parametrize("seats", SEATS)

# The councils of the rulebook's pictures.
TAKE = "YB4 BC3 OC2 GB1 RC5 . . GP3 PB4 PP1 YC5 OB2 BB3 . RB2 ."
CRISIS = "GP3 YP2 PB4 OB1 OC2 PP1 RP5 BB2 BC3 GB1 OP5 GC1 YC5 RB4 GC2 ."

ONE_OF_EACH = (
    events.Dealt(first=1),
    events.HandDealt(audience=0, seat=0, cards=("OC1", "BB2")),
    events.GaveAway(seat=0, to=2, district=0, cards=("YC1", "YB4")),
    events.Placed(seat=1, card="OC1", place=5),
    events.Crisis(seat=1),
    events.Taken(seat=1, cards=("OC4", "GC5"), places=(4, 6), column_votes=6, row_votes=12),
    events.Taken(seat=1, cards=(), places=(), column_votes=6, row_votes=8),
    events.Drew(seat=1, row="left", district=5),
    events.Drew(seat=1, row="right", district=3),
    events.DrewCard(audience=1, seat=1, card="GB4"),
    events.Refilled(cards=("PP1", "PP2"), places=(0, 15)),
    events.LastTurns(seat=0),
    events.Declined(seat=0),
    events.HandScored(seat=0, cards=("RC1", "RC2")),
    events.Scored(bad_points=(7, 13), secured=((0, 2), ())),
    events.LeftLying(seat=1, cards=("OC4", "GC5"), places=(4, 6), column_votes=6, row_votes=12),
)


def said(said_thing, language="en"):
    return texts(language).say(said_thing, NAMES)


def told(event):
    return said(tell(rudel.game("klaeffer", 4), event))


def test_there_is_one_of_each_kind_of_event():
    assert set(events.Event.__subclasses__()) == {type(event) for event in ONE_OF_EACH}


@in_every_language
@pytest.mark.parametrize("event", ONE_OF_EACH, ids=lambda event: type(event).__name__)
def test_every_event_can_be_told(event, language):
    assert said(tell(rudel.game("klaeffer", 4), event), language)


def test_what_has_happened_is_said_with_names_cards_and_places():
    assert "Anka gives Cora the yellow district: YC1, YB4." == told(ONE_OF_EACH[2])
    assert "Bello places OC1 on b2." == told(ONE_OF_EACH[3])
    assert "Column 6, row 12: Bello takes OC4, GC5." == told(ONE_OF_EACH[5])
    assert "Column 6, row 12: Bello leaves OC4, GC5 where they are." == told(ONE_OF_EACH[-1])
    assert "Column 6, row 8: nothing to take." == told(ONE_OF_EACH[6])
    assert "Bello draws from the left: green." == told(ONE_OF_EACH[7])
    assert "Into the council come: PP1 on a1, PP2 on d4." == told(ONE_OF_EACH[10])
    assert "Bad points: Anka 7 (secured: yellow, red), Bello 13 (no district secured)." == told(ONE_OF_EACH[14])


def described(words, council, hand, language="en", **rest):
    """What the last of the words would do, the ones before it being done."""
    game = rudel.game("klaeffer", 3)
    rest = {"left": "GC4 YC1 YC2", "right": "PC3 BC1 BC2", **rest}
    state = position(game, council, {"A": hand, "B": "YP1", "C": "YP4"}, **rest)
    *before, last = words.split()
    for word in before:
        game.play(state, 0, game.read(0, word))
    return said(describe(game, game.view(state, 0), game.read(0, last)), language)


def test_what_an_action_does_is_said_in_words():
    assert "Place RP5: red Pomeranian" == described("h1", TAKE, "RP5 BP2")
    assert "Leg BP2: Zwergspitz blau" == described("h2", TAKE, "RP5 BP2", "de")
    assert "Draw left: green" == described("h1 b2 <", TAKE, "RP5 BP2")
    assert "Rechts ziehen: lila" == described("h1 b2 >", TAKE, "RP5 BP2", "de")
    assert "Give Bello: green, 7 votes" == described("G>B", TAKE, "RP5", districts={"A": "GP2 GP5"})
    assert "Place nothing more" == described("x", TAKE, "RP5", left="", right="", last_turns=3)


def test_klf_12_what_a_place_takes_is_said_beforehand():
    assert "b2: RC5, GP3 to take" == described("h1 b2", TAKE, "RP5 BP2")
    assert "b2: RC5, GP3 zu nehmen" == described("h1 b2", TAKE, "RP5 BP2", "de")
    assert "b4: nothing to take" == described("h2 b4", TAKE, "RP5 BP2")


def test_klf_13_what_a_crisis_takes_is_said_beforehand():
    assert "d4: OB1, GC1, YC5, RB4, GC2 to take" == described("h1 d4", CRISIS, "BP1", right="PC3 BC1 BC2")


def test_klf_4_describing_a_place_tells_nothing_of_hidden_cards():
    """The card drawn by itself after a Put is hidden from everybody; two positions that differ there sound the same."""
    game = rudel.game("klaeffer", 2)
    hands = {"A": "RP5 BP2", "B": "YP1"}
    heard = []
    for left in ("GC4 YC1 YC2", "GP5 YP2 YB1"):
        state = position(game, TAKE, hands, left=left)
        state.apply(0, game.read(0, "h1"))
        view = game.view(state, 0)
        heard.append([said(describe(game, view, action)) for action in state.legal(0)])
    assert heard[0] == heard[1]


def test_what_to_do_now_is_said_step_by_step():
    game = rudel.game("klaeffer", 2)
    hands = {"A": "RP5 BP2 YP3 GC4", "B": "YP1 YP2 YP4 PC1"}
    state = position(game, TAKE, hands, left="GC1 YC1", right="PC3 BC1", districts={"A": "GP2"})
    assert "klaeffer-now-pick-or-give" == now(game, game.view(state, 0)).message
    assert "Waiting for Anka." == said(now(game, game.view(state, 1)))
    assert "Waiting for Anka." == said(now(game, game.view(state, None)))
    game.play(state, 0, game.read(0, "h1"))
    assert "Where to? red Pomeranian 5 (RP5)" == said(now(game, game.view(state, 0)))
    assert "Waiting for Anka." == said(now(game, game.view(state, 1)))
    game.play(state, 0, game.read(0, "b2"))
    assert "klaeffer-now-draw" == now(game, game.view(state, 0)).message


def test_klf_10_nobody_is_told_to_give_away_what_cannot_be_given():
    game = rudel.game("klaeffer", 2)
    hands = {"A": "RP5", "B": "YP1"}
    for districts, message in (({}, "klaeffer-now-pick"), ({"A": "GP2"}, "klaeffer-now-pick-or-give")):
        state = position(game, TAKE, hands, left="GC1", right="PC3", districts=districts)
        assert message == now(game, game.view(state, 0)).message


def test_klf_20_the_last_turn_is_called_the_last():
    game = rudel.game("klaeffer", 2)
    hands = {"A": "RP5", "B": "YP1"}
    for districts, message in (({}, "klaeffer-now-last"), ({"A": "GP2"}, "klaeffer-now-last-or-give")):
        state = position(game, TAKE, hands, districts=districts, last_turns=2)
        assert message == now(game, game.view(state, 0)).message


@in_every_language
@at_every_table
def test_every_action_event_and_moment_of_a_game_can_be_said(seats, language):
    game = rudel.game("klaeffer", seats)
    state = game.start(4, journal=(journal := []))
    while waiting := state.to_act():
        seat = waiting[0]
        legal, view = state.legal(seat), game.view(state, seat)
        assert all(said(describe(game, view, action), language) for action in legal)
        assert said(now(game, view), language)
        state.journal = journal
        state.apply(seat, legal[(7 * state.turns + state.revealed) % len(legal)])
    assert said(now(game, game.view(state, None)), language)
    heard = [tell(game, event) for event in game.info.events(journal)]
    assert all(said(one, language) for one in heard if one is not None)
    assert {"klaeffer-event-placed", "klaeffer-event-taken", "klaeffer-event-scored"} <= {
        one.message for one in heard if one is not None
    }


def spoken(seats, about):
    """Everything said of a game's events to the audiences of that kind, in both languages."""
    game = rudel.game("klaeffer", seats)
    journal = []
    state = game.start(11, journal=journal)
    while waiting := state.to_act():
        state.journal = journal
        legal = state.legal(waiting[0])
        state.apply(waiting[0], legal[state.revealed % len(legal)])
    chosen = [event for event in game.info.events(journal) if about(event)]
    return game, chosen


@at_every_table
def test_klf_4_to_everybody_a_drawn_card_is_but_a_colour(seats):
    game, drawn = spoken(seats, lambda event: isinstance(event, events.Drew))
    assert drawn
    for event in drawn:
        for language in LANGUAGES:
            assert not any(character.isdigit() for character in said(tell(game, event), language))


@at_every_table
def test_only_one_seat_hears_its_hand_and_its_drawn_cards(seats):
    _, private = spoken(seats, lambda event: isinstance(event, events.HandDealt | events.DrewCard))
    assert private
    assert all(event.audience == event.seat for event in private)


@in_every_language
def test_what_is_told_ends_calmly(language):
    for event in ONE_OF_EACH:
        sentence = said(tell(rudel.game("klaeffer", 4), event), language)
        assert sentence.endswith(".")
        assert "!" not in sentence


def test_actions_are_worded_so_that_lists_group_giving_by_receiver():
    game = rudel.game("klaeffer", 4)
    piles = {"A": "YC1 OC1 RC1 PC1"}
    state = position(game, TAKE, {"A": "RP5", "B": "YP1"}, left="GC1", right="PC3", districts=piles)
    view = game.view(state, 0)
    gives = [number for number in state.legal(0) if isinstance(actions.action(number), actions.Give)]
    assert {"Give Bello", "Give Cora", "Give Dino"} == {
        said(describe(game, view, number)).partition(":")[0] for number in gives
    }
