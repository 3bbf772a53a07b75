"""A table keeps the rules it was begun with, and says so where one looks."""

import pytest
from playwright.sync_api import expect
from tests.browser.person import SOON_OVER


@pytest.mark.parametrize(("lang", "chapter"), [("de", "Was sich geändert hat"), ("en", "What has changed")])
def test_a_table_of_older_rules_says_so_in_its_menu_and_at_its_end(visit, lang, chapter):
    mia = visit(lang=lang)
    mia.settings, mia.rules = SOON_OVER, 1
    mia.play_now("klaeffer")
    said = mia.text("table-older-rules", version=1)
    expect(mia.over().get_by_text(said)).to_be_visible()
    mia.close_sheet()
    menu = mia.menu()
    expect(menu.get_by_text(said)).to_be_visible()
    menu.get_by_role("button", name=mia.text("rules-changed"), exact=True).click()
    expect(mia.page.get_by_role("heading", name=chapter)).to_be_in_viewport()


def test_a_new_table_plays_by_the_newest_rules_and_says_nothing_of_it(visit):
    mia = visit()
    mia.play_now("klaeffer")
    expect(mia.menu().get_by_text(mia.text("table-older-rules", version=2))).to_have_count(0)
