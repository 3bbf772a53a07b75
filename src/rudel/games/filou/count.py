"""What a Filou table always has: its sets of cards, each card in one place, and its mice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.games.filou import cards
from rudel.games.filou.cards import CARDS, DOWN, HAND, REMOVED, SHOWN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rudel.games.filou.rules import FilouState


def material(state: FilouState) -> Mapping[str, int]:
    """The mice, wherever they are; what left unseen; and whatever lies where the sets say it does not."""
    cells, seats = state.cells, state.seats
    held = [_number(state, owner, HAND) for owner in range(state.sets)]
    return {
        "mice": sum(cells[cards.BIDS : cards.BIDS + seats])
        + sum(cells[cards.MICE : cards.MICE + seats])
        + sum(state.mice_to_win())
        + state.bank,
        "sets without one removed card": sum(_number(state, owner, REMOVED) != 1 for owner in range(state.sets)),
        "hands of another size": sum(number != held[0] for number in held),
        "choices not in the hand": sum(_astray(state, seat) for seat in range(seats)),
        "dummy's cards astray": _dummy_astray(state),
        "row cards astray": sum(_row_astray(state, place) for place in range(state.sets)),
        "cards face down elsewhere": _face_down(state) - _row_down(state),
        **{f"{name} shown and not accounted for": _lost(state, card) for card, name in enumerate(CARDS)},
    }


def _number(state: FilouState, owner: int, where: int) -> int:
    """How many cards of a set are there."""
    begin = cards.AT + 10 * owner
    return state.cells[begin : begin + 10].count(where)


def _row_length(state: FilouState) -> int:
    """The row lies there while it is bid for."""
    return state.sets if state.open else 0


def _astray(state: FilouState, seat: int) -> bool:
    chosen = state.cells[cards.CHOICE + seat]
    return bool(chosen) and state.cells[cards.AT + 10 * seat + chosen - 1] != HAND


def _dummy_astray(state: FilouState) -> int:
    """The dummy's pile holds exactly the cards that its set still has to lay (FIL-30)."""
    if state.sets == state.seats:
        return 0
    begin = cards.AT + 10 * state.seats
    left = [card for card in range(10) if state.cells[begin + card] == HAND]
    pile = state.cells[cards.DUMMY : cards.DUMMY + len(left)]
    return int(sorted(pile) != left or any(state.cells[cards.DUMMY + len(left) : cards.ROW]))


def _row_astray(state: FilouState, place: int) -> bool:
    """A card of the row is turned up or face down in its owner's set; without a row its place is clear."""
    card = state.cells[cards.ROW + place]
    if place >= _row_length(state):
        return bool(card)
    owner = cards.owners(state.seats, state.start)[place]
    return state.cells[cards.AT + 10 * owner + card] != (SHOWN if place < state.open else DOWN)


def _face_down(state: FilouState) -> int:
    return sum(_number(state, owner, DOWN) for owner in range(state.sets))


def _row_down(state: FilouState) -> int:
    return _row_length(state) - state.open


def _lost(state: FilouState, card: int) -> int:
    """Of each card as many were turned up as lie open in the row, were won, or have left the game."""
    shown = sum(state.cells[cards.AT + 10 * owner + card] == SHOWN for owner in range(state.sets))
    open_row = state.cells[cards.ROW : cards.ROW + state.open].count(card)
    won = sum(state.pile(seat).count(card) for seat in range(state.seats))
    return shown - open_row - won - state.cells[cards.GONE + card]
