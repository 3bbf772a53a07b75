"""What a Dog table always has: its stones, each on one place, and its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.games.dog import board
from rudel.games.dog.cards import RANKS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rudel.games.dog.rules import DogState


def material(state: DogState) -> Mapping[str, int]:
    """Cards by rank, wherever they are, and stones that stand where the ring, the stalls and the starts say they do."""
    cells = state.cells
    counted = {
        name: sum(cells[board.HANDS + rank + 14 * seat] for seat in range(state.seats))
        + cells[board.PACK + rank]
        + cells[board.DISCARDS + rank]
        for rank, name in enumerate(RANKS)
    }
    counted["stones"] = sum(_in_place(state, stone) for stone in range(4 * state.seats))
    counted["ring stones too many"] = sum(1 for field in cells[board.RING : board.RING + 96] if field) - sum(
        place < board.STALL for place in cells[: 4 * state.seats]
    )
    counted["hands miscounted"] = sum(
        cells[board.HELD + seat] != sum(cells[board.HANDS + 14 * seat : board.HANDS + 14 * seat + 14])
        for seat in range(state.seats)
    )
    counted["fresh stones astray"] = sum(_astray(state, seat) for seat in range(state.starts))
    return counted


def _in_place(state: DogState, stone: int) -> bool:
    place, owner = state.cells[stone], stone // 4
    if place < board.STALL:
        return state.cells[board.RING + place] == stone + 1
    if place == board.NEST:
        return True
    others = state.cells[4 * owner : 4 * owner + 4]
    return others.count(place) == 1 and bool(state.cells[board.STALLS + owner] >> (place - board.STALL - 1) & 1)


def _astray(state: DogState, seat: int) -> bool:
    """A fresh stone that is not its own seat's stone on its own start."""
    fresh = state.cells[board.FRESH + seat]
    return bool(fresh) and ((fresh - 1) // 4 != seat or state.cells[fresh - 1] != 16 * seat)
