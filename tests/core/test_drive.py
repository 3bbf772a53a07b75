"""Driving: whom to ask, in which order, and interrupts."""

import rudel
from rudel.bots import BOTS
from rudel.core.dice import Dice
from rudel.core.drive import drive


class Counting:
    """A bot that notes what it was given."""

    sees = True

    def __init__(self, seat):
        self.seat = seat
        self.seen = []

    def choose(self, view, actions):
        self.seen.append(view)
        return actions[0]

    def interrupt(self, _view, _actions):
        raise AssertionError("Dog has no interrupts: changing a secret choice is not offered to bots")


def test_every_bot_sees_its_own_view_only():
    game = rudel.game("dog")
    state = game.start(seed=5)
    bots = [Counting(seat) for seat in range(4)]
    for number, _played in enumerate(drive(state, bots)):
        if number > 300:
            break
    for bot in bots:
        assert bot.seen
        assert {bot.seat} == {view.seat for view in bot.seen}


def test_drive_tells_each_action_before_it_is_applied():
    game = rudel.game("lagerdog")
    state = game.start(seed=5)
    bots = [BOTS["random"](game, Dice(seat)) for seat in range(4)]
    for seat, action in drive(state, bots):
        assert action in state.legal(seat)
    assert state.outcome() is not None


class Bell:
    """A state of a made-up game in which seat 1 may interrupt seat 0 once before each of three turns."""

    seats = 2

    def __init__(self):
        self.turns, self.rung, self.log = 0, False, []
        self.game = None

    def to_act(self):
        return (0,) if self.turns < 3 else ()

    def on_turn(self):
        return 0

    def may_act(self):
        return () if self.rung or self.turns == 3 else (1,)

    def to_offer(self):
        return self.may_act()

    def choosing(self):
        return False

    def legal(self, seat):
        return [seat]

    def chances(self, seat):
        return self.legal(seat)

    def apply(self, seat, _action):
        self.log.append(seat)
        self.rung = seat == 1
        self.turns += seat == 0


class Ringer:
    sees = False

    def __init__(self, rings):
        self.rings = rings
        self.asked = 0

    def choose(self, _view, actions):
        return actions[0]

    def interrupt(self, _view, actions):
        self.asked += 1
        return actions[0] if self.rings else None


def test_who_may_interrupt_is_asked_once_before_each_turn():
    quiet, bell = Ringer(False), Bell()
    list(drive(bell, [Ringer(False), quiet]))
    assert [0, 0, 0] == bell.log
    assert 3 == quiet.asked


def test_an_interrupt_comes_before_the_turn():
    bell = Bell()
    list(drive(bell, [Ringer(False), Ringer(True)]))
    assert [1, 0, 1, 0, 1, 0] == bell.log


class Herald(Bell):
    """The same game in which seat 0, on turn, is offered to ring with an action of its own before seat 1 is asked."""

    def to_offer(self):
        return () if self.rung or self.turns == 3 else (0, 1)

    def legal(self, seat):
        return [seat] if seat else [0] if self.rung else [0, 2]

    def chances(self, seat):
        return [action for action in self.legal(seat) if action]

    def apply(self, _seat, action):
        self.log.append(action)
        self.rung = action > 0
        self.turns += action == 0


def test_the_seat_on_turn_is_offered_its_own_chance_before_all_others():
    herald, other = Herald(), Ringer(True)
    list(drive(herald, [Ringer(True), other]))
    assert [2, 0, 2, 0, 2, 0] == herald.log
    assert 0 == other.asked


def test_the_seat_on_turn_may_decline_and_is_asked_for_its_turn_after_all_others():
    herald = Herald()
    list(drive(herald, [Ringer(False), Ringer(True)]))
    assert [1, 0, 1, 0, 1, 0] == herald.log
