"""How a guided first game is played: by pressing what is ringed, as somebody would who has never seen the game."""

import contextlib

from tests.browser.turns import CHANGED, Player

RINGED = """() => {
  const ringed = [...document.querySelectorAll("main .hinted")]
    .map((one) => one.closest("button") ?? one)
    .filter((one) => one.getAttribute("aria-pressed") !== "true" && !one.matches(".chosen, .picked"));
  const at = ringed.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const gift = one.matches(".district");
    return { label: one.ariaLabel ?? one.innerText, at: [x + width / 2, y + height / 2], gift };
  });
  return at;
}"""
"""Where the buttons are that the guide points at and that are not pressed yet."""


class _LastWord(Exception):
    """All has been said."""


class Pupil(Player):
    """Follows the guide: confirms what is whole, else presses what is ringed, a gift first, a card before its place."""

    def __init__(self, person):
        super().__init__(person)
        self.told = []
        """All that the guide has said, each once, in order."""

    def listen(self):
        """Remembers what the guide says now."""
        line = self.page.locator("footer p.guide")
        if line.count() > 0 and (said := line.inner_text()) not in self.told:
            self.told.append(said)

    def step(self, seen):
        """Presses what is ringed, or confirms, and waits until that has changed something."""
        self.listen()
        seen, pressed = self.until(self._next)
        self.press(pressed)
        if pressed.get("gift"):
            # A district is given away from the sheet that shows it.
            self.person.sheet().locator("button.hinted").tap()
        self.person.until(CHANGED, [self.words, seen])

    def ringed(self):
        """What the guide points at."""
        return self.page.evaluate(RINGED)

    def learn(self):
        """Plays until the guide says its last word, or the game is over."""
        alone = self.person.button("guide-alone")

        def last(_seen):
            if alone.count() > 0:
                raise _LastWord

        with contextlib.suppress(_LastWord):
            self.play(watch=last)

    def _next(self):
        """What is seen and what to press; a forced step is made by the page itself."""
        seen = self.look()
        ringed = self.ringed()
        first = next((one for one in ringed if one["gift"]), ringed[-1] if ringed else None)
        return (seen, seen["confirm"] or first) if seen["confirm"] or first else None
