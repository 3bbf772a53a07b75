"""A table laid by hand: people a, b … on its first chairs, bots on the others."""

from rudel.core.dice import Dice
from rudel.core.game import settle_game
from rudel.games import GAMES
from rudel.table import decisions
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


def fold(table, rows):
    """Takes the rows in; the events of them all."""
    return [event for row in rows for event in table.fold(row)]


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
