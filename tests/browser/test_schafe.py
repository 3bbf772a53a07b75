"""Meine Schafe, Deine Schafe in the browser: a map, tiles that turn, and a colour that nobody else knows."""

import re
from math import cos, radians, sin

import pytest
from playwright.sync_api import expect
from tests.browser.checks import handed_over, overheard, refused, some_turns, turns_with_keys, whole_game
from tests.browser.everybody import faults_on
from tests.browser.screens import game_screens
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
    .map(({ style }) => [parseFloat(style.left) / size - 0.5, parseFloat(style.top) / size - 0.5]);
  const known = new Set([...tiles, ...goes].map(String));
  const beside = tiles.flatMap(([x, y]) => [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]]);
  return beside.filter((place) => !known.has(String(place))).map((place) => spot(...place)).find((at) => {
    const seen = document.elementFromPoint(...at);
    return seen?.closest("main .window") && !seen.closest("button, [data-fixed]");
  }) ?? null;
}"""
"""A point of the page where the chosen tile does not go, beside a tile that lies."""


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
