"""Bots: random is uniform, greedy is clearly better, and both choose from a view alone."""

from collections import Counter
from math import sqrt

import pytest
from scipy.stats import chisquare

import rudel
from rudel.bots import BOTS
from rudel.core.dice import Dice
from rudel.core.drive import drive

PLAIN = rudel.KERNELS == "plain"


def won_by(game, first, second, number):
    """Whether the bots named first, sitting with the party of seat number % seats, win the game of this number."""
    party = next(party for party in game.parties if number % game.seats in party)
    state = game.start(seed=number)
    names = [first if seat in party else second for seat in range(game.seats)]
    bots = [BOTS[name](game, Dice(1000 * number + seat)) for seat, name in enumerate(names)]
    for _played in drive(state, bots):
        pass
    return set(state.outcome().winners) == set(party)


@pytest.mark.skipif(PLAIN, reason="strength does not depend on the kernels; the compiled run measures it")
@pytest.mark.parametrize("key", ["dog", "lagerdog"])
def test_a_greedy_pair_beats_a_random_pair_in_95_of_100_games(key, report):
    game, games = rudel.game(key), 400
    share = sum(won_by(game, "greedy", "random", number) for number in range(games)) / games
    spread = 1.96 * sqrt(max(share * (1 - share), 1 / games) / games)
    report(f"{key}: greedy pair wins {share:.3f} ± {spread:.3f} of {games} games against a random pair")
    assert share >= 0.95


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
