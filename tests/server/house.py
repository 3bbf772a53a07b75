"""A real server in a process of its own, on a free port of loopback."""

import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager

import httpx


class Served:
    """A running server: its address, and how to end it."""

    def __init__(self, database, port=0):
        self.database = database
        command = [sys.executable, "-m", "rudel", "serve", "--port", str(port), "--database", database]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ
        )
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://"), self.process.stderr.read()
        self.port = int(self.address.rpartition(":")[2])
        for _ in range(600):
            try:
                if httpx.get(f"{self.address}/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self):
        """As a power cut would."""
        self.process.kill()
        self._reap()

    def stop(self):
        """As an operator would."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self._reap()

    def _reap(self):
        self.process.wait(20)
        self.process.stdout.close()
        self.process.stderr.close()


@contextmanager
def serving(database, port=0):
    server = Served(database, port)
    try:
        yield server
    finally:
        server.stop()
