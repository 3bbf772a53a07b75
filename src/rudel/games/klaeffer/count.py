"""What a Kleine Kläffer table always has: its 72 cards, each in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.games.klaeffer import board
from rudel.games.klaeffer.cards import CARD_NUMBER, DISTRICT_OF, DISTRICTS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rudel.games.klaeffer.rules import KlaefferState


def material(state: KlaefferState) -> Mapping[str, int]:
    """Cards by district, wherever they are, and whatever would be wrong: cards in two places or in a wrong district."""
    cells = state.cells
    found = [card for card in cells[: board.LEFT] if card]
    found += [card for card in cells[board.LAID : board.NUMBER] if card]
    found += [
        card for card in range(1, CARD_NUMBER + 1) if cells[board.REMOVED + (card - 1 >> 3)] >> (card - 1 & 7) & 1
    ]
    counted = {letter: sum(DISTRICT_OF[card] == index for card in found) for index, letter in enumerate(DISTRICTS)}
    counted["cards"] = len(found)
    counted["cards in two places"] = len(found) - len(set(found))
    counted["rows miscounted"] = sum(_miscounted(cells, _row(row), board.LEFT + row) for row in range(2))
    counted["districts miscounted"] = sum(
        _miscounted(cells, _pile(pile), board.NUMBER + pile) for pile in range(board.MOST_SEATS * 6)
    )
    counted["cards in wrong districts"] = sum(
        card > 0 and DISTRICT_OF[card] != pile % 6
        for pile in range(board.MOST_SEATS * 6)
        for card in cells[_pile(pile)]
    )
    return counted


def _row(row: int) -> slice:
    begin = board.ROWS + board.ROW * row
    return slice(begin, begin + board.ROW)


def _pile(pile: int) -> slice:
    begin = board.LAID + board.PILE * pile
    return slice(begin, begin + board.PILE)


def _miscounted(cells: bytearray, room: slice, number: int) -> bool:
    """Whether the cards do not fill the room from its beginning, as many as the number says."""
    cards = cells[room]
    return 0 in cards[: cells[number]] or any(cards[cells[number] :])
