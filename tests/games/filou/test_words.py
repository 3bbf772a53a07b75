from __future__ import annotations

import pytest

import rudel
from rudel.cli.terminal.menu import Menu
from rudel.core.speech import Said
from rudel.games.filou import events
from rudel.games.filou.actions import PASS
from rudel.games.filou.position import position
from rudel.games.filou.reasons import reason
from rudel.games.filou.words import describe, now, tell
from rudel.locales import LANGUAGES, texts

SEATS = (3, 4, 5)
NAMES = ("Anka", "Bello", "Cora", "Dino", "Elfi")
MINUS = "\N{MINUS SIGN}"
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
at_every_table = pytest.mark.parametrize("seats", SEATS)

ONE_OF_EACH = (
    events.SetDealt(audience=0, seat=0, cards=("-8", "15", "R"), removed="SD"),
    events.RoundBegan(round=3, start=1, mouse_cards=(2, 4, 6)),
    events.RoundBegan(round=4, start=1, mouse_cards=(0, 0, 0)),
    events.ChoiceMade(audience=0, seat=0, card="BD"),
    events.TurnedUp(place=0, seat=1, card="-5"),
    events.TurnedUp(place=0, seat=None, card="R"),
    events.BidMade(seat=2, mice=1),
    events.BidMade(seat=2, mice=7),
    events.Passed(seat=2, mice=4),
    events.Passed(seat=2, mice=0),
    events.RowTaken(seat=3, mice=8, cards=("11", "15")),
    events.RowTaken(seat=3, mice=1, cards=()),
    events.DogsLeft(dogs=("SD", "BD")),
    events.DogsLeft(dogs=("SD",)),
    events.Chased(dog="BD", cat="15", place=2),
    events.Chased(dog="SD", cat="R", place=2),
    events.RowLost(cards=("-8", "-5")),
    events.Filled(mouse_cards=(2, 4, 6), bank=11),
    events.Filled(mouse_cards=(2, 4, 6), bank=0),
    events.NotFilled(bank=1),
    events.Scored(points=(45, 7, 20, 3), from_cards=(30, -8, 5, 0)),
)


def said(said_thing, language="en"):
    return texts(language).say(said_thing, NAMES)


def told(event, language="en"):
    return said(tell(rudel.game("filou", 4), event), language)


def test_there_is_one_of_each_kind_of_event():
    assert set(events.Event.__subclasses__()) == {type(event) for event in ONE_OF_EACH} | {events.Chose, events.RowLaid}


def test_fil_10_that_cards_lie_face_down_is_seen_and_needs_no_word():
    game = rudel.game("filou", 4)
    assert [None, None] == [tell(game, events.Chose(seat=1)), tell(game, events.RowLaid(seats=(1, 2, 3, 0)))]


@in_every_language
@pytest.mark.parametrize("event", ONE_OF_EACH, ids=lambda event: type(event).__name__)
def test_every_event_is_told_calmly(event, language):
    sentence = told(event, language)
    assert sentence.endswith(".")
    assert "!" not in sentence


def test_what_has_happened_is_said_with_names_cards_and_mice():
    assert f"Anka's cards: {MINUS}8, 15, rabbit. Put away: small dog." == told(ONE_OF_EACH[0])
    assert "Round 3 of 9: Bello starts." == told(ONE_OF_EACH[1])
    assert "Anka lays a card face down: “big dog”." == told(ONE_OF_EACH[3])
    assert f"Bello's card is turned up: “cat {MINUS}5”." == told(ONE_OF_EACH[4])
    assert "Cora bids 1 mouse." == told(ONE_OF_EACH[6])
    assert "Cora bids 7 mice." == told(ONE_OF_EACH[7])
    assert "Cora passes and takes 4 mice." == told(ONE_OF_EACH[8])
    assert "Cora passes." == told(ONE_OF_EACH[9])
    assert "Dino pays 8 mice and keeps: 11, 15." == told(ONE_OF_EACH[10])
    assert "Der große Hund verscheucht die Karte „Katze 15“." == told(ONE_OF_EACH[14], "de")
    assert "Der kleine Hund verscheucht die Karte „Hase“." == told(ONE_OF_EACH[15], "de")
    assert "Die Bank hat nur 1 Maus; nichts wird gefüllt." == told(ONE_OF_EACH[19], "de")
    assert f"Bello 7 ({MINUS}8 from cards)" in told(ONE_OF_EACH[20])


def test_fil_30_the_dummy_is_called_a_dummy():
    assert "dummy" in told(ONE_OF_EACH[5])
    assert "Strohmann" in told(ONE_OF_EACH[5], "de")


def test_fil_15_a_round_without_mice_says_so():
    assert "empty" in told(ONE_OF_EACH[2])
    assert "empty" not in told(ONE_OF_EACH[1])


def auction(seats=4, **rest):
    """A table in an auction, A to bid, each seat with eight cards in hand."""
    game = rudel.game("filou", seats)
    row = {"row": dict(zip("ABCDE"[:seats], ("11", "SD", "15", "-5", "3"), strict=False)), "turn": "A"}
    return game, position(game, **{**row, **rest})


def choices(game, state, language="en", seat=0):
    view = game.view(state, seat)
    return [said(describe(game, view, action), language) for action in state.legal(seat)]


def test_what_an_action_does_is_said_in_words():
    game = rudel.game("filou", 4)
    state = position(game, dict.fromkeys("ABCD", "-8 15 R SD BD"), round=5)
    assert ["Lay the rabbit", "Lay the small dog"] == choices(game, state)[2:4]
    assert f"Katze {MINUS}8 legen" == choices(game, state, "de")[0]
    assert ["Hasen legen", "Kleinen Hund legen", "Großen Hund legen"] == choices(game, state, "de")[2:]


def test_fil_12_passing_says_which_mice_it_earns():
    game, state = auction(bids={"D": 6, "C": 5, "A": 3}, passed="B", mice={"A": 5})
    assert ["Pass and take 4 mice", "7 mice as your bid", "8 mice as your bid"] == choices(game, state)
    game, state = auction(filled=False)
    assert "Pass" == choices(game, state)[0]


def test_fil_14_the_last_one_hears_what_both_choices_mean():
    game, state = auction(turn="D", passed="ABC")
    assert ["Pass too, the row is gone", "Take the row for 1 mouse"] == choices(game, state, seat=3)


def test_few_bids_are_listed_one_by_one():
    game, state = auction(mice={"A": 8})
    assert [f"{mice} mice as your bid" for mice in range(2, 9)] == choices(game, state)[2:]
    assert "1 mouse as your bid" == choices(game, state)[1]


@in_every_language
def test_many_bids_are_the_nearest_ones_and_groups_of_higher_ones(language):
    game, state = auction(mice={"A": 30}, bank=12)
    view = game.view(state, 0)
    described = [(action, said(describe(game, view, action), language)) for action in state.legal(0)]
    menu = Menu(described)
    assert 9 == len(menu.lines)
    assert [False] * 8 + [True] == [line.group for line in menu.lines]
    assert [[10], *([10 + mice] for mice in range(1, 8))] == [line.numbers for line in menu.lines[:8]]
    menu.enter(menu.lines[8])
    assert [9, 9, 5] == [len(line.numbers) for line in menu.lines]
    menu.enter(menu.lines[0])
    assert [10 + mice for mice in range(8, 17)] == [number for line in menu.lines for number in line.numbers]
    assert "16" in menu.lines[8].text


def test_the_higher_bids_are_one_plain_list_if_they_are_not_that_many():
    game, state = auction(mice={"A": 15})
    assert ["More: 8 mice", "More: 15 mice"] == [choices(game, state)[8], choices(game, state)[-1]]


def test_what_to_do_now_is_said_to_everybody():
    game = rudel.game("filou", 4)
    laying = position(game, dict.fromkeys("ABCD", "-8 15 R"), round=7)
    assert "Lay a card face down in the row." == said(now(game, game.view(laying, 0)))
    laying.apply(0, laying.legal(0)[0])
    assert "Waiting for Bello, Cora, Dino." == said(now(game, game.view(laying, 0)))
    assert "Waiting for Bello, Cora, Dino." == said(now(game, game.view(laying, None)))
    game, state = auction()
    assert "Your turn: bid or pass." == said(now(game, game.view(state, 0)))
    assert "Waiting for Anka." == said(now(game, game.view(state, 1)))
    assert "Waiting for Anka." == said(now(game, game.view(state, None)))
    game, state = auction(bids={"D": 6}, passed="B")
    assert "Your turn: bid more than 6 mice, or pass." == said(now(game, game.view(state, 0)))


def test_fil_11_who_cannot_exceed_the_bid_is_told_to_pass():
    game, state = auction(bids={"D": 6}, mice={"A": 6})
    assert "filou-now-must-pass" == now(game, game.view(state, 0)).message
    game, state = auction(turn="D", passed="ABC", mice={"D": 0})
    assert "filou-now-must-pass" == now(game, game.view(state, 3)).message
    game, state = auction(turn="D", passed="ABC")
    assert "filou-now-last" == now(game, game.view(state, 3)).message


def why(state, game, action):
    return said(reason(game, game.view(state, 0), [action]))


def test_a_hint_counts_what_one_knows_of_the_row_what_may_lie_hidden_and_the_dog_in_it():
    game, state = auction()
    assert "11 points are known, the hidden cards are worth about 9." == why(state, game, state.legal(0)[-1])
    assert why(state, game, PASS).endswith("what you know of the row counts 11.")
    game, state = auction(passed="D", turn="A")
    assert why(state, game, state.legal(0)[-1]).startswith("What you know of the row counts 0, without the cat")
    game, state = auction(row={"A": "-5", "B": "15", "C": "BD", "D": "3"}, passed="CD")
    assert f"counts {MINUS}5, without the cat" in why(state, game, state.legal(0)[-1])


def played(seats, seed, *, journal):
    """Every position of a game in which bids are small and rare."""
    game = rudel.game("filou", seats)
    state = game.start(seed, journal=journal)
    while waiting := state.to_act():
        seat = waiting[state.revealed % len(waiting)]
        yield game, state, seat
        legal = state.legal(seat)
        state.journal = journal
        state.apply(seat, legal[(state.turns * 7 + len(journal)) % min(len(legal), 9 if state.choosing() else 3)])
    yield game, state, None


@in_every_language
@at_every_table
def test_every_action_event_and_moment_of_a_game_can_be_said(seats, language):
    journal = []
    for game, state, seat in played(seats, 4, journal=journal):
        view = game.view(state, seat)
        assert said(now(game, view), language)
        if seat is not None:
            assert all(said(describe(game, view, action), language) for action in state.legal(seat))
    heard = [tell(game, event) for event in game.info.events(journal)]
    assert all(said(one, language) for one in heard if one is not None)
    assert {"filou-event-set", "filou-event-bid", "filou-event-scored"} <= {one.message for one in heard if one}


@at_every_table
def test_fil_16_nothing_secret_is_told_to_everybody(seats):
    """What all hear of a round speaks of no card that has not been turned up in it."""
    journal = []
    *_, (game, _, _) = played(seats, 9, journal=journal)
    open_cards = set()
    for event in game.info.events(journal):
        if isinstance(event, events.RoundBegan):
            open_cards.clear()
        if isinstance(event, events.TurnedUp):
            open_cards.add(event.card)
        if event.audience is not None:
            assert event.audience == event.seat
        elif (sentence := tell(game, event)) and not isinstance(event, events.Scored):
            assert cards_in(sentence) <= open_cards


def cards_in(something):
    """The cards that something said speaks of, as the kernel names them."""
    found = set()
    for word in something.about.values():
        for part in word if isinstance(word, tuple) else (word,):
            if isinstance(part, Said):
                found |= cards_in(part) | {part.message.removeprefix("filou-card-").replace("minus-", "-")}
            elif isinstance(part, str):
                found.add(part.replace(MINUS, "-"))
    return found


def test_fil_21_the_rulebooks_picture_goes_on_as_it_is_told():
    game, state = auction(passed="B", bids={"A": 3, "C": 5, "D": 6}, mice={"B": 17})
    assert 15 == game.view(state, 0).bank
    heard = []
    for seat, word in ((0, "x"), (2, "b8"), (3, "x")):
        state.journal = heard
        game.play(state, seat, game.read(seat, word))
    sentences = [said(one) for event in game.info.events(heard) if (one := tell(game, event))]
    assert [
        "Anka passes and takes 4 mice.",
        "Cora's card is turned up: “cat 15”.",
        "Cora bids 8 mice.",
        "Dino passes and takes 6 mice.",
        f"Dino's card is turned up: “cat {MINUS}5”.",
        f"The small dog chases a card away: “cat {MINUS}5”.",
        "Cora pays 8 mice and keeps: 11, 15.",
        "The mouse cards are full again.",
        "Round 2 of 9: Cora starts.",
    ] == sentences
    assert ((19, 17, 7, 21), 11) == (game.view(state, 0).mice, game.view(state, 0).bank)
