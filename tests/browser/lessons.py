"""How a guided first game is played: by pressing what is ringed, as somebody would who has never seen the game."""

from tests.browser.turns import CHANGED, LOOK, Player

RINGED = f"""([words]) => {{
  const look = ({LOOK})(words);
  const ringed = [...document.querySelectorAll("main .hinted")]
    .map((one) => one.closest("button") ?? one)
    .filter((one) => one.getAttribute("aria-pressed") !== "true" && !one.matches(".chosen, .picked"));
  const at = ringed.map((one) => {{
    const {{ x, y, width, height }} = one.getBoundingClientRect();
    return {{ label: one.ariaLabel ?? one.innerText, at: [x + width / 2, y + height / 2] }};
  }});
  return at;
}}"""


class Pupil(Player):
    """Follows the guide: confirms what is whole, else presses the last thing that is ringed."""

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
        ringed = self.page.evaluate(RINGED, [self.words])
        assert seen["confirm"] or ringed, f"nothing is ringed: {seen['line']}"
        self.press(seen["confirm"] or ringed[-1])
        self.person.until(CHANGED, [self.words, seen])
