"""Bots think in processes that hold no secret, and none of them can hold up the house."""

import asyncio
import os
import random
import signal
from pathlib import Path

import msgspec
import pytest
from tests.server.guests import until
from tests.server.house import serving
from tests.server.play import play_turn

from rudel.client import Client

PATIENCE = 120
"""Seconds after which a test that waits for ever gives up."""
ALLOWED = {"PATH", "LANG", "LC_CTYPE", "PYTHONPATH", "RUDEL_PURE", "RUDEL_KERNELS", "SYSTEMROOT"}
ODD_BOTS = """
import os, sys, time
if "rudel.server.thinker" in sys.orig_argv:
    from rudel.bots import BOTS
    class Odd:
        def __init__(self, game, dice): pass
    class Nonsense(Odd):
        def choose(self, view, actions): return 4711
        def interrupt(self, view, actions): return 4711
    class Stuck(Odd):
        def choose(self, view, actions): time.sleep(3600)
        def interrupt(self, view, actions): time.sleep(3600)
    class Dies(Odd):
        def choose(self, view, actions): os._exit(3)
        def interrupt(self, view, actions): raise RuntimeError
    BOTS.update(random=Nonsense, casual=Dies, greedy=Stuck)
"""


def thinkers(server):
    """The processes in which bots think, by their ids."""
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            words = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
            command = status.with_name("cmdline").read_bytes()
        except OSError:  # it has ended meanwhile
            continue
        if int(words["PPid"]) == server.process.pid and b"rudel.server.thinker" in command:
            found.append(status.parent)
    return found


async def figure(client, name):
    """A figure of /metrics."""
    lines = (await client.http.get("/metrics")).text.splitlines()
    return next(int(float(line.split()[-1])) for line in lines if line.startswith(f"{name}_total "))


def warnings(server):
    return [line for line in map(msgspec.json.decode, server.logged().splitlines()) if line["level"] != "debug"]


def test_a_thinker_holds_neither_an_address_nor_a_secret_nor_a_foreign_descriptor(server):
    async def work():
        async with Client(server.address) as ada:
            table = await ada.open("klaeffer", 3, level="random", pace=0)
            await ada.sit(table.id)
            async with ada.live(table.id) as line:
                await line.start()
                for turn in range(3):
                    await play_turn(line, await line.my_turn(), random.Random(turn))
                await line.my_turn()
                return [(process, look_at(process)) for process in thinkers(server)]

    found = asyncio.run(asyncio.wait_for(work(), PATIENCE))
    assert found
    for process, (environment, command, descriptors) in found:
        assert set(environment) <= ALLOWED
        assert not any("hidden-place" in text for text in (*environment.values(), *command, *descriptors.values()))
        assert ["-m", "rudel.server.thinker"] == command[-2:]
        assert {descriptors["0"], descriptors["1"], "/dev/null"} == set(descriptors.values())
        assert all(is_pipe(process, descriptors[number]) for number in "01")


def look_at(process):
    """The environment, the command line and the open descriptors of a process."""
    words = process.joinpath("environ").read_bytes().decode().split("\0")
    environment = dict(word.split("=", 1) for word in words if word)
    command = process.joinpath("cmdline").read_bytes().decode().strip("\0").split("\0")
    return environment, command, {file.name: str(file.readlink()) for file in process.joinpath("fd").iterdir()}


def is_pipe(process, target):
    """A pipe, or the two-ended local socket that some event loops use as one; never one that leaves this machine."""
    if target.startswith("socket:["):
        return any(target[8:-1] in line.split() for line in process.joinpath("net/unix").read_text().splitlines())
    return target.startswith("pipe:[")


def test_a_frozen_thinker_is_killed_and_delays_no_other_table(fair_server):
    order, both, frozen = [], [], []

    async def work():
        async with Client(fair_server.address) as ada, Client(fair_server.address) as bob:
            before = await killed(ada)
            await asyncio.gather(keep_playing(ada, "first", before), keep_playing(bob, "second", before))
            await until(lambda: frozen[0] not in thinkers(fair_server))  # it is counted first, and killed then
            return await killed(ada) - before

    async def killed(client):
        return await figure(client, "rudel_bot_processes_killed")

    async def keep_playing(client, name, before):
        """One game after another, until a thinker has been killed: the frozen one is asked when both tables think."""
        while await killed(client) == before:
            table = await client.open("dog", 2, level="random", pace=0)
            await client.sit(table.id)
            async with client.live(table.id) as line:
                await line.start()
                while (seen := await line.my_turn()) and await killed(client) == before:
                    await play_turn(line, seen, random.Random(len(order)))
                    order.append(name)
                    freeze_one()

    def freeze_one():
        """Once there are two, and both have answered: one that is still being started is given more time."""
        if not both and len(thinkers(fair_server)) > 1:
            both.append(len(order))
        if both and not frozen and all(order[both[0] :].count(name) > 1 for name in ("first", "second")):
            frozen.append(thinkers(fair_server)[0])
            os.kill(int(frozen[0].name), signal.SIGSTOP)

    assert 1 == asyncio.run(asyncio.wait_for(work(), PATIENCE))
    assert max(longest_run(order, "first"), longest_run(order, "second")) > 5


def longest_run(order, name):
    """How many turns of a table came one after another, without a turn of the other table."""
    longest = run = 0
    for one in order:
        run = run + 1 if one == name else 0
        longest = max(longest, run)
    return longest


@pytest.mark.parametrize(("level", "why"), [("random", "4711"), ("casual", "no answer"), ("greedy", "no answer")])
def test_a_bot_that_talks_nonsense_dies_or_is_stuck_is_replaced_by_a_legal_move(tmp_path, monkeypatch, level, why):
    tmp_path.joinpath("sitecustomize.py").write_text(ODD_BOTS)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{os.environ.get('PYTHONPATH', '')}")

    async def work(server):
        async with Client(server.address) as ada:
            table = await ada.open("dog", 2, level=level, pace=0)
            await ada.sit(table.id)
            async with ada.live(table.id) as line:
                await line.start()
                while not said(server):
                    assert await play_turn(line, await line.my_turn(), random.Random(1))
                await line.my_turn()
            return await figure(ada, "rudel_bot_answers_replaced"), await figure(ada, "rudel_bot_processes_killed")

    with serving(f"sqlite:///{tmp_path}/rudel.db", "--no-limits", seed=None) as server:
        replaced, killed = asyncio.run(asyncio.wait_for(work(server), PATIENCE))
        warned = said(server)
    assert replaced
    assert (killed > 0) == (level != "random")
    assert all(why in line["what"] and line["level"] == "warning" and line["table"] for line in warned)


def said(server):
    return [line for line in warnings(server) if "any legal move instead" in line["what"]]
