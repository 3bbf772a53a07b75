"""The rules of Filou: the kernel (one room, longer than most because every rule lives in it).

Numbers follow the specification's ids (# FIL-13). The memory's map is in cards.py, the actions' ids in actions.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from rudel.core.dice import Dice
from rudel.core.game import Game, Outcome
from rudel.core.state import Choices, State
from rudel.games.filou import actions as ids
from rudel.games.filou import cards

if TYPE_CHECKING:
    from collections.abc import Sequence

# The numbers of cards.py and actions.py once more, as C integers.
AT = cython.declare(cython.int, cards.AT)
DUMMY = cython.declare(cython.int, cards.DUMMY)
ROW = cython.declare(cython.int, cards.ROW)
CHOICE = cython.declare(cython.int, cards.CHOICE)
BIDS = cython.declare(cython.int, cards.BIDS)
MICE = cython.declare(cython.int, cards.MICE)
PILED = cython.declare(cython.int, cards.PILED)
PILES = cython.declare(cython.int, cards.PILES)
PILE = cython.declare(cython.int, cards.PILE)
GONE = cython.declare(cython.int, cards.GONE)
SIZE = cython.declare(cython.int, cards.SIZE)
MICE_EACH = cython.declare(cython.int, cards.MICE_EACH)
REMOVED = cython.declare(cython.int, cards.REMOVED)
HAND = cython.declare(cython.int, cards.HAND)
DOWN = cython.declare(cython.int, cards.DOWN)
SHOWN = cython.declare(cython.int, cards.SHOWN)
KINDS = cython.declare(cython.int, len(cards.CARDS))
RABBIT = cython.declare(cython.int, cards.RABBIT)
SMALL_DOG = cython.declare(cython.int, cards.SMALL_DOG)
BIG_DOG = cython.declare(cython.int, cards.BIG_DOG)
PASS = cython.declare(cython.int, ids.PASS)
BID = cython.declare(cython.int, ids.BID)
PASSES = cython.declare(bytes, bytes(mask.bit_count() for mask in range(32)))
# How the cats stand by value: only the order counts, so the rabbit's place (0) lies between -5 and 3 (FIL-22).
STANDING = cython.declare(bytes, bytes(value - min(cards.VALUES) for value in cards.VALUES))
HIGHEST = cython.declare(cython.int, 255)
MOUSE_CARDS = {seats: bytes(mice) for seats, mice in cards.MOUSE_CARDS.items()}

LAYING = cython.declare(cython.int, 0)
BIDDING = cython.declare(cython.int, 1)
OVER = cython.declare(cython.int, 2)
NOBODY = cython.declare(cython.int, -1)

# Kinds of raw journal entries: (kind, audience, ...), audience -1 is everybody. events.py gives them names.
SET_DEALT, ROUND_BEGAN, CHOSE, CHOICE_MADE, ROW_LAID, TURNED_UP, BID_MADE, PASSED, ROW_TAKEN, DOGS_LEFT = range(10)
CHASED, ROW_LOST, FILLED, NOT_FILLED, SCORED = range(10, 15)


@cython.final
@cython.cclass
class FilouState(State):
    """A position of Filou."""

    cells: bytearray
    mouse_cards: bytes
    filling: int
    sets: int
    phase: int
    turn: int
    start: int
    round: int
    open: int
    passed: int
    high: int
    filled: bool
    bank: int
    rabbit_flees: bool

    def __init__(self, game: Game, dice: Dice, journal: list[Any] | None = None) -> None:
        seat: cython.int
        self.agree(game, dice)
        self.journal = journal
        self.cells = bytearray(SIZE)
        self.bank = cards.BANK[self.seats]
        self.start = self.turn = self.dice.below(self.seats)  # FIL-7
        for seat in range(self.sets):
            self._deal(seat)
        for seat in range(self.seats):
            self.cells[MICE + seat] = MICE_EACH  # FIL-4
        self.revealed = 1
        self._fill()
        self._begin_round()

    def agree(self, game: Game, dice: Dice) -> None:
        """Takes over what the table has agreed; a bare state is then still to be filled."""
        self.game = game
        self.dice = dice
        self.journal = None
        self.seats = game.seats
        self.sets = cards.sets(game.seats)
        self.mouse_cards = MOUSE_CARDS[game.seats]
        self.filling = sum(self.mouse_cards)
        self.rabbit_flees = not game.options["rabbit_is_no_cat"]
        self.turns = self.revealed = self.phase = self.turn = self.start = self.round = self.open = self.passed = (
            self.high
        ) = self.bank = 0
        self.filled = False

    # --- questions -----------------------------------------------------------------------------------------------

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def waiting(self) -> cython.int:
        """The seats the game waits for, as a bit mask."""
        seat: cython.int
        mask: cython.int = 0
        if self.phase == BIDDING:
            return 1 << self.turn
        if self.phase == LAYING:
            for seat in range(self.seats):
                if self.cells[CHOICE + seat] == 0:
                    mask |= 1 << seat
        return mask

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def allowed(self) -> cython.int:
        """The seats that have chosen a card to lay and may still choose another (FIL-10), as a bit mask."""
        seat: cython.int
        mask: cython.int = 0
        if self.phase == LAYING:
            for seat in range(self.seats):
                if self.cells[CHOICE + seat] != 0 and self._held(seat) > 1:
                    mask |= 1 << seat
        return mask

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def choosing(self) -> cython.bint:
        """Whether all choose the cards of the row (FIL-10)."""
        return self.phase == LAYING

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def legal_into(self, seat: cython.int, choices: Choices) -> cython.int:
        """Writes the legal actions of the seat into choices and returns their number."""
        card: cython.int
        count: cython.int = 0
        if seat < 0 or seat >= self.seats or self.phase == OVER:
            return 0
        if self.phase == BIDDING:
            return self._offers_into(choices) if seat == self.turn else 0
        for card in range(KINDS):
            if self.cells[AT + KINDS * seat + card] == HAND and self.cells[CHOICE + seat] != card + 1:
                choices.ids[count] = card
                count += 1
        return count

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _offers_into(self, choices: Choices) -> cython.int:
        """Passing, and every bid above the highest that one's mice allow (FIL-11); the last pays one mouse (FIL-14)."""
        mice: cython.int
        most: cython.int = self.cells[MICE + self.turn] + self.cells[BIDS + self.turn]
        count: cython.int = 1
        choices.ids[0] = PASS
        if most > 1 and PASSES[self.passed] == self.seats - 1:
            most = 1
        for mice in range(self.high + 1, most + 1):
            choices.ids[count] = BID + mice
            count += 1
        return count

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _held(self, owner: cython.int) -> cython.int:
        """How many cards a set still has to lay."""
        card: cython.int
        count: cython.int = 0
        for card in range(KINDS * owner, KINDS * owner + KINDS):
            count += self.cells[AT + card] == HAND
        return count

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _owner(self, place: cython.int) -> cython.int:
        """Whose set lies in this place of the row (FIL-10); at three seats the dummy's is under the sack (FIL-30)."""
        if self.sets > self.seats:
            return (self.start + place - 1) % self.seats if place else self.seats
        return (self.start + place) % self.seats

    # --- dealing -------------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _deal(self, owner: cython.int) -> cython.int:
        """One card of the set leaves unseen, the others are its hand (FIL-3), or the dummy's pile (FIL-30)."""
        cells: bytearray = self.cells
        card: cython.int
        removed: cython.int = self.dice.below(KINDS)
        for card in range(KINDS):
            cells[AT + KINDS * owner + card] = REMOVED if card == removed else HAND
        if owner == self.seats:
            self._shuffle_dummy(removed)
        elif self.journal is not None:
            self.journal.append((SET_DEALT, owner, owner, removed))
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _shuffle_dummy(self, removed: cython.int) -> cython.int:
        """Every order of the dummy's cards is equally likely (FIL-30)."""
        cells: bytearray = self.cells
        card: cython.int
        other: cython.int
        count: cython.int = 0
        for card in range(KINDS):
            if card == removed:
                continue
            other = self.dice.below(count + 1)
            cells[DUMMY + count] = cells[DUMMY + other]
            cells[DUMMY + other] = card
            count += 1
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _fill(self) -> cython.int:
        """Every mouse card is filled from the bank, or none if it cannot fill all of them (FIL-15)."""
        self.filled = self.bank >= self.filling
        if self.filled:
            self.bank -= self.filling
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _begin_round(self) -> cython.int:
        """Everyone may lay a card (FIL-10)."""
        self.round += 1
        self.phase = LAYING
        if self.journal is not None:
            self.journal.append((ROUND_BEGAN, -1, self.round, self.start, self.mice_to_win()))
        return 0

    # --- laying --------------------------------------------------------------------------------------------------

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def apply(self, seat: cython.int, action: cython.int) -> cython.int:
        """Plays a legal action. Trusts its caller: `Game.play` is the door that checks."""
        if action < PASS:
            return self._lay(seat, action)
        self.turns += 1
        if action == PASS:
            return self._pass(seat)
        return self._bid(seat, action - BID)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _lay(self, seat: cython.int, card: cython.int) -> cython.int:
        """Chooses a card, or another one instead; when the last has chosen, all lie in the row (FIL-10)."""
        if self.journal is not None:
            if self.cells[CHOICE + seat] == 0:
                self.journal.append((CHOSE, -1, seat))
            self.journal.append((CHOICE_MADE, seat, seat, card))
        self.cells[CHOICE + seat] = card + 1
        return 0 if self.waiting() else self._lay_row()

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _lay_row(self) -> cython.int:
        """The chosen cards lie face down from the sack on, then the first is turned up (FIL-10, FIL-11, FIL-30)."""
        cells: bytearray = self.cells
        place: cython.int
        owner: cython.int
        card: cython.int
        left: cython.int
        for place in range(self.sets):
            owner = self._owner(place)
            if owner == self.seats:
                left = self._held(owner) - 1
                card = cells[DUMMY + left]
                cells[DUMMY + left] = 0
            else:
                card = cells[CHOICE + owner] - 1
                cells[CHOICE + owner] = 0
            cells[AT + KINDS * owner + card] = DOWN
            cells[ROW + place] = card
        self.phase = BIDDING
        if self.journal is not None:
            self.journal.append((ROW_LAID, -1, self.seats, self.start))
        return self._turn_up(1)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _turn_up(self, until: cython.int) -> cython.int:
        """Turns cards up until so many of the row lie open."""
        place: cython.int
        owner: cython.int
        for place in range(self.open, until):
            owner = self._owner(place)
            self.cells[AT + KINDS * owner + self.cells[ROW + place]] = SHOWN
            self.revealed += 1
            if self.journal is not None:
                self.journal.append((TURNED_UP, -1, place, owner, self.cells[ROW + place], self.seats))
        self.open = max(self.open, until)
        return 0

    # --- bidding -------------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _bid(self, seat: cython.int, mice: cython.int) -> cython.int:
        """A bid is a total: a raise adds to the mice that lie there already (FIL-11)."""
        self.cells[MICE + seat] -= mice - self.cells[BIDS + seat]
        self.cells[BIDS + seat] = mice
        self.high = mice
        if self.journal is not None:
            self.journal.append((BID_MADE, -1, seat, mice))
        if PASSES[self.passed] == self.seats - 1:
            return self._take_row(seat)  # FIL-14
        return self._next_turn()

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _pass(self, seat: cython.int) -> cython.int:
        """The bid goes back, the lowest mouse card is won, the next card is turned up (FIL-12)."""
        cells: bytearray = self.cells
        passes: cython.int = PASSES[self.passed]
        won: cython.int = self.mouse_cards[passes] if self.filled else 0
        cells[MICE + seat] += cells[BIDS + seat] + won
        cells[BIDS + seat] = 0
        self.passed |= 1 << seat
        if self.journal is not None:
            self.journal.append((PASSED, -1, seat, won))
        passes += 1
        if passes == self.seats:
            return self._lose_row()  # FIL-14
        if passes == self.seats - 1:
            self.filled = False  # that was the last mouse card
        if self.sets > self.seats and passes == 2:
            self._turn_up(4)  # FIL-30: the other two
        else:
            self._turn_up(passes + 1)
        self._next_turn()
        if passes == self.seats - 1 and self.high:
            return self._take_row(self.turn)  # FIL-13
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _next_turn(self) -> cython.int:
        """Clockwise over those who have not passed (FIL-11)."""
        seat: cython.int = self.turn + 1
        if seat == self.seats:
            seat = 0
        while self.passed >> seat & 1:
            seat += 1
            if seat == self.seats:
                seat = 0
        self.turn = seat
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _lose_row(self) -> cython.int:
        """Nobody wanted the row: it leaves the game, the start player stays, no mouse card is filled (FIL-14)."""
        place: cython.int
        for place in range(self.sets):
            self.cells[GONE + self.cells[ROW + place]] += 1
        if self.journal is not None:
            self.journal.append((ROW_LOST, -1, bytes(self.cells[ROW : ROW + self.sets])))
        return self._end_round()

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _take_row(self, seat: cython.int) -> cython.int:
        """The winner pays the bank, takes what the dogs leave and becomes start player (FIL-13, FIL-20)."""
        cells: bytearray = self.cells
        place: cython.int
        paid: cython.int = cells[BIDS + seat]
        end: cython.int = PILES + PILE * seat + cells[PILED + seat]
        begin: cython.int = end
        leaving: cython.int = self._leaving()
        self.bank += paid
        cells[BIDS + seat] = 0
        for place in range(self.sets):
            if leaving >> place & 1:
                cells[GONE + cells[ROW + place]] += 1
            else:
                cells[end] = cells[ROW + place]
                end += 1
        cells[PILED + seat] += end - begin
        self.start = seat
        if self.journal is not None:
            self.journal.append((ROW_TAKEN, -1, seat, paid, bytes(cells[begin:end])))
        return self._end_round()

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _leaving(self) -> cython.int:
        """The places of the row whose cards the dogs take out of the game, as a bit mask (FIL-20 to FIL-23)."""
        cells: bytearray = self.cells
        place: cython.int
        dogs: cython.int = 0
        last: cython.int = 0
        cat: cython.int
        for place in range(self.sets):
            if cells[ROW + place] >= SMALL_DOG:
                dogs |= 1 << place
                last = place
        if dogs == 0:
            return 0
        cat = self._chased(cells[ROW + last] == BIG_DOG) if dogs == 1 << last else NOBODY
        if self.journal is not None:
            if cat == NOBODY:
                row = cells[ROW : ROW + self.sets]
                self.journal.append((DOGS_LEFT, -1, bytes(card for card in row if card >= SMALL_DOG)))
            else:
                self.journal.append((CHASED, -1, cells[ROW + last], cells[ROW + cat], cat))
        return dogs if cat == NOBODY else dogs | 1 << cat

    @cython.cfunc
    @cython.exceptval(-2, check=False)
    def _chased(self, big: cython.bint) -> cython.int:
        """The place of the highest or lowest cat, the left-most of equal ones, or NOBODY (FIL-21 to FIL-23)."""
        place: cython.int
        card: cython.int
        standing: cython.int
        best: cython.int = -1 if big else HIGHEST
        found: cython.int = NOBODY
        for place in range(self.sets):
            card = self.cells[ROW + place]
            if card >= SMALL_DOG or (card == RABBIT and not self.rabbit_flees):
                continue
            standing = STANDING[card]
            if (standing > best) if big else (standing < best):
                best = standing
                found = place
        return found

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _end_round(self) -> cython.int:
        """Clears the table, fills the mouse cards unless all have passed, and goes on or ends (FIL-15, FIL-40)."""
        place: cython.int
        lost: cython.bint = PASSES[self.passed] == self.seats
        for place in range(self.sets):
            self.cells[ROW + place] = 0
        self.passed = self.high = self.open = 0
        self.turn = self.start
        if self._held(0) == 0:
            return self._finish()
        if not lost:
            self._fill()
            if self.journal is not None:
                if self.filled:
                    self.journal.append((FILLED, -1, self.mice_to_win(), self.bank))
                else:
                    self.journal.append((NOT_FILLED, -1, self.bank))
        return self._begin_round()

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _finish(self) -> cython.int:
        """The game is over."""
        self.phase = OVER
        if self.journal is not None:
            self.journal.append((SCORED, -1, self.points(), self.from_cards()))
        return 0

    # --- the end -------------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """Most points win, among equals more points from cards; who is equal in both shares the place (FIL-40)."""
        if self.phase != OVER:
            return None
        points = self.points()
        reached = list(zip(points, self.from_cards(), strict=True))
        return Outcome(tuple(1 + sum(other > own for other in reached) for own in reached), points)

    def points(self) -> tuple[int, ...]:
        """The cards won plus one point per mouse (FIL-40)."""
        return tuple(
            worth + self.cells[MICE + seat] + self.cells[BIDS + seat] for seat, worth in enumerate(self.from_cards())
        )

    def from_cards(self) -> tuple[int, ...]:
        """The sum of the cards each seat has won."""
        return tuple(sum(cards.VALUES[card] for card in self.pile(seat)) for seat in range(self.seats))

    def pile(self, seat: int) -> bytes:
        """The cards a seat has won, in the order taken."""
        begin = PILES + PILE * seat
        return bytes(self.cells[begin : begin + self.cells[PILED + seat]])

    def mice_to_win(self) -> tuple[int, ...]:
        """The mice on the mouse cards that are still in play, lowest first."""
        left = self.mouse_cards[PASSES[self.passed] :]
        return tuple(left) if self.filled else (0,) * len(left)

    # --- as a value ----------------------------------------------------------------------------------------------

    @cython.ccall
    def copy(self) -> State:
        """The same position, independent of this one. A copy keeps no journal."""
        twin: FilouState = FilouState.__new__(FilouState)
        twin.cells = self.cells[:]
        twin.dice = self.dice.copy()
        twin.game = self.game
        twin.seats = self.seats
        twin.sets = self.sets
        twin.mouse_cards = self.mouse_cards
        twin.filling = self.filling
        twin.rabbit_flees = self.rabbit_flees
        twin.journal = None
        twin._take_numbers(self)
        return twin

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def copy_from(self, other: State) -> cython.int:
        """Becomes the same position as other, a state of the same game."""
        twin: FilouState = cython.cast(FilouState, other)
        index: cython.int
        for index in range(len(self.cells)):
            self.cells[index] = twin.cells[index]
        self.dice = twin.dice.copy()
        return self._take_numbers(twin)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _take_numbers(self, other: FilouState) -> cython.int:
        self.turns = other.turns
        self.revealed = other.revealed
        self.phase = other.phase
        self.turn = other.turn
        self.start = other.start
        self.round = other.round
        self.open = other.open
        self.passed = other.passed
        self.high = other.high
        self.filled = other.filled
        self.bank = other.bank
        return 0

    def numbers(self) -> tuple[int, ...]:
        """What the position is beside its cells, in the order `restore` takes it."""
        return (
            self.turns,
            self.revealed,
            self.phase,
            self.turn,
            self.start,
            self.round,
            self.open,
            self.passed,
            self.high,
            int(self.filled),
            self.bank,
        )

    def fingerprint(self) -> bytes:
        """All that the position is, hidden things and dice included."""
        return repr((bytes(self.cells), self.numbers(), self.dice.trace())).encode()


def restore(game: Game, dice: Dice, cells: bytes | bytearray, numbers: Sequence[int]) -> FilouState:
    """The position with these cells and numbers: the way back from a view, a record or a drawing."""
    state: FilouState = FilouState.__new__(FilouState)
    state.agree(game, dice)
    state.cells = bytearray(cells)
    (turns, revealed, phase, turn, start, number, opened, passed, high, filled, bank) = numbers
    state.turns, state.revealed, state.phase, state.turn, state.start = turns, revealed, phase, turn, start
    state.round, state.open, state.passed, state.high = number, opened, passed, high
    state.filled, state.bank = bool(filled), bank
    return state
