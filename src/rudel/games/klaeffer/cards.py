"""The 72 cards of Kleine Kläffer: three breeds in six districts, four cards each, worth 1 to 5 votes (KLF-1).

A card is a number from 1 to 72, and 0 is no card: 12 * district + 4 * breed + k + 1 is the k-th card of its pair of
district and breed. Its name is the letters of both and its votes: OC1 is the orange Chihuahua with one vote.
"""

from __future__ import annotations

DISTRICTS = "YORPBG"  # yellow, orange, red, purple, blue, green
BREEDS = "CPB"  # Chihuahua, Pomeranian, French bulldog
VOTE_SETS = ((1, 2, 3, 5), (1, 2, 3, 4), (1, 2, 4, 5))


def pair_votes(district: int, breed: int) -> tuple[int, ...]:
    """The votes of the four cards of a district and breed; the one place that says so (KLF-2)."""
    return VOTE_SETS[(district + breed) % 3]


_DECK = tuple(
    (district, breed, votes)
    for district in range(len(DISTRICTS))
    for breed in range(len(BREEDS))
    for votes in pair_votes(district, breed)
)
CARDS = ("", *(f"{DISTRICTS[district]}{BREEDS[breed]}{votes}" for district, breed, votes in _DECK))
CARD = {name: card for card, name in enumerate(CARDS) if name}
CARD_NUMBER = len(_DECK)

# By card; no card has no votes, and a district and breed of its own.
DISTRICT_OF = bytes([len(DISTRICTS), *(district for district, _, _ in _DECK)])
BREED_OF = bytes([len(BREEDS), *(breed for _, breed, _ in _DECK)])
VOTES_OF = bytes([0, *(votes for _, _, votes in _DECK)])

HAND = 4  # KLF-4
REMOVED_CARDS = {2: 18, 3: 12, 4: 6}  # KLF-3: how many leave the game unseen, by seats


def names(cards: bytes | bytearray) -> tuple[str, ...]:
    """The cards by name."""
    return tuple(CARDS[card] for card in cards if card)
