"""Full positions imagined from a view: every history of draws that fits what the seat knows is equally likely.

A pass tells that nothing the seat held then fitted (SHF-10). Slots drawn between the same two passes are a batch; a
batch is bound by every pass it lived through, so older batches are bound by all that binds younger ones. A tile laid
later came from any batch that may have held it: `_batches` counts the ways for each number of slots left.

One thing is not reckoned with: when hands are drawn anew beside the bare village square (SHF-13), what they were before
is forgotten, although it would tell a little of a hand that had left the game even earlier.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING

from rudel.games.schafe import board
from rudel.games.schafe.actions import cell_of
from rudel.games.schafe.meadow import Meadow
from rudel.games.schafe.rules import SchafeState, restore
from rudel.games.schafe.tiles import BAG, COLOURS, SECRET, packed
from rudel.games.schafe.view import PHASES, SPECIALS, Taken, entries

if TYPE_CHECKING:
    from rudel.core.dice import Dice
    from rudel.core.game import Game
    from rudel.games.schafe.view import SchafeView, Tale

Slots = tuple[int, ...]
Histories = tuple[tuple[Slots, int], ...]
ALL_TILES = (1 << BAG) - 1
NOTHING = Taken(-1, 0, 0)


def imagine(game: Game, known: SchafeView, dice: Dice) -> SchafeState:
    """A full position that fits the view, every history of draws being equally likely."""
    cells = bytearray(board.HANDS_SIZE)
    _write_known(cells, known)
    for seat, hand in _hands(game, known, dice).items():
        for tile in hand:
            cells[board.HOLDER + tile] = board.LEFT + seat if known.got_out[seat] else seat + 1
    cells[board.COLOUR : board.COLOUR + game.seats] = bytes(_colours(game, known, dice))
    taken = known.pending or NOTHING
    acted = sum(1 << seat for seat in known.acted)
    doing = (known.passes, SPECIALS.index(known.special), taken.tile, taken.side, taken.turn, acted)
    numbers = (known.turns, known.revealed, PHASES.index(known.phase), known.turn, known.actor, known.first, *doing)
    history = board.write_history(tuple(map(entries, known.told)))
    return restore(game, dice, lay_out(known), cells, history, numbers)


def lay_out(known: SchafeView) -> Meadow:
    """The tiles on the table, laid once more in their order."""
    meadow = Meadow()
    for laid in known.map[1:]:
        meadow.lay(cell_of(laid.x, laid.y), laid.tile, packed(laid.edges))
    for laid in known.map:
        if laid.hunter is not None:
            meadow.cover(cell_of(laid.x, laid.y), laid.hunter)
    return meadow


def _write_known(cells: bytearray, known: SchafeView) -> None:
    """All that the view says of tiles and seats."""
    for tile in _laid(known):
        if tile < SECRET:
            cells[board.HOLDER + tile] = board.LAID
    if known.pending is not None and known.pending.tile < SECRET:
        cells[board.HOLDER + known.pending.tile] = board.PENDING
    for tile in known.gone:
        cells[board.HOLDER + tile] = board.GONE
    if known.seat is not None:
        for tile in known.hand:
            cells[board.HOLDER + tile] = known.seat + 1
        for tile in known.left_hand:
            cells[board.HOLDER + tile] = board.LEFT + known.seat
    for order, laid in enumerate(known.map):
        cells[board.LAYER + order] = 0 if laid.seat is None else laid.seat + 1
    for place, seat in enumerate(known.finished):
        cells[board.ORDER + place] = seat + 1
        cells[board.ENDED + seat] = board.IS_OUT if known.got_out[seat] else board.LAID_LAST
    shown = {COLOURS[tile - SECRET] for tile in (*_laid(known), (known.pending or NOTHING).tile) if tile >= SECRET}
    for seat, held in enumerate(known.held):
        cells[board.HELD + seat] = held
        cells[board.TOLD + seat] = bool(known.told[seat])
        cells[board.SHOWN + seat] = known.colours[seat] in shown or bool(known.colours[seat] and known.phase != "over")


def _laid(known: SchafeView) -> list[int]:
    """All tiles on the table, hunters on top of wolves included, without the village square."""
    return [laid.tile for laid in known.map[1:]] + [laid.hunter for laid in known.map if laid.hunter is not None]


def _colours(game: Game, known: SchafeView, dice: Dice) -> list[int]:
    """A colour for every seat; those not known are equally likely in every order (SHF-4)."""
    said = list(known.colours)
    if known.seat is not None:
        said[known.seat] = known.colour
    left = [colour for colour in COLOURS if colour not in said]
    dice.shuffle(left)
    return [COLOURS.index(colour or left.pop()) for colour in said[: game.seats]]


def _hands(game: Game, known: SchafeView, dice: Dice) -> dict[int, list[int]]:
    """The tiles of every other seat, in its hand or gone with it."""
    others = [seat for seat in range(game.seats) if seat != known.seat]
    bound = [seat for seat in others if known.told[seat]]
    unseen = _unseen(known)
    hands = _bound_hands(known, bound, unseen, dice)
    pool = [tile for tile in range(BAG) if unseen >> tile & 1 and not any(tile in hand for hand in hands.values())]
    dice.shuffle(pool)
    for seat in others:
        if seat not in hands:
            hands[seat] = [pool.pop() for _ in range(known.held[seat] + known.left_hands[seat])]
    return hands


def _unseen(known: SchafeView) -> int:
    """The tiles that the seat does not see, as a mask."""
    seen = {*_laid(known), *known.hand, *known.left_hand, *known.gone, (known.pending or NOTHING).tile}
    return sum(1 << tile for tile in range(BAG) if tile not in seen)


def _bound_hands(known: SchafeView, bound: list[int], unseen: int, dice: Dice) -> dict[int, list[int]]:
    """Hands of the seats whose passes tell something.

    Seat after seat is dealt its tiles from what is left, as likely as there are histories for them. The more ways the
    tiles left are dealt in, the more the deal must weigh: so it is thrown again as often as it leaves fewer ways than
    the most there may be.
    """
    while True:
        hands: dict[int, list[int]] = {}
        pool, taken, ways, most = unseen, 0, 1, 1
        for seat in bound:
            allowed, histories = _batches(known.told[seat])
            weights = _weights(histories, [(mask & pool).bit_count() for mask in allowed])
            left = unseen.bit_count() - taken
            ways *= sum(weights)
            most *= sum(_weights(histories, [min((mask & unseen).bit_count(), left) for mask in allowed]))
            if not ways:
                break
            slots = _drawn(histories, weights, dice)
            hands[seat] = _fill(allowed, slots, pool, dice)
            pool &= ~sum(1 << tile for tile in hands[seat])
            taken += sum(slots)
        if ways and _below(dice, most) < ways:
            return hands


def _weights(histories: Histories, free: list[int]) -> list[int]:
    """In how many ways each number of slots comes about and is filled, with so many tiles free for each batch."""
    return [count * _ways(free, slots) for slots, count in histories]


def _drawn(histories: Histories, weights: list[int], dice: Dice) -> Slots:
    """How many slots are left of each batch, drawn by weight."""
    chosen = _below(dice, sum(weights))
    upto = list(accumulate(weights))
    return histories[bisect_right(upto, chosen)][0]


@lru_cache(maxsize=256)
def _batches(tale: Tale) -> tuple[Slots, Histories]:
    """Per batch the tiles it may hold as a mask, and in how many ways its slots are left over, for every number."""
    allowed: list[int] = []
    histories: Counter[Slots] = Counter({(): 1})
    fresh = True  # whether the next tile drawn begins a batch
    for word, number in entries(tale):
        if word == "passed":
            allowed = [mask & ~number for mask in allowed]
            fresh = True
        elif word == "laid":
            histories = _after_laying(histories, allowed, number)
        else:
            if fresh:
                allowed.append(ALL_TILES)
            histories = _after_drawing(histories, number, fresh=fresh)
            fresh = False
    return tuple(allowed), tuple(histories.items())


def _after_drawing(histories: Counter[Slots], number: int, *, fresh: bool) -> Counter[Slots]:
    """So many more slots, in a batch of their own or in the youngest."""
    found: Counter[Slots] = Counter()
    for slots, count in histories.items():
        found[(*slots, number) if fresh else (*slots[:-1], slots[-1] + number)] += count
    return found


def _after_laying(histories: Counter[Slots], allowed: list[int], tile: int) -> Counter[Slots]:
    """The tile came from any slot left that may have held it."""
    found: Counter[Slots] = Counter()
    for slots, count in histories.items():
        for batch, left in enumerate(slots):
            if left and allowed[batch] >> tile & 1:
                found[(*slots[:batch], left - 1, *slots[batch + 1 :])] += count * left
    return found


def _ways(free: list[int], slots: Slots) -> int:
    """In how many ways tiles fill the slots: what the oldest batch allows, all the younger ones allow too."""
    ways, used = 1, 0
    for tiles, number in zip(free, slots, strict=True):
        for _ in range(number):
            ways *= max(tiles - used, 0)
            used += 1
    return ways


def _fill(allowed: Slots, slots: Slots, pool: int, dice: Dice) -> list[int]:
    """Tiles of the pool for the slots, every way equally likely."""
    hand: list[int] = []
    for mask, number in zip(allowed, slots, strict=True):
        for _ in range(number):
            free = [tile for tile in range(BAG) if (mask & pool) >> tile & 1]
            hand.append(free[dice.below(len(free))])
            pool &= ~(1 << hand[-1])
    return hand


def _below(dice: Dice, limit: int) -> int:
    """A number below a limit of any size, each equally likely."""
    bits = (limit - 1).bit_length()
    while True:
        number = 0
        for _ in range(0, bits, 32):
            number = number << 32 | dice.word()
        number >>= -bits % 32
        if number < limit:
            return number
