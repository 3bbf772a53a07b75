"""Dog in the browser: a seven in three presses, nothing over one's own dogs, and dogs that are shown, not named."""

import re

from playwright.sync_api import expect
from tests.browser.turns import Player
from tests.seed import DEALS

SMALL = [(320, 568), (375, 553), (568, 320), (740, 360)]
OVER_THE_BOARD = """(what) => {
  const box = (one) => one.getBoundingClientRect();
  const [asked, board] = [box(document.querySelector(what)), box(document.querySelector("main .field"))];
  const apart = asked.right <= board.left + 1 || asked.left >= board.right - 1
    || asked.bottom <= board.top + 1 || asked.top >= board.bottom - 1;
  return !apart;
}"""
APART = """([one, other]) => {
  const [a, b] = [one, other].map((what) => document.querySelector(what).getBoundingClientRect());
  return a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
}"""
OVER_STONES = """(what) => {
  const box = (one) => one.getBoundingClientRect();
  const asked = box(document.querySelector(what));
  const beside = (one) => one.right <= asked.left || one.left >= asked.right;
  const meets = (one) => !beside(one) && one.bottom > asked.top && one.top < asked.bottom;
  return [...document.querySelectorAll("main svg .head, main svg .start, main svg .hollow, .hand button")]
    .map(box).filter(meets).length;
}"""


def with_card(person, game, seats, word, before=lambda _player: None):
    """A table whose first hand has a card of this name that goes: one tries deals until one has; its button."""
    for deal in DEALS:
        person.deal = deal
        person.open_table(game, seats)
        person.begin()
        player = Player(person)
        before(player)
        player.wait()
        found = person.page.locator(".hand button:not(.stuck)").filter(has=person.page.locator("svg"))
        for index in range(found.count()):
            if word in (found.nth(index).get_attribute("aria-label") or ""):
                return found.nth(index)
    raise AssertionError(f"no deal has a {word}")


def seven(person):
    """Where everyone plays alone a dog is out from the beginning, and a seven goes at once."""
    return with_card(person, "dog", 2, person.text("dog-card-7"))


def target(person, message, **about):
    """A place on the board, by what it would do."""
    return person.page.locator("button.target").and_(person.button(message, **about))


def test_a_seven_with_one_dog_takes_three_presses(visit):
    mia = visit()
    seven(mia).click()
    target(mia, "dog-web-steps", stone="Aa", fields=7).click()
    mia.press("table-confirm")
    expect(mia.button("table-confirm")).to_have_count(0)
    assert 7 == len(mia.traffic.plays()[-1]["actions"])


def test_a_dog_that_is_pressed_itself_goes_all_the_rest_of_a_seven(visit):
    mia = visit()
    seven(mia).click()
    target(mia, "dog-web-steps", stone="Aa", fields=3).click()
    target(mia, "dog-web-steps-rest", stone="Aa", fields=4).click()
    expect(mia.button("table-confirm")).to_be_visible()


def test_a_half_made_seven_is_taken_back_with_one_press(visit):
    mia = visit()
    seven(mia).click()
    target(mia, "dog-web-steps", stone="Aa", fields=5).click()
    mia.press("dog-web-take-back")
    expect(mia.button("table-back")).to_have_count(0)
    expect(mia.button("dog-web-take-back")).to_have_count(0)
    assert [] == mia.traffic.plays()


def test_a_press_beside_the_fields_means_the_nearest(visit):
    mia = visit()
    mia.page.set_viewport_size({"width": 320, "height": 568})
    seven(mia).click()
    field = target(mia, "dog-web-steps", stone="Aa", fields=7)
    box = field.bounding_box()
    mia.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - 12)
    expect(mia.button("table-confirm")).to_be_visible()


def test_taking_a_seven_back_leaves_the_played_card_to_be_read(visit):
    mia = visit()
    seven(mia).click()
    target(mia, "dog-web-steps", stone="Aa", fields=3).click()
    expect(mia.button("dog-web-take-back")).to_be_visible()
    # The card's dots say how many of its steps are left.
    expect(mia.page.locator("main svg .dot.left")).to_have_count(4)
    for width, height in SMALL:
        mia.page.set_viewport_size({"width": width, "height": height})
        mia.until("([one]) => document.querySelector(one) !== null", ["button.only"])
        assert mia.page.evaluate(APART, ["button.only", "main svg .pile .value"]), (width, height)
        assert 0 == mia.page.evaluate(OVER_STONES, "button.only"), (width, height)


def test_on_a_phone_on_its_side_hand_and_words_stand_beside_the_board(visit):
    mia = visit()
    mia.open_table("dog", 4)
    mia.begin()
    Player(mia).wait()
    for width, height in ((568, 320), (740, 360), (844, 390)):
        mia.page.set_viewport_size({"width": width, "height": height})
        mia.until("(high) => document.querySelector('main .field').clientHeight > 0.8 * high", height)
        assert mia.page.evaluate(APART, ["main .field", "main .hand"]), (width, height)
        assert mia.page.locator("main .field p").count() == 0
        for card in mia.page.locator(".hand button").all():
            box = card.bounding_box()
            assert min(box["width"], box["height"]) >= 44, (width, height)
            assert box["x"] >= 0, (width, height)
            assert box["y"] >= 0, (width, height)
            assert box["y"] + box["height"] <= height, (width, height)


def test_what_is_refused_speaks_of_dogs(visit):
    mia = visit()
    mia.open_table("dog", 4)
    mia.begin()
    player = Player(mia)
    player.play(1)
    player.wait()
    mia.page.locator(".hand button.stuck").first.click()
    alert = mia.page.get_by_role("alert")
    expect(alert).to_be_visible()
    assert "tone" not in alert.inner_text()


def test_what_a_joker_is_is_asked_beside_the_board(visit):
    mia = visit()
    with_card(mia, "dog", 2, mia.text("dog-card-joker")).click()
    group = mia.page.get_by_role("group", name=mia.text("dog-web-joker"))
    expect(group).to_be_visible()
    for width, height in SMALL:
        mia.page.set_viewport_size({"width": width, "height": height})
        mia.until("(what) => document.querySelector(what) !== null", ".tray")
        assert not mia.page.evaluate(OVER_THE_BOARD, ".tray"), (width, height)
        sizes = [one.bounding_box() for one in group.get_by_role("button").all()]
        assert all(44 <= min(box["width"], box["height"]) for box in sizes)
        assert all(0 <= box["x"] and box["x"] + box["width"] <= width for box in sizes)
    mia.press("dog-web-back")
    expect(group).to_have_count(0)


def test_who_can_play_nothing_lays_the_cards_down_in_the_middle_of_the_board(visit):
    mia = visit()
    for deal in DEALS:
        mia.deal = deal
        mia.play_now("dog")
        player = Player(mia, likes=("Joker", "Ace", "King"))
        player.play(1)
        player.wait()
        if mia.button("dog-action-drop").count() > 0:
            break
    for width, height in SMALL:
        mia.page.set_viewport_size({"width": width, "height": height})
        assert 0 == mia.page.evaluate(OVER_STONES, "button.only"), (width, height)


def test_the_log_shows_dogs_and_names_none(visit):
    mia = visit()
    mia.open_table("dog", 2)
    mia.begin()
    Player(mia, seed=5).play(4)
    mia.page.set_viewport_size({"width": 360, "height": 740})
    mia.menu().get_by_role("button", name=mia.text("table-log"), exact=True).click()
    log = mia.sheet().inner_text()
    assert "dog" in log
    assert [] == re.findall(r"\b[A-F][a-d]\b|[Ff]ield \d|[Ss]tone", log)


def test_the_middle_tells_what_the_figures_mean(visit):
    mia = visit()
    mia.open_table("dog", 2)
    mia.begin()
    Player(mia, seed=5).play(1)
    mia.page.locator("main button.look").click()
    expect(mia.sheet("dog-web-discards-title")).to_contain_text(mia.text("dog-web-round-means", deal=1, size=6))


def test_a_hint_is_at_hand_in_the_middle_of_a_seven(visit):
    mia = visit()
    seven(mia).click()
    target(mia, "dog-web-steps", stone="Aa", fields=3).click()
    expect(mia.button("dog-web-take-back")).to_be_visible()
    mia.press("table-hint-ask")
    begins = mia.text("table-hint", hint="", why="").rstrip(" .")
    expect(mia.page.locator("footer [aria-live]")).to_contain_text(begins)
