"""The hall: how one comes in, who one is, and what the device remembers."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.turns import Player

WATCH = """{
  window.places = new Set();
  const look = () => {
    const shown = document.querySelector("main .shelf button")?.checkVisibility({ visibilityProperty: true });
    if (shown) window.places.add(Math.round(document.querySelector("main .shelf button").getBoundingClientRect().y));
    requestAnimationFrame(look);
  };
  look();
}"""
"""Where the first button of the shelf has been as long as it could be seen."""


def test_one_joins_by_code_and_by_link(visit):
    mia, jan, eve = visit("Mia"), visit("Jan"), visit("Eve", lang="de")
    mia.open_table("dog")
    code = mia.code()
    jan.enter()
    jan.page.get_by_label(jan.text("hall-join")).fill(code.lower())
    jan.press("hall-join-go")
    jan.sit(0)
    eve.enter(f"/c/{code}")
    eve.sit(1)
    for name in ("Jan", "Eve"):
        expect(mia.page.get_by_role("main").get_by_text(name, exact=True)).to_be_visible()
    mia.begin()
    jan.my_turn()
    eve.my_turn()


def test_the_shelf_stays_where_it_is_when_ones_own_tables_come_in(visit):
    mia = visit()
    mia.play_now()
    mia.context.add_init_script(WATCH)
    mia.context.route("**/api/me/tables", lambda route: route.continue_())  # which takes a moment
    mia.enter()
    expect(mia.page.get_by_role("heading", name=mia.text("hall-running"))).to_be_visible()
    mia.until("() => window.places.size > 0")
    assert 1 == mia.page.evaluate("() => new Promise((drawn) => setTimeout(() => drawn(window.places.size), 50))")


def test_a_code_that_leads_nowhere_says_so(visit):
    jan = visit("Jan")
    jan.traffic.allow("404")
    jan.enter()
    jan.page.get_by_label(jan.text("hall-join")).fill("ZZZZZ")
    jan.press("hall-join-go")
    expect(jan.page.get_by_role("alert")).to_have_text(jan.text("house-problem-unknown-table"))


def test_a_replay_of_nothing_leads_back_to_the_hall(visit):
    jan = visit("Jan", lang="de")
    jan.traffic.allow("404")
    jan.enter("/r/ZZZZZZZZZZZZ")
    expect(jan.page.get_by_role("alert")).to_have_text(jan.text("house-problem-unknown-table"))
    jan.page.get_by_role("link", name=jan.text("house-hall")).click()
    expect(jan.page.get_by_label(jan.text("hall-join"))).to_be_visible()


def test_a_name_that_the_house_does_not_hear_is_said(visit):
    mia = visit("Mia")
    mia.play_now()
    mia.enter()
    mia.traffic.allow("ERR_FAILED")
    mia.page.route("**/api/me", lambda asked: asked.abort() if asked.request.method == "PUT" else asked.continue_())
    mia.page.get_by_role("button", name="Mia").click()
    mia.page.get_by_label(mia.text("me-name"), exact=False).first.fill("Maria")
    mia.close_sheet()
    expect(mia.page.get_by_role("alert")).to_have_text(mia.text("house-problem-unreachable"))


def test_somebody_goes_on_with_another_device_by_a_code(visit):
    phone, tablet = visit("Mia", phone=True), visit("Nobody")
    phone.play_now()
    phone.my_turn()
    phone.enter()
    phone.page.get_by_role("button", name="Mia").click()
    phone.press("me-move-offer")
    code = phone.page.locator("p.code").inner_text()
    tablet.enter()
    tablet.page.get_by_role("button", name="Nobody").click()
    tablet.page.get_by_label(tablet.text("me-move-take")).fill(code)
    tablet.press("me-move-go")
    tablet.sees("me-moved", name="Mia")
    tablet.close_sheet()
    expect(tablet.page.get_by_role("heading", name=tablet.text("hall-running"))).to_be_visible()
    tablet.page.get_by_role("link", name=tablet.text("dog-title")).first.click()
    Player(tablet).play(1)


def test_every_box_offers_a_first_round_with_help_which_counts_at_its_last_word_only(visit):
    mia = visit()
    mia.enter()
    mia.sees("hall-first")
    for game in ("dog", "lagerdog", "filou", "klaeffer", "schafe"):
        expect(mia.button("hall-guided-title", title=mia.text(f"{game}-title"))).to_be_visible()
    mia.press("hall-guided-title", title=mia.text("dog-title"))
    mia.at_the_board()
    expect(mia.page.locator("footer p.guide")).to_be_visible()
    mia.enter()
    mia.sees("hall-running")
    expect(mia.page.get_by_text(mia.text("hall-guided-done"))).to_have_count(0)


def test_a_box_remembers_that_its_first_round_with_help_was_heard_out(visit):
    mia = visit(prefs={"guided": ["dog"]})
    mia.enter()
    box = mia.page.get_by_role("article").filter(
        has=mia.page.get_by_role("heading", name=mia.text("dog-title"), exact=True)
    )
    expect(box.get_by_text(mia.text("hall-guided-done"))).to_have_count(1)
    expect(mia.button("hall-guided-title", title=mia.text("dog-title"))).to_be_visible()
    expect(mia.page.get_by_text(mia.text("hall-first"))).to_have_count(0)


SIZES = [
    (320, 568),
    (375, 553),
    (412, 915),
    (568, 320),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1440, 900),
    (2560, 1440),
]
LAID = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const middle = (selector) => box(selector).y + box(selector).height / 2;
  const boxes = [...document.querySelectorAll(".shelf > li")].map((one) => one.getBoundingClientRect());
  const { scrollWidth } = document.documentElement;
  return {
    sideways: scrollWidth - innerWidth,
    code: box("#code").bottom / innerHeight,
    lines: new Set(["#code", "form label", "form button"].map((one) => Math.round(middle(one)))).size,
    left: Math.round(Math.min(...boxes.map((one) => one.left)) - box("h1").left),
    right: Math.round(Math.max(...boxes.map((one) => one.right)) - box(".me").right),
    across: (Math.max(...boxes.map((one) => one.right)) - Math.min(...boxes.map((one) => one.left))) / innerWidth,
    uneven: new Set(boxes.map((one) => Math.round(one.width))).size,
    letters: Number.parseFloat(getComputedStyle(document.querySelector(".shelf button")).fontSize),
  };
}"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_hall_fits_every_window_with_the_code_near_the_top(visit, width, height):
    mia = visit(lang="de")
    mia.page.set_viewport_size({"width": width, "height": height})
    mia.enter()
    expect(mia.page.locator(".shelf button").first).to_be_visible()
    laid = mia.page.evaluate(LAID)
    assert laid["sideways"] <= 0
    assert laid["code"] < 0.45
    assert 1 == laid["lines"]
    assert (0, 0, 1) == (laid["left"], laid["right"], laid["uneven"])
    assert laid["across"] > 0.88
    assert laid["letters"] > (24 if width == 2560 else 16)


def test_a_game_without_options_shows_no_part_for_them(visit):
    def without(route):
        games = [{**game, "options": []} if game["key"] == "filou" else game for game in route.fetch().json()]
        route.fulfill(json=games)

    mia = visit()
    mia.context.route("**/api/games", without)
    for game, parts in (("filou", 0), ("klaeffer", 1)):
        mia.enter()
        mia.press("hall-open-title", title=mia.text(f"{game}-title"))
        expect(mia.sheet().get_by_text(mia.text("new-table"))).to_be_visible()
        expect(mia.sheet().get_by_text(mia.text("new-rules"), exact=True)).to_have_count(parts)


def test_who_has_not_said_a_name_is_called_like_a_person_and_always_the_same(visit):
    mia = visit("", lang="de", prefs={"avatar": "cat"})
    mia.enter()
    shown = mia.page.locator("header .name")
    name = shown.inner_text()
    assert name in mia.text("house-names").split(", ")
    mia.reload()
    expect(shown).to_have_text(name)
    mia.open_table("filou")
    expect(mia.page.get_by_role("main").get_by_text(name, exact=True)).to_be_visible()


def test_settings_hold_at_once_and_after_a_reload(visit):
    mia = visit(prefs={"speed": "normal"})
    mia.enter()
    mia.page.get_by_role("button", name="Mia").click()
    sheet = mia.sheet()
    for group, wish in (("theme", "dark"), ("speed", "fast")):
        choice = sheet.get_by_role("group", name=mia.text(f"prefs-{group}"), exact=True)
        choice.get_by_text(mia.text(f"prefs-{group}-{wish}"), exact=True).click()
    sheet.get_by_text(mia.text("prefs-sounds"), exact=True).click()
    sheet.get_by_text("Deutsch", exact=True).click()
    mia.speak("de")
    for _ in range(2):
        root = mia.page.locator("html")
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_attribute("lang", "de")
        mia.reload()
        mia.page.get_by_role("button", name="Mia").click()
        fast = mia.sheet().get_by_role("radio", name=mia.text("prefs-speed-fast"))
        expect(fast).to_be_checked()
        expect(mia.sheet().get_by_role("switch", name=mia.text("prefs-sounds"))).to_be_checked()


def test_the_title_says_whose_turn_it_is(visit):
    mia, jan = visit("Mia"), visit("Jan", lang="de")
    mia.begin_with(jan, chair=1)
    for person in (mia, jan):
        begins = re.compile(f"^● {person.text('table-your-turn')} . {person.text('dog-title')}$")
        expect(person.page).to_have_title(begins)
    Player(mia).play(1)
    expect(mia.page).to_have_title(re.compile(f"^{mia.text('dog-title')} . Rudel$"))
