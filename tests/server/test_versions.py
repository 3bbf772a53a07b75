"""Rules have versions: a table keeps those it was opened with, and the driver asks its bots by them."""

import asyncio
import os
import random
from itertools import groupby
from typing import NamedTuple

import httpx
import pytest
from tests.server.guests import begun, people, run, shown
from tests.server.house import serving
from tests.server.play import play_whole
from tests.server.test_doors import said

import rudel
from rudel.core import record as records
from rudel.server.driver import Driver
from rudel.server.house import House
from rudel.server.thinkers import Thinkers
from rudel.store import Store
from rudel.store.nodes import OneNode
from rudel.table import decisions, rows
from rudel.table.settings import Settings

TELLING_BOT = """
import sys
if "rudel.server.thinker" in sys.orig_argv:
    from rudel.bots import BOTS
    class Telling:
        def __init__(self, game, dice): self.rules = game.rules
        def choose(self, view, actions): return self.rules
    BOTS.update(random=Telling)
"""
"""A bot that answers with the version of the rules by which it thinks."""
LACKING = "of klaeffer is not in this Rudel, which has 1 and 2"

# --- tables ---------------------------------------------------------------------------------------------------------


async def rules_of(server, table):
    """By which rules, and with which options, a table says that it is played."""
    game = (await shown(server, table))["game"]
    return game["rules_version"], game["options"]


def test_a_table_says_by_which_rules_it_is_played_also_in_a_house_that_was_started_anew(tmp_path):
    async def work(server):
        async with people(server, "Ada") as (ada,):
            return [(await ada.open("klaeffer", 2, rules=rules)).id for rules in (None, 1, 2)]

    async def told(server, tables):
        return [await rules_of(server, table) for table in tables]

    database, newest = f"sqlite:///{tmp_path}/rudel.db", (2, {"free_take": False})
    with serving(database) as server:
        tables = run(work, server)
        assert [newest, (1, {}), newest] == run(told, server, tables)
    with serving(database) as server:
        assert [newest, (1, {}), newest] == run(told, server, tables)


@pytest.mark.parametrize("game", ["klaeffer", "schafe"])
def test_older_rules_are_played_to_the_end_and_a_rematch_plays_the_newest(server, game):
    async def work():
        async with people(server, "Ada") as (ada,), begun((ada,), game, 2, rules=1) as (table, (line,)):
            assert 1 == line.seen[0].game.rules_version
            await play_whole(line, random.Random(1))
            record = records.read(await ada.record(table.id), rudel.GAMES)
            again = await ada.rematch(table.id)
            return record, await rules_of(server, table.id), await rules_of(server, again.id)

    record, old, new = run(work)
    older, newest = rudel.game(game, 2, rules=1), rudel.game(game, 2)
    assert older == record.game
    assert records.verify(record) is not None
    assert ((1, older.options), (2, newest.options)) == (old, new)


@pytest.fixture
def ada(server):
    """Somebody with a device that is known, and no table yet."""
    with httpx.Client(base_url=server.address, trust_env=False) as device:
        device.put("/api/me", json={"name": "Ada", "avatar": "dog"})
        yield device


@pytest.mark.parametrize(
    ("asked", "status", "kind", "detail"),
    [
        ({"rules": 3}, 422, "bad-setup", f"rules version 3 {LACKING}"),
        ({"rules": 1000}, 422, "bad-setup", f"rules version 1000 {LACKING}"),
        ({"rules": 1, "options": {"free_take": False}}, 422, "bad-setup", "klaeffer has no option 'free_take'"),
        ({"rules": 0}, 400, "bad-request", ">= 1"),
        ({"rules": 1001}, 400, "bad-request", "<= 1000"),
        ({"rules": "1"}, 400, "bad-request", "$.rules"),
        ({"rules": 1.5}, 400, "bad-request", "$.rules"),
        ({"rules": True}, 400, "bad-request", "$.rules"),
    ],
)
def test_rules_that_are_not_there_are_refused_with_the_reason_and_nothing_is_opened(ada, asked, status, kind, detail):
    answer = ada.post("/api/tables", json={"game": "klaeffer", "seats": 2, **asked})
    assert (status, kind) == (answer.status_code, said(answer)), answer.text
    assert detail in answer.json()["detail"]
    assert [] == ada.get("/api/me/tables").json()


# --- bots -----------------------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """What a bot was asked and has answered, and how the table was by then."""

    version: int
    turn: int
    order: list[int]
    """Who had a special action, in turn order from the seat on turn."""
    chances: list[int]
    """The special actions of the seat that was asked."""
    seat: int
    may_decline: bool
    actions: list[int]
    answer: int | None


class Noting:
    """Bots that note what they are asked, take such a share of their chances, and get out only if they must."""

    def __init__(self, takes):
        self.takes, self.luck = takes, random.Random(1)
        self.live, self.asked = None, []

    async def think(self, game, _level, _seed, view, actions, *, may_decline=False):
        version, state = self.live.table.version, self.live.table.state
        (turn,) = state.to_act()
        order = [seat % game.seats for seat in range(turn, turn + game.seats) if state.chances(seat % game.seats)]
        stays = [action for action in actions if game.write(view.seat, action) != "out"]
        if may_decline:
            answer = self.luck.choice(stays) if stays and self.luck.random() < self.takes else None
        else:
            answer = self.luck.choice(stays or actions)
        self.asked.append(
            Asked(version, turn, order, state.chances(view.seat), view.seat, may_decline, actions, answer)
        )
        return answer


async def driven(folder, rules, takes):
    """What three bots are asked in a whole game of Meine Schafe, and what is played at each version of the table."""
    store = await Store.open(f"sqlite:///{folder}/rudel.db")
    bots, house = Noting(takes), House(store)
    driver = Driver(house, bots, OneNode())
    live = bots.live = await house.open(rudel.game("schafe", 3, rules=rules), "ada", Settings(pace=0), "", seed=7)
    await house.change(live, lambda table, at: decisions.start(table, "ada", at))
    begun_at = live.table.version
    await driver.drive(live)
    while live.table.phase == "playing":  # noqa: ASYNC110
        await asyncio.sleep(0)
    await driver.close()
    log = [rows.read(row.body) for row in await store.rows(live.table.id)]
    await store.close()
    assert 0 == driver.replaced
    return bots.asked, dict(enumerate((row for row in log if isinstance(row, rows.Played)), begun_at))


@pytest.mark.parametrize("rules", [1, 2])
def test_shf_20_bots_are_offered_their_special_actions_in_order_and_by_version_2_the_one_on_turn_first(tmp_path, rules):
    asked, played = run(driven, tmp_path, rules, 0.5)
    takers = set()
    for version, some in groupby((one for one in asked if one.may_decline), key=lambda one: one.version):
        *before, last = some
        offered = [seat for seat in last.order if rules == 2 or seat != last.turn]
        assert offered[: len(before) + 1] == [one.seat for one in (*before, last)]
        assert all(one.chances == one.actions for one in (*before, last))
        assert all(one.answer is None for one in before), "whoever takes a chance is the last to be asked"
        if last.answer is None:
            assert offered[-1] == last.seat, "everybody is asked"
            assert last.turn == played[version].seat
        else:
            assert (last.seat, last.answer) == (played[version].seat, played[version].actions[0])
            takers.add(last.seat == last.turn)
    assert {1: {False}, 2: {True, False}}[rules] == takers


def test_shf_20_a_bot_on_turn_that_declines_its_special_action_chooses_among_all_that_it_may_do(tmp_path):
    asked, played = run(driven, tmp_path, 2, 0)
    declined = {one.version: one for one in asked if one.may_decline and one.seat == one.turn}
    chosen = [one for one in asked if not one.may_decline and one.version in declined]
    first = {version: next(some) for version, some in groupby(chosen, key=lambda one: one.version)}
    assert len(first) > 20
    for version, one in first.items():
        assert (one.turn, one.answer) == (one.seat, played[version].actions[0])
        assert set(declined[version].actions) < set(one.actions)


def test_a_bot_in_its_own_process_thinks_by_the_rules_of_the_table(tmp_path, monkeypatch):
    tmp_path.joinpath("sitecustomize.py").write_text(TELLING_BOT)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{os.environ.get('PYTHONPATH', '')}")

    async def work():
        thinkers, games = Thinkers(1), [rudel.game("klaeffer", 2, rules=rules) for rules in (1, 2, 1)]
        answers = [await thinkers.think(game, "random", 0, None, [1, 2]) for game in games]
        await thinkers.close()
        return answers

    assert [1, 2, 1] == run(work)
