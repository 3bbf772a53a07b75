"""Who hears what: everything open is heard by all, a card face down by its owner alone (FIL-16)."""

import pytest
from tests.games.filou.tables import ROW, at_every_table, auction, heard, heard_of, lay, letters, play, table, view

import rudel
from rudel.core.dice import Dice
from rudel.games.filou.events import (
    BidMade,
    Chased,
    ChoiceMade,
    Chose,
    DogsLeft,
    Filled,
    NotFilled,
    Passed,
    RoundBegan,
    RowLaid,
    RowTaken,
    Scored,
    SetDealt,
    TurnedUp,
)

PRIVATE = (SetDealt, ChoiceMade)


def random_game(seats, seed):
    """A random game as (state after an action, the events of it)."""
    game, dice = rudel.game("filou", seats), Dice(seed)
    state = game.start(seed=seed, journal=[])
    yield state, game.info.events(state.journal)
    while waiting := state.to_act():
        seat = waiting[dice.below(len(waiting))]
        actions = state.legal(seat)
        state.journal = []
        state.apply(seat, actions[dice.below(len(actions))] if dice.below(2) else actions[0])
        yield state, game.info.events(state.journal)


@at_every_table
def test_fil_16_what_is_secret_is_heard_by_its_owner_alone_and_all_else_by_everybody(seats):
    for seed in range(5):
        for state, events in random_game(seats, seed):
            for event, (_, raw_audience, *_) in zip(events, state.journal, strict=True):
                expected = event.seat if isinstance(event, PRIVATE) else None
                assert (expected, event) == (event.audience, event)
                assert (-1 if expected is None else expected, event) == (raw_audience, event)


@at_every_table
def test_fil_16_no_card_is_named_to_all_before_it_is_turned_up(seats):
    """Public events name a card only when that card of that set, or as many of that name, have been turned up."""
    for seed in range(5):
        up = []
        for _, events in random_game(seats, seed):
            for event in events:
                if isinstance(event, TurnedUp):
                    up.append((event.seat, event.card))
                elif not isinstance(event, PRIVATE):
                    named = [*getattr(event, "cards", ()), *getattr(event, "dogs", ())]
                    named += [event.dog, event.cat] if isinstance(event, Chased) else []
                    assert set(named) <= {card for _, card in up}
        assert sorted(set(up), key=repr) == sorted(up, key=repr), "no card is turned up twice"
        assert 9 * (4 if seats == 3 else seats) == len(up)


@at_every_table
def test_fil_16_listening_changes_nothing(seats):
    game = rudel.game("filou", seats)
    quiet, loud = game.start(seed=2), game.start(seed=2, journal=[])
    dice = Dice(2)
    while waiting := quiet.to_act():
        actions = quiet.legal(waiting[-1])
        action = actions[dice.below(len(actions))]
        for state in (quiet, loud):
            state.apply(waiting[-1], action)
        assert (None, quiet.fingerprint()) == (quiet.journal, loud.fingerprint())


@at_every_table
def test_fil_16_what_is_revealed_is_counted(seats):
    for seed in range(3):
        before = None
        for state, events in random_game(seats, seed):
            turned_up = any(isinstance(event, TurnedUp) for event in events)
            assert before is None or turned_up == (state.revealed > before)
            before = state.revealed


def test_fil_3_the_deal_is_heard_before_the_first_round_begins():
    game = rudel.game("filou", 5)
    kinds = [type(event) for event in game.info.events(game.start(seed=1, journal=[]).journal)]
    assert [SetDealt] * 5 + [RoundBegan] == kinds


def test_fil_10_a_whole_round_of_four_is_heard_in_its_order():
    state = table({"A": "15 3", "B": "BD 3", "C": "8 3", "D": "-5 3"}, round=8)
    state.journal = []
    lay(state, {"D": "-5", "B": "BD", "A": "15", "C": "8"})
    play(state, "b1 b2 x x x")
    assert [
        Chose(seat=3),
        ChoiceMade(audience=3, seat=3, card="-5"),
        Chose(seat=1),
        ChoiceMade(audience=1, seat=1, card="BD"),
        Chose(seat=0),
        ChoiceMade(audience=0, seat=0, card="15"),
        Chose(seat=2),
        ChoiceMade(audience=2, seat=2, card="8"),
        RowLaid(seats=(0, 1, 2, 3)),
        TurnedUp(place=0, seat=0, card="15"),
        BidMade(seat=0, mice=1),
        BidMade(seat=1, mice=2),
        Passed(seat=2, mice=2),
        TurnedUp(place=1, seat=1, card="BD"),
        Passed(seat=3, mice=4),
        TurnedUp(place=2, seat=2, card="8"),
        Passed(seat=0, mice=6),
        TurnedUp(place=3, seat=3, card="-5"),
        Chased(dog="BD", cat="15", place=0),
        RowTaken(seat=1, mice=2, cards=("8", "-5")),
        Filled(mouse_cards=(2, 4, 6), bank=5),
        RoundBegan(round=9, start=1, mouse_cards=(2, 4, 6)),
    ] == state.game.info.events(state.journal)


def test_fil_30_the_end_of_a_game_of_three_is_heard_in_its_order():
    state = auction("SD BD 15 11", seats=3, start="C", round=9)
    assert [
        BidMade(seat=2, mice=1),
        Passed(seat=0, mice=3),
        TurnedUp(place=1, seat=2, card="BD"),
        Passed(seat=1, mice=6),
        TurnedUp(place=2, seat=0, card="15"),
        TurnedUp(place=3, seat=1, card="11"),
        DogsLeft(dogs=("SD", "BD")),
        RowTaken(seat=2, mice=1, cards=("15", "11")),
        Scored(points=(18, 21, 40), from_cards=(0, 0, 26)),
    ] == heard(state, "b1 x x")


@pytest.mark.parametrize(("bank", "kind"), [(10, NotFilled), (11, Filled)])
def test_fil_15_everybody_hears_whether_the_mouse_cards_were_filled(bank, kind):
    state = auction("15 11 8 5", bank=bank, mice={"A": 20, "B": 20, "C": 20, "D": 15 - bank})
    events = heard(state, "b1 x x x")
    assert [kind] == [type(event) for event in events if isinstance(event, Filled | NotFilled)]


def test_fil_12_a_pass_in_an_unfilled_round_is_heard_to_pay_nothing():
    state = auction("15 11 8 5", filled=False)
    assert [Passed(seat=seat, mice=0) for seat in (0, 1, 2)] == heard_of(state, Passed, "x x x")


@at_every_table
def test_fil_13_a_row_bought_for_one_mouse_is_heard_like_any_other(seats):
    state = play(auction(ROW[seats], seats=seats), "x " * (seats - 1))
    events = heard(state, "b1")
    last = seats - 1
    assert [BidMade(seat=last, mice=1), RowTaken(seat=last, mice=1, cards=tuple(ROW[seats].split()))] == events[:2]
    assert letters(seats)[last] == letters(seats)[view(state).start]
