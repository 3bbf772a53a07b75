"""The council of Kleine Kläffer and the memory a position lives in.

Places of the council are 0 to 15 in reading order, written a1 to d4: the column's letter from the left, the row's
number from the top. Whatever names a card holds its number, 0 for none (cards.py).

A position is one bytearray, the same for every number of seats:

    HANDS     16  four slots per seat
    COUNCIL   16  the card on each place
    ROWS      38  the left and the right draw row, the next card last
    LEFT       2  cards left in each row
    LAID     288  12 cards per seat and district, in the order of arrival (KLF-16)
    NUMBER    24  how many those are
    TAKEN      4  turns each seat has had
    REMOVED    9  cards that left the game unseen, bit (card - 1) & 7 of byte (card - 1) >> 3 (KLF-3)
"""

from __future__ import annotations

MOST_SEATS = 4
SIDE = 4
PLACES = SIDE * SIDE
OUTER = tuple(place for place in range(PLACES) if place not in {5, 6, 9, 10})  # KLF-5
FREE_PLACES = 4  # KLF-15: how many places a council has free that needs no refill
ENOUGH = 10  # KLF-12: the votes that convince the council

HANDS = 0
COUNCIL = HANDS + 16
ROWS = COUNCIL + PLACES
ROW = 19  # no row is longer (KLF-6)
LEFT = ROWS + 2 * ROW
LAID = LEFT + 2
PILE = 12  # a district has no more cards
NUMBER = LAID + MOST_SEATS * 6 * PILE
TAKEN = NUMBER + MOST_SEATS * 6
REMOVED = TAKEN + MOST_SEATS
SIZE = REMOVED + 9


def place_name(place: int) -> str:
    """A place as people say it: a1 is the top left one, d4 the bottom right one."""
    return f"{'abcd'[place % SIDE]}{place // SIDE + 1}"
