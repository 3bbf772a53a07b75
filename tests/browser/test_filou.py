"""Filou in the browser: laid at the same time, bid for in turn, and nobody knows a card that lies face down."""

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
from tests.browser.measure import DRAWN
from tests.browser.person import SOON_OVER
from tests.browser.screens import ask_for_a_hint, game_screens
from tests.browser.test_guide import taught
from tests.browser.test_lines import NO_ANSWER
from tests.browser.turns import Player
from tests.seed import DEALS


def test_a_whole_game_of_three_seats_by_touch(visit, report):
    player = whole_game(visit("Mia", lang="de", phone=True), "filou", 3, report)
    assert any(label.startswith(player.person.text("filou-web-pass-empty")[:5]) for label in player.pressed)


@pytest.mark.parametrize("seats", [4, 5])
def test_some_turns_with_more(visit, seats):
    some_turns(visit(), "filou", seats, 3)


@pytest.mark.parametrize(("lang", "phone"), [("de", True), pytest.param("en", False, marks=pytest.mark.soak)])
def test_its_screens_are_open_to_everybody(visit, lang, phone):
    person = visit(lang=lang, phone=phone, reduced_motion="reduce")
    assert {} == faults_on(person, game_screens(person, "filou"))


def test_a_card_face_down_is_known_to_its_owner_only(visit):
    views = overheard(visit, "filou", 3, turns=8)
    covered = 0
    for seat, seen in views.items():
        for view in seen:
            hidden = [card for card in view["row"] if not card["open"] and card["seat"] != seat]
            assert [None] * len(hidden) == [card["card"] for card in hidden]
            covered += len(hidden)
            if seat is None:
                assert ([], None, None) == (view["hand"], view["choice"], view["removed"])
    assert covered > 0
    assert any(view["choice"] for view in views[0] + views[1])


def test_keys_lay_and_bid_and_a_refusal_shows_its_rule(visit):
    mia = visit()
    turns_with_keys(mia, "filou", 2)
    Player(mia).wait()
    laying = mia.page.locator("main .hand button.away")
    rule = "fil-3" if laying.count() > 0 else "fil-10"
    assert rule == refused(mia, laying if rule == "fil-3" else mia.page.locator("main button.hand"))


def test_two_on_one_device_lay_under_a_cover(visit):
    handed_over(visit(), "filou", 3)


def test_a_choice_at_the_same_time_outlives_a_reload_and_a_restart(visit, own_house):
    house = own_house()
    mia, jan = visit("Mia", address=house.address), visit("Jan", address=house.address)
    for person in (mia, jan):
        person.traffic.allow(NO_ANSWER)
    mia.begin_with(jan, "filou", 5)  # he does not choose
    player = Player(mia)
    player.step(player.wait())
    chosen, own = mia.page.locator("main .hand button.chosen"), mia.page.locator("main ul.unseen li", has_text="Mia")
    expect(chosen).to_have_count(1)
    before = chosen.get_attribute("aria-label"), own.inner_text()

    mia.reload()
    expect(chosen).to_have_count(1)
    assert before == (chosen.get_attribute("aria-label"), own.inner_text())
    expect(mia.page.locator("main .said")).not_to_be_empty()
    house.kill()
    mia.sees("table-lost")
    own_house(house.port)
    expect(mia.page.get_by_role("alert")).to_have_count(0)
    assert before == (chosen.get_attribute("aria-label"), own.inner_text())

    other = mia.page.locator("main .hand button.held").first
    label = other.get_attribute("aria-label")
    other.click()
    expect(chosen).to_have_attribute("aria-label", mia.text("filou-web-card-chosen", card=label))


def test_a_replay_says_you_only_to_whoever_played_there(visit):
    mia = visit()
    mia.settings = SOON_OVER
    mia.play_now("filou")
    mia.over()
    mia.enter(f"/r/{mia.table()}")
    mice, plates = mia.page.locator("main .yours"), mia.page.locator("main svg text.name")
    expect(mice).to_contain_text(mia.text("filou-web-yours"))
    expect(plates.filter(has_text=mia.text("filou-web-you"))).to_have_count(1)
    mia.page.get_by_label(mia.text("replay-eyes")).select_option("1")
    expect(mice).to_contain_text(mia.text("filou-web-mice-of", who=mia.text("house-bot-B")))
    expect(plates.filter(has_text=mia.text("filou-web-you"))).to_have_count(0)


SMALL = [(320, 568), (375, 553), (568, 320), (740, 360)]
"""Windows in which the table once lay over itself."""

LAID_OUT = """() => {
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => one.ariaLabel ?? one.innerText;
  const all = [...document.querySelectorAll("main button")].filter((one) => box(one).width > 0);
  const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  const over = (a, b) => shared(a, b, "left", "right") > 1 && shared(a, b, "top", "bottom") > 1;
  const room = box(document.querySelector("main"));
  const said = box(document.querySelector("main .said span"));
  const faults = [];
  for (const [place, one] of all.entries()) {
    const { left, top, right, bottom, height } = box(one);
    if (left < -1 || right > innerWidth + 1) faults.push(["aside", name(one)]);
    if (top < room.top - 1 || bottom > room.bottom + 1) faults.push(["outside", name(one)]);
    if (height < 43.5) faults.push(["low", name(one), height]);
    if (over(box(one), said)) faults.push(["under what is said", name(one)]);
    for (const other of all.slice(place + 1)) {
      if (over(box(one), box(other))) faults.push(["overlap", name(one), name(other)]);
    }
  }
  return faults;
}"""


TINY = """() => [...document.querySelectorAll("main svg text, main p, main small, main b, main button, main .dummy")]
  .filter((one) => one.closest("defs, .unseen") === null && one.textContent.trim() && one.getBoundingClientRect().width)
  .map((one) => {
    const drawn = one instanceof SVGElement ? one.getScreenCTM() : { a: 1, b: 0 };
    return [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize) * Math.hypot(drawn.a, drawn.b)];
  })
  .filter(([, size]) => size < 13.9)"""
"""Whatever is written in letters smaller than one reads on a phone."""


@pytest.mark.parametrize("seats", [3, 5])
def test_a_small_window_has_room_for_the_whole_table(visit, seats):
    mia = visit(lang="de")
    mia.open_table("filou", seats)
    mia.begin()
    player = Player(mia)
    for _ in range(3):
        player.wait()
        for width, height in SMALL:
            mia.page.set_viewport_size({"width": width, "height": height})
            mia.page.evaluate(DRAWN)
            assert [] == mia.page.evaluate(LAID_OUT), (width, height)
            assert [] == mia.page.evaluate(TINY), (width, height)
        player.play(1)


def until_one_bids(player):
    """Plays until it is this person's turn to bid."""
    while player.wait() and player.page.locator("main .does .bid:not(.none)").count() == 0:
        player.play(1)


def test_passing_and_bidding_weigh_the_same_and_the_price_is_said_in_words(visit):
    mia = visit(lang="de")
    mia.play_now("filou")
    until_one_bids(Player(mia))
    colours = "(one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).borderColor]"
    bid, passing = mia.page.locator("main .does .bid"), mia.page.locator("main .does .pass")
    assert passing.evaluate(colours) == bid.evaluate(colours)
    amount = int(mia.page.locator("main .amount input").input_value())
    mia.page.get_by_role("button", name=mia.text("filou-web-more", mice=2), exact=True).click()
    expect(mia.page.locator("main .yours small")).to_contain_text(f"Für {amount + 2} Mäuse: ")


def test_what_lies_on_the_table_says_what_it_means_when_it_is_pressed(visit):
    mia = visit()
    mia.play_now("filou")
    Player(mia).wait()
    means, ring = mia.page.locator("main .means"), mia.page.locator("main .look.ringed")
    mouse = mia.text("filou-web-mouse-card", place=2, mice=4)
    mia.page.get_by_role("button", name=mouse, exact=True).click()
    expect(means).to_have_text(mia.text("filou-web-means-mouse", mice=4))
    expect(ring).to_have_attribute("aria-label", mouse)
    mia.page.keyboard.press("Escape")
    expect(means).to_have_count(0)


def test_a_line_of_the_log_rings_what_it_speaks_of(visit):
    mia = visit()
    mia.play_now("filou")
    until_one_bids(Player(mia))
    mia.page.set_viewport_size({"width": 1440, "height": 900})
    log = mia.page.get_by_role("list", name=mia.text("table-log"))
    log.get_by_role("button").first.click()
    expect(mia.page.locator("main .look.ringed").first).to_be_visible()


def test_at_the_end_no_line_of_the_log_looks_as_if_it_could_be_pressed(visit):
    mia = visit()
    mia.settings = SOON_OVER
    mia.play_now("filou")
    mia.over()
    mia.close_sheet()
    mia.page.set_viewport_size({"width": 1440, "height": 900})
    log = mia.page.get_by_role("list", name=mia.text("table-log"))
    expect(log.get_by_role("listitem").first).to_be_visible()
    expect(log.get_by_role("button")).to_have_count(0)


def test_the_guided_game_tells_the_aim_the_reasons_the_dogs_and_what_was_won(visit):
    mia, pupil = taught(visit, "filou", "de")
    said = " ".join(pupil.told)
    for thing in ("hello", "lay-bad", "auction", "bid", "dog", "pass", "dogs", "struck", "chased"):
        assert mia.text(f"filou-guide-{thing}") in said
    assert mia.text("filou-guide-bid-good", points=30, shown="30") in said
    assert mia.text("filou-guide-row", mice=6, points=10, shown="10") in said
    expect(mia.page.locator("footer p.guide")).to_have_text(mia.text("filou-guide-end"))
    mia.press("guide-alone")
    expect(mia.page.locator("footer p.guide")).to_have_count(0)


def test_a_low_table_lays_its_mouse_cards_beside_wide_cards(visit):
    mia = visit(lang="de", phone=True)
    mia.page.set_viewport_size({"width": 375, "height": 553})
    mia.lesson = True
    mia.play_now("filou")
    expect(mia.page.locator("footer p.guide")).to_be_visible()
    mia.page.evaluate(DRAWN)
    first = mia.page.get_by_role("button", name=mia.text("filou-web-place-empty", place=1)).bounding_box()
    mouse = mia.page.get_by_role("button", name=mia.text("filou-web-mouse-card", place=1, mice=2)).bounding_box()
    assert first["width"] >= 50
    assert mouse["x"] + mouse["width"] <= first["x"]


def test_a_hint_to_bid_brings_its_own_amount_whatever_was_dialled(visit):
    mia = visit()
    for deal in DEALS:
        mia.deal = deal
        mia.open_table("filou", 3)
        mia.begin()
        player = Player(mia)
        for _turn in range(4):
            player.wait()
            if mia.page.locator(".amount .by:not(.end)").count() == 3:
                mia.page.locator(".amount .by").last.click()
                dialled = mia.page.locator(".amount input").input_value()
                ask_for_a_hint(mia)
                amount = mia.page.locator(".amount input").input_value()
                if mia.page.locator("button.bid.hinted").count() > 0 and amount != dialled:
                    said = mia.page.locator("footer [aria-live]").inner_text()
                    assert re.search(rf"\b{amount}\b", said), said
                    return
            player.play(1)
    raise AssertionError("no deal brings a hint to bid less than was dialled")
