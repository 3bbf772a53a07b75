"""A table laid by hand: people a, b … on its first chairs, bots on the others; and random evenings at it."""

import msgspec

from rudel.core.dice import Dice
from rudel.core.game import settle_game
from rudel.games import GAMES
from rudel.table import decisions
from rudel.table.problems import Denied
from rudel.table.seen import seen
from rudel.table.settings import Settings
from rudel.table.table import Table

SECRET = bytes(range(32))


def opened(key="dog", seats=4, people=2, *, options=None, **settings):
    """A table with so many people, not begun."""
    game = settle_game(GAMES[key], seats, options)
    table = Table("table-1", SECRET)
    table.fold(decisions.open_table("table-1", game, SECRET, host="a", settings=Settings(**settings), now=1000))
    for index in range(people):
        person = "abcdef"[index]
        fold(table, sit(table, person, f"Person {person}", bytes([index]) * 16, now=1000 + index))
    return table


def sit(table, person, name, contribution=bytes(16), *, avatar="dog", now=1, seat=None):
    return decisions.sit(table, person, name=name, avatar=avatar, contribution=contribution, now=now, seat=seat)


def begun(key="dog", seats=4, people=2, **more):
    table = opened(key, seats, people, **more)
    fold(table, decisions.start(table, "a", 2000))
    return table


def fold(table, decided):
    """Takes the row in; the events of it. What was decided is what is folded."""
    if decided.row is None:
        assert decided.table is table
        return []
    events = table.fold(decided.row)
    assert marks(decided.table) == marks(table)
    return events


def marks(table):
    """All that a table is, but of what it has told only the newest."""
    fields = {name: part for name, part in vars(table).items() if name not in {"state", "before", "told"}}
    newest = [(told.number, told.version, told.events) for told in table.told[-2:]]
    before = table.before and (table.before.seat, table.before.state.fingerprint(), table.before.left)
    return fields, len(table.told), newest, before, table.state and table.state.fingerprint()


def some_turn(table, seat, luck):
    """A random whole turn of the seat, as a list of actions."""
    dice, state, actions = Dice(luck), table.state, []
    after = state.copy()
    while True:
        legal = after.legal(seat)
        actions.append(legal[dice.below(len(legal))])
        after.apply(seat, actions[-1])
        if not decisions.goes_on(state, after, seat):
            return actions


def play_on(table, luck=1, now=3000):
    """Random whole turns by whoever is waited for, to the end; tells each row."""
    dice = Dice(luck)
    while table.phase == "playing":
        seat = table.waiting[dice.below(len(table.waiting))]
        actions = some_turn(table, seat, dice.below(1 << 30))
        decided = decisions.play(table, seat, actions, table.version, now=now, by="person")
        fold(table, decided)
        yield decided.row


def eyes(table):
    """Everybody who looks: the seats, and somebody who looks on."""
    return (*range(len(table.chairs)), None)


def looks(table, seat, since=None):
    """What a seat is told, as bytes."""
    return msgspec.json.encode(seen(table, seat, since))


def all_look(table, since=None):
    """What everybody is told, as bytes."""
    return [looks(table, seat, since) for seat in eyes(table)]


def something(table, dice, now):
    """Something that may happen at a table that is being played: mostly turns, also all that comes between; or None."""
    seats, version = len(table.chairs), table.version
    seat, what = dice.below(seats), dice.below(100)
    try:
        if what < 8:
            return decisions.undo(table, seat, version, now)
        if what < 12:
            ask = (decisions.ask_pause, decisions.resume, decisions.take_over, decisions.give_back)[what - 8]
            return ask(table, seat=seat, now=now)
        if table.paused:
            return decisions.resume(table, seat, now)
        may = table.state.may_act()
        pool = may if may and what < 25 else table.waiting
        seat = pool[dice.below(len(pool))]
        by = "person" if what < 80 or pool is may else ("bot", "clock")[what % 2]
        return decisions.play(table, seat, some_turn(table, seat, dice.below(1 << 30)), version, now=now, by=by)
    except Denied:
        return None


def evening(table, luck, most=100_000):
    """Plays on at random until the game is over, or so many rows; tells each row before it is folded."""
    dice, now = Dice(luck), 3000
    while table.phase == "playing" and most:
        now += dice.below(900)
        decided = something(table, dice, now)
        if decided is not None and decided.row is not None:
            most -= 1
            yield decided.row
            fold(table, decided)
