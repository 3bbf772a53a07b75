"""Meine Schafe, Deine Schafe in the browser: a map, tiles that turn, and a colour that nobody else knows."""

import re
from math import cos, radians, sin

import pytest
from playwright.sync_api import expect
from tests.browser.checks import handed_over, overheard, refused, some_turns, turns_with_keys, whole_game
from tests.browser.everybody import faults_on
from tests.browser.lessons import Pupil
from tests.browser.screens import ask_for_a_hint, game_screens
from tests.browser.turns import Player, next_of, together

SECRET = 68
"""The first of the four tiles that say whose colour is which."""
MISFIT = """() => {
  const size = 120;
  const spot = (x, y) => {
    const land = document.querySelector("main .land");
    const { x: left, y: top } = land.getBoundingClientRect();
    const k = new DOMMatrix(getComputedStyle(land).transform).a;
    return [left + (x + 0.5) * size * k, top + (y + 0.5) * size * k];
  };
  const tiles = [...document.querySelectorAll("main .land > svg:first-child > g")]
    .map((one) => one.getAttribute("transform").match(/-?\\d+/g).map((at) => Number(at) / size));
  const goes = [...document.querySelectorAll("main .target")]
    .map(({ style }) => [parseFloat(style.left) / size, parseFloat(style.top) / size]);
  const known = new Set([...tiles, ...goes].map(String));
  const beside = tiles.flatMap(([x, y]) => [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]]);
  return beside.filter((place) => !known.has(String(place))).map((place) => spot(...place)).find((at) => {
    const seen = document.elementFromPoint(...at);
    return seen?.closest("main .window") && !seen.closest("button");
  }) ?? null;
}"""
"""A point of the page where the chosen tile does not go, beside a tile that lies."""
COVERED = """() => {
  const window = document.querySelector("main .window").getBoundingClientRect();
  return [...document.querySelectorAll("main .target")].filter((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const wide = left >= window.left - 1 && right <= window.right + 1;
    const out = !wide || top < window.top - 1 || bottom > window.bottom + 1;
    return out || document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(".target") !== place;
  }).map((place) => place.ariaLabel);
}"""
"""The places that are not wholly in the window, or under something else."""
FILLED = """() => {
  const window = document.querySelector("main .window").getBoundingClientRect();
  const land = [...document.querySelectorAll("main .land > svg > g")].map((tile) => tile.getBoundingClientRect());
  const along = (from, to) => Math.max(...land.map((one) => one[to])) - Math.min(...land.map((one) => one[from]));
  const place = land[0].width * 2.1;  // the places around it belong to the map
  return Math.max(
    (along("left", "right") + place) / window.width, (along("top", "bottom") + place) / window.height,
  );
}"""
"""How much of the window's width or height the map takes, whichever is more."""
SIZES = [(320, 568), (375, 553), (568, 320), (740, 360), (768, 1024), (1440, 900), (2560, 1440)]


def test_a_whole_game_of_four_seats_by_clicking(visit, report):
    whole_game(visit(), "schafe", 4, report)


@pytest.mark.parametrize("seats", [2, 3])
def test_some_rounds_with_fewer_by_touch(visit, seats):
    some_turns(visit(lang="de", phone=True), "schafe", seats, 4)


@pytest.mark.parametrize(("lang", "phone"), [("de", True), pytest.param("en", False, marks=pytest.mark.soak)])
def test_its_screens_are_open_to_everybody(visit, lang, phone):
    person = visit(lang=lang, phone=phone, reduced_motion="reduce")
    assert {} == faults_on(person, game_screens(person, "schafe"))


def test_a_colour_and_a_hand_are_known_to_their_owner_only(visit):
    views = overheard(visit, "schafe", 2, turns=8)
    hands = {(seat, view["turns"]): set(view["hand"]) for seat in (0, 1) for view in views[seat]}
    for seat, seen in views.items():
        for view in seen:
            assert (view["colour"] is None) == (seat is None)
            assert [None, None] == view["colours"]
            assert not [laid for laid in view["map"] if laid["tile"] >= SECRET]
            assert set() == set(view["hand"]) & hands.get((1 - (seat or 0), view["turns"]), set())
    assert all(view["hand"] == [] for view in views[None])
    assert {True} == {bool(hand) for hand in hands.values()}


def test_two_fingers_turn_a_tile_or_zoom_and_the_log_shows_where_it_was_laid(visit):
    mia = visit(phone=True)
    mia.play_now("schafe")
    player = Player(mia)
    player.wait()
    chosen = mia.page.locator("main .hand button[aria-pressed=true]")
    mia.page.locator("main .hand li:not(.own) button").first.tap()
    before = chosen.get_attribute("aria-label"), scale(mia)
    fingers(mia, [(60, angle) for angle in range(0, 80, 10)])
    turned = chosen.get_attribute("aria-label"), scale(mia)
    assert before[0] != turned[0]
    assert before[1] == turned[1]
    fingers(mia, [(far, 0) for far in range(30, 90, 10)])
    assert turned[0] == chosen.get_attribute("aria-label")
    near = scale(mia)
    assert turned[1] < near
    mia.button("schafe-web-zoom-out").tap()
    assert scale(mia) < near  # the first press after two fingers counts
    player.play(1)
    mia.menu().get_by_role("button", name=mia.text("table-log"), exact=True).tap()
    mia.sheet().get_by_role("list").get_by_role("button").last.tap()
    expect(mia.sheet()).to_have_count(0)
    expect(mia.page.locator("main .marks .pointed").first).to_be_visible()
    player.wait()  # and it stays in sight while the others play
    expect(mia.page.locator("main .marks .pointed").first).to_be_visible()


def test_nothing_lies_over_the_map_and_all_places_are_in_sight_in_every_window(visit):
    mia = visit(lang="de")
    mia.open_table("schafe", 4)
    mia.begin()
    player = Player(mia)
    player.play(3)
    for width, height in SIZES:
        mia.page.set_viewport_size({"width": width, "height": height})
        player.wait()
        assert mia.page.locator("main .target").count() > 0
        assert [] == mia.page.evaluate(COVERED), f"{width}x{height}"
        assert mia.page.evaluate(FILLED) > 0.8, f"{width}x{height}"


def test_numbers_tell_what_they_mean_and_closed_pens_stay_ringed(visit):
    mia = visit(phone=True)
    mia.play_now("schafe")
    player = Player(mia)
    player.wait()
    caption = mia.page.locator("main .caption")
    for what in ("bag", "bonus"):
        mia.page.locator("main .standing .figure").nth(("bag", "bonus").index(what)).tap()
        expect(caption).not_to_be_empty()
        mia.button("house-close").tap()
        expect(caption).to_be_empty()
    rings = mia.page.locator("main .marks .ring")
    while rings.count() == 0:
        player.play(1)
        player.wait()
    closed = rings.count()
    mia.reload()
    player.wait()
    assert closed == rings.count()
    ring = rings.first.get_attribute("class")
    assert set(ring.split()) & {"R", "Y", "B", "K"}


def test_the_own_flock_stands_beside_the_map_and_its_pen_is_ringed_when_pressed(visit):
    mia = visit(lang="de")
    mia.play_now("schafe")
    player = Player(mia)
    player.wait()
    own = mia.page.locator("main .standing button").first
    expect(own).to_have_attribute("title", re.compile("^Du: .*, geheim"))
    own.click()
    expect(own).to_have_attribute("aria-expanded", "true")
    expect(mia.page.locator("main .caption")).not_to_be_empty()
    mia.page.keyboard.press("Escape")
    expect(own).to_have_attribute("aria-expanded", "false")


FAST = """() => localStorage.setItem("rudel", JSON.stringify({ ...JSON.parse(localStorage.rudel), speed: "fast" }))"""
OUT_OF_REACH = """() => [...document.querySelectorAll("main .hand button")].filter((tile) => {
  const { left, right, top, bottom } = tile.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest("button") !== tile;
}).length"""
"""How many tiles of the hand cannot be pressed in their middle."""


def test_the_first_press_on_a_place_that_is_too_small_looks_closer_while_everything_moves(visit):
    mia = visit(phone=True)
    mia.open_table("schafe", 4)
    mia.begin()
    player = Player(mia)
    player.play(9)
    mia.page.evaluate(FAST)
    mia.page.set_viewport_size({"width": 320, "height": 568})
    mia.reload()
    player.wait()
    far = scale(mia)
    assert far * 120 < 24
    where = mia.page.locator("main .target").first.bounding_box()
    mia.page.touchscreen.tap(where["x"] + where["width"] / 2, where["y"] + where["height"] / 2)
    near = "() => new DOMMatrix(getComputedStyle(document.querySelector('main .land')).transform).a * 120 > 50"
    mia.until(near)


def test_a_hint_shows_its_place_whatever_tile_was_chosen_before(visit):
    mia = visit()
    mia.play_now("schafe")
    Player(mia).wait()
    hand = mia.page.locator("main .hand button[aria-pressed]")
    place = mia.page.locator("main button.target.hinted")
    for index in range(hand.count()):
        tile = hand.nth(index)
        tile.click()
        expect(tile).to_have_attribute("aria-pressed", "true")
        ask_for_a_hint(mia)
        expect(place).to_be_in_viewport()
        if "hinted" not in (tile.get_attribute("class") or "").split():
            expect(tile).to_have_attribute("aria-pressed", "false")
        mia.page.keyboard.press("Escape")


def test_a_full_hand_can_be_reached_on_low_phones(visit):
    mia = visit(phone=True)
    mia.open_table("schafe", 2)
    mia.begin()
    player = Player(mia, likes=("draws 2", "draws 3", "draws 4"))
    hand = mia.page.locator("main .hand button")
    player.wait()
    while hand.count() < 9:
        player.play(1)
        player.wait()
    for width, height in [(375, 553), (360, 560), (320, 568), (568, 320), (740, 360)]:
        mia.page.set_viewport_size({"width": width, "height": height})
        player.wait()
        assert mia.page.evaluate(OUT_OF_REACH) == 0, f"{width}x{height}"


def test_a_tile_that_fits_nowhere_says_so_beside_the_map(visit):
    mia = visit()
    stuck = mia.page.locator("main .hand li:not(.own) button.stuck")
    for deal in range(1, 9):
        mia.deal = deal
        mia.play_now("schafe")
        Player(mia).wait()
        if stuck.count() > 0:
            break
    stuck.first.click()
    expect(mia.page.locator("main .caption")).to_have_text(re.compile("nowhere|There is none yet"))
    expect(mia.page.get_by_role("alert")).to_have_count(0)


def test_the_guided_game_shows_and_says_all_that_matters(visit):
    mia = visit(lang="de", phone=True)
    mia.page.set_viewport_size({"width": 375, "height": 553})
    mia.lesson = True
    mia.play_now("schafe")
    pupil = Pupil(mia)
    pupil.learn()
    said = " ".join(pupil.told)
    for thing in ("hello", "closed", "lay", "few", "stepped-in", "wolf", "hunt-hunter", "hunter", "pens", "out-now"):
        assert mia.text(f"schafe-guide-{thing}") in said, thing
    sheet = mia.over()
    expect(sheet.get_by_text(mia.text("schafe-guide-end"))).to_be_visible()
    sheet.get_by_role("button", name=mia.text("house-close"), exact=True).tap()
    expect(mia.page.locator("main .caption")).to_have_text(mia.text("schafe-web-over"))


def scale(person):
    """How large the map is drawn."""
    return float(re.search(r"scale\(([\d.]+)\)", person.page.locator("main .land").get_attribute("style")).group(1))


def fingers(person, ways):
    """Two fingers on the map go this way: so far from the middle between them, at such an angle."""
    box = person.page.locator("main .window").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = person.context.new_cdp_session(person.page)
    for step, (far, angle) in enumerate(ways):
        dx, dy = far * cos(radians(angle)), far * sin(radians(angle))
        points = [{"x": x - dx, "y": y - dy, "id": 0}, {"x": x + dx, "y": y + dy, "id": 1}]
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": points})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    hand.detach()


def test_keys_lay_tiles_and_a_refusal_shows_its_rule(visit):
    mia = visit()
    turns_with_keys(mia, "schafe", 2)
    Player(mia).wait()
    assert refused(mia, Misfit(mia.page)).startswith("shf-")


class Misfit:
    """A place beside the land where a tile of the hand does not go; the house says why not."""

    def __init__(self, page):
        self.page = page

    def click(self):
        """Takes one tile after the other until there is such a place for it."""
        for tile in self.page.locator("main .hand li:not(.own) button").all():
            tile.click()
            spot = self.page.evaluate(MISFIT)
            if spot is not None:
                self.page.mouse.click(*spot)
                return
        raise AssertionError("every tile goes everywhere")


def test_two_on_one_device_hide_their_colours(visit):
    handed_over(visit(), "schafe", 3)


def test_shf_20_who_plays_reads_who_would_like_to_step_in(visit):
    mia, jan = visit(), visit("Jan", lang="de", phone=True)
    mia.open_table("schafe", 2)
    jan.enter(f"/t/{mia.table()}")
    jan.sit()
    mia.begin(full=True)
    jan.at_the_board()
    players = [Player(mia), Player(jan)]
    while (found := halted(players)) is None:
        together(*players, turns=1)
    asked, halt = found
    halt.click()
    other = next(one for one in (mia, jan) if one is not asked)
    asked.sees("table-floor", who=other.name)
    halt.click()
    expect(asked.page.get_by_text(asked.text("table-floor", who=other.name))).to_have_count(0)


def halted(players):
    """Whoever is asked, and the other's button to step in, once there is one."""
    asked, _ = next_of(*players)
    for person in (player.person for player in players if player is not asked):
        halt = person.button("schafe-web-halt")
        if halt.count() > 0:
            return asked.person, halt
    return None
