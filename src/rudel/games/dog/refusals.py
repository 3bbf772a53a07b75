"""Why an action is not legal: the id of the rule that forbids it. Explains only; `legal` alone decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.games.dog import actions, board
from rudel.games.dog.actions import Back, Blank, Drop, Forward, Give, Out, Step, Swap

if TYPE_CHECKING:
    from rudel.games.dog.rules import DogState

SWAPPING, PLAYING, OVER = range(3)


def why_not(state: DogState, seat: int, action: int) -> str:
    """The id of the rule that forbids the action now; asked only about actions that are not legal."""
    asked = actions.action(action)
    if state.phase == OVER:
        return "DOG-57" if state.won else "DOG-17"
    if state.phase == SWAPPING or isinstance(asked, Give):
        lone = isinstance(asked, Give) and state.receiver(seat) is None
        return "DOG-60" if lone else "DOG-13"
    if seat != state.turn:
        return "DOG-14"
    if state.left:
        return _step(state, seat, asked) if isinstance(asked, Step) and not asked.joker else "DOG-22"
    if isinstance(asked, Drop):
        return "DOG-15"
    card = actions.card_of(asked)
    if card is None or not state.cells[board.HANDS + 14 * seat + card]:
        return "DOG-14"
    return _play(state, seat, asked)


def _play(state: DogState, seat: int, asked: actions.Action) -> str:
    """Why a card that is in the hand cannot be played like this."""
    match asked:
        case Blank():
            return _blank(state, seat, asked)
        case Step():
            return _step(state, seat, asked)
        case Forward() | Back() | Swap() | Out():
            owners = state.plays_for(seat)
            if asked.group >= len(owners):
                return "DOG-73"
            owner = owners[asked.group]
            if isinstance(asked, Out):
                return _out(state, seat, owner, asked)
            return _move(state, seat, 4 * owner + asked.stone, asked)
    return "DOG-14"


def _out(state: DogState, seat: int, owner: int, asked: Out) -> str:
    if asked.card not in "AK*" and seat != board.lone_seat(state.seats, alone=state.game.options["everyone_alone"]):
        return "DOG-20"
    return "DOG-30" if state.cells[board.FRESH + owner] else "DOG-20"


def _move(state: DogState, seat: int, stone: int, asked: Forward | Back | Swap) -> str:
    place = state.cells[board.AT + stone]
    if isinstance(asked, Swap):
        return _swap(state, seat, stone, asked)
    if place == board.NEST:
        return "DOG-20"
    if isinstance(asked, Forward) and asked.home:
        return _home(state, stone, asked)
    return "DOG-51" if place > board.STALL else "DOG-30"


def _swap(state: DogState, seat: int, stone: int, asked: Swap) -> str:
    if asked.ahead >= state.seats:
        return "DOG-1"
    return "DOG-23" if (seat + asked.ahead) % state.seats == stone // 4 else "DOG-45"


def _home(state: DogState, stone: int, asked: Forward) -> str:
    """Why a stone cannot end in its stall with this card."""
    owner, place = stone // 4, state.cells[board.AT + stone]
    if place > board.STALL:
        return "DOG-52"
    if state.cells[board.FRESH + owner] == stone + 1:
        return "DOG-50"
    distance = (16 * owner - place) % (16 * state.starts)
    if distance == 0 and state.game.options["round_again"]:
        return "DOG-72"
    depth = asked.fields - distance
    if not 1 <= depth <= 4:
        return "DOG-52"
    if distance and state.cells[board.FRESH + owner]:
        return "DOG-30"
    return "DOG-52" if state.cells[board.STALLS + owner] & ((1 << depth) - 1) else "DOG-58"


def _blank(state: DogState, seat: int, asked: Blank) -> str:
    """Why a jack, or a joker as one, cannot be without effect; rules version 1 had no such joker."""
    if asked.joker and state.game.rules < 2:
        return "DOG-24"
    owners = [owner for owner in state.plays_for(seat) if _swappable(state, owner) or _fresh_counts(state, owner)]
    if not state.game.options["blank_jack"] or not owners:
        return "DOG-47"
    if not all(_foreign(state, owner) for owner in owners):
        return "DOG-71"
    return "DOG-46" if any(_swappable(state, owner) for owner in owners) else "DOG-47"


def _fresh_counts(state: DogState, owner: int) -> bool:
    """Whether the owner's fresh stone is enough for a jack without effect: not by rules version 1 (DOG-47)."""
    return state.game.rules >= 2 and state.cells[board.FRESH + owner] > 0


def _foreign(state: DogState, owner: int) -> bool:
    """Whether any stone of another seat can be swapped (DOG-46)."""
    return any(_swappable(state, other) for other in range(state.seats) if other != owner)


def _swappable(state: DogState, owner: int) -> bool:
    """Whether the owner has a stone that can be swapped (DOG-45)."""
    stones = range(4 * owner, 4 * owner + 4)
    return any(
        state.cells[board.AT + stone] < board.STALL and state.cells[board.FRESH + owner] != stone + 1
        for stone in stones
    )


def _step(state: DogState, seat: int, asked: Step) -> str:
    """Why a stone cannot make the next step of a seven."""
    if asked.ahead >= state.seats:
        return "DOG-1"
    owner = (seat + asked.ahead) % state.seats
    if not _driven(state, seat, owner):
        return "DOG-56" if owner in _mates(state, seat) else "DOG-22"
    stone = 4 * owner + asked.stone
    place = state.cells[board.AT + stone]
    if place == board.NEST:
        return "DOG-22"
    if place > board.STALL:
        return _stall_step(state, owner, place) if asked.home else "DOG-51"
    if asked.home:
        return _turn_in(state, stone, place, joker=asked.joker or bool(state.by_joker))
    following = (place // 16 + 1) % state.starts
    return "DOG-30" if place % 16 == 15 and state.cells[board.FRESH + following] else "DOG-22"


def _driven(state: DogState, seat: int, owner: int) -> bool:
    """Whether the seat's seven may move the owner's stones at all."""
    options = state.game.options
    if owner == seat or options["everyone_alone"]:
        return True
    finished = state.cells[board.STALLS + seat] == board.ALL_HOME
    return owner in _mates(state, seat) and (finished or options["canadian_seven"])


def _mates(state: DogState, seat: int) -> bytes:
    return state.team[2 * seat : 2 * seat + 2]


def _stall_step(state: DogState, owner: int, place: int) -> str:
    depth = place - board.STALL
    return "DOG-52" if depth == 4 or state.cells[board.STALLS + owner] >> depth & 1 else "DOG-22"


def _turn_in(state: DogState, stone: int, place: int, *, joker: bool) -> str:
    """Why a stone cannot make the step from its start into its stall."""
    owner, options = stone // 4, state.game.options
    stall = state.cells[board.STALLS + owner]
    if place != 16 * owner or state.cells[board.FRESH + owner] == stone + 1:
        return "DOG-50"
    if stall & 1:
        return "DOG-52"
    if options["round_again"] and not state.stepped >> stone & 1:
        return "DOG-72"
    party = {owner, *_mates(state, owner)} - {board.NOBODY}
    if sum(state.cells[board.STALLS + seat].bit_count() for seat in party) == 4 * len(party) - 1:
        if joker and options["hard_ending"] and (options["everyone_alone"] or state.left == 1):
            return "DOG-58"
        return "DOG-57"
    return "DOG-56" if stall.bit_count() == 3 else "DOG-22"
