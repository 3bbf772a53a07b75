"""What a Dog table may set, and the two houses: `dog` (house D) and `lagerdog` (house F) are presets of one game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from rudel.core.options import Option

if TYPE_CHECKING:
    from collections.abc import Mapping

SEATS = (2, 3, 4, 5, 6)
ALONE_SEATS = (2, 3, 4, 5)
DOG_ONLY_ALONE = (2, 3, 5)
LAGERDOG_ONLY_ALONE = (2, 5)  # three play two against one (DOG-60)


def _options(*, house_d: bool) -> tuple[Option, ...]:
    """The options with one house's defaults."""
    return (
        Option(key="packs", rule="DOG-3", default=2, default_by_seats={6: 3} if house_d else None, low=1, high=4),
        Option(key="jokers", rule="DOG-3", default=3, low=0, high=6),
        Option(key="deal_cycle", rule="DOG-10", default="once" if house_d else "always", choices=("once", "always")),
        Option(key="blank_jack", rule="DOG-47", default=house_d),
        Option(key="hard_ending", rule="DOG-58", default=False),
        Option(key="canadian_seven", rule="DOG-70", default=False),
        Option(key="strict_jack", rule="DOG-71", default=False),
        Option(key="round_again", rule="DOG-72", default=False),
        Option(key="teams_of_three", rule="DOG-73", default=False, seats=(6,)),
        Option(
            key="everyone_alone",
            rule="DOG-74",
            default=False,
            default_by_seats=dict.fromkeys(DOG_ONLY_ALONE if house_d else LAGERDOG_ONLY_ALONE, True),
            seats=ALONE_SEATS,
        ),
    )


DOG_OPTIONS = _options(house_d=True)
LAGERDOG_OPTIONS = _options(house_d=False)


def _check(only_alone: tuple[int, ...], seats: int, options: Mapping[str, Any]) -> str | None:
    """Why these seats and options make no sense together, or None; some seat numbers have no partners."""
    if seats in only_alone and not options["everyone_alone"]:
        return f"{seats} seats play everyone for himself only: option everyone_alone is yes there (DOG-74)"
    if options["strict_jack"] and not options["blank_jack"]:
        return "strict_jack limits the jack without effect, so it needs blank_jack (DOG-47, DOG-71)"
    if options["everyone_alone"] and options["canadian_seven"]:
        return "canadian_seven moves a partner's stones; who plays alone has none (DOG-70, DOG-74)"
    return None


dog_check = partial(_check, DOG_ONLY_ALONE)
lagerdog_check = partial(_check, LAGERDOG_ONLY_ALONE)
