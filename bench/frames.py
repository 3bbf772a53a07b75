"""How fast the screens are on a slow phone: `python -m bench.frames [GAME…]`.

A house is started, and in headless Chromium with its processor slowed down four times somebody plays each game in a
window of 375x667, in motion, against bots. Told are, in milliseconds, the time from a press to the first frame in which
something has changed, and the time between frames while the others move; then what a full map of Meine Schafe, Deine
Schafe does while it is dragged. `--why` also says what the time went into. Nothing is asserted: a machine with other
work shows it in every figure, so compare figures of the same hour.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections import Counter

from playwright.sync_api import sync_playwright
from tests.browser.chromium import launch
from tests.browser.person import Person
from tests.browser.turns import Player
from tests.server.house import serving

from bench.pan import dragged
from rudel.games import GAMES

WINDOW = {"width": 375, "height": 667}
SLOWER = 4
SETTINGS = {"pace": 400}
WATCH = """() => {
  const seen = (window.seenFrames = { presses: [], frames: [] });
  let pressed = null;
  const changed = (records) => {
    if (pressed === null || records.every(({ target }) => target.nodeName === "TITLE")) return;
    const since = pressed;
    pressed = null;
    requestAnimationFrame(() => setTimeout(() => seen.presses.push(performance.now() - since)));
  };
  const watched = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(changed).observe(document.body, watched);
  addEventListener("pointerdown", (event) => { pressed = event.timeStamp; }, { capture: true });
  let before = null;
  const tick = (now) => {
    const others = !document.title.startsWith("●") && document.querySelector("dialog[open]") === null;
    if (before !== null && others) seen.frames.push(now - before);
    before = others ? now : null;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
"""Remembers what a press took to be seen, and how far apart frames were as long as others are asked."""
WORK = ("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit", "FunctionCall", "HitTest", "RunTask")
"""What the browser says it works on; a task is all of it."""
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-v8.cpu_profiler"]


def played(browser, house, game, seats, *, turns, why):
    """The figures of so many turns of a game, and, if asked for, what the time went into."""
    person = Person(browser, house.address, "Mia", prefs={"speed": "normal"}, has_touch=True)
    person.phone = True
    person.page.set_viewport_size(WINDOW)
    person.settings = SETTINGS
    person.open_table(game, seats)
    person.begin()
    player = Player(person, seed=seats)
    player.wait()
    person.page.evaluate(WATCH)
    slow = person.context.new_cdp_session(person.page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if why:
        browser.start_tracing(page=person.page, categories=CATEGORIES)
    player.play(turns)
    player.wait()
    trace = json.loads(browser.stop_tracing()) if why else None
    seen = person.page.evaluate("() => window.seenFrames")
    person.leave()
    return seen, trace


def figures(times):
    """Median, 95th percentile and the worst, as words."""
    if len(times) < 2:
        return f"{'-':>7}{'-':>7}{'-':>7}"
    high = statistics.quantiles(times, n=20)[-1]
    return f"{statistics.median(times):7.0f}{high:7.0f}{max(times):7.0f}"


def reasons(trace):
    """What the page's main thread worked on, most expensive first: kinds of work, then functions by their file."""
    events = trace["traceEvents"]
    mains = {(one["pid"], one["tid"]) for one in events if one.get("args", {}).get("name") == "CrRendererMain"}
    whole, most = Counter(), Counter()
    for one in events:
        if one.get("ph") == "X" and (one["pid"], one["tid"]) in mains and one["name"] in WORK:
            whole[one["name"]] += one.get("dur", 0) / 1000
            most[one["name"]] = max(most[one["name"]], one.get("dur", 0) / 1000)
    for name, spent in whole.most_common():
        yield f"    {name:18}{spent:8.0f} ms in all, {most[name]:6.0f} at most"
    for place, spent in sampled(events).most_common(12):
        yield f"      {spent:8.0f} ms  {place}"


def sampled(events):
    """Milliseconds in each function of our own, as the sampling profiler saw it."""
    nodes, spent = {}, Counter()
    for one in events:
        if one["name"] != "ProfileChunk":
            continue
        data = one["args"]["data"]
        profile = data.get("cpuProfile", {})
        for node in profile.get("nodes", []):
            nodes[one["pid"], one["id"], node["id"]] = node["callFrame"]
        for sample, delta in zip(profile.get("samples", []), data.get("timeDeltas", []), strict=False):
            frame = nodes.get((one["pid"], one["id"], sample), {})
            name = frame.get("functionName") or "(anonymous)"
            if name not in {"(idle)", "(root)"}:
                place = frame.get("url", "").rpartition("/")[2]
                spent[f"{name} {place}:{frame.get('lineNumber', 0)}:{frame.get('columnNumber', 0)}"] += delta / 1000
    return spent


def main():
    """Plays, drags and prints."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", default=list(GAMES))
    asked.add_argument("--turns", type=int, default=8)
    asked.add_argument("--seats", type=int)
    asked.add_argument("--frames", type=int, default=300, help="while a map is dragged")
    asked.add_argument("--why", action="store_true", help="what the time goes into")
    wanted = asked.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as driver,
        serving(f"sqlite:///{folder}/frames.db", "--no-limits") as house,
    ):
        browser = launch(driver)
        print(f"{'':20}{'a press is seen after':>21}   {'frames while others move':>24}   (median, p95, worst; ms)")
        for game in wanted.games:
            seats = wanted.seats or max(GAMES[game].seat_numbers)
            seen, trace = played(browser, house, game, seats, turns=wanted.turns, why=wanted.why)
            counts = f"{len(seen['presses'])} presses, {len(seen['frames'])} frames"
            print(
                f"{game:12}{seats} seats{figures(seen['presses'])}      {figures(seen['frames'])}   {counts}",
                flush=True,
            )
            for line in reasons(trace) if trace else ():
                print(line)
        if "schafe" in wanted.games:
            for line in dragged(browser, house, wanted.frames):
                print(line)
        browser.close()


if __name__ == "__main__":
    main()
