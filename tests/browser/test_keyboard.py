"""No mouse: a table is opened and turns are played with keys, and one always sees where one is."""

from itertools import islice

import pytest
from playwright.sync_api import expect
from tests.browser.keys import Keys, play_with_keys
from tests.browser.screens import GAMES, game_screens
from tests.browser.turns import Player


def test_a_table_is_opened_and_turns_are_played_with_keys_only(visit):
    mia = visit()
    keys = Keys(mia)
    mia.enter()
    expect(mia.button("hall-open-title", title=mia.text("dog-title"))).to_be_visible()
    keys.go_to(mia.text("hall-open-title", title=mia.text("dog-title")))
    keys.press("Enter")
    expect(mia.sheet()).to_be_visible()
    keys.go_to(mia.text("new-open"))
    keys.press("Enter")
    expect(mia.button("wait-start-bots")).to_be_visible()
    keys.go_to(mia.text("wait-start-bots"))
    keys.press("Enter")
    mia.at_the_board()
    player = Player(mia)
    play_with_keys(player, keys, 5)
    player.wait()
    keys.press("r")
    expect(mia.page.locator("[data-rule=dog-1]")).to_be_visible()
    keys.press("?")
    expect(mia.sheet("keys-title")).to_be_visible()
    keys.press("Escape")
    expect(mia.sheet()).to_have_count(0)
    keys.press("h")
    expect(mia.page.locator("footer [aria-live]")).to_contain_text(mia.text("table-hint", hint="", why="").rstrip(" ."))
    assert set() == keys.unseen


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_is_seen_on_what_has_a_ring_of_its_own(visit, game):
    """What is chosen, hinted or was laid last is ringed, too."""
    mia = visit()
    keys = Keys(mia)
    for _screen in islice(game_screens(mia, game), 3):
        keys.press("Shift")
        keys.look_everywhere()
    assert set() == keys.unseen
