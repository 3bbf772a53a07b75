"""What a table may set: options as data, from which command line and browser build their forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rudel.core.errors import BadSetup


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One thing a table may set. Its label and help are the messages `<folder>-option-<key>` and `…-help`."""

    key: str
    rule: str
    """The id of the rule that explains it."""
    default: bool | int | str
    default_by_seats: Mapping[int, bool | int | str] | None = None
    """Defaults that differ for some seat numbers."""
    low: int = 0
    high: int = 0
    """The range of a number."""
    choices: tuple[str, ...] = ()
    """The values of a choice."""
    seats: tuple[int, ...] | None = None
    """The seat numbers it makes sense for; None is all."""
    since: int = 1
    """The version of the rules that brought it; older ones do not know it."""

    def at(self, seats: int) -> bool | int | str:
        """The value a table of so many seats has unless it says otherwise."""
        return (self.default_by_seats or {}).get(seats, self.default)

    def values(self) -> str:
        """What may be said, in words."""
        if isinstance(self.default, bool):
            return "yes or no"
        return f"{self.low} to {self.high}" if isinstance(self.default, int) else " or ".join(self.choices)

    def accept(self, value: Any) -> bool | int | str:
        """The value, checked; a text as a person types it is understood. BadSetup says what would be right."""
        if isinstance(self.default, bool):
            said = {
                "yes": True,
                "true": True,
                "on": True,
                "1": True,
                "no": False,
                "false": False,
                "off": False,
                "0": False,
            }
            value = said.get(value.lower(), value) if isinstance(value, str) else value
            fits = isinstance(value, bool)
        elif isinstance(self.default, int):
            value = int(value) if isinstance(value, str) and value.isascii() and value.isdigit() else value
            fits = isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        else:
            fits = value in self.choices
        if not fits:
            raise BadSetup(f"option {self.key} is {self.values()}, not {value!r} ({self.rule})")
        return value  # type: ignore[no-any-return]


def settle(game: str, options: tuple[Option, ...], seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value: what was given, checked, and the defaults for the rest."""
    known = {option.key: option for option in options}
    for key in given:
        if key not in known:
            raise BadSetup(f"{game} has no option {key!r}; it has {', '.join(known) or 'none'}")
    settled = {}
    for key, option in known.items():
        settled[key] = value = option.accept(given[key]) if key in given else option.at(seats)
        if option.seats is not None and seats not in option.seats and value != option.at(seats):
            numbers = ", ".join(map(str, option.seats))
            raise BadSetup(f"option {key} makes sense with {numbers} seats only, not with {seats} ({option.rule})")
    return settled
