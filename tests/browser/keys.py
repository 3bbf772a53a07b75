"""Somebody who only has a keyboard, and always sees where they are."""

from tests.browser.turns import CHANGED

FOCUS = """async () => {
  const settle = () => Promise.allSettled(document.getAnimations()
    .filter((moving) => moving.effect.getComputedTiming().endTime !== Infinity).map((moving) => moving.finished));
  let one;
  do {
    one = document.activeElement;
    await settle();
  } while (one !== document.activeElement);  // the page itself may lead on to what comes next
  // a sheet as a whole is no control: no key leads there
  if (one === null || one.matches("body, dialog, [role=dialog], .paper[tabindex='-1']")) return null;
  const near = [one, ...one.querySelectorAll("*"), one.closest("label"), one.parentElement].filter(Boolean);
  const ring = (element) => {
    const { outlineStyle, outlineWidth, boxShadow, borderColor, stroke } = getComputedStyle(element);
    const outlined = outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
    return [outlined, boxShadow, borderColor, stroke];
  };
  const drawn = () => JSON.stringify(near.map(ring));
  const focused = drawn();
  one.blur();
  await settle();
  const visible = drawn() !== focused;
  one.focus({ preventScroll: true });
  return { name: one.getAttribute("aria-label") ?? one.innerText ?? one.value, visible };
}"""
"""What has the focus, and whether its outline, shadow or ring is drawn otherwise than without the focus."""
MOST_TABS = 60
DIGITS = 9


class Keys:
    """A person who only has a keyboard."""

    def __init__(self, person):
        self.person = person
        self.unseen = set()

    def press(self, key):
        self.person.page.keyboard.press(key)
        return self.note()

    def note(self):
        """What has the focus now; it is kept in mind if one does not see that."""
        here = self.person.page.evaluate(FOCUS)
        if here is not None and not here["visible"]:
            self.unseen.add(here["name"])
        return here

    def look_everywhere(self):
        """Lets everything that can be pressed at the table have the focus in turn."""
        for one in self.person.page.locator("main button:enabled").all():
            if one.is_visible():
                one.focus()
                self.note()

    def go_to(self, name):
        """Tabs on until something of this name has the focus."""
        passed = []
        for _ in range(MOST_TABS):
            here = self.press("Tab")
            passed.append(here and here["name"])
            if here is not None and (here["name"] or "").strip() == name:
                return
        raise AssertionError(f"{name!r} is not among {passed}")

    def enter(self, name):
        """Goes to something of this name and takes it."""
        self.go_to(name)
        self.press("Enter")

    def take(self, at, name):
        """Takes what is at this place in the hand: nine places have a digit."""
        if at < DIGITS:
            self.press(str(1 + at))
        else:
            self.enter(name)


def play_with_keys(player, keys, turns):
    """Digits choose what is in the hand, arrows go to a target, Enter takes it, C confirms."""
    goal = len(player.person.traffic.plays()) + turns
    while len(player.person.traffic.plays()) < goal:
        seen = player.wait()
        hand = [one for one in seen["offers"] if one["kind"] == "hand"]
        free = [(at, one["label"]) for at, one in enumerate(hand) if not one["idle"] and not one["chosen"]]
        chosen = any(one["chosen"] for one in hand)
        targets = [one["label"] for one in seen["offers"] if one["kind"] == "target" and not one["idle"]]
        map_first = player.page.locator("main .land").count() > 0
        if seen["confirm"] is not None:
            keys.press("c")
        elif free and (not targets or (map_first and not chosen)):
            keys.take(*free[0])
        elif player.page.locator("main button.target").count() > 0:
            keys.press("ArrowRight")
            keys.press("Enter")
        else:
            keys.enter(targets[0])
        player.person.until(CHANGED, [player.words, seen])
