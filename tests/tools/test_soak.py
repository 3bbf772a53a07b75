"""Long forms are dealt out within a time: in order, failures first, and where the time before was over."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.tools.living import ended

from tools import soak

ROOT = Path(__file__).parents[2]
PATIENCE = 300
PYTEST = (sys.executable, "-m", "pytest", "-p", "xdist", "-n", "1")
FORMS = ["a", "b", "c", "d"]
LONG = """
import pathlib, time, pytest
pytestmark = pytest.mark.soak

@pytest.mark.parametrize("number", [1, 2])
def test_passes(number):
    pass

def test_fails():
    assert pathlib.Path("mended").exists(), "this is not mended yet"

def test_last():
    while pathlib.Path("slow").exists():
        time.sleep(0.01)
"""


# --- dealing out ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["0", "-3", "abc", "", " ", "1.5", "²", "00"])
def test_minutes_that_are_none_are_refused(text):
    with pytest.raises(soak.Wrong, match="whole number"):
        soak.minutes_in(text)


def test_whole_minutes_are_taken():
    assert (1, 20, 7) == tuple(map(soak.minutes_in, ("1", "20", "07")))


@pytest.mark.parametrize(
    ("dealt", "notes"),
    [
        (["a", "b", "c", "d"], {}),
        (["c", "d"], {"a": "passed", "b": "passed"}),
        (["b", "d", "a", "c"], {"d": "failed", "b": "failed"}),
        (["b", "c", "d"], {"a": "passed", "b": "begun"}),
        (["b", "a", "c", "d"], {"a": "passed", "b": "failed", "c": "passed", "d": "passed"}),
        (["a", "b", "c", "d"], dict.fromkeys(FORMS, "passed")),
        (["b", "c", "d"], {"a": "passed", "gone": "failed", "gone too": "passed"}),
    ],
)
def test_failures_come_first_then_what_has_not_run_and_after_all_everything_anew(dealt, notes):
    assert dealt == soak.deal(FORMS, soak.begin(FORMS, notes))


def test_the_report_tells_what_ran_what_was_cut_off_what_comes_next_and_last_what_failed():
    before, after = {"a": "failed"}, {"a": "failed", "b": "passed", "c": "begun"}
    assert [
        "ran      b",
        "cut off  c (counts as not run)",
        "1 of 4 forms ran, 2 have not run yet",
        "next comes c",
        "FAILED   a",
    ] == soak.report(FORMS, before, after)


def test_the_report_tells_when_all_have_run_and_when_nothing_could():
    assert "all forms have run; the next time begins anew" == soak.report(FORMS, {}, dict.fromkeys(FORMS, "passed"))[-1]
    assert "nothing could be finished: give it more MINUTES" == soak.report(FORMS, {}, {"a": "begun"})[-1]


# --- the notes ------------------------------------------------------------------------------------------------------


def test_notes_read_back_as_written():
    notes = {'tests/x.py::test[ä b\n"c"]': "failed", "b": "passed", "c": "begun"}
    assert notes == soak.read(soak.write(notes))


def test_a_failed_form_stays_so_until_it_passes():
    begun_again = soak.write({"a": "failed"}) + soak.write({"a": "begun"})
    assert {"a": "failed"} == soak.read(begun_again)
    assert {"a": "passed"} == soak.read(begun_again + soak.write({"a": "passed"}))


@pytest.mark.parametrize(
    "text", ["nonsense\n", '["a", "passed"]\n["b", "pa', "[1, 2, 3]\n", '["a", 5]\n', "7\n", "[[], []]"]
)
def test_notes_that_cannot_be_read_are_said_and_everything_begins_anew(text, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    soak.NOTES.parent.mkdir()
    soak.NOTES.write_text(text)
    assert {} == soak.notes_so_far()
    assert "build/soak.jsonl cannot be read" in capsys.readouterr().out


# --- really ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path):
    """A folder with four long forms of its own."""
    (tmp_path / "test_long.py").write_text(LONG)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    soak\n")
    return tmp_path


@pytest.fixture(autouse=True)
def _only_what_is_needed(monkeypatch):
    """A scratch pytest finds our tools and loads no other plugin than xdist."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


def begin(folder, minutes="9"):
    command = [sys.executable, "-m", "tools.soak", minutes, *PYTEST]
    return subprocess.Popen(command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def said_by(process):
    """The exit code, and what our own lines say."""
    told = process.communicate(timeout=PATIENCE)[0]
    lines = [line.removeprefix("soak: ") for line in told.splitlines() if line.startswith("soak: ")]
    return process.returncode, [line.replace("test_long.py::", "") for line in lines], told


def test_a_soak_goes_on_where_it_was_and_tells_failures_until_they_are_mended(folder):
    notes = folder / "build" / "soak.jsonl"
    (folder / "slow").touch()
    process, end = begin(folder), time.monotonic() + PATIENCE
    while not (notes.exists() and '["test_long.py::test_last", "begun"]' in notes.read_text()):
        assert time.monotonic() < end, "the last form does not begin"
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    code, lines, told = said_by(process)
    assert "this is not mended yet" in told
    assert (130, "FAILED   test_fails", "next comes test_last") == (code, lines[-2], lines[-3])
    assert ["ran      test_passes[1]", "ran      test_passes[2]", "ran      test_fails"] == lines[:3]
    assert "cut off  test_last (counts as not run)" == lines[3]

    (folder / "slow").unlink()
    code, lines, _ = said_by(begin(folder))
    assert 1 == code
    assert [
        "failed before, runs first: test_fails",
        "ran      test_last",
        "1 of 4 forms ran, 0 have not run yet",
        "all forms have run; the next time begins anew",
        "FAILED   test_fails",
    ] == lines

    (folder / "mended").touch()
    code, lines, _ = said_by(begin(folder))
    assert (0, "failed before, runs first: test_fails") == (code, lines[0])
    assert "4 of 4 forms ran, 0 have not run yet" == lines[-2]


def test_when_the_time_is_over_all_processes_are_gone(folder, monkeypatch, capfd):
    monkeypatch.chdir(folder)
    (folder / "slow").touch()
    (folder / "build").mkdir()
    started = []
    start = soak.groups.Groups.start
    monkeypatch.setattr(soak.groups.Groups, "start", lambda *given: started.append(start(*given)) or started[-1])
    assert soak.run([*PYTEST], ["test_long.py::test_last"], 4) is None
    assert "soak: the time is over" in capfd.readouterr().out
    assert ended(started[0].pid)


@pytest.mark.parametrize("minutes", ["0", "-3", "abc"])
def test_bad_minutes_change_nothing(folder, minutes):
    code, lines, _ = said_by(begin(folder, minutes))
    assert (2, [f'MINUTES is a whole number from 1 on, as in MINUTES=20, not "{minutes}"']) == (code, lines)
    assert not (folder / "build").exists()


def test_forms_that_cannot_be_collected_are_said(folder):
    (folder / "test_long.py").write_text("import nothing_of_that_name")
    code, lines, told = said_by(begin(folder))
    assert (2, "the forms cannot be collected:") == (code, lines[0])
    assert "nothing_of_that_name" in told
