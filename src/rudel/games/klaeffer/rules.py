"""The rules of Kleine Kläffer: the kernel (one room, longer than most because every rule lives in it).

Numbers follow the specification's ids (# KLF-12). The memory's map is in board.py, the actions' ids in actions.py.
A turn is [Give] Pick Put [Take or Leave] [Draw]; crisis, refill and, unless it is free, taking happen by themselves.
All dice are thrown at the start.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from rudel.core.dice import Dice
from rudel.core.game import Game, Outcome
from rudel.core.state import Choices, State
from rudel.games.klaeffer import actions as ids
from rudel.games.klaeffer import board, cards

if TYPE_CHECKING:
    from collections.abc import Sequence

# The numbers of board.py, cards.py and actions.py once more, as C integers.
HANDS = cython.declare(cython.int, board.HANDS)
COUNCIL = cython.declare(cython.int, board.COUNCIL)
ROWS = cython.declare(cython.int, board.ROWS)
ROW = cython.declare(cython.int, board.ROW)
LEFT = cython.declare(cython.int, board.LEFT)
LAID = cython.declare(cython.int, board.LAID)
PILE = cython.declare(cython.int, board.PILE)
NUMBER = cython.declare(cython.int, board.NUMBER)
TAKEN = cython.declare(cython.int, board.TAKEN)
REMOVED = cython.declare(cython.int, board.REMOVED)
PLACES = cython.declare(cython.int, board.PLACES)
SIDE = cython.declare(cython.int, board.SIDE)
FREE_PLACES = cython.declare(cython.int, board.FREE_PLACES)
ENOUGH = cython.declare(cython.int, board.ENOUGH)
OUTER_NUMBER = cython.declare(cython.int, len(board.OUTER))
CARD_NUMBER = cython.declare(cython.int, cards.CARD_NUMBER)
DISTRICT_NUMBER = cython.declare(cython.int, len(cards.DISTRICTS))
HAND = cython.declare(cython.int, cards.HAND)
PUT = cython.declare(cython.int, ids.PUT)
DRAW = cython.declare(cython.int, ids.DRAW)
GIVE = cython.declare(cython.int, ids.GIVE)
MOST_AHEAD = cython.declare(cython.int, ids.MOST_AHEAD)
DECLINE = cython.declare(cython.int, ids.DECLINE)
TAKE = cython.declare(cython.int, ids.TAKE)
LEAVE = cython.declare(cython.int, ids.LEAVE)
DISTRICT_OF = cython.declare(bytes, cards.DISTRICT_OF)
BREED_OF = cython.declare(bytes, cards.BREED_OF)
VOTES_OF = cython.declare(bytes, cards.VOTES_OF)
BITS = cython.declare(bytes, bytes(mask.bit_count() for mask in range(256)))
OUTER = cython.declare(bytes, bytes(board.OUTER))
REMOVED_CARDS = cython.declare(bytes, bytes(cards.REMOVED_CARDS.get(seats, 0) for seats in range(5)))
NEW_DECK = cython.declare(bytes, bytes(range(1, cards.CARD_NUMBER + 1)))

# Phases.
BEGIN = cython.declare(cython.int, 0)  # give away, pick a card or decline
PUTTING = cython.declare(cython.int, 1)
TAKING = cython.declare(cython.int, 2)  # only where taking is free
DRAWING = cython.declare(cython.int, 3)
OVER = cython.declare(cython.int, 4)

# Places as bits.
FIRST_COLUMN = cython.declare(cython.int, 0x1111)
FIRST_ROW = cython.declare(cython.int, 0x000F)
LAST_COLUMN = cython.declare(cython.int, 0x8888)
ALL_PLACES = cython.declare(cython.int, 0xFFFF)
COLUMN_VOTES = cython.declare(cython.int, 24)  # see _judge

# Kinds of raw journal entries: (kind, audience, ...), audience -1 is everybody. events.py gives them names.
DEALT, HAND_DEALT, GAVE_AWAY, PLACED, CRISIS, TAKEN_CARDS, DREW, DREW_CARD, REFILLED = range(9)
LAST_TURNS, DECLINED, HAND_SCORED, SCORED, LEFT_LYING = range(9, 14)


@cython.final
@cython.cclass
class KlaefferState(State):
    """A position of Kleine Kläffer.

    `picked` is the slot picked in this turn + 1, 0 before; `placed` the place of the card played + 1 while its seat
    chooses whether to take, else 0; `last_turns` how many of the last turns are still to come, the running one
    included, 0 before them.
    """

    cells: bytearray
    phase: int
    turn: int
    picked: int
    placed: int
    gave: bool
    last_turns: int
    occupied: int
    """The council's places with a card, as a bit mask: what the cells say, kept for speed."""
    free_take: bool
    """KLF-12: whether a seat may leave what it could take."""

    def __init__(self, game: Game, dice: Dice, journal: list[Any] | None = None) -> None:
        self.agree(game, dice)
        self.journal = journal
        self.cells = bytearray(board.SIZE)
        self._deal()

    def agree(self, game: Game, dice: Dice) -> None:
        """Takes over what the table has agreed; a bare state is then still to be filled."""
        self.game = game
        self.dice = dice
        self.journal = None
        self.seats = game.seats
        self.turns = self.revealed = self.phase = self.turn = self.picked = self.last_turns = self.occupied = 0
        self.placed = 0
        self.gave = False
        self.free_take = ("free_take", True) in game.settings  # KLF-12; rules before version 2 do not know it

    # --- questions -----------------------------------------------------------------------------------------------

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def waiting(self) -> cython.int:
        """The seats the game waits for, as a bit mask."""
        return 0 if self.phase == OVER else 1 << self.turn

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def legal_into(self, seat: cython.int, choices: Choices) -> cython.int:
        """Writes the legal actions of the seat into choices and returns their number."""
        if seat != self.turn or self.phase == OVER:  # KLF-7
            return 0
        if self.phase == PUTTING:
            return self._puts_into(choices)
        if self.phase == DRAWING:  # KLF-14: only while both rows have cards
            choices.ids[0] = DRAW
            choices.ids[1] = DRAW + 1
            return 2
        if self.phase == TAKING:  # KLF-12
            choices.ids[0] = TAKE
            choices.ids[1] = LEAVE
            return 2
        return self._beginnings_into(seat, choices)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _beginnings_into(self, seat: cython.int, choices: Choices) -> cython.int:
        """How a turn may begin: any card of the hand, a district given away, in the last turns nothing at all."""
        cells: bytearray = self.cells
        own: cython.int = NUMBER + DISTRICT_NUMBER * seat
        slot: cython.int
        district: cython.int
        ahead: cython.int
        other: cython.int
        count: cython.int = 0
        for slot in range(HAND):
            if cells[HANDS + HAND * seat + slot]:
                choices.ids[count] = slot
                count += 1
        if not self.gave and cells[TAKEN + seat]:  # KLF-10
            for district in range(DISTRICT_NUMBER):
                if not cells[own + district]:
                    continue
                for ahead in range(1, self.seats):
                    other = seat + ahead
                    if other >= self.seats:
                        other -= self.seats
                    if not cells[NUMBER + DISTRICT_NUMBER * other + district]:
                        choices.ids[count] = GIVE + MOST_AHEAD * district + ahead - 1
                        count += 1
        if self.last_turns:  # KLF-20
            choices.ids[count] = DECLINE
            count += 1
        return count

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _puts_into(self, choices: Choices) -> cython.int:
        """Every free place with a card above, below or beside it (KLF-11)."""
        taken: cython.int = self.occupied
        beside: cython.int = (taken & ~LAST_COLUMN) << 1 | (taken & ~FIRST_COLUMN) >> 1
        place: cython.int
        count: cython.int = 0
        beside = (beside | taken << 4 | taken >> 4) & ALL_PLACES & ~taken
        for place in range(PLACES):
            if beside >> place & 1:
                choices.ids[count] = PUT + place
                count += 1
        return count

    def convinced(self) -> tuple[int, int, int]:
        """The places, as a bit mask, that the seat may take from or leave now, and the votes of column and row."""
        judged: cython.int = self._judge(self.placed - 1)
        return judged & ALL_PLACES, judged >> COLUMN_VOTES, judged >> PLACES & 255

    def outcome(self) -> Outcome | None:
        """Fewest bad points among those who have secured a district; ties by KLF-23."""
        if self.phase != OVER:
            return None
        votes, secured, bad = self.votes(), self.secured(), self.bad_points()
        ranks = [
            (
                not own,
                bad[seat],
                -len(own),
                -sum(votes[DISTRICT_NUMBER * seat + district] for district in own),
            )
            for seat, own in enumerate(secured)
        ]
        return Outcome(tuple(1 + sum(other < rank for other in ranks) for rank in ranks), bad)

    def votes(self) -> bytes:
        """The votes that lie in front of each seat, six districts per seat."""
        cells: bytearray = self.cells
        counted: bytearray = bytearray(DISTRICT_NUMBER * self.seats)
        pile: cython.int
        index: cython.int
        for pile in range(DISTRICT_NUMBER * self.seats):
            for index in range(cells[NUMBER + pile]):
                counted[pile] += VOTES_OF[cells[LAID + PILE * pile + index]]
        return bytes(counted)

    def secured(self) -> tuple[tuple[int, ...], ...]:
        """The districts in which each seat has the most votes, alone or tied (KLF-22)."""
        votes = self.votes()
        most = [max(votes[district::DISTRICT_NUMBER]) for district in range(DISTRICT_NUMBER)]
        return tuple(
            tuple(
                district
                for district in range(DISTRICT_NUMBER)
                if votes[DISTRICT_NUMBER * seat + district] == most[district] > 0
            )
            for seat in range(self.seats)
        )

    def bad_points(self) -> tuple[int, ...]:
        """The votes of all unsecured cards in front of each seat (KLF-23)."""
        votes = self.votes()
        return tuple(
            sum(votes[DISTRICT_NUMBER * seat + district] for district in range(DISTRICT_NUMBER) if district not in own)
            for seat, own in enumerate(self.secured())
        )

    # --- what happens --------------------------------------------------------------------------------------------

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def apply(self, seat: cython.int, action: cython.int) -> cython.int:
        """Plays a legal action. Trusts its caller."""
        if action < PUT:
            self.picked = action + 1
            self.phase = PUTTING
        elif action < DRAW:
            self._put(seat, action - PUT)
        elif action < GIVE:
            self._draw(seat, action - DRAW)
        elif action < DECLINE:
            self._give(seat, (action - GIVE) // MOST_AHEAD, (action - GIVE) % MOST_AHEAD + 1)
        elif action == DECLINE:
            if self.journal is not None:
                self.journal.append((DECLINED, -1, seat))
            self._end_turn(seat)
        else:
            self._choose(seat, action == TAKE)
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _give(self, seat: cython.int, district: cython.int, ahead: cython.int) -> cython.int:
        """All cards of a district go to another seat that has none of it (KLF-10)."""
        cells: bytearray = self.cells
        other: cython.int = (seat + ahead) % self.seats
        own: cython.int = DISTRICT_NUMBER * seat + district
        their: cython.int = DISTRICT_NUMBER * other + district
        number: cython.int = cells[NUMBER + own]
        index: cython.int
        for index in range(number):
            cells[LAID + PILE * their + index] = cells[LAID + PILE * own + index]
            cells[LAID + PILE * own + index] = 0
        cells[NUMBER + their] = number
        cells[NUMBER + own] = 0
        self.gave = True
        if self.journal is not None:
            index = LAID + PILE * their
            self.journal.append((GAVE_AWAY, -1, seat, other, district, bytes(cells[index : index + number])))
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _put(self, seat: cython.int, place: cython.int) -> cython.int:
        """Places the picked card and takes what it convinces (KLF-12), or asks first where taking is free."""
        cells: bytearray = self.cells
        slot: cython.int = HANDS + HAND * seat + self.picked - 1
        card: cython.int = cells[slot]
        judged: cython.int
        mask: cython.int
        cells[slot] = 0
        cells[COUNCIL + place] = card
        self.occupied |= 1 << place
        self.revealed += 1
        if self.journal is not None:
            self.journal.append((PLACED, -1, seat, card, place))
        judged = self._judge(place)
        mask = judged & ALL_PLACES
        if self.occupied == ALL_PLACES:  # it never stays full: no choice (KLF-12), and a crisis (KLF-13)
            mask = mask or self._crisis(seat, place)
        elif mask and self.free_take:  # KLF-12
            self.placed = place + 1
            self.phase = TAKING
            return 0
        if self.journal is not None:
            self._note(TAKEN_CARDS, seat, mask, judged)
        if mask:
            self._collect(seat, mask)
        return self._go_on(seat)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _go_on(self, seat: cython.int) -> cython.int:
        """After taking a card is drawn, but not in the last turns."""
        cells: bytearray = self.cells
        if self.last_turns:  # KLF-20
            return self._end_turn(seat)
        if cells[LEFT] and cells[LEFT + 1]:
            self.phase = DRAWING
            return 0
        if cells[LEFT] or cells[LEFT + 1]:
            return self._draw(seat, 0 if cells[LEFT] else 1)  # KLF-14: one row is empty, there is no choice
        return self._end_turn(seat)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _judge(self, place: cython.int) -> cython.int:
        """What the card on the place convinces, both lines judged before anything is removed (KLF-12).

        Below bit 16 the places that may be taken, from there on the votes of the row, from bit 24 on of the column.
        """
        card: cython.int = self.cells[COUNCIL + place]
        column: cython.int = self._line(card, place, place & 3, 4)
        row: cython.int = self._line(card, place, place & 12, 1)
        mask: cython.int = 0
        if column >> PLACES >= ENOUGH:
            mask = column & ALL_PLACES
        if row >> PLACES >= ENOUGH:
            mask |= row & ALL_PLACES
        return column >> PLACES << COLUMN_VOTES | row >> PLACES << PLACES | mask

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _choose(self, seat: cython.int, takes: cython.int) -> cython.int:
        """Takes everything that the placed card convinces, or nothing (KLF-12)."""
        place: cython.int = self.placed - 1
        judged: cython.int = self._judge(place)
        mask: cython.int = judged & ALL_PLACES
        self.placed = 0
        if self.journal is not None:
            self._note(TAKEN_CARDS if takes else LEFT_LYING, seat, mask, judged)
        if takes:
            self._collect(seat, mask)
        return self._go_on(seat)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _crisis(self, seat: cython.int, place: cython.int) -> cython.int:
        """The places of all cards in the column and the row unlike the one on the place, else of all six (KLF-13)."""
        cells: bytearray = self.cells
        card: cython.int = cells[COUNCIL + place]
        cross: cython.int = (FIRST_COLUMN << (place & 3) | FIRST_ROW << (place & 12)) & ~(1 << place)
        unlike: cython.int = 0
        at: cython.int
        other: cython.int
        for at in range(PLACES):
            other = cells[COUNCIL + at]
            if cross >> at & 1 and DISTRICT_OF[other] != DISTRICT_OF[card] and BREED_OF[other] != BREED_OF[card]:
                unlike |= 1 << at
        if self.journal is not None:
            self.journal.append((CRISIS, -1, seat))
        return unlike or cross

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _line(self, card: cython.int, place: cython.int, first: cython.int, step: cython.int) -> cython.int:
        """What the card on the place meets in the line of four that begins at first (KLF-12).

        Below bit 16 the places of the other cards that share its colour or breed, from there on the votes of the
        unbroken run through it.
        """
        cells: bytearray = self.cells
        district: cython.int = DISTRICT_OF[card]
        breed: cython.int = BREED_OF[card]
        at: cython.int
        other: cython.int
        index: cython.int
        votes: cython.int = 0
        whole: cython.int = 0
        mask: cython.int = 0
        for index in range(SIDE):
            at = first + step * index
            other = cells[COUNCIL + at]
            if other:
                votes += VOTES_OF[other]
                if (DISTRICT_OF[other] == district or BREED_OF[other] == breed) and at != place:
                    mask |= 1 << at
            elif at < place:
                votes = 0
            elif whole == 0:
                whole = votes
        return (whole or votes) << PLACES | mask

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _note(self, kind: cython.int, seat: cython.int, mask: cython.int, judged: cython.int) -> cython.int:
        """Tells of the cards on these places, taken or left, in reading order."""
        cells: bytearray = self.cells
        if self.journal is not None:
            places = bytes([place for place in range(PLACES) if mask >> place & 1])
            found = bytes([cells[COUNCIL + place] for place in places])
            self.journal.append((kind, -1, seat, found, places, judged >> COLUMN_VOTES, judged >> PLACES & 255))
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _collect(self, seat: cython.int, mask: cython.int) -> cython.int:
        """Lays the cards of these places in front of the seat, in reading order."""
        cells: bytearray = self.cells
        place: cython.int
        self.occupied &= ~mask
        place = 0
        while mask:
            if mask & 1:
                self._lay(seat, cells[COUNCIL + place])
                cells[COUNCIL + place] = 0
            place += 1
            mask >>= 1
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _lay(self, seat: cython.int, card: cython.int) -> cython.int:
        """Lays a card in front of the seat, with the others of its district (KLF-16)."""
        cells: bytearray = self.cells
        pile: cython.int = DISTRICT_NUMBER * seat + DISTRICT_OF[card]
        cells[LAID + PILE * pile + cells[NUMBER + pile]] = card
        cells[NUMBER + pile] += 1
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _next_card(self, row: cython.int) -> cython.int:
        """Takes the next card off a draw row that has one."""
        cells: bytearray = self.cells
        at: cython.int
        card: cython.int
        cells[LEFT + row] -= 1
        at = ROWS + ROW * row + cells[LEFT + row]
        card = cells[at]
        cells[at] = 0
        return card

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _draw(self, seat: cython.int, row: cython.int) -> cython.int:
        """Draws into the slot that the placed card has left (KLF-14); the refill follows."""
        card: cython.int = self._next_card(row)
        self.cells[HANDS + HAND * seat + self.picked - 1] = card
        self.revealed += 1
        if self.journal is not None:
            self.journal.append((DREW, -1, seat, row, DISTRICT_OF[card]))
            self.journal.append((DREW_CARD, seat, seat, card))
        self._refill(row)
        return self._end_turn(seat)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _refill(self, row: cython.int) -> cython.int:
        """Fills free places in reading order until four are free, first from the row just drawn from (KLF-15)."""
        cells: bytearray = self.cells
        place: cython.int
        free: cython.int = PLACES - BITS[self.occupied & 255] - BITS[self.occupied >> 8]
        if free <= FREE_PLACES or not (cells[LEFT] or cells[LEFT + 1]):
            return 0
        found: list[int] | None = None if self.journal is None else []
        for place in range(PLACES):
            if cells[COUNCIL + place]:
                continue
            if not cells[LEFT + row]:
                row = 1 - row
            if free == FREE_PLACES or not cells[LEFT + row]:
                break
            cells[COUNCIL + place] = self._next_card(row)
            self.occupied |= 1 << place
            free -= 1
            if found is not None:
                found.append(place)
        self.revealed += 1
        if found is not None and self.journal is not None:
            filled = bytes([cells[COUNCIL + place] for place in found])
            self.journal.append((REFILLED, -1, filled, bytes(found)))
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _end_turn(self, seat: cython.int) -> cython.int:
        """The next seat is on turn; the last turns begin when both rows are empty, and end the game (KLF-20)."""
        cells: bytearray = self.cells
        self.turns += 1
        cells[TAKEN + seat] += 1
        self.picked = 0
        self.gave = False
        self.phase = BEGIN
        self.turn = seat + 1 if seat + 1 < self.seats else 0  # KLF-7
        if self.last_turns:
            self.last_turns -= 1
            if self.last_turns == 0:
                return self._finish()
        elif not (cells[LEFT] or cells[LEFT + 1]):
            self.last_turns = self.seats
            if self.journal is not None:
                self.journal.append((LAST_TURNS, -1, self.turn))
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _finish(self) -> cython.int:
        """What is left in the hands goes to the own districts (KLF-21), and the game is over."""
        cells: bytearray = self.cells
        seat: cython.int
        hand: cython.int
        slot: cython.int
        self.phase = OVER
        self.revealed += 1
        for seat in range(self.seats):
            hand = HANDS + HAND * seat
            if self.journal is not None:
                left = bytes(cells[hand : hand + HAND]).replace(b"\0", b"")
                if left:
                    self.journal.append((HAND_SCORED, -1, seat, left))
            for slot in range(hand, hand + HAND):
                if cells[slot]:
                    self._lay(seat, cells[slot])
                    cells[slot] = 0
        if self.journal is not None:
            self.journal.append((SCORED, -1, self.bad_points(), self.secured()))
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _deal(self) -> cython.int:
        """Hands, the council's outer places and two equal draw rows; what is not dealt leaves the game (KLF-3 to 6)."""
        cells: bytearray = self.cells
        deck: bytearray = bytearray(NEW_DECK)
        left: cython.int = CARD_NUMBER
        index: cython.int
        half: cython.int
        self.turn = self.dice.below(self.seats)  # KLF-7
        self.revealed += 1
        for index in range(HAND * self.seats):
            cells[HANDS + index] = self._deal_one(deck, left)
            left -= 1
        for index in range(OUTER_NUMBER):
            cells[COUNCIL + OUTER[index]] = self._deal_one(deck, left)
            self.occupied |= 1 << OUTER[index]
            left -= 1
        half = (left - REMOVED_CARDS[self.seats]) // 2
        for index in range(half):
            cells[ROWS + index] = self._deal_one(deck, left)
            cells[ROWS + ROW + index] = self._deal_one(deck, left - 1)
            left -= 2
        cells[LEFT] = cells[LEFT + 1] = half
        for index in range(left):
            cells[REMOVED + (deck[index] - 1 >> 3)] |= 1 << (deck[index] - 1 & 7)
        if self.journal is not None:
            self.journal.append((DEALT, -1, self.turn))
            for index in range(self.seats):
                half = HANDS + HAND * index
                self.journal.append((HAND_DEALT, index, index, bytes(cells[half : half + HAND])))
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _deal_one(self, deck: bytearray, left: cython.int) -> cython.int:
        """Any of the cards left in the deck, each equally likely; the last one takes its place."""
        index: cython.int = self.dice.below(left)
        card: cython.int = deck[index]
        deck[index] = deck[left - 1]
        return card

    # --- as a value ----------------------------------------------------------------------------------------------

    @cython.ccall
    def copy(self) -> State:
        """The same position, independent of this one. A copy keeps no journal."""
        twin: KlaefferState = KlaefferState.__new__(KlaefferState)
        twin.cells = self.cells[:]
        twin.dice = self.dice.copy()
        twin.game = self.game
        twin.seats = self.seats
        twin.journal = None
        twin.free_take = self.free_take
        twin._take_numbers(self)
        return twin

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def copy_from(self, other: State) -> cython.int:
        """Becomes the same position as other, a state of the same game."""
        twin: KlaefferState = cython.cast(KlaefferState, other)
        self.cells[:] = twin.cells
        self.dice = twin.dice.copy()
        return self._take_numbers(twin)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _take_numbers(self, other: KlaefferState) -> cython.int:
        self.turns = other.turns
        self.revealed = other.revealed
        self.phase = other.phase
        self.turn = other.turn
        self.picked = other.picked
        self.placed = other.placed
        self.gave = other.gave
        self.last_turns = other.last_turns
        self.occupied = other.occupied
        return 0

    def numbers(self) -> tuple[int, ...]:
        """What the position is beside its cells, in the order `restore` takes it."""
        return (
            self.turns,
            self.revealed,
            self.phase,
            self.turn,
            self.picked,
            int(self.gave),
            self.last_turns,
            self.placed,
        )

    def fingerprint(self) -> bytes:
        """All that the position is, hidden things and dice included."""
        return repr((bytes(self.cells), self.numbers(), self.dice.trace())).encode()


def restore(game: Game, dice: Dice, cells: bytes | bytearray, numbers: Sequence[int]) -> KlaefferState:
    """The position with these cells and numbers: the way back from a view, a record or a drawing."""
    state: KlaefferState = KlaefferState.__new__(KlaefferState)
    state.agree(game, dice)
    state.cells = bytearray(cells)
    (turns, revealed, phase, turn, picked, gave, last_turns, placed) = numbers
    state.turns, state.revealed, state.phase, state.turn = turns, revealed, phase, turn
    state.picked, state.gave, state.last_turns, state.placed = picked, bool(gave), last_turns, placed
    state.occupied = sum(1 << place for place in range(PLACES) if cells[COUNCIL + place])
    return state
