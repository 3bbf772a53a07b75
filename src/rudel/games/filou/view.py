"""What a seat knows of a Filou table (an allow-list, field by field), and full positions imagined from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from rudel.games.filou import cards as material
from rudel.games.filou.cards import CARD, CARDS, DOWN, HAND, REMOVED, SHOWN, names
from rudel.games.filou.rules import FilouState, restore

if TYPE_CHECKING:
    from rudel.core.dice import Dice
    from rudel.core.game import Game

Phase = Literal["laying", "bidding", "over"]
PHASES: tuple[Phase, ...] = ("laying", "bidding", "over")


class RowCard(msgspec.Struct, frozen=True):
    """A card of the row: `seat` None is the dummy's, `card` None one that the viewer does not know."""

    seat: int | None
    card: str | None
    open: bool


class FilouView(msgspec.Struct, frozen=True):
    """All that one seat knows; for a spectator (seat None) all that everybody knows."""

    seat: int | None
    phase: Phase
    round: int
    """The number of this round, from 1 to 9."""
    start: int
    turn: int
    """Whose turn it is; the start player's while cards are laid."""
    hand: tuple[str, ...]
    """The seat's own cards; a chosen one is among them until all have laid theirs."""
    held: tuple[int, ...]
    """How many cards each seat holds."""
    removed: str | None
    """The card of the seat's own set that left the game unseen."""
    chosen: tuple[bool, ...]
    """Which seats have chosen the card they lay."""
    choice: str | None
    """The seat's own choice, until all have chosen."""
    row: tuple[RowCard, ...]
    """The row from the sack on; empty while cards are laid."""
    bids: tuple[int, ...]
    high: int
    """The highest bid, 0 if there is none."""
    passed: tuple[bool, ...]
    mouse_cards: tuple[int, ...]
    """The mice on each mouse card still in play, lowest first."""
    bank: int
    mice: tuple[int, ...]
    """The mice in front of each seat, its bid not counted."""
    won: tuple[tuple[str, ...], ...]
    """The cards each seat has won, in the order taken."""
    shown: tuple[tuple[str, ...], ...]
    """Per set (the seats', then the dummy's) all cards of it that were turned up so far."""
    gone: tuple[str, ...]
    """The cards that left the game openly: dogs, cats they chased, rows that nobody wanted."""
    points: tuple[int, ...] | None
    """Each seat's points, once the game is over."""
    turns: int
    revealed: int


def view(state: FilouState, seat: int | None, known: FilouView | None = None) -> FilouView:
    """All that the seat knows, and nothing else; what everybody knows may be handed in."""
    known = _known(state) if known is None else known
    if seat is None:
        return known
    choice = state.cells[material.CHOICE + seat]
    return msgspec.structs.replace(
        known,
        seat=seat,
        hand=_where(state.cells, seat, HAND),
        removed=_where(state.cells, seat, REMOVED)[0],
        choice=CARDS[choice - 1] if choice else None,
        row=_row(state, seat) if known.row else (),
    )


def _known(state: FilouState) -> FilouView:
    """What everybody knows."""
    cells, seats = state.cells, state.seats
    return FilouView(
        seat=None,
        phase=PHASES[state.phase],
        round=state.round,
        start=state.start,
        turn=state.turn,
        hand=(),
        held=tuple(len(_where(cells, other, HAND)) for other in range(seats)),
        removed=None,
        chosen=tuple(cells[material.CHOICE + other] > 0 for other in range(seats)),
        choice=None,
        row=_row(state, None) if PHASES[state.phase] == "bidding" else (),
        bids=tuple(cells[material.BIDS : material.BIDS + seats]),
        high=state.high,
        passed=tuple(bool(state.passed >> other & 1) for other in range(seats)),
        mouse_cards=state.mice_to_win(),
        bank=state.bank,
        mice=tuple(cells[material.MICE : material.MICE + seats]),
        won=tuple(names(state.pile(other)) for other in range(seats)),
        shown=tuple(_where(cells, owner, SHOWN) for owner in range(state.sets)),
        gone=tuple(name for card, name in enumerate(CARDS) for _ in range(cells[material.GONE + card])),
        points=state.points() if PHASES[state.phase] == "over" else None,
        turns=state.turns,
        revealed=state.revealed,
    )


def _where(cells: bytearray, owner: int, where: int) -> tuple[str, ...]:
    """The cards of a set that are there."""
    begin = material.AT + 10 * owner
    return tuple(name for name, place in zip(CARDS, cells[begin : begin + 10], strict=True) if place == where)


def _row(state: FilouState, seat: int | None) -> tuple[RowCard, ...]:
    """The row as the seat sees it: what lies open, and its own card."""
    row = []
    for place, owner in enumerate(material.owners(state.seats, state.start)):
        known = place < state.open or owner == seat
        card = CARDS[state.cells[material.ROW + place]] if known else None
        row.append(RowCard(owner if owner < state.seats else None, card, place < state.open))
    return tuple(row)


def imagine(game: Game, known: FilouView, dice: Dice) -> FilouState:
    """A full position that fits the view: every way to part the unseen cards of each set is equally likely."""
    cells = bytearray(material.SIZE)
    for owner in range(material.sets(game.seats)):
        if owner == known.seat:
            _place_own(cells, known, owner)
        else:
            _imagine_set(cells, known, owner, dice)
    for seat in range(game.seats):
        cells[material.BIDS + seat] = known.bids[seat]
        cells[material.MICE + seat] = known.mice[seat]
        pile = bytes(CARD[name] for name in known.won[seat])
        cells[material.PILED + seat] = len(pile)
        begin = material.PILES + material.PILE * seat
        cells[begin : begin + len(pile)] = pile
    for name in known.gone:
        cells[material.GONE + CARD[name]] += 1
    for place, card in enumerate(known.row):
        if card.card is not None:
            cells[material.ROW + place] = CARD[card.card]
    return restore(game, dice, cells, _numbers(known))


def _numbers(known: FilouView) -> tuple[int, ...]:
    opened = sum(card.open for card in known.row)
    passed = sum(1 << seat for seat, out in enumerate(known.passed) if out)
    phase = PHASES.index(known.phase)
    filled = int(any(known.mouse_cards))
    told = (known.turns, known.revealed, phase, known.turn, known.start, known.round)
    return (*told, opened, passed, known.high, filled, known.bank)


def _put(cells: bytearray, owner: int, cards: list[int], where: int) -> None:
    for card in cards:
        cells[material.AT + 10 * owner + card] = where


def _place_own(cells: bytearray, known: FilouView, seat: int) -> None:
    """The viewer's own set is known: what is neither in the hand nor turned up nor removed lies in the row."""
    _put(cells, seat, list(range(10)), DOWN)
    _put(cells, seat, [CARD[name] for name in known.hand], HAND)
    _put(cells, seat, [CARD[name] for name in known.shown[seat]], SHOWN)
    if known.removed is not None:
        _put(cells, seat, [CARD[known.removed]], REMOVED)
    cells[material.CHOICE + seat] = CARD[known.choice] + 1 if known.choice else 0


def _imagine_set(cells: bytearray, known: FilouView, owner: int, dice: Dice) -> None:
    """Somebody else's set: the removed card, the card lying face down, the rest in the hand or the dummy's pile."""
    seats = len(known.held)
    shown = [CARD[name] for name in known.shown[owner]]
    _put(cells, owner, shown, SHOWN)
    unseen = [card for card in range(10) if card not in shown]
    dice.shuffle(unseen)
    _put(cells, owner, [unseen.pop()], REMOVED)
    for place, laid in enumerate(known.row):
        if (seats if laid.seat is None else laid.seat) == owner and not laid.open:
            cells[material.ROW + place] = unseen[-1]
            _put(cells, owner, [unseen.pop()], DOWN)
    _put(cells, owner, unseen, HAND)
    if owner == seats:
        cells[material.DUMMY : material.DUMMY + len(unseen)] = bytes(unseen)
    elif known.chosen[owner]:
        cells[material.CHOICE + owner] = unseen[-1] + 1
