"""Small positions of Meine Schafe in which seats have passed, and naively every history of draws that fits a view."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import rudel
from rudel.core.game import SEAT_LETTERS
from rudel.games.schafe.position import position
from rudel.games.schafe.tiles import BAG, COLOURS
from rudel.games.schafe.view import ToldHeld, ToldLaid, ToldPassed

MAP = [("25BBVK", 0, -1)]  # wants village, blue and black: red and yellow fit nowhere
FEWER = {"A": "WY", "B": "WR"}, "13 HB"
FEW = {"A": "14", "B": "WR HY", "C": "HR"}, "13 16"
TWO = {"A": "WY HR", "B": "WR HY"}, "13 16 WB HK 19 22"
THREE = {"A": "14 20", "B": "WR HY", "C": "HR"}, "13 WY WB 19 HB"
FOUR = {"A": "14", "B": "WR HY", "C": "HR", "D": "WY"}, "13 16"


def tiny():
    """Positions in which a handful of tiles is unseen: (name, state, seat)."""
    yield "nothing told", played(FEW, "", 0), 0
    yield "one got out, seen by himself", played(FEW, "B:out", 0), 1
    yield "nothing told, seen by a spectator", played(FEWER, "", 0), None
    for name, table, seed, words in STORIES:
        yield name, played(table, words, seed), 0
    yield "two passed and drew, seen by a spectator", played(FEWER, "A:x B:x", 3), None


STORIES = (
    ("a pass, then two wolves or hunters", TWO, 388, "A:x B:x A:out B:13KKBF B:@-1,-1 B:WR B:@-2,-1 B:HY"),
    (
        "two passes with a draw between them, then an old or a new tile",
        THREE,
        1502,
        "A:14FFYB A:@1,-1 B:x C:x A:20KRBK A:@0,-2 B:HY B:@2,-1 B:done B:x C:x A:19YKKR A:@-1,-2 B:WRs",
    ),
    (
        "a draw because all passed, a hunter, another pass",
        THREE,
        4892,
        "A:14FFYB A:@1,-1 B:WR B:@1,-2 B:done A:out B:x C:x B:HY B:@1,-2 B:done B:x",
    ),
    (
        "a whole hunt between two passes",
        THREE,
        5568,
        "A:20KKRB A:@1,-1 B:x C:out A:14FYBF A:@0,-2 B:WR B:@-1,-2 B:WY B:@-1,-3 B:HY B:@-1,-3 B:done B:x",
    ),
    ("two seats are bound, one laid from either batch", THREE, 833, "A:out B:x C:x B:x C:19KKRY C:@-1,-1 B:WYs"),
    (
        "hands that left the game stay bound",
        FOUR,
        1950,
        "A:out B:x C:out D:x B:x B:out D:13FKKB D:@-1,-1 D:WY",
    ),
    (
        "a colour was shown in between",
        FOUR,
        719,
        "A:out B:x C:out D:x B:x D:? D:@-1,-1 D:13YBBR D:@0,-2 D:WYs",
    ),
    ("three seats, two of them bound", FOUR, 21, "A:14FFYB A:@1,-1 B:x B:WR B:@2,-1 B:HY B:@2,-1 B:done C:x"),
)


def played(table, words, seed):
    """The position after these words, each with the letter of its seat: "A:x B:13FKKB B:@1,-1"."""
    hands, bag = table
    game = rudel.game("schafe", len(hands))
    state = position(game, MAP, hands, bag=bag, seed=seed)
    for word in words.split():
        letter, _, said = word.partition(":")
        seat = SEAT_LETTERS.index(letter)
        game.play(state, seat, game.read(seat, said))
    return state


def hidden(state, seat):
    """What the seat cannot see: the others' tiles and colours."""
    others = [other for other in range(state.seats) if other != seat]
    colours = tuple(state.game.view(state, other).colour for other in others)
    return tuple((state.hand(other), state.left_hand(other)) for other in others), colours


def fitting(game, view):
    """Every history of draws that fits, tile by tile, each counted once; how many end alike is the weight."""
    others = [seat for seat in range(game.seats) if seat != view.seat]
    found = Counter()
    for hands, weight in _deals(view, others, unseen(view)).items():
        for colours in _colours(view, others):
            found[hands, colours] += weight
    return found


def unseen(view):
    """All tiles that the seat sees nowhere."""
    seen = {laid.tile for laid in view.map} | {laid.hunter for laid in view.map}
    seen |= {*view.hand, *view.left_hand, *view.gone, view.pending and view.pending.tile}
    return frozenset(range(BAG)) - seen


def _deals(view, others, pool):
    """The others' hands with the number of histories that lead to them."""
    if not others:
        return Counter({(): 1})
    seat, *rest = others
    found = Counter()
    story = view.told[seat] or (ToldHeld(view.held[seat] + view.left_hands[seat]),)
    laid = {told.tile for told in story if isinstance(told, ToldLaid)}
    for hand, weight in _histories(story, (), pool | laid).items():
        if hand & laid:
            continue
        own = (tuple(sorted(hand)), ()) if not view.got_out[seat] else ((), tuple(sorted(hand)))
        for dealt, ways in _deals(view, rest, pool - hand).items():
            found[own, *dealt] += weight * ways
    return found


def _histories(story, hand, pool):
    """Walks through what a seat's passes tell: which hands may be left at the end, and in how many ways."""
    if not story:
        return Counter({frozenset(hand): 1})
    told, *rest = story
    found = Counter()
    if isinstance(told, ToldPassed):
        return found if {*told.tiles} & {*hand} else _histories(rest, hand, pool)
    if isinstance(told, ToldLaid):
        if told.tile not in hand:
            return found
        return _histories(rest, tuple(tile for tile in hand if tile != told.tile), pool)
    for drawn in permutations(sorted(pool), told.number):
        found.update(_histories(rest, hand + drawn, pool - set(drawn)))
    return found


def _colours(view, others):
    """Every way to give the colours not known to the others (SHF-4)."""
    known = {*view.colours, view.colour} - {None}
    left = [colour for colour in COLOURS if colour not in known]
    asked = [seat for seat in others if view.colours[seat] is None]
    for some in permutations(left, len(asked)):
        given = dict(zip(asked, some, strict=True))
        yield tuple(view.colours[seat] or given[seat] for seat in others)
