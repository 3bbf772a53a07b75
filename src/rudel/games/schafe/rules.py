"""The rules of Meine Schafe, Deine Schafe: the kernel (longer than most rooms because every rule lives in it).

Numbers follow the specification's ids (# SHF-10). The memory's map is in board.py, what lies on the table and what fits
beside it in meadow.py, the actions' ids in actions.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from rudel.core.dice import Dice
from rudel.core.game import Game, Outcome
from rudel.core.state import Choices, State
from rudel.games.schafe import actions as ids
from rudel.games.schafe import board, tiles
from rudel.games.schafe.meadow import Meadow

if TYPE_CHECKING:
    from collections.abc import Sequence

# The numbers of board.py, tiles.py and actions.py once more, as C integers.
HOLDER = cython.declare(cython.int, board.HOLDER)
HELD = cython.declare(cython.int, board.HELD)
COLOUR = cython.declare(cython.int, board.COLOUR)
SHOWN = cython.declare(cython.int, board.SHOWN)
ENDED = cython.declare(cython.int, board.ENDED)
ORDER = cython.declare(cython.int, board.ORDER)
TOLD = cython.declare(cython.int, board.TOLD)
LAYER = cython.declare(cython.int, board.LAYER)
IN_BAG = cython.declare(cython.int, board.IN_BAG)
LAID = cython.declare(cython.int, board.LAID)
PENDING = cython.declare(cython.int, board.PENDING)
LEFT = cython.declare(cython.int, board.LEFT)
LAID_LAST = cython.declare(cython.int, board.LAID_LAST)
IS_OUT = cython.declare(cython.int, board.IS_OUT)
TOLD_HELD = cython.declare(cython.int, board.TOLD_HELD)
TOLD_PASSED = cython.declare(cython.int, board.TOLD_PASSED)
TOLD_DREW = cython.declare(cython.int, board.TOLD_DREW)
TOLD_LAID = cython.declare(cython.int, board.TOLD_LAID)
AREA = cython.declare(cython.int, board.AREA)
MOTIF = cython.declare(cython.int, board.MOTIF)
OPEN = cython.declare(cython.int, board.OPEN)
EDGES = cython.declare(cython.int, board.EDGES)
HAND = cython.declare(cython.int, board.HAND)
WOLF = cython.declare(cython.int, tiles.WOLF)
HUNTER = cython.declare(cython.int, tiles.HUNTER)
SECRET = cython.declare(cython.int, tiles.SECRET)
FOREST = cython.declare(cython.int, tiles.FOREST + 1)
TAKE = cython.declare(cython.int, ids.TAKE)
SHEEP = cython.declare(cython.int, ids.SHEEP)
FACE = cython.declare(cython.int, ids.FACE)
REVEAL = cython.declare(cython.int, ids.REVEAL)
PASS = cython.declare(cython.int, ids.PASS)
DONE = cython.declare(cython.int, ids.DONE)
GET_OUT = cython.declare(cython.int, ids.GET_OUT)

# The edges of every side and turn, in the order of the ids from TAKE on, lower and higher byte.
LOW = cython.declare(bytes, tiles.LOW)
HIGH = cython.declare(bytes, tiles.HIGH)
ALL_SAME = cython.declare(cython.int, 0x1111)  # four edges of the motif it is multiplied by

TURN = cython.declare(cython.int, 0)
PLACING = cython.declare(cython.int, 1)
HUNTING = cython.declare(cython.int, 2)
SECOND = cython.declare(cython.int, 3)
OVER = cython.declare(cython.int, 4)

# What the pending tile, or the action under way, belongs to.
ORDINARY = cython.declare(cython.int, 0)
HUNT = cython.declare(cython.int, 1)  # SHF-21, SHF-22
SHOW = cython.declare(cython.int, 2)  # SHF-24
NO_TILE = cython.declare(cython.int, -1)

# Kinds of raw journal entries: (kind, audience, ...), audience -1 is everybody. events.py gives them names.
DEALT, HAND_DEALT, COLOUR_DEALT, TILE_LAID, WOLF_LAID, HUNTER_LAID, WOLF_COVERED, COLOUR_SHOWN, DREW = range(9)
DREW_TILES, PASSED, GOT_OUT, FINISHED, REDEALT, ALL_PASSED, PEN_CLOSED, SCORED = range(9, 17)


@cython.final
@cython.cclass
class SchafeState(State):
    """A position of Meine Schafe, Deine Schafe."""

    meadow: Meadow
    cells: bytearray
    history: bytearray
    phase: int
    turn: int
    actor: int
    first: int
    passes: int
    special: int
    tile: int
    side: int
    quarter: int
    bag: int
    playing: int
    acted: int
    own_turn_only: bool
    one_special: bool
    any_second: bool

    def __init__(self, game: Game, dice: Dice, journal: list[Any] | None = None) -> None:
        self.agree(game, dice)
        self.journal = journal
        colours = [0, 1, 2, 3]
        dice.shuffle(colours)  # SHF-4
        for seat in range(self.seats):
            self.cells[COLOUR + seat] = colours[seat]
            for _ in range(HAND):
                self.cells[HOLDER + self._draw_one()] = seat + 1  # SHF-5
            self.cells[HELD + seat] = HAND
        self.first = self.turn = self.actor = self.dice.below(self.seats)
        self.revealed = 1
        if journal is not None:
            journal.append((DEALT, -1, self.first))
            for seat in range(self.seats):
                journal.append((COLOUR_DEALT, seat, seat, colours[seat]))
                journal.append((HAND_DEALT, seat, seat, self.hand(seat)))

    def agree(self, game: Game, dice: Dice) -> None:
        """Takes over what the table has agreed; the village square lies and all tiles are in the bag."""
        self.game = game
        self.dice = dice
        self.journal = None
        self.seats = game.seats
        self.own_turn_only = game.options["own_turn_only"]
        self.one_special = game.rules >= 2  # SHF-20
        self.any_second = game.rules >= 2  # SHF-24
        self.meadow = Meadow()
        self.cells = bytearray(board.HANDS_SIZE)
        self.history = bytearray()
        self.turns = self.revealed = self.phase = self.turn = self.actor = self.first = self.passes = self.special = 0
        self.side = self.quarter = self.acted = 0
        self.tile = NO_TILE
        self.bag = tiles.BAG
        self.playing = (1 << self.seats) - 1

    # --- questions -----------------------------------------------------------------------------------------------

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def waiting(self) -> cython.int:
        """The seat on turn, or the one in the middle of an action, as a bit mask."""
        return 0 if self.phase == OVER else 1 << self.actor

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def allowed(self) -> cython.int:
        """Before the active seat lays or passes, everybody else still in may act (SHF-20), as a bit mask."""
        if self.phase != TURN or self.own_turn_only:
            return 0
        return self.playing & ~(1 << self.turn | self.acted)

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def offered(self) -> cython.int:
        """Since rules version 2 the active seat is offered its special action before all others (SHF-20)."""
        if self.phase != TURN or not self.one_special:
            return self.allowed()
        return self.allowed() | 1 << self.turn & ~self.acted

    def on_turn(self) -> int:
        """The seat whose turn it is, also while another one hunts or shows its colours (SHF-20)."""
        return int(self.turn)

    def chances(self, seat: int) -> list[int]:
        """The special actions of the seat (SHF-20)."""
        return [action for action in self.legal(seat) if action >= FACE and action != PASS]

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def legal_into(self, seat: cython.int, choices: Choices) -> cython.int:
        """Writes the legal actions of the seat into choices and returns their number."""
        count: cython.int
        if seat < 0 or seat >= self.seats or self.phase == OVER or not self.playing >> seat & 1:
            return 0
        if self.phase == TURN:
            return self._turn_into(seat, choices)
        if seat != self.actor:
            return 0
        if self.phase == PLACING:
            return self._places_into(choices)
        count = 0 if self.phase == HUNTING else self._takes_into(seat, choices, 0)
        if self.phase == HUNTING or self.any_second:  # SHF-24
            count = self._faces_into(seat, choices, count)
        choices.ids[count] = DONE
        return count + 1

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _turn_into(self, seat: cython.int, choices: Choices) -> cython.int:
        """The active seat lays, or passes if nothing fits (SHF-10); special actions are everybody's (SHF-20)."""
        count: cython.int = 0
        must: cython.int
        special: cython.bint = not self.acted >> seat & 1  # SHF-20: one in each turn
        if seat == self.turn:
            count = self._takes_into(seat, choices, 0)
        elif self.own_turn_only:
            return 0
        must = count
        if special:
            count = self._faces_into(seat, choices, count)
        if special and self._can_reveal(seat):
            choices.ids[count] = REVEAL
            count += 1
        if seat == self.turn and must == 0:
            choices.ids[count] = PASS
            count += 1
        if special:
            choices.ids[count] = GET_OUT  # SHF-25
            count += 1
        return count

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _takes_into(self, seat: cython.int, choices: Choices, count: cython.int) -> cython.int:
        """Every landscape and four-sheep side of the hand that fits somewhere (SHF-10)."""
        singles: cython.int = self.meadow.single_wants()
        tile: cython.int
        way: cython.int
        for tile in range(WOLF):
            if self.cells[HOLDER + tile] == seat + 1:
                for way in range(8 * tile, 8 * tile + 8):
                    if self.meadow.fits(LOW[way] | HIGH[way] << 8, singles):
                        choices.ids[count] = TAKE + way
                        count += 1
        for tile in range(WOLF, SECRET):
            if self.cells[HOLDER + tile] == seat + 1 and self.meadow.fits(self.pattern(tile, 1, 0), singles):
                choices.ids[count] = SHEEP + tile - WOLF
                count += 1
        return count

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _faces_into(self, seat: cython.int, choices: Choices, count: cython.int) -> cython.int:
        """The wolves and hunters of the hand that can be laid somewhere (SHF-21, SHF-22)."""
        tile: cython.int
        fits: cython.int = -1
        for tile in range(WOLF, SECRET):
            if tile == HUNTER:
                fits = -1
            if self.cells[HOLDER + tile] == seat + 1:
                if fits < 0:
                    fits = self.meadow.face_fits(tile >= HUNTER)
                if fits:
                    choices.ids[count] = FACE + tile - WOLF
                    count += 1
        return count

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def is_face(self) -> cython.bint:
        """Whether the pending tile is a wolf or hunter with its face up."""
        return WOLF <= self.tile < SECRET and not self.side

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _places_into(self, choices: Choices) -> cython.int:
        """Where the pending tile may be laid."""
        if self.is_face():
            return self.meadow.face_places_into(self.tile >= HUNTER, choices)
        return self.meadow.places_into(self.pattern(self.tile, self.side, self.quarter), choices)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _can_reveal(self, seat: cython.int) -> cython.bint:
        """Once per game and only if the "?" tile fits somewhere (SHF-24)."""
        if self.cells[SHOWN + seat]:
            return False
        return self.meadow.fits(self.pattern(SECRET + self.cells[COLOUR + seat], 0, 0), self.meadow.single_wants())

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def pattern(self, tile: cython.int, side: cython.int, quarter: cython.int) -> cython.int:
        """The edges of a side so turned."""
        way: cython.int = 8 * tile + 4 * side + quarter
        if tile < WOLF:
            return LOW[way] | HIGH[way] << 8
        if tile < SECRET and not side:
            return ALL_SAME * FOREST
        return ALL_SAME * ((tile - WOLF) % 4 + 1)

    def outcome(self) -> Outcome | None:
        """The highest sum wins; a tie is broken by the next largest pens, else shared (SHF-34)."""
        if self.phase != OVER:
            return None
        points, pens = self.points(), self.closed_pens()
        ranks = [(points[seat], pens[seat][1:]) for seat in range(self.seats)]
        return Outcome(tuple(1 + sum(other > own for other in ranks) for own in ranks), points)

    # --- playing -------------------------------------------------------------------------------------------------

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def apply(self, seat: cython.int, action: cython.int) -> cython.int:
        """Plays a legal action."""
        if action < TAKE:
            return self._put(seat, action)
        if action < REVEAL:
            return self._take(seat, action)
        if action == REVEAL:
            return self._reveal(seat)
        if action == PASS:
            return self._pass(seat)
        return self._end_special(seat) if action == DONE else self._get_out(seat)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _take(self, seat: cython.int, action: cython.int) -> cython.int:
        """Takes a tile from the hand, for all to see; what it is for follows from the side and the phase."""
        way: cython.int = action - TAKE
        self.side = self.quarter = 0
        if action < SHEEP:
            self.tile = way >> 3
            self.side = way >> 2 & 1
            self.quarter = way & 3
        elif action < FACE:
            self.tile = WOLF + action - SHEEP
            self.side = 1
        else:
            self.tile = WOLF + action - FACE
            if self.phase == TURN and self.one_special:
                self.acted |= 1 << seat  # SHF-20
            if self.phase != SECOND:  # SHF-24: the second tile opens no hunt
                self.special = HUNT
        self.cells[HOLDER + self.tile] = PENDING
        self.cells[HELD + seat] -= 1
        if self.cells[TOLD + seat]:
            self._note(seat, TOLD_LAID, self.tile)
        self.actor = seat
        self.phase = PLACING
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _reveal(self, seat: cython.int) -> cython.int:
        """Shows the colour; the "?" tile is to be laid next (SHF-24)."""
        if self.one_special:
            self.acted |= 1 << seat  # SHF-20
        self.cells[SHOWN + seat] = 1
        self.tile = SECRET + self.cells[COLOUR + seat]
        self.side = self.quarter = 0
        self.special = SHOW
        self.revealed += 1
        self.actor = seat
        self.phase = PLACING
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _put(self, seat: cython.int, cell: cython.int) -> cython.int:
        """Lays the pending tile and draws for it; then the turn is over, or the special action goes on."""
        tile: cython.int = self.tile
        touching: cython.int = 0
        if self.meadow.tile_at(cell) >= 0:
            self.meadow.cover(cell, tile)  # SHF-22: nothing is drawn
            if self.journal is not None:
                self.journal.append((WOLF_COVERED, -1, seat, tile, cell))
        else:
            touching = self.meadow.lay(cell, tile, self.pattern(tile, self.side, self.quarter))
            self.cells[LAYER + self.meadow.laid - 1] = seat + 1
            if self.journal is not None:
                self._tell_laid(seat, cell, touching)
        if tile < SECRET:
            self.cells[HOLDER + tile] = LAID
        self.tile = NO_TILE
        self.side = self.quarter = 0
        self._draw(seat, touching)  # SHF-11
        if self.special == HUNT and self.cells[HELD + seat]:
            self.phase = HUNTING
        elif tile >= SECRET:
            self.phase = SECOND
        elif self.special:
            self._end_special(seat)
        else:
            self._end_turn(seat)
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _tell_laid(self, seat: cython.int, cell: cython.int, touching: cython.int) -> cython.int:
        """Notes the pending tile, just laid, and the pens it has closed."""
        tile: cython.int = self.tile
        if self.journal is None:
            return 0
        if self.is_face():
            self.journal.append((HUNTER_LAID if tile >= HUNTER else WOLF_LAID, -1, seat, tile, cell))
        elif tile >= SECRET:
            self.journal.append((COLOUR_SHOWN, -1, seat, tile - SECRET, cell))
        else:
            pattern = self.pattern(tile, self.side, self.quarter)
            self.journal.append((TILE_LAID, -1, seat, tile, pattern, cell, touching))
        return self._tell_closed(seat, cell)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _tell_closed(self, seat: cython.int, cell: cython.int) -> cython.int:
        """A pen is closed when none of its edges is open (SHF-32); the tile just laid may have closed several."""
        lies: bytearray = self.meadow.cells
        node: cython.int = AREA + 4 * self.meadow.tile_at(cell)
        way: cython.int
        area: cython.int
        told: set[int] = set()
        for way in range(4):
            area = lies[node + way]
            if lies[OPEN + area] == 0 and lies[MOTIF + area] < FOREST and area not in told:
                told.add(area)
                if self.journal is not None:
                    self.journal.append((PEN_CLOSED, -1, seat, lies[MOTIF + area] - 1, lies[EDGES + area], cell))
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _pass(self, seat: cython.int) -> cython.int:
        """Passes and draws nothing (SHF-10); the last one left is then out of the game (SHF-30)."""
        self._note_pass(seat)
        self.passes += 1
        self.turns += 1
        if self.journal is not None:
            self.journal.append((PASSED, -1, seat))
        if self._players() == 1:
            return self._end()
        if self.passes == self._players():
            return self._all_passed()
        return self._next_turn()

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _get_out(self, seat: cython.int) -> cython.int:
        """Ends the game for the seat, whose hand leaves the game unseen (SHF-25)."""
        tile: cython.int
        for tile in range(SECRET):
            if self.cells[HOLDER + tile] == seat + 1:
                self.cells[HOLDER + tile] = LEFT + seat
        self.cells[HELD + seat] = 0
        if self.journal is not None:
            self.journal.append((GOT_OUT, -1, seat))
        self.turns += 1
        self.passes = 0
        self._finish(seat, IS_OUT)
        return self._next_turn() if seat == self.turn else 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _end_special(self, seat: cython.int) -> cython.int:
        """A special action is completed: the seat on turn goes on, unless it has just finished (SHF-20)."""
        self.turns += 1
        self.passes = 0
        self.special = ORDINARY
        self.phase = TURN
        self.actor = self.turn
        if self.cells[HELD + seat] == 0:
            self._finish(seat, LAID_LAST)  # SHF-12
            if seat == self.turn:
                return self._next_turn()
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _end_turn(self, seat: cython.int) -> cython.int:
        """The seat has laid and drawn (SHF-12)."""
        self.turns += 1
        self.passes = 0
        self.phase = TURN
        if self.cells[HELD + seat] == 0:
            self._finish(seat, LAID_LAST)
        return self._next_turn()

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _finish(self, seat: cython.int, how: cython.int) -> cython.int:
        """The seat has finished as the next in order (SHF-31)."""
        place: cython.int = self.seats - self._players()
        self.playing &= ~(1 << seat)
        self.acted &= self.playing
        self.cells[ENDED + seat] = how
        self.cells[ORDER + place] = seat + 1
        if self.journal is not None:
            self.journal.append((FINISHED, -1, seat, board.bonus(place, self.seats)))
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _players(self) -> cython.int:
        """How many seats are still in."""
        mask: cython.int = self.playing
        return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _next_turn(self) -> cython.int:
        """The next seat clockwise that is still in is on turn (SHF-12); with nobody left it is over (SHF-30)."""
        self.acted = 0
        if self.playing == 0:
            return self._end()
        self.turn = (self.turn + 1) % self.seats
        while not self.playing >> self.turn & 1:
            self.turn = (self.turn + 1) % self.seats
        self.actor = self.turn
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _all_passed(self) -> cython.int:
        """All who are left have passed one after the other (SHF-13, SHF-14)."""
        ahead: cython.int
        seat: cython.int
        if self.meadow.laid == 1:
            return self._redeal()
        if self.journal is not None:
            self.journal.append((ALL_PASSED, -1, self.bag > 0))
        if self.bag == 0:
            return self._end()
        for ahead in range(1, self.seats + 1):
            seat = (self.turn + ahead) % self.seats
            if self.playing >> seat & 1:
                self._draw(seat, 1)
        self.passes = 0
        return self._next_turn()

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _redeal(self) -> cython.int:
        """Nobody could lay anything beside the village square: hands are drawn anew, the first begins (SHF-13)."""
        tile: cython.int
        seat: cython.int
        for tile in range(SECRET):
            if IN_BAG < self.cells[HOLDER + tile] < LAID:
                self.cells[HOLDER + tile] = IN_BAG
                self.bag += 1
        self._forget()
        self.revealed += 1
        if self.journal is not None:
            self.journal.append((REDEALT, -1))
        for seat in range(self.seats):
            if self.playing >> seat & 1:
                self.cells[HELD + seat] = 0
                while self.bag and self.cells[HELD + seat] < HAND:
                    self.cells[HOLDER + self._draw_one()] = seat + 1
                    self.cells[HELD + seat] += 1
                if self.journal is not None:
                    self.journal.append((HAND_DEALT, seat, seat, self.hand(seat)))
        self.passes = 0
        self.turn = (self.first + self.seats - 1) % self.seats
        return self._next_turn()

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _end(self) -> cython.int:
        """The game is over; colours never revealed are shown (SHF-34)."""
        self.phase = OVER
        self.actor = self.turn
        self.acted = 0
        self.revealed += 1
        if self.journal is not None:
            colours = bytes(self.cells[COLOUR : COLOUR + self.seats])
            self.journal.append((SCORED, -1, self.points(), self.closed_pens(), self.bonuses(), colours))
        return 0

    # --- drawing -------------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _draw(self, seat: cython.int, many: cython.int) -> cython.int:
        """Draws blindly, as long as the bag lasts (SHF-11)."""
        count: cython.int
        tile: cython.int
        drawn: cython.int = min(many, self.bag)
        if drawn == 0:
            return 0
        if self.journal is not None:
            self.journal.append((DREW, -1, seat, drawn))
        told: list[int] = []
        for count in range(drawn):  # noqa: B007  (C wants its name)
            tile = self._draw_one()
            self.cells[HOLDER + tile] = seat + 1
            if self.journal is not None:
                told.append(tile)
        self.cells[HELD + seat] += drawn
        self.revealed += 1
        if self.cells[TOLD + seat]:
            self._note(seat, TOLD_DREW, drawn)
        if self.journal is not None:
            self.journal.append((DREW_TILES, seat, seat, tuple(told)))
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _draw_one(self) -> cython.int:
        """A tile from the bag, each equally likely; the caller says who holds it now."""
        place: cython.int = self.dice.below(self.bag)
        tile: cython.int = 0
        while place or self.cells[HOLDER + tile] != IN_BAG:
            if self.cells[HOLDER + tile] == IN_BAG:
                place -= 1
            tile += 1
        self.bag -= 1
        return tile

    # --- what passes tell (SHF-10) -------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _note(self, seat: cython.int, kind: cython.int, number: cython.int) -> cython.int:
        self.history.append(seat + 4 * kind)
        self.history.append(number)
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _note_pass(self, seat: cython.int) -> cython.int:
        """From its first pass on, a seat's tiles are written down; a pass tells which ones it cannot have held."""
        singles: cython.int = self.meadow.single_wants()
        tile: cython.int
        way: cython.int
        fits: cython.bint
        eight: cython.int = 0
        if not self.cells[TOLD + seat]:
            self.cells[TOLD + seat] = 1
            self._note(seat, TOLD_HELD, self.cells[HELD + seat])
        self._note(seat, TOLD_PASSED, 0)
        for tile in range(72):
            fits = False
            if tile < WOLF:
                for way in range(8 * tile, 8 * tile + 8):
                    fits = fits or self.meadow.fits(LOW[way] | HIGH[way] << 8, singles)
            elif tile < SECRET:
                fits = self.meadow.fits(self.pattern(tile, 1, 0), singles)
            if fits:
                eight |= 1 << (tile & 7)
            if tile & 7 == 7:
                self.history.append(eight)
                eight = 0
        return 0

    def _forget(self) -> None:
        """Seats still in have other tiles now; hands that left the game stay what they were (SHF-13, SHF-25)."""
        told = list(board.read_history(self.history, self.seats))
        for seat in range(self.seats):
            if self.playing >> seat & 1:
                told[seat] = ()
                self.cells[TOLD + seat] = 0
        self.history = board.write_history(tuple(told))

    # --- counting ------------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> tuple[int, ...]:
        """The tiles a seat holds."""
        return tuple(tile for tile in range(tiles.BAG) if self.cells[HOLDER + tile] == seat + 1)

    def left_hand(self, seat: int) -> tuple[int, ...]:
        """The tiles that left the game with the seat (SHF-25)."""
        return tuple(tile for tile in range(tiles.BAG) if self.cells[HOLDER + tile] == LEFT + seat)

    def order(self) -> tuple[int, ...]:
        """The seats that have finished, in order."""
        return tuple(place - 1 for place in self.cells[ORDER : ORDER + self.seats] if place)

    def bonuses(self) -> tuple[int, ...]:
        """Each seat's points for finishing so far (SHF-31)."""
        order = self.order()
        return tuple(board.bonus(order.index(seat), self.seats) if seat in order else 0 for seat in range(self.seats))

    def pens(self) -> list[tuple[str, int, int, bool, int]]:
        """Every pen: letter of its colour, sheep, open edges, whether it is threatened, first edge 4 * order + way."""
        return self.meadow.pens()

    def forests(self) -> list[tuple[int, int, int, int]]:
        """Every forest: wolves not covered, hunters, open edges, and its first edge 4 * order + way."""
        return self.meadow.forests()

    def closed_pens(self) -> tuple[tuple[int, ...], ...]:
        """The sizes of each seat's closed and unthreatened pens, largest first (SHF-33, SHF-34)."""
        pens: list[list[int]] = [[] for _ in range(self.seats)]
        colours = [tiles.COLOURS[colour] for colour in self.cells[COLOUR : COLOUR + self.seats]]
        for colour, sheep, opened, threatened, _ in self.pens():
            if colour in colours and not opened and not threatened:
                pens[colours.index(colour)].append(sheep)
        return tuple(tuple(sorted(own, reverse=True)) for own in pens)

    def points(self) -> tuple[int, ...]:
        """Each seat's largest pen and its points for finishing, as things stand (SHF-31, SHF-34)."""
        pens, bonuses = self.closed_pens(), self.bonuses()
        return tuple((pens[seat][0] if pens[seat] else 0) + bonuses[seat] for seat in range(self.seats))

    # --- as a value ----------------------------------------------------------------------------------------------

    @cython.ccall
    def copy(self) -> State:
        """The same position, independent of this one. A copy keeps no journal."""
        twin: SchafeState = SchafeState.__new__(SchafeState)
        twin.meadow = self.meadow.copy()
        twin.cells = self.cells[:]
        twin.history = self.history[:]
        twin.dice = self.dice.copy()
        twin.game = self.game
        twin.seats = self.seats
        twin.own_turn_only = self.own_turn_only
        twin.one_special = self.one_special
        twin.any_second = self.any_second
        twin.journal = None
        twin._take_numbers(self)
        return twin

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def copy_from(self, other: State) -> cython.int:
        """Becomes the same position as other, a state of the same game."""
        twin: SchafeState = cython.cast(SchafeState, other)
        self.meadow.copy_from(twin.meadow)
        self.cells[:] = twin.cells
        self.history[:] = twin.history
        self.dice = twin.dice.copy()
        return self._take_numbers(twin)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _take_numbers(self, other: SchafeState) -> cython.int:
        self.turns = other.turns
        self.revealed = other.revealed
        self.phase = other.phase
        self.turn = other.turn
        self.actor = other.actor
        self.first = other.first
        self.passes = other.passes
        self.special = other.special
        self.tile = other.tile
        self.side = other.side
        self.quarter = other.quarter
        self.bag = other.bag
        self.playing = other.playing
        self.acted = other.acted
        return 0

    def numbers(self) -> tuple[int, ...]:
        """What the position is beside its memory, in the order `restore` takes it."""
        return (
            self.turns,
            self.revealed,
            self.phase,
            self.turn,
            self.actor,
            self.first,
            self.passes,
            self.special,
            self.tile,
            self.side,
            self.quarter,
            self.acted,
        )

    def fingerprint(self) -> bytes:
        """All that the position is, hidden things and dice included."""
        told = repr((self.numbers(), self.bag, self.playing, bytes(self.history), self.dice.trace()))
        return bytes(self.meadow.trace() + self.cells) + told.encode()


def restore(
    game: Game,
    dice: Dice,
    meadow: Meadow,
    cells: bytes | bytearray,
    history: bytes | bytearray,
    numbers: Sequence[int],
) -> SchafeState:
    """The position with these tiles, hands, told passes and numbers: the way back from a view or a drawing."""
    state: SchafeState = SchafeState.__new__(SchafeState)
    state.agree(game, dice)
    state.meadow = meadow
    state.cells = bytearray(cells)
    state.history = bytearray(history)
    (turns, revealed, phase, turn, actor, first, passes, special, tile, side, quarter, acted) = numbers
    state.turns, state.revealed, state.phase, state.turn, state.actor = turns, revealed, phase, turn, actor
    state.first, state.passes, state.special = first, passes, special
    state.tile, state.side, state.quarter, state.acted = tile, side, quarter, acted
    state.bag = sum(holder == IN_BAG for holder in cells[HOLDER : HOLDER + tiles.BAG])
    state.playing = sum(1 << seat for seat in range(state.seats) if cells[ENDED + seat] == board.PLAYING)
    return state
