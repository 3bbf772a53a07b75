"""Bots play many games, in this process or in several, and the result depends on the seed alone."""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rudel.bots import BOTS
from rudel.core.dice import Dice
from rudel.core.drive import drive
from rudel.core.errors import RudelError
from rudel.core.game import settle_game
from rudel.core.record import Record, Seed, result_of, write
from rudel.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rudel.core.game import Game
    from rudel.core.state import State

CHUNK = 64
"""So many random steps are played inside the kernel before the material is counted again."""
PARTS_PER_WORKER = 64


class WorkerDied(RudelError):
    """A process that played games has vanished."""


@dataclass(frozen=True, slots=True)
class Job:
    """What is played, in words that another process understands."""

    key: str
    seats: int
    options: dict[str, Any]
    rules: int
    bot: str
    seed: int
    folder: str | None = None
    """Where the records go; None keeps none."""


@dataclass(slots=True)
class Tally:
    """What has come out so far."""

    wins: list[int]
    games: int = 0
    turns: int = 0
    steps: int = 0
    unfinished: int = 0
    undecided: int = 0
    invariant_failures: int = 0

    def add(self, other: Tally) -> None:
        """Adds the other games to these."""
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        for name in ("games", "turns", "steps", "unfinished", "undecided", "invariant_failures"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


def seed_of(*path: int) -> int:
    """The 64-bit seed at this place: (seed, game) for a game's cards, (seed, game, seat) for the bot on a seat."""
    return int.from_bytes(hashlib.sha256("/".join(map(str, path)).encode()).digest()[:8], "big")


def play_all(job: Job, games: int, workers: int, played: Callable[[int], None]) -> Tally:
    """Plays the games and adds them up; `played` hears how many more are done."""
    size = max(1, games // (workers * PARTS_PER_WORKER))
    parts = [range(first, min(first + size, games)) for first in range(0, games, size)]
    whole = Tally([0] * job.seats)
    some = _in_parallel(job, parts, workers) if workers > 1 else (play_part(job, part) for part in parts)
    for tally in some:
        whole.add(tally)
        played(tally.games)
    return whole


def _in_parallel(job: Job, parts: list[range], workers: int) -> Iterator[Tally]:
    """The tallies of the parts as they come in. Whatever stops us also stops the workers at once."""
    pool = ProcessPoolExecutor(min(workers, len(parts)), mp_context=multiprocessing.get_context("spawn"))
    try:
        with _interrupts_held():
            pending = [pool.submit(play_part, job, part) for part in parts]
        for done in as_completed(pending):
            yield done.result()
        pool.shutdown()
    except BrokenProcessPool as problem:
        raise WorkerDied(
            "a worker process died before its games were over; fewer --workers need less memory"
        ) from problem
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            child.terminate()
        raise


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until the block is over, and processes started in it never hear it: we end them ourselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def play_part(job: Job, numbers: range) -> Tally:
    """Plays the games with these numbers."""
    game = settle_game(GAMES[job.key], job.seats, job.options, job.rules)
    tally = Tally([0] * job.seats)
    for number in numbers:
        match = Match(job, game, number)
        if job.bot == "random" and job.folder is None:
            match.play_inside()
        else:
            match.play_outside()
        tally.add(match.tally())
    return tally


@dataclass(slots=True)
class Match:
    """One game from its first card to its last."""

    job: Job
    game: Game
    number: int
    steps: int = 0
    sound: bool = True
    """Nothing has vanished and nothing has appeared."""
    state: State = field(init=False)
    material: Any = field(init=False)

    def __post_init__(self) -> None:
        self.state = self.game.start(seed_of(self.job.seed, self.number))
        self.material = self.game.info.material(self.state)

    def play_inside(self) -> None:
        """Random play inside the kernel, one pair of dice for all seats: other games than play_outside would play."""
        dice = Dice(seed_of(self.job.seed, self.number, 0))
        while self.state.waiting() and self.sound and self.steps <= self.game.info.longest:
            self.steps += self.state.playout(dice, CHUNK)
            self._count_material()

    def play_outside(self) -> None:
        """One bot per seat, asked for every action; the material is counted after every turn."""
        seed = seed_of(self.job.seed, self.number)
        record = Record(self.game, Seed(seed))
        bots = [
            BOTS[self.job.bot](self.game, Dice(seed_of(self.job.seed, self.number, seat)))
            for seat in range(self.game.seats)
        ]
        turns = 0
        for seat, action in drive(self.state, bots):
            if self.state.turns != turns:
                turns = self.state.turns
                self._count_material()
            if not self.sound or self.steps > self.game.info.longest:
                break
            record.note(self.state, seat, action)
            self.steps += 1
        self._count_material()
        if self.job.folder is not None:
            self._keep(record, Path(self.job.folder))

    def _count_material(self) -> None:
        self.sound = self.sound and self.game.info.material(self.state) == self.material

    def _keep(self, record: Record, folder: Path) -> None:
        outcome = self.state.outcome()
        record.result = None if outcome is None else result_of(outcome)
        name = f"{self.game.key}-{self.game.seats}-{self.number:06d}.rudel"
        (folder / name).write_text(write(record), encoding="utf-8")

    def tally(self) -> Tally:
        """What this game adds to the whole."""
        outcome = self.state.outcome()
        winners = outcome.winners if outcome is not None else ()
        return Tally(
            [int(seat in winners) for seat in range(self.game.seats)],
            games=1,
            turns=self.state.turns,
            steps=self.steps,
            unfinished=int(outcome is None),
            undecided=int(outcome is not None and outcome.undecided),
            invariant_failures=int(not self.sound),
        )
