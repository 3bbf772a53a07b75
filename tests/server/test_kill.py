"""The server is killed under load, again and again: what was acknowledged is there once, and nothing else is."""

import asyncio
import random
import shutil
import time
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.evening import Evening
from tests.server.house import Served
from tests.server.ledger import Ledger

GROUPS = [("dog", 4, 3), ("lagerdog", 2, 2), ("filou", 4, 3), ("klaeffer", 3, 3), ("schafe", 4, 3)]
"""Game, seats, and how many of them are people."""
LONGEST = 20
"""Seconds a kill may take before the test gives up."""


class Mortal:
    """A house that is killed and rises again at the same place."""

    def __init__(self, database):
        self.database = database
        self.server = Served(database, "--no-limits")

    def kill(self):
        self.server.kill()
        self.server.log.close()

    async def rise(self):
        self.server = await asyncio.to_thread(Served, self.database, "--no-limits", port=self.server.port)

    def close(self):
        code = self.server.stop()
        self.server.log.close()
        return code


@asynccontextmanager
async def left_behind(database, folder, ledger):
    """What a dead server has left, to be looked at; of a file a copy, for it is the next server that must repair it."""
    if database.startswith("postgresql"):
        yield database
        return
    file, copy = Path(database.removeprefix("sqlite:///")), Path(folder, "copy.db")
    async with ledger._reading:  # a reader that leaves would tidy the log away between the two
        copied(file, copy)
    yield f"sqlite:///{copy}"
    removed(copy)


def copied(file, copy):
    for end in ("", "-wal"):
        if Path(f"{file}{end}").exists():
            shutil.copy(f"{file}{end}", f"{copy}{end}")


def removed(copy):
    for end in ("", "-wal", "-shm"):
        Path(f"{copy}{end}").unlink(missing_ok=True)


async def kill_often(house, evening, kills, folder):
    """Kills at any moment, now and then when nobody is back yet, and a little longer if nothing was on its way.

    How often it was killed, and how many commands were on their way, and saved.
    """
    ledger, luck = evening.ledger, evening.luck
    killed = on_the_way = saved = 0
    while killed < kills or (not on_the_way and killed < kills + 8):
        await ledger.more(luck.choice([0, luck.randrange(50), luck.randrange(400)]))
        await asyncio.sleep(luck.uniform(0, 0.05))  # any moment
        time.sleep(luck.uniform(0, 0.02))  # noqa: ASYNC251  (nobody listens: what is answered now gets lost)
        house.kill()
        evening.cut()
        async with left_behind(house.database, folder, ledger) as database:
            await ledger.audit(database)
        names = ledger.unanswered()
        killed += 1
        on_the_way += len(names)
        saved += ledger.stored(names)
        await house.rise()
    return killed, on_the_way, saved


async def spend_an_evening(house, kills, folder, seed):
    ledger, luck = Ledger(), random.Random(seed)
    evening = Evening(house.server.address, house.database, ledger, luck)
    async with asyncio.timeout(LONGEST * (kills + 18)), asyncio.TaskGroup() as tasks:
        for group in GROUPS:
            tasks.create_task(evening.group(*group))
        killed, on_the_way, saved = await kill_often(house, evening, kills, folder)
        await ledger.more(200)
        evening.enough.set()
    await ledger.audit(house.database)
    assert not ledger.unanswered()
    assert on_the_way, "nothing was on its way at any kill: this proves little"
    assert saved or kills < 20, "nothing that was saved lost its answer: this proves little"
    return (
        f"{killed} kills, {len(ledger.answered)} turns acknowledged, {evening.finished} games finished; "
        f"{on_the_way} turns were on their way when the server died, {saved} of them were saved already"
    )


def survive(database, kills, folder, report):
    house = Mortal(database)
    try:
        line = asyncio.run(spend_an_evening(house, kills, folder, seed=len(database) + kills))
    finally:
        code = house.close()
    assert code == 0
    report(f"{database.partition(':')[0]}: {line}")


def test_what_was_acknowledged_survives_kills_with_a_file(tmp_path, report):
    survive(f"sqlite:///{tmp_path}/rudel.db", 6, tmp_path, report)


def test_what_was_acknowledged_survives_kills_of_a_node_on_postgresql(empty_postgres, tmp_path, report):
    survive(empty_postgres, 3, tmp_path, report)


@pytest.mark.soak
def test_what_was_acknowledged_survives_many_kills_with_a_file(tmp_path, report):
    survive(f"sqlite:///{tmp_path}/rudel.db", 200, tmp_path, report)


@pytest.mark.soak
def test_what_was_acknowledged_survives_many_kills_of_a_node_on_postgresql(empty_postgres, tmp_path, report):
    survive(empty_postgres, 50, tmp_path, report)
