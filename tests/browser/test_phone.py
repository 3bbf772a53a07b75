"""A small phone in the hand: everything by touch, nothing scrolls while one plays."""

import pytest
from tests.browser.turns import Player

STILL = """() => {
  const page = document.documentElement;
  return {
    wide: page.scrollWidth - page.clientWidth,
    high: page.scrollHeight - innerHeight,
    moved: [scrollX, scrollY],
  };
}"""
FINGER = 44


def sized(offer):
    """Width and height in whole pixels."""
    return [round(side) for side in offer["size"]]


@pytest.mark.parametrize(("game", "seats", "turns"), [("dog", 6, 5), ("dog", 5, 4), ("lagerdog", 3, 7), ("dog", 2, 7)])
def test_some_rounds_by_touch(visit, game, seats, turns):
    mia = visit(lang="de", phone=True)
    mia.open_table(game, seats)
    mia.begin()
    small = set()

    def watch(seen):
        assert {"wide": 0, "high": 0, "moved": [0, 0]} == mia.page.evaluate(STILL)
        # where places lie closer than a finger is broad the nearest centre wins, however small they are drawn
        alone = [one for one in seen["offers"] if not one["near"]]
        small.update((one["label"], *sized(one)) for one in alone if min(sized(one)) < FINGER)

    player = Player(mia, seed=seats)
    player.play(turns, watch)
    assert set() == small
    assert turns == len(mia.traffic.plays())
