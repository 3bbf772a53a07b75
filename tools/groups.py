"""A command with all that it starts, ended together."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

PATIENCE = 10
"""Seconds between asking a command to end and ending it."""


def start(command: Sequence[str], environment: dict[str, str] | None = None) -> subprocess.Popen[bytes]:
    """Starts a command as the first of a process group of its own."""
    return subprocess.Popen(command, env=environment, process_group=0, preexec_fn=_heed)  # noqa: PLW1509  (no threads)


def end(*started: subprocess.Popen[bytes], patience: float = PATIENCE) -> None:
    """Asks all groups to end, as Ctrl-C does and then once more, and ends whatever is left of them."""
    try:
        for which in (signal.SIGINT, signal.SIGTERM):
            for one in started:
                _signal(one, which)
            for one in started:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    one.wait(patience)
    finally:  # at once, if somebody presses Ctrl-C again
        for one in started:
            _signal(one, signal.SIGKILL)
            one.wait()


def end_on_term() -> None:
    """From now on, being asked to end is the same as Ctrl-C, which counts in the background, too."""
    for which in (signal.SIGINT, signal.SIGTERM):
        signal.signal(which, signal.default_int_handler)


def _heed() -> None:
    """A shell lets what it runs in the background ignore Ctrl-C, and whatever that starts; here it counts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _signal(one: subprocess.Popen[bytes], which: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(one.pid, which)
