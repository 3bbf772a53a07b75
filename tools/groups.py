"""Commands with all that they start, ended together."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import TracebackType

PATIENCE = 10
"""Seconds between asking a command to end and ending it."""
ASKED = (signal.SIGINT, signal.SIGTERM)


class Groups:
    """What is started within, each command the first of a process group of its own; none outlives the block."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._started: list[subprocess.Popen[bytes]] = []
        self._patience = patience

    def __enter__(self) -> Self:
        return self

    def start(self, command: Sequence[str], environment: dict[str, str] | None = None) -> subprocess.Popen[bytes]:
        """Starts a command; Ctrl-C waits until it is known, or nobody would end it."""
        with _held():
            one = subprocess.Popen(command, env=environment, process_group=0, preexec_fn=_heed)  # noqa: PLW1509  (no threads)
            self._started.append(one)
        return one

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if kind is not None or any(one.poll() is None for one in self._started):
            self._end()

    def _end(self) -> None:
        """Asks all groups to end, as Ctrl-C does and then once more, and ends whatever is left of them."""
        try:
            for which in ASKED:
                for one in self._started:
                    _signal(one, which)
                for one in self._started:
                    with contextlib.suppress(subprocess.TimeoutExpired):
                        one.wait(self._patience)
        finally:  # at once, if somebody presses Ctrl-C again
            for one in self._started:
                _signal(one, signal.SIGKILL)
                one.wait()


def end_on_term() -> None:
    """From now on, being asked to end is the same as Ctrl-C, which counts in the background, too."""
    for which in ASKED:
        signal.signal(which, signal.default_int_handler)


@contextlib.contextmanager
def _held() -> Iterator[None]:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ASKED)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _heed() -> None:
    """A shell lets what it runs in the background ignore Ctrl-C, and whatever that starts; here it counts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ASKED)


def _signal(one: subprocess.Popen[bytes], which: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(one.pid, which)
