"""Prepared dice follow from a seed alone: nobody's bytes change them, one person plays, and nothing is claimed."""

import pytest
from tests.table.tables import SECRET, fold, looks, play_on, sit

import rudel
from rudel.core import record as records
from rudel.core.game import settle_game
from rudel.games import GAMES
from rudel.server.records import record_of
from rudel.table import decisions, rows
from rudel.table.problems import Denied
from rudel.table.seen import seen
from rudel.table.settings import Settings
from rudel.table.table import Table

SEED = 4_503_599_627_370_501


def opening(name="table-1", seed=SEED, *, rehearsed=False, key="dog"):
    game = settle_game(GAMES[key], GAMES[key].seat_numbers[0])
    return decisions.open_table(
        name, game, SECRET, host="a", settings=Settings(), now=1000, seed=seed, rehearsed=rehearsed
    )


def prepared(name="table-1", contribution=bytes(16), **more):
    table = Table(name, SECRET)
    table.fold(opening(name, **more))
    fold(table, sit(table, "a", "Ada", contribution))
    fold(table, decisions.start(table, "a", 2000))
    return table


@pytest.mark.parametrize("key", GAMES)
def test_the_cards_follow_from_the_seed_whatever_people_add_and_whatever_the_table_is_called(key):
    one, other = prepared(key=key), prepared("table-2", bytes(range(16)), key=key)
    assert one.state.fingerprint() == other.state.fingerprint()
    assert one.state.fingerprint() != prepared(key=key, seed=SEED + 1).state.fingerprint()


def test_a_prepared_table_is_for_one_person_and_a_rehearsed_one_for_all():
    table = Table("table-1", SECRET)
    table.fold(opening())
    fold(table, sit(table, "a", "Ada"))
    fold(table, sit(table, "a", "Ada", seat=1))
    with pytest.raises(Denied, match="one person plays here against bots") as denied:
        sit(table, "b", "Bob")
    assert "prepared" == denied.value.kind
    rehearsed = Table("table-1", SECRET)
    rehearsed.fold(opening(rehearsed=True))
    fold(rehearsed, sit(rehearsed, "a", "Ada"))
    assert fold(rehearsed, sit(rehearsed, "b", "Bob")) == []
    assert ["a", "b"] == [chair.person for chair in rehearsed.chairs]


def test_it_promises_nothing_and_tells_its_seed_when_it_is_over():
    table = prepared()
    assert ("prepared", "") == (seen(table, 0).dice, seen(table, 0).commitment)
    assert all(str(SEED).encode() not in looks(table, seat, 0) for seat in (0, 1, None))
    log = [*play_on(table)]
    told = seen(table, 0)
    assert (SEED, "") == (told.result.seed, told.result.secret)
    assert all(isinstance(row, rows.Played) for row in log)
    record = record_of(table, log)
    text = records.write(record)
    assert f"dice: prepared {SEED}" in text.splitlines()
    assert not any(line.startswith(("secret", "commitment", "contributions")) for line in text.splitlines())
    again = records.read(text, rudel.GAMES)
    assert records.verify(again) == table.outcome
    assert text == records.write(again)


def test_a_fair_table_is_stored_as_it_always_was():
    row = opening(seed=None)
    assert b"dice" not in rows.write(row)
    assert b"seed" not in rows.write(row)
    assert "fair" == rows.read(rows.write(row)).dice
