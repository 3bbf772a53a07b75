"""Small Kleine Kläffer positions and, naively, every deal that fits what a seat knows of them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import rudel
from rudel.games.klaeffer import board
from rudel.games.klaeffer.cards import CARD, CARDS
from rudel.games.klaeffer.position import position

COUNCIL = "YC1 YC2 . . . YC3 . . . . . . . . . ."
OWN = "YC5 YP1 OB1 GB4"


def few_unseen(seats, hands, *, left="", right="", removed="", last_turns=0):
    """A position in which nearly all cards lie open in front of the seats."""
    used = {*" ".join([COUNCIL, left, right, removed, *hands.values()]).split()}
    rest = [name for name in CARDS[1:] if name not in used]
    districts = {letter: " ".join(rest[seat::seats]) for seat, letter in enumerate("ABCD"[:seats])}
    table = {"left": left, "right": right, "districts": districts, "last_turns": last_turns}
    return position(rudel.game("klaeffer", seats), COUNCIL, hands, **table)


def after(state, *words):
    """The position after the seat on turn has played these."""
    for word in words:
        seat = state.turn
        state.game.play(state, seat, state.game.read(seat, word))
    return state


def tiny():
    """Positions in which a handful of cards is unseen: (name, state, seat)."""
    two = {"A": OWN, "B": "OC1 OP2 RC1 RP1"}
    rows = {"left": "OC2 RB1", "right": "RB2"}
    yield "hand, rows and one removed", few_unseen(2, two, **rows, removed="OC3"), 0
    yield "seen by the other", few_unseen(2, two, **rows, removed="YB1"), 1
    few = {"A": "YC5 OP1", "B": "OC1 RC1"}
    yield "spectator", few_unseen(2, few, left="OC2 GC1", right="RB2", removed="OC3 GC2"), None
    yield "a draw is due", after(few_unseen(2, two, **rows, removed="RC2"), "h1", "c1"), 0
    yield "the other may draw", after(few_unseen(2, {"A": "YC5", "B": "OC1"}, **rows, removed="RC2"), "h1", "c1"), 1
    yield "colours of the removed follow", few_unseen(2, {"A": OWN, "B": "OC1"}, removed="OC2 OC3 RC1 GC1"), 0
    last = few_unseen(2, two, removed="OC2 RC2", last_turns=2)
    yield "last turns", last, 0
    yield "one has declined", after(last.copy(), "x"), 1
    three = {"A": "YC5", "B": "OC1 . RC1", "C": "OC2 RC2"}
    yield "three", few_unseen(3, three, left="OC3", right="RB1 GC1", removed="GC2"), 0
    four = {"A": "YC5", "B": "OC1", "C": "OC2 RC1", "D": ". OC3 . RC2"}
    yield "four", few_unseen(4, four, left="GC1", right="RB1", removed="GC2 PC1"), 0


def hidden(state, seat):
    """What the seat cannot see: the others' hands and the draw rows; what is left is removed."""
    cells = state.cells
    hands = [
        bytes(cells[board.HANDS + 4 * other : board.HANDS + 4 * other + 4])
        for other in range(state.seats)
        if other != seat
    ]
    rows = [bytes(cells[board.ROWS + board.ROW * row : board.ROWS + board.ROW * (row + 1)]) for row in range(2)]
    return (*hands, *rows)


def fitting(game, view):
    """Every way to lay the unseen cards under the backs that the seat sees, each card a card of its own."""
    del game
    open_cards = {*view.council, *view.hand, *(card for seat in view.districts for pile in seat for card in pile)}
    unseen = [name for name in CARDS[1:] if name not in open_cards]
    others = [backs for seat, backs in enumerate(view.backs) if seat != view.seat]
    rows = [[*view.left[::-1]], [*view.right[::-1]]]
    spread = [back for backs in (*others, *rows) for back in backs if back is not None]
    found = Counter()
    for cards in permutations(unseen, len(spread)):
        if all(card[0] == back for card, back in zip(cards, spread, strict=True)):
            left = iter(cards)
            dealt = [bytes(CARD[next(left)] if back else 0 for back in backs) for backs in others]
            laid = [bytes(CARD[next(left)] for _ in row).ljust(board.ROW, b"\0") for row in rows]
            found[*dealt, *laid] += 1
    return found
