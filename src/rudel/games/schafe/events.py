"""What has happened at a table of Meine Schafe, Deine Schafe, as typed events, each with its audience."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rudel.games.schafe import rules
from rudel.games.schafe.actions import place_of
from rudel.games.schafe.tiles import COLOURS, unpacked

if TYPE_CHECKING:
    from collections.abc import Callable


class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True):
    """Something that has happened. `audience` is the one seat that hears of it, or None: everybody does."""

    audience: int | None = None


class Dealt(Event, frozen=True, tag="dealt", kw_only=True):
    """Everybody has a colour and four tiles; the village square lies, and `first` begins (SHF-5)."""

    first: int


class HandDealt(Event, frozen=True, tag="hand", kw_only=True):
    """The tiles a seat got at the start, or anew (SHF-13); only the seat itself hears."""

    seat: int
    tiles: tuple[int, ...]


class ColourDealt(Event, frozen=True, tag="colour", kw_only=True):
    """The colour a seat plays; only the seat itself hears (SHF-4)."""

    seat: int
    colour: str


class TileLaid(Event, frozen=True, tag="laid", kw_only=True):
    """A landscape or four-sheep side was laid; it touches so many others (SHF-10)."""

    seat: int
    tile: int
    edges: str
    x: int
    y: int
    touching: int


class WolfLaid(Event, frozen=True, tag="wolf", kw_only=True):
    """A wolf lies in a forest (SHF-21)."""

    seat: int
    tile: int
    x: int
    y: int


class HunterLaid(Event, frozen=True, tag="hunter", kw_only=True):
    """A hunter lies in a forest without a wolf (SHF-22)."""

    seat: int
    tile: int
    x: int
    y: int


class WolfCovered(Event, frozen=True, tag="covered", kw_only=True):
    """A hunter was put on top of the wolf that lay there (SHF-22)."""

    seat: int
    tile: int
    x: int
    y: int


class ColourShown(Event, frozen=True, tag="shown", kw_only=True):
    """A seat has shown its colour and laid its "?" tile (SHF-24)."""

    seat: int
    colour: str
    x: int
    y: int


class Drew(Event, frozen=True, tag="drew", kw_only=True):
    """A seat drew so many tiles from the bag (SHF-11, SHF-14)."""

    seat: int
    number: int


class DrewTiles(Event, frozen=True, tag="drew-tiles", kw_only=True):
    """Which tiles a seat drew; only the seat itself hears."""

    seat: int
    tiles: tuple[int, ...]


class Passed(Event, frozen=True, tag="passed", kw_only=True):
    """A seat had nothing that fits (SHF-10)."""

    seat: int


class GotOut(Event, frozen=True, tag="got-out", kw_only=True):
    """A seat has ended the game for itself (SHF-25)."""

    seat: int


class Finished(Event, frozen=True, tag="finished", kw_only=True):
    """A seat has laid its last tile or got out, and gets so many points for it (SHF-31)."""

    seat: int
    bonus: int


class Redealt(Event, frozen=True, tag="redealt"):
    """Nobody could lay anything at the village square: all hands are drawn anew (SHF-13)."""


class AllPassed(Event, frozen=True, tag="all-passed", kw_only=True):
    """All who are left have passed one after the other: each draws one, or with the bag empty it is over (SHF-14)."""

    drew: bool


class PenClosed(Event, frozen=True, tag="closed", kw_only=True):
    """The tile that the seat laid at x, y has closed a pen of so many sheep (SHF-32)."""

    seat: int
    colour: str
    sheep: int
    x: int
    y: int


class Scored(Event, frozen=True, tag="scored", kw_only=True):
    """The game is over. `pens` are each seat's closed and unthreatened pens, largest first (SHF-34)."""

    points: tuple[int, ...]
    pens: tuple[tuple[int, ...], ...]
    bonus: tuple[int, ...]
    colours: tuple[str, ...]


AnyEvent = (
    Dealt
    | HandDealt
    | ColourDealt
    | TileLaid
    | WolfLaid
    | HunterLaid
    | WolfCovered
    | ColourShown
    | Drew
    | DrewTiles
    | Passed
    | GotOut
    | Finished
    | Redealt
    | AllPassed
    | PenClosed
    | Scored
)


def _placed(kind: Callable[..., Event]) -> Callable[..., Event]:
    """An event of a seat's tile at a cell."""
    return lambda seat, tile, cell: kind(seat=seat, tile=tile, x=place_of(cell)[0], y=place_of(cell)[1])


def _laid(seat: int, tile: int, pattern: int, cell: int, touching: int) -> Event:
    x, y = place_of(cell)
    return TileLaid(seat=seat, tile=tile, edges=unpacked(pattern), x=x, y=y, touching=touching)


def _shown(seat: int, colour: int, cell: int) -> Event:
    x, y = place_of(cell)
    return ColourShown(seat=seat, colour=COLOURS[colour], x=x, y=y)


def _closed(seat: int, colour: int, sheep: int, cell: int) -> Event:
    x, y = place_of(cell)
    return PenClosed(seat=seat, colour=COLOURS[colour], sheep=sheep, x=x, y=y)


def _scored(
    points: tuple[int, ...], pens: tuple[tuple[int, ...], ...], bonus: tuple[int, ...], colours: bytes
) -> Event:
    return Scored(points=points, pens=pens, bonus=bonus, colours=tuple(COLOURS[colour] for colour in colours))


_NAMED: dict[int, Callable[..., Event]] = {
    rules.DEALT: lambda first: Dealt(first=first),
    rules.HAND_DEALT: lambda seat, tiles: HandDealt(audience=seat, seat=seat, tiles=tuple(tiles)),
    rules.COLOUR_DEALT: lambda seat, colour: ColourDealt(audience=seat, seat=seat, colour=COLOURS[colour]),
    rules.TILE_LAID: _laid,
    rules.WOLF_LAID: _placed(WolfLaid),
    rules.HUNTER_LAID: _placed(HunterLaid),
    rules.WOLF_COVERED: _placed(WolfCovered),
    rules.COLOUR_SHOWN: _shown,
    rules.DREW: lambda seat, many: Drew(seat=seat, number=many),
    rules.DREW_TILES: lambda seat, tiles: DrewTiles(audience=seat, seat=seat, tiles=tuple(tiles)),
    rules.PASSED: lambda seat: Passed(seat=seat),
    rules.GOT_OUT: lambda seat: GotOut(seat=seat),
    rules.FINISHED: lambda seat, bonus: Finished(seat=seat, bonus=bonus),
    rules.REDEALT: Redealt,
    rules.ALL_PASSED: lambda drew: AllPassed(drew=bool(drew)),
    rules.PEN_CLOSED: _closed,
    rules.SCORED: _scored,
}


def events(journal: list[tuple[Any, ...]]) -> list[Event]:
    """The typed events of a state's raw journal."""
    return [_NAMED[kind](*facts) for kind, _audience, *facts in journal]
