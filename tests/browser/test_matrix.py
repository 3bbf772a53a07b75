"""Every moment of every game at every size: nothing is cut, covered, outside, too small or under something else."""

from random import Random

import pytest
from tests.browser.measure import gathered, measured
from tests.browser.moments import EVERY_TABLE, walks_of
from tests.seed import SEED

from rudel.games import GAMES

ROTATING = 1
"""So many walks of each game are part of every run; the seed of the run says which."""


def cells():
    """Every game, number of seats and walk; most of them are a long form."""
    for game in GAMES:
        every = [(seats, walk) for key, seats in EVERY_TABLE if key == game for walk in walks_of(game)]
        chosen = Random(f"matrix {SEED} {game}").sample(every, ROTATING)
        for seats, walk in every:
            marks = () if (seats, walk) in chosen else pytest.mark.soak
            lang = "de" if seats % 2 == 0 else "en"
            yield pytest.param(game, seats, walk, lang, marks=marks, id=f"{game}-{seats}-{walk}-{lang}")


@pytest.mark.parametrize(("game", "seats", "walk", "lang"), list(cells()))
def test_nothing_is_cut_covered_outside_or_too_small_at_any_size(browser, house, game, seats, walk, lang):
    found = []
    for moment, wrong in measured(browser, house.address, lang, walk, game, seats):
        found += [f"{moment}: {line}, at {sizes}" for line, sizes in gathered(wrong)]
    assert [] == found, "\n".join(found)
