"""Bots think in processes of their own: a slow one delays no other table, a stuck one is killed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import struct
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rudel.server.thinker import DECLINED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game

log = logging.getLogger("rudel.thinkers")
BUDGET = 2.0
"""Seconds that a bot should need at most; it is killed at twice that."""
UNHURRIED = 60.0
"""The same in a rehearsing house, where what a bot does must not depend on how busy the machine is."""
STARTING = 30.0
"""Seconds that a process may need to begin, on a busy machine."""
READY_AHEAD = 2
"""So many processes are started before they are needed, where that matters."""
JOBS = 2000
"""After so many jobs a process is replaced by a new one."""
KEPT = ("PATH", "LANG", "PYTHONPATH", "RUDEL_PURE", "RUDEL_KERNELS", "SYSTEMROOT")
"""All that a thinker sees of our environment."""


class NoAnswer(Exception):
    """The bot said nothing in time, or died."""


@dataclass(slots=True, eq=False)
class Thinker:
    """One process."""

    process: asyncio.subprocess.Process
    jobs: int = 0

    async def begin(self) -> None:
        """Waits until it is ready: loading the games is not thinking."""
        if self.process.stdout is None:
            raise NoAnswer
        await self.process.stdout.readexactly(4)

    async def ask(self, job: bytes) -> int:
        """Hands the job over and waits for the number."""
        if self.process.stdin is None or self.process.stdout is None:
            raise NoAnswer
        self.jobs += 1
        self.process.stdin.write(struct.pack("<I", len(job)) + job)
        answer = await self.process.stdout.readexactly(4)
        return int(struct.unpack("<i", answer)[0])

    async def end(self) -> None:
        """Kills it, and waits until nothing of it is left."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()
        if self.process.stdin is not None and self.process.stdout is not None:
            self.process.stdin.close()
            with contextlib.suppress(ConnectionError):
                await self.process.stdin.wait_closed()
            await self.process.stdout.read()


class Thinkers:
    """As many processes as there are cores, two at least: one that is stuck does not stop them all."""

    def __init__(self, number: int | None = None, budget: float = BUDGET) -> None:
        self.budget = budget
        self._free: asyncio.LifoQueue[Thinker | None] = asyncio.LifoQueue()
        """Who has thought last thinks next: a process that runs is better than one to be started."""
        self._all: set[Thinker] = set()
        self._ending: set[asyncio.Task[None]] = set()
        for _ in range(number or max(2, os.cpu_count() or 1)):
            self._free.put_nowait(None)
        self.killed = 0

    async def get_ready(self) -> None:
        """Starts a few processes ahead of time: a node that takes tables over does not wait for them."""
        places = [self._free.get_nowait() for _ in range(min(READY_AHEAD, self._free.qsize()))]
        while places:
            thinker = places.pop()
            try:
                thinker = thinker or await self._start()
            except (OSError, asyncio.IncompleteReadError, NoAnswer):
                log.warning("a bot's process could not be started")
            finally:
                self._free.put_nowait(thinker)

    async def think(
        self, game: Game, level: str, seed: int, view: Any, actions: Sequence[int], *, may_decline: bool = False
    ) -> int | None:
        """What the bot does; None when it declines. NoAnswer when it is stuck, dead, or answers nonsense."""
        table = (game.key, game.seats, game.options, game.rules)
        job = pickle.dumps((*table, level, seed, may_decline, view, list(actions)))
        thinker = await self._free.get()
        keep: Thinker | None = None
        try:
            thinker = thinker or await self._start()
            async with asyncio.timeout(2 * self.budget):  # wait_for may swallow that the driver is to stop
                answer = await thinker.ask(job)
            keep = thinker if thinker.jobs < JOBS else None
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError, NoAnswer) as problem:
            self.killed += 1
            raise NoAnswer(f"the bot {level} gave no answer") from problem
        finally:
            if keep is None and thinker is not None:
                self._stop(thinker)
            self._free.put_nowait(keep)
        if answer == DECLINED and may_decline:
            return None
        if answer not in actions:
            raise NoAnswer(f"the bot {level} answered {answer}, which is not legal")
        return answer

    async def _start(self) -> Thinker:
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "rudel.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=kept,
            close_fds=True,
        )
        thinker = Thinker(process)
        self._all.add(thinker)
        try:
            async with asyncio.timeout(STARTING):
                await thinker.begin()
        except BaseException:
            self._stop(thinker)
            raise
        return thinker

    def _stop(self, thinker: Thinker) -> None:
        self._all.discard(thinker)
        ending = asyncio.create_task(thinker.end())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """Ends all processes."""
        for thinker in list(self._all):
            self._stop(thinker)
        await asyncio.gather(*self._ending)
