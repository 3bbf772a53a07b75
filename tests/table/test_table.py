"""A table decides, its rows are its truth, and who asks too late or too much is told why."""

import msgspec
import pytest
from tests.table.tables import SECRET, begun, fold, some_turn

import rudel
from rudel.core.dice import Dice
from rudel.table import decisions, rows
from rudel.table.problems import Denied, Stale
from rudel.table.seen import seen

EVERY = [(key, seats) for key, info in rudel.GAMES.items() for seats in info.seat_numbers]


def play_on(table, log, luck=1, most=100_000, by="person"):
    """Random whole turns by whoever is waited for; all rows go to the log."""
    dice = Dice(luck)
    while table.phase == "playing" and most:
        seat = table.waiting[dice.below(len(table.waiting))]
        actions = some_turn(table, seat, dice.below(1 << 30))
        new = decisions.play(table, seat, actions, table.version, now=3000 + len(log), by=by)
        log.append(new.row)
        fold(table, new)
        most -= 1


@pytest.mark.parametrize(("key", "seats"), EVERY)
def test_a_whole_game_is_the_fold_of_its_rows(key, seats):
    table = begun(key, seats)
    log = []
    play_on(table, log)
    again = begun(key, seats)
    for row in log:
        again.fold(rows.read(rows.write(row)))
    assert table.state.fingerprint() == again.state.fingerprint()
    assert (table.version, table.number) == (again.version, again.number)
    for seat in (*range(seats), None):
        assert msgspec.json.encode(seen(table, seat, 0)) == msgspec.json.encode(seen(again, seat, 0))


def test_a_turn_is_played_whole_or_not_at_all():
    table = begun("dog", 2, 2)
    seat = table.waiting[0]
    before = table.state.fingerprint()
    with pytest.raises(Denied, match="at least one"):
        decisions.play(table, seat, [], table.version, now=3000, by="person")
    with pytest.raises(Denied, match="no action"):
        decisions.play(table, seat, [99_999], table.version, now=3000, by="person")
    action = next(action for action in range(table.game.actions) if action not in table.state.legal(seat))
    with pytest.raises(Denied) as denied:
        decisions.play(table, seat, [action], table.version, now=3000, by="person")
    assert "not-legal" == denied.value.kind
    assert denied.value.rule in table.game.info.rules
    whole = some_turn(table, seat, 1)
    with pytest.raises(Denied, match="before action"):
        decisions.play(table, seat, [*whole, *whole], table.version, now=3000, by="person")
    assert before == table.state.fingerprint()


def test_a_half_made_turn_is_unfinished():
    table = begun("klaeffer", 2)
    with pytest.raises(Denied) as denied:
        decisions.play(table, table.waiting[0], [0], table.version, now=3000, by="person")
    assert "unfinished" == denied.value.kind


def test_who_has_not_seen_the_newest_version_is_told_so():
    table = begun("klaeffer", 2)
    actions = some_turn(table, table.waiting[0], 1)
    with pytest.raises(Stale, match="version"):
        decisions.play(table, table.waiting[0], actions, table.version - 1, now=3000, by="person")


def test_secret_choices_make_nobody_stale_and_commute():
    ends = set()
    for order in ((0, 1, 2, 3), (3, 1, 0, 2)):
        table = begun("filou", 4, 4)
        version = table.version
        for seat in order[:3]:
            fold(table, decisions.play(table, seat, [table.state.legal(seat)[0]], version, now=3000, by="person"))
            assert version == table.version
        last = order[3]
        fold(table, decisions.play(table, last, [table.state.legal(last)[0]], version, now=3000, by="person"))
        assert version + 1 == table.version
        ends.add(table.state.fingerprint())
    assert 1 == len(ends)


def test_the_secret_is_told_when_the_game_is_over_and_not_before():
    table = begun("klaeffer", 2)
    log = []
    play_on(table, log, most=5)
    for seat in (0, 1, None):
        assert SECRET.hex().encode() not in msgspec.json.encode(seen(table, seat, 0))
    play_on(table, log)
    assert SECRET.hex() == seen(table, None).result.secret


def test_a_rematch_is_agreed_once_and_after_the_end():
    table = begun("klaeffer", 2)
    with pytest.raises(Denied, match="when the game is over"):
        decisions.rematch(table, "a", "table-2", 1)
    play_on(table, [])
    with pytest.raises(Denied, match="who has played"):
        decisions.rematch(table, "z", "table-2", 1)
    fold(table, decisions.rematch(table, "a", "table-2", 1))
    with pytest.raises(Denied, match="table-2"):
        decisions.rematch(table, "b", "table-3", 1)
