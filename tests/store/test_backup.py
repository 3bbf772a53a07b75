"""Backup and restore: the whole house in one file, from either database into either, all of it or nothing."""

import asyncio
import base64
import gzip
import hashlib
import json
import shutil
import stat
import threading

import pytest
from sqlalchemy import create_engine, insert, select, text

from rudel.store import NewerDatabase, Store, StoreProblem, database, schema
from rudel.store.archive import BadBackup
from rudel.store.backup import TOGETHER, backup, restore

HOUSE = {
    "tables": [
        {
            "id": f"t{number}",
            "code": f"C{number}",
            "game": "dog",
            "phase": "playing",
            "secret": bytes([number]) * 32,
            "opened_from": "here",
            "created": 1_700_000_000_000 + number,
            "touched": 1_800_000_000_000,
        }
        for number in range(3)
    ],
    "rows": [
        {
            "table_id": "t0",
            "number": number,
            "version": number,
            "seat": None if number % 2 else number % 4,
            "command": None if number % 2 else f"c{number}",
            "asked": None if number % 2 else hashlib.sha256(bytes([number % 256])).digest(),
            "body": bytes([number % 256, 0, 255]) + b'{"row":"played"}\n',
        }
        for number in range(2 * TOGETHER + 1)
    ],
    "chairs": [{"table_id": "t1", "seat": 3, "person": "ada"}],
    "people": [{"id": "ada", "name": 'Ada "Löwin" 🐑\n\u2028', "avatar": "cat", "seen": 2**40}],
    "house": [{"id": 1, "kind": "real"}],
    "devices": [{"token_hash": "ab" * 32, "person": "ada"}],
    "transfers": [],
}
NOTHING = {name: [] for name in HOUSE}


def plain(address):
    """An engine that is asked at once."""
    return create_engine(address.replace("postgresql://", "postgresql+psycopg://"))


def fill(address, house=HOUSE):
    """A database of the newest form that holds this."""

    async def form():
        await (await Store.open(address)).close()

    asyncio.run(form())
    engine = plain(address)
    with engine.begin() as connection:
        for table in schema.meta.sorted_tables:
            if house[table.name]:
                connection.execute(insert(table), house[table.name])
    engine.dispose()


def held(address):
    """All that is in a database."""
    engine = plain(address)
    with engine.connect() as connection:
        found = {
            table.name: [
                dict(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns)).mappings()
            ]
            for table in schema.meta.sorted_tables
        }
    engine.dispose()
    return found


def save(address, file):
    return asyncio.run(backup(address, file))


def load(address, file):
    return asyncio.run(restore(address, file))


def lines(file):
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def sealed(*some):
    """A file of these lines, with a seal that fits."""
    seal = json.dumps({"sha256": hashlib.sha256(b"".join(some)).hexdigest()}).encode() + b"\n"
    return gzip.compress(b"".join([*some, seal]))


@pytest.fixture(scope="module")
def good(tmp_path_factory):
    """A backup of the house."""
    folder = tmp_path_factory.mktemp("good")
    fill(f"sqlite:///{folder}/from.db")
    save(f"sqlite:///{folder}/from.db", folder / "good.backup")
    return folder / "good.backup"


@pytest.fixture
def spoilt(good, tmp_path):
    """A file of one's own to spoil."""
    return shutil.copy(good, tmp_path / "spoilt.backup")


@pytest.fixture
def other(address, tmp_path, request):
    """An empty database of the other kind."""
    if address.startswith("sqlite"):
        return request.getfixturevalue("empty_postgres")
    return f"sqlite:///{tmp_path}/other.db"


def test_all_that_was_there_is_there_again_in_either_kind_of_database(address, other, tmp_path):
    fill(address)
    header = save(address, tmp_path / "one.backup")
    assert {name: len(rows) for name, rows in HOUSE.items()} == {
        name: table.rows for name, table in header.tables.items()
    }
    assert header == load(other, tmp_path / "one.backup")
    assert held(address) == held(other) == HOUSE
    save(other, tmp_path / "two.backup")
    one, two = (lines(tmp_path / name) for name in ("one.backup", "two.backup"))
    assert sorted(one[1:-1]) == sorted(two[1:-1])


def test_a_restored_house_opens_like_any_other(address, good):
    async def ask():
        store = await Store.open(address)
        found = [row.number for row in await store.rows("t0", after=2 * TOGETHER - 2)]
        await store.close()
        return found

    load(address, good)
    assert [2 * TOGETHER - 1, 2 * TOGETHER] == asyncio.run(ask())


def test_a_house_of_one_form_but_without_a_row_may_be_restored_into(address, good):
    fill(address, NOTHING)
    load(address, good)
    assert held(address) == HOUSE


def test_the_same_house_gives_the_same_file_which_only_its_owner_can_read(address, tmp_path):
    fill(address)
    first, second = tmp_path / "first", tmp_path / "second"
    save(address, first)
    second.touch(mode=0o644)
    save(address, second)
    save(address, second)
    assert first.read_bytes() == second.read_bytes()
    assert [0o600, 0o600] == [stat.S_IMODE(file.stat().st_mode) for file in (first, second)]
    assert not list(tmp_path.glob(".*"))


def test_a_backup_shows_one_moment_while_others_write(address, tmp_path):
    """Each writer's transaction puts one row into two tables: a backup that has one has the other."""
    fill(address)
    stop, written = threading.Event(), []

    def write():
        engine = plain(address)
        while not stop.is_set():
            number = len(written)
            with engine.begin() as connection:
                connection.execute(insert(schema.devices), [{"token_hash": f"d{number}", "person": "eve"}])
                person = {"id": f"p{number}", "name": "Eve", "avatar": "cat", "seen": number}
                connection.execute(insert(schema.people), [person])
            written.append(number)
        engine.dispose()

    writer = threading.Thread(target=write)
    writer.start()
    counts = []
    try:
        while writer.is_alive() and (len(counts) < 5 or len(written) < 20):
            file = tmp_path / "live.backup"
            tables = save(address, file).tables
            kinds = [json.loads(line)[0] for line in lines(file)[1:-1]]
            assert tables["devices"].rows == tables["people"].rows == kinds.count("devices") == kinds.count("people")
            counts.append(tables["people"].rows)
    finally:
        stop.set()
        writer.join()
    assert sorted(counts) == counts
    assert len(set(counts)) > 1


def test_a_house_with_anything_in_it_is_not_restored_into(address, good):
    house = NOTHING | {"people": HOUSE["people"]}
    fill(address, house)
    with pytest.raises(StoreProblem, match="not empty"):
        load(address, good)
    assert held(address) == house


def test_rows_that_the_database_does_not_take_change_nothing(address, tmp_path, good):
    """The same row twice, with the right counts and the right seal."""
    header, *rows, _seal = lines(good)
    first = json.loads(header)
    first["tables"]["people"]["rows"] += 1
    person = next(line for line in rows if line.startswith(b'["people"'))
    forged = tmp_path / "forged.backup"
    forged.write_bytes(sealed(json.dumps(first).encode() + b"\n", *rows, person))
    with pytest.raises(StoreProblem, match=r"the database cannot be used: \w+$"):
        load(address, forged)
    fill(address, NOTHING)
    load(address, good)
    assert held(address) == HOUSE


def test_a_file_that_is_cut_anywhere_is_refused_and_no_database_made(spoilt, tmp_path):
    whole = spoilt.read_bytes()
    for length in (0, 1, 9, 10, 11, 40, len(whole) // 2, len(whole) - 9, len(whole) - 1):
        spoilt.write_bytes(whole[:length])
        with pytest.raises(BadBackup, match=r"no backup|damaged"):
            load(f"sqlite:///{tmp_path}/new.db", spoilt)
    assert not (tmp_path / "new.db").exists()


def test_a_file_with_any_byte_changed_is_refused(spoilt, tmp_path):
    whole = spoilt.read_bytes()
    for place in range(10, len(whole), max(1, len(whole) // 150)):  # what stands before tells of time and system
        spoilt.write_bytes(whole[:place] + bytes([whole[place] ^ 4]) + whole[place + 1 :])
        with pytest.raises(BadBackup, match=r"no backup|damaged|newer"):
            load(f"sqlite:///{tmp_path}/new.db", spoilt)
    assert not (tmp_path / "new.db").exists()


def changed(at, line):
    return lambda some: [*some[:at], line, *some[at + 1 :]]


def retold(**said):
    """The header with something else in it."""
    return lambda some: [json.dumps(json.loads(some[0]) | said).encode() + b"\n", *some[1:]]


BINARY_THAT_IS_NONE = b'["tables",["t9","C9","dog","over","*","here",1,1]]\n'


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda some: [*some[:5], *some[6:]], "not what was written"),
        (lambda some: [some[0], some[2], some[1], *some[3:]], "not what was written"),
        (lambda some: [*some[:-1], some[-2], some[-1]], "makes no sense|not what was written"),
        (lambda some: some[:-1], "breaks off"),
        (lambda some: [*some, b"more\n"], "not what was written"),
        (changed(1, b"nonsense\n"), "line 2 makes no sense"),
        (changed(1, b"\xff\xfe\n"), "line 2 makes no sense"),
        (changed(1, b'["nothing",[1]]\n'), "line 2 makes no sense"),
        (changed(1, b'["people",[1]]\n'), "line 2 makes no sense"),
        (changed(1, b'["people",{}]\n'), "line 2 makes no sense"),
        (changed(1, BINARY_THAT_IS_NONE), "line 2 makes no sense"),
        (changed(0, b"# Rudel\n"), "is no backup"),
        (changed(0, b'{"rudel":"record","format":1}\n'), "is no backup"),
        (changed(0, b'{"rudel":"backup","format":1}\n'), "first line makes no sense"),
        (retold(format=2), "newer program"),
        (retold(format=2, tables="of another shape"), "newer program"),
        (retold(program="another"), "not what was written"),
    ],
)
def test_whatever_is_wrong_with_a_file_is_said_and_no_database_made(spoilt, tmp_path, spoil, why):
    spoilt.write_bytes(gzip.compress(b"".join(spoil(lines(spoilt)))))
    with pytest.raises(BadBackup, match=why):
        load(f"sqlite:///{tmp_path}/new.db", spoilt)
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"revision": "9999"}, "newer program"),
        ({"tables": {}}, "makes no sense"),
        ({"tables": {"people": {"columns": ["id"], "binary": [], "rows": 0}}}, "makes no sense"),
    ],
)
def test_a_sealed_file_of_another_program_is_refused_too(spoilt, tmp_path, said, why):
    spoilt.write_bytes(sealed(*retold(**said)(lines(spoilt))[:-1]))
    with pytest.raises(BadBackup, match=why):
        load(f"sqlite:///{tmp_path}/new.db", spoilt)
    assert not (tmp_path / "new.db").exists()


def test_a_sealed_file_with_other_tables_than_ours_is_refused(spoilt, tmp_path):
    header = json.loads(lines(spoilt)[0])
    header["tables"] = {"people": {"columns": ["id", "more"], "binary": [], "rows": 1}}
    spoilt.write_bytes(sealed(json.dumps(header).encode() + b"\n", b'["people",["a","b"]]\n'))
    with pytest.raises(BadBackup, match="other tables"):
        load(f"sqlite:///{tmp_path}/new.db", spoilt)


def test_files_that_are_something_else_are_refused(tmp_path):
    for name, body in (("text", b"hello\n"), ("packed", gzip.compress(b"hello\n")), ("nothing", b"")):
        file = tmp_path / name
        file.write_bytes(body)
        with pytest.raises(BadBackup, match="is no backup"):
            load(f"sqlite:///{tmp_path}/new.db", file)
    with pytest.raises(StoreProblem, match="cannot be read: No such file"):
        load(f"sqlite:///{tmp_path}/new.db", tmp_path / "none")
    with pytest.raises(StoreProblem, match="cannot be read: Is a directory"):
        load(f"sqlite:///{tmp_path}/new.db", tmp_path)


def test_what_is_no_backup_is_not_replaced_by_one(tmp_path):
    address = f"sqlite:///{tmp_path}/house.db"
    fill(address)
    before = held(address)
    for name in ("house.db", "letter.txt"):
        (tmp_path / "letter.txt").write_text("Dear Ada")
        with pytest.raises(StoreProblem, match="is no backup: it will not be replaced"):
            save(address, tmp_path / name)
    assert "Dear Ada" == (tmp_path / "letter.txt").read_text()
    assert before == held(address)


def test_a_backup_that_fails_leaves_the_older_one_alone(address, tmp_path):
    file = tmp_path / "one.backup"
    fill(address)
    save(address, file)
    before = file.read_bytes()
    engine = plain(address)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(NewerDatabase, match="newer program"):
        save(address, file)
    with pytest.raises(StoreProblem, match="cannot be written"):
        save(f"sqlite:///{spare(tmp_path)}", tmp_path / "none" / "one.backup")
    assert before == file.read_bytes()
    assert not list(tmp_path.glob(".*"))


def spare(folder):
    """Another database, filled."""
    fill(f"sqlite:///{folder}/spare.db")
    return f"{folder}/spare.db"


def test_there_is_no_backup_of_nothing(tmp_path, empty_postgres):
    with pytest.raises(StoreProblem, match="there is no database"):
        save(f"sqlite:///{tmp_path}/none.db", tmp_path / "b")
    with pytest.raises(StoreProblem, match="empty"):
        save(empty_postgres, tmp_path / "b")
    (tmp_path / "letter.db").write_text("Dear Ada, this is no database at all. " * 100)
    with pytest.raises(StoreProblem, match="cannot be used"):
        save(f"sqlite:///{tmp_path}/letter.db", tmp_path / "b")
    assert ["letter.db"] == [file.name for file in tmp_path.iterdir()]


def test_a_database_that_cannot_be_reached_is_one_sentence_without_its_password(tmp_path, good):
    address = "postgresql://ada:geheim@127.0.0.1:1/rudel"
    for work in (lambda: save(address, tmp_path / "b"), lambda: load(address, good)):
        with pytest.raises(StoreProblem, match="cannot be used") as problem:
            work()
        assert "geheim" not in str(problem.value)
        assert 1 == len(str(problem.value).splitlines())


NEXT_FORM = """
import sqlalchemy as sa
from alembic import op

revision = "9000"
down_revision = "{before}"


def upgrade():
    op.add_column("people", sa.Column("motto", sa.String(16), server_default="none yet"))
"""


@pytest.mark.parametrize("formed", [False, True])
def test_a_backup_of_an_older_form_is_brought_up_to_the_newest(address, good, tmp_path, monkeypatch, formed):
    """Whether the empty database had the newest form before or none at all."""
    shutil.copytree(database.MIGRATIONS, tmp_path / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    before = json.loads(lines(good)[0])["revision"]
    (tmp_path / "migrations" / "versions" / "9000_next.py").write_text(NEXT_FORM.format(before=before))
    monkeypatch.setattr(database, "MIGRATIONS", tmp_path / "migrations")
    if formed:
        fill(address, NOTHING)
    load(address, good)
    assert held(address) == HOUSE
    engine = plain(address)
    with engine.connect() as connection:
        assert [("ada", "none yet")] == connection.execute(text("SELECT id, motto FROM people")).fetchall()
        assert "9000" == connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    engine.dispose()


def test_the_file_can_be_read_without_us(good):
    """A header with its counts, rows as lists, bytes as base64, and a seal that anybody can compute."""
    header, *rows, seal = lines(good)
    said = json.loads(header)
    assert ("backup", 1) == (said["rudel"], said["format"])
    assert hashlib.sha256(header + b"".join(rows)).hexdigest() == json.loads(seal)["sha256"]
    named = [
        (name, dict(zip(said["tables"][name]["columns"], row, strict=True))) for name, row in map(json.loads, rows)
    ]
    assert HOUSE["people"] == [row for name, row in named if name == "people"]
    assert bytes([2]) * 32 == base64.b64decode([row for name, row in named if name == "tables"][2]["secret"])
