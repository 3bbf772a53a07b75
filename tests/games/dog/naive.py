"""Dog a second time, slow and plain; long because the other side of the differential test is one file on its own.

Written from the specification alone, without a look at the kernel.
"""

from collections.abc import Iterator
from dataclasses import dataclass

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
JOKER = "*"
SEATS = "ABCDEF"
STONES = "abcd"

# DOG-20, DOG-21: how each card begins its word, and how far it drives forward. Jack and seven are no such cards.
FORWARD = {
    "A": (("A1", 1), ("A11", 11)),
    "2": (("2", 2),),
    "3": (("3", 3),),
    "4": (("4", 4),),
    "5": (("5", 5),),
    "6": (("6", 6),),
    "7": (),
    "8": (("8", 8),),
    "9": (("9", 9),),
    "10": (("10", 10),),
    "J": (),
    "Q": (("Q", 12),),
    "K": (("K", 13),),
}


@dataclass(frozen=True)
class Rules:
    """What the table has agreed."""

    seats: int
    """Seats that play, 2 to 6."""
    version: int = 2
    """The version of the rules."""
    blank_jack: bool = True
    """DOG-47: the jack may be played without effect (house D yes, F no)."""
    hard_ending: bool = False
    """DOG-58: no joker wins the game."""
    canadian_seven: bool = False
    """DOG-70: a seven always moves the partner's stones as well."""
    strict_jack: bool = False
    """DOG-71: the jack without effect only when the hand has no other play."""
    round_again: bool = False
    """DOG-72: no turning in from the start the stone stands on when the card is begun."""
    teams_of_three: bool = False
    """DOG-73: seats 0, 2, 4 against 1, 3, 5."""
    everyone_alone: bool = False
    """DOG-74: no partners; a seven moves any stones of the table."""
    lone_player: bool = False
    """DOG-60: seats 0 and 2 against seat 1, on the board for four."""


@dataclass(frozen=True)
class Position:
    """Where every stone is."""

    stones: tuple[tuple[str, ...], ...]
    """Per seat the places of a, b, c, d: "nest", a ring field "0" to "95", or a stall place "s1" to "s4"."""
    fresh: tuple[int, ...]
    """Per seat which of its stones (0 to 3) is fresh on its start, or -1."""


# ---- the table ----------------------------------------------------------------------------------------------------


def ring_size(rules: Rules) -> int:
    """Sixteen fields for each seat of the board; three with a lone player sit at the board for four (DOG-2)."""
    return 64 if rules.lone_player else 16 * rules.seats


def start_of(seat: int) -> str:
    """Each seat's start is the first of its sixteen fields (DOG-2)."""
    return str(16 * seat)


def party_of(rules: Rules, seat: int) -> tuple[int, ...]:
    """The seats that win together with this one, itself included, in ascending order."""
    if rules.everyone_alone:  # DOG-74
        return (seat,)
    if rules.lone_player:  # DOG-60
        return (1,) if seat == 1 else (0, 2)
    if rules.teams_of_three:  # DOG-73
        return (0, 2, 4) if seat % 2 == 0 else (1, 3, 5)
    partner = (seat + rules.seats // 2) % rules.seats  # DOG-1
    return tuple(sorted((seat, partner)))


def mates_of(rules: Rules, seat: int) -> list[int]:
    """The other seats of the party, the next in playing order first."""
    others = [(seat + distance) % rules.seats for distance in range(1, rules.seats)]
    return [other for other in others if other in party_of(rules, seat)]


def in_stall(place: str) -> bool:
    """Stall places are written s1 to s4."""
    return place.startswith("s")


def on_ring(place: str) -> bool:
    """Ring fields are written as numbers."""
    return place.isdigit()


def finished(position: Position, seat: int) -> bool:
    """A seat has finished when all its four stones are in its stall (DOG-55)."""
    return all(in_stall(place) for place in position.stones[seat])


def played_for(rules: Rules, position: Position, seat: int) -> list[int]:
    """Whose stones are "own" for this seat: its own, or once it has finished an unfinished mate's (DOG-55, DOG-73)."""
    if not finished(position, seat):
        return [seat]
    return [mate for mate in mates_of(rules, seat) if not finished(position, mate)]


def winners(rules: Rules, position: Position, seat: int) -> tuple[int, ...]:
    """The seats of the party that has won after this seat's play, or none (DOG-57, DOG-60, DOG-73)."""
    for distance in range(rules.seats):  # DOG-74: if two have finished, whoever played the card, so look there first
        party = party_of(rules, (seat + distance) % rules.seats)
        if all(finished(position, member) for member in party):
            return party
    return ()


# ---- one stone ----------------------------------------------------------------------------------------------------


def is_fresh(position: Position, seat: int, stone: int) -> bool:
    """A stone is fresh from leaving the nest until it moves for the first time (DOG-30)."""
    return position.fresh[seat] == stone


def standing_on(position: Position, field: str) -> tuple[int, int] | None:
    """The seat and the stone on this ring field, if there is one."""
    for seat, places in enumerate(position.stones):
        for stone, place in enumerate(places):
            if place == field:
                return seat, stone
    return None


def holds_fresh(position: Position, field: str) -> bool:
    """A fresh stone stands on this ring field."""
    found = standing_on(position, field)
    return found is not None and is_fresh(position, *found)


def put(position: Position, seat: int, stone: int, place: str) -> Position:
    """The stone is at the new place, and not fresh."""
    stones = [list(places) for places in position.stones]
    stones[seat][stone] = place
    fresh = list(position.fresh)
    if fresh[seat] == stone:
        fresh[seat] = -1
    return Position(tuple(tuple(places) for places in stones), tuple(fresh))


def land(position: Position, seat: int, stone: int, place: str) -> Position:
    """The stone has ended its move at this place and has sent home whoever stood on that field (DOG-40)."""
    found = standing_on(position, place) if on_ring(place) else None
    if found is not None:
        position = put(position, *found, "nest")
    return put(position, seat, stone, place)


def next_places(rules: Rules, seat: int, place: str, may_turn: bool) -> list[str]:
    """Where one step forward can lead, no matter who stands there."""
    if place in ("nest", "s4"):
        return []
    if in_stall(place):
        return [f"s{int(place[1]) + 1}"]  # DOG-51
    onward = str((int(place) + 1) % ring_size(rules))
    if place == start_of(seat) and may_turn:
        return [onward, "s1"]  # DOG-53: turning in is a choice
    return [onward]


def routes(rules: Rules, seat: int, place: str, count: int, may_turn: bool) -> list[list[str]]:
    """Every row of places that many steps forward pass through, the last one being the end."""
    if count == 0:
        return [[]]
    return [
        [step, *rest]
        for step in next_places(rules, seat, place, may_turn)
        for rest in routes(rules, seat, step, count - 1, True)  # who comes to the start on the way may turn in
    ]


def may_turn_at_once(rules: Rules, position: Position, begun: Position, seat: int, stone: int) -> bool:
    """The stone, if it stands on its start, may turn in from there without coming round again."""
    if is_fresh(position, seat, stone):  # DOG-50
        return False
    stood_there = begun.stones[seat][stone] == start_of(seat)
    return not (rules.round_again and stood_there)  # DOG-72


def blocked(position: Position, seat: int, place: str) -> bool:
    """Nobody goes to or past a fresh stone (DOG-30), nor to or past a stone in the stall (DOG-52)."""
    if in_stall(place):
        return place in position.stones[seat]
    return holds_fresh(position, place)


def forward(
    rules: Rules, position: Position, seat: int, stone: int, count: int, *, begun: Position
) -> list[tuple[str, Position]]:
    """Every way this stone can go that far forward, as "" or "+" and the position after it."""
    found = []
    may_turn = may_turn_at_once(rules, position, begun, seat, stone)
    for route in routes(rules, seat, position.stones[seat][stone], count, may_turn):
        if any(blocked(position, seat, place) for place in route):
            continue
        end = route[-1]
        found.append(("+" if in_stall(end) else "", land(position, seat, stone, end)))
    return found


def four_backward(rules: Rules, position: Position, seat: int, stone: int) -> Position | None:
    """The position after this stone has gone four fields back along the ring, or None (DOG-21, DOG-51)."""
    place = position.stones[seat][stone]
    if not on_ring(place):
        return None
    route = [str((int(place) - step) % ring_size(rules)) for step in (1, 2, 3, 4)]
    if any(blocked(position, seat, field) for field in route):
        return None
    return land(position, seat, stone, route[-1])


def leave_nest(position: Position, seat: int) -> Position | None:
    """The position after the first stone of the nest has come fresh on its start, or None (DOG-30, DOG-32)."""
    if "nest" not in position.stones[seat] or holds_fresh(position, start_of(seat)):
        return None
    stone = position.stones[seat].index("nest")
    after = land(position, seat, stone, start_of(seat))
    fresh = list(after.fresh)
    fresh[seat] = stone
    return Position(after.stones, tuple(fresh))


# ---- the jack -----------------------------------------------------------------------------------------------------


def swappable(position: Position, seat: int) -> list[int]:
    """The stones of this seat on the ring that are not fresh (DOG-45)."""
    return [
        stone for stone in range(4) if on_ring(position.stones[seat][stone]) and not is_fresh(position, seat, stone)
    ]


def foreign_swappable(rules: Rules, position: Position, owner: int) -> list[tuple[int, int]]:
    """The stones of all other seats, mates included, that a jack of this owner can take (DOG-23, DOG-55)."""
    others = [seat for seat in range(rules.seats) if seat != owner]
    return [(seat, stone) for seat in others for stone in swappable(position, seat)]


def swaps(rules: Rules, position: Position, owner: int, mark: str) -> dict[str, Position]:
    """Every swap with a jack; no stone becomes fresh by it (DOG-48)."""
    found = {}
    for own in swappable(position, owner):
        for seat, stone in foreign_swappable(rules, position, owner):
            after = put(position, owner, own, position.stones[seat][stone])
            after = put(after, seat, stone, position.stones[owner][own])
            found[f"J{STONES[own]}{mark}={SEATS[seat]}{STONES[stone]}"] = after
    return found


def under_way(rules: Rules, position: Position, owner: int) -> bool:
    """The owner has a stone on the ring; by rules version 1 it had to be one that can be swapped (DOG-47)."""
    if rules.version == 1:
        return bool(swappable(position, owner))
    return any(on_ring(place) for place in position.stones[owner])


def blank_jack_stands(rules: Rules, position: Position, seat: int) -> bool:
    """There is a stone of one's own and no foreign one to swap, at a table that lets such a jack be played (DOG-47)."""
    return rules.blank_jack and any(
        under_way(rules, position, owner) and not foreign_swappable(rules, position, owner)
        for owner in played_for(rules, position, seat)
    )


# ---- the seven ----------------------------------------------------------------------------------------------------


def seven_seats(rules: Rules, position: Position, seat: int) -> list[int]:
    """Whose stones may make the next step of a seven."""
    if rules.everyone_alone:  # DOG-74
        return list(range(rules.seats))
    if rules.canadian_seven:  # DOG-70
        return [seat, *mates_of(rules, seat)]
    return played_for(rules, position, seat)  # DOG-56: asked anew at each step


def seven_steps(rules: Rules, position: Position, begun: Position, seat: int) -> list[tuple[str, Position]]:
    """Every next single step of a seven begun in that other position; landing sends home, so passing does (DOG-42)."""
    found = []
    for owner in seven_seats(rules, position, seat):
        name = "" if owner == seat else SEATS[owner]
        for stone in range(4):
            for plus, after in forward(rules, position, owner, stone, 1, begun=begun):
                found.append((f"7{name}{STONES[stone]}{plus}", after))
    return found


Ways = list[tuple[tuple[str, ...], Position]]


def seven_ways(
    rules: Rules, position: Position, seat: int, left: int, *, begun: Position, known: dict[tuple[Position, int], Ways]
) -> Ways:
    """Every row of steps that uses up what is left of a seven (DOG-22); known keeps what has been asked before."""
    if left == 0:
        return [((), position)]
    if (position, left) not in known:
        found: Ways = []
        for word, after in seven_steps(rules, position, begun, seat):
            for rest, end in seven_ways(rules, after, seat, left - 1, begun=begun, known=known):
                found.append(((word, *rest), end))
        known[position, left] = found
    return known[position, left]


def seven_plays(rules: Rules, position: Position, seat: int, joker: bool) -> dict[tuple[str, ...], Position]:
    """Every legal seven word by word; too many to ask for when a seven moves more than about eight stones."""
    found = {}
    for words, end in seven_ways(rules, position, seat, 7, begun=position, known={}):
        if may_end(rules, end, seat, joker):
            found[(JOKER + words[0], *words[1:]) if joker else words] = end
    return found


def seven_ends(rules: Rules, position: Position, seat: int, joker: bool) -> set[Position]:
    """Where all legal sevens end; the lone player's leaving the nest with a seven (DOG-60) is not among them."""
    reached = {position}
    for _ in range(7):
        reached = {after for now in reached for _, after in seven_steps(rules, now, position, seat)}
    return {end for end in reached if may_end(rules, end, seat, joker)}


def seven_stands(rules: Rules, position: Position, seat: int, left: int, *, begun: Position, joker: bool) -> bool:
    """Some way uses up what is left of a seven."""
    if left == 0:
        return may_end(rules, position, seat, joker)
    return any(
        seven_stands(rules, after, seat, left - 1, begun=begun, joker=joker)
        for _, after in seven_steps(rules, position, begun, seat)
    )


# ---- whole turns --------------------------------------------------------------------------------------------------


def may_end(rules: Rules, after: Position, seat: int, joker: bool) -> bool:
    """At a table with the hard ending a joker may not win the game (DOG-58)."""
    return not (rules.hard_ending and joker and winners(rules, after, seat))


def drives(rules: Rules, position: Position, owner: int, mark: str, card: str) -> Iterator[tuple[str, Position]]:
    """Every way of driving one stone with this card, seven and joker apart (DOG-20, DOG-21)."""
    for stone in range(4):
        name = STONES[stone] + mark
        for begin, count in FORWARD[card]:
            for plus, after in forward(rules, position, owner, stone, count, begun=position):
                yield f"{begin}{name}{plus}", after
        back = four_backward(rules, position, owner, stone) if card == "4" else None
        if back is not None:
            yield f"4{name}-", back


def leaves_nest(rules: Rules, seat: int, rank: str) -> bool:
    """Ace, king and joker lead out of the nest (DOG-20, DOG-24), any card does for the lone player (DOG-60)."""
    return rank in ("A", "K", JOKER) or (rules.lone_player and seat == 1)


def ordinary_plays(rules: Rules, position: Position, seat: int, rank: str) -> dict[tuple[str, ...], Position]:
    """Every play of this card that is neither seven steps nor a jack without effect."""
    joker = rank == JOKER
    star, cards = (JOKER, RANKS) if joker else ("", (rank,))  # DOG-24
    found: dict[tuple[str, ...], Position] = {}
    for mark, owner in zip(("", "'"), played_for(rules, position, seat), strict=False):  # two only in DOG-73
        for card in cards:
            for word, after in drives(rules, position, owner, mark, card):
                found[(star + word,)] = after
            if card == "J":
                found |= {(star + word,): after for word, after in swaps(rules, position, owner, mark).items()}
        out = leave_nest(position, owner)
        if out is not None and leaves_nest(rules, seat, rank):
            found[(f"{rank}^{mark}",)] = out
    return {words: after for words, after in found.items() if may_end(rules, after, seat, joker)}


def blank_plays(rules: Rules, position: Position, seat: int, used: dict[str, bool]) -> dict[tuple[str, ...], Position]:
    """The jacks without effect of a hand whose cards are known to have another use or not."""
    if not blank_jack_stands(rules, position, seat):
        return {}
    if rules.strict_jack and any(used.values()):  # DOG-71
        return {}
    found: dict[tuple[str, ...], Position] = {}
    if "J" in used:
        found[("J0",)] = position
    if JOKER in used and rules.version >= 2:  # DOG-24
        found[("*J0",)] = position
    return found


def turns(
    rules: Rules, position: Position, hand: str, seat: int, sevens: bool = True
) -> dict[tuple[str, ...], Position]:
    """Every whole turn the seat may play with this hand ("A 7 10 *"), as its words, with the position after it."""
    found: dict[tuple[str, ...], Position] = {}
    used: dict[str, bool] = {}  # which cards of the hand have a use, the jack without effect apart
    for rank in set(hand.split()):
        joker = rank == JOKER
        plays = ordinary_plays(rules, position, seat, rank)
        seven = rank in ("7", JOKER) and seven_stands(rules, position, seat, 7, begun=position, joker=joker)
        used[rank] = bool(plays) or seven
        found |= plays
        if seven and sevens:
            found |= seven_plays(rules, position, seat, joker)
    found |= blank_plays(rules, position, seat, used)
    if not found and not any(used.values()):  # DOG-14, DOG-15: nobody drops out by choice
        return {("x",): position}
    return found
