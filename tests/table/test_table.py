"""A table decides, its rows are its truth, and who asks too late or too much is told why."""

import msgspec
import pytest
from tests.table.tables import SECRET, begun, fold, opened, sit, some_turn

import rudel
from rudel.core.dice import Dice
from rudel.table import decisions, rows
from rudel.table.problems import Denied, Stale
from rudel.table.seen import seen, try_turn
from rudel.table.settings import Clock
from rudel.table.table import Table

EVERY = [(key, seats) for key, info in rudel.GAMES.items() for seats in info.seat_numbers]


def play_on(table, log, luck=1, most=100_000):
    """Random whole turns by whoever is waited for; all rows go to the log."""
    dice = Dice(luck)
    while table.phase == "playing" and most:
        seat = table.waiting[dice.below(len(table.waiting))]
        actions = some_turn(table, seat, dice.below(1 << 30))
        new = decisions.play(table, seat, actions, table.version, now=3000 + len(log), by="person")
        log += new
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


@pytest.mark.parametrize(("key", "seats"), EVERY)
def test_trying_a_turn_shows_what_playing_it_shows_unless_it_reveals_something(key, seats):
    table = begun(key, seats)
    log = []
    dice = Dice(5)
    for _ in range(25):
        if table.phase != "playing":
            break
        seat = table.waiting[0]
        actions = some_turn(table, seat, dice.below(1 << 30))
        before = msgspec.json.encode(seen(table, seat))
        tried = try_turn(table, seat, actions, table.version)
        assert tried.whole
        assert msgspec.json.encode(seen(table, seat)) == before
        after = table.state.copy()
        for action in actions:
            after.apply(seat, action)
        if after.revealed == table.state.revealed:
            assert msgspec.json.encode(table.game.view(after, seat)) == msgspec.json.encode(tried.view)
        play_on(table, log, dice.below(1 << 30), most=1)


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


def test_a_turn_is_taken_back_until_somebody_acts_or_something_is_revealed():
    table = begun("dog", 2, 2)
    seat = table.waiting[0]
    before = table.state.fingerprint()
    fold(table, decisions.play(table, seat, some_turn(table, seat, 2), table.version, now=3000, by="person"))
    with pytest.raises(Denied, match="your own last turn"):
        decisions.undo(table, 1 - seat, table.version, 3100)
    assert seen(table, seat).can_undo
    fold(table, decisions.undo(table, seat, table.version, 3100))
    assert before == table.state.fingerprint()
    assert not seen(table, seat).can_undo
    with pytest.raises(Denied, match="your own last turn"):
        decisions.undo(table, seat, table.version, 3100)


def test_chairs_are_taken_left_and_given_to_bots():
    table = opened(people=1)
    with pytest.raises(Denied, match="already"):
        sit(table, "b", "B", seat=0)
    with pytest.raises(Denied, match="chairs A to D"):
        sit(table, "b", "B", seat=9)
    with pytest.raises(Denied, match="16 bytes"):
        sit(table, "b", "B", b"")
    with pytest.raises(Denied, match="avatars are"):
        sit(table, "b", "B", avatar="dragon")
    fold(table, sit(table, "b", "  Ber\u200bta\n", avatar="cat"))
    assert "Ber ta" == table.chairs[1].name
    with pytest.raises(Denied, match="not yours"):
        decisions.stand(table, "b", 1, 0)
    with pytest.raises(Denied, match="only the host"):
        decisions.remove(table, "b", 0, 1)
    with pytest.raises(Denied, match="yourself"):
        decisions.remove(table, "a", 0, 1)
    fold(table, decisions.remove(table, "a", 1, 1))
    assert table.chairs[1].person is None
    with pytest.raises(Denied, match="only the host"):
        decisions.start(table, "b", 1)


@pytest.mark.parametrize("name", ["", "  ", "\u200b\u200b", "x" * 25])
def test_names_that_say_nothing_or_too_much_are_refused(name):
    with pytest.raises(Denied):
        decisions.tidy_name(name)


def test_a_chair_of_somebody_gone_is_played_by_a_bot_until_they_are_back():
    table = begun()
    assert [] == decisions.give_back(table, 1, seat=0)
    fold(table, decisions.take_over(table, 1, seat=0))
    assert not table.chairs[0].by_person
    assert [] == decisions.take_over(table, 1, seat=0)
    assert [] == decisions.take_over(table, 1, seat=3)
    fold(table, decisions.give_back(table, 1, seat=0))
    assert table.chairs[0].by_person


def test_clocks_run_for_people_only_and_stop_in_a_pause():
    table = begun("klaeffer", 2, 2, clock=Clock(bank=60, increment=5))
    seat = table.waiting[0]
    assert (2000 + 60_000, seat) == table.deadline()
    fold(table, decisions.play(table, seat, some_turn(table, seat, 1), table.version, now=12_000, by="person"))
    assert 50_000 == table.clocks.left[seat] - (5000 if table.waiting[0] != seat else 0)
    fold(table, decisions.ask_pause(table, 0, 13_000))
    assert table.deadline() is not None
    fold(table, decisions.ask_pause(table, 1, 14_000))
    assert table.deadline() is None
    with pytest.raises(Denied, match="paused"):
        decisions.play(table, table.waiting[0], [0], table.version, now=15_000, by="person")
    left = list(table.clocks.left)
    fold(table, decisions.resume(table, 0, 99_000))
    assert left == table.clocks.left
    assert 99_000 + left[table.waiting[0]] == table.deadline()[0]


def test_the_secret_is_told_when_the_game_is_over_and_not_before():
    table = begun("klaeffer", 2)
    log = []
    play_on(table, log, most=5)
    for seat in (0, 1, None):
        assert SECRET.hex().encode() not in msgspec.json.encode(seen(table, seat, 0))
    play_on(table, log)
    assert SECRET.hex() == seen(table, None).result.secret


def test_a_table_of_other_rules_is_refused_and_says_so():
    table = opened()
    row = decisions.open_table("t", table.game, SECRET, host="a", settings=table.settings, now=1)
    with pytest.raises(Denied, match="rules 99"):
        Table("t", SECRET).fold(msgspec.structs.replace(row, rules_version=99))


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
