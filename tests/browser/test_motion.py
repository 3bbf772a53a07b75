"""Stones walk where one can see them, a click ends the walk, and who wants no motion gets none."""

import pytest
from playwright.sync_api import expect
from tests.browser.screens import GAMES
from tests.browser.turns import Player, next_of

WATCH = """() => {
  window.walked = [];
  window.clicked = null;
  const places = () => [...document.querySelectorAll("main svg ellipse.shadow")]
    .map((one) => one.parentElement.getAttribute("transform").replace(/ scale.*/, "")).sort().join();
  const look = () => {
    if (places() !== window.walked.at(-1)) window.walked.push(places());
    requestAnimationFrame(look);
  };
  look();
}"""
ARRIVED = """(memory) => {
  memory.calm = memory.length === window.walked.length ? (memory.calm ?? 0) + 1 : 0;
  memory.length = window.walked.length;
  return memory.calm > 25 && window.walked.length > 1 ? { steps: window.walked.length, clicked: window.clicked } : null;
}"""
FAR = tuple(f" {number} fields forward" for number in range(8, 14))
LIKES = ("from the nest", *FAR, "Ace", "King", "Queen", "Ten", "Nine", "Eight")


def about_to_walk(visit, **more):
    """Two people at a table; the first of them has chosen a card, and a far target is offered."""
    mia, jan = visit("Mia", **more), visit("Jan")
    mia.begin_with(jan, seats=2)
    walker, other = Player(mia, seed=1, likes=LIKES), Player(jan, seed=2, likes=LIKES)
    for _ in range(300):
        player, seen = next_of(walker, other)
        far = [one for one in seen["offers"] if one["kind"] == "target" and one["label"].endswith(FAR)]
        if player is walker and far:
            return walker, far[0]["label"]
        player.step(seen)
    raise AssertionError("nobody ever had far to go")


def with_speed(person, speed):
    """Chooses how quick the motion is, in the menu."""
    sheet = person.menu()
    sheet.get_by_role("group", name=person.text("prefs-speed")).get_by_text(person.text(f"prefs-speed-{speed}")).click()
    person.close_sheet()


def take(player, label):
    """Presses the target and watches the stones."""
    player.page.evaluate(WATCH)
    player.press(next(one for one in player.wait()["offers"] if one["label"] == label))


def test_a_stone_walks_its_way_and_a_click_finishes_it(visit):
    player, target = about_to_walk(visit)
    with_speed(player.person, "slow")
    take(player, target)
    player.person.until("() => window.walked.length > 4")
    player.page.evaluate("() => addEventListener('click', () => { window.clicked = window.walked.length; }, true)")
    player.page.mouse.click(*middle_of_the_board(player.page))
    end = player.person.until(ARRIVED, {})
    assert end["clicked"] > 4
    assert end["steps"] - end["clicked"] <= 2


def middle_of_the_board(page):
    """A spot where nothing lies."""
    box = page.locator("main svg[role=img]").first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", GAMES)
def test_where_motion_is_off_nothing_moves_by_itself(visit, game):
    mia = visit()
    mia.play_now(game)
    player = Player(mia)
    for _ in range(2):
        seen = player.wait()
        assert [] == mia.page.evaluate("() => document.getAnimations().map((one) => one.animationName ?? 'a script')")
        player.step(seen)


@pytest.mark.parametrize("still", [False, True])
def test_who_wants_no_motion_sees_the_stone_there_at_once(visit, still):
    wish = {"reduced_motion": "reduce", "prefs": {"speed": "slow"}} if still else {}
    player, target = about_to_walk(visit, **wish)
    take(player, target)
    assert player.person.until(ARRIVED, {})["steps"] <= 2
    expect(player.page.locator("main circle.to").first).to_be_visible()
