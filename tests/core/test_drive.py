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

    def may_act(self):
        return () if self.rung or self.turns == 3 else (1,)

    def choosing(self):
        return False

    def legal(self, seat):
        return [seat]

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
