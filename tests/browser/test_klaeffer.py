"""Kleine Kläffer in the browser: everybody sees the backs, nobody another's dogs."""

import json

import pytest
from tests.browser.checks import (
    handed_over,
    overheard,
    refused,
    some_turns,
    turns_with_keys,
    whole_game,
)
from tests.browser.everybody import faults_on
from tests.browser.person import PHONE
from tests.browser.screens import game_screens
from tests.browser.turns import Player

from rudel.games.klaeffer.actions import LEAVE, TAKE

TOO_SMALL = """() => [...document.querySelectorAll("main button")].flatMap((one) => {
  const { width, height } = one.getBoundingClientRect();
  const hidden = width === 0 || height === 0;
  return hidden || Math.min(width, height) > 43.9 ? [] : [`${one.className} ${one.innerText}: ${width}x${height}`];
})"""
"""Buttons of the table that are too small for a finger."""


def test_a_whole_game_of_two_seats_by_clicking(visit, report):
    whole_game(visit(), "klaeffer", 2, report)


def test_with_free_taking_what_was_convinced_is_left_or_taken(visit):
    mia = visit()

    def freely(sheet):
        sheet.locator("summary").first.click()
        sheet.get_by_text(mia.text("klaeffer-option-free_take"), exact=True).click()

    mia.open_table("klaeffer", 2, before=freely)
    mia.begin()
    player = Player(mia)
    words = {LEAVE: mia.text("klaeffer-web-leave"), TAKE: mia.text("klaeffer-web-take")}
    while (missing := words.keys() - played(mia)) and mia.sheet().count() == 0:
        player.likes = (words[max(missing)], "to come")  # what is chosen stays chosen: then a row is drawn from
        player.play(1)
    assert set() == missing


def played(person):
    """Everything this person has done."""
    return {number for play in person.traffic.plays() for number in play["actions"]}


@pytest.mark.parametrize("seats", [3, 4])
def test_a_round_with_more_by_touch(visit, seats):
    mia = visit(lang="de", phone=True)
    some_turns(mia, "klaeffer", seats, 3)
    for upright in (PHONE, {"width": PHONE["height"], "height": PHONE["width"]}):
        mia.page.set_viewport_size(upright)
        assert [] == mia.page.evaluate(TOO_SMALL)


@pytest.mark.parametrize(("lang", "phone"), [("de", True), pytest.param("en", False, marks=pytest.mark.soak)])
def test_its_screens_are_open_to_everybody(visit, lang, phone):
    person = visit(lang=lang, phone=phone, reduced_motion="reduce")
    assert {} == faults_on(person, game_screens(person, "klaeffer"))


def test_a_hand_is_known_to_its_owner_only(visit):
    views = overheard(visit, "klaeffer", 2, turns=8)
    assert all(view["hand"] == [] for view in views[None])
    hands = {(seat, view["turns"]): {card for card in view["hand"] if card} for seat in (0, 1) for view in views[seat]}
    compared = 0
    for seat, seen in views.items():
        for view in seen:
            told = set(json.dumps(view).split('"'))
            for other in {0, 1} - {seat}:
                hidden = hands.get((other, view["turns"]), set())
                assert set() == hidden & told
                compared += len(hidden)
    assert compared > 0


def test_keys_place_and_draw_and_a_refusal_shows_its_rule(visit):
    mia = visit()
    turns_with_keys(mia, "klaeffer", 2)
    Player(mia).wait()
    assert "klf-11" == refused(mia, mia.page.locator("main button.free").first)


def test_two_on_one_device_hide_their_hands(visit):
    handed_over(visit(), "klaeffer", 2)
