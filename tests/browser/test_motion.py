"""Stones walk where one can see them, a click ends the walk, and who wants no motion gets none."""

import pytest
from tests.browser.turns import Player

WATCH = """() => {
  window.walked = [];
  const places = () => [...document.querySelectorAll("main svg g[transform]")]
    .filter((one) => one.querySelector(":scope > g > path.head, :scope path.head") !== null && one.querySelector(":scope > .shadow"))
    .map((one) => one.getAttribute("transform").replace(/ scale.*/, ""));
  const look = () => {
    const now = JSON.stringify(places());
    if (now !== window.walked.at(-1)) window.walked.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""
WALKED = "() => window.walked.length"


def to_the_first_walk(player):
    """Plays until a card is chosen that moves a stone by several fields; the button of its target."""
    for _ in range(200):
        seen = player.wait()
        if seen["sheet"] is not None:
            raise AssertionError("the game was over before a stone walked")
        far = [one for one in seen["offers"] if any(f" {number} fields forward" in one["label"] for number in range(5, 14))]
        if far:
            return far[0], seen
        player.step(seen)
    raise AssertionError("nobody walked")


@pytest.mark.parametrize(("speed", "still"), [("slow", False), ("off", False), ("normal", True)])
def test_a_stone_walks_its_way_unless_no_motion_is_wanted(visit, speed, still):
    mia = visit(prefs={"speed": "off"}, reduced_motion="reduce" if still else "no-preference")
    mia.play_now()
    player = Player(mia, seed=7, likes=("from the nest", "fields forward", "Ace", "King", "Queen", "Ten", "Nine"))
    target, _ = to_the_first_walk(player)
    mia.page.evaluate("(speed) => localStorage.setItem('rudel', JSON.stringify({ ...JSON.parse(localStorage.rudel), speed }))", speed)
    mia.settings = {"pace": 10_000}
    assert target
