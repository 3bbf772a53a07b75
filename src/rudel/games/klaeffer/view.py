"""What a seat knows of a Kleine Kläffer table (an allow-list, field by field), and full positions imagined from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from rudel.games.klaeffer import board
from rudel.games.klaeffer.cards import CARD, CARD_NUMBER, CARDS, DISTRICT_OF, DISTRICTS, HAND, names
from rudel.games.klaeffer.rules import KlaefferState, restore

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rudel.core.dice import Dice
    from rudel.core.game import Game

Phase = Literal["begin", "put", "take", "draw", "over"]
PHASES: tuple[Phase, ...] = ("begin", "put", "take", "draw", "over")


class Convinced(msgspec.Struct, frozen=True):
    """What the card just placed has convinced, while its seat may take or leave it (KLF-12)."""

    place: int
    """Where the card lies."""
    places: tuple[int, ...]
    """Where the cards lie that may be taken, in reading order."""
    column_votes: int
    row_votes: int


class KlaefferView(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that one seat knows; for a spectator (seat None) all that everybody knows."""

    seat: int | None
    phase: Phase
    turn: int
    hand: tuple[str | None, ...]
    """The seat's own cards in their four slots; none for a spectator."""
    held: tuple[int, ...]
    """How many cards each seat holds."""
    backs: tuple[tuple[str | None, ...], ...]
    """Per seat the district letters of its four slots: everybody sees the backs (KLF-4)."""
    council: tuple[str | None, ...]
    """The card on each of the 16 places, in reading order."""
    left: tuple[str, ...]
    """The district letters of the left draw row, next card first (KLF-6)."""
    right: tuple[str, ...]
    districts: tuple[tuple[tuple[str, ...], ...], ...]
    """Per seat and district the cards in front of it, in the order of arrival (KLF-16)."""
    removed: int
    """How many cards left the game unseen (KLF-3)."""
    picked: int | None
    """The slot picked in this turn; until the turn is over, so the drawn card will go there."""
    gave: bool
    """Whether a district was given away in this turn."""
    turns_taken: tuple[int, ...]
    """How many turns each seat has had."""
    ending: bool
    """Whether the last turns have begun (KLF-20)."""
    last_turns: int
    """How many of the last turns are still to come, the running one included."""
    bad_points: tuple[int, ...] | None
    secured: tuple[tuple[int, ...], ...] | None
    """At the end: bad points, and per seat the districts it has secured (KLF-22, KLF-23)."""
    turns: int
    revealed: int
    convinced: Convinced | None = None
    """What the seat on turn may take or leave now; nothing, and not told, unless it chooses."""


def view(state: KlaefferState, seat: int | None, known: KlaefferView | None = None) -> KlaefferView:
    """All that the seat knows, and nothing else; what everybody knows may be handed in."""
    known = _known(state) if known is None else known
    if seat is None:
        return known
    begin = board.HANDS + HAND * seat
    return msgspec.structs.replace(known, seat=seat, hand=_faces(state.cells[begin : begin + HAND]))


def _known(state: KlaefferState) -> KlaefferView:
    """What everybody knows."""
    cells, seats, phase = state.cells, state.seats, PHASES[state.phase]
    hands = [cells[begin : begin + HAND] for begin in range(board.HANDS, board.HANDS + HAND * seats, HAND)]
    over = phase == "over"
    return KlaefferView(
        seat=None,
        phase=phase,
        turn=state.turn,
        hand=(),
        held=tuple(HAND - hand.count(0) for hand in hands),
        backs=tuple(_backs(hand) for hand in hands),
        council=_faces(cells[board.COUNCIL : board.COUNCIL + board.PLACES]),
        left=_row_backs(cells, 0),
        right=_row_backs(cells, 1),
        districts=tuple(
            tuple(_pile(cells, 6 * other + district) for district in range(len(DISTRICTS))) for other in range(seats)
        ),
        removed=sum(byte.bit_count() for byte in cells[board.REMOVED : board.SIZE]),
        picked=state.picked - 1 if state.picked else None,
        convinced=_convinced(state) if phase == "take" else None,
        gave=bool(state.gave),
        turns_taken=tuple(cells[board.TAKEN : board.TAKEN + seats]),
        ending=over or state.last_turns > 0,
        last_turns=state.last_turns,
        bad_points=state.bad_points() if over else None,
        secured=state.secured() if over else None,
        turns=state.turns,
        revealed=state.revealed,
    )


def _convinced(state: KlaefferState) -> Convinced:
    mask, column_votes, row_votes = state.convinced()
    places = tuple(place for place in range(board.PLACES) if mask >> place & 1)
    return Convinced(state.placed - 1, places, column_votes, row_votes)


def _faces(cards: bytearray) -> tuple[str | None, ...]:
    return tuple(CARDS[card] or None for card in cards)


def _backs(cards: bytearray) -> tuple[str | None, ...]:
    return tuple(DISTRICTS[DISTRICT_OF[card]] if card else None for card in cards)


def _row_backs(cells: bytearray, row: int) -> tuple[str, ...]:
    begin = board.ROWS + board.ROW * row
    cards = cells[begin : begin + cells[board.LEFT + row]]
    return tuple(DISTRICTS[DISTRICT_OF[card]] for card in reversed(cards))


def _pile(cells: bytearray, pile: int) -> tuple[str, ...]:
    begin = board.LAID + board.PILE * pile
    return names(cells[begin : begin + cells[board.NUMBER + pile]])


def imagine(game: Game, known: KlaefferView, dice: Dice) -> KlaefferState:
    """A full position that fits the view: each colour's unseen cards lie under its backs, every deal equally likely."""
    cells = bytearray(board.SIZE)
    for place, name in enumerate(known.council):
        cells[board.COUNCIL + place] = CARD[name] if name else 0
    for seat, piles in enumerate(known.districts):
        for district, pile in enumerate(piles):
            _lay(cells, 6 * seat + district, pile)
    if known.seat is not None:
        begin = board.HANDS + HAND * known.seat
        cells[begin : begin + HAND] = bytes(CARD[name] if name else 0 for name in known.hand)
    cells[board.TAKEN : board.TAKEN + game.seats] = bytes(known.turns_taken)
    unseen = _shuffled(known, dice)
    for seat, backs in enumerate(known.backs):
        if seat != known.seat:
            for slot, letter in enumerate(backs):
                cells[board.HANDS + HAND * seat + slot] = unseen[letter].pop() if letter else 0
    for row, letters in enumerate((known.left, known.right)):
        cells[board.LEFT + row] = len(letters)
        for index, letter in enumerate(reversed(letters)):
            cells[board.ROWS + board.ROW * row + index] = unseen[letter].pop()
    remove(cells, (card for cards in unseen.values() for card in cards))
    picked = 0 if known.picked is None else known.picked + 1
    placed = 0 if known.convinced is None else known.convinced.place + 1
    numbers = (known.turns, known.revealed, PHASES.index(known.phase), known.turn)
    return restore(game, dice, cells, (*numbers, picked, int(known.gave), known.last_turns, placed))


def _lay(cells: bytearray, pile: int, cards: tuple[str, ...]) -> None:
    begin = board.LAID + board.PILE * pile
    cells[begin : begin + len(cards)] = bytes(CARD[name] for name in cards)
    cells[board.NUMBER + pile] = len(cards)


def _shuffled(known: KlaefferView, dice: Dice) -> dict[str, list[int]]:
    """The cards that the seat does not see, by district letter, in a random order."""
    seen = {*known.council, *known.hand}
    for piles in known.districts:
        seen.update(*piles)
    unseen: dict[str, list[int]] = {letter: [] for letter in DISTRICTS}
    for card in range(1, CARD_NUMBER + 1):
        if CARDS[card] not in seen:
            unseen[DISTRICTS[DISTRICT_OF[card]]].append(card)
    for cards in unseen.values():
        dice.shuffle(cards)
    return unseen


def remove(cells: bytearray, cards: Iterable[int]) -> None:
    """Marks cards that left the game unseen (KLF-3)."""
    for card in cards:
        cells[board.REMOVED + (card - 1 >> 3)] |= 1 << (card - 1 & 7)
