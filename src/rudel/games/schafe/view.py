"""What a seat knows of a table of Meine Schafe, Deine Schafe (an allow-list, field by field)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

import msgspec

from rudel.games.schafe import board
from rudel.games.schafe.actions import place_of
from rudel.games.schafe.tiles import BAG, COLOURS, SQUARE, unpacked

if TYPE_CHECKING:
    from rudel.games.schafe.rules import SchafeState

Phase = Literal["turn", "placing", "hunting", "second", "over"]
PHASES: tuple[Phase, ...] = ("turn", "placing", "hunting", "second", "over")
Special = Literal["hunting", "showing"]
SPECIALS: tuple[Special | None, ...] = (None, "hunting", "showing")


class Laid(msgspec.Struct, frozen=True):
    """A tile on the table, edges clockwise from the north."""

    tile: int
    """-1 is the village square, 68 and more are "?" tiles."""
    x: int
    y: int
    edges: str
    hunter: int | None
    """The hunter tile put on top of this wolf (SHF-22)."""
    seat: int | None
    """Who laid it: everybody has seen that. None for the village square."""


class Taken(msgspec.Struct, frozen=True):
    """A tile taken and not yet laid, with its side and quarter turns; the "?" tile of a colour is 68 + colour."""

    tile: int
    side: int
    turn: int


class Told(msgspec.Struct, frozen=True, tag_field="told"):
    """Something that a seat's passes tell of its tiles."""


class ToldHeld(Told, frozen=True, tag="held"):
    """So many tiles were held when it passed for the first time."""

    number: int


class ToldPassed(Told, frozen=True, tag="passed"):
    """It passed, so it held none of these tiles, which would have fitted (SHF-10)."""

    tiles: tuple[int, ...]


class ToldDrew(Told, frozen=True, tag="drew"):
    """It drew so many tiles."""

    number: int


class ToldLaid(Told, frozen=True, tag="laid"):
    """It laid this tile."""

    tile: int


Telling = ToldHeld | ToldPassed | ToldDrew | ToldLaid
Tale = tuple[Telling, ...]


class SchafeView(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that one seat knows; for a spectator (seat None) all that everybody knows."""

    seat: int | None
    phase: Phase
    turn: int
    """Whose turn it is."""
    actor: int
    """Who is waited for: the seat on turn, or one that is in the middle of a special action (SHF-20)."""
    special: Special | None
    """What kind of special action the actor is in the middle of: "hunting" (SHF-21), "showing" (SHF-24) or None."""
    hand: tuple[int, ...]
    """The seat's own tiles, sorted; the pending one is no longer among them."""
    left_hand: tuple[int, ...]
    """The seat's own tiles that left the game with it (SHF-25)."""
    held: tuple[int, ...]
    """How many tiles each seat holds."""
    left_hands: tuple[int, ...]
    """How many tiles left the game with each seat that got out (SHF-25)."""
    bag: int
    """How many tiles are left to draw."""
    colour: str | None
    """The seat's own colour."""
    colours: tuple[str | None, ...]
    """The colours that everybody knows: those revealed, and all at the end."""
    map: tuple[Laid, ...]
    """The tiles on the table in the order laid, the village square first."""
    pending: Taken | None
    """The tile taken and not yet laid."""
    finished: tuple[int, ...]
    """The seats that have laid their last tile or got out, in this order (SHF-31)."""
    got_out: tuple[bool, ...]
    passes: int
    """How many seats have passed in a row (SHF-14)."""
    first: int
    """Who began, and begins again after SHF-13."""
    told: tuple[Tale, ...]
    """What each seat's passes tell, in the order it happened. Who has not passed has told nothing."""
    bonus: tuple[int, ...]
    """The points for finishing so far (SHF-31)."""
    points: tuple[int, ...] | None
    """At the end the sum that decides (SHF-34)."""
    gone: tuple[int, ...]
    """Tiles that take no part; there are none but in positions written by hand."""
    turns: int
    revealed: int
    acted: tuple[int, ...] = ()
    """The seats still in that have had their special action in this turn (SHF-20); rules version 1 counts none."""


def view(state: SchafeState, seat: int | None, known: SchafeView | None = None) -> SchafeView:
    """All that the seat knows, and nothing else; what everybody knows may be handed in."""
    known = _known(state) if known is None else known
    if seat is None:
        return known
    return msgspec.structs.replace(
        known,
        seat=seat,
        hand=state.hand(seat),
        left_hand=state.left_hand(seat),
        colour=COLOURS[state.cells[board.COLOUR + seat]],
    )


def _known(state: SchafeState) -> SchafeView:
    """What everybody knows."""
    cells, seats, over = state.cells, state.seats, PHASES[state.phase] == "over"
    everyone = range(seats)
    return SchafeView(
        seat=None,
        phase=PHASES[state.phase],
        turn=state.turn,
        actor=state.actor,
        special=SPECIALS[state.special],
        hand=(),
        left_hand=(),
        held=tuple(cells[board.HELD : board.HELD + seats]),
        left_hands=tuple(cells.count(board.LEFT + other, board.HOLDER, board.HELD) for other in everyone),
        bag=state.bag,
        colour=None,
        colours=tuple(
            COLOURS[cells[board.COLOUR + other]] if over or cells[board.SHOWN + other] else None for other in everyone
        ),
        map=_map(state),
        pending=Taken(state.tile, state.side, state.quarter) if state.tile >= 0 else None,
        finished=state.order(),
        got_out=tuple(cells[board.ENDED + other] == board.IS_OUT for other in everyone),
        passes=state.passes,
        first=state.first,
        told=tuple(tuple(_told(*one) for one in tale) for tale in board.read_history(state.history, seats)),
        bonus=state.bonuses(),
        points=state.points() if over else None,
        gone=tuple(tile for tile in range(BAG) if cells[board.HOLDER + tile] == board.GONE),
        turns=state.turns,
        revealed=state.revealed,
        acted=tuple(other for other in everyone if state.acted >> other & 1),
    )


def _map(state: SchafeState) -> tuple[Laid, ...]:
    meadow = state.meadow
    cells, layer = meadow.cells, state.cells[board.LAYER : board.LAYER + meadow.laid]
    return tuple(
        _laid(cells[board.TILE + order], meadow.cell_at(order), meadow.pattern_at(order), cells[board.TOP + order], by)
        for order, by in enumerate(layer)
    )


@lru_cache(maxsize=4096)
def _laid(tile: int, cell: int, pattern: int, top: int, by: int) -> Laid:
    x, y = place_of(cell)
    return Laid(
        -1 if tile == SQUARE else tile, x, y, unpacked(pattern), top - 1 if top else None, by - 1 if by else None
    )


@lru_cache(maxsize=4096)
def _told(word: str, number: int) -> Telling:
    """An entry of the history; of a pass the number is a mask of tiles."""
    match word:
        case "held":
            return ToldHeld(number)
        case "passed":
            return ToldPassed(tuple(tile for tile in range(BAG) if number >> tile & 1))
        case "drew":
            return ToldDrew(number)
    return ToldLaid(number)


@lru_cache(maxsize=4096)
def entries(tale: Tale) -> tuple[tuple[str, int], ...]:
    """The history's entries that a tale stands for: the way back."""
    return tuple(_entry(told) for told in tale)


def _entry(told: Telling) -> tuple[str, int]:
    match told:
        case ToldHeld(number):
            return "held", number
        case ToldPassed(tiles):
            return "passed", sum(1 << tile for tile in tiles)
        case ToldDrew(number):
            return "drew", number
        case ToldLaid(tile):
            return "laid", tile
