"""How Chromium is started: alone, quiet, without a screen, and with a name for the house that is not localhost."""

import shutil

PROGRAMS = ("chromium-headless-shell", "chromium")
"""Debian's names for it. The first is the same browser without windows, which takes about half the processor time."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP rudel.test 127.0.0.1",
]


def launch(driver):
    """A browser without a single page."""
    found = next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert found is not None, f"one of Debian's packages is needed: {', '.join(PROGRAMS)}"
    return driver.chromium.launch(executable_path=found, args=FLAGS)
