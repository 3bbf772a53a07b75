"""A real server in a process of its own, on a free port of loopback."""

import os
import signal
import subprocess
import sys
import tempfile
from contextlib import contextmanager


class Served:
    """A running server: its address, its log, and how to end it."""

    def __init__(self, database, *arguments, port=0, under=()):
        self.database = database
        self.log = tempfile.NamedTemporaryFile(prefix="rudel-log-", suffix=".jsonl")  # noqa: SIM115  (closed by _reap)
        command = [*under, sys.executable, "-m", "rudel", "serve", "--port", str(port), "--log", "debug", *arguments]
        environment = {**os.environ, "RUDEL_DATABASE": database}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True, env=environment)
        self.address = self.process.stdout.readline().strip()  # it says so when it serves
        assert self.address.startswith("http://"), self.logged()
        self.port = int(self.address.rpartition(":")[2])

    def logged(self):
        """All that the server has written to its log."""
        with open(self.log.name, encoding="utf-8") as lines:  # noqa: PTH123
            return lines.read()

    def kill(self):
        """As a power cut would."""
        self.process.kill()
        self._reap()

    def stop(self):
        """As an operator would; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._reap()

    def _reap(self):
        code = self.process.wait(30)
        self.process.stdout.close()
        return code


@contextmanager
def serving(database, *arguments, port=0, under=()):
    """A server for a while, if need be under a program that watches it."""
    server = Served(database, *arguments, port=port, under=under)
    try:
        yield server
    finally:
        server.stop()
        server.log.close()
