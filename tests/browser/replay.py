"""A game that is over, looked at again step by step."""

import re

from playwright.sync_api import expect
from tests.browser.turns import POSITION

SETTLED = f"""async () => {{
  let now = ({POSITION})();
  for (let still = 0; still < 10; still += 1) {{
    await new Promise((later) => setTimeout(later, 50));
    const next = ({POSITION})();
    if (next !== now) still = -1;
    now = next;
  }}
  return now;
}}"""
"""What lies there as soon as nothing has changed for a while; without motion a new card still shows itself shortly."""


AT = """([step, last]) => {
  const [at, of] = (document.querySelector("p.number")?.textContent.match(/\\d+/g) ?? []).map(Number);
  return at === (last ? of : step);
}"""
SHOWS = f"(wanted) => ({POSITION})() === wanted"


def step_of(person):
    """At which turn the replay is."""
    words = person.page.locator("p.number").inner_text()
    return tuple(map(int, re.findall(r"\d+", words)))


def walk_through(person, steps=5):
    """Forwards, to the end, backwards, to the beginning; the same step shows the same."""
    expect(person.button("replay-forward")).to_be_visible()
    seen = [person.page.evaluate(SETTLED)]
    for _ in range(steps):
        person.press("replay-forward")
        seen.append(person.page.evaluate(SETTLED))
    person.until(AT, [steps, False])
    assert len(set(seen)) > 1
    person.press("replay-last")
    person.until(AT, [0, True])
    person.press("replay-first")
    person.until(AT, [0, False])
    for step in range(steps):
        person.press("replay-forward")
        person.until(AT, [step + 1, False])
    for before in reversed(seen):
        person.until(SHOWS, before)
        if step_of(person)[0] > 0:
            person.press("replay-back")
    person.press("replay-run")
    person.until("() => /\\b4\\b/.test(document.querySelector('p.number').textContent)")
    person.press("replay-stop")
