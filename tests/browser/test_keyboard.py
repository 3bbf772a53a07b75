"""No mouse: a table is opened and turns are played with keys, and one always sees where one is."""

from playwright.sync_api import expect
from tests.browser.person import PATIENCE
from tests.browser.turns import CHANGED, Player

FOCUS = """() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return null;
  const near = [one, ...one.querySelectorAll("*"), one.closest("label"), one.parentElement].filter(Boolean);
  const ring = (element) => {
    const { outlineStyle, outlineWidth, boxShadow, borderColor, stroke } = getComputedStyle(element);
    return [outlineStyle === "none" || parseFloat(outlineWidth) === 0 ? "" : outlineStyle, boxShadow, borderColor, stroke];
  };
  const drawn = () => JSON.stringify(near.map(ring));
  const focused = drawn();
  one.blur();
  const visible = drawn() !== focused;
  one.focus({ preventScroll: true });
  return { name: one.getAttribute("aria-label") ?? one.innerText ?? one.value, visible };
}"""
"""What has the focus, and whether its outline, shadow or ring is drawn otherwise than without the focus."""
MOST_TABS = 60


class Keys:
    """A person who only has a keyboard."""

    def __init__(self, person):
        self.person = person
        self.unseen = set()

    def press(self, key):
        self.person.page.keyboard.press(key)
        here = self.person.page.evaluate(FOCUS)
        if here is not None and not here["visible"]:
            self.unseen.add(here["name"])
        return here

    def go_to(self, name):
        """Tabs on until something of this name has the focus."""
        passed = []
        for _ in range(MOST_TABS):
            here = self.press("Tab")
            passed.append(here and here["name"])
            if here is not None and (here["name"] or "").strip() == name:
                return
        raise AssertionError(f"{name!r} is not among {passed}")


def test_a_table_is_opened_and_turns_are_played_with_keys_only(visit):
    mia = visit()
    keys = Keys(mia)
    mia.enter()
    expect(mia.button("hall-open-title", title=mia.text("dog-title"))).to_be_visible(timeout=PATIENCE)
    keys.go_to(mia.text("hall-open-title", title=mia.text("dog-title")))
    keys.press("Enter")
    expect(mia.sheet()).to_be_visible(timeout=PATIENCE)
    keys.go_to(mia.text("new-open"))
    keys.press("Enter")
    expect(mia.button("wait-start-bots")).to_be_visible(timeout=PATIENCE)
    keys.go_to(mia.text("wait-start-bots"))
    keys.press("Enter")
    mia.at_the_board()
    for turn in range(1, 6):
        play_with_keys(Player(mia), keys, turn)
    mia.my_turn()
    keys.press("r")
    expect(mia.page.locator("[data-rule=dog-1]")).to_be_visible(timeout=PATIENCE)
    keys.press("?")
    expect(mia.sheet("keys-title")).to_be_visible(timeout=PATIENCE)
    keys.press("Escape")
    expect(mia.sheet()).to_have_count(0)
    keys.press("h")
    expect(mia.page.locator("footer [aria-live]")).to_contain_text(mia.text("table-hint", hint="").strip())
    assert set() == keys.unseen


def play_with_keys(player, keys, turn):
    """Digits choose cards, arrows go to a target, Enter takes it, C confirms."""
    while len(player.person.traffic.plays()) < turn:
        seen = player.wait()
        hand = [one for one in seen["offers"] if one["kind"] == "hand"]
        if seen["confirm"] is not None:
            keys.press("c")
        elif player.page.locator("main button.target").count() > 0:
            keys.press("ArrowRight")
            keys.press("Enter")
        elif len(hand) < len(seen["offers"]):
            keys.go_to(next(one["label"] for one in seen["offers"] if one["kind"] == "target"))
            keys.press("Enter")
        else:
            keys.press(str(1 + next(at for at, one in enumerate(hand) if not one["idle"] and not one["chosen"])))
        player.person.until(CHANGED, [player.words, seen])
