"""Small Dog positions and, naively, every deal that fits what a seat knows of them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import rudel
from rudel.games.dog import board
from rudel.games.dog.cards import RANK, RANKS, full_pack
from rudel.games.dog.position import position
from rudel.games.dog.rules import restore

FEW = {"A": "K 2", "B": "K 7", "C": "7 8", "D": "8"}
FEWER = {"A": "K 2", "B": "7", "C": "7", "D": "8", "E": "K", "F": "9"}
PACK = "K 9"


def almost_all_discarded(game, hands):
    """Every card but those of the hands and two in the pack."""
    counts = Counter(dict(enumerate(full_pack(game.options["packs"], game.options["jokers"]))))
    counts.subtract(RANK[name] for name in " ".join([*hands.values(), PACK]).split())
    return " ".join(RANKS[rank] for rank in counts.elements())


def few_unseen(game, *, swapping=False):
    """A position in which nearly all cards lie in the discard pile."""
    hands = FEW if game.seats <= 4 else FEWER
    hands = {seat: hands[seat] for seat in "ABCDEF"[: game.seats]}
    return position(game, {"A": "5"}, hands, "A", discards=almost_all_discarded(game, hands), swapping=swapping)


def tiny():
    """Positions in which a handful of cards is unseen: (name, state, seat)."""
    game = rudel.game("dog", packs=1, jokers=0)
    state = few_unseen(game)
    yield "nothing known", state, 0
    yield "spectator", state, None
    yield "gave a seven", _with(state, {board.GAVE: RANK["7"] + 1}), 0
    chosen = {board.CHOICE: RANK["K"] + 1, board.CHOICE + 1: RANK["7"] + 1}
    yield "one has chosen", _with(few_unseen(game, swapping=True), chosen), 0
    mask = 1 << RANK["K"] | 1 << RANK["8"]
    yield (
        "one lacks kings and eights",
        _with(state, {board.LACKS + 3: mask >> 8, board.LACKS + 2: mask & 255}, b="7 7"),
        0,
    )
    both = {board.LACKS + 2: 1 << RANK["8"] & 255, board.LACKS + 6: 1 << RANK["7"], board.LACKS + 7: 0}
    yield "two lack something", _with(state, both), 0
    for rules in (1, 2):
        yield f"one has laid a strict jack, rules {rules}", strict_jack_laid(rules), 0
    yield from _other_tables()


def strict_jack_laid(rules):
    """B can play nothing but a jack without effect and lays it; the joker is not in its hand then (DOG-71)."""
    game = rudel.game("dog", rules=rules, packs=1, jokers=1, strict_jack=True)
    hands = {"A": "K 2", "B": "J 7", "C": "* 8", "D": "8"}
    stones = {"B": "28", "C": "32!"}
    state = position(game, stones, hands, "B", discards=almost_all_discarded(game, hands))
    game.play(state, 1, game.read(1, "J0"))
    return state


def _other_tables():
    three = few_unseen(rudel.game("lagerdog", 3, packs=1, jokers=0))
    yield "three, seen by the team", _with(three, {board.GAVE: RANK["8"] + 1}), 0
    yield "three, seen by the lone player", three, 1
    choosing = _with(
        few_unseen(rudel.game("lagerdog", 3, packs=1, jokers=0), swapping=True), {board.CHOICE: RANK["2"] + 1}
    )
    yield "three, one of the team has chosen", choosing, 1
    six = few_unseen(rudel.game("dog", 6, packs=1, jokers=0))
    yield "six", six, 0
    yield "six, gave an eight", _with(six, {board.GAVE: RANK["8"] + 1}), 0
    teams = few_unseen(rudel.game("dog", 6, packs=1, jokers=0, teams_of_three=True))
    yield "teams of three, gave a seven", _with(teams, {board.GAVE: RANK["7"] + 1}), 0
    alone = few_unseen(rudel.game("dog", 5, packs=1, jokers=0))
    yield "alone, a king was drawn from one", _with(alone, {board.GAVE: RANK["K"] + 1}), 0


def _with(state, changes, b=None):
    cells = bytearray(state.cells)
    if b is not None:
        _rehand(cells, 1, b.split())
    for place, value in changes.items():
        cells[place] = value
    return restore(state.game, rudel.Dice(1), cells, state.numbers())


def _rehand(cells, seat, names):
    """Another hand of the same size; what is missing is taken from C, who gets what is left over."""
    for name in names:
        if cells[board.HANDS + 14 * seat + RANK[name]] < names.count(name):
            old = next(rank for rank in range(13) if cells[board.HANDS + 14 * seat + rank] > names.count(RANKS[rank]))
            for who, up, down in ((seat, RANK[name], old), (2, old, RANK[name])):
                cells[board.HANDS + 14 * who + up] += 1
                cells[board.HANDS + 14 * who + down] -= 1


def hidden(state, seat):
    """What the seat cannot see: the others' hands and choices."""
    hands = []
    for other in range(state.seats):
        if other != seat:
            begin = board.HANDS + 14 * other
            hands.append((bytes(state.cells[begin : begin + 14]), state.cells[board.CHOICE + other]))
    return tuple(hands)


def fitting(game, view):
    """Every way to deal the unseen cards, each card a card of its own; how many ways look alike is the weight."""
    unseen = Counter(dict(enumerate(full_pack(game.options["packs"], game.options["jokers"]))))
    unseen.subtract(dict(enumerate(view.discards)))
    unseen.subtract(RANK[name] for name in view.hand)
    cards = list(enumerate(unseen.elements()))
    given = next((card for card in cards if view.gave is not None and card[1] == RANK[view.gave]), None)
    others = [seat for seat in range(game.seats) if seat != view.seat]
    found = Counter()
    _deal(view, others, [card for card in cards if card != given], given, (), found)
    return found


def _deal(view, others, cards, given, dealt, found):
    if not others:
        found[dealt] += 1
        return
    seat, *rest = others
    known = [given] if given is not None and view.gave_to == seat else []
    for some in combinations(cards, view.held[seat] - len(known)):
        hand = [rank for _, rank in (*some, *known)]
        if any(RANKS[rank] in view.lacks[seat] for rank in hand):
            continue
        left = [card for card in cards if card not in some]
        counts = bytes(hand.count(rank) for rank in range(14))
        for choice in [rank + 1 for rank in hand] if view.chosen[seat] else [0]:
            _deal(view, rest, left, given, (*dealt, (counts, choice)), found)
