"""Positions written by hand: for tests, puzzles and questions such as "what may I do here?"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.core.dice import Dice
from rudel.core.errors import BadSetup
from rudel.core.game import SEAT_LETTERS
from rudel.games.klaeffer import board
from rudel.games.klaeffer.cards import CARD, CARD_NUMBER, DISTRICT_OF, HAND
from rudel.games.klaeffer.rules import KlaefferState, restore
from rudel.games.klaeffer.view import remove

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rudel.core.game import Game


def position(
    game: Game,
    council: str,
    hands: Mapping[str, str],
    *,
    turn: str = "A",
    left: str = "",
    right: str = "",
    districts: Mapping[str, str] | None = None,
    turns_taken: Mapping[str, int] | None = None,
    last_turns: int = 0,
    seed: int = 0,
) -> KlaefferState:
    """A position from words, at the beginning of a turn: cards by name ("OC1").

    The council is 16 words in reading order, "." is a free place; hands fill their slots from the first, "." is an
    empty one; the draw rows name the next card first. Seats have had one turn unless `turns_taken` says otherwise.
    Cards named nowhere have left the game. Whoever's turn is to come needs a card in the hand.
    """
    cells = bytearray(board.SIZE)
    places = council.split()
    if len(places) != board.PLACES:
        raise BadSetup(f"a council has {board.PLACES} places, not {len(places)}")
    unused = {*range(1, CARD_NUMBER + 1)}
    _put(cells, board.COUNCIL, places, unused)
    for seat, letter in enumerate(SEAT_LETTERS[: game.seats]):
        _put(cells, board.HANDS + HAND * seat, _fitting(hands.get(letter, "").split(), HAND), unused)
        for name in (districts or {}).get(letter, "").split():
            _lay(cells, seat, _take(name, unused))
        cells[board.TAKEN + seat] = (turns_taken or {}).get(letter, 1)
    for row, words in enumerate((left.split(), right.split())):
        for index, name in enumerate(reversed(_fitting(words, board.ROW))):
            cells[board.ROWS + board.ROW * row + index] = _take(name, unused)
        cells[board.LEFT + row] = len(words)
    remove(cells, unused)
    _check(game, turn, last_turns, cells)
    return restore(game, Dice(seed), cells, (0, 0, 0, SEAT_LETTERS.index(turn), 0, 0, last_turns, 0))


def _fitting(words: list[str], most: int) -> list[str]:
    if len(words) > most:
        raise BadSetup(f"there is room for {most} cards, not for {len(words)}")
    return words


def _put(cells: bytearray, begin: int, words: list[str], unused: set[int]) -> None:
    for index, word in enumerate(words):
        cells[begin + index] = 0 if word == "." else _take(word, unused)


def _take(name: str, unused: set[int]) -> int:
    """The card of this name, which is not to be used again."""
    card = CARD.get(name)
    if card is None:
        raise BadSetup(f"there is no card {name!r}; a card looks like OC1")
    if card not in unused:
        raise BadSetup(f"{name} lies in two places")
    unused.remove(card)
    return card


def _lay(cells: bytearray, seat: int, card: int) -> None:
    pile = 6 * seat + DISTRICT_OF[card]
    cells[board.LAID + board.PILE * pile + cells[board.NUMBER + pile]] = card
    cells[board.NUMBER + pile] += 1


def _check(game: Game, turn: str, last_turns: int, cells: bytearray) -> None:
    """A turn needs a hand card, a council with a card and a free place, and rows as KLF-20 says."""
    if turn not in SEAT_LETTERS[: game.seats]:
        raise BadSetup(f"there is no seat {turn} at a table of {game.seats}")
    places = cells[board.COUNCIL : board.COUNCIL + board.PLACES]
    if not 0 < places.count(0) < board.PLACES:
        raise BadSetup("a council that waits for a card has a card and a free place (KLF-11)")
    if not 0 <= last_turns <= game.seats:
        raise BadSetup(f"there are at most {game.seats} last turns, not {last_turns}")
    if last_turns and (cells[board.LEFT] or cells[board.LEFT + 1]):
        raise BadSetup("the last turns begin when both draw rows are empty (KLF-20)")
    begin = board.HANDS + HAND * SEAT_LETTERS.index(turn)
    if not last_turns and not any(cells[begin : begin + HAND]):
        raise BadSetup(f"{turn} has no card to place (KLF-11)")
