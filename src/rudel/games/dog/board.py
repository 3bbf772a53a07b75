"""The board of Dog and the memory a position lives in.

Places of a stone: 0 to 95 a ring field, STALL + 1 to STALL + 4 a place in its stall, NEST the nest. Seat i's start is
ring field 16 * i; stones go to higher fields (DOG-1, DOG-2). A stone's number is 4 * seat + letter (a 0 to d 3).

A position is one bytearray, the same for every number of seats:

    AT        24  place of each stone
    RING      96  stone number + 1 on each ring field, 0 if free
    FRESH      6  stone number + 1 of the fresh stone on each start, 0 if none (DOG-30)
    STALLS     6  which of the four stall places of a seat are taken, bit k - 1 for place k
    HANDS     84  14 counts per seat
    HELD       6  cards in each hand
    PACK      14  counts of the pack
    DISCARDS  14  counts of the discard pile
    CHOICE     6  rank + 1 of the card a seat has chosen to give, 0 if none yet (DOG-13)
    GAVE       6  rank + 1 of the card a seat knows in its mate's hand because it gave it, 0 if none
    LACKS     12  ranks a seat is known not to hold, as a mask of two bytes (DOG-71)
"""

from __future__ import annotations

FIELDS_PER_SEAT = 16
MOST_SEATS = 6
STALL = 100
NEST = 120
ALL_HOME = 15

AT = 0
RING = AT + 24
FRESH = RING + 96
STALLS = FRESH + 6
HANDS = STALLS + 6
HELD = HANDS + 84
PACK = HELD + 6
DISCARDS = PACK + 14
CHOICE = DISCARDS + 14
GAVE = CHOICE + 6
LACKS = GAVE + 6
SIZE = LACKS + 12

NOBODY = 255  # no mate


def lone_seat(seats: int, *, alone: bool) -> int:
    """The seat that plays alone against a team of two (DOG-60), or -1."""
    return 1 if seats == 3 and not alone else -1


def starts(seats: int, *, alone: bool) -> int:
    """How many starts the ring has: three play on the board for four (DOG-60)."""
    return 4 if lone_seat(seats, alone=alone) >= 0 else seats


def mates(seats: int, *, alone: bool, teams_of_three: bool) -> tuple[tuple[int, ...], ...]:
    """Whom each seat plays together with, nearest in playing order first (DOG-1, DOG-60, DOG-73, DOG-74)."""
    if alone:
        return ((),) * seats
    if seats == 3:
        return (2,), (), (0,)
    if teams_of_three:
        return tuple(((seat + 2) % 6, (seat + 4) % 6) for seat in range(6))
    return tuple(((seat + seats // 2) % seats,) for seat in range(seats))
