"""The README's pictures, taken from the running house: docs/pictures/*.webp.

python tools/pictures.py starts a house of its own, plays some turns of every game by clicking, and looks.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import launch  # noqa: E402
from tests.browser.person import Person  # noqa: E402
from tests.browser.turns import Player, next_of  # noqa: E402
from tests.server.house import serving  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
TABLES = (("dog", 4, 12), ("lagerdog", 6, 9), ("filou", 4, 9), ("klaeffer", 3, 7), ("schafe", 3, 12))
"""Each game with its seats, and after how many own turns it is looked at."""
LARGE = {"hall", "dog", "klaeffer"}
"""What the README shows of a desktop; everything but the hall is shown on a phone, too."""
QUALITY = 82


def take(person: Person, name: str) -> None:
    """Writes what the person sees, as a small file."""
    session = person.context.new_cdp_session(person.page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
    print(f"{name}.webp", (FOLDER / f"{name}.webp").stat().st_size)


def main() -> None:
    """Takes all pictures."""
    with (
        tempfile.TemporaryDirectory() as place,
        serving(f"sqlite:///{place}/pictures.db", "--no-limits") as house,
        sync_playwright() as driver,
    ):
        browser = launch(driver)
        for phone in (False, True):
            person = Person(browser, house.address, "Mia", phone=phone, reduced_motion="reduce")
            size = "phone" if phone else "desktop"
            if not phone:
                person.enter()
                person.button("hall-play-title", title=person.text("dog-title")).wait_for()
                take(person, f"hall-{size}")
            for game, seats, turns in TABLES:
                if not phone and game not in LARGE:
                    continue
                person.open_table(game, seats)
                person.begin()
                player = Player(person, seed=seats)
                player.play(turns)
                next_of(player)
                take(person, f"{game}-{size}")
            person.leave()
        browser.close()


if __name__ == "__main__":
    main()
