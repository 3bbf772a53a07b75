"""Nothing outlives the block in which it was started."""

import os
import signal
import subprocess
import time

import pytest
from tests.tools.living import PATIENCE, ended

from tools import groups


@pytest.fixture(autouse=True)
def _ctrl_c_counts():
    """The tests themselves may run in the background."""
    before = {which: signal.getsignal(which) for which in groups.ASKED}
    groups.end_on_term()
    yield
    for which, handler in before.items():
        signal.signal(which, handler)


@pytest.mark.parametrize("asked", groups.ASKED)
def test_ctrl_c_in_the_very_moment_of_starting_leaves_nothing_behind(monkeypatch, asked):
    """The command runs, and nobody has heard of it yet."""
    begun = []

    def start(*given, **more):
        begun.append(real(*given, **more))
        signal.raise_signal(asked)  # to this thread: the tools have no other
        return begun[-1]

    real = subprocess.Popen
    monkeypatch.setattr(subprocess, "Popen", start)
    with pytest.raises(KeyboardInterrupt), groups.Groups() as started:
        started.start(["sh", "-c", "sleep 600 & sleep 600"])
    assert begun[0].returncode is not None
    assert ended(begun[0].pid)


def test_what_heeds_neither_is_ended_all_the_same(tmp_path):
    with groups.Groups(patience=0.2) as started:
        deaf = started.start(["sh", "-c", f"trap '' INT TERM; mkdir {tmp_path}/deaf; while true; do sleep 600; done"])
        end = time.monotonic() + PATIENCE
        while not (tmp_path / "deaf").exists():
            assert time.monotonic() < end, "it does not begin"
            time.sleep(0.01)
    assert -signal.SIGKILL == deaf.returncode


def test_who_is_started_hears_ctrl_c_though_it_is_held_meanwhile():
    with groups.Groups() as started:
        one = started.start(["sleep", "600"])
        os.kill(one.pid, signal.SIGTERM)
        assert -signal.SIGTERM == one.wait(PATIENCE)
