"""Runs stages of the Makefile, whatever becomes of each, and tells the sum.

python -m tools.stages FIRST STAGE[,STAGE]... runs them in this order; those joined by a comma run at the same time. The
first prepares the others: if it fails they prepare themselves, one after the other. A stage may leave two files in
build/: STAGE.xml (its tests, as JUnit does) and STAGE.txt (why it was left out).
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree as ET

from tools import groups

NOTES = Path("build")
KINDS = ("passed", "failed", "skipped")
INTERRUPTED = 130
LONGEST = 45 * 60
"""Seconds after which a stage will not end by itself: it is ended and has failed, and the others still run."""


@dataclass
class Result:
    """What became of a stage."""

    stage: str
    code: int
    seconds: float
    tests: Counter[str] = field(default_factory=Counter)
    left_out: str = ""

    @property
    def broken(self) -> bool:
        """Whether it has failed although none of its tests has."""
        return self.code != 0 and self.tests["failed"] == 0

    def line(self) -> str:
        """A line for people."""
        became = "failed" if self.code else "left out" if self.left_out else "passed"
        said = self.left_out or (words(self.tests) if self.tests else "")
        if self.broken:
            said = f"{said} (make {self.stage} shows why)".lstrip()
        return f"{self.stage:<14} {became:<9} {self.seconds:6.0f} s  {said}".rstrip()


def words(tests: Counter[str]) -> str:
    """So many of each kind."""
    return ", ".join(f"{tests[kind]} {kind}" for kind in KINDS)


def tests_in(path: Path) -> Counter[str]:
    """The tests of a JUnit file; none if there is no such file or it was cut off."""
    tests: Counter[str] = Counter()
    try:
        suites = ET.parse(path).iter("testsuite")  # noqa: S314  (our own)
    except (OSError, ET.ParseError):
        return tests
    for suite in suites:
        number, failed, errors, skipped = (int(suite.get(n, 0)) for n in ("tests", "failures", "errors", "skipped"))
        tests.update(passed=max(0, number - failed - errors - skipped), failed=failed + errors, skipped=skipped)
    return tests


def run(stages: list[str]) -> list[Result]:
    """Runs these stages at the same time."""
    for stage in stages:
        for kind in ("xml", "txt"):
            (NOTES / f"{stage}.{kind}").unlink(missing_ok=True)
    environment = {name: value for name, value in os.environ.items() if name not in {"MAKEFLAGS", "MFLAGS"}}
    begun, seconds = time.monotonic(), dict[str, float]()
    with groups.Groups() as started:
        running = {stage: started.start(["make", "--no-print-directory", stage], environment) for stage in stages}
        while left := [stage for stage in stages if stage not in seconds]:
            time.sleep(0.05)
            seconds |= {stage: time.monotonic() - begun for stage in left if running[stage].poll() is not None}
            if time.monotonic() - begun > LONGEST:
                print(f"ended after {LONGEST} s: {', '.join(left)}", flush=True)
                seconds |= dict.fromkeys(left, LONGEST)
    return [result_of(stage, running[stage].returncode, seconds[stage]) for stage in stages]


def result_of(stage: str, code: int, seconds: float) -> Result:
    """What became of a stage that has ended, with what it has left in build/."""
    left_out = NOTES / f"{stage}.txt"
    said = left_out.read_text(encoding="utf-8").strip() if left_out.exists() else ""
    return Result(stage, code, seconds, tests_in(NOTES / f"{stage}.xml"), said)


def report(results: list[Result]) -> str:
    """A line for each stage, and the sum alone on the last one; what failed without a failing test counts, too."""
    total = sum((result.tests for result in results), Counter(failed=sum(result.broken for result in results)))
    return "\n".join(["", *(result.line() for result in results), words(total)])


def main(first: str, *others: str) -> int:
    """Runs them all; 1 if any has failed."""
    groups.end_on_term()
    results: list[Result] = []
    try:
        results += run([first])
        for together in others:
            stages = together.split(",")
            for at_once in [[stage] for stage in stages] if results[0].code else [stages]:
                results += run(at_once)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return INTERRUPTED
    print(report(results), flush=True)
    return int(any(result.code for result in results))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
