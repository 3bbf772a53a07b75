"""A page in which something fails: the rest of it goes on, the board can be drawn again, and the house hears of it."""

import json

from playwright.sync_api import expect
from tests.browser.turns import Player

FAILED = r"Cannot read properties of null|null is not|is not iterable"


class Garbler:
    """All lines of one page from its next loading on; while it garbles, what they say cannot be drawn."""

    def __init__(self, page):
        self.garbles = False
        self.said = 0
        """How often the house has told the truth."""
        page.route_web_socket("**", self._lay)

    def _lay(self, line):
        house = line.connect_to_server()
        house.on_message(lambda message: line.send(self._said(message)))
        line.on_message(house.send)
        self.line = line

    def _said(self, message):
        said = json.loads(message)
        if self.garbles and said["type"] == "told":
            said["seen"]["view"] |= {"stones": None, "hand": None}
        self.said += said["type"] == "told" and not self.garbles
        return json.dumps(said)


def test_a_board_that_cannot_be_drawn_is_drawn_again_and_the_house_hears_of_it(visit, house):
    mia = visit()
    mia.traffic.allow(FAILED)
    mia.play_now("dog")
    garbler = Garbler(mia.page)
    garbler.garbles = True
    with mia.page.expect_response("**/api/faults") as answer:
        mia.reload()
    assert {"noted": True} == answer.value.json()
    assert "a page has failed in dog" in house.logged()
    mia.sees("house-not-drawn")
    expect(mia.button("table-menu")).to_be_visible()  # everything around it stands

    garbler.garbles = False
    before = garbler.said
    garbler.line.close(code=3000)  # the page calls again, and is told the truth
    player = Player(mia)
    player.until(lambda: garbler.said > before)
    player.until(lambda: drawn_again(mia))
    player.wait()


def drawn_again(person):
    """Asks for it once more if it is still needed; whether the board is there."""
    if person.button("house-draw-again").count() == 0:
        return True
    person.press("house-draw-again")
    return False
