"""How good a position is for a seat, in sheep: what bots steer by. A kernel, because every place is tried out.

What counts is the best pen one may expect, less what the rivals may, and the points for finishing. A pen with gaps is
worth its sheep times the chance to close them all; rivals' hidden colours are any that are left. Nothing that the seat
cannot know is looked at.
"""

# mypy: disallow-untyped-decorators=False
# ruff: noqa: PLR1730, FURB136 (a kernel's own way to ask for the smaller)

from __future__ import annotations

import cython

from rudel.core.state import Choices
from rudel.games.schafe import board, tiles
from rudel.games.schafe.meadow import Meadow
from rudel.games.schafe.rules import SchafeState

# The numbers of board.py and tiles.py once more, as C integers.
AREA = cython.declare(cython.int, board.AREA)
MOTIF = cython.declare(cython.int, board.MOTIF)
OPEN = cython.declare(cython.int, board.OPEN)
EDGES = cython.declare(cython.int, board.EDGES)
WOLVES = cython.declare(cython.int, board.WOLVES)
HUNTERS = cython.declare(cython.int, board.HUNTERS)
GRID = cython.declare(cython.int, board.GRID)
RIM = cython.declare(cython.int, board.RIM)
WANT = cython.declare(cython.int, board.WANT)
HOLDER = cython.declare(cython.int, board.HOLDER)
HELD = cython.declare(cython.int, board.HELD)
COLOUR = cython.declare(cython.int, board.COLOUR)
SHOWN = cython.declare(cython.int, board.SHOWN)
ENDED = cython.declare(cython.int, board.ENDED)
ORDER = cython.declare(cython.int, board.ORDER)
WOLF = cython.declare(cython.int, tiles.WOLF)
HUNTER = cython.declare(cython.int, tiles.HUNTER)
FOREST = cython.declare(cython.int, tiles.FOREST + 1)
PLACING = cython.declare(cython.int, 1)
OVER = cython.declare(cython.int, 4)

EASE = cython.declare(cython.double, 0.92)  # the chance to close an ordinary gap when there is time enough
RIVAL_EASE = cython.declare(cython.double, 0.75)
STRAY = cython.declare(cython.double, 0.1)  # the chance that others close it for somebody who has finished
HASTE = cython.declare(cython.double, 2.5)  # with so many turns left half of the chance is left
SECOND = cython.declare(cython.double, 0.5)  # what the second and third best hopes add to the best
THIRD = cython.declare(cython.double, 0.25)
NEW_PEN = cython.declare(cython.double, 3.0)  # a pen not yet begun: its size, grows with the turns left, at most
NEW_GROWS = cython.declare(cython.double, 0.4)
NEW_MOST = cython.declare(cython.double, 9.0)
NEW_CHANCE = cython.declare(cython.double, 0.6)
NEW_HASTE = cython.declare(cython.double, 6.0)
THREATENED = cython.declare(cython.double, 0.1)  # what is left of a pen beside a wolf, and with a hunter in the hand
RESCUED = cython.declare(cython.double, 0.6)
EXPOSED = cython.declare(cython.double, 0.9)  # and beside a forest that a wolf may still join
RIVAL = cython.declare(cython.double, 0.5)  # what the rivals' pens count against one's own
REVEALED = cython.declare(cython.double, 5.0)  # what it costs that all know the colour
TILE = cython.declare(cython.double, 0.06)  # what it is worth to hold a tile, a hunter, a wolf
A_HUNTER = cython.declare(cython.double, 0.35)
A_WOLF = cython.declare(cython.double, 0.25)
CALM = cython.declare(cython.double, 0.03)  # the risk that a rival finishes before one may: always, with an empty bag,
NEAR = cython.declare(cython.double, 0.06)  # by a rival with two tiles, with one tile, and with one tile and on turn
TWO_TILES = cython.declare(cython.double, 0.05)
ONE_TILE = cython.declare(cython.double, 0.2)
ONE_AND_TURN = cython.declare(cython.double, 0.7)
LOST_BONUS = cython.declare(cython.double, 1.5)  # a bonus lost is a rival's gain

# How hard a gap is to close, ten being ordinary, by how many edges are wanted there; with the right tile in the hand.
GAP = cython.declare(bytes, bytes((0, 10, 14, 28, 50)))
GAP_IN_HAND = cython.declare(cython.int, 3)
GAPS_MOST = cython.declare(cython.int, 250)

LOW = cython.declare(bytes, tiles.LOW)
HIGH = cython.declare(bytes, tiles.HIGH)
CARES = cython.declare(bytes, tiles.CARES)

BESIDE_WOLF = cython.declare(cython.int, 1)
BESIDE_OPEN_FOREST = cython.declare(cython.int, 2)
_FLAGS = cython.declare(bytearray, bytearray(256))  # per area, written anew for every judgement
_GAPS = cython.declare(bytearray, bytearray(256))


def judge(state: SchafeState, seat: int) -> float:
    """How good the position is for the seat; a tile it has taken counts as laid where that is best."""
    turns: cython.double = _turns_left(state, seat)
    if state.phase == PLACING and state.actor == seat:
        lying: cython.double = _best_place(state, seat, turns)
    else:
        lying = _lying(state, state.meadow, seat, turns)
    return lying + _standing(state, seat) + _in_hand(state, seat, turns)  # type: ignore[no-any-return]


@cython.cfunc
@cython.exceptval(-1, check=True)
def _best_place(state: SchafeState, seat: cython.int, turns: cython.double) -> cython.double:
    """The pending tile laid where it does most good, with the tiles to be drawn for it."""
    trial: Meadow = state.meadow.copy()
    index: cython.int
    cell: cython.int
    touching: cython.int
    worth: cython.double
    best: cython.double = -1e9
    face: cython.bint = state.is_face()
    pattern: cython.int = state.pattern(state.tile, state.side, state.quarter)
    count: cython.int
    if face:
        count = state.meadow.face_places_into(state.tile >= HUNTER, _ROOM)
    else:
        count = state.meadow.places_into(pattern, _ROOM)
    for index in range(count):
        cell = _ROOM.ids[index]
        trial.copy_from(state.meadow)
        if face and state.meadow.tile_at(cell) >= 0:
            trial.cover(cell, state.tile)
            touching = 0
        else:
            touching = trial.lay(cell, state.tile, pattern)
        if touching > state.bag:
            touching = state.bag
        worth = _lying(state, trial, seat, turns) + TILE * touching
        if worth > best:
            best = worth
    return best


@cython.cfunc
@cython.exceptval(-1, check=True)
def _lying(state: SchafeState, meadow: Meadow, seat: cython.int, turns: cython.double) -> cython.double:
    """The seat's pens less the rivals'; a rival who hides his colour has each one that is left equally likely."""
    cells: bytearray = state.cells
    known: cython.int = 1 << cells[COLOUR + seat]
    hidden: cython.double = 0.0
    left: cython.double = 0.0
    rivals: cython.double = 0.0
    other: cython.int
    colour: cython.int
    for other in range(state.seats):
        if other != seat:
            if cells[SHOWN + other]:
                known |= 1 << cells[COLOUR + other]
            else:
                hidden += 1.0
    for colour in range(4):
        if not known >> colour & 1:
            left += 1.0
    _mark(meadow)
    for colour in range(4):
        if colour != cells[COLOUR + seat]:
            rivals += (1.0 if known >> colour & 1 else hidden / left) * _worth(state, meadow, colour + 1, turns + 1, -1)
    return _worth(state, meadow, cells[COLOUR + seat] + 1, turns, seat) - RIVAL * rivals / (state.seats - 1)


@cython.cfunc
@cython.exceptval(-1, check=True)
def _in_hand(state: SchafeState, seat: cython.int, turns: cython.double) -> cython.double:
    """What the tiles of the hand and a hidden colour are worth: the more, the more turns are left."""
    worth: cython.double = TILE * state.cells[HELD + seat]
    if state.cells[ENDED + seat]:
        return 0.0
    worth += A_HUNTER * _held(state, seat, HUNTER) + A_WOLF * _held(state, seat, WOLF)
    if state.cells[SHOWN + seat]:
        worth -= REVEALED
    return worth * turns / (turns + 3.0)


@cython.cfunc
@cython.exceptval(-1, check=False)
def _held(state: SchafeState, seat: cython.int, kind: cython.int) -> cython.int:
    """How many wolves, or hunters, the seat holds."""
    tile: cython.int
    count: cython.int = 0
    for tile in range(kind, kind + 4):
        if state.cells[HOLDER + tile] == seat + 1:
            count += 1
    return count


@cython.cfunc
@cython.exceptval(-1, check=True)
def _turns_left(state: SchafeState, seat: cython.int) -> cython.double:
    """About how many tiles the seat will still lay: its share of the bag, and until the smallest hand is empty."""
    players: cython.int = 0
    least: cython.int = 99
    other: cython.int
    if state.phase == OVER or state.cells[ENDED + seat]:
        return 0.0
    for other in range(state.seats):
        if not state.cells[ENDED + other]:
            players += 1
            if state.cells[HELD + other] < least:
                least = state.cells[HELD + other]
    return state.bag / (1.35 * players) + 0.8 * least  # a tile laid touches about 1.35 others


@cython.cfunc
@cython.exceptval(-1, check=True)
def _standing(state: SchafeState, seat: cython.int) -> cython.double:
    """Points for finishing: those one has, or would get now, less the risk that another is faster (SHF-31)."""
    place: cython.int
    ended: cython.int = 0
    now: cython.double
    later: cython.double
    for place in range(state.seats):
        if state.cells[ORDER + place] == seat + 1:
            return board.bonus(place, state.seats)
        if state.cells[ORDER + place]:
            ended += 1
    if state.phase == OVER or ended == state.seats - 1:
        return 0.0
    now = board.bonus(ended, state.seats)
    later = board.bonus(ended + 1, state.seats)
    return now - _risk(state, seat) * LOST_BONUS * (now - later)


@cython.cfunc
@cython.exceptval(-1, check=True)
def _risk(state: SchafeState, seat: cython.int) -> cython.double:
    """How likely a rival finishes before the seat may; while the bag lasts, hands hardly ever become empty."""
    other: cython.int
    risk: cython.double = NEAR
    if state.bag:
        return CALM
    for other in range(state.seats):
        if other != seat and not state.cells[ENDED + other]:
            if state.cells[HELD + other] <= 1:
                risk += ONE_AND_TURN if state.turn == other else ONE_TILE
            elif state.cells[HELD + other] == 2:
                risk += TWO_TILES
    return risk if risk < 0.9 else 0.9


@cython.cfunc
@cython.exceptval(-1, check=False)
def _mark(meadow: Meadow) -> cython.int:
    """Flags every pen beside a forest with a wolf (SHF-33), or beside one that a wolf may still join."""
    cells: bytearray = meadow.cells
    order: cython.int
    way: cython.int
    node: cython.int
    area: cython.int
    flag: cython.int
    for area in range(meadow.areas):
        _FLAGS[area] = 0
    for order in range(1, meadow.laid):
        node = AREA + 4 * order
        for way in range(4):
            area = cells[node + way]
            if cells[MOTIF + area] == FOREST:
                flag = 0
                if cells[WOLVES + area]:
                    flag = BESIDE_WOLF
                elif cells[OPEN + area] and not cells[HUNTERS + area]:
                    flag = BESIDE_OPEN_FOREST
                _FLAGS[cells[node + (way + 1) % 4]] |= flag
                _FLAGS[cells[node + (way + 3) % 4]] |= flag
    return 0


@cython.cfunc
@cython.exceptval(-1, check=True)
def _worth(
    state: SchafeState, meadow: Meadow, motif: cython.int, turns: cython.double, seat: cython.int
) -> cython.double:
    """The best pen of a colour that may be expected: the best one sure, and what the three best hopes add.

    `seat` is whose hand helps to close gaps, -1 for a rival's.
    """
    area: cython.int
    hope: cython.double
    first: cython.double = 0.0
    second: cython.double = 0.0
    third: cython.double = 0.0
    sure: cython.double = _sure(meadow, motif)
    rescue: cython.double = RESCUED if seat >= 0 and _held(state, seat, HUNTER) else THREATENED
    each: cython.double = (EASE if seat >= 0 else RIVAL_EASE) * turns / (turns + HASTE)
    if turns == 0:
        each = STRAY
    hope = NEW_PEN + NEW_GROWS * turns
    if hope > NEW_MOST:
        hope = NEW_MOST
    if hope > sure:
        first = (hope - sure) * NEW_CHANCE * turns / (turns + NEW_HASTE)
    _count_gaps(state, meadow, motif, seat)
    for area in range(meadow.areas):
        if meadow.cells[MOTIF + area] == motif:
            hope = _hoped(meadow, area, sure, each, rescue)
            if hope > first:
                third = second
                second = first
                first = hope
            elif hope > second:
                third = second
                second = hope
            elif hope > third:
                third = hope
    return sure + first + SECOND * second + THIRD * third


@cython.cfunc
@cython.exceptval(-1, check=True)
def _sure(meadow: Meadow, motif: cython.int) -> cython.double:
    """The largest pen of the colour that is closed and not threatened."""
    area: cython.int
    sheep: cython.double
    sure: cython.double = 0.0
    for area in range(meadow.areas):
        if meadow.cells[MOTIF + area] == motif and not meadow.cells[OPEN + area] and not _FLAGS[area] & BESIDE_WOLF:
            sheep = meadow.cells[EDGES + area]
            if _FLAGS[area]:
                sheep *= EXPOSED
            if sheep > sure:
                sure = sheep
    return sure


@cython.cfunc
@cython.exceptval(-1, check=True)
def _hoped(
    meadow: Meadow, area: cython.int, sure: cython.double, each: cython.double, rescue: cython.double
) -> cython.double:
    """What a pen that does not count yet may add to the sure one; each gap is closed with one more sheep at least."""
    more: cython.double = meadow.cells[EDGES + area] + meadow.cells[OPEN + area] - sure
    if more <= 0 or not (meadow.cells[OPEN + area] or _FLAGS[area] & BESIDE_WOLF):
        return 0.0
    more *= each ** (_GAPS[area] / 10.0)
    if _FLAGS[area] & BESIDE_WOLF:
        return more * rescue
    return more * EXPOSED if _FLAGS[area] else more


@cython.cfunc
@cython.exceptval(-1, check=False)
def _count_gaps(state: SchafeState, meadow: Meadow, motif: cython.int, seat: cython.int) -> cython.int:
    """How hard each pen of the colour is to close: every empty place beside it counts, the more the tighter it is."""
    cells: bytearray = meadow.cells
    index: cython.int
    want: cython.int
    way: cython.int
    edges: cython.int
    wanted: cython.bint
    hard: cython.int
    cell: cython.int
    area: cython.int
    before: cython.int
    for area in range(meadow.areas):
        _GAPS[area] = 0
    for index in range(meadow.rim):
        want = cells[WANT + 2 * index] | cells[WANT + 2 * index + 1] << 8
        edges = 0
        wanted = False
        for way in range(4):
            if want >> 4 * way & 15:
                edges += 1
                wanted = wanted or want >> 4 * way & 15 == motif
        if not wanted:
            continue
        hard = GAP_IN_HAND if seat >= 0 and _can_close(state, want, motif, seat) else GAP[edges]
        cell = cells[RIM + 2 * index] | cells[RIM + 2 * index + 1] << 8
        before = -1
        for way in range(4):
            if want >> 4 * way & 15 == motif:
                area = cells[AREA + 4 * (cells[GRID + meadow.beside(cell, way)] - 1) + (way + 2) % 4]
                if area != before and _GAPS[area] < GAPS_MOST - hard:
                    _GAPS[area] += hard
                before = area
    return 0


@cython.cfunc
@cython.exceptval(-1, check=False)
def _can_close(state: SchafeState, want: cython.int, motif: cython.int, seat: cython.int) -> cython.bint:
    """Whether the hand has a landscape side that fits there and opens no new edge of the colour."""
    tile: cython.int
    turn: cython.int
    pattern: cython.int
    way: cython.int
    opens: cython.bint
    cares: cython.int = CARES[want & 255] | CARES[want >> 8] << 8
    for tile in range(WOLF):
        if state.cells[HOLDER + tile] == seat + 1:
            for turn in range(8 * tile, 8 * tile + 8):
                pattern = LOW[turn] | HIGH[turn] << 8
                if (pattern ^ want) & cares:
                    continue
                opens = False
                for way in range(4):
                    if pattern >> 4 * way & 15 == motif and not want >> 4 * way & 15:
                        opens = True
                if not opens:
                    return True
    return False


_ROOM = cython.declare(Choices, Choices())
