"""What is wrong on a screen as it is drawn, measured in the real browser; a command for people, too.

    python -m tests.browser.measure klaeffer --seats 4 --moment half-made --sizes 375x553,360x560 --shots /tmp/x

goes to the moments whose names begin so (all of them without --moment; --walk names a whole walk of moments.py), in
German (--lang en: in English), changes the window through the sizes and prints what is wrong at each: text that is cut
or covered, things outside the window, press areas that overlap or are too small for a finger, pages that scroll at a
table. With --shots a picture of each is written. It needs built pages and starts a house of its own; --house takes one
that runs.

Where places lie closer than a finger is wide and the nearest centre wins, the element around them says so by
`data-near`: there a press at each place's own centre has to reach it, however small it is. A map that is dragged says
`data-pans`, a picture whose words nobody has to read `data-picture`.
"""

import argparse
import re
import sys
import tempfile
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Error, sync_playwright
from tests.browser.chromium import launch
from tests.browser.moments import EVERY_TABLE, FREE_TO_SCROLL, HOME, WALKS, needed, walks_of
from tests.browser.person import Person
from tests.server.house import serving

SIZES = [
    (320, 568),
    (360, 560),
    (360, 640),
    (360, 740),
    (375, 553),
    (390, 664),
    (412, 915),
    (568, 320),
    (740, 360),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1440, 900),
    (2560, 1440),
]
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8").rstrip().rstrip(";")
PARTICULAR = re.compile(r'"[^"]*"|-?\d+')
"""What differs between faults of one kind: words and numbers."""
OTHER_DEALS = range(1, 5)
"""Seeds of the cards that are tried where a moment has not come up."""
DRAWN = """async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  await frame();
  await frame();
  await document.fonts.ready;
  const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map((one) => one.finished));
}"""
"""Whatever watches sizes has seen them, and nothing moves any more."""


def visitor(browser, address, lang="de", name="Mia", **more):
    """Somebody with a finger, whose window may have any size; no motion."""
    prefs = {"guided": True}
    person = Person(browser, address, name, lang=lang, prefs=prefs, reduced_motion="reduce", has_touch=True, **more)
    person.page.set_viewport_size(HOME)
    return person


def faults(person, moment):
    """What is wrong with what the person sees now."""
    return person.page.evaluate(MEASURE, {"still": moment not in FREE_TO_SCROLL})


def through_sizes(person, moment, sizes=SIZES, shot=None):
    """What is wrong at each of the sizes, as far as something is; the window is as before in the end."""
    found = {}
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(DRAWN)
        wrong = faults(person, moment)
        if wrong:
            found[f"{width}x{height}"] = wrong
        if shot is not None:
            person.page.screenshot(path=shot(f"{width}x{height}"))
    person.page.set_viewport_size(HOME)
    person.page.evaluate(DRAWN)
    return found


def walked(person, walk, game, seats, wanted=(), sizes=SIZES, shot=None):
    """What is wrong at the moments of a walk, one after the other; only those whose names begin as wanted."""
    for moment in WALKS[walk](person, game, seats):
        if not wanted or moment.startswith(tuple(wanted)):
            picture = shot and (lambda size, moment=moment: shot(moment, size))
            yield moment, through_sizes(person, moment, sizes, picture)


def measured(browser, address, lang, walk, game, seats, deal=None, **asked):
    """What is wrong at the moments of a walk, with other cards until every moment that it needs has come up."""
    missing = {one for one in needed(walk, game) if one.startswith(tuple(asked.get("wanted") or [""]))}
    for cards in (deal, *OTHER_DEALS):
        person = visitor(browser, address, lang)
        person.deal = cards
        try:
            for moment, found in walked(person, walk, game, seats, **asked):
                missing -= {one for one in missing if moment.startswith(one)}
                yield moment, found
        finally:
            person.leave()
        if not missing:
            return
        asked["wanted"] = tuple(missing)
    for moment in sorted(missing):
        yield moment, {"every size": ["it never comes up"]}


def gathered(found):
    """Faults of one kind as one: how the first reads, how many there are beside it, and the sizes."""
    kinds = {}
    for at, lines in found.items():
        for line in lines:
            first, sizes = kinds.setdefault(PARTICULAR.sub("", line), (line, Counter()))
            sizes[at] += 1
    for first, sizes in kinds.values():
        yield first, ", ".join(at if number == 1 else f"{at} ({number})" for at, number in sizes.items())


def size(words):
    """360x740 as numbers."""
    width, _, height = words.partition("x")
    return int(width), int(height)


def asked():
    """What is to be measured, from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", help="dog, lagerdog, klaeffer, filou, schafe; every game if not said")
    parser.add_argument("--seats", type=int, help="every number of seats if not said")
    parser.add_argument("--walk", action="append", choices=list(WALKS), help="where to go; everywhere if not said")
    parser.add_argument("--moment", action="append", default=[], help="how the moments' names begin")
    parser.add_argument("--sizes", type=lambda words: [size(one) for one in words.split(",")], default=SIZES)
    parser.add_argument("--lang", default="de", choices=["de", "en"])
    parser.add_argument("--deal", type=int, help="the seed of the cards")
    parser.add_argument("--shots", type=Path, help="a folder for pictures")
    parser.add_argument("--house", help="the address of a house that runs, without limits")
    return parser.parse_args()


def main():
    """Measures what is asked for and prints it; the exit code says whether something is wrong."""
    wanted = asked()
    wrong = 0
    with ExitStack() as stack:
        address = wanted.house
        if address is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            address = stack.enter_context(serving(f"sqlite:///{folder}/measure.db", "--no-limits")).address
        browser = launch(stack.enter_context(sync_playwright()))
        for game, seats in EVERY_TABLE:
            if wanted.game not in {None, game} or wanted.seats not in {None, seats}:
                continue
            wrong += table(browser, address, game, seats, wanted)
        browser.close()
    sys.exit(min(1, wrong))


def table(browser, address, game, seats, wanted):
    """Measures the walks of one game and number of seats; how much is wrong."""
    count = 0
    if wanted.shots:
        wanted.shots.mkdir(parents=True, exist_ok=True)
    shot = wanted.shots and (lambda moment, at: wanted.shots / f"{game}-{seats}-{moment}-{wanted.lang}-{at}.png")
    asked = {"deal": wanted.deal, "wanted": wanted.moment, "sizes": wanted.sizes, "shot": shot}
    for walk in wanted.walk or walks_of(game):
        try:
            for moment, found in measured(browser, address, wanted.lang, walk, game, seats, **asked):
                print(f"{game} {seats} {moment} {wanted.lang}: {sum(map(len, found.values()))}", flush=True)
                for line, sizes in gathered(found):
                    print(f"  {line}\n      at {sizes}", flush=True)
                count += sum(map(len, found.values()))
        except (AssertionError, Error) as broken:
            print(f"{game} {seats} {walk} {wanted.lang} breaks off: {broken}", flush=True)
            count += 1
    return count


if __name__ == "__main__":
    main()
