"""Pictures of every screen, and what is wrong on any of them.

python tools/shots.py [FOLDER] [WORD…] starts houses of its own and goes through them as the tests do. It writes
<screen>-<phone|desktop>-<language>-<light|dark>.png into FOLDER (build/shots), then every moment of every game and
number of seats at every size into FOLDER/matrix, with an index.html to look through and defects.txt, which names all
that is cut, covered, outside or too small. Words narrow it down: phone-de, desktop-en, …; klaeffer, klaeffer-4, ….
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

    from playwright.sync_api import Browser

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import launch  # noqa: E402
from tests.browser.measure import SIZES, gathered, visitor, walked  # noqa: E402
from tests.browser.moments import EVERY_TABLE, walks_of  # noqa: E402
from tests.browser.person import Person  # noqa: E402
from tests.browser.screens import GAMES, boards, game_screens, proof, tour  # noqa: E402
from tests.server.house import serving  # noqa: E402

DEVICES = [f"{device}-{lang}" for device, lang in product(("phone", "desktop"), ("de", "en"))]


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


def screens(browser: Browser, places: dict[str, str], folder: Path, devices: list[str]) -> None:
    """Every screen on a phone and on a desktop, in both languages."""
    for words in devices:
        device, lang = words.split("-")
        still = {"reduced_motion": "reduce"}
        for house, led in (("rehearsing", everything), ("fair", proof)):
            person = Person(browser, places[house], "Mia", lang=lang, phone=device == "phone", **still)
            shoot(person, led(person), folder, words)
            person.leave()


def matrix(browser: Browser, address: str, folder: Path, tables: list[tuple[str, int]]) -> None:
    """Every moment of these tables at every size: pictures, defects, and a page to look through them."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "defects.txt").open("w") as defects, (folder / "index.html").open("w") as index:
        for game, seats, walk in [(*table, walk) for table in tables for walk in walks_of(table[0])]:
            lang = "de" if seats % 2 == 0 else "en"
            person = visitor(browser, address, lang)
            name = f"{game}-{seats}-{lang}"

            def shot(moment: str, size: str, name: str = name) -> Path:
                return folder / f"{name}-{moment}-{size}.png"

            for moment, found in walked(person, walk, game, seats, shot=shot):
                lines = [f"{line}\n    at {sizes}\n" for line, sizes in gathered(found)]
                defects.write("".join(f"{name}-{moment}: {line}" for line in lines))
                index.write(f"<h2>{name}-{moment}</h2><pre>{''.join(lines).replace('<', '&lt;')}</pre>")
                index.writelines(picture(shot(moment, f"{wide}x{high}").name, high) for wide, high in SIZES)
                print(f"{name}-{moment}: {len(lines)}")
            person.leave()


def picture(name: str, high: int) -> str:
    """A small picture that leads to the large one."""
    return f'<a href="{name}"><img src="{name}" height="{min(high, 640) // 2}" loading="lazy" title="{name}"></a>\n'


def main() -> None:
    """Takes all pictures; with words after the folder only the devices and tables named."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "shots"
    folder.mkdir(parents=True, exist_ok=True)
    wanted = set(sys.argv[2:])
    devices = [one for one in DEVICES if not wanted or one in wanted]
    tables = [(game, seats) for game, seats in EVERY_TABLE if not wanted or wanted & {game, f"{game}-{seats}"}]
    with (
        tempfile.TemporaryDirectory() as place,
        serving(f"sqlite:///{place}/shots.db", "--no-limits") as house,
        serving(f"sqlite:///{place}/fair.db", "--no-limits", seed=None) as fair,
        sync_playwright() as driver,
    ):
        browser = launch(driver)
        screens(browser, {"rehearsing": house.address, "fair": fair.address}, folder, devices)
        matrix(browser, house.address, folder / "matrix", tables)
        browser.close()


if __name__ == "__main__":
    main()
