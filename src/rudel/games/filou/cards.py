"""The cards and mice of Filou, and the memory a position lives in.

card    0   1   2  3  4  5   6   7  8   9
name    -8  -5  3  5  8  11  15  R  SD  BD     (rabbit, small dog, big dog)

Every seat has a set of these ten; at three seats the dummy has one too, the set after the last seat's (FIL-2, FIL-30).
A position is one bytearray, the same for every number of seats:

    AT       50  where each card of each set is: REMOVED, HAND, DOWN or SHOWN
    DUMMY     9  the dummy's cards, by how many cards every hand still holds when it is laid: its top card last
    ROW       5  the card in each place of the row, from the sack on
    CHOICE    5  card + 1 that a seat has chosen to lay, 0 if none yet (FIL-10)
    BIDS      5  the mice of each seat's bid
    MICE      5  the mice in front of each seat, its bid not counted
    PILED     5  how many cards each seat has won
    PILES   225  those cards in the order taken, 45 to a seat
    GONE     10  how many of each card have left the game openly
"""

from __future__ import annotations

CARDS = ("-8", "-5", "3", "5", "8", "11", "15", "R", "SD", "BD")
CARD = {name: card for card, name in enumerate(CARDS)}
VALUES = (-8, -5, 3, 5, 8, 11, 15, 0, 0, 0)
RABBIT, SMALL_DOG, BIG_DOG = (CARD[name] for name in ("R", "SD", "BD"))

ROUNDS = 9  # FIL-3
MICE_EACH = 15  # FIL-4
ALL_MICE = 108
MOUSE_CARDS = {3: (3, 6), 4: (2, 4, 6), 5: (2, 3, 4, 6)}  # FIL-5
BANK = {3: 21, 4: 27, 5: 33}  # FIL-6: the first filling of the mouse cards included

REMOVED, HAND, DOWN, SHOWN = range(4)
"""A card that left unseen, one still to be laid, one face down in the row, one that was turned up in this game."""

AT = 0
DUMMY = AT + 50
ROW = DUMMY + 9
CHOICE = ROW + 5
BIDS = CHOICE + 5
MICE = BIDS + 5
PILED = MICE + 5
PILES = PILED + 5
PILE = 45  # nine rows of five cards
GONE = PILES + 5 * PILE
SIZE = GONE + 10


def sets(seats: int) -> int:
    """How many sets of cards are in the game: three seats play with a dummy (FIL-30)."""
    return 4 if seats == 3 else seats


def owners(seats: int, start: int) -> tuple[int, ...]:
    """Whose set lies in each place of the row: the dummy under the sack, then from the start player on (FIL-10)."""
    dummy = (3,) if seats == 3 else ()
    return dummy + tuple((start + ahead) % seats for ahead in range(seats))


def names(cards: bytes | bytearray) -> tuple[str, ...]:
    """The cards by name."""
    return tuple(CARDS[card] for card in cards)


def table_mice(seats: int) -> int:
    """All mice of a table, wherever they are (FIL-4, FIL-6)."""
    return MICE_EACH * seats + BANK[seats]
