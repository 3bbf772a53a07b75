"""Every table the contract is tried at: each game of the house at each of its seat numbers. Knows no game by name."""

import itertools
import os

import pytest

import rudel
from rudel.bots import BOTS
from rudel.core.dice import Dice
from rudel.core.drive import drive
from rudel.core.game import settle_game

PLAIN = rudel.KERNELS == "plain"
SOAK_GAMES = int(os.environ.get("RUDEL_SOAK_GAMES", "20000"))


def every_table():
    """Each preset at each seat number, with the house's own options; by older rules at the largest table."""
    return [settle_game(info, seats) for info in rudel.GAMES.values() for seats in info.seat_numbers] + [
        settle_game(info, info.seat_numbers[-1], rules=rules)
        for info in rudel.GAMES.values()
        for rules in info.versions[:-1]
    ]


def every_option():
    """Each preset at each seat number with one option changed to each of its other values, where that makes sense."""
    found = []
    for info in rudel.GAMES.values():
        for seats, option in itertools.product(info.seat_numbers, info.options):
            for value in other_values(option, seats):
                try:
                    found.append(settle_game(info, seats, {option.key: value}))
                except rudel.BadSetup:
                    continue
    return found


def other_values(option, seats):
    values = [False, True] if isinstance(option.default, bool) else option.choices or [option.low, option.high]
    return [value for value in values if value != option.at(seats)]


def random_options(number, seed):
    """Tables with several options changed at random."""
    dice = Dice(seed)
    infos = list(rudel.GAMES.values())
    found = []
    while len(found) < number:
        info = infos[dice.below(len(infos))]
        seats = info.seat_numbers[dice.below(len(info.seat_numbers))]
        chosen = {}
        for option in info.options:
            values = [option.at(seats), *other_values(option, seats)]
            chosen[option.key] = values[dice.below(len(values))]
        try:
            found.append(settle_game(info, seats, chosen))
        except rudel.BadSetup:
            continue
    return found


def named(game):
    defaults = {option.key: option.at(game.seats) for option in game.info.options}
    changed = [f"{key}={value}" for key, value in game.settings if value != defaults[key]]
    older = [f"rules{game.rules}"] if game.rules != game.info.newest else []
    return "-".join([game.key, str(game.seats), *older, *changed])


def at(tables):
    """Runs a test at each of these tables."""
    return pytest.mark.parametrize("game", [_marked(game) for game in tables], ids=named)


def _marked(game):
    """On plain kernels, the same source and compared move by move with the others, the smallest table is enough."""
    return game if game.seats == min(game.info.seat_numbers) else pytest.param(game, marks=pytest.mark.slow_plain)


at_every_table = at(every_table())


INTERRUPTS = (8, 40, 400)
LEAST_STEPS = 100 if PLAIN else 500


def random_steps(game, seed):
    """A random game: (state, seat, action) before each action is applied.

    Who may interrupt does so often in one game and rarely in the next: where one may leave the game at any time, many
    interrupts make short games.
    """
    dice, calm = Dice(seed), INTERRUPTS[seed % 3]
    state = game.start(dice=Dice(dice.below(1 << 30)))
    while seats := state.to_act():
        seats = [*seats, *(seat for seat in state.may_act() if dice.below(calm) == 0)]
        seat = seats[dice.below(len(seats))]
        actions = state.legal(seat)
        action = actions[dice.below(len(actions))]
        yield state, seat, action
        state.apply(seat, action)


def casual_steps(game, seed):
    """The same for a game among casual bots, which comes to places where random play hardly ever gets."""
    state = game.start(seed=seed)
    bots = [BOTS["casual"](game, Dice(10 * seed + seat)) for seat in range(game.seats)]
    for seat, action in drive(state, bots):
        yield state, seat, action


def every_nth(game, seed, share):
    """Some positions of a random game, or of several if they are short: about one in so many."""
    dice, steps = Dice(seed + 1), 0
    while steps < LEAST_STEPS:
        for state, seat, action in random_steps(game, seed):
            steps += 1
            if dice.below(share) == 0:
                yield state, seat, action
        seed += 1


def some_actions(game, dice, number=600):
    """All action ids, or many of them where a game has thousands."""
    if game.actions <= 2 * number:
        return range(game.actions)
    return [dice.below(game.actions) for _ in range(number)]
