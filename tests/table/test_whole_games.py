"""What holds at every point of whole random evenings, of every game."""

import copy

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.table.tables import all_look, begun, evening, fold, looks, marks, opened, some_turn, something

import rudel
from rudel.core.dice import Dice
from rudel.table import decisions, rows
from rudel.table.problems import Denied
from rudel.table.seen import try_turn
from rudel.table.settings import Clock
from rudel.table.table import Table

LUCK = st.integers(0, 2**32)


def few(examples):
    """So many examples for each game, the same ones each time; `make soak` asks for more."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )


def laid(key, luck, *, clock=True, seats=None):
    """A table, of any size unless it is given, with people on some of its chairs, begun."""
    dice, info = Dice(luck), rudel.GAMES[key]
    seats = seats or info.seat_numbers[dice.below(len(info.seat_numbers))]
    return begun(key, seats, 1 + dice.below(seats), clock=Clock(bank=600, increment=3) if clock else None)


def fold_is_the_table(key, luck, most):
    table = laid(key, luck)
    again = laid(key, luck)
    for row in evening(table, luck, most):
        stored = rows.write(row)
        assert row == rows.read(stored)
        assert stored == rows.write(rows.read(stored))
        assert all_look(again, table.version - 3) == all_look(table, table.version - 3)
        again.fold(rows.read(stored))
        seat = table.waiting[0]
        try_turn(table, seat, [], table.version)
    table_now, again_now = all_look(table, 0), all_look(again, 0)
    assert table_now == again_now
    assert (table.number, table.version, table.host) == (again.number, again.version, again.host)
    assert table.state.fingerprint() == again.state.fingerprint()


@pytest.mark.parametrize("key", rudel.GAMES)
@few(2)
@given(LUCK)
def test_at_every_point_the_table_is_the_fold_of_its_rows(key, luck):
    fold_is_the_table(key, luck, 300)


def decided_is_the_fold(key, luck, most):
    """One table after the other, each decided from the last as the house does it, beside the fold of their rows."""
    table, again = laid(key, luck), laid(key, luck)
    dice, now, kinds, kept = Dice(luck), 3000, set(), {}
    while table.phase == "playing" and most:
        now += dice.below(900)
        decided = something(table, dice, now)
        if decided is None or decided.row is None:
            continue
        most -= 1
        if dice.below(40) == 0:
            kept[table.number] = table, marks(table), all_look(table, 0)
        table = decided.table
        again.fold(rows.read(rows.write(decided.row)))
        kinds.add(type(decided.row))
        assert marks(again) == marks(table)
    assert all_look(again, 0) == all_look(table, 0)
    assert all((marks(old), all_look(old, 0)) == (then, seen) for old, then, seen in kept.values())
    return kinds


@pytest.mark.parametrize("key", rudel.GAMES)
def test_the_table_that_was_decided_is_the_fold_of_the_stored_rows_and_no_older_one_has_changed(key):
    kinds, wanted, luck = set(), {rows.Played, rows.Undone, rows.PauseAsked}, 0
    while luck < 4 or (luck < 60 and not wanted <= kinds):  # short games seldom have a turn that is taken back
        kinds |= decided_is_the_fold(key, luck, 600)
        luck += 1
    assert wanted <= kinds


@pytest.mark.soak
@pytest.mark.parametrize("key", rudel.GAMES)
@few(60)
@given(LUCK)
def test_at_every_point_of_many_evenings_the_table_is_the_fold_of_its_rows(key, luck):
    fold_is_the_table(key, luck, 100_000)


# --- secret choices -------------------------------------------------------------------------------------------------


def choices_commute(key, luck, most, seats=None):
    """Plays on; wherever several choose, they do so in two orders at two tables, and change their minds at one."""
    dice, one, chosen = Dice(luck), laid(key, luck, seats=seats), 0
    log = []
    for _ in range(most):
        if one.phase != "playing":
            break
        if not one.state.choosing() or len(one.waiting) < 2:
            seat = one.waiting[0]
            turn = some_turn(one, seat, dice.below(1 << 30))
            log.append(folded(one, decisions.play(one, seat, turn, one.version, now=3, by="person")))
            continue
        chosen += 1
        two = laid(key, luck, seats=seats)
        for row in log:
            two.fold(row)
        picks = {seat: some_turn(one, seat, dice.below(1 << 30)) for seat in one.waiting}
        log += choose(one, list(picks.items()), dice, minds=False)
        orders = list(picks.items())
        dice.shuffle(orders)
        choose(two, orders, dice, minds=True)
        assert one.state.fingerprint() == two.state.fingerprint()
        assert all_look(one) == all_look(two)
    return chosen


def choose(table, picks, dice, *, minds):
    """Everybody chooses in this order; some choose something else first. Nobody else can tell, nor is made stale."""
    version, log = table.version, []
    for index, (seat, pick) in enumerate(picks):
        last = index == len(picks) - 1
        if minds and not last and dice.below(2):
            turn = some_turn(table, seat, dice.below(1 << 30))
            log.append(folded(table, decisions.play(table, seat, turn, version, now=3, by="person")))
            if pick[0] not in table.state.legal(seat):
                continue
        log.append(folded(table, decisions.play(table, seat, pick, version, now=3, by="person")))
        assert version + last == table.version
    return log


def folded(table, decided):
    """The row, which the table has taken in."""
    fold(table, decided)
    return decided.row


@pytest.mark.parametrize("key", ["dog", "lagerdog", "filou"])
@few(3)
@given(LUCK)
def test_secret_choices_commute(key, luck):
    choices_commute(key, luck, 250)


@pytest.mark.soak
@pytest.mark.parametrize("key", ["dog", "lagerdog", "filou"])
@few(100)
@given(LUCK)
def test_secret_choices_commute_in_many_games(key, luck):
    choices_commute(key, luck, 2000)


def test_there_are_secret_choices_to_look_at():
    assert all(choices_commute(key, 4, 250, seats=4) > 2 for key in ("dog", "lagerdog", "filou"))


# --- trying ---------------------------------------------------------------------------------------------------------


def trying_is_honest(key, luck, most):
    """Tries a turn before each is played: nothing changes, and what is shown is what comes."""
    table, dice = laid(key, luck, clock=False), Dice(luck)
    for _ in range(most):
        if table.phase != "playing":
            break
        may = table.state.may_act()
        seat = may[dice.below(len(may))] if may and dice.below(4) == 0 else table.waiting[0]
        actions = some_turn(table, seat, dice.below(1 << 30))
        before = (table.state.fingerprint(), all_look(table))
        tries = [try_turn(table, seat, actions[:known], table.version) for known in range(len(actions) + 1)]
        assert before == (table.state.fingerprint(), all_look(table))
        after = table.state.copy()
        shown = [msgspec.json.encode(table.game.view(after, seat))]
        for action in actions:
            after.apply(seat, action)
            shown.append(msgspec.json.encode(table.game.view(after, seat)))
        assert shown[:-1] == [msgspec.json.encode(tried.view) for tried in tries[:-1]]
        whole = msgspec.json.encode(tries[-1].view)
        assert whole == shown[-1] or (after.revealed != table.state.revealed and whole == shown[-2])
        assert [False] * len(actions) + [True] == [tried.whole for tried in tries]
        assert all(action in [legal.id for legal in tries[at].legal] for at, action in enumerate(actions))
        number = table.number
        events = fold(table, decisions.play(table, seat, actions, table.version, now=3, by="person"))
        if whole == shown[-1]:
            assert [event for event in events if event.audience in (None, seat)] == tries[-1].events
        assert number + 1 == table.number


@pytest.mark.parametrize("key", rudel.GAMES)
@few(2)
@given(LUCK)
def test_trying_a_turn_changes_nothing_and_shows_what_playing_it_shows_unless_it_reveals_something(key, luck):
    trying_is_honest(key, luck, 120)


@pytest.mark.soak
@pytest.mark.parametrize("key", rudel.GAMES)
@few(60)
@given(LUCK)
def test_trying_turns_of_many_games_changes_nothing_and_shows_what_playing_them_shows(key, luck):
    trying_is_honest(key, luck, 2000)


def answer(table, seat, actions):
    """What is answered to who tries this, whatever it is, as bytes."""
    try:
        return msgspec.json.encode(try_turn(table, seat, actions, table.version))
    except Denied as denied:
        return f"{denied.kind} {denied.detail} {denied.rule}".encode()


def same_but_hidden(table, seat, luck):
    """A table that differs from this one only in what the seat may not know."""
    other = copy.copy(table)
    other.state = table.game.imagine(table.game.view(table.state, seat), Dice(luck))
    return other


def nothing_leaks(key, luck, most):
    table, dice = laid(key, luck), Dice(luck)
    differed = 0
    for row in evening(table, luck, most):
        seat = dice.below(len(table.chairs))
        other = same_but_hidden(table, seat, dice.below(1 << 30))
        differed += table.state.fingerprint() != other.state.fingerprint()
        assert looks(table, seat) == looks(other, seat)
        tries = [[], [dice.below(table.game.actions)]]
        if table.state.legal(seat):
            whole = some_turn(table, seat, dice.below(1 << 30))
            tries += [whole, whole[:-1], [*whole, whole[-1]]]
        if isinstance(row, rows.Played):
            tries.append(row.actions)
        for actions in tries:
            one, two = (answer(at, seat, actions) for at in (table, other))
            assert one == two
    return differed


@pytest.mark.parametrize("key", rudel.GAMES)
@few(2)
@given(LUCK)
def test_what_a_seat_may_not_know_shows_neither_in_what_it_sees_nor_in_what_it_tries(key, luck):
    assert nothing_leaks(key, luck, 60) > 20


@pytest.mark.soak
@pytest.mark.parametrize("key", rudel.GAMES)
@few(100)
@given(LUCK)
def test_what_a_seat_may_not_know_never_shows(key, luck):
    nothing_leaks(key, luck, 1000)


def test_a_table_that_was_only_opened_is_the_fold_of_its_row_too():
    table, again = opened(people=0), Table("table-1", bytes(range(32)))
    again.fold(rows.read(rows.write(table.first)))
    assert all_look(table) == all_look(again)
