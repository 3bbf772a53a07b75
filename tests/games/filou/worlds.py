"""Small Filou positions and, naively, every way to part the unseen cards that fits what a seat knows of them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import rudel
from rudel.games.filou import cards
from rudel.games.filou.cards import CARD, CARDS, DOWN, HAND, REMOVED
from rudel.games.filou.position import position

TWO = {"A": "3 5", "B": "-8 SD", "C": "11 15", "D": "R BD", "E": "5 8"}
ONE = {"A": "3", "B": "-8", "C": "15", "D": "BD", "E": "8"}
ROW = {"A": "-5", "B": "SD", "C": "11", "D": "R", "E": "5"}


def tiny():
    """Positions in which few cards of each set are unseen: (name, state, seat)."""
    four, three, five = (rudel.game("filou", seats) for seats in (4, 3, 5))
    yield "laying", position(four, at(four, TWO)), 0
    yield "laying, seen by a spectator", position(four, at(four, ONE)), None
    chosen = position(four, at(four, TWO), start="C")
    chosen.apply(0, CARD["3"])
    chosen.apply(1, CARD["SD"])
    chosen.apply(3, CARD["R"])
    yield "three have chosen, seen by one of them", chosen, 0
    yield "three have chosen, seen by the fourth", chosen, 2
    yield "one card lies open", position(four, at(four, ONE), row=at(four, ROW), start="B"), 3
    passed = position(four, at(four, ONE), row=at(four, ROW), passed="A", bids={"C": 3})
    yield "one has passed", passed, 0
    yield "one has passed, seen by a spectator", passed, None
    yield "three, laying", position(three, at(three, TWO), dummy="8 -5"), 1
    yield "three, only the dummy's card lies open", position(three, at(three, ONE), row=at(three, ROW), dummy="8 R"), 2
    yield "three, all cards lie open", position(three, at(three, ONE), row=at(three, ROW), dummy="8 R", passed="AB"), 0
    yield "five, three have passed", position(five, at(five, ONE), row=at(five, ROW), passed="ABC", start="E"), 1


def at(game, words):
    """The words of the seats that this table has."""
    return {seat: words[seat] for seat in "ABCDE"[: game.seats]}


def hidden(state, seat):
    """What the seat cannot see: of each other set the removed card, the one lying face down, the rest, the choice."""
    found = []
    for owner in range(state.sets):
        if owner == seat:
            continue
        where = state.cells[10 * owner : 10 * owner + 10]
        rest = tuple(card for card in range(10) if where[card] == HAND)
        if owner == state.seats:
            rest = tuple(state.cells[cards.DUMMY : cards.DUMMY + len(rest)])
        down = where.index(DOWN) if DOWN in where else None
        choice = state.cells[cards.CHOICE + owner] if owner < state.seats else 0
        found.append((where.index(REMOVED), down, rest, choice))
    return tuple(found)


def fitting(game, view):
    """Every order of the unseen cards of each set: the first is removed, then one may lie face down, then the rest."""
    return Counter(product(*(_ways(game, view, owner) for owner in range(len(view.shown)) if owner != view.seat)))


def _ways(game, view, owner):
    dummy = owner == game.seats
    unseen = [card for card in range(10) if CARDS[card] not in view.shown[owner]]
    down = any(not laid.open and laid.seat == (None if dummy else owner) for laid in view.row)
    for removed, *rest in permutations(unseen):
        under = rest.pop() if down else None
        choice = rest[0] + 1 if not dummy and view.chosen[owner] else 0
        yield removed, under, tuple(rest) if dummy else tuple(sorted(rest)), choice
