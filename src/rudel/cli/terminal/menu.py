"""What the person may do, as a list one can overlook: many choices are grouped by how their descriptions begin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

FLAT = 9
"""So many choices need no groups: each has its digit."""

Described = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of the menu: one action, or a group of actions that a further menu shows."""

    text: str
    actions: tuple[Described, ...]

    @property
    def group(self) -> bool:
        """Whether it opens a further menu."""
        return len(self.actions) > 1

    @property
    def numbers(self) -> list[int]:
        """The ids of its actions."""
        return [number for number, _ in self.actions]


def _first_word(text: str) -> str:
    return text.split(maxsplit=1)[0].rstrip(":,;") if text.strip() else ""


def _before_colon(text: str) -> str:
    return text.partition(":")[0]


LEVELS: tuple[Callable[[str], str], ...] = (_first_word, _before_colon)


def choices(described: Sequence[Described]) -> list[Choice]:
    """Every action if they are few, otherwise groups by the first word, then by what stands before a colon."""
    if len(described) > FLAT:
        for level in LEVELS:
            groups = _grouped(described, level)
            if 1 < len(groups) < len(described):
                return [_choice(word, group) for word, group in groups]
    return [Choice(text, ((number, text),)) for number, text in described]


def _grouped(described: Iterable[Described], level: Callable[[str], str]) -> list[tuple[str, tuple[Described, ...]]]:
    groups: dict[str, list[Described]] = {}
    for number, text in described:
        groups.setdefault(level(text), []).append((number, text))
    return [(word, tuple(group)) for word, group in groups.items()]


def _choice(word: str, group: tuple[Described, ...]) -> Choice:
    return Choice(word, group) if len(group) > 1 else Choice(group[0][1], group)


class Menu:
    """The list that is open, and those one came through to it."""

    def __init__(self, described: Sequence[Described]) -> None:
        self.described = tuple(described)
        self._open = [choices(self.described)]

    @property
    def lines(self) -> list[Choice]:
        """What can be chosen now."""
        return self._open[-1]

    @property
    def deep(self) -> bool:
        """Whether there is a list to go back to."""
        return len(self._open) > 1

    def enter(self, choice: Choice) -> None:
        """Opens a group; what all of it begin with, up to a colon, is not said again."""
        heads = {_before_colon(text) for _, text in choice.actions}
        shared = len(heads) == 1 and all(":" in text for _, text in choice.actions)
        inside = [(number, text.partition(":")[2].strip()) for number, text in choice.actions] if shared else None
        self._open.append(choices(inside or choice.actions))

    def back(self) -> bool:
        """Goes back to the list before; False if this is the first one."""
        if self.deep:
            self._open.pop()
            return True
        return False

    def find(self, action: int) -> int:
        """Opens the lists that lead to an action and returns its line."""
        while self.back():
            pass
        while True:
            line = next(index for index, choice in enumerate(self.lines) if action in choice.numbers)
            if not self.lines[line].group:
                return line
            self.enter(self.lines[line])
