"""Pictures of every screen, on a phone and on a desktop, in both languages, by day and by night.

python tools/shots.py [FOLDER] starts a house of its own, goes through it as the tests do, and writes
<screen>-<phone|desktop>-<language>-<light|dark>.png into FOLDER (build/shots).
"""

from __future__ import annotations

import sys
import tempfile
from itertools import chain, product
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import launch  # noqa: E402
from tests.browser.person import Person  # noqa: E402
from tests.browser.screens import GAMES, boards, game_screens, proof, tour  # noqa: E402
from tests.server.house import serving  # noqa: E402


def everything(person: Person) -> Iterator[str]:
    """Every screen of a rehearsing house; of the games, those that are on the shelf."""
    return chain(tour(person), boards(person), *(game_screens(person, game) for game in GAMES))


def shoot(person: Person, screens: Iterator[str], folder: Path, words: str) -> None:
    """Takes each of the screens in both lights."""
    for screen in screens:
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
        serving(f"sqlite:///{place}/fair.db", "--no-limits", seed=None) as fair,
        sync_playwright() as driver,
    ):
        browser = launch(driver)
        for device, lang in product(("phone", "desktop"), ("de", "en")):
            words = f"{device}-{lang}"
            if wanted and words not in wanted:
                continue
            still = {"prefs": {"guided": False}, "reduced_motion": "reduce"}
            for served, screens in ((house, everything), (fair, proof)):
                person = Person(browser, served.address, "Mia", lang=lang, phone=device == "phone", **still)
                shoot(person, screens(person), folder, words)
                person.leave()
        browser.close()


if __name__ == "__main__":
    main()
