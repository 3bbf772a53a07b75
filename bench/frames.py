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
  const unseen = ({ target, attributeName }) => target.nodeName === "TITLE" || attributeName === "aria-busy";
  const changed = (records) => {
    if (pressed === null || records.every(unseen)) return;
    const since = pressed;
    pressed = null;
    requestAnimationFrame(() => setTimeout(() => seen.presses.push(performance.now() - since)));
  };
  const watched = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(changed).observe(document.body, watched);
  addEventListener("pointerdown", (event) => { pressed = event.timeStamp; }, { capture: true });
  const dialogs = document.getElementsByTagName("dialog");
  let before = null;
  const tick = (now) => {
    const others = !document.title.startsWith("●") && dialogs.length === 0;
    if (before !== null && others) seen.frames.push(now - before);
    before = others ? now : null;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
"""Remembers what a press took to be seen, and how far apart frames were as long as others are asked."""
SEEN = "() => window.seenFrames.presses.length"
ASKED = "() => document.title.startsWith('●') || document.getElementsByTagName('dialog').length > 0"
WORK = ("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit", "FunctionCall", "HitTest")
"""What the browser says it works on."""
TIMELINE = ["devtools.timeline", "devtools.timeline.stack", "v8.cpu_profiler"]
CATEGORIES = ["devtools.timeline", *(f"disabled-by-default-{one}" for one in TIMELINE)]
LONG = 50
"""Milliseconds from which on a task is told of."""


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
    play(player, turns)
    trace = json.loads(browser.stop_tracing()) if why else None
    seen = person.page.evaluate("() => window.seenFrames")
    person.leave()
    return seen, trace


def play(player, turns):
    """So many turns; how the page looks is asked only while nothing is measured."""
    person = player.person
    begun = len(person.traffic.plays())
    while len(person.traffic.plays()) < begun + turns:
        person.until(ASKED)
        seen = player.wait()
        if seen["sheet"] is not None:
            return
        before = person.page.evaluate(SEEN)
        player.press(seen["confirm"] or player.choose(seen["offers"]))
        person.until(f"(before) => ({SEEN})() > before", before)
    person.until(ASKED)


def figures(times):
    """Median, 95th percentile and the worst, as words."""
    if len(times) < 2:
        return f"{'-':>7}{'-':>7}{'-':>7}"
    high = statistics.quantiles(times, n=20, method="inclusive")[-1]
    return f"{statistics.median(times):7.0f}{high:7.0f}{max(times):7.0f}"


def reasons(trace):
    """What the page's main thread worked on, in lines."""
    events = trace["traceEvents"]
    mains = {(one["pid"], one["tid"]) for one in events if one.get("args", {}).get("name") == "CrRendererMain"}
    whole = [one for one in events if one.get("ph") == "X" and (one["pid"], one["tid"]) in mains]
    yield from kinds(whole)
    yield from long_tasks(whole)
    for place, count in forced(whole).most_common(5):
        yield f"    asked for the layout in between {count} times: {place}"
    for place, spent in sampled(events).most_common(12):
        yield f"    {spent:6.0f} ms in {place}"


def kinds(whole):
    """How often and how long each kind of work was done, and how much was styled and laid out each time."""
    for name in WORK:
        times = [one.get("dur", 0) / 1000 for one in whole if one["name"] == name]
        args = [one.get("args", {}) for one in whole if one["name"] == name]
        styled = [one["elementCount"] for one in args if "elementCount" in one]
        laid = [one["beginData"]["dirtyObjects"] for one in args if "dirtyObjects" in one.get("beginData", {})]
        sizes = [f", {statistics.mean(each):.0f} elements each, {max(each)} at most" for each in (styled, laid) if each]
        if times:
            yield f"    {name:18}{sum(times):7.0f} ms in {len(times)} times, {max(times):5.0f} at most{''.join(sizes)}"


def long_tasks(whole):
    """The longest tasks and what they consist of."""
    tasks = sorted((one for one in whole if one["name"] == "RunTask"), key=lambda one: -one.get("dur", 0))
    yield f"    tasks above {LONG} ms: {sum(one.get('dur', 0) > 1000 * LONG for one in tasks)}"
    for task in tasks[:6]:
        end = task["ts"] + task.get("dur", 0)
        parts = Counter()
        for one in whole:
            if one["name"] in WORK and task["ts"] <= one["ts"] < end and one["tid"] == task["tid"]:
                parts[one["name"]] += one.get("dur", 0) / 1000
        told = ", ".join(f"{name} {spent:.0f}" for name, spent in parts.most_common(5))
        yield f"      a task of {task.get('dur', 0) / 1000:.0f} ms: {told}"


def forced(whole):
    """Where a script asks for sizes, so that the page is laid out before its frame."""
    found = Counter()
    for one in whole:
        stack = one.get("args", {}).get("beginData", {}).get("stackTrace") or one.get("args", {}).get("stackTrace")
        if one["name"] in {"Layout", "UpdateLayoutTree"} and stack:
            found[" < ".join(f"{each['functionName']}:{each['lineNumber']}" for each in stack[:3])] += 1
    return found


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
