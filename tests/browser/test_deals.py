"""Whatever the cards are: with each of several deals one plays on by keys alone, and a hint is there."""

import pytest
from playwright.sync_api import expect
from tests.browser.checks import turns_with_keys
from tests.browser.screens import GAMES
from tests.browser.turns import Player
from tests.seed import EACH_DEAL


@pytest.mark.parametrize("deal", EACH_DEAL)
@pytest.mark.parametrize("game", GAMES)
def test_with_any_cards_one_plays_by_keys_and_is_given_a_hint(visit, game, deal):
    mia = visit()
    turns_with_keys(mia, game, 2, deal)
    Player(mia).wait()
    mia.page.keyboard.press("h")
    said = mia.text("table-hint", hint="", why="").rstrip(" .")
    expect(mia.page.locator("footer [aria-live]")).to_contain_text(said)
