"""`rudel backup` and `rudel restore`, called as a person does: what they say, and everything that can be wrong."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import stat
import subprocess
from operator import attrgetter
from random import Random

import pytest
from tests.cli.program import COMMAND, call, environment
from tests.server.house import serving
from tests.server.play import play_turn

from rudel.cli import run
from rudel.client import Client
from rudel.store import Store

PEOPLE = ("Ada", "Bob", "Eve")


@pytest.fixture
def house(tmp_path):
    """The address of a database with three people."""
    address = f"sqlite:///{tmp_path}/house.db"

    async def fill():
        store = await Store.open(address)
        for name in PEOPLE:
            await store.remember(name.lower(), name, "cat", 1)
        await store.close()

    asyncio.run(fill())
    return address


def people(address):
    with sqlite3.connect(address.removeprefix("sqlite:///")) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM people ORDER BY name")]


@pytest.fixture
def complained(capsys):
    """Calls the program, which answers with one sentence on stderr and exit code 2."""

    def called(right, *arguments):
        assert 2 == run([str(argument) for argument in arguments])
        said = capsys.readouterr()
        assert ("", 1) == (said.out, len(said.err.splitlines()))
        assert right in said.err
        assert "geheim" not in said.err

    return called


def test_a_house_is_backed_up_and_restored(house, tmp_path):
    file, other = tmp_path / "house.backup", f"sqlite:///{tmp_path}/other.db"
    done = call("backup", file, "--database", house)
    assert (0, "") == (done.returncode, done.stderr)
    assert f"{file}: 0 chairs, 0 devices, 0 house, 3 people, 0 rows, 0 tables, 0 transfers\n" == done.stdout
    assert 0o600 == stat.S_IMODE(file.stat().st_mode)
    again = call("restore", file, "--database", other)
    assert (0, done.stdout) == (again.returncode, again.stdout)
    assert [*PEOPLE] == people(other)


def test_the_database_may_be_said_by_the_environment_or_not_at_all(house, tmp_path):
    """Without a word it is the one that `rudel serve` opens, in the user's data folder."""
    file = tmp_path / "house.backup"
    home = environment(RUDEL_DATABASE=house, XDG_DATA_HOME=str(tmp_path / "data"))
    subprocess.run([*COMMAND, "backup", file], check=True, env=home, capture_output=True)
    del home["RUDEL_DATABASE"]
    subprocess.run([*COMMAND, "restore", file], check=True, env=home, capture_output=True)
    assert [*PEOPLE] == people(f"sqlite:///{tmp_path}/data/rudel/rudel.db")


def test_a_game_goes_on_in_the_other_kind_of_database(tmp_path, empty_postgres):
    """Backed up from a running server, restored elsewhere: the same device sees the same game and plays on."""
    file, first = tmp_path / "house.backup", f"sqlite:///{tmp_path}/first.db"

    async def begin(address):
        async with Client(address, name="Ada") as ada:
            table = await ada.open("klaeffer", 3, level="random", pace=0)
            await ada.sit(table.id)
            async with ada.live(table.id) as line:
                await line.start()
                await play_turn(line, await line.my_turn(), Random(3))
                seen = await line.my_turn()
                assert 0 == (await asyncio.to_thread(call, "backup", file, "--database", first)).returncode
                return dict(ada.http.cookies), seen

    async def go_on(address, cookies):
        ada = Client(address, name="Ada")
        ada.http.cookies.update(cookies)
        async with ada:
            (listed,) = await ada.tables()
            async with ada.live(listed.id) as line:
                seen = await line.my_turn()
                return seen, await play_turn(line, seen, Random(4))

    with serving(first) as server:
        cookies, before = asyncio.run(begin(server.address))
    assert 0 == call("restore", file, "--database", empty_postgres).returncode
    with serving(empty_postgres) as server:
        after, played = asyncio.run(go_on(server.address, cookies))
    assert played
    known = attrgetter("table", "seat", "version", "view", "legal", "chairs", "commitment")
    assert known(before) == known(after)


def test_help_says_that_the_file_holds_secrets(capsys):
    run(["backup", "--help"])
    assert "holds secrets" in capsys.readouterr().out
    run(["restore", "--help"])
    assert "not empty" in capsys.readouterr().out


def test_a_house_that_is_not_empty_stays_as_it_is(house, tmp_path, capsys, complained):
    file = tmp_path / "house.backup"
    assert 0 == run(["backup", str(file), "--database", house])
    capsys.readouterr()
    complained("the database is not empty", "restore", file, "--database", house)
    assert [*PEOPLE] == people(house)


def test_a_file_that_is_no_whole_backup_is_refused_and_nothing_made(house, tmp_path, capsys, complained):
    file, other = tmp_path / "house.backup", tmp_path / "other.db"
    assert 0 == run(["backup", str(file), "--database", house])
    capsys.readouterr()
    whole = file.read_bytes()
    first, rest = gzip.decompress(whole).split(b"\n", 1)
    spoilt = {
        "damaged": whole[: len(whole) // 2],
        "not what was written": gzip.compress(first + b"\n" + rest.replace(b"Ada", b"Ida")),
        "is no backup": b"Dear Ada",
        "newer program": gzip.compress(first.replace(b'"format":1', b'"format":2') + b"\n" + rest),
    }
    for right, body in spoilt.items():
        file.write_bytes(body)
        complained(right, "restore", file, "--database", f"sqlite:///{other}")
    assert not other.exists()


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        ("backup", "FILE"),
        ("restore", "FILE"),
        ("restore {0}/none --database sqlite:///{0}/new.db", "cannot be read: No such file"),
        ("restore {0} --database sqlite:///{0}/new.db", "cannot be read: Is a directory"),
        ("backup {0}/b --database sqlite:///{0}/none.db", "there is no database"),
        ("backup {0}/b --database mysql://x/y", "sqlite:///FILE or postgresql"),
        ("backup {0}/b --database postgresql://ada:geheim@127.0.0.1:1/x", "cannot be used"),
        ("backup {0}/none/b --database {1}", "cannot be written: No such file"),
        ("backup {0} --database {1}", "cannot be written: Is a directory"),
        ("backup {0}/house.db --database {1}", "is no backup: it will not be replaced"),
    ],
)
def test_whatever_is_wrong_is_one_sentence(house, tmp_path, complained, arguments, right):
    complained(right, *arguments.format(tmp_path, house).split())
    assert {"house.db"} == {file.name for file in tmp_path.iterdir()} - {"house.db-wal", "house.db-shm"}
