"""What a seat knows of a Dog table (an allow-list, field by field), and full positions imagined from it."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import TYPE_CHECKING, Literal

import msgspec

from rudel.games.dog import board
from rudel.games.dog.cards import RANK, RANKS, full_pack, names
from rudel.games.dog.rules import DogState, restore

if TYPE_CHECKING:
    from rudel.core.dice import Dice
    from rudel.core.game import Game

Phase = Literal["swapping", "playing", "over"]
PHASES: tuple[Phase, ...] = ("swapping", "playing", "over")
LETTERS = (None, *(stone % 4 for stone in range(4 * board.MOST_SEATS)))
"""The letter of each stone, counted from 1; 0 is none."""


class DogView(msgspec.Struct, frozen=True):
    """All that one seat knows; for a spectator (seat None) all that everybody knows."""

    seat: int | None
    phase: Phase
    turn: int
    """Whose turn it is, or will be when the cards are swapped."""
    dealer: int
    deal: int
    """The number of this deal, from 1."""
    hand_size: int
    """How many cards everybody got in this deal."""
    stones: tuple[tuple[int, ...], ...]
    """Per seat the places of its stones a to d: a ring field, 101 to 104 in the stall, 120 in the nest."""
    fresh: tuple[int | None, ...]
    """Per seat the letter (0 to 3) of its fresh stone."""
    hand: tuple[str, ...]
    """The seat's own cards."""
    held: tuple[int, ...]
    """How many cards each seat holds."""
    pack: int
    """How many cards are left to deal."""
    discards: tuple[int, ...]
    """The discard pile: everything in it was played or laid open. Counts in the order A, 2 … K, joker."""
    chosen: tuple[bool, ...]
    """Which seats have chosen the card they give."""
    choice: str | None
    """The seat's own choice, until all have chosen."""
    gave: str | None
    """The card that the seat gave away and has not seen since."""
    gave_to: int | None
    lacks: tuple[tuple[str, ...], ...]
    """The cards that each seat is known not to hold, having played a jack without effect (DOG-71)."""
    left: int
    """Steps still to be made of a seven that was begun."""
    by_joker: bool
    stepped: tuple[int, ...]
    """The stones (4 * seat + letter) that have made a step of this seven."""
    won: tuple[int, ...]
    turns: int
    revealed: int


def view(state: DogState, seat: int | None, known: DogView | None = None) -> DogView:
    """All that the seat knows, and nothing else; what everybody knows may be handed in."""
    known = _known(state) if known is None else known
    if seat is None:
        return known
    choice, gave = state.cells[board.CHOICE + seat], state.cells[board.GAVE + seat]
    return msgspec.structs.replace(
        known,
        seat=seat,
        hand=names(_counts(state.cells, board.HANDS, seat)),
        choice=RANKS[choice - 1] if choice else None,
        gave=RANKS[gave - 1] if gave else None,
        gave_to=state.receiver(seat) if gave else None,
    )


def _known(state: DogState) -> DogView:
    """What everybody knows."""
    cells, seats = state.cells, state.seats
    return DogView(
        seat=None,
        phase=PHASES[state.phase],
        turn=state.turn,
        dealer=state.dealer,
        deal=state.deal,
        hand_size=state.hand_size(),
        stones=tuple([tuple(cells[at : at + 4]) for at in range(board.AT, board.AT + 4 * seats, 4)]),
        fresh=tuple([LETTERS[stone] for stone in cells[board.FRESH : board.FRESH + seats]]),
        hand=(),
        held=tuple(cells[board.HELD : board.HELD + seats]),
        pack=sum(_counts(cells, board.PACK, 0)),
        discards=tuple(_counts(cells, board.DISCARDS, 0)),
        chosen=tuple([card > 0 for card in cells[board.CHOICE : board.CHOICE + seats]]),
        choice=None,
        gave=None,
        gave_to=None,
        lacks=tuple([_lacks(cells[at], cells[at + 1]) for at in range(board.LACKS, board.LACKS + 2 * seats, 2)]),
        left=state.left,
        by_joker=bool(state.by_joker),
        stepped=_bits(state.stepped),
        won=_bits(state.won),
        turns=state.turns,
        revealed=state.revealed,
    )


def _counts(cells: bytearray, begin: int, seat: int) -> bytearray:
    return cells[begin + 14 * seat : begin + 14 * seat + 14]


@cache
def _lacks(low: int, high: int) -> tuple[str, ...]:
    mask = low | high << 8
    return tuple(name for rank, name in enumerate(RANKS) if mask >> rank & 1)


@cache
def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


def imagine(game: Game, known: DogView, dice: Dice) -> DogState:
    """A full position that fits the view, every deal of the unseen cards being equally likely."""
    cells = bytearray(board.SIZE)
    _place_stones(cells, known)
    hands = _imagine_hands(game, known, dice)
    pool = _unseen(game, known)
    for seat, hand in enumerate(hands):
        for rank in hand:
            cells[board.HANDS + 14 * seat + rank] += 1
            if seat != known.seat:
                pool.remove(rank)
        if known.chosen[seat] and seat != known.seat:
            cells[board.CHOICE + seat] = hand[dice.below(len(hand))] + 1
    for rank in pool:
        cells[board.PACK + rank] += 1
    cells[board.HELD : board.HELD + game.seats] = bytes(known.held)
    cells[board.DISCARDS : board.DISCARDS + 14] = bytes(known.discards)
    if known.seat is not None:
        cells[board.CHOICE + known.seat] = RANK[known.choice] + 1 if known.choice else 0
        cells[board.GAVE + known.seat] = RANK[known.gave] + 1 if known.gave else 0
    return restore(game, dice, cells, _numbers(known))


def _numbers(known: DogView) -> tuple[int, ...]:
    stepped = sum(1 << stone for stone in known.stepped)
    won = sum(1 << seat for seat in known.won)
    phase = PHASES.index(known.phase)
    turn = (known.turns, known.revealed, phase, known.turn, known.dealer, known.deal)
    return (*turn, known.left, int(known.by_joker), stepped, won)


def _place_stones(cells: bytearray, known: DogView) -> None:
    for seat, places in enumerate(known.stones):
        for letter, place in enumerate(places):
            stone = 4 * seat + letter
            cells[board.AT + stone] = place
            if place < board.STALL:
                cells[board.RING + place] = stone + 1
            elif place < board.NEST:
                cells[board.STALLS + seat] |= 1 << (place - board.STALL - 1)
        letter_fresh = known.fresh[seat]
        if letter_fresh is not None:
            cells[board.FRESH + seat] = 4 * seat + letter_fresh + 1
        mask = sum(1 << RANK[name] for name in known.lacks[seat])
        cells[board.LACKS + 2 * seat], cells[board.LACKS + 2 * seat + 1] = mask & 255, mask >> 8


def _unseen(game: Game, known: DogView) -> list[int]:
    """The ranks of all cards that the seat does not see."""
    options = game.options
    counts = list(full_pack(options["packs"], options["jokers"]))
    for name in known.hand:
        counts[RANK[name]] -= 1
    return [rank for rank, count in enumerate(counts) for _ in range(count - known.discards[rank])]


def _imagine_hands(game: Game, known: DogView, dice: Dice) -> list[list[int]]:
    """A hand for every seat, every deal equally likely.

    Who is known to lack cards chooses first; a deal is thrown again as often as this order would favour it.
    """
    while True:
        pool = _unseen(game, known)
        hands: list[list[int]] = [[] for _ in range(game.seats)]
        if known.seat is not None:
            hands[known.seat] = [RANK[name] for name in known.hand]
        if known.gave is not None and known.gave_to is not None:
            hands[known.gave_to].append(RANK[known.gave])
            pool.remove(RANK[known.gave])
        widest = list(pool)
        chance, certain = 1, 1
        for seat in sorted(
            (seat for seat in range(game.seats) if seat != known.seat), key=lambda s: not known.lacks[s]
        ):
            missing = known.held[seat] - len(hands[seat])
            lacks = {RANK[name] for name in known.lacks[seat]}
            fitting = [rank for rank in pool if rank not in lacks]
            if lacks:
                chance *= comb(len(fitting), missing)
                certain *= comb(sum(rank not in lacks for rank in widest), missing)
            for _ in range(min(missing, len(fitting))):
                rank = fitting.pop(dice.below(len(fitting)))
                pool.remove(rank)
                hands[seat].append(rank)
        if chance and dice.below(certain) < chance:
            return hands
