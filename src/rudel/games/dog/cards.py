"""The cards of Dog. Suits do not matter, so a card is its rank: hands, pack and discards are counts of ranks.

rank    0  1  2  3  4  5  6  7  8  9  10  11  12  13
card    A  2  3  4  5  6  7  8  9  10 J   Q   K   *     (* is the joker)
"""

from __future__ import annotations

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "*")
RANK = {name: rank for rank, name in enumerate(RANKS)}
ACE, FOUR, SEVEN, JACK, KING, JOKER = (RANK[name] for name in "A47JK*")
SUITS = 4

# What a card moves a stone forward (DOG-20). The ace has two values, so there are twelve slots for ten cards.
SLOTS = ((ACE, 1), (ACE, 11), *((RANK[name], int(name)) for name in ("2", "3", "4", "5", "6", "8", "9", "10")))
SLOTS += ((RANK["Q"], 12), (KING, 13))

HAND_SIZES = (6, 5, 4, 3, 2)  # DOG-10


def names(counts: bytes | bytearray) -> tuple[str, ...]:
    """The cards that counts of ranks stand for, by name."""
    found: list[str] = []
    for rank, count in enumerate(counts):
        if count:
            found += RANKS[rank : rank + 1] * count
    return tuple(found)


def full_pack(packs: int, jokers: int) -> bytes:
    """How many cards of each rank lie in the box (DOG-3)."""
    return bytes([SUITS * packs] * JOKER + [jokers * packs])
