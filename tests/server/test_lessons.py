"""Guided first games over the wire: who follows the hints sees the whole lesson; who does not plays on."""

import contextlib
import random
import sqlite3

import pytest
from tests.server.guests import people, run
from tests.server.house import serving
from tests.server.play import play_turn

import rudel
from rudel.client import Refused
from rudel.table import lessons, rows

PACE = {"pace": 0, "level": "casual"}


@contextlib.asynccontextmanager
async def taught(person, game):
    """A guided game that has begun, and the person's line."""
    table = await person.open(game, 2, lesson=True, **PACE)
    await person.sit(table.id)
    async with person.live(table.id) as line:
        await line.start()
        await line.until(lambda line: 0 in line.seen and line.seen[0].phase == "playing")
        yield table, line


async def follow(line, most=200):
    """Plays what the hint says as long as the lesson goes on; how many turns."""
    turns = 0
    while turns < most and (seen := await line.my_turn()) is not None and not seen.guided.shown:
        hint = await line.hint(seen)
        assert (True, seen.guided.turn) == (seen.guided.followed, hint.actions)
        assert hint.said
        version = await line.play(seen, hint.actions)
        await line.until(
            lambda line, seen=seen, version=version: line.seen[0] is not seen and line.seen[0].version >= version
        )
        turns += 1
    return turns


def played(file):
    """The turns of the only table, as they were saved."""
    connection = sqlite3.connect(file)
    found = [rows.read(bytes(body)) for (body,) in connection.execute("SELECT body FROM rows ORDER BY number")]
    connection.close()
    return [(row.seat, row.actions) for row in found if isinstance(row, rows.Played)]


@pytest.mark.parametrize("game", rudel.GAMES)
def test_who_follows_the_hints_sees_the_whole_lesson(tmp_path, game):
    lesson = lessons.newest(game)

    async def work(server):
        async with people(server, "Ada") as (ada,), taught(ada, game) as (_table, line):
            assert lesson.game.seats == line.seen[0].game.seats
            assert lesson.game.options == line.seen[0].game.options
            await follow(line)
            assert line.seen[0].guided.shown

    with serving(f"sqlite:///{tmp_path}/rudel.db", "--no-limits", seed=None) as server:
        run(work, server)
    turns = played(tmp_path / "rudel.db")
    kept = sum(len(at) for at in lesson.path.values() if len(at) == 1)
    assert len(turns) >= kept // 2
    assert "prepared" == openings(tmp_path / "rudel.db")[0].dice


def openings(file):
    connection = sqlite3.connect(file)
    found = connection.execute("SELECT body FROM rows WHERE number = 1").fetchall()
    connection.close()
    return [rows.read(bytes(body)) for (body,) in found]


def test_who_leaves_the_lesson_plays_on_among_bots_that_think(tmp_path):
    async def work(server):
        async with people(server, "Ada") as (ada,), taught(ada, "klaeffer") as (_table, line):
            luck = random.Random(1)
            while (seen := await line.my_turn()) is not None:
                await play_turn(line, seen, luck)
            assert not line.seen[0].guided.followed
            assert "over" == line.seen[0].phase

    with serving(f"sqlite:///{tmp_path}/rudel.db", "--no-limits", seed=None) as server:
        run(work, server)


def test_a_lesson_goes_on_after_a_restart(tmp_path):
    database = f"sqlite:///{tmp_path}/rudel.db"
    found = {}

    async def begin(server):
        async with people(server, "Ada") as (ada,), taught(ada, "filou") as (table, line):
            await follow(line, most=2)
            found["table"], found["cookies"] = table.id, dict(ada.http.cookies)

    async def go_on(server):
        async with people(server, "Ada") as (ada,):
            ada.http.cookies.clear()
            ada.http.cookies.update(found["cookies"])
            async with ada.live(found["table"]) as line:
                await line.until(lambda line: 0 in line.seen)
                await follow(line)
                assert line.seen[0].guided.shown

    with serving(database, "--no-limits", seed=None) as server:
        run(begin, server)
    with serving(database, "--no-limits", seed=None) as server:
        run(go_on, server)


def test_a_table_of_a_lesson_that_is_gone_is_an_ordinary_one(tmp_path):
    database = f"sqlite:///{tmp_path}/rudel.db"
    found = {}

    async def begin(server):
        async with people(server, "Ada") as (ada,), taught(ada, "dog") as (table, line):
            await follow(line, most=1)
            found["table"], found["cookies"] = table.id, dict(ada.http.cookies)

    async def go_on(server):
        async with people(server, "Ada") as (ada,):
            ada.http.cookies.clear()
            ada.http.cookies.update(found["cookies"])
            async with ada.live(found["table"]) as line:
                seen = await line.my_turn()
                assert (False, []) == (seen.guided.followed, seen.guided.turn)
                assert (await line.hint(seen)).actions
                await play_turn(line, seen, random.Random(2))

    with serving(database, "--no-limits", seed=None) as server:
        run(begin, server)
    connection = sqlite3.connect(tmp_path / "rudel.db")
    (body,) = connection.execute("SELECT body FROM rows WHERE number = 1").fetchone()
    other = bytes(body).replace(lessons.newest("dog").name.encode(), b"dog-0")
    connection.execute("UPDATE rows SET body = ? WHERE number = 1", (other,))
    connection.commit()
    connection.close()
    with serving(database, "--no-limits", seed=None) as server:
        run(go_on, server)


def test_a_guided_game_is_for_one_person(tmp_path):
    async def work(server):
        async with people(server, "Ada", "Bob") as (ada, bob):
            table = await ada.open("dog", 4, lesson=True, **PACE)
            await ada.sit(table.id)
            with pytest.raises(Refused) as refused:
                await bob.sit(table.id)
            assert "prepared" == refused.value.kind

    with serving(f"sqlite:///{tmp_path}/rudel.db", "--no-limits", seed=None) as server:
        run(work, server)
