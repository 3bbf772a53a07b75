"""A rehearsing house: the same seed gives the same evening, and it is never mistaken for a real one."""

import json
import random
import sqlite3

import httpx
import pytest
from tests.server.guests import begun, people, refused, run, shown
from tests.server.house import serving
from tests.server.play import play_whole
from tests.server.test_stop import complaint

import rudel
from rudel.client import Refused
from rudel.server.house import rehearsed_seed
from rudel.table import rows

GAMES = {"dog": 4, "lagerdog": 3, "filou": 4, "klaeffer": 2, "schafe": 2}
OPTIONS = {"schafe": {"own_turn_only": True}}
"""Where one may interrupt, it matters who is quicker; so nobody does."""


def openings(file):
    connection = sqlite3.connect(file)
    found = connection.execute("SELECT body FROM rows WHERE number = 1 ORDER BY rowid").fetchall()
    connection.close()
    return [rows.read(bytes(body)) for (body,) in found]


def evening_in(file, seed, game):
    """The record of a whole game of one person among greedy bots, and what the house says of itself."""

    async def work(server):
        async with (
            people(server, "Ada") as (ada,),
            begun((ada,), game, GAMES[game], level="greedy", options=OPTIONS.get(game)) as (table, lines),
        ):
            await play_whole(lines[0], random.Random(5))
            return await ada.record(table.id), (await shown(server, table.id))["dice"]

    with serving(f"sqlite:///{file}", "--no-limits", seed=seed) as server:
        health = httpx.get(f"{server.address}/health", trust_env=False).json()
        assert health["rehearsing"] is True
        record, dice = run(work, server)
        assert f"REHEARSAL, seed {seed}" in server.process.stdout.readline()
        (warned,) = [line for line in map(json.loads, server.logged().splitlines()) if line["level"] == "warning"]
        assert f"REHEARSAL, seed {seed}" in warned["what"]
    assert "rehearsed" == dice
    return record


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_evening_in_another_house(tmp_path, game):
    one, other = (evening_in(tmp_path / f"{name}.db", 7, game) for name in ("one", "other"))
    assert sorted(one.splitlines()) == sorted(other.splitlines())  # secret choices come in any order
    seeds = [rehearsed_seed(seed, rudel.game(game, GAMES[game], **OPTIONS.get(game, {}))) for seed in (7, 8)]
    assert [f"dice: prepared {seeds[0]}"] == [line for line in one.splitlines() if line.startswith("dice:")]
    assert seeds[0] != seeds[1]


def test_people_play_together_in_a_rehearsal_and_their_devices_are_not_rehearsed(tmp_path):
    async def work(server):
        async with people(server, "Ada", "Bob") as persons, begun(persons, "klaeffer", 2) as (table, lines):
            assert ["Ada", "Bob"] == [chair.name for chair in lines[0].seen[0].chairs]
            return table.id, {value for person in persons for value in person.http.cookies.values()}

    found = []
    for name in ("one", "other"):
        with serving(f"sqlite:///{tmp_path}/{name}.db", "--no-limits", seed=7) as server:
            found.append(run(work, server))
    (one, devices), (other, others) = found
    assert one != other
    assert set() == devices & others
    assert 2 == len(devices)


async def open_one(server):
    async with people(server, "Ada") as (ada,):
        await ada.open("klaeffer", 2)


def test_of_two_houses_on_one_empty_database_the_first_table_decides(tmp_path):
    address = f"sqlite:///{tmp_path}/both.db"
    with serving(address, seed=None) as real, serving(address, seed=7) as rehearsing:
        run(open_one, rehearsing)
        with pytest.raises(Refused) as problem:
            run(open_one, real)
        assert "not-saved" == problem.value.kind
        run(open_one, rehearsing)
    assert ["rehearsed"] * 2 == [opening.dice for opening in openings(tmp_path / "both.db")]


def test_rehearsed_and_real_tables_never_share_a_database(tmp_path):
    real, rehearsed = (f"sqlite:///{tmp_path}/{name}.db" for name in ("real", "rehearsed"))
    with serving(real, seed=None) as server:
        run(open_one, server)
    with serving(rehearsed, seed=7) as server:
        run(open_one, server)
    assert ["fair"] == [opening.dice for opening in openings(tmp_path / "real.db")]
    assert ["rehearsed"] == [opening.dice for opening in openings(tmp_path / "rehearsed.db")]
    assert "holds real tables" in complaint("--port", "0", "--rehearse", "7", "--database", real)
    assert "holds rehearsed tables" in complaint("--port", "0", "--database", rehearsed)
    with serving(rehearsed, seed=7) as server:
        assert server.address


@pytest.mark.parametrize("host", ["0.0.0.0", "192.0.2.7", "::"])  # noqa: S104  (refused)
def test_a_rehearsal_serves_this_machine_only(host):
    assert "this machine only" in complaint("--host", host, "--port", "0", "--rehearse", "7")


def test_one_person_may_ask_for_prepared_cards_in_a_real_house(fair_server):
    async def work():
        async with people(fair_server, "Ada", "Bob") as (ada, bob):
            found = []
            for _ in range(2):
                table = await ada.open("klaeffer", 2, seed=11, level="greedy", pace=0)
                await ada.sit(table.id, 0)
                assert "prepared" == await refused(bob.sit(table.id, 1))
                async with ada.live(table.id) as line:
                    await line.start()
                    await play_whole(line, random.Random(3))
                    assert ("prepared", 11) == (line.seen[0].dice, line.seen[0].result.seed)
                found.append(await ada.record(table.id))
                again = await ada.rematch(table.id)
                assert "fair" == (await shown(fair_server, again.id))["dice"]
            assert found[0] == found[1]
            assert "dice: prepared 11" in found[0].splitlines()

    run(work)
