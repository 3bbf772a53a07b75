"""What is longer than its place can be scrolled with keys alone, in every game and on the smallest screens."""

import pytest
from playwright.sync_api import expect
from tests.browser.everybody import AXE
from tests.browser.person import DESKTOP, SOON_OVER
from tests.browser.screens import GAMES
from tests.browser.turns import Player

LYING, UPRIGHT = {"width": 568, "height": 320}, {"width": 320, "height": 568}
KEYS = {"log": "l", "rules": "r", "keys": "?"}
SCROLLING = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));  // what watches sizes has seen them
  const more = (how, whole, seen) => ["auto", "scroll"].includes(how) && whole > seen + 1;
  const scrolling = [...document.querySelectorAll("body *")].filter((one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    const longer = more(overflowY, one.scrollHeight, one.clientHeight);
    return one.checkVisibility() && (longer || more(overflowX, one.scrollWidth, one.clientWidth));
  });
  const buttons = (one) => [...one.children].every((part) => part.querySelector(":scope > button:enabled"));
  const shut = scrolling.filter((one) => one.tabIndex < 0 && !buttons(one));
  const { violations } = await axe.run(document, { runOnly: ["scrollable-region-focusable"] });
  return {
    scrolling: scrolling.length,
    shut: [...shut.map((one) => one.outerHTML), ...violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))]
      .map((html) => html.slice(0, 120)),
  };
}"""
"""How much scrolls, and what of it nobody comes to with Tab: a hand of buttons is walked through, not scrolled."""


def hall(person):
    """The sheets of the hall."""
    person.enter()
    person.page.get_by_role("button", name=person.name).click()
    expect(person.sheet("me-title")).to_be_visible()
    yield "me"
    person.close_sheet()
    person.press("hall-open-title", title=person.text("dog-title"))
    for summary in person.sheet().locator("summary").all():
        summary.click()
    yield "new"


def at_the_end(person, game):
    """All that can be long at a table whose game is over."""
    person.settings = SOON_OVER
    person.play_now(game)
    person.over()
    yield "end"
    person.close_sheet()
    for what, key in KEYS.items():
        person.page.keyboard.press(key)
        expect(person.sheet()).to_be_visible()
        yield what
        person.close_sheet()
    person.menu().locator("summary").first.click()
    yield "menu"
    person.close_sheet()
    yield "over"
    person.enter(f"/r/{person.table()}")
    person.press("replay-last")
    yield "replay"


def in_the_middle(person, game):
    """A table after some turns, with all that opens there."""
    person.settings = {"pace": 0}
    person.page.set_viewport_size(DESKTOP)
    person.play_now(game)
    player = Player(person)
    player.play(3)
    player.wait()
    yield "table"
    for opener in person.page.locator("main button[aria-expanded=false]").all():
        opener.click()
        yield "tray"
        person.page.keyboard.press("Escape")


def looked_at(person, screens):
    """Which of the screens scroll on a small phone, and what of it cannot be reached with keys."""
    long, shut = set(), {}
    for screen in screens:
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
        for size in (UPRIGHT, LYING):
            person.page.set_viewport_size(size)
            found = person.page.evaluate(SCROLLING)
            long |= {screen} if found["scrolling"] else set()
            shut |= {(screen, *size.values()): found["shut"]} if found["shut"] else {}
    return long, shut


def test_the_sheets_of_the_hall_can_be_scrolled_with_keys(visit):
    mia = visit()
    assert ({"me", "new"}, {}) == looked_at(mia, hall(mia))


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_long_can_be_scrolled_with_keys(visit, game):
    mia = visit()
    long, shut = looked_at(mia, at_the_end(mia, game))
    assert {} == shut
    assert {"end", "log", "rules", "keys", "menu"} <= long
    assert {} == looked_at(mia, in_the_middle(mia, game))[1]


def test_arrows_scroll_what_has_the_focus_instead_of_the_table(visit):
    mia = visit()
    mia.play_now("dog")
    mia.my_turn()
    mia.page.keyboard.press("r")
    panel = mia.page.get_by_role("tabpanel")
    expect(panel.locator("[data-rule=dog-1]")).to_be_visible()
    panel.focus()
    mia.page.keyboard.press("ArrowDown")
    mia.until("() => document.activeElement.scrollTop > 0")
    expect(panel).to_be_focused()
