"""What is to be said, before it is said in a language: the id of a message and what it speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Union

import msgspec


class Name(msgspec.Struct, frozen=True, tag_field="kind", tag="name"):
    """Whoever sits on this seat; the one who shows the text knows the name."""

    seat: int


class Said(msgspec.Struct, frozen=True, tag_field="kind", tag="said"):
    """A message of the catalogue with its arguments; an argument may itself be something said, or a list of such."""

    message: str
    about: Mapping[str, Word] = {}


Word = Union[str, int, Name, Said, "tuple[Word, ...]"]
