"""How good a Dog position is for a seat: what bots steer by. Only differences mean anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.games.dog import board
from rudel.games.dog.cards import RANK

if TYPE_CHECKING:
    from rudel.games.dog.rules import DogState

HOME = 100.0
ON_THE_WAY = 22.0
WHOLE_ROUND = 50.0
AT_THE_DOOR = 8.0  # near enough to turn in with one card
RIVAL = 0.6  # what a rival's progress counts against ours
WON = 10_000.0

WORTH = [0.0] * 14  # what a card is worth in the hand
for _name, _worth in {"A": 9, "K": 8, "*": 16, "4": 6, "7": 6, "J": 3, "2": 1, "3": 1, "5": 1, "6": 1, "8": 1}.items():
    WORTH[RANK[_name]] = float(_worth)
DOORS = [RANK[name] for name in "AK*"]
DOOR = 22.0  # what a card out of the nest is worth to somebody who has no stone on the ring


def judge(state: DogState, seat: int) -> float:
    """How good the position is for the seat's party."""
    if state.won:
        return WON if state.won >> seat & 1 else -WON
    party = {seat, *(mate for mate in state.team[2 * seat : 2 * seat + 2] if mate != board.NOBODY)}
    total = 0.0
    for owner in range(state.seats):
        value = _stones(state, owner)
        total += value if owner in party else -RIVAL * value
    return total + _hand(state, seat) + _gift(state, seat)


def _stones(state: DogState, owner: int) -> float:
    """What the owner's four stones have reached."""
    cells = state.cells
    round_trip = 16 * state.starts
    fresh = cells[board.FRESH + owner] - 1
    total = 0.0
    for stone in range(4 * owner, 4 * owner + 4):
        place = cells[stone]
        if place == board.NEST:
            continue
        if place > board.STALL:
            total += HOME + 2 * (place - board.STALL)
            continue
        missing = round_trip if stone == fresh else (16 * owner - place) % round_trip
        total += ON_THE_WAY + WHOLE_ROUND * (1 - missing / round_trip)
        if missing <= 12:
            total += AT_THE_DOOR
    return total


def _needs_door(state: DogState, seat: int) -> bool:
    """Whether the seat has stones in its nest and none on the ring."""
    places = state.cells[4 * seat : 4 * seat + 4]
    return board.NEST in places and all(place >= board.STALL for place in places)


def _hand(state: DogState, seat: int) -> float:
    """What the cards still in the seat's hand are worth."""
    counts = state.cells[board.HANDS + 14 * seat : board.HANDS + 14 * seat + 14]
    total = sum(worth * count for worth, count in zip(WORTH, counts, strict=True))
    if _needs_door(state, seat) and any(counts[rank] for rank in DOORS):
        total += DOOR
    return total


def _gift(state: DogState, seat: int) -> float:
    """What the card chosen for the partner (not yet out of the hand) changes: one's own loss and the partner's gain."""
    chosen = state.cells[board.CHOICE + seat]
    mate = state.receiver(seat)
    if not chosen or mate is None:
        return 0.0
    rank = chosen - 1
    counts = state.cells[board.HANDS + 14 * seat : board.HANDS + 14 * seat + 14]
    last_door = rank in DOORS and sum(counts[door] for door in DOORS) == 1
    loss = WORTH[rank] + (DOOR if last_door and _needs_door(state, seat) else 0.0)
    gain = WORTH[rank] + (DOOR if rank in DOORS and _needs_door(state, mate) else 0.0)
    return 0.9 * gain - loss
