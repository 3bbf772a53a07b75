"""A table whose rules this program lacks can be looked at, is not played, and says why."""

import msgspec
import pytest
from tests.table.tables import SECRET, begun, evening, eyes, opened

import rudel
from rudel.table import decisions, rows
from rudel.table.problems import Denied
from rudel.table.seen import seen, try_turn
from rudel.table.settings import Clock
from rudel.table.table import Table

STRANGE = {
    "other rules": ({"rules_version": 99}, "dog is played here by rules 99, this program has rules 1 and 2"),
    "another game": ({"key": "chess"}, "this program has no chess, which is played here by rules 2"),
    "unknown options": ({"options": {"moon": "full"}}, "dog is played here in a way that this program lacks"),
    "too many seats": ({"seats": 9, "options": {}}, "dog is played here in a way that this program lacks"),
}


def played(clock=None):
    """The rows of a table with a bit of everything."""
    table = opened("dog", 4, 3, clock=clock)
    log = [
        decisions.open_table("table-1", table.game, SECRET, host="a", settings=table.settings, now=1000),
        *(
            rows.Sat(
                at=1001, seat=seat, person="abc"[seat], name=f"Person {seat}", avatar="cat", contribution="00" * 16
            )
            for seat in range(3)
        ),
        rows.Started(at=2000),
    ]
    table = Table("table-1", SECRET)
    for row in log:
        table.fold(row)
    log += evening(table, 4, most=120)
    assert any(isinstance(row, rows.Undone) for row in log)
    return [*log, rows.Stood(at=9_000_000, seat=0)]


@pytest.mark.parametrize("why", STRANGE)
@pytest.mark.parametrize("clock", [None, Clock(bank=100)])
def test_a_table_of_other_rules_is_read_to_its_end(why, clock):
    assert 99 not in rudel.GAMES["dog"].versions
    change, sentence = STRANGE[why]
    opening, *log = played(clock)
    table = Table("table-1", SECRET)
    for row in [msgspec.structs.replace(opening, **change), *log]:
        table.fold(row)
    assert len(log) + 1 == table.number == table.version
    assert ("b", "Person 1", "cat") == (table.host, table.chairs[1].name, table.chairs[1].avatar)
    assert sentence in table.strange
    with pytest.raises(Denied, match=sentence):
        table.game  # noqa: B018
    for seat in eyes(table):
        found = seen(table, seat, 0)
        assert ("other-rules", None, [], [], []) == (found.phase, found.view, found.legal, found.waiting, found.events)
        assert (table.first.key, table.first.rules_version) == (found.game.key, found.game.rules_version)
        assert (opening.settings, opening.commitment) == (found.settings, found.commitment)
        assert msgspec.json.decode(msgspec.json.encode(found))
    assert table.deadline() is None


def test_whatever_is_asked_of_a_table_of_other_rules_is_denied_with_the_reason():
    opening, *_ = played()
    table = Table("table-1", SECRET)
    table.fold(msgspec.structs.replace(opening, rules_version=99))
    asked = (
        lambda: decisions.sit(table, "d", name="D", avatar="cat", contribution=bytes(16), now=1),
        lambda: decisions.stand(table, "a", 1, 0),
        lambda: decisions.remove(table, "a", 1, 1),
        lambda: decisions.set_bot(table, "a", 1, "random", 1),
        lambda: decisions.take_over(table, 1, 1),
        lambda: decisions.give_back(table, 1, 1),
        lambda: decisions.start(table, "a", 1),
        lambda: decisions.play(table, 0, [0], table.version, now=1, by="person"),
        lambda: decisions.undo(table, 0, table.version, 1),
        lambda: decisions.ask_pause(table, 0, 1),
        lambda: decisions.resume(table, 0, 1),
        lambda: decisions.rematch(table, "a", "t2", 1),
        lambda: try_turn(table, 0, [0], table.version),
    )
    for ask in asked:
        with pytest.raises(Denied, match="rules 99") as denied:
            ask()
        assert "other-rules" == denied.value.kind


def test_a_table_of_our_rules_is_not_strange():
    table = begun()
    assert (None, "playing") == (table.strange, table.phase)
