"""How a turn is played by clicking, whatever the game: by the buttons that its screen offers."""

from random import Random

from tests.browser.person import PATIENCE
from tests.seed import SEED

POLL = 25
"""Milliseconds between two looks at several pages."""

MOST_PRESSES = 60
"""So many are never needed for a turn."""

IDLE = (
    ".stuck, .quiet, [aria-expanded], .played, .away, .look, .hand.small, .hand.small button, .amount button, .bid.none"
)
IDLE += ", .fan:not(.lit), .free, button.card, .boards button, [data-spot^=hand] button:not(.goes, .picked)"
IDLE += ", .zoom button, .round, .halt, .target.picked, .on-ghost, .scoring button"
"""Buttons of the games' screens that take no turn further: what does not go now, and what is only looked at."""

LOOK = """([confirm, idle]) => {
  const shown = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(one).visibility !== "hidden";
  };
  const point = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    for (const [dx, dy] of [[0.5, 0.5], [0.2, 0.5], [0.5, 0.2], [0.8, 0.5], [0.5, 0.8]]) {
      const at = [x + dx * width, y + dy * height];
      if (document.elementFromPoint(...at)?.closest("button") === one) return at;
    }
    return null;
  };
  const offers = [...document.querySelectorAll("main button:enabled")]
    .filter((one) => shown(one) && !one.closest("[role=alert]"))
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const at = point(one);
      return {
        label: one.getAttribute("aria-label") ?? one.innerText,
        kind: one.hasAttribute("aria-pressed") && !one.matches(".target") ? "hand" : "target",
        chosen: one.getAttribute("aria-pressed") === "true",
        idle: one.matches(idle) || (one.matches(".target") && at === null),
        at: at ?? [x + width / 2, y + height / 2],
        size: [width, height],
        near: one.closest("[data-near]") !== null,
      };
    });
  const whole = [...document.querySelectorAll("footer button:enabled")].find((one) => one.ariaLabel === confirm);
  const sheet = document.querySelector("dialog[open], [role=dialog]");
  return {
    mine: document.title.startsWith("●") && document.querySelector("footer p.mine, footer p.guide") !== null,
    line: document.querySelector("footer [aria-live]")?.innerText ?? "",
    sheet: sheet?.getAttribute("aria-label") ?? null,
    confirm: whole === undefined ? null : { label: confirm, at: point(whole) ?? [0, 0] },
    offers,
  };
}"""

SHAPE = """(look) => JSON.stringify([
  look.mine, look.line, look.sheet, look.confirm?.label,
  look.offers.map(({ label, chosen, idle }) => [label, chosen, idle]),
])"""

READY = f"""async (words) => {{
  const asked = document.title.startsWith("●") || document.querySelector("dialog[open], [role=dialog]") !== null;
  if (!asked) return null;
  const frame = () => new Promise((drawn) => setTimeout(drawn, 30));
  const places = (look) => JSON.stringify([look.confirm, look.offers.map(({{ label, at }}) => [label, at])]);
  const before = places(({LOOK})(words));
  await frame();
  const look = ({LOOK})(words);
  const free = look.confirm !== null || look.offers.some(({{ chosen, idle }}) => !chosen && !idle);
  return look.sheet !== null || (look.mine && free && places(look) === before) ? look : null;
}}"""
"""What is offered, as soon as nothing moves any more; a finger would wait for that, too."""
CHANGED = f"([words, before]) => ({SHAPE})(({LOOK})(words)) !== ({SHAPE})(before)"

POSITION = """() => JSON.stringify([
  [...document.querySelectorAll("main ul.unseen li")].map((one) => one.textContent),
  [...document.querySelectorAll("main button[aria-pressed]:not(.target)")]
    .map((one) => (one.ariaLabel ?? one.innerText).split(",")[0]),
  [...document.querySelectorAll("main [role=img][aria-label]")].map((one) => one.ariaLabel),
])"""
"""What lies on the table and in the hand, as it is read aloud."""


class Player:
    """Plays for a person with what the page offers, at random but as the seed of the run says."""

    def __init__(self, person, seed=1, likes=()):
        self.person = person
        self.page = person.page
        self.dice = Random(f"{SEED} {seed}")
        self.likes = likes
        """Words of buttons that are taken first, the dearest first."""
        self.pressed = []
        self.words = [person.text("table-confirm"), IDLE]
        """What a look at the page has to know: how confirming is called, and which buttons lead nowhere."""

    def look(self):
        """What the page offers now."""
        return self.page.evaluate(LOOK, self.words)

    def wait(self):
        """Waits until nothing is on its way and something is to be done, or a sheet is in the way; what is seen."""
        return self.until(self._settled)

    def _settled(self):
        quiet = self.person.traffic.answered()
        seen = self.person.until(READY, self.words)
        return seen if quiet and self.person.traffic.answered() else None

    def until(self, question):
        """Waits until the question has an answer that counts; the page goes on meanwhile."""
        for _ in range(PATIENCE // POLL):
            found = question()
            if found:
                return found
            self.page.wait_for_timeout(POLL)
        raise AssertionError("it does not happen")

    def position(self):
        """What lies on the table and in the hand."""
        return self.page.evaluate(POSITION)

    def ready(self):
        """What is seen if something is to be done now; else nothing."""
        return self.page.evaluate(READY, self.words) if self.person.traffic.caught_up() else None

    def step(self, seen):
        """Presses one button of the game's screen, or confirms, and waits until that has changed something."""
        self.press(seen["confirm"] or self.choose(seen["offers"]))
        self.person.until(CHANGED, [self.words, seen])

    def choose(self, offers):
        """A target if there is one, else a card."""
        useful = [one for one in offers if not one["idle"] and not one["chosen"]]
        targets = [one for one in useful if one["kind"] == "target"]
        choices = targets or useful
        for word in self.likes:
            choices = [one for one in choices if word in one["label"]] or choices
        return self.dice.choice(choices)

    def press(self, offer):
        """Presses a button where it is seen: with the mouse, or with a finger."""
        self.pressed.append(offer["label"])
        if self.person.phone:
            self.page.touchscreen.tap(*offer["at"])
        else:
            self.page.mouse.click(*offer["at"])

    def play(self, turns=None, watch=lambda _seen: None):
        """Plays so many turns, or to the end."""
        begun = done = len(self.person.traffic.plays())
        presses = 0
        while turns is None or done < begun + turns:
            seen = self.wait()
            if seen["sheet"] is not None:
                return
            watch(seen)
            self.step(seen)
            before, done = done, len(self.person.traffic.plays())
            presses = presses + 1 if before == done else 0
            assert presses < MOST_PRESSES, f"no turn comes of {self.pressed[-presses:]}"


def next_of(*players):
    """Whoever of the players is asked next, and what they see."""

    def asked():
        looks = ((player, player.ready()) for player in players)
        return next((look for look in looks if look[1] is not None), None)

    return players[0].until(asked)


def together(*players, turns):
    """So many turns of these players, by whoever is asked."""
    goal = turns + sum(len(player.person.traffic.plays()) for player in players)
    while sum(len(player.person.traffic.plays()) for player in players) < goal:
        player, seen = next_of(*players)
        player.step(seen)
