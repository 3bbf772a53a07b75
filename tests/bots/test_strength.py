"""How strong the bots are: greedy against casual, seats rotated, told with 95 % intervals."""

from math import sqrt

import pytest

import rudel
from rudel.bots import BOTS
from rudel.core.dice import Dice
from rudel.core.drive import drive

PLAIN = rudel.KERNELS == "plain"
GAMES = [100, pytest.param(1000, marks=pytest.mark.soak)]


def won_share(game, first, second, number):
    """What the bots named first win of the game of this number, sitting with the party of seat number % seats."""
    party = next(party for party in game.parties if number % game.seats in party)
    state = game.start(seed=number)
    names = [first if seat in party else second for seat in range(game.seats)]
    bots = [BOTS[name](game, Dice(1000 * number + seat)) for seat, name in enumerate(names)]
    for _played in drive(state, bots):
        pass
    winners = state.outcome().winners
    return sum(seat in party for seat in winners) / len(winners) if winners else 0.0


@pytest.mark.skipif(PLAIN, reason="strength does not depend on the kernels; the compiled run measures it")
@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize(
    ("key", "seats", "first", "second", "least"),
    [
        ("dog", 4, "greedy", "random", 0.95),
        ("lagerdog", 4, "greedy", "random", 0.95),
        ("dog", 4, "greedy", "casual", 0.75),
        ("lagerdog", 4, "greedy", "casual", 0.75),
        ("filou", 4, "greedy", "casual", 0.50),
        ("klaeffer", 2, "greedy", "casual", 0.80),
        ("klaeffer", 4, "greedy", "casual", 0.50),
        ("schafe", 2, "greedy", "casual", 0.85),
        ("schafe", 4, "greedy", "casual", 0.50),
    ],
)
def test_the_stronger_bot_wins_as_often_as_we_say(key, seats, first, second, least, games, report):
    """Alone (in Dog with a partner of its kind) among bots of the other kind."""
    game = rudel.game(key, seats)
    shares = [won_share(game, first, second, number) for number in range(games)]
    share = sum(shares) / games
    spread = 1.96 * sqrt(max(share * (1 - share), 1 / games) / games)
    even = 1 / len(game.parties)
    won = f"{share:.3f} ± {spread:.3f} of {games} games"
    report(f"{key}, {seats} seats: {first} among {second} wins {won} (even: {even:.2f})")
    assert share >= least
