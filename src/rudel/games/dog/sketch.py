"""The Dog board drawn in characters, two for each place: the ring, stalls towards the middle, nests beside them.

Whoever looks sits at the bottom; seats and stones go counter-clockwise (DOG-1). A stone is its seat's letter and its
own ("Cb"), a fresh one its own with an exclamation mark ("b!": the start says whose it is). For clicks a place is a
number: a ring field as it is, 200 + 10 * seat + k for stall place k, 300 + 10 * seat + letter in the nest.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from rudel.core.game import SEAT_LETTERS
from rudel.core.sketch import SMALLEST, Mark
from rudel.games.dog import actions as asked
from rudel.games.dog import board

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.core.sketch import Room, Sketch
    from rudel.games.dog.view import DogView

Spot = tuple[int, int]
STALL, NEST = 200, 300
FIELD, START, PLACE, HOLLOW, STEP, END = "• ", "○ ", "□ ", "· ", "● ", "()"

# Per number of starts: the corners of the ring from one's own start on, and on which side of each start its nest lies
# (1: where the stones go, -1: where they come from). Six sit around a bone.
OUTLINES: dict[int, tuple[tuple[Spot, ...], tuple[int, ...]]] = {
    2: (((8, 2), (8, 8), (0, 8), (0, 0), (8, 0)), (1, 1)),
    3: (((12, 6), (12, 12), (0, 12), (0, 0), (12, 0)), (1, -1, 1)),
    4: (((16, 8), (16, 16), (0, 16), (0, 0), (16, 0)), (1, 1, 1, 1)),
    5: (((18, 11), (18, 22), (0, 22), (0, 0), (18, 0)), (1, 1, 1, -1, -1)),
    6: (
        (
            *((20, 11), (20, 22), (13, 22), (13, 19), (7, 19), (7, 22), (0, 22)),
            *((0, 0), (7, 0), (7, 3), (13, 3), (13, 0), (20, 0)),
        ),
        (1, -1, 1, 1, -1, 1),
    ),
}


@dataclass(frozen=True, slots=True)
class Corner:
    """What belongs to one start: where its stall, its nest and its letter are drawn."""

    stall: tuple[Spot, ...]
    nest: tuple[Spot, ...]
    letter: Spot


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything is drawn, counted from the seat at the bottom."""

    ring: tuple[Spot, ...]
    corners: tuple[Corner, ...]
    rows: int
    columns: int


@cache
def layout(starts: int) -> Layout:
    """The drawing of a board with so many starts."""
    outline, sides = OUTLINES[starts]
    ring = tuple(_walk(outline))
    corners = tuple(_corner(ring[16 * index], ring[16 * index + 1], side) for index, side in enumerate(sides))
    return Layout(ring, corners, 1 + max(row for row, _ in ring), 1 + max(column for _, column in ring))


def _walk(outline: tuple[Spot, ...]) -> list[Spot]:
    """Every field of the ring, from corner to corner and back to the first."""
    fields = []
    for (row, column), (next_row, next_column) in pairwise((*outline, outline[0])):
        length = abs(next_row - row) + abs(next_column - column)
        down, right = (next_row - row) // length, (next_column - column) // length
        fields += [(row + down * step, column + right * step) for step in range(length)]
    return fields


def _corner(start: Spot, following: Spot, side: int) -> Corner:
    """The stall goes inwards, which is to the left of whoever walks; the nest lies beside it."""
    on = (following[0] - start[0], following[1] - start[1])
    inward = (-on[1], on[0])

    def spot(deep: int, along: int) -> Spot:
        return start[0] + deep * inward[0] + along * on[0], start[1] + deep * inward[1] + along * on[1]

    stall = tuple(spot(deep, 0) for deep in range(1, 5))
    nest = tuple(spot(deep, along * side) for deep in (2, 3) for along in (2, 3))
    return Corner(stall, nest, spot(1, 2 * side))


# --- the way of an action -------------------------------------------------------------------------------------------


def owner_of(game: Game, view: DogView, group: int) -> int:
    """Whose stones are "own": one's own until all are home, then an unfinished mate's (DOG-55, DOG-73)."""
    seat = view.seat or 0
    options = game.options
    mates = board.mates(game.seats, alone=options["everyone_alone"], teams_of_three=options["teams_of_three"])[seat]
    unfinished = [mate for mate in mates if not _finished(view, mate)]
    return unfinished[min(group, len(unfinished) - 1)] if _finished(view, seat) and unfinished else seat


def _finished(view: DogView, seat: int) -> bool:
    return all(board.STALL < place < board.NEST for place in view.stones[seat])


def way(game: Game, view: DogView, action: int) -> tuple[int, ...]:
    """The places from where an action takes a stone to where it ends; empty if it moves none."""
    seat = view.seat or 0
    match asked.action(action):
        case asked.Forward(fields=fields, stone=stone, home=home, group=group):
            return _forward(game, view, owner_of(game, view, group), stone, fields, home=home)
        case asked.Step(ahead=ahead, stone=stone, home=home):
            return _forward(game, view, (seat + ahead) % game.seats, stone, 1, home=home)
        case asked.Back(stone=stone, group=group):
            field = view.stones[owner_of(game, view, group)][stone]
            return tuple((field - step) % _fields(game) for step in range(5))
        case asked.Swap(stone=stone, ahead=ahead, other=other, group=group):
            return view.stones[owner_of(game, view, group)][stone], view.stones[(seat + ahead) % game.seats][other]
        case asked.Out(group=group):
            owner = owner_of(game, view, group)
            return NEST + 10 * owner + view.stones[owner].index(board.NEST), 16 * owner
    return ()


def _forward(game: Game, view: DogView, owner: int, stone: int, fields: int, *, home: bool) -> tuple[int, ...]:
    """Every place of a walk forward, turning in at the owner's start if it goes home (DOG-50)."""
    place = view.stones[owner][stone]
    if place > board.STALL:
        depth = place - board.STALL
        return tuple(STALL + 10 * owner + depth + step for step in range(fields + 1))
    if not home:
        return tuple((place + step) % _fields(game) for step in range(fields + 1))
    before = (16 * owner - place) % _fields(game)
    ring = [(place + step) % _fields(game) for step in range(before + 1)]
    return (*ring, *(STALL + 10 * owner + depth for depth in range(1, fields - before + 1)))


def _fields(game: Game) -> int:
    return board.FIELDS_PER_SEAT * board.starts(game.seats, alone=game.options["everyone_alone"])


# --- drawing --------------------------------------------------------------------------------------------------------


def sketch(game: Game, view: DogView, actions: Sequence[int] = (), room: Room = SMALLEST) -> Sketch:
    """The board as the view shows it; the actions' ways are lit, their first and last places strong as well."""
    del room
    plan = layout(_fields(game) // board.FIELDS_PER_SEAT)
    places = _empty_places(game)
    places |= _stones(view)
    _light(places, [way(game, view, action) for action in actions])
    drawing = [[Mark() for _ in range(2 * plan.columns)] for _ in range(plan.rows)]
    turned = view.seat or 0
    for place, mark in places.items():
        _put(drawing, _spot(plan, place, turned), mark)
    for seat in range(game.seats):
        corner = plan.corners[(seat - turned) % len(plan.corners)]
        _put(drawing, corner.letter, Mark(SEAT_LETTERS[seat] + " ", seat=seat))
    return drawing


def hand(game: Game, view: DogView) -> Sketch:
    """The seat's cards side by side, each a piece of paper."""
    del game
    cards = [[Mark(character, hue="paper", strong=True) for character in f" {card:<2} "] for card in view.hand]
    row = [mark for index, card in enumerate(cards) for mark in ([Mark()] * (index > 0) + card)]
    return [row] if row else []


def _empty_places(game: Game) -> dict[int, Mark]:
    """Ring, starts, stalls and nests without a stone."""
    places = {field: Mark(FIELD, place=field) for field in range(_fields(game))}
    for seat in range(game.seats):
        places[16 * seat] = Mark(START, seat=seat, place=16 * seat)
        for depth in range(1, 5):
            place = STALL + 10 * seat + depth
            places[place] = Mark(PLACE, seat=seat, place=place)
        for letter in range(4):
            place = NEST + 10 * seat + letter
            places[place] = Mark(HOLLOW, seat=seat, place=place)
    return places


def _stones(view: DogView) -> dict[int, Mark]:
    """A mark for every stone, by its place."""
    marks = {}
    for seat, stones in enumerate(view.stones):
        for letter, place in enumerate(stones):
            where = place
            if place == board.NEST:
                where = NEST + 10 * seat + letter
            elif place > board.STALL:
                where = STALL + 10 * seat + place - board.STALL
            name = asked.STONES[letter]
            text = f"{name}!" if view.fresh[seat] == letter else SEAT_LETTERS[seat] + name
            marks[where] = Mark(text, seat=seat, strong=True, place=where)
    return marks


def _light(places: dict[int, Mark], ways: Sequence[tuple[int, ...]]) -> None:
    """A way is dotted between stones; where it begins and ends is strong."""
    for places_on_way in ways:
        for place in places_on_way[1:-1]:
            if not places[place].strong:
                places[place] = replace(places[place], text=STEP, lit=True)
    for end in {place for places_on_way in ways for place in (*places_on_way[:1], *places_on_way[-1:])}:
        mark = places[end]
        places[end] = replace(mark, text=mark.text if mark.strong else END, lit=True, strong=True)


def _spot(plan: Layout, place: int, turned: int) -> Spot:
    """Where a place is drawn when this seat is turned to the bottom."""
    if place < STALL:
        return plan.ring[(place - 16 * turned) % len(plan.ring)]
    seat, index = divmod(place % 100, 10)
    corner = plan.corners[(seat - turned) % len(plan.corners)]
    return corner.stall[index - 1] if place < NEST else corner.nest[index]


def _put(drawing: Sketch, spot: Spot, mark: Mark) -> None:
    """Draws a mark of two characters, one cell each."""
    row, column = spot
    for index, character in enumerate(mark.text):
        drawing[row][2 * column + index] = replace(mark, text=character)
