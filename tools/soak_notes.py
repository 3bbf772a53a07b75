"""A pytest plugin that notes what becomes of each long form, and tells failures at once: the run may be cut off."""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable


class Noting:
    """Notes a form when it begins, fails, or has passed with all its parts."""

    def __init__(self, notes: Path, parts: Counter[str], until: float, say: Callable[[str], None]) -> None:
        self.notes, self.until, self.left, self.say = notes, until, parts, say
        self.failed: set[str] = set()

    def note(self, form: str, outcome: str) -> None:
        """Adds a note; what happens after the time is over is the cutting off."""
        if time.time() < self.until:
            with self.notes.open("a", encoding="utf-8") as file:
                file.write(json.dumps([form, outcome]) + "\n")

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """It begins."""
        self.note(nodeid, "begun")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """It has failed, or this part of it has passed."""
        form = report.nodeid
        if report.failed:
            self.failed.add(form)
            self.note(form, "failed")
            self.say(f"\nFAILED {form}\n{report.longreprtext}")
        if report.when == "teardown":
            self.left[form] -= 1
            if not self.left[form] and form not in self.failed:
                self.note(form, "passed")


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Only where all reports come together: not in the workers."""
    if not hasattr(config, "workerinput"):
        notes, parts = Path(os.environ["SOAK_NOTES"]), Counter(json.loads(os.environ["SOAK_PARTS"]))
        say = config.pluginmanager.getplugin("terminalreporter").write_line
        config.pluginmanager.register(Noting(notes, parts, float(os.environ["SOAK_UNTIL"]), say), "soak-noting")
