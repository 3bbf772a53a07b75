"""The hall: how one comes in, who one is, and what the device remembers."""

import re

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


def test_a_first_visit_offers_a_guided_game(visit):
    mia = visit(prefs={"guided": False})
    mia.enter()
    mia.press("hall-guide-yes")
    mia.at_the_board()
    lesson = mia.page.locator("footer p.guide")
    expect(lesson).to_be_visible()
    first = lesson.inner_text()
    assert first in {mia.text("dog-web-guide-give"), mia.text("dog-web-guide-give-opener")}
    player = Player(mia)
    player.play(1)
    player.wait()
    expect(lesson).not_to_have_text(first)
    player.play(2)
    mia.enter()
    expect(mia.button("hall-guide-yes")).to_have_count(0)


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
