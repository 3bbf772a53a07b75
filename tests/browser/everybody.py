"""Whether a screen speaks one language, fits, and can be used by everybody."""

from pathlib import Path

from tests.browser.speech import READ, keys_in, strangers

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
HARD = """async ([shade, rules]) => {
  const frame = () => new Promise(requestAnimationFrame);
  while (document.documentElement.dataset.theme !== shade) await frame();
  await frame();
  const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map((one) => one.finished));
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...rules });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes
      .map(({ html, failureSummary }) => `${shade} ${id}: ${html.slice(0, 90)} ${failureSummary.slice(30, 200)}`));
}"""
SHADES = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}
"""Both lights, and what is asked in each: of a light only the contrast depends."""
TOO_WIDE = """() => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const wide = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > innerWidth);
  return wide.map((one) => one.outerHTML.slice(0, 120));
}"""


def faults_on(person, screens):
    """What is wrong on each of the screens, in both lights."""
    found = {}
    for screen in screens:
        texts = person.page.evaluate(READ)
        faults = [*keys_in(texts), *strangers(texts, person.lang), *person.page.evaluate(TOO_WIDE)]
        if not person.page.evaluate("() => 'axe' in window"):
            person.page.evaluate(AXE.read_text(encoding="utf-8"))
        for shade, rules in SHADES.items():
            person.page.emulate_media(color_scheme=shade)
            faults += person.page.evaluate(HARD, [shade, rules])
        if faults:
            found[screen] = faults
    return found
