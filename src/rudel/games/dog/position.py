"""Positions written by hand: for tests, puzzles and questions such as "what may I do here?"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.core.dice import Dice
from rudel.core.errors import BadSetup
from rudel.core.game import SEAT_LETTERS
from rudel.games.dog import board
from rudel.games.dog.cards import RANK, full_pack
from rudel.games.dog.rules import DogState, restore

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rudel.core.game import Game


def position(
    game: Game,
    stones: Mapping[str, str],
    hands: Mapping[str, str],
    turn: str = "A",
    *,
    deal: int = 1,
    discards: str = "",
    swapping: bool = False,
    seed: int = 0,
) -> DogState:
    """A position from words: per seat its stones a to d and its hand.

    A stone is a ring field ("17"), "0!" for a fresh one on its start, "s1" to "s4" in the stall or "n" in the nest;
    stones not named are in the nest. A hand is cards ("A 10 *"). All cards not named lie in the pack.
    """
    cells = bytearray(board.SIZE)
    cells[board.PACK : board.PACK + 14] = full_pack(game.options["packs"], game.options["jokers"])
    for seat in range(game.seats):
        letter = SEAT_LETTERS[seat]
        _put_stones(cells, seat, stones.get(letter, "").split())
        _put_cards(cells, board.HANDS + 14 * seat, hands.get(letter, "").split())
        cells[board.HELD + seat] = len(hands.get(letter, "").split())
    _put_cards(cells, board.DISCARDS, discards.split())
    on_turn = SEAT_LETTERS.index(turn)
    numbers = (0, 0, 0 if swapping else 1, on_turn, (on_turn - 1) % game.seats, deal, 0, 0, 0, 0)
    return restore(game, Dice(seed), cells, numbers)


def _put_stones(cells: bytearray, seat: int, words: list[str]) -> None:
    for letter, word in enumerate([*words, "n", "n", "n", "n"][:4]):
        stone = 4 * seat + letter
        place = _place(word)
        cells[board.AT + stone] = place
        if place < board.STALL:
            if cells[board.RING + place]:
                raise BadSetup(f"two stones on field {place}")
            cells[board.RING + place] = stone + 1
        elif place < board.NEST:
            cells[board.STALLS + seat] |= 1 << (place - board.STALL - 1)
        if word.endswith("!"):
            if place != 16 * seat:
                raise BadSetup(f"only a stone on its own start can be fresh, not {word}")
            cells[board.FRESH + seat] = stone + 1


def _place(word: str) -> int:
    if word == "n":
        return board.NEST
    if word in ("s1", "s2", "s3", "s4"):
        return board.STALL + int(word[1])
    return int(word.rstrip("!"))


def _put_cards(cells: bytearray, begin: int, names: list[str]) -> None:
    """Takes the cards out of the pack and puts them where `begin` says."""
    for name in names:
        if not cells[board.PACK + RANK[name]]:
            raise BadSetup(f"there are not so many {name} in the pack")
        cells[board.PACK + RANK[name]] -= 1
        cells[begin + RANK[name]] += 1
