from __future__ import annotations

import pytest

import rudel
from rudel.games.dog import events
from rudel.games.dog.position import position
from rudel.games.dog.words import describe, now, tell
from rudel.locales import LANGUAGES, texts

TABLES = (("dog", 2), ("dog", 3), ("lagerdog", 3), ("dog", 4), ("lagerdog", 4), ("dog", 5), ("dog", 6))
NAMES = ("Anka", "Bello", "Cora", "Dino", "Elfi", "Fips")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)

ONE_OF_EACH = (
    events.Dealt(deal=1, size=6, dealer=2),
    events.HandDealt(audience=0, seat=0, cards=("A", "10", "*")),
    events.Reshuffled(),
    events.Chose(seat=1),
    events.ChoiceMade(audience=0, seat=0, card="7"),
    events.GaveCard(audience=0, seat=0, card="7", to=2),
    events.Received(audience=0, seat=0, card="*", giver=2),
    events.Played(seat=1, card="*", shown="K"),
    events.Moved(owner=2, stone=1, origin=32, target=40, fields=8),
    events.Moved(owner=2, stone=1, origin=32, target=103, fields=3),
    events.LeftNest(owner=3, stone=0, field=48),
    events.SentHome(owner=3, stone=0, field=48),
    events.Swapped(owner=0, stone=1, origin=3, other_owner=2, other_stone=3, target=40),
    events.DroppedOut(seat=1, cards=("2", "3")),
    events.Finished(seat=0),
    events.Won(seats=(0, 2)),
    events.Undecided(),
    events.Blanked(seat=1),
    events.Drawn(),
)


def said(said_thing, language="en"):
    return texts(language).say(said_thing, NAMES)


def told(event, key="dog", seats=4):
    return said(tell(rudel.game(key, seats), event))


def test_there_is_one_of_each_kind_of_event():
    assert set(events.Event.__subclasses__()) == {type(event) for event in ONE_OF_EACH}


@in_every_language
@pytest.mark.parametrize("event", ONE_OF_EACH, ids=lambda event: type(event).__name__)
def test_every_event_can_be_told(event, language):
    for seats in (4, 5):
        assert said(tell(rudel.game("dog", seats), event), language)


def test_stones_and_names_are_those_of_the_board_and_the_table():
    assert "Stone Cb moves: start → field 40." == told(ONE_OF_EACH[8])
    assert "Stone Cb goes into the stall, place 3." == told(ONE_OF_EACH[9])
    assert "Bello plays: Joker as King." == told(ONE_OF_EACH[7])
    assert "The win goes to Anka, Cora!" == told(ONE_OF_EACH[15])
    assert "Bello can play nothing and discards: Two, Three." == told(ONE_OF_EACH[13])


def test_dog_74_whoever_plays_alone_draws_and_is_drawn_from():
    assert "You draw a card from Cora: Joker." == told(ONE_OF_EACH[6], seats=5)
    assert "Cora draws from you: Seven." == told(ONE_OF_EACH[5], seats=5)


def described(word, stones, hand, key="dog", seats=4, **options):
    game = rudel.game(key, seats, **options)
    state = position(game, stones, {"A": hand, "B": "2"})
    return said(describe(game, game.view(state, 0), game.read(0, word)))


def test_what_an_action_does_is_said_in_words():
    assert "Ten: stone Ab 10 fields forward" == described("10b", {"A": "1 5"}, "10")
    assert "Joker as Queen: stone Aa 12 fields forward" == described("*Qa", {"A": "1"}, "*")
    assert "Four: stone Aa four fields back" == described("4a-", {"A": "9"}, "4")
    assert "Ace: stone Aa one field forward, into the stall" == described("A1a+", {"A": "0"}, "A")
    assert "Jack: swap stone Aa with stone Cb" == described("Ja=Cb", {"A": "5", "C": "n 40"}, "J")
    assert "Jack without effect" == described("J0", {"A": "5"}, "J")
    assert "Joker as Jack without effect" == described("*J0", {"A": "5"}, "*")
    assert "Joker as Ace: a stone from the nest to the start" == described("*^", {}, "*")
    assert "Discard all cards" == described("x", {}, "2")
    assert "Give away: King" == described(">K", {}, "K")


def test_dog_40_who_is_sent_home_is_said_beforehand():
    assert "Two: stone Aa 2 fields forward; stone Db has to go home" == described("2a", {"A": "5", "D": "n 7"}, "2")
    assert "King: a stone from the nest to the start; stone Ba has to go home" == described("K^", {"B": "0"}, "K")


def test_dog_55_a_finished_seat_speaks_of_its_partners_stones():
    assert "Two: stone Ca 2 fields forward" == described("2a", {"A": "s1 s2 s3 s4", "C": "40"}, "2")


def test_dog_22_only_the_first_step_of_a_seven_names_the_card():
    game = rudel.game("dog", 4)
    state = position(game, {"A": "5 9"}, {"A": "7", "B": "2"})
    step = game.read(0, "7a")
    assert "Seven: first a step with stone Aa" == said(describe(game, game.view(state, 0), step))
    state.apply(0, step)
    assert "Stone Aa: one step" == said(describe(game, game.view(state, 0), step))
    assert "The seven has 6 steps left." == said(now(game, game.view(state, 0)))


def test_what_to_do_now_is_said_to_everybody():
    game = rudel.game("dog", 4)
    swapping = position(game, {}, dict.fromkeys("ABCD", "A 2"), swapping=True)
    assert "Give your partner a card." == said(now(game, game.view(swapping, 0)))
    swapping.apply(0, swapping.legal(0)[0])
    assert "Bello" in said(now(game, game.view(swapping, 0)))
    assert "Anka" not in said(now(game, game.view(swapping, 0)))
    stuck = position(game, {}, {"A": "2", "B": "2"})
    waits = said(now(game, game.view(stuck, 1)))
    assert "Anka" in waits
    assert waits == said(now(game, game.view(stuck, None)))


@in_every_language
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_action_and_every_moment_of_a_game_can_be_said(key, seats, language):
    game = rudel.game(key, seats)
    state = game.start(4)
    for _ in range(400):
        if not (waiting := state.to_act()):
            break
        seat, view = waiting[0], game.view(state, waiting[0])
        legal = state.legal(seat)
        assert all(said(describe(game, view, action), language) for action in legal)
        assert said(now(game, view), language)
        state.apply(seat, legal[state.turns % len(legal)])
    assert said(now(game, game.view(state, None)), language)


def test_dog_14_who_can_play_nothing_is_told_to_lay_the_cards_down():
    game = rudel.game("dog", 4)
    stuck = position(game, {}, {"A": "2 9", "B": "2"})
    assert "dog-now-drop" == now(game, game.view(stuck, 0)).message
    assert "dog-now-play" == now(game, game.view(position(game, {}, {"A": "2 K", "B": "2"}), 0)).message
