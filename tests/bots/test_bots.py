"""Bots choose from a view alone: random is uniform, casual draws by its game's weights."""

from collections import Counter

import pytest
from scipy.stats import chisquare
from tests.contract.tables import random_steps

import rudel
from rudel.bots import BOTS
from rudel.core.dice import Dice


def test_random_is_uniform_over_the_legal_actions():
    bot = BOTS["random"](rudel.game("dog"), Dice(3))
    seen = Counter(bot.choose(None, [4, 7, 9]) for _ in range(3000))
    assert chisquare([seen[action] for action in (4, 7, 9)]).pvalue > 1e-4
    seen = Counter(bot.interrupt(None, [4, 7]) for _ in range(3000))
    assert chisquare([seen[action] for action in (4, 7, None)]).pvalue > 1e-4


@pytest.mark.parametrize("name", BOTS)
def test_the_same_view_and_dice_give_the_same_choice(name):
    game = rudel.game("dog")
    state = game.start(seed=2)
    chosen = [BOTS[name](game, Dice(6)).choose(game.view(state, 0), state.legal(0)) for _ in range(3)]
    assert len(set(chosen)) == 1
    assert chosen[0] in state.legal(0)


def test_casual_draws_by_the_weights_of_its_game_and_interrupts_once_in_ten():
    game = rudel.game("dog")
    state = game.start(seed=2)
    view, actions = game.view(state, 0), state.legal(0)
    weights = game.info.casual(game, view, actions)
    bot = BOTS["casual"](game, Dice(3))
    seen = Counter(bot.choose(view, actions) for _ in range(3000))
    expected = [3000 * weight / sum(weights) for weight in weights]
    assert chisquare([seen[action] for action in actions], expected).pvalue > 1e-4
    declined = sum(bot.interrupt(view, actions) is None for _ in range(3000))
    assert chisquare([declined, 3000 - declined], [2700, 300]).pvalue > 1e-4


@pytest.mark.parametrize("info", rudel.GAMES.values(), ids=lambda info: info.key)
def test_casual_weighs_every_action_of_a_whole_game(info):
    for seats in info.seat_numbers:
        game = rudel.game(info.key, seats)
        for number, (state, seat, _action) in enumerate(random_steps(game, seats)):
            if number % 7 == 0:
                actions = state.legal(seat)
                weights = info.casual(game, game.view(state, seat), actions)
                assert len(actions) == len(weights)
                assert all(isinstance(weight, int) and weight >= 0 for weight in weights)
