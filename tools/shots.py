"""Pictures of every screen, on a phone and on a desktop, in both languages, by day and by night.

python tools/shots.py [FOLDER] starts a house of its own, goes through it as the tests do, and writes
<screen>-<phone|desktop>-<language>-<light|dark>.png into FOLDER (build/shots).
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from itertools import chain, product
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.flags import FLAGS  # noqa: E402
from tests.browser.person import Person  # noqa: E402
from tests.browser.screens import GAMES, boards, game_screens, tour  # noqa: E402
from tests.server.house import serving  # noqa: E402


def shoot(person: Person, folder: Path, words: str) -> None:
    """Takes every screen in both lights; of the games, those that are on the shelf."""
    games = (game_screens(person, game) for game in GAMES)
    for screen in chain(tour(person), boards(person), *games):
        for shade in ("light", "dark"):
            person.page.emulate_media(color_scheme=shade)
            person.page.locator(f"html[data-theme={shade}]").wait_for(state="attached")
            person.page.screenshot(path=folder / f"{screen}-{words}-{shade}.png")
        print(f"{screen}-{words}")


def main() -> None:
    """Takes all pictures; with words after the folder only the devices and languages named."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "shots"
    folder.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[2:]
    with (
        tempfile.TemporaryDirectory() as place,
        serving(f"sqlite:///{place}/shots.db", "--no-limits") as house,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for device, lang in product(("phone", "desktop"), ("de", "en")):
            words = f"{device}-{lang}"
            if wanted and words not in wanted:
                continue
            still = {"prefs": {"guided": False}, "reduced_motion": "reduce"}
            person = Person(browser, house.address, "Mia", lang=lang, phone=device == "phone", **still)
            shoot(person, folder, words)
            person.leave()
        browser.close()


if __name__ == "__main__":
    main()
