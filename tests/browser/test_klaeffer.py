"""Kleine Kläffer in the browser: everybody sees the backs, nobody another's dogs."""

import json
import re

import pytest
from playwright.sync_api import expect
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
from tests.browser.screens import ask_for_a_hint, game_screens
from tests.browser.steps import last_told
from tests.browser.turns import Player

from rudel.games.klaeffer.actions import LEAVE, TAKE

TOO_SMALL = """() => [...document.querySelectorAll("main button")].flatMap((one) => {
  const { width, height } = one.getBoundingClientRect();
  const hidden = width === 0 || height === 0;
  return hidden || Math.min(width, height) > 43.9 ? [] : [`${one.className} ${one.innerText}: ${width}x${height}`];
})"""
"""Buttons of the table that are too small for a finger."""
ENOUGH = 10
"""The votes that convince the council (KLF-12)."""
SMALL = [(375, 553), (360, 560), (320, 568), (568, 320), (740, 360)]
"""Windows of phones in which little height is left."""
COUNCIL = """() => {
  const smallest = (all) => Math.min(...all.map((one) => Math.min(one.width, one.height)));
  const boxes = (found) => [...document.querySelectorAll(found)].map((one) => one.getBoundingClientRect());
  const places = boxes("main .council .place");
  const table = document.querySelector("main").getBoundingClientRect();
  const inside = (one) => one.left >= table.left && one.right <= table.right && one.bottom <= table.bottom + 0.5;
  return { place: smallest(places), card: smallest(boxes("main .hand button")), row: smallest(boxes("main .fan.lit")),
           inside: [...places, ...boxes("main .hand button")].every(inside) };
}"""


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


def chosen_card(mia):
    """A card of the hand is picked, and the places where it may go are lit."""
    player = Player(mia)
    seen = player.wait()
    while mia.page.locator("main .hand button.goes").count() == 0:
        player.step(seen)
        seen = player.wait()
    mia.page.locator("main .hand button.goes").first.tap()
    expect(mia.page.locator("main .council .target").first).to_be_visible()


@pytest.mark.parametrize("seats", [2, 4])
def test_on_a_low_phone_the_council_is_big_enough_to_press(visit, seats):
    mia = visit(lang="de", phone=True)
    some_turns(mia, "klaeffer", seats, 3)
    chosen_card(mia)
    for width, height in SMALL:
        mia.page.set_viewport_size({"width": width, "height": height})
        found = mia.until(f"() => {{ const found = ({COUNCIL})(); return found.place >= 44 ? found : null; }}")
        assert found["inside"]
        assert found["card"] >= 43.9


def test_on_a_low_phone_what_may_be_declined_in_the_last_turn_costs_the_council_no_room(visit):
    mia = visit(phone=True)
    mia.open_table("klaeffer", 4)
    mia.begin()
    player = Player(mia)
    decline = mia.button("klaeffer-action-decline")
    while player.wait()["sheet"] is None and decline.count() == 0:
        player.play(1)
    for width, height in SMALL:
        mia.page.set_viewport_size({"width": width, "height": height})
        found = mia.until(f"() => {{ const found = ({COUNCIL})(); return found.place >= 44 ? found : null; }}")
        assert found["inside"]
        expect(decline).to_be_in_viewport(ratio=1)


def test_before_a_turn_is_played_it_is_said_what_it_brings_and_why(visit):
    mia = visit(phone=True)
    mia.play_now("klaeffer")
    chosen_card(mia)
    mia.sees("klaeffer-web-now-put")
    place = mia.page.locator("main .council .target").first
    place.tap()
    expect(mia.button("table-confirm")).to_be_visible()
    message, about = brought(mia, int(place.get_attribute("data-place")))
    mia.sees(message, **about)


def brought(person, place):
    """What the house has said a card on this place would bring, as a message and what it is about."""
    tried = [message["tried"]["events"] for message in person.traffic.told() if message["type"] == "tried"]
    told = next({one["event"]: one for one in events} for events in reversed(tried) if lies_on(place, events))
    votes = max(told["taken"]["column_votes"], told["taken"]["row_votes"])
    if told["taken"]["places"]:
        return "klaeffer-web-brings-cards", {"votes": votes, "count": len(told["taken"]["places"])}
    return f"klaeffer-web-brings-{'unmatched' if votes >= ENOUGH else 'nothing'}", {"votes": votes}


def lies_on(place, events):
    """Whether these events begin with a card on this place."""
    return any(one["event"] == "placed" and one["place"] == place for one in events)


def test_who_may_give_a_district_away_sees_first_which_and_to_whom(visit):
    mia = visit(lang="de", phone=True)
    mia.open_table("klaeffer", 3)
    mia.begin()
    mia.page.set_viewport_size({"width": 375, "height": 553})
    player = Player(mia)
    gifts = mia.page.locator("main .own .gift")
    while player.wait()["sheet"] is None and gifts.count() == 0:
        player.play(1)
    mia.page.locator("main .own .look").tap()
    mia.sees("klaeffer-web-give-why")
    expect(mia.sheet().locator(".give button:not(.quiet)").first).to_be_in_viewport()


def test_who_presses_a_chip_is_told_the_districts_behind_it(visit):
    mia = visit(phone=True)
    some_turns(mia, "klaeffer", 2, 3)
    Player(mia).wait()
    theirs = last_told(mia)["view"]["districts"][1]
    (letter, cards) = next((letter, cards) for letter, cards in zip("YORPBG", theirs, strict=True) if cards)
    mia.page.get_by_role("region", name=mia.text("table-people")).get_by_role("button").first.tap()
    named = mia.text(f"klaeffer-district-{letter}")
    votes = sum(int(card[-1]) for card in cards)
    expect(mia.sheet()).to_contain_text(mia.text("klaeffer-web-district", district=named, votes=votes))


def test_on_a_low_phone_the_rows_come_forward_when_one_draws(visit):
    mia = visit(lang="de", phone=True)
    mia.open_table("klaeffer", 4)
    mia.begin()
    mia.page.set_viewport_size({"width": 375, "height": 553})
    chosen_card(mia)
    assert mia.page.locator("main .fan.right .far").count() == 0
    mia.page.locator("main .council .target").first.tap()
    mia.button("table-confirm").tap()
    expect(mia.page.locator("main .fan.lit")).to_have_count(2)
    assert mia.page.evaluate(COUNCIL)["row"] >= 60


def test_a_pressed_card_is_lifted_before_the_house_answers(visit):
    mia = visit(phone=True)
    mute = []

    def lay(line):
        house = line.connect_to_server()
        line.on_message(lambda message: None if mute else house.send(message))

    mia.page.route_web_socket("**", lay)
    mia.play_now("klaeffer")
    Player(mia).wait()
    mute.append(True)
    mia.page.locator("main .hand button.goes").first.tap()
    expect(mia.page.locator("main .hand [aria-pressed=true]")).to_have_count(1)


def test_a_hinted_place_can_be_pressed_before_its_card(visit):
    mia = visit(phone=True)
    mia.play_now("klaeffer")
    Player(mia).wait()
    ask_for_a_hint(mia)
    mia.page.locator("main .council .free.hinted").tap()
    expect(mia.button("table-confirm")).to_be_visible()
    expect(mia.page.locator("main .council .target.chosen")).to_have_count(1)
    before = len(mia.traffic.plays())
    mia.page.locator("main .council .target.chosen").tap()
    mia.until("() => document.querySelector('main .council .target') === null")
    assert before + 1 == len(mia.traffic.plays())


def test_numbers_say_what_they_mean_when_they_are_pressed(visit):
    mia = visit(phone=True)
    mia.play_now("klaeffer")
    Player(mia).wait()
    pressed = {
        "main .council .card": "klaeffer-web-about-district",
        "main .fan.left": "klaeffer-web-rows-legend",
        "main .own .look": "klaeffer-web-legend",
        "main .others .all button": "klaeffer-web-legend",
    }
    for found, message in pressed.items():
        mia.page.locator(found).first.tap()
        expect(mia.sheet()).to_contain_text(mia.text(message, district="", number=0).split(":")[-1].strip()[-40:])
        mia.close_sheet()


def test_a_line_of_the_log_names_no_place_but_rings_it(visit):
    mia = visit()
    mia.page.set_viewport_size({"width": 1440, "height": 900})
    mia.play_now("klaeffer")
    Player(mia).play(2)
    Player(mia).wait()
    told = mia.page.locator("aside li button").filter(has_text=mia.text("klaeffer-breed-B"))
    assert [] == re.findall(r"\b[a-d][1-4]\b", mia.page.locator("aside").inner_text())
    told.first.click()
    expect(mia.page.locator("main .council .ringed").first).to_be_visible()
