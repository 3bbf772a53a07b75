"""All stages run, whatever becomes of each, and the last line is the sum of their tests."""

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from tools import stages

ROOT = Path(__file__).parents[2]
PATIENCE = 60
JUNIT = '<testsuites><testsuite tests="{}" failures="{}" errors="{}" skipped="{}"/></testsuites>'
MAKEFILE = f"""
ready:
	@mkdir -p build
unready:
	@mkdir -p build; exit 2
good:
	@echo '{JUNIT.format(7, 0, 0, 1)}' > build/good.xml
bad:
	@echo '{JUNIT.format(5, 1, 1, 0)}' > build/bad.xml; exit 1
broken:
	@echo '{JUNIT.format(7, 0, 0, 1)}' > build/broken.xml; exit 1
none:
	@echo "nothing to try it with" > build/none.txt
meets:
	@echo > build/meets; while [ ! -f build/met ]; do sleep 0.01; done
met:
	@echo > build/met; while [ ! -f build/meets ]; do sleep 0.01; done
alone:
	@[ ! -f build/other ]
other:
	@echo > build/other
waits:
	@echo $$$$ > build/begun; sleep 600; exit 1
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "Makefile").write_text(MAKEFILE)
    return tmp_path


def deaf():
    """As a shell starts something in the background."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def begin(folder, *names):
    """Begins to run stages of the folder's Makefile, in the background."""
    command, environment = [sys.executable, "-m", "tools.stages", *names], {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        preexec_fn=deaf,  # noqa: PLW1509
    )


def run(folder, *names):
    """The exit code, the lines of the stages without their seconds, and the last line."""
    process = begin(folder, *names)
    told = process.communicate(timeout=PATIENCE)[0].lstrip("\n")
    *lines, last = told.splitlines()
    return process.returncode, [without_seconds(line) for line in lines], last


def without_seconds(line):
    words = line.split()
    at = words.index("s")
    return " ".join(words[: at - 1] + words[at + 1 :])


def test_a_failing_stage_hides_no_other_and_the_last_line_is_the_sum(folder):
    code, lines, last = run(folder, "ready", "bad,good", "none", "good")
    assert (1, "15 passed, 2 failed, 2 skipped") == (code, last)
    assert [
        "ready passed",
        "bad failed 3 passed, 2 failed, 0 skipped",
        "good passed 6 passed, 0 failed, 1 skipped",
        "none left out nothing to try it with",
        "good passed 6 passed, 0 failed, 1 skipped",
    ] == lines


def test_nothing_is_said_to_have_failed_when_nothing_has(folder):
    assert (0, "6 passed, 0 failed, 1 skipped") == run(folder, "ready", "good")[::2]


def test_what_a_run_before_has_left_behind_does_not_count(folder):
    (folder / "build").mkdir()
    (folder / "build" / "ready.xml").write_text(JUNIT.format(99, 0, 0, 0))
    assert (0, ["ready passed"], "0 passed, 0 failed, 0 skipped") == run(folder, "ready")


def test_joined_stages_run_at_the_same_time(folder):
    assert (0, ["ready passed", "meets passed", "met passed"]) == run(folder, "ready", "meets,met")[:2]


def test_stages_that_must_prepare_themselves_run_one_after_the_other(folder):
    code, lines, _ = run(folder, "unready", "alone,other", "other,alone")
    unready, alone = (f"{name} failed (make {name} shows why)" for name in ("unready", "alone"))
    assert (1, [unready, "alone passed", "other passed", "other passed", alone]) == (code, lines)


def test_a_stage_that_fails_without_a_failing_test_is_in_the_sum(folder):
    code, lines, last = run(folder, "ready", "good", "broken")
    assert (1, "12 passed, 1 failed, 2 skipped") == (code, last)
    assert "broken failed 6 passed, 0 failed, 1 skipped (make broken shows why)" == lines[-1]


def test_a_stage_that_does_not_end_is_ended_and_has_failed(folder, monkeypatch, capsys):
    monkeypatch.chdir(folder)
    monkeypatch.setattr(stages, "LONGEST", 1)
    assert 1 == stages.main("ready", "waits,good", "good")
    *_, waits, _good, _again, last = capsys.readouterr().out.splitlines()
    assert "waits failed (make waits shows why)" == without_seconds(waits)
    assert "12 passed, 1 failed, 2 skipped" == last


@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_ends_everything_at_once(folder, asked):
    process, begun = begin(folder, "ready", "waits,good", "good"), folder / "build" / "begun"
    end = time.monotonic() + PATIENCE
    while not (begun.exists() and begun.read_text().endswith("\n")):
        assert time.monotonic() < end, "it does not begin"
        time.sleep(0.02)
    process.send_signal(asked)
    assert "" == process.communicate(timeout=PATIENCE)[0]
    assert 130 == process.returncode
    assert not [one for one in begun.read_text().split() if Path(f"/proc/{one}/cwd").exists()]


@pytest.mark.parametrize("text", ["", "<testsuites><testsuite", None])
def test_a_cut_off_account_of_tests_counts_none(tmp_path, text):
    if text is not None:
        (tmp_path / "stage.xml").write_text(text)
    assert Counter() == stages.tests_in(tmp_path / "stage.xml")
