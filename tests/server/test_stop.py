"""The house stops when told and goes on where it was; what it cannot do it says in one line."""

import asyncio
import contextlib
import os
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import httpx
import psycopg
import pytest
from tests.server.house import serving
from tests.server.play import choose_turn, play_turn

from rudel.client import Client, Refused
from rudel.client.line import new_id
from rudel.store import Store, TableEntry
from rudel.store.store import ABANDONED_KEPT, DAY, FINISHED_KEPT
from rudel.store.writer import Row
from rudel.table import rows

PATIENCE = 300
DOCS = Path(__file__).parents[2] / "docs"


def log_of(database):
    """All rows of a file: (table, number, command, row)."""
    connection = sqlite3.connect(database)
    found = connection.execute("SELECT table_id, number, command, body FROM rows ORDER BY table_id, number")
    log = [(table, number, command, rows.read(bytes(body))) for table, number, command, body in found]
    connection.close()
    return log


def thinkers_of(process):
    """The processes in which the bots of a server think."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


async def until(question, what):
    """Waits until the question has an answer that counts."""
    end = time.monotonic() + PATIENCE
    while not (answer := question()):
        assert time.monotonic() < end, f"it does not happen: {what}"
        await asyncio.sleep(0.02)
    return answer


# --- stopping and starting ------------------------------------------------------------------------------------------


async def _play(line, luck, acknowledged):
    """Plays until the server hangs up; writes down what was said to be saved."""
    try:
        while (seen := await line.my_turn()) is not None:
            name = new_id()
            try:
                await line.play(seen, await choose_turn(line, seen, luck), id=name)
                acknowledged.append(name)
            except Refused as refused:
                assert refused.kind in {"stale", "not-saved"}  # noqa: PT017  (whatever else is a defect)
            await line.until(lambda line, seen=seen: line.seen[seen.seat] is not seen)
    except ConnectionError:
        pass


@pytest.mark.parametrize("way", ["short", "plain"])
def test_told_to_stop_it_finishes_its_writes_and_asks_everybody_to_come_back(tmp_path, monkeypatch, way):
    monkeypatch.setenv("RUDEL_WIRE", way)
    acknowledged, lines = [], []

    async def work(server):
        async with contextlib.AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
            people = [await stack.enter_async_context(Client(server.address, name=name)) for name in ("Ada", "Bob")]
            for _ in range(3):
                table = await people[0].open("dog", 4, level="greedy", pace=0)
                for person in people:
                    await person.sit(table.id)
                    lines.append(await stack.enter_async_context(person.live(table.id)))
                await lines[-2].start()
            playing = [_play(line, random.Random(index), acknowledged) for index, line in enumerate(lines)]
            all_playing = asyncio.gather(*playing)
            await until(lambda: len(acknowledged) >= 30, "some turns are played")
            thinkers = thinkers_of(server.process.pid)
            server.process.send_signal(signal.SIGTERM)
            await all_playing
            return thinkers

    with serving(f"sqlite:///{tmp_path}/rudel.db", "--no-limits") as server:
        thinkers = asyncio.run(work(server))
        assert 0 == server.process.wait(10)
        assert "Traceback" not in server.logged()
    assert thinkers
    assert not [thinker for thinker in thinkers if Path(f"/proc/{thinker}").exists()]
    assert [True] * 6 == [line.bye is not None and line.bye.come_back for line in lines]
    assert [1012] * 6 == [line.socket.close_code for line in lines]
    stored = Counter(command for _, _, command, _ in log_of(tmp_path / "rudel.db"))
    assert {1} == {stored[name] for name in acknowledged}


def test_bots_go_on_after_the_next_start_without_anybody(tmp_path):
    async def work(server):
        async with Client(server.address, name="Ada") as ada:
            table = await ada.open("klaeffer", 2, level="random", pace=3000)
            await ada.sit(table.id)
            async with ada.live(table.id) as line:
                await line.start()
                while not (line.seen and line.seen[0].waiting == [1] and turns("person")):
                    seen = await line.my_turn()
                    await play_turn(line, seen, random.Random(1))

    def turns(by):
        return [row for *_, row in log_of(tmp_path / "rudel.db") if getattr(row, "by", "") == by]

    with serving(f"sqlite:///{tmp_path}/rudel.db") as server:
        asyncio.run(work(server))
        server.process.send_signal(signal.SIGINT)
        assert 0 == server.process.wait(10)
    before = len(turns("bot"))
    with serving(f"sqlite:///{tmp_path}/rudel.db"):
        asyncio.run(until(lambda: len(turns("bot")) > before, "a bot plays"))


def test_what_is_older_than_promised_is_deleted_at_the_start(tmp_path):
    now = time.time_ns() // 1_000_000
    kept = {"over-old": ("over", FINISHED_KEPT), "open-old": ("open", ABANDONED_KEPT)}

    def entry(name, phase, age):
        return TableEntry(name, name[:8].upper(), "dog", phase, bytes(32), "", now - age, now - age)

    async def prepare():
        store = await Store.open(f"sqlite:///{tmp_path}/rudel.db")
        for index, (name, (phase, age)) in enumerate(kept.items()):
            await store.create(entry(name, phase, age + DAY), [Row(1, 1, b"{}")])
            await store.create(entry(f"{index}-young", phase, age - DAY), [Row(1, 1, b"{}")])
        await store.close()

    def names():
        connection = sqlite3.connect(tmp_path / "rudel.db")
        found = {name for (name,) in connection.execute("SELECT id FROM tables")}
        left = {name for (name,) in connection.execute("SELECT table_id FROM rows")}
        connection.close()
        assert found == left
        return found

    asyncio.run(prepare())
    with serving(f"sqlite:///{tmp_path}/rudel.db", seed=None):
        asyncio.run(until(lambda: names() == {"0-young", "1-young"}, "the old ones are deleted"))
    said = (DOCS / "server.md").read_text(encoding="utf-8")
    assert re.search(rf"kept for {FINISHED_KEPT // DAY} days, abandoned ones for {ABANDONED_KEPT // DAY} days", said)


# --- what is wrong is said ------------------------------------------------------------------------------------------


def complaint(*arguments, **environment):
    """What `rudel serve` says when it does not serve: one line, and the exit code 2."""
    command = [sys.executable, "-m", "rudel", "serve", *arguments]
    kept = {name: value for name, value in os.environ.items() if name != "RUDEL_DATABASE"}
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, env={**kept, **environment}, check=False
    )
    assert (2, "") == (done.returncode, done.stdout), done.stderr
    lines = done.stderr.splitlines()
    assert 1 == len(lines), done.stderr
    assert "hunter2" not in lines[0]
    return lines[0]


def test_a_port_that_is_taken_is_said(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = complaint("--port", port, "--database", f"sqlite:///{tmp_path}/rudel.db")
    assert f"cannot listen on 127.0.0.1:{port}" in said
    assert not (tmp_path / "rudel.db").exists()


@pytest.mark.parametrize(
    "address", ["nonsense", "mysql://ada:hunter2@host/rudel", "sqlite", "postgresql://ada:hunter2@:x/"]
)
def test_an_address_that_is_none_is_said(address):
    assert "sqlite:///FILE or postgresql://USER@HOST/NAME" in complaint("--port", "0", RUDEL_DATABASE=address)


def test_a_postgresql_that_does_not_answer_is_said():
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
    said = complaint("--port", "0", "--database", f"postgresql://ada:hunter2@127.0.0.1:{port}/rudel")
    assert f"the database rudel at 127.0.0.1:{port} cannot be opened" in said


def test_a_database_that_is_not_there_is_said(postgres):
    said = complaint("--port", "0", "--database", postgres.get_uri(database="no_such_database"))
    assert "the database no_such_database cannot be opened" in said


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_of_a_newer_program_is_refused(kind, request, tmp_path):
    address = f"sqlite:///{tmp_path}/rudel.db" if kind == "sqlite" else request.getfixturevalue("empty_postgres")

    async def prepare():
        await (await Store.open(address)).close()

    asyncio.run(prepare())
    connection = sqlite3.connect(tmp_path / "rudel.db") if kind == "sqlite" else psycopg.connect(address)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    assert "newer program" in complaint("--port", "0", "--database", address)


def test_a_folder_that_cannot_be_written_is_said(tmp_path):
    (tmp_path / "file").write_text("no folder")
    said = complaint("--port", "0", "--database", f"sqlite:///{tmp_path}/file/rudel.db")
    assert "cannot be opened" in said
    assert "file/rudel.db" in said
    assert "--database" in complaint("--port", "0", XDG_DATA_HOME=f"{tmp_path}/file")


def test_a_file_that_is_no_database_is_said(tmp_path):
    (tmp_path / "rudel.db").write_text("these are the notes of my last holiday " * 100)
    assert "cannot be opened" in complaint("--port", "0", "--database", f"sqlite:///{tmp_path}/rudel.db")


# --- a database that goes away --------------------------------------------------------------------------------------


def test_a_house_without_its_database_says_so_and_is_well_again_when_it_is_back(postgres, empty_postgres):
    name = psycopg.conninfo.conninfo_to_dict(empty_postgres)["dbname"]

    def administer(command):
        with psycopg.connect(postgres.get_uri(), autocommit=True) as connection:
            connection.execute(command)

    with (
        serving(empty_postgres, "--no-limits") as server,
        httpx.Client(base_url=server.address, trust_env=False) as client,
    ):
        assert (200, True) == ((answer := client.get("/health")).status_code, answer.json()["ok"])
        client.put("/api/me", json={"name": "Ada", "avatar": "dog"})
        table = client.post("/api/tables", json={"game": "dog", "seats": 2}).json()["id"]
        administer(f'ALTER DATABASE "{name}" WITH ALLOW_CONNECTIONS false')
        administer(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")  # noqa: S608  (our own)
        answer = client.get("/health")
        assert (503, "urn:rudel:no-database") == (answer.status_code, answer.json()["type"])
        assert 503 == client.get("/api/codes/ABCDEF").status_code
        assert 503 == client.put("/api/me", json={"name": "Eve", "avatar": "dog"}).status_code
        administer(f'ALTER DATABASE "{name}" WITH ALLOW_CONNECTIONS true')
        assert 200 == client.get("/health").status_code
        assert 200 == client.get(f"/api/tables/{table}").status_code
