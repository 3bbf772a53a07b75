"""What is stored of a table: its log, row after row. The table is their fold, and nothing else.

The secret of the dice is no row: the store keeps it beside the log until the game is over.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rudel.table.settings import Dicing, Level, Settings

By = Literal["person", "bot", "clock"]


class Row(msgspec.Struct, frozen=True, kw_only=True, tag_field="row"):
    """Something that has happened at a table; `at` is when, in milliseconds since 1970."""

    at: int


class Opened(Row, frozen=True, kw_only=True, tag="opened", omit_defaults=True):
    """The first row."""

    table: str
    key: str
    seats: int
    options: dict[str, Any]
    rules_version: int
    commitment: str
    host: str
    settings: Settings
    dice: Dicing = "fair"
    seed: int | None = None
    """What prepared dice follow from; told when the game is over."""
    lesson: str | None = None
    """The guided first game that is played here, by its name (table/lessons.py)."""


class Sat(Row, frozen=True, kw_only=True, tag="sat"):
    """A person has taken a chair and has added 16 bytes to the dice."""

    seat: int
    person: str
    name: str
    avatar: str
    contribution: str


class Stood(Row, frozen=True, kw_only=True, tag="stood"):
    """A person has left the chair for good; a bot has it from now on."""

    seat: int


class Removed(Row, frozen=True, kw_only=True, tag="removed"):
    """The host has sent somebody away; a bot has the chair from now on."""

    seat: int


class Swapped(Row, frozen=True, kw_only=True, tag="swapped"):
    """Before the game begins: whoever had one of two chairs, person or bot, has the other now, and all they gave."""

    seat: int
    other: int


class Renamed(Row, frozen=True, kw_only=True, tag="renamed"):
    """A person on a chair is called otherwise from now on, or has another animal."""

    seat: int
    name: str
    avatar: str


class BotSet(Row, frozen=True, kw_only=True, tag="bot-set"):
    """The host has chosen the bot of an empty chair."""

    seat: int
    level: Level


class Started(Row, frozen=True, kw_only=True, tag="started"):
    """All dice are settled, the first cards are dealt."""


class Played(Row, frozen=True, kw_only=True, tag="played"):
    """A whole turn, or a secret choice."""

    seat: int
    actions: list[int]
    by: By


class Undone(Row, frozen=True, kw_only=True, tag="undone"):
    """The last turn was taken back."""

    seat: int


class TookOver(Row, frozen=True, kw_only=True, tag="took-over"):
    """A bot plays for somebody who is gone, until they are back."""

    seat: int


class GaveBack(Row, frozen=True, kw_only=True, tag="gave-back"):
    """They are back."""

    seat: int


class PauseAsked(Row, frozen=True, kw_only=True, tag="pause-asked"):
    """Somebody would like a pause; it begins when every person has asked."""

    seat: int


class Resumed(Row, frozen=True, kw_only=True, tag="resumed"):
    """The pause, or the wish for one, is over."""

    seat: int


class Rematched(Row, frozen=True, kw_only=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


AnyRow = (
    Opened
    | Sat
    | Stood
    | Removed
    | Swapped
    | Renamed
    | BotSet
    | Started
    | Played
    | Undone
    | TookOver
    | GaveBack
    | PauseAsked
    | Resumed
    | Rematched
)

_decoder = msgspec.json.Decoder(AnyRow)


def write(row: AnyRow) -> bytes:
    """The row as it is stored."""
    return msgspec.json.encode(row)


def read(body: bytes) -> AnyRow:
    """The row that was stored."""
    row: AnyRow = _decoder.decode(body)
    return row
