"""A guided first game on a small phone: whoever presses what is ringed comes to the last word, and then plays alone."""

import pytest
from playwright.sync_api import expect
from tests.browser.lessons import Pupil

SMALL = {"width": 375, "height": 553}
WHOLE = ("klaeffer", "schafe")
"""Lessons that are whole games: their last word stands above the result."""


def taught(visit, game, lang):
    """Somebody who follows the guide of a game to its last word."""
    person = visit(lang=lang, phone=True)
    person.page.set_viewport_size(SMALL)
    person.lesson = True
    person.play_now(game)
    pupil = Pupil(person)
    pupil.learn()
    return person, pupil


def test_a_guided_game_of_dog_ends_with_a_last_word_and_goes_on_alone(visit):
    mia, pupil = taught(visit, "dog", "de")
    said = " ".join(pupil.told)
    for thing in ("hello", "four", "seven-card", "jack", "joker", "seven-partner"):
        assert mia.text(f"dog-guide-{thing}") in said
    expect(mia.page.locator("footer p.guide")).to_have_text(mia.text("dog-guide-end"))
    mia.press("guide-alone")
    expect(mia.page.locator("footer p.guide")).to_have_count(0)
    mia.reload()
    mia.my_turn()
    expect(mia.page.locator("footer p.guide")).to_have_count(0)
    mia.enter()
    mia.sees("hall-guided-done")


def test_a_guided_game_of_klaeffer_is_told_to_its_end_where_the_last_word_stands_above_the_result(visit):
    mia, pupil = taught(visit, "klaeffer", "en")
    said = " ".join(pupil.told)
    assert mia.text("klaeffer-guide-take", votes=13) in said
    for thing in ("hello", "tap", "put", "draw", "taken", "goal", "give-tap", "nothing", "crisis", "last"):
        assert mia.text(f"klaeffer-guide-{thing}") in said
    expect(mia.over().get_by_text(mia.text("klaeffer-guide-end"))).to_be_visible()


def test_who_goes_another_way_than_the_guide_is_led_on_without_being_pointed_at(visit):
    mia = visit(lang="en", phone=True)
    mia.lesson = True
    mia.play_now("filou")
    pupil = Pupil(mia)
    pupil.wait()
    ringed = {one["label"] for one in pupil.ringed()}
    pupil.press(next(one for one in pupil.look()["offers"] if not one["idle"] and one["label"] not in ringed))
    mia.sees("filou-guide-auction")
    assert [] == pupil.ringed()


@pytest.mark.soak
@pytest.mark.parametrize("game", ["lagerdog", "klaeffer", "schafe", "filou"])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_guided_game_comes_to_its_last_word_by_pressing_what_is_ringed(visit, game, lang):
    mia, pupil = taught(visit, game, lang)
    assert len(pupil.told) > 5
    if game in WHOLE:
        expect(mia.over().get_by_text(mia.text(f"{game}-guide-end"))).to_be_visible()
    else:
        expect(mia.page.locator("footer p.guide")).to_have_text(mia.text(f"{game}-guide-end"))
