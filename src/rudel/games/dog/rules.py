"""The rules of Dog, house D and house F: the kernel (one room, longer than most because every rule lives in it).

Numbers follow the specification's ids (# DOG-30). The memory's map is in board.py, the actions' ids in actions.py.
A seven is played step by step: `legal` offers a step only if all the others can still be used up (DOG-22).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from rudel.core.dice import Dice
from rudel.core.game import Game, Outcome
from rudel.core.state import Choices, State
from rudel.games.dog import actions as ids
from rudel.games.dog import board, cards

if TYPE_CHECKING:
    from collections.abc import Sequence

# The numbers of board.py and actions.py once more, as C integers.
AT = cython.declare(cython.int, board.AT)
RING = cython.declare(cython.int, board.RING)
FRESH = cython.declare(cython.int, board.FRESH)
STALLS = cython.declare(cython.int, board.STALLS)
HANDS = cython.declare(cython.int, board.HANDS)
HELD = cython.declare(cython.int, board.HELD)
PACK = cython.declare(cython.int, board.PACK)
DISCARDS = cython.declare(cython.int, board.DISCARDS)
CHOICE = cython.declare(cython.int, board.CHOICE)
GAVE = cython.declare(cython.int, board.GAVE)
LACKS = cython.declare(cython.int, board.LACKS)
STALL = cython.declare(cython.int, board.STALL)
NEST = cython.declare(cython.int, board.NEST)
ALL_HOME = cython.declare(cython.int, board.ALL_HOME)
NOBODY = cython.declare(cython.int, board.NOBODY)
FOUR = cython.declare(cython.int, cards.FOUR)
SEVEN = cython.declare(cython.int, cards.SEVEN)
JACK = cython.declare(cython.int, cards.JACK)
KING = cython.declare(cython.int, cards.KING)
JOKER = cython.declare(cython.int, cards.JOKER)
RANK_NUMBER = cython.declare(cython.int, len(cards.RANKS))
GROUP = cython.declare(cython.int, ids.GROUP)
BACK = cython.declare(cython.int, ids.BACK)
SWAP = cython.declare(cython.int, ids.SWAP)
WITH_JOKER = cython.declare(cython.int, ids.WITH_JOKER)
OUT = cython.declare(cython.int, ids.OUT)
OUT_GROUP = cython.declare(cython.int, ids.OUT_GROUP)
BLANK = cython.declare(cython.int, ids.BLANK)
STEP = cython.declare(cython.int, ids.STEP)
JOKER_STEP = cython.declare(cython.int, ids.JOKER_STEP)
GIVE = cython.declare(cython.int, ids.GIVE)
DROP = cython.declare(cython.int, ids.DROP)
SLOT_NUMBER = cython.declare(cython.int, len(cards.SLOTS))
SLOT_RANK = cython.declare(bytes, bytes(rank for rank, _ in cards.SLOTS))
SLOT_FIELDS = cython.declare(bytes, bytes(fields for _, fields in cards.SLOTS))
HOME_COUNT = cython.declare(bytes, bytes(mask.bit_count() for mask in range(16)))

# What the table has agreed, as bits of `rules`; the last are corrections of the rules' second version.
BLANK_JACK = cython.declare(cython.int, 1)
HARD_ENDING = cython.declare(cython.int, 2)
CANADIAN_SEVEN = cython.declare(cython.int, 4)
STRICT_JACK = cython.declare(cython.int, 8)
ROUND_AGAIN = cython.declare(cython.int, 16)
ALONE = cython.declare(cython.int, 32)
SIX_ALWAYS = cython.declare(cython.int, 64)
FRESH_COUNTS = cython.declare(cython.int, 128)  # DOG-47
BLANK_JOKER = cython.declare(cython.int, 256)  # DOG-24
RULE_BITS = ("blank_jack", "hard_ending", "canadian_seven", "strict_jack", "round_again", "everyone_alone")

MOST_DEALS = cython.declare(cython.int, 1000)  # DOG-17
SWAPPING = cython.declare(cython.int, 0)
PLAYING = cython.declare(cython.int, 1)
OVER = cython.declare(cython.int, 2)

# Kinds of raw journal entries: (kind, audience, ...), audience -1 is everybody. events.py gives them names.
DEALT, HAND, RESHUFFLED, CHOSE, CHOICE_MADE, GAVE_CARD, RECEIVED, PLAYED, MOVED, LEFT_NEST = range(10)
HIT, SWAPPED, DROPPED, FINISHED, WON, UNDECIDED, BLANKED, DRAWN = range(10, 18)


@cython.final
@cython.cclass
class DogState(State):
    """A position of Dog."""

    cells: bytearray
    team: bytes
    starts: int
    phase: int
    turn: int
    dealer: int
    deal: int
    left: int
    by_joker: bool
    stepped: int
    won: int
    rules: int
    lone: int
    _ways: int
    _homes: int
    _backs: int

    def __init__(self, game: Game, dice: Dice, journal: list[Any] | None = None) -> None:
        self.agree(game, dice)
        self.journal = journal
        self.cells = bytearray(board.SIZE)
        options = game.options
        for stone in range(4 * self.seats):
            self.cells[AT + stone] = NEST  # DOG-4
        if options["everyone_alone"]:
            for seat in range(self.seats):
                self._leave_nest(4 * seat)  # DOG-74
        self.cells[PACK:DISCARDS] = cards.full_pack(options["packs"], options["jokers"])  # DOG-3
        self.dealer = self.dice.below(self.seats)  # DOG-11
        self._deal()

    def agree(self, game: Game, dice: Dice) -> None:
        """Takes over what the table has agreed; a bare state is then still to be filled."""
        options = game.options
        self.game = game
        self.dice = dice
        self.journal = None
        self.seats = game.seats
        self.turns = self.revealed = self.deal = self.turn = self.left = self.stepped = self.won = self.phase = (
            self.dealer
        ) = 0
        self.by_joker = False
        alone = options["everyone_alone"]
        self.starts = board.starts(game.seats, alone=alone)
        self.lone = board.lone_seat(game.seats, alone=alone)
        self.rules = sum(1 << bit for bit, key in enumerate(RULE_BITS) if options[key])
        if options["deal_cycle"] == "always":
            self.rules |= SIX_ALWAYS
        if game.rules >= 2:
            self.rules |= FRESH_COUNTS | BLANK_JOKER
        mates = board.mates(game.seats, alone=alone, teams_of_three=options["teams_of_three"])
        self.team = b"".join(bytes([*own, board.NOBODY, board.NOBODY][:2]) for own in mates)

    # --- questions -----------------------------------------------------------------------------------------------

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def waiting(self) -> cython.int:
        """The seats the game waits for, as a bit mask."""
        seat: cython.int
        mask: cython.int = 0
        if self.phase == PLAYING:
            return 1 << self.turn
        if self.phase == SWAPPING:
            for seat in range(self.seats):
                if self.cells[CHOICE + seat] == 0 and self.team[2 * seat] != NOBODY:
                    mask |= 1 << seat
        return mask

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def allowed(self) -> cython.int:
        """The seats that have chosen a card to give and may still change their mind (DOG-13), as a bit mask."""
        seat: cython.int
        mask: cython.int = 0
        if self.phase == SWAPPING:
            for seat in range(self.seats):
                if self.cells[CHOICE + seat] != 0 and self._legal_gifts(seat, None):
                    mask |= 1 << seat
        return mask

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def choosing(self) -> cython.bint:
        """Whether the partners are swapping cards (DOG-13)."""
        return self.phase == SWAPPING

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def legal_into(self, seat: cython.int, choices: Choices) -> cython.int:
        """Writes the legal actions of the seat into choices and returns their number."""
        if seat < 0 or seat >= self.seats or self.phase == OVER:
            return 0
        if self.phase == SWAPPING:
            return self._legal_gifts(seat, choices)
        if seat != self.turn:
            return 0
        if self.left:
            return self._steps_into(STEP, seat, self.by_joker, choices, 0)
        return self._legal_plays(seat, choices)

    def outcome(self) -> Outcome | None:
        """The party with all its stones home (DOG-57), or all tied after the last deal (DOG-17)."""
        if self.phase != OVER:
            return None
        if self.won == 0:
            return Outcome((1,) * self.seats, undecided=True)
        return Outcome(tuple(1 if self.won >> seat & 1 else 2 for seat in range(self.seats)))

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _legal_gifts(self, seat: cython.int, choices: Choices | None) -> cython.int:
        """Any card of the hand may be given; who has chosen may choose another rank (DOG-13)."""
        rank: cython.int
        count: cython.int = 0
        if self.team[2 * seat] == NOBODY:
            return 0
        for rank in range(RANK_NUMBER):
            if self.cells[HANDS + RANK_NUMBER * seat + rank] and self.cells[CHOICE + seat] != rank + 1:
                if choices is not None:
                    choices.ids[count] = GIVE + rank
                count += 1
        return count

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _legal_plays(self, seat: cython.int, choices: Choices) -> cython.int:
        """All plays of the hand (DOG-15); dropping out when there is none (DOG-14)."""
        cells: bytearray = self.cells
        hand: cython.int = HANDS + RANK_NUMBER * seat
        count: cython.int = 0
        joker: cython.int
        group: cython.int
        owner: cython.int
        for joker in range(2):
            if joker and not cells[hand + JOKER]:
                break
            for group in range(2):
                owner = self._plays_for(seat, group)
                if owner == NOBODY:
                    break
                self._survey(owner)
                count = self._moves_into(joker * WITH_JOKER + group * GROUP, owner, hand, joker, choices, count)
                if joker or cells[hand + JACK]:
                    count = self._swaps_into(joker * WITH_JOKER + group * GROUP, seat, owner, choices, count)
        for group in range(2):
            owner = self._plays_for(seat, group)
            if owner == NOBODY:
                break
            count = self._outs_into(seat, owner, group, hand, choices, count)
        if cells[hand + SEVEN]:
            count = self._steps_into(STEP, seat, False, choices, count)
        if cells[hand + JOKER]:
            count = self._steps_into(JOKER_STEP, seat, True, choices, count)
        if self.rules & BLANK_JACK and (count == 0 or not self.rules & STRICT_JACK):  # DOG-47, DOG-71
            count = self._blanks_into(seat, hand, choices, count)
        if count == 0:
            choices.ids[0] = DROP
            count = 1
        return count

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _plays_for(self, seat: cython.int, group: cython.int) -> cython.int:
        """Whose stones are "own": one's own until all are home, then the mates' (DOG-55, DOG-73); NOBODY beyond."""
        rank: cython.int
        mate: cython.int
        if self.cells[STALLS + seat] != ALL_HOME:
            return NOBODY if group else seat
        for rank in range(2):
            mate = self.team[2 * seat + rank]
            if mate != NOBODY and self.cells[STALLS + mate] != ALL_HOME:
                if group == 0:
                    return mate
                group -= 1
        return NOBODY

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _survey(self, owner: cython.int) -> cython.int:
        """Where each stone of the owner can go: bit 4 * fields + stone for the ring, the same for the stall."""
        cells: bytearray = self.cells
        one: cython.ulonglong = 1
        every: cython.ulonglong = 0x11111111111111
        ways: cython.ulonglong = 0
        homes: cython.ulonglong = 0
        backs: cython.int = 0
        stall: cython.int = cells[STALLS + owner]
        fresh: cython.int = cells[FRESH + owner]
        stone: cython.int
        place: cython.int
        reach: cython.int
        depth: cython.int
        for stone in range(4):
            place = cells[AT + 4 * owner + stone]
            if place == NEST:
                continue
            if place > STALL:  # DOG-52: forward only, nobody passed
                depth = place - STALL
                while depth < 4 and not stall >> depth & 1:
                    depth += 1
                    homes |= one << (4 * (depth - place + STALL) + stone)
                continue
            reach = 16 - (place & 15)  # to the next start, where a fresh stone stops everybody (DOG-30)
            if reach > 13 or not cells[FRESH + ((place >> 4) + 1) % self.starts]:
                reach = 14
            ways |= (every & ((one << 4 * reach) - 16)) << stone
            depth = place & 15
            if depth == 0 or depth > 4 or not cells[FRESH + (place >> 4)]:  # DOG-21
                backs |= 1 << stone
            if fresh == 4 * owner + stone + 1:
                continue
            reach = 16 * owner - place
            if reach < 0:
                reach += 16 * self.starts
            if reach > 12 or (fresh and reach) or (reach == 0 and self.rules & ROUND_AGAIN):  # DOG-30, DOG-50, DOG-72
                continue
            depth = 0
            while depth < 4 and reach + depth < 13 and not stall >> depth & 1:
                depth += 1
                homes |= one << (4 * (reach + depth) + stone)
        self._ways = ways
        self._homes = homes
        self._backs = backs
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _moves_into(
        self,
        base: cython.int,
        owner: cython.int,
        hand: cython.int,
        joker: cython.bint,
        choices: Choices,
        count: cython.int,
    ) -> cython.int:
        """Forward and backward moves of the owner's stones, after `_survey`."""
        cells: bytearray = self.cells
        ways: cython.ulonglong = self._ways
        homes: cython.ulonglong = self._homes
        slot: cython.int
        stone: cython.int
        bit: cython.int
        # DOG-58: a joker may not bring the last missing stone home.
        hard: cython.bint = joker and self.rules & HARD_ENDING and self._missing(owner) == 1
        if not (ways | homes or self._backs):
            return count
        for slot in range(SLOT_NUMBER):
            if not joker and not cells[hand + SLOT_RANK[slot]]:
                continue
            bit = 4 * SLOT_FIELDS[slot]
            if not (ways | homes) >> bit & 15:
                continue
            for stone in range(4):
                if ways >> bit & 1:
                    choices.ids[count] = base + 8 * slot + 2 * stone
                    count += 1
                if homes >> bit & 1 and not (hard and cells[AT + 4 * owner + stone] < STALL):
                    choices.ids[count] = base + 8 * slot + 2 * stone + 1
                    count += 1
                bit += 1
        if joker or cells[hand + FOUR]:
            for stone in range(4):
                if self._backs >> stone & 1:
                    choices.ids[count] = base + BACK + stone
                    count += 1
        return count

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _swaps_into(
        self, base: cython.int, seat: cython.int, owner: cython.int, choices: Choices, count: cython.int
    ) -> cython.int:
        """Every swappable stone of the owner with every swappable stone of another seat (DOG-23, DOG-45)."""
        stone: cython.int
        ahead: cython.int
        other: cython.int
        foreign: cython.int
        for stone in range(4):
            if not self._swappable(4 * owner + stone):
                continue
            for ahead in range(1, self.seats):
                foreign = (seat + ahead) % self.seats
                if foreign == owner:
                    continue
                for other in range(4):
                    if self._swappable(4 * foreign + other):
                        choices.ids[count] = base + SWAP + 20 * stone + 4 * (ahead - 1) + other
                        count += 1
        return count

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _swappable(self, stone: cython.int) -> cython.bint:
        """A stone on the ring that is not fresh (DOG-45)."""
        return self.cells[AT + stone] < STALL and self.cells[FRESH + (stone >> 2)] != stone + 1

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _foreign(self, owner: cython.int) -> cython.bint:
        """Whether any stone of a seat other than the owner can be swapped (DOG-46)."""
        stone: cython.int
        for stone in range(4 * self.seats):
            if stone >> 2 != owner and self._swappable(stone):
                return True
        return False

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _blanks_into(self, seat: cython.int, hand: cython.int, choices: Choices, count: cython.int) -> cython.int:
        """The jack without effect, and the joker as one (DOG-47; version 1 had no such joker, DOG-24)."""
        jack: cython.bint = self.cells[hand + JACK]
        joker: cython.bint = self.cells[hand + JOKER] and self.rules & BLANK_JOKER
        if (jack or joker) and self._blank(seat):
            if jack:
                choices.ids[count] = BLANK
                count += 1
            if joker:
                choices.ids[count] = BLANK + 1
                count += 1
        return count

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _blank(self, seat: cython.int) -> cython.bint:
        """Whether a jack can be without effect: own stones on the ring, and none to swap with (DOG-47)."""
        group: cython.int
        stone: cython.int
        owner: cython.int
        for group in range(2):
            owner = self._plays_for(seat, group)
            if owner == NOBODY:
                return False
            if self._foreign(owner):
                continue
            for stone in range(4):
                if self._swappable(4 * owner + stone):
                    return True
            if self.cells[FRESH + owner] and self.rules & FRESH_COUNTS:  # DOG-47; version 1 wanted one to swap (DOG-45)
                return True
        return False

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _outs_into(
        self,
        seat: cython.int,
        owner: cython.int,
        group: cython.int,
        hand: cython.int,
        choices: Choices,
        count: cython.int,
    ) -> cython.int:
        """Leaving the nest: ace, king and joker, the lone player with any card (DOG-20, DOG-60)."""
        cells: bytearray = self.cells
        stone: cython.int
        rank: cython.int
        if cells[FRESH + owner]:  # DOG-30
            return count
        for stone in range(4 * owner, 4 * owner + 4):
            if cells[AT + stone] == NEST:
                break
        else:
            return count
        if cells[hand]:
            choices.ids[count] = OUT + OUT_GROUP * group
            count += 1
        for rank in range(1 if seat == self.lone else KING, RANK_NUMBER):
            if cells[hand + rank]:
                choices.ids[count] = OUT + OUT_GROUP * group + rank
                count += 1
        return count

    # --- the seven -----------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _steps_into(
        self, base: cython.int, seat: cython.int, joker: cython.bint, choices: Choices, count: cython.int
    ) -> cython.int:
        """The next steps of a seven after which the others can still be used up (DOG-22)."""
        left: cython.int = (self.left or 7) - 1
        driven: cython.int = self._driven(seat)
        walker: cython.int = -1 if joker and self.rules & HARD_ENDING else self._walker(driven, left + 1)
        ahead: cython.int
        letter: cython.int
        home: cython.int
        stone: cython.int
        safe: cython.bint
        for ahead in range(self.seats):
            stone = 4 * ((seat + ahead) % self.seats)
            if not driven >> (stone >> 2) & 1:
                continue
            for letter in range(4):
                for home in range(2):
                    if not self._can_step(stone, home):
                        continue
                    # Somebody else, not hit by this step, can walk all the others; or this very stone can go on.
                    safe = walker >= 0 and (not home if walker == stone else home or not self._meets(stone, walker))
                    if safe or self._usable_after(seat, stone, home, left, joker):
                        choices.ids[count] = base + 8 * ahead + 2 * letter + home
                        count += 1
                stone += 1
        return count

    @cython.cfunc
    @cython.exceptval(-1, check=True)
    def _walker(self, driven: cython.int, steps: cython.int) -> cython.int:
        """A stone of the driven seats that can make so many steps along the ring, or -1."""
        cells: bytearray = self.cells
        stone: cython.int
        place: cython.int
        for stone in range(4 * self.seats):
            place = cells[AT + stone]
            if place < STALL and driven >> (stone >> 2) & 1:
                if 16 - (place & 15) > steps or not cells[FRESH + ((place >> 4) + 1) % self.starts]:
                    return stone
        return -1

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _meets(self, stone: cython.int, other: cython.int) -> cython.bint:
        """Whether the stone's next step along the ring would hit the other one, which is on the ring."""
        return (self.cells[AT + stone] + 1) % (16 * self.starts) == self.cells[AT + other]

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _usable_after(
        self, seat: cython.int, stone: cython.int, home: cython.bint, left: cython.int, joker: cython.bint
    ) -> cython.bint:
        """Whether so many more steps could be used up after this one."""
        origin: cython.int = self.cells[AT + stone]
        undone: cython.int = self._step(stone, home)
        usable: cython.bint = self._usable(seat, left, joker)
        self._step_back(stone, origin, undone)
        return usable

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _driven(self, seat: cython.int) -> cython.int:
        """The seats whose stones this seat's seven may move, as a bit mask (DOG-22, DOG-56, DOG-70, DOG-74)."""
        mask: cython.int = 1 << seat
        if self.rules & ALONE:
            return (1 << self.seats) - 1
        if self.cells[STALLS + seat] == ALL_HOME or self.rules & CANADIAN_SEVEN:
            if self.team[2 * seat] != NOBODY:
                mask |= 1 << self.team[2 * seat]
            if self.team[2 * seat + 1] != NOBODY:
                mask |= 1 << self.team[2 * seat + 1]
        return mask

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _can_step(self, stone: cython.int, home: cython.bint) -> cython.bint:
        """Whether the stone can make one step along the ring, or one into or on in its stall."""
        cells: bytearray = self.cells
        owner: cython.int = stone >> 2
        place: cython.int = cells[AT + stone]
        if place == NEST:
            return False
        if place > STALL:
            return home and place < STALL + 4 and not cells[STALLS + owner] >> (place - STALL) & 1  # DOG-52
        if not home:
            return (place & 15) != 15 or not cells[FRESH + ((place >> 4) + 1) % self.starts]  # DOG-30
        if place != 16 * owner or cells[FRESH + owner] == stone + 1 or cells[STALLS + owner] & 1:  # DOG-50
            return False
        return not self.rules & ROUND_AGAIN or self.stepped >> stone & 1  # DOG-72

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _step(self, stone: cython.int, home: cython.bint) -> cython.int:
        """Makes the step without telling anybody; returns what `_step_back` needs to take it back.

        That is the stone sent home + 1, plus 32 if the stone was fresh, plus 64 if it had stepped in this seven before.
        """
        cells: bytearray = self.cells
        owner: cython.int = stone >> 2
        place: cython.int = cells[AT + stone]
        undone: cython.int = 64 if self.stepped >> stone & 1 else 0
        target: cython.int
        self.stepped |= 1 << stone
        if cells[FRESH + owner] == stone + 1:
            cells[FRESH + owner] = 0
            undone |= 32
        if home:
            target = STALL + 1 if place < STALL else place + 1
            if place < STALL:
                cells[RING + place] = 0
            else:
                cells[STALLS + owner] ^= 1 << (place - STALL - 1)
            cells[STALLS + owner] |= 1 << (target - STALL - 1)
        else:
            target = place + 1 if place + 1 < 16 * self.starts else 0
            cells[RING + place] = 0
            if cells[RING + target]:
                undone |= cells[RING + target]
                cells[AT + cells[RING + target] - 1] = NEST  # DOG-42
            cells[RING + target] = stone + 1
        cells[AT + stone] = target
        return undone

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _step_back(self, stone: cython.int, origin: cython.int, undone: cython.int) -> cython.int:
        """Takes a step back that came from the place origin."""
        cells: bytearray = self.cells
        owner: cython.int = stone >> 2
        place: cython.int = cells[AT + stone]
        hit: cython.int = undone & 31
        if place > STALL:
            cells[STALLS + owner] ^= 1 << (place - STALL - 1)
        else:
            cells[RING + place] = hit
            if hit:
                cells[AT + hit - 1] = place
        if origin > STALL:
            cells[STALLS + owner] |= 1 << (origin - STALL - 1)
        else:
            cells[RING + origin] = stone + 1
        cells[AT + stone] = origin
        if undone & 32:
            cells[FRESH + owner] = stone + 1
        if not undone & 64:
            self.stepped ^= 1 << stone
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _usable(self, seat: cython.int, left: cython.int, joker: cython.bint) -> cython.bint:
        """Whether so many more steps of a seven can be used up (DOG-22); a joker's may not win by DOG-58."""
        driven: cython.int
        stone: cython.int
        home: cython.int
        if joker and self.rules & HARD_ENDING and self._winner(seat):  # who is home stays home: no way on but winning
            return False
        if left == 0:
            return True
        driven = self._driven(seat)
        if self._walker(driven, left) >= 0:  # the easy case: one stone walks the ring
            return True
        for stone in range(4 * self.seats):
            if not driven >> (stone >> 2) & 1:
                continue
            for home in range(2):
                if self._can_step(stone, home) and self._usable_after(seat, stone, home, left - 1, joker):
                    return True
        return False

    # --- what happens --------------------------------------------------------------------------------------------

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def apply(self, seat: cython.int, action: cython.int) -> cython.int:
        """Plays a legal action. Trusts its caller."""
        if action < OUT:
            self._play_move(seat, action)
        elif action < BLANK:
            self._play_out(seat, action)
        elif action < STEP:
            self._play_blank(seat, JACK if action == BLANK else JOKER)
        elif action < GIVE:
            self._play_step(seat, action)
        elif action < DROP:
            self._give(seat, action - GIVE)
        else:
            self._drop(seat)
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _play_move(self, seat: cython.int, action: cython.int) -> cython.int:
        """Forward, backward or swap, with the card itself or a joker."""
        joker: cython.bint = action >= WITH_JOKER
        rest: cython.int = action % WITH_JOKER
        owner: cython.int = self._plays_for(seat, rest // GROUP)
        stone: cython.int
        other: cython.int
        rest = rest % GROUP
        if rest < BACK:
            self._discard(seat, JOKER if joker else SLOT_RANK[rest >> 3], SLOT_RANK[rest >> 3])
            stone = 4 * owner + (rest >> 1 & 3)
            self._forward(stone, SLOT_FIELDS[rest >> 3], rest & 1)
        elif rest < SWAP:
            self._discard(seat, JOKER if joker else FOUR, FOUR)
            stone = 4 * owner + rest - BACK
            other = self.cells[AT + stone] - 4
            self._move(stone, other if other >= 0 else other + 16 * self.starts, -4)
        else:
            self._discard(seat, JOKER if joker else JACK, JACK)
            stone = 4 * owner + (rest - SWAP) // 20
            other = (rest - SWAP) % 20
            self._swap(stone, 4 * ((seat + 1 + (other >> 2)) % self.seats) + (other & 3))
        return self._end_turn(seat)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _forward(self, stone: cython.int, fields: cython.int, home: cython.bint) -> cython.int:
        """Moves a stone forward, along the ring or to its place in the stall."""
        place: cython.int = self.cells[AT + stone]
        target: cython.int = place + fields
        if home and place < STALL:
            target = 16 * (stone >> 2) - place
            target = STALL + fields - (target if target >= 0 else target + 16 * self.starts)
        elif not home and target >= 16 * self.starts:
            target -= 16 * self.starts
        return self._move(stone, target, fields)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _move(self, stone: cython.int, target: cython.int, fields: cython.int) -> cython.int:
        """Puts a stone from ring or stall on another place and sends home whom it meets there (DOG-40)."""
        cells: bytearray = self.cells
        owner: cython.int = stone >> 2
        place: cython.int = cells[AT + stone]
        hit: cython.int = 0
        if place > STALL:
            cells[STALLS + owner] ^= 1 << (place - STALL - 1)
        else:
            cells[RING + place] = 0
            if cells[FRESH + owner] == stone + 1:
                cells[FRESH + owner] = 0  # DOG-30: it has moved
        cells[AT + stone] = target
        if target > STALL:
            cells[STALLS + owner] |= 1 << (target - STALL - 1)
        else:
            hit = cells[RING + target]
            cells[RING + target] = stone + 1
        if self.journal is not None:
            self.journal.append((MOVED, -1, stone, place, target, fields))
        if hit:
            self._send_home(hit - 1, target)
        if place < STALL < target:
            self._welcome(owner)
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _send_home(self, stone: cython.int, place: cython.int) -> cython.int:
        """A stone that was hit goes back to its nest."""
        self.cells[AT + stone] = NEST
        if self.journal is not None:
            self.journal.append((HIT, -1, stone, place))
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _welcome(self, owner: cython.int) -> cython.int:
        """Tells when all four stones of a seat have come home (DOG-55)."""
        if self.journal is not None and self.cells[STALLS + owner] == ALL_HOME:
            self.journal.append((FINISHED, -1, owner))
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _swap(self, stone: cython.int, other: cython.int) -> cython.int:
        """Two stones on the ring change places (DOG-23, DOG-48)."""
        cells: bytearray = self.cells
        here: cython.int = cells[AT + stone]
        there: cython.int = cells[AT + other]
        cells[AT + stone] = there
        cells[AT + other] = here
        cells[RING + there] = stone + 1
        cells[RING + here] = other + 1
        if self.journal is not None:
            self.journal.append((SWAPPED, -1, stone, other, here, there))
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _play_out(self, seat: cython.int, action: cython.int) -> cython.int:
        """A stone leaves the nest."""
        rank: cython.int = (action - OUT) % OUT_GROUP
        stone: cython.int = 4 * self._plays_for(seat, (action - OUT) // OUT_GROUP)
        self._discard(seat, rank, 0 if rank == JOKER else rank)
        while self.cells[AT + stone] != NEST:
            stone += 1
        self._leave_nest(stone)
        return self._end_turn(seat)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _leave_nest(self, stone: cython.int) -> cython.int:
        """Puts a stone fresh on its start and sends home whoever stood there (DOG-30, DOG-32)."""
        cells: bytearray = self.cells
        start: cython.int = 16 * (stone >> 2)
        hit: cython.int = cells[RING + start]
        cells[AT + stone] = start
        cells[RING + start] = stone + 1
        cells[FRESH + (stone >> 2)] = stone + 1
        if self.journal is not None:
            self.journal.append((LEFT_NEST, -1, stone, start))
        if hit:
            self._send_home(hit - 1, start)
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _play_blank(self, seat: cython.int, rank: cython.int) -> cython.int:
        """A jack without effect (DOG-47); under DOG-71 it tells that the rest of the hand cannot be played."""
        if self.rules & STRICT_JACK:
            self._note_lacks(seat)
        self._discard(seat, rank, JACK)
        if self.journal is not None:
            self.journal.append((BLANKED, -1, seat))
        return self._end_turn(seat)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _note_lacks(self, seat: cython.int) -> cython.int:
        """Remembers which cards would have been playable: the seat is now known not to hold them."""
        cells: bytearray = self.cells
        hand: cython.int = HANDS + RANK_NUMBER * seat
        held: bytearray = cells[hand : hand + RANK_NUMBER]
        room: Choices = Choices()
        mask: cython.int = 0
        rank: cython.int
        for rank in range(RANK_NUMBER):
            cells[hand : hand + RANK_NUMBER] = bytes(RANK_NUMBER)
            cells[hand + rank] = 1
            self._legal_plays(seat, room)
            if room.ids[0] != DROP and room.ids[0] != BLANK:  # with a stone on the ring a joker is never blank first
                mask |= 1 << rank
        cells[hand : hand + RANK_NUMBER] = held
        cells[LACKS + 2 * seat] |= mask & 255
        cells[LACKS + 2 * seat + 1] |= mask >> 8
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _play_step(self, seat: cython.int, action: cython.int) -> cython.int:
        """One step of a seven; the first one lays the card."""
        rest: cython.int = action - STEP
        stone: cython.int
        place: cython.int
        hit: cython.int
        if self.left == 0:
            self.by_joker = action >= JOKER_STEP
            self._discard(seat, JOKER if self.by_joker else SEVEN, SEVEN)
            self.left = 7
        if rest >= 48:
            rest -= 48
        stone = 4 * ((seat + (rest >> 3)) % self.seats) + (rest >> 1 & 3)
        place = self.cells[AT + stone]
        hit = self._step(stone, rest & 1) & 31
        self.left -= 1
        if self.journal is not None:
            self.journal.append((MOVED, -1, stone, place, self.cells[AT + stone], 1))
            if hit:
                self.journal.append((HIT, -1, hit - 1, self.cells[AT + stone]))
        if place < STALL < self.cells[AT + stone]:
            self._welcome(stone >> 2)
        return self._end_turn(seat) if self.left == 0 else 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _drop(self, seat: cython.int) -> cython.int:
        """Lays the whole hand open on the discard pile (DOG-14)."""
        cells: bytearray = self.cells
        hand: cython.int = HANDS + RANK_NUMBER * seat
        rank: cython.int
        if self.journal is not None:
            self.journal.append((DROPPED, -1, seat, bytes(cells[hand : hand + RANK_NUMBER])))
        for rank in range(RANK_NUMBER):
            cells[DISCARDS + rank] += cells[hand + rank]
            cells[hand + rank] = 0
        cells[HELD + seat] = 0
        cells[GAVE + self._giver(seat)] = 0
        self.revealed += 1
        return self._end_turn(seat)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _discard(self, seat: cython.int, rank: cython.int, shown: cython.int) -> cython.int:
        """Lays one card on the discard pile; a giver who knew of it no longer knows (it may have been another one)."""
        cells: bytearray = self.cells
        giver: cython.int = self._giver(seat)
        cells[HANDS + RANK_NUMBER * seat + rank] -= 1
        cells[HELD + seat] -= 1
        cells[DISCARDS + rank] += 1
        if cells[GAVE + giver] == rank + 1:
            cells[GAVE + giver] = 0
        if self.journal is not None:
            self.journal.append((PLAYED, -1, seat, rank, shown))
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _end_turn(self, seat: cython.int) -> cython.int:
        """Judges whether the play has won (DOG-57), else the next seat with cards is on turn."""
        winners: cython.int = self._winner(seat)
        self.turns += 1
        self.stepped = 0
        self.by_joker = False
        return self._finish(winners) if winners else self._next_turn(seat)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _missing(self, seat: cython.int) -> cython.int:
        """How many stones of the seat's party are not home yet."""
        missing: cython.int = 4 - HOME_COUNT[self.cells[STALLS + seat]]
        if self.team[2 * seat] != NOBODY:
            missing += 4 - HOME_COUNT[self.cells[STALLS + self.team[2 * seat]]]
        if self.team[2 * seat + 1] != NOBODY:
            missing += 4 - HOME_COUNT[self.cells[STALLS + self.team[2 * seat + 1]]]
        return missing

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _winner(self, seat: cython.int) -> cython.int:
        """The seats that have won by this seat's play, as a bit mask (DOG-57, DOG-74)."""
        ahead: cython.int
        other: cython.int
        mask: cython.int = 1 << seat
        if self.rules & ALONE:
            for ahead in range(self.seats):
                other = (seat + ahead) % self.seats
                if self.cells[STALLS + other] == ALL_HOME:
                    return 1 << other
            return 0
        if self.cells[STALLS + seat] != ALL_HOME or self._missing(seat):
            return 0
        for ahead in range(2):
            other = self.team[2 * seat + ahead]
            if other != NOBODY:
                mask |= 1 << other
        return mask

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _finish(self, winners: cython.int) -> cython.int:
        """The game is over."""
        self.phase = OVER
        self.won = winners
        if self.journal is not None:
            self.journal.append((WON, -1, winners) if winners else (UNDECIDED, -1))
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _next_turn(self, seat: cython.int) -> cython.int:
        """Seats without cards are skipped (DOG-14); when all hands are empty the round is over (DOG-16)."""
        ahead: cython.int
        for ahead in range(1, self.seats + 1):
            self.turn = (seat + ahead) % self.seats
            if self.cells[HELD + self.turn]:
                return 0
        if self.deal == MOST_DEALS:
            return self._finish(0)  # DOG-17
        self.dealer = (self.dealer + 1) % self.seats  # DOG-11: whoever started this round
        return self._deal()

    # --- cards ---------------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _hand_size(self) -> cython.int:
        """How many cards everybody gets in this deal (DOG-10)."""
        if self.rules & SIX_ALWAYS:
            return 6 - (self.deal - 1) % 5
        return 6 if self.deal == 1 else 5 - (self.deal - 2) % 4

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _deal(self) -> cython.int:
        """Deals one by one from the dealer's right on; an empty pack is made anew of the discards (DOG-11, DOG-12)."""
        cells: bytearray = self.cells
        card: cython.int
        size: cython.int
        seat: cython.int
        left: cython.int = 0
        self.deal += 1
        self.revealed += 1
        size = self._hand_size()
        self.turn = (self.dealer + 1) % self.seats
        self.phase = SWAPPING
        for card in range(RANK_NUMBER):
            left += cells[PACK + card]
        for seat in range(self.seats):
            cells[HELD + seat] = size
            cells[CHOICE + seat] = cells[GAVE + seat] = cells[LACKS + 2 * seat] = cells[LACKS + 2 * seat + 1] = 0
        if self.journal is not None:
            self.journal.append((DEALT, -1, self.deal, size, self.dealer))
        for card in range(size * self.seats):
            if left == 0:
                left = self._reshuffle()
            seat = (self.turn + card) % self.seats
            cells[HANDS + RANK_NUMBER * seat + self._draw(left)] += 1
            left -= 1
        if self.journal is not None:
            for seat in range(self.seats):
                card = HANDS + RANK_NUMBER * seat
                self.journal.append((HAND, seat, seat, bytes(cells[card : card + RANK_NUMBER])))
        if self.rules & ALONE:
            self.phase = PLAYING
            self._pick()
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _draw(self, left: cython.int) -> cython.int:
        """The rank of the next card of a pack of so many: any of them is equally likely, as in a shuffled pack."""
        rank: cython.int = 0
        place: cython.int = self.dice.below(left)
        while place >= self.cells[PACK + rank]:
            place -= self.cells[PACK + rank]
            rank += 1
        self.cells[PACK + rank] -= 1
        return rank

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _reshuffle(self) -> cython.int:
        """The discard pile becomes the pack (DOG-12); returns its size."""
        rank: cython.int
        total: cython.int = 0
        for rank in range(RANK_NUMBER):
            self.cells[PACK + rank] = self.cells[DISCARDS + rank]
            self.cells[DISCARDS + rank] = 0
            total += self.cells[PACK + rank]
        if self.journal is not None:
            self.journal.append((RESHUFFLED, -1))
        return total

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _pick(self) -> cython.int:
        """Everyone gets a random card from the original hand of the right neighbour, all at once (DOG-74)."""
        seat: cython.int
        rank: cython.int
        place: cython.int
        for seat in range(self.seats):
            place = self.dice.below(self.cells[HELD + seat])
            rank = 0
            while place >= self.cells[HANDS + RANK_NUMBER * seat + rank]:
                place -= self.cells[HANDS + RANK_NUMBER * seat + rank]
                rank += 1
            self.cells[CHOICE + seat] = rank + 1
        if self.journal is not None:
            self.journal.append((DRAWN, -1))
        return self._exchange()

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _receiver(self, seat: cython.int) -> cython.int:
        """Who gets the card that this seat gives (DOG-13, DOG-73, DOG-74); NOBODY for the lone player."""
        if self.rules & ALONE:
            return (seat + self.seats - 1) % self.seats
        if self.team[2 * seat + 1] != NOBODY and self.deal % 2 == 0:
            return self.team[2 * seat + 1]
        return self.team[2 * seat]

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _giver(self, seat: cython.int) -> cython.int:
        """Who has given this seat a card in this deal (the lone player: itself, who never gave any)."""
        if self.rules & ALONE:
            return (seat + 1) % self.seats
        if self.team[2 * seat + 1] != NOBODY:
            return self.team[2 * seat] if self.deal % 2 == 0 else self.team[2 * seat + 1]
        return seat if self.team[2 * seat] == NOBODY else self.team[2 * seat]

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _give(self, seat: cython.int, rank: cython.int) -> cython.int:
        """Chooses a card to give, or another one instead; when the last has chosen, all change hands (DOG-13)."""
        if self.journal is not None:
            if self.cells[CHOICE + seat] == 0:
                self.journal.append((CHOSE, -1, seat))
            self.journal.append((CHOICE_MADE, seat, seat, rank))
        self.cells[CHOICE + seat] = rank + 1
        if self.waiting() == 0:
            self.revealed += 1
            self.phase = PLAYING
            self._exchange()
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _exchange(self) -> cython.int:
        """The chosen cards change hands, and each giver remembers what it gave."""
        cells: bytearray = self.cells
        seat: cython.int
        rank: cython.int
        other: cython.int
        for seat in range(self.seats):
            if cells[CHOICE + seat]:
                rank = cells[CHOICE + seat] - 1
                other = self._receiver(seat)
                cells[HANDS + RANK_NUMBER * seat + rank] -= 1
                cells[HANDS + RANK_NUMBER * other + rank] += 1
                cells[GAVE + seat] = rank + 1
                cells[CHOICE + seat] = 0
                if self.journal is not None:
                    self.journal.append((GAVE_CARD, seat, seat, rank, other))
                    self.journal.append((RECEIVED, other, other, rank, seat))
        return 0

    # --- as a value ----------------------------------------------------------------------------------------------

    @cython.ccall
    def copy(self) -> State:
        """The same position, independent of this one. A copy keeps no journal."""
        twin: DogState = DogState.__new__(DogState)
        twin.cells = self.cells[:]
        twin.dice = self.dice.copy()
        twin.game = self.game
        twin.team = self.team
        twin.seats = self.seats
        twin.starts = self.starts
        twin.rules = self.rules
        twin.lone = self.lone
        twin.journal = None
        twin._take_numbers(self)
        return twin

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def copy_from(self, other: State) -> cython.int:
        """Becomes the same position as other, a state of the same game."""
        twin: DogState = cython.cast(DogState, other)
        index: cython.int
        for index in range(len(self.cells)):
            self.cells[index] = twin.cells[index]
        self.dice = twin.dice.copy()
        return self._take_numbers(twin)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _take_numbers(self, other: DogState) -> cython.int:
        self.turns = other.turns
        self.revealed = other.revealed
        self.phase = other.phase
        self.turn = other.turn
        self.dealer = other.dealer
        self.deal = other.deal
        self.left = other.left
        self.by_joker = other.by_joker
        self.stepped = other.stepped
        self.won = other.won
        return 0

    def numbers(self) -> tuple[int, ...]:
        """What the position is beside its cells, in the order `restore` takes it."""
        return (
            self.turns,
            self.revealed,
            self.phase,
            self.turn,
            self.dealer,
            self.deal,
            self.left,
            int(self.by_joker),
            self.stepped,
            self.won,
        )

    def fingerprint(self) -> bytes:
        """All that the position is, hidden things and dice included."""
        return repr((bytes(self.cells), self.numbers(), self.dice.trace())).encode()

    def hand_size(self) -> int:
        """How many cards everybody got in this deal (DOG-10)."""
        return self._hand_size()  # type: ignore[no-any-return]

    def receiver(self, seat: int) -> int | None:
        """Who gets the card that this seat gives in this deal."""
        other = self._receiver(seat)
        return None if other == NOBODY else other

    def plays_for(self, seat: int) -> list[int]:
        """Whose stones the seat moves now (DOG-55, DOG-73)."""
        return [owner for group in range(2) if (owner := self._plays_for(seat, group)) != NOBODY]


def restore(game: Game, dice: Dice, cells: bytes | bytearray, numbers: Sequence[int]) -> DogState:
    """The position with these cells and numbers: the way back from a view, a record or a drawing."""
    state: DogState = DogState.__new__(DogState)
    state.agree(game, dice)
    state.cells = bytearray(cells)
    (turns, revealed, phase, turn, dealer, deal, left, by_joker, stepped, won) = numbers
    state.turns, state.revealed, state.phase, state.turn, state.dealer = turns, revealed, phase, turn, dealer
    state.deal, state.left, state.by_joker, state.stepped, state.won = deal, left, bool(by_joker), stepped, won
    return state
