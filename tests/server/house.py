"""A real server on a free port of loopback: in a process of its own, or in this one, so that one can look inside."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import asynccontextmanager, contextmanager

import uvicorn
from tests.seed import SEED

from rudel.server.app import make_app
from rudel.server.door import door
from rudel.server.rooms import Limits
from rudel.server.wires import chosen


class Served:
    """A running server: its address, its log, and how to end it."""

    def __init__(self, database, *arguments, seed=SEED, port=0, under=()):
        self.database = database
        self.log = tempfile.NamedTemporaryFile(prefix="rudel-log-", suffix=".jsonl")  # noqa: SIM115  (closed by _reap)
        cards = [] if seed is None else ["--rehearse", str(seed)]
        serve = [sys.executable, "-m", "rudel", "serve", "--port", str(port), "--log", "debug"]
        command = [*under, *serve, *cards, *arguments]
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
def serving(database, *arguments, seed=SEED, port=0, under=()):
    """A server for a while, if need be under a program that watches it. It rehearses; without a seed it is fair."""
    server = Served(database, *arguments, seed=seed, port=port, under=under)
    try:
        yield server
    finally:
        server.stop()
        server.log.close()


@asynccontextmanager
async def serving_here(database):
    """The server's own app in this process: its address, and its rooms."""
    listener = socket.create_server(("127.0.0.1", 0))
    app = make_app(database, Limits.none(), SEED)
    server = uvicorn.Server(uvicorn.Config(door(app), log_config=None, access_log=False, ws=chosen()))
    task = asyncio.create_task(server.serve([listener]))
    while not server.started:  # noqa: ASYNC110
        await asyncio.sleep(0)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}", app.state.rooms
    finally:
        server.should_exit = True
        await task
