"""The load: closed (every table plays on as soon as all four have the last turn) or open (so many turns a second)."""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
import time
from collections import deque
from contextlib import contextmanager
from dataclasses import dataclass, field

from bench.server import processes
from bench.server.board import clock


@dataclass(slots=True)
class Round:
    """What one contender did in one round."""

    wanted: float
    """Turns a second that were offered; 0: as many as it takes."""
    seconds: float
    turns: int
    bytes: int
    cpu: float
    """Processor seconds of the server and its database."""
    driver: float
    """Processor seconds of this driver."""
    late: list[float] = field(repr=False)
    """Seconds from sending a turn to the last seat having it, sorted."""

    def quantile(self, part):
        return self.late[min(len(self.late) - 1, int(part * len(self.late)))] if self.late else float("nan")


class Load:
    """Plays at these tables until the time is over."""

    def __init__(self, boards, rate=0.0):
        self.boards = [board for board in boards if not board.over]
        self.rate = rate
        self.late = []
        self.running = True
        self.idle = deque(self.boards)
        self.due = deque()
        """When turns were due that no table was free for."""

    def done(self, board, late):
        self.late.append(late)
        if board.over:
            return
        if not self.running:
            self.idle.append(board)
        elif not self.rate:
            board.turn()
        elif self.due:
            board.turn(self.due.popleft())
        else:
            self.idle.append(board)

    async def run(self, seconds):
        """Plays so long; then waits until nothing is under way."""
        for board in self.boards:
            board.done = self.done
        begin = clock()
        if self.rate:
            await self._offer(begin, seconds)
        else:
            while self.idle:
                self.idle.popleft().turn()
            await asyncio.sleep(seconds)
        self.running = False
        self.due.clear()
        spent = clock() - begin
        while any(board.waits for board in self.boards):
            await asyncio.sleep(0.01)
            if clock() - begin > seconds + 20:
                raise RuntimeError("turns are missing: some seats were not told")
        return spent

    async def _offer(self, begin, seconds):
        sent = 0
        while (now := clock()) < begin + seconds:
            while begin + sent / self.rate <= now:
                if self.idle:
                    self.idle.popleft().turn()
                else:
                    self.due.append(begin + sent / self.rate)
                sent += 1
            await asyncio.sleep(max(0.001, begin + sent / self.rate - clock()))


@contextmanager
def no_garbage():
    """The driver does not stop to collect garbage in the middle of a round."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


async def play(roots, boards, seconds, rate=0.0):
    """One round at these tables."""
    load = Load(boards, rate)
    turns, size = sum(board.turns for board in boards), sum(board.bytes for board in boards)
    with no_garbage():
        cpu, own = processes.seconds(roots), time.process_time()
        spent = await load.run(seconds)
        cpu, own = processes.seconds(roots) - cpu, time.process_time() - own
    turns, size = sum(board.turns for board in boards) - turns, sum(board.bytes for board in boards) - size
    return Round(rate, spent, turns, size, cpu, own, sorted(load.late))


def strict():
    """Whatever goes wrong in a callback ends the run, and so does being told to stop; the servers stop with it."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()

    def on_problem(_loop, context):
        print(context.get("exception") or context["message"], file=sys.stderr, flush=True)
        task.cancel()

    loop.set_exception_handler(on_problem)
    loop.add_signal_handler(signal.SIGTERM, task.cancel)
