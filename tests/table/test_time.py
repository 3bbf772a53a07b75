"""Turns taken back, pauses and clocks, and all of them together."""

import pytest
from tests.table.tables import all_look, begun, eyes, fold, looks, opened, some_turn

from rudel.table import decisions
from rudel.table.parts import HAND_OVER
from rudel.table.problems import Denied
from rudel.table.seen import seen
from rudel.table.settings import Clock


def play(table, seat, now=3000, *, luck=1, by="person"):
    return fold(table, decisions.play(table, seat, some_turn(table, seat, luck), table.version, now=now, by=by))


def choose(table, seat, which, now=3000, by="person"):
    """A secret choice, the first or second card that there is."""
    return fold(table, decisions.play(table, seat, [table.state.legal(seat)[which]], table.version, now=now, by=by))


def bidding(people=4, **more):
    """A Filou table after the cards are laid: nothing that is bid reveals anything."""
    table = begun("filou", 4, people, **more)
    for seat in range(4):
        choose(table, seat, 0, 2000)
    return table


def bid(table, now):
    seat = table.waiting[0]
    actions = [table.state.legal(seat)[1]]
    fold(table, decisions.play(table, seat, actions, table.version, now=now, by="person"))
    return seat


# --- taking back ----------------------------------------------------------------------------------------------------


def test_a_turn_is_taken_back_until_somebody_acts_or_something_is_revealed():
    table = begun("dog", 2, 2)
    seat = table.waiting[0]
    before = table.state.fingerprint()
    fold(table, decisions.play(table, seat, some_turn(table, seat, 2), table.version, now=3000, by="person"))
    with pytest.raises(Denied, match="your own last turn"):
        decisions.undo(table, 1 - seat, table.version, 3100)
    assert seen(table, seat).can_undo
    fold(table, decisions.undo(table, seat, table.version, 3100))
    assert before == table.state.fingerprint()
    assert not seen(table, seat).can_undo
    with pytest.raises(Denied, match="your own last turn"):
        decisions.undo(table, seat, table.version, 3100)


def test_what_was_revealed_stays():
    table = begun("klaeffer", 2)
    seat = table.waiting[0]
    play(table, seat)
    assert not seen(table, seat).can_undo
    with pytest.raises(Denied, match="drawn or shown"):
        decisions.undo(table, seat, table.version, 3100)


@pytest.mark.parametrize("by", ["bot", "clock"])
def test_what_a_bot_did_is_taken_back_by_nobody(by):
    table = bidding()
    first = bid(table, 3000)
    second = table.waiting[0]
    play(table, second, by=by)
    for seat in (first, second):
        assert not seen(table, seat).can_undo
        with pytest.raises(Denied, match="your own last turn"):
            decisions.undo(table, seat, table.version, 3100)


def test_after_an_interrupt_only_the_interrupter_can_take_back():
    table = begun("schafe", 4, 4)
    interrupter = table.state.may_act()[0]
    out = next(action for action in table.state.legal(interrupter) if table.game.write(interrupter, action) == "out")
    before = table.state.fingerprint()
    fold(table, decisions.play(table, interrupter, [out], table.version, now=1, by="person"))
    assert [interrupter] == [seat for seat in eyes(table) if seen(table, seat).can_undo]
    fold(table, decisions.undo(table, interrupter, table.version, 2))
    assert before == table.state.fingerprint()


def test_nobody_takes_back_in_a_pause_nor_when_somebody_left_but_the_own_turn_survives_both():
    table = bidding()
    seat = bid(table, 3000)
    for other in range(4):
        fold(table, decisions.ask_pause(table, other, 3001))
    assert not seen(table, seat).can_undo
    with pytest.raises(Denied, match="paused"):
        decisions.undo(table, seat, table.version, 3002)
    fold(table, decisions.resume(table, seat, 3003))
    gone = (seat + 1) % 4
    fold(table, decisions.stand(table, "abcd"[gone], 3004, gone))
    assert seen(table, seat).can_undo


def test_a_secret_choice_is_changed_and_not_taken_back():
    table = begun("filou", 4, 4)
    version = table.version
    choose(table, 0, 0)
    assert not any(seen(table, seat).can_undo for seat in eyes(table))
    with pytest.raises(Denied, match="your own last turn"):
        decisions.undo(table, 0, version, 3100)
    others = [looks(table, seat, version) for seat in (1, 2, 3, None)]
    choose(table, 0, 3, 4000)
    assert others == [looks(table, seat, version) for seat in (1, 2, 3, None)]
    assert version == table.version


def test_a_turn_before_a_secret_choice_of_somebody_else_stays():
    table = bidding()
    last = None
    while not table.state.choosing():
        last = table.waiting[0]
        fold(table, decisions.play(table, last, [table.state.legal(last)[0]], table.version, now=1, by="person"))
    version = table.version
    choose(table, (last + 1) % 4, 0)
    assert version == table.version
    with pytest.raises(Denied, match="your own last turn"):
        decisions.undo(table, last, version, 3100)


def test_a_bot_never_changes_a_choice_that_a_person_has_made_in_time():
    table = begun("filou", 4, 4, clock=Clock(bank=10))
    version = table.version
    choose(table, 0, 0, 11_999)
    for by in ("bot", "clock"):
        with pytest.raises(Denied, match="made already"):
            decisions.play(table, 0, [table.state.legal(0)[1]], version, now=12_001, by=by)
    choose(table, 1, 0, 12_001, by="clock")


def test_who_has_not_heard_of_a_turn_taken_back_never_hears_of_it_and_whoever_has_is_told():
    table = bidding()
    version = table.version
    seat = bid(table, 3000)
    assert seen(table, None, version).events
    fold(table, decisions.undo(table, seat, table.version, 3100))
    assert version + 2 == table.version
    assert [] == seen(table, None, version).events
    assert [(seat, version + 1)] == [
        (found.event.seat, found.event.turn) for found in seen(table, None, version + 1).events
    ]
    assert "house-undone" == seen(table, None, version + 1).events[0].said.message


# --- pauses ---------------------------------------------------------------------------------------------------------


def test_a_pause_begins_when_all_who_are_there_agree_and_lasts_until_somebody_goes_on():
    table = begun("klaeffer", 3, 3)
    fold(table, decisions.take_over(table, 1, 2))
    fold(table, decisions.ask_pause(table, 0, 2))
    assert not table.paused
    assert decisions.ask_pause(table, 0, 2).row is None
    fold(table, decisions.ask_pause(table, 1, 3))
    assert table.paused
    assert decisions.ask_pause(table, 1, 3).row is None
    fold(table, decisions.give_back(table, 4, 2))
    assert table.paused
    with pytest.raises(Denied, match="paused"):
        play(table, table.waiting[0])
    assert decisions.take_over(table, 5, 0).row is None
    fold(table, decisions.resume(table, 2, 6))
    assert (False, set()) == (table.paused, table.pausing)
    assert decisions.resume(table, 2, 7).row is None


def test_who_leaves_does_not_hold_up_a_pause_and_with_the_last_who_asked_it_ends():
    table = begun("klaeffer", 3, 3)
    fold(table, decisions.ask_pause(table, 0, 1))
    fold(table, decisions.ask_pause(table, 1, 1))
    assert not table.paused
    fold(table, decisions.stand(table, "c", 2, 2))
    assert table.paused
    fold(table, decisions.stand(table, "a", 3, 0))
    assert table.paused
    fold(table, decisions.stand(table, "b", 4, 1))
    assert not table.paused


def test_only_who_sits_there_asks_for_a_pause_and_only_while_there_is_a_game():
    table = begun("klaeffer", 3, 2)
    with pytest.raises(Denied, match="nobody sits"):
        decisions.ask_pause(table, 2, 1)


# --- clocks ---------------------------------------------------------------------------------------------------------


def test_clocks_run_for_people_only_and_stop_in_a_pause():
    table = bidding(2, clock=Clock(bank=60, increment=5))
    while table.waiting[0] != 0:
        play(table, table.waiting[0], 3000, by="bot")
    assert (3000 + 60_000, 0) == table.deadline()
    fold(table, decisions.ask_pause(table, 0, 13_000))
    assert (3000 + 60_000, 0) == table.deadline()
    fold(table, decisions.ask_pause(table, 1, 14_000))
    assert table.deadline() is None
    fold(table, decisions.resume(table, 1, 99_000))
    assert (99_000 + 49_000, 0) == table.deadline()
    fold(table, decisions.take_over(table, 100_000, 0))
    assert table.deadline() is None
    fold(table, decisions.give_back(table, 200_000, 0))
    assert (200_000 + 48_000, 0) == table.deadline()
    bid(table, 210_000)
    assert 43_000 == table.clocks.left[0]
    fold(table, decisions.stand(table, "a", 220_000, 0))
    assert 43_000 == table.clocks.left[0]


def test_a_turn_taken_back_has_added_no_time_and_costs_the_others_none():
    table = bidding(clock=Clock(bank=60, increment=5))
    seat, at = table.waiting[0], 2000
    for _ in range(3):
        assert seat == bid(table, at + 1000)
        fold(table, decisions.undo(table, seat, table.version, at + 3000))
        at += 3000
    assert [60_000 - 9000 if other == seat else 60_000 for other in range(4)] == list(table.clocks.left)
    assert (11_000 + 51_000, seat) == table.deadline()


def test_a_pause_between_a_turn_and_its_end_costs_nobody_anything():
    table = bidding(clock=Clock(bank=60))
    seat = bid(table, 3000)
    for other in range(4):
        fold(table, decisions.ask_pause(table, other, 4000))
    fold(table, decisions.resume(table, seat, 900_000))
    fold(table, decisions.undo(table, seat, table.version, 901_000))
    assert [60_000 - 3000 if other == seat else 60_000 for other in range(4)] == list(table.clocks.left)


def test_a_clock_that_goes_back_takes_and_gives_nothing():
    table = bidding(clock=Clock(bank=60))
    seat = table.waiting[0]
    fold(table, decisions.ask_pause(table, 0, 1000))
    bid(table, 1500)
    assert 60_000 == table.clocks.left[seat]
    second = bid(table, 5000)
    assert 57_000 == table.clocks.left[second]


def test_when_the_time_is_up_every_turn_is_the_bots_until_something_is_added():
    table = bidding(clock=Clock(bank=10))
    due, seat = table.deadline()
    assert (12_000, table.waiting[0]) == (due, seat)
    play(table, seat, 12_500, by="clock")
    assert 0 == table.clocks.left[seat]
    assert 10_000 == max(table.clocks.left)


def test_nobody_sees_by_the_clocks_that_a_choice_was_changed():
    table = begun("filou", 4, 4, clock=Clock(bank=60, increment=5))
    choose(table, 0, 0, 3000)
    before = all_look(table)
    choose(table, 0, 3, 9000)
    assert before[1:] == all_look(table)[1:]
    assert before[0] != all_look(table)[0]


def test_the_device_is_handed_over_at_nobodys_cost():
    table = on_one_device("dog", clock=Clock(bank=60))
    first = table.clocks.running[0]
    assert (2000 + HAND_OVER + 60_000, first) == table.deadline()
    choose(table, first, 0, 2000 + HAND_OVER + 3000)
    assert 57_000 == table.clocks.left[first]
    (second,) = table.clocks.running
    assert 60_000 == table.clocks.left[second]
    assert (15_000 + HAND_OVER + 60_000, second) == table.deadline()
    choose(table, second, 0, 15_000 + HAND_OVER - 1)
    assert 60_000 == table.clocks.left[second]


def test_of_two_on_one_device_only_the_first_is_charged_while_both_choose():
    table = on_one_device("filou", clock=Clock(bank=60))
    assert 2 <= sum(table.chairs[seat].person == "a" for seat in table.waiting)
    assert 1 == sum(table.chairs[seat].person == "a" for seat in table.clocks.running)


def on_one_device(key, **more):
    """A game of four in which one person plays on two chairs."""
    table = opened(key, 4, 1, **more)
    fold(table, decisions.sit(table, "a", name="Bo", avatar="cat", contribution=bytes(16), now=1500, seat=1))
    fold(table, decisions.start(table, "a", 2000))
    return table
