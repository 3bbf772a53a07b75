"""Nobody hears of a turn before it is on the disk: the kernel's own account of what the server did, and when."""

import ast
import asyncio
import os
import random
import re
import shutil
import threading
from contextlib import AsyncExitStack
from dataclasses import dataclass

import pytest
from sqlalchemy import text
from tests.server.evening import Evening
from tests.server.house import serving
from tests.server.ledger import Ledger, Turn

from rudel.store import Store
from rudel.store.database import PRAGMAS

GROUPS = [("klaeffer", 3, 2), ("filou", 3, 3), ("dog", 2, 2)]
WRITES, SYNCS = ("write", "pwrite64", "writev", "pwritev", "sendto", "sendmsg"), ("fsync", "fdatasync")
BEGUN = re.compile(r"(?P<task>\d+) +(?P<name>\w+)\((?P<said>.*?)(?P<end> <unfinished \.\.\.>|\) += (?P<result>.+))$")
RESUMED = re.compile(r"(?P<task>\d+) +<\.\.\. \w+ resumed>.*\) += (?P<result>.+)$")
FILE = re.compile(r"\d+<(?P<file>[^>]*)>")
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
ANSWER = re.compile(rb'"type":"answer","id":"([0-9a-f]{16})","version":(\d+)')
TOLD = re.compile(rb'"type":"told","seen":\{"table":"(\w+)","seat":[^,]+,"phase":"\w+","version":(\d+),')


@dataclass
class Call:
    """Something the server asked of the kernel: in which lines of the account it begins and ends."""

    name: str
    file: str
    data: bytes
    begin: int
    end: int | None = None
    result: str = ""


def read_account(lines):
    """The calls of all threads, in the order in which they began."""
    calls, unfinished = [], {}
    for number, line in enumerate(lines):
        if begun := BEGUN.match(line):
            file = FILE.match(begun["said"])
            data = b"".join(ast.literal_eval(f'b"{part}"') for part in STRING.findall(begun["said"]))
            call = Call(begun["name"], file["file"] if file else "", data, number)
            calls.append(call)
            if begun["result"] is None:
                unfinished[begun["task"]] = call
            else:
                call.end, call.result = number, begun["result"]
        elif resumed := RESUMED.match(line):
            call = unfinished.pop(resumed["task"])
            call.end, call.result = number, resumed["result"]
    return calls


class Account:
    """What strace saw: when each command was written to the log of the file, when that was synced, when it was told."""

    def __init__(self, lines):
        calls = read_account(lines)
        log = [call for call in calls if call.file.endswith("-wal")]
        self.written = [call for call in log if call.name in WRITES]
        self.syncs = [call for call in log if call.name in SYNCS and call.end is not None and call.result == "0"]
        self.answered, self.told = {}, {}
        for call in calls:
            if call.name in WRITES and not call.file.endswith("-wal"):
                for name, version in ANSWER.findall(call.data):
                    self.answered.setdefault((name.decode(), int(version)), call)
                for table, version in TOLD.findall(call.data):
                    self.told.setdefault((table.decode(), int(version)), call)

    def safe_from(self, name):
        """The line from which on the command is on the disk; None if it never was."""
        written = next(call for call in self.written if name.encode() in call.data)
        ends = [sync.end for sync in self.syncs if written.end is not None and sync.begin > written.end]
        return min(ends, default=None)

    def too_early(self, ledger):
        """The commands of which somebody was told before they were on the disk."""
        early = []
        for name, version in ledger.answered.items():
            turn, safe = ledger.asked[name], self.safe_from(name)
            heard = [self.answered[name, version]]
            if version > turn.version:  # a secret choice tells nobody
                heard.append(self.told[turn.table, version])
            if safe is None or any(call.begin < safe for call in heard):
                early.append(name)
        return early


def watched(folder):
    """How to watch a program, and the lines of the account, which are all there once the thread has ended."""
    strace = shutil.which("strace")
    if strace is None:
        pytest.fail("strace is missing: this test needs it (on Debian: apt-get install strace)")
    pipe, lines = folder / "account", []
    os.mkfifo(pipe)

    def read():
        with pipe.open(encoding="ascii") as account:
            lines.extend(account)

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    traced = f"trace={','.join([*WRITES, *SYNCS])}"
    return (strace, "-D", "-f", "-y", "-s", "1000000", "-e", traced, "-e", "signal=none", "-o", pipe), lines, reader


async def spend_an_evening(address, database, turns):
    ledger = Ledger()
    evening = Evening(address, database, ledger, random.Random(1))
    async with asyncio.timeout(300), asyncio.TaskGroup() as tasks:
        for group in GROUPS:
            tasks.create_task(evening.group(*group))
        while len(ledger.answered) < turns:
            await ledger.more(1)
        evening.enough.set()
    await ledger.audit(database)
    return ledger


@pytest.mark.parametrize("way", ["short", "plain"])
def test_every_turn_is_on_the_disk_before_anybody_hears_of_it(tmp_path, monkeypatch, report, way):
    monkeypatch.setenv("RUDEL_WIRE", way)
    database = f"sqlite:///{tmp_path}/rudel.db"
    strace, lines, reader = watched(tmp_path)
    with serving(database, "--no-limits", under=strace) as server:
        ledger = asyncio.run(spend_an_evening(server.address, database, turns=60))
    reader.join(30)
    account = Account(lines)
    assert [] == account.too_early(ledger)
    report(f"strace: {len(ledger.answered)} turns acknowledged after {len(account.syncs)} syncs, none too early")


TURN = "0123456789abcdef"
WRITTEN = f'7 pwrite64(9</x.db-wal>, "\\0\\1 {TURN}", 24, 0) = 24'
TOLD_LATER = f'8 sendto(5<socket:[1]>, "{{\\"type\\":\\"answer\\",\\"id\\":\\"{TURN}\\",\\"version\\":6}}", 9) = 9'


@pytest.mark.parametrize(
    ("early", "lines"),
    [
        ([], [WRITTEN, "7 fdatasync(9</x.db-wal>) = 0", TOLD_LATER]),
        ([TURN], [WRITTEN, TOLD_LATER, "7 fdatasync(9</x.db-wal>) = 0"]),
        ([TURN], ["7 fdatasync(9</x.db-wal>) = 0", WRITTEN, TOLD_LATER]),
        ([TURN], [WRITTEN, "7 fdatasync(9</x.db>) = 0", TOLD_LATER]),
        ([TURN], [WRITTEN, "7 fdatasync(9</x.db-wal>) = -1 EIO (Input/output error)", TOLD_LATER]),
        (
            [TURN],
            [WRITTEN, "7 fdatasync(9</x.db-wal> <unfinished ...>", TOLD_LATER, "7 <... fdatasync resumed>) = 0"],
        ),
        (
            [],
            [WRITTEN, "7 fdatasync(9</x.db-wal> <unfinished ...>", "7 <... fdatasync resumed>) = 0", TOLD_LATER],
        ),
    ],
)
def test_an_account_tells_whether_the_disk_came_first(early, lines):
    ledger = Ledger()
    ledger.asked[TURN], ledger.answered[TURN] = Turn("TABLE", 0, 6, [1]), 6
    assert early == Account(lines).too_early(ledger)


def test_every_connection_that_the_pool_may_open_is_durable(tmp_path):
    async def work():
        store = await Store.open(f"sqlite:///{tmp_path}/rudel.db")
        pool, found = store.engine.pool, []
        async with AsyncExitStack() as stack:
            for _ in range(pool.size() + pool._max_overflow):
                connection = await stack.enter_async_context(store.engine.connect())
                found.append({name: str(await connection.scalar(text(f"PRAGMA {name}"))) for name in PRAGMAS})
        await store.close()
        return found

    found = asyncio.run(work())
    assert len(found) >= 10
    assert [PRAGMAS] * len(found) == found
    assert ("wal", "2") == (PRAGMAS["journal_mode"], PRAGMAS["synchronous"])  # FULL
