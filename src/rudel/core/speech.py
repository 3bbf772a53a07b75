"""What is to be said, before it is said in a language: the id of a message and what it speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union


@dataclass(frozen=True, slots=True)
class Name:
    """Whoever sits on this seat; the one who shows the text knows the name."""

    seat: int


@dataclass(frozen=True, slots=True)
class Said:
    """A message of the catalogue with its arguments; an argument may itself be something said, or a list of such."""

    message: str
    about: Mapping[str, Word] = field(default_factory=dict)


Word = Union[str, int, Name, Said, "tuple[Word, ...]"]
