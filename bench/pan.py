"""How smoothly a full map pans; `python -m bench.frames` prints it.

A game of Meine Schafe, Deine Schafe plays itself to its end among bots, and in headless Chromium the
last step of its replay is dragged with the mouse, one step per frame. Hardly a game lays all tiles, so the map that
is drawn is filled up to 73. What is printed is the time between frames as the page was told it; nothing is asserted. A
machine with other work shows it in the slowest frames.
"""

from __future__ import annotations

import statistics

from playwright.sync_api import expect
from tests.browser.person import PATIENCE, SOON_OVER, Person

FULL = 73
"""The village square, 68 tiles and four question marks: as many as can lie on a map."""
SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
RECORD = """() => {
  const land = document.querySelector(".window .land");
  const spans = (window.spans = []);
  let [before, lay] = [performance.now(), land.style.transform];
  const tick = (now) => {
    if (land.style.transform !== lay) spans.push(now - before);
    [before, lay] = [now, land.style.transform];
    window.watching = requestAnimationFrame(tick);
  };
  window.watching = requestAnimationFrame(tick);
}"""
"""Remembers how long after the frame before it each frame came in which the map had moved."""
RECORDED = "() => { cancelAnimationFrame(window.watching); return window.spans; }"
NEXT = "() => new Promise((drawn) => requestAnimationFrame(drawn))"
TILES = ".window .land > svg:first-child > g"


def finished(browser, house):
    """A person at a table whose game has played itself to the end."""
    person = Person(browser, house.address, "Mia")
    person.settings = SOON_OVER
    person.open_table("schafe", seats=4)
    person.begin()
    expect(person.sheet()).to_be_visible(timeout=10 * PATIENCE)
    return person


def filled(laid):
    """A map with tiles that nobody laid: the same landscape once more to the south, until it is full."""
    high = max(tile["y"] for tile in laid) - min(tile["y"] for tile in laid) + 1
    again = [{**tile, "y": tile["y"] + high} for tile in laid if tile["tile"] >= 0]
    return laid + again[: max(0, FULL - len(laid))]


def fill(route):
    """Lets the replay end with a full map; only what the page draws is changed."""
    answer = route.fetch()
    replay = answer.json()
    last = replay["moments"][-1]
    if last["version"] == replay["newest"]:
        last["view"]["map"] = filled(last["view"]["map"])
    route.fulfill(response=answer, json=replay)


def pan(page, width, height, frames):
    """The milliseconds between frames while the map is dragged around in a window of this size."""
    page.set_viewport_size({"width": width, "height": height})
    page.reload()
    window = page.locator(".window")
    window.wait_for()
    page.keyboard.press("End")
    expect(page.locator(TILES)).to_have_count(FULL)
    for _ in range(3):
        page.keyboard.press("+")
    page.wait_for_timeout(500)  # the map is drawn sharply after a zoom
    box = window.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(RECORD)
    for step in range(frames):
        way = step % 100 if step % 200 < 100 else 100 - step % 100
        page.mouse.move(x + 1.2 * (way - 50), y + 0.8 * (50 - way))
        page.evaluate(NEXT)
    spans = page.evaluate(RECORDED)
    page.mouse.up()
    return spans


def told(name, size, spans):
    """One line about one window."""
    middle, high = statistics.median(spans), statistics.quantiles(spans, n=20)[-1]
    times = f"median {middle:.1f} ms, p95 {high:.1f} ms, max {max(spans):.1f} ms"
    return f"{FULL} tiles, {name} {size[0]}x{size[1]}: {times}, {len(spans)} frames"


def dragged(browser, house, frames):
    """A line for each window."""
    person = finished(browser, house)
    person.context.route("**/api/tables/*/replay*", fill)
    person.enter(f"/r/{person.table()}")
    for name, size in SIZES.items():
        yield told(name, size, pan(person.page, *size, frames))
    person.leave()
