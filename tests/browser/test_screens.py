"""Every screen speaks one language, fits on a phone, and can be used by everybody."""

from pathlib import Path

import pytest
from tests.browser.screens import tour
from tests.browser.speech import READ, keys_in, strangers

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
HARD = """async ([shade, rules]) => {
  const frame = () => new Promise(requestAnimationFrame);
  while (document.documentElement.dataset.theme !== shade) await frame();
  await frame();
  const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map((one) => one.finished));
  const only = rules === null ? {} : { runOnly: { type: "rule", values: rules } };
  const { violations } = await axe.run({ exclude: [["svg *"]] }, { resultTypes: ["violations"], ...only });
  // The letters on a drawn card belong to the picture; its button is called by the card's name.
  const drawn = (id, target) => id === "label-content-name-mismatch" &&
    [...document.querySelector(target).childNodes].every((one) => one.nodeName === "svg" || !one.textContent.trim());
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes
      .filter(({ target }) => !drawn(id, target[0]))
      .map(({ html, failureSummary }) => `${shade} ${id}: ${html.slice(0, 90)} ${failureSummary.slice(30, 200)}`));
}"""
SHADES = {"light": None, "dark": ["color-contrast"]}
"""What is looked at in each light: everything, and then what the light changes."""
TOO_WIDE = """() => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const wide = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > innerWidth);
  return wide.map((one) => one.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize(("lang", "phone"), [("de", False), ("en", True)])
def test_every_screen_is_in_one_language_fits_and_is_open_to_everybody(visit, lang, phone):
    person = visit(lang=lang, phone=phone, prefs={"guided": False}, reduced_motion="reduce")
    found = {}
    for screen in tour(person):
        texts = person.page.evaluate(READ)
        faults = [*keys_in(texts), *strangers(texts, lang), *person.page.evaluate(TOO_WIDE)]
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
        for shade, rules in SHADES.items():
            person.page.emulate_media(color_scheme=shade)
            faults += person.page.evaluate(HARD, [shade, rules])
        if faults:
            found[screen] = faults
    assert {} == found
