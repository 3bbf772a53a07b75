"""What one can do in Dog: typed actions ⇄ ids ⇄ notation.

Ids are dense and the same for every seat number and option. `group` says whose stones are moved: 0 the seat one plays
for (one's own, or the mate's once one has finished), 1 the second of two unfinished mates (DOG-73).

    0    Forward, Back, Swap with the card itself     2 groups x 180 (96 + 4 + 80)
    360  the same with a joker
    720  Out                                          2 groups x 14 cards
    748  Blank: jack, joker
    750  Step                                         6 seats x 4 stones x 2 ways
    798  Step that begins a joker's seven
    846  Give                                         14 cards
    860  Drop
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from rudel.core.errors import BadNotation
from rudel.core.game import SEAT_LETTERS
from rudel.games.dog.cards import ACE, FOUR, JACK, JOKER, RANK, RANKS, SEVEN, SLOTS

if TYPE_CHECKING:
    from rudel.core.game import Game

GROUP = 180
BACK = 96
SWAP = 100
WITH_JOKER = 2 * GROUP
OUT = 2 * WITH_JOKER
OUT_GROUP = 14
BLANK = OUT + 2 * OUT_GROUP
STEP = BLANK + 2
JOKER_STEP = STEP + 48
GIVE = JOKER_STEP + 48
DROP = GIVE + 14
ACTIONS = DROP + 1

STONES = "abcd"
SLOT = {slot: index for index, slot in enumerate(SLOTS)}


class Forward(msgspec.Struct, frozen=True, tag="forward"):
    """Moves a stone its card's value forward, along the ring or into (and inside) the stall."""

    card: str
    fields: int
    stone: int
    home: bool = False
    joker: bool = False
    group: int = 0


class Back(msgspec.Struct, frozen=True, tag="back"):
    """Moves a stone four fields backward (DOG-21)."""

    stone: int
    joker: bool = False
    group: int = 0


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Swaps a stone with one of the seat `ahead` places further in playing order (DOG-23)."""

    stone: int
    ahead: int
    other: int
    joker: bool = False
    group: int = 0


class Out(msgspec.Struct, frozen=True, tag="out"):
    """Puts a stone from the nest on its start."""

    card: str
    group: int = 0


class Blank(msgspec.Struct, frozen=True, tag="blank"):
    """Plays a jack without effect (DOG-47)."""

    joker: bool = False


class Step(msgspec.Struct, frozen=True, tag="step"):
    """One step of a seven, with a stone of the seat `ahead` places further in playing order (DOG-22)."""

    ahead: int
    stone: int
    home: bool = False
    joker: bool = False


class Give(msgspec.Struct, frozen=True, tag="give"):
    """Gives a card to the partner before the round (DOG-13)."""

    card: str


class Drop(msgspec.Struct, frozen=True, tag="drop"):
    """Drops out of the round, having nothing to play (DOG-14)."""


Action = Forward | Back | Swap | Out | Blank | Step | Give | Drop


def action(number: int) -> Action:
    """The action that a number stands for."""
    if number < OUT:
        return _move(number)
    if number < BLANK:
        group, rank = divmod(number - OUT, OUT_GROUP)
        return Out(RANKS[rank], group)
    if number < STEP:
        return Blank(joker=number > BLANK)
    if number < GIVE:
        joker, rest = divmod(number - STEP, 48)
        return Step(rest // 8, rest // 2 % 4, home=bool(rest % 2), joker=bool(joker))
    return Give(RANKS[number - GIVE]) if number < DROP else Drop()


def _move(number: int) -> Forward | Back | Swap:
    joker, rest = divmod(number, WITH_JOKER)
    group, rest = divmod(rest, GROUP)
    if rest < BACK:
        rank, fields = SLOTS[rest // 8]
        return Forward(RANKS[rank], fields, rest // 2 % 4, home=bool(rest % 2), joker=bool(joker), group=group)
    if rest < SWAP:
        return Back(rest - BACK, joker=bool(joker), group=group)
    stone, foreign = divmod(rest - SWAP, 20)
    return Swap(stone, foreign // 4 + 1, foreign % 4, joker=bool(joker), group=group)


def number(asked: Action) -> int:
    """The number of an action."""
    match asked:
        case Forward(card, fields, stone, home, joker, group):
            return _base(joker, group) + 8 * SLOT[RANK[card], fields] + 2 * stone + home
        case Back(stone, joker, group):
            return _base(joker, group) + BACK + stone
        case Swap(stone, ahead, other, joker, group):
            return _base(joker, group) + SWAP + 20 * stone + 4 * (ahead - 1) + other
        case Out(card, group):
            return OUT + OUT_GROUP * group + RANK[card]
        case Blank(joker):
            return BLANK + joker
        case Step(ahead, stone, home, joker):
            return STEP + 48 * joker + 8 * ahead + 2 * stone + home
        case Give(card):
            return GIVE + RANK[card]
        case Drop():
            return DROP


def _base(joker: bool, group: int) -> int:
    return WITH_JOKER * joker + GROUP * group


def card_of(asked: Action) -> int | None:
    """The rank of the card that leaves the hand when the action begins a play; None for Give and Drop."""
    match asked:
        case Give() | Drop():
            return None
        case Out(card):
            return RANK[card]
        case Forward(joker=True) | Back(joker=True) | Swap(joker=True) | Blank(joker=True) | Step(joker=True):
            return JOKER
        case Forward(card):
            return RANK[card]
        case Back():
            return FOUR
        case Step():
            return SEVEN
    return JACK


def write(game: Game, seat: int, asked_number: int) -> str:
    """The action in notation, as the seat plays it."""
    asked = action(asked_number)
    star = "*" if getattr(asked, "joker", False) else ""
    match asked:
        case Forward(card, fields, stone, home, _, group):
            value = f"A{fields}" if card == "A" else card
            return f"{star}{value}{_own(stone, group)}{'+' * home}"
        case Back(stone, _, group):
            return f"{star}4{_own(stone, group)}-"
        case Swap(stone, ahead, other, _, group):
            return f"{star}J{_own(stone, group)}={_letter(game, seat, ahead)}{STONES[other]}"
        case Out(card, group):
            return f"{card}^{chr(39) * group}"
        case Blank():
            return f"{star}J0"
        case Step(ahead, stone, home):
            owner = _letter(game, seat, ahead) if ahead else ""
            return f"{star}7{owner}{STONES[stone]}{'+' * home}"
        case Give(card):
            return f">{card}"
        case Drop():
            return "x"


def _own(stone: int, group: int) -> str:
    return STONES[stone] + "'" * group


def _letter(game: Game, seat: int, ahead: int) -> str:
    """The letter of the seat so far ahead; a seat beyond the table (no action of this game) is counted with a digit."""
    return SEAT_LETTERS[(seat + ahead) % game.seats] if ahead < game.seats else str(ahead)


_RANK = r"(?P<card>A|10|[2-9JQK*])"
_OWNER = r"(?P<owner>[A-F1-5])"
_WORDS = {
    "give": re.compile(rf">{_RANK}"),
    "drop": re.compile(r"x"),
    "out": re.compile(rf"{_RANK}\^(?P<second>'?)"),
    "blank": re.compile(r"(?P<joker>\*?)J0"),
    "swap": re.compile(rf"(?P<joker>\*?)J(?P<stone>[abcd])(?P<second>'?)={_OWNER}(?P<other>[abcd])"),
    "step": re.compile(rf"(?P<joker>\*?)7{_OWNER}?(?P<stone>[abcd])(?P<home>\+?)"),
    "back": re.compile(r"(?P<joker>\*?)4(?P<stone>[abcd])(?P<second>'?)-"),
    "forward": re.compile(
        r"(?P<joker>\*?)(?P<value>A1|A11|10|[2345689QK])(?P<stone>[abcd])(?P<second>'?)(?P<home>\+?)"
    ),
}


def read(game: Game, seat: int, word: str) -> int:
    """The number of the action that a word of notation stands for."""
    for kind, pattern in _WORDS.items():
        if found := pattern.fullmatch(word):
            said = {name: text or "" for name, text in found.groupdict().items()}
            return number(_typed(game, seat, kind, said))
    raise BadNotation(f"{word!r} is no Dog notation; an action looks like K^, 10b, 4a-, 7c+, Jb=Cd, >A or x")


def _typed(game: Game, seat: int, kind: str, said: dict[str, str]) -> Action:
    joker, home = bool(said.get("joker")), bool(said.get("home"))
    group, stone = len(said.get("second", "")), STONES.find(said.get("stone", ""))
    match kind:
        case "give":
            return Give(said["card"])
        case "drop":
            return Drop()
        case "out":
            return Out(said["card"], group)
        case "blank":
            return Blank(joker)
        case "swap":
            return Swap(stone, _ahead(game, seat, said["owner"]), STONES.find(said["other"]), joker, group)
        case "step":
            return Step(_ahead(game, seat, said["owner"]) if said["owner"] else 0, stone, home, joker)
        case "back":
            return Back(stone, joker, group)
    card = "A" if said["value"].startswith("A") else said["value"]
    fields = SLOT_FIELDS[said["value"]]
    return Forward(card, fields, stone, home, joker, group)


SLOT_FIELDS = {(f"A{fields}" if rank == ACE else RANKS[rank]): fields for rank, fields in SLOTS}


def _ahead(game: Game, seat: int, owner: str) -> int:
    """How far ahead the lettered seat sits; one's own letter is not written, so it is bad notation."""
    if owner.isdigit():
        ahead = int(owner)
        if ahead >= game.seats:
            return ahead
    elif SEAT_LETTERS.index(owner) < game.seats and SEAT_LETTERS[seat] != owner:
        return (SEAT_LETTERS.index(owner) - seat) % game.seats
    raise BadNotation(f"{owner} is no other seat of this table")
