"""Positions written by hand: for tests, puzzles and questions such as "what may I do here?"."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from rudel.core.dice import Dice
from rudel.core.errors import BadSetup
from rudel.core.game import SEAT_LETTERS
from rudel.games.filou import cards as material
from rudel.games.filou.cards import CARD, CARDS, DOWN, HAND, REMOVED, SHOWN
from rudel.games.filou.rules import FilouState, restore

if TYPE_CHECKING:
    from rudel.core.game import Game

NO_WORDS: Mapping[str, str] = MappingProxyType({})
NO_MICE: Mapping[str, int] = MappingProxyType({})
DUMMY = "dummy"
LAYING, BIDDING = 0, 1


def position(
    game: Game,
    hands: Mapping[str, str] = NO_WORDS,
    *,
    round: int = 1,  # noqa: A002  (the game's own word)
    start: str = "A",
    mice: Mapping[str, int] = NO_MICE,
    bank: int | None = None,
    filled: bool = True,
    row: Mapping[str, str] | None = None,
    open: int | None = None,  # noqa: A002  (the game's own word)
    bids: Mapping[str, int] = NO_MICE,
    passed: str = "",
    turn: str | None = None,
    won: Mapping[str, str] = NO_WORDS,
    dummy: str = "",
    removed: Mapping[str, str] = NO_WORDS,
    seed: int = 0,
) -> FilouState:
    """A position from words: per seat ("A") its hand ("3 5 R"), and with a row the auction over it.

    `dummy` is the dummy's pile, top card first; with a row its first card lies there. `removed` calls it "dummy".
    All hands hold equally many cards, hands not named as many as the others or as the round says. Of the cards of a set
    that are named nowhere one is the removed one, the others left the game openly. Mice not named are 15 less the bid;
    the rest is the bank's.
    """
    words = {seat: hand.split() for seat, hand in hands.items()}
    sizes = {len(hand) for hand in words.values()} or {material.ROUNDS + (row is None) - round}
    if len(sizes) > 1 or not 0 <= min(sizes) <= material.ROUNDS - (row is not None):
        raise BadSetup("all hands hold equally many cards, at most nine, and eight beside a row")
    if dummy and row is not None and DUMMY not in row:
        top, *words[DUMMY] = dummy.split()
        row = {**row, DUMMY: top}
    elif dummy:
        words[DUMMY] = dummy.split()
    if row is None and (bids or passed or open is not None or turn not in (None, start)):
        raise BadSetup("there are bids, passes and open cards only when a row is laid")
    cells = bytearray(material.SIZE)
    first, out = _seat(game, start), sum(1 << _seat(game, letter) for letter in passed)
    opened = 0 if row is None else _opened(game, passed) if open is None else open
    wanted = [CARD[name] for pile in won.values() for name in pile.split()]
    for place, owner in enumerate(material.owners(game.seats, first)):
        key = SEAT_LETTERS[owner] if owner < game.seats else DUMMY
        laid = None if row is None else row.get(key, "")
        cards = _Set(key, words.get(key, []), laid, removed=removed.get(key), wanted=wanted, size=min(sizes))
        cards.put(cells, owner, place, turned_up=place < opened, dummy=key == DUMMY)
    _put_piles(game, cells, won, opened)
    _put_mice(game, cells, mice, bids)
    rest = _bank(game, cells, out.bit_count(), filled=filled)
    high = max(bids.values(), default=0)
    whose = first if row is None else _turn(game, cells, first, out, high) if turn is None else _seat(game, turn)
    phase = LAYING if row is None else BIDDING
    left = filled and out.bit_count() < game.seats - 1
    bank = rest if bank is None else bank
    return restore(game, Dice(seed), cells, (0, 0, phase, whose, first, round, opened, out, high, left, bank))


def _seat(game: Game, letter: str) -> int:
    seat = SEAT_LETTERS.find(letter)
    if not 0 <= seat < game.seats:
        raise BadSetup(f"there is no seat {letter} at a table of {game.seats}")
    return seat


def _opened(game: Game, passed: str) -> int:
    """How many cards of the row lie open after these passes (FIL-12, FIL-30)."""
    opened = 1 + len(passed)
    return 4 if game.seats == 3 and opened > 2 else min(opened, game.seats)


class _Set:
    """Where the ten cards of a set are: what is named, and the rest put so that won cards can be among the shown."""

    def __init__(
        self, key: str, hand: list[str], laid: str | None, *, removed: str | None, wanted: list[int], size: int
    ) -> None:
        self.key = key
        self.free = sorted(range(10), key=lambda card: (card in wanted, card))
        self.hand = [self._take(name) for name in hand]
        named_row = self._take(laid) if laid else None
        self.removed = self._take(removed) if removed else None
        self.hand += [self.free.pop(0) for _ in range(size - len(self.hand))]
        self.row = self.free.pop(0) if laid == "" else named_row
        if self.removed is None:
            self.removed = self.free.pop(0)

    def _take(self, name: str) -> int:
        if name not in CARD or CARD[name] not in self.free:
            raise BadSetup(f"the set of {self.key} has no {name} left; a set is one each of {' '.join(CARDS)}")
        self.free.remove(CARD[name])
        return CARD[name]

    def put(self, cells: bytearray, owner: int, place: int, *, turned_up: bool, dummy: bool) -> None:
        """Writes the set into the cells."""
        begin = material.AT + 10 * owner
        cells[begin : begin + 10] = bytes([SHOWN] * 10)
        cells[begin + (self.removed or 0)] = REMOVED
        for card in self.hand:
            cells[begin + card] = HAND
        if self.row is not None:
            cells[begin + self.row] = SHOWN if turned_up else DOWN
            cells[material.ROW + place] = self.row
        if dummy:
            cells[material.DUMMY : material.DUMMY + len(self.hand)] = bytes(reversed(self.hand))


def _put_piles(game: Game, cells: bytearray, won: Mapping[str, str], opened: int) -> None:
    """Won cards come from those turned up in earlier rounds; all the others of these have left the game."""
    gone = [0] * 10
    for place in range(10 * material.sets(game.seats)):
        gone[place % 10] += cells[material.AT + place] == SHOWN
    for place in range(opened):
        gone[cells[material.ROW + place]] -= 1
    for letter, names in won.items():
        seat, pile = _seat(game, letter), names.split()
        for index, name in enumerate(pile):
            if not gone[CARD[name]]:
                raise BadSetup(f"{name} cannot have been won so often: it is still in the hands or the row")
            gone[CARD[name]] -= 1
            cells[material.PILES + material.PILE * seat + index] = CARD[name]
        cells[material.PILED + seat] = len(pile)
    cells[material.GONE : material.GONE + 10] = bytes(gone)


def _put_mice(game: Game, cells: bytearray, mice: Mapping[str, int], bids: Mapping[str, int]) -> None:
    for seat, letter in enumerate(SEAT_LETTERS[: game.seats]):
        bid = bids.get(letter, 0)
        cells[material.BIDS + seat] = bid
        cells[material.MICE + seat] = mice.get(letter, max(material.MICE_EACH - bid, 0))


def _bank(game: Game, cells: bytearray, passes: int, *, filled: bool) -> int:
    """The mice of the table that are neither in front of anybody nor on a mouse card."""
    out = sum(material.MOUSE_CARDS[game.seats][passes:]) if filled else 0
    out += sum(cells[material.BIDS : material.PILED])
    rest = material.table_mice(game.seats) - out
    if rest < 0:
        raise BadSetup(f"these are {-rest} mice more than a table of {game.seats} has")
    return rest


def _turn(game: Game, cells: bytearray, first: int, out: int, high: int) -> int:
    """Who is asked next: from the highest bidder on, or from the start player, the first who has not passed."""
    bids = cells[material.BIDS : material.BIDS + game.seats]
    begin = bids.index(high) + 1 if high else first
    asked = [seat % game.seats for seat in range(begin, begin + game.seats) if not out >> seat % game.seats & 1]
    if not asked or (high and asked[0] == bids.index(high)):
        raise BadSetup("the auction of this row is over: nobody is left to be asked")
    return asked[0]
