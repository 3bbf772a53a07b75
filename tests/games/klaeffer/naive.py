"""Kleine Kläffer a second time, slow and plain, written from the specification alone.

Everything is a word: cards "OC1", districts "O", places "a1" to "d4", actions as in the game's notation. What happens
is told as plain tuples whose first word names the event; the second is its audience (None: everybody).
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

SEATS = "ABCD"
DISTRICTS = "YORPBG"
BREEDS = "CPB"
VALUES = ((1, 2, 3, 5), (1, 2, 3, 4), (1, 2, 4, 5))
DECK = [
    f"{district}{breed}{value}"
    for number, district in enumerate(DISTRICTS)
    for kind, breed in enumerate(BREEDS)
    for value in VALUES[(number + kind) % 3]
]  # KLF-2
REMOVED = {2: 18, 3: 12, 4: 6}  # KLF-3
PLACES = [column + row for row in "1234" for column in "abcd"]

Told = tuple[Any, ...]


@dataclass
class Table:
    """All that is on the table, in the hands and in the draw rows."""

    seats: int
    hands: list[list[str | None]]
    """Per seat four slots."""
    council: dict[str, str]
    """Which card lies on which place; a free place is not in it."""
    rows: dict[str, list[str]]
    """The draw rows "<" and ">", the next card first."""
    districts: list[dict[str, list[str]]]
    """Per seat and district the cards in front of him, in the order in which they came."""
    removed: int
    turn: int
    turns_taken: list[int]
    phase: str = "begin"
    picked: int | None = None
    gave: bool = False
    placed: str | None = None
    """Where the card just played lies, while its seat chooses whether to take."""
    free_take: bool = False
    """The table has agreed that taking is free (KLF-12)."""
    last_turns: int = 0
    """How many of the last turns are still to be played, the running one included; 0 before them and after them."""
    turns: int = 0
    told: list[Told] = field(default_factory=list)
    """What the last action made happen."""


def votes(cards: list[str]) -> int:
    return sum(int(card[2]) for card in cards)


def alike(card: str, other: str) -> bool:
    """The two share the colour or the breed."""
    return card[0] == other[0] or card[1] == other[1]


# ---- the council --------------------------------------------------------------------------------------------------


def column_of(place: str) -> list[str]:
    return [place[0] + row for row in "1234"]


def row_of(place: str) -> list[str]:
    return [column + place[1] for column in "abcd"]


def beside(place: str) -> list[str]:
    """The places above, below, left and right."""
    column, row = "abcd".index(place[0]), "1234".index(place[1])
    around = [(column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row)]
    return ["abcd"[x] + "1234"[y] for x, y in around if 0 <= x < 4 and 0 <= y < 4]


def free_places(council: dict[str, str]) -> list[str]:
    return [place for place in PLACES if place not in council]


def open_places(council: dict[str, str]) -> list[str]:
    """Where a card may be placed (KLF-11)."""
    return [place for place in free_places(council) if any(other in council for other in beside(place))]


def run_through(council: dict[str, str], line: list[str], place: str) -> list[str]:
    """The places of the unbroken run of cards through this place."""
    run: list[str] = []
    for other in line:
        if other in council:
            run.append(other)
        elif place in run:
            return run
        else:
            run = []
    return run


def line_votes(council: dict[str, str], line: list[str], place: str) -> int:
    return votes([council[other] for other in run_through(council, line, place)])


def won_places(council: dict[str, str], place: str) -> list[str]:
    """The places of the cards that the card on this place convinces (KLF-12)."""
    played = council[place]
    won = []
    for line in (column_of(place), row_of(place)):
        if line_votes(council, line, place) >= 10:
            won += [other for other in line if other != place and other in council and alike(council[other], played)]
    return in_reading_order(won)


def crisis_places(council: dict[str, str], place: str) -> list[str]:
    """The places that are emptied when the last card of a full council convinced nobody (KLF-13)."""
    others = [other for other in column_of(place) + row_of(place) if other != place]
    unlike = [other for other in others if not alike(council[other], council[place])]
    return in_reading_order(unlike or others)


def in_reading_order(places: list[str]) -> list[str]:
    return [place for place in PLACES if place in places]


# ---- what a seat may do -------------------------------------------------------------------------------------------


def legal(table: Table, seat: int) -> list[str]:
    """All that the seat may do now, in notation."""
    if table.phase == "over" or seat != table.turn:
        return []
    if table.phase == "put":
        return open_places(table.council)
    if table.phase == "take":
        return ["+", "-"]
    if table.phase == "draw":
        return ["<", ">"]  # with one row only, nobody is asked
    picks = [f"h{slot + 1}" for slot in range(4) if table.hands[seat][slot] is not None]
    return picks + gifts(table, seat) + (["x"] if table.last_turns else [])


def gifts(table: Table, seat: int) -> list[str]:
    """What may be given away and to whom (KLF-10)."""
    if table.gave or table.turns_taken[seat] == 0:
        return []
    return [
        f"{district}>{SEATS[other]}"
        for district in DISTRICTS
        for other in range(table.seats)
        if other != seat and table.districts[seat][district] and not table.districts[other][district]
    ]


# ---- what happens -------------------------------------------------------------------------------------------------


def after(table: Table, seat: int, word: str) -> Table:
    """The table after a legal action; `told` holds what happened by it."""
    assert word in legal(table, seat), word
    table = deepcopy(table)
    table.told = []
    if table.phase == "draw":
        draw(table, seat, word)
    elif table.phase == "put":
        put(table, seat, word)
    elif table.phase == "take":
        choose(table, seat, word)
    elif word == "x":
        table.told.append(("declined", None, seat))
        end_turn(table, seat)
    elif ">" in word:
        give(table, seat, word[0], SEATS.index(word[2]))
    else:
        table.picked = int(word[1]) - 1
        table.phase = "put"
    return table


def give(table: Table, seat: int, district: str, to: int) -> None:
    cards = table.districts[seat][district]
    table.districts[seat][district] = []
    table.districts[to][district] = cards
    table.gave = True
    table.told.append(("gave-away", None, seat, to, district, tuple(cards)))


def put(table: Table, seat: int, place: str) -> None:
    """Places the picked card; its seat takes what it must, or chooses."""
    assert table.picked is not None
    card = table.hands[seat][table.picked]
    assert card is not None
    table.hands[seat][table.picked] = None
    council = table.council
    council[place] = card
    table.told.append(("placed", None, seat, card, place))
    if table.free_take and won_places(council, place) and free_places(council):  # KLF-12: the last place is no choice
        table.phase = "take"
        table.placed = place
    else:
        take(table, seat, place)


def choose(table: Table, seat: int, word: str) -> None:
    """Takes all that may be taken, or nothing (KLF-12)."""
    place = table.placed
    assert place is not None
    table.placed = None
    if word == "+":
        take(table, seat, place)
    else:
        council = table.council
        left = won_places(council, place)
        table.told.append(
            (
                "left-lying",
                None,
                seat,
                tuple(council[other] for other in left),
                tuple(left),
                *both_votes(council, place),
            )
        )
        go_on_after_taking(table, seat)


def both_votes(council: dict[str, str], place: str) -> list[int]:
    """The votes of the column and of the row."""
    return [line_votes(council, line, place) for line in (column_of(place), row_of(place))]


def take(table: Table, seat: int, place: str) -> None:
    """Takes what the card on the place convinces, or what a crisis brings."""
    council = table.council
    column, row = both_votes(council, place)
    won = won_places(council, place)
    if not won and not free_places(council):  # KLF-13
        table.told.append(("crisis", None, seat))
        won = crisis_places(council, place)
    cards = [council.pop(other) for other in won]
    collect(table, seat, cards)
    table.told.append(("taken", None, seat, tuple(cards), tuple(won), column, row))
    go_on_after_taking(table, seat)


def collect(table: Table, seat: int, cards: list[str]) -> None:
    """The cards lie in front of the seat, sorted by district (KLF-16)."""
    for card in cards:
        table.districts[seat][card[0]].append(card)


def go_on_after_taking(table: Table, seat: int) -> None:
    if table.last_turns:  # KLF-20: no drawing and no refilling
        end_turn(table, seat)
        return
    filled = [row for row in "<>" if table.rows[row]]
    table.phase = "draw"
    if len(filled) == 1:  # KLF-14: there is nothing to choose
        draw(table, seat, filled[0])


def draw(table: Table, seat: int, row: str) -> None:
    card = table.rows[row].pop(0)
    assert table.picked is not None
    table.hands[seat][table.picked] = card
    table.told.append(("drew", None, seat, row, card[0]))
    table.told.append(("drew-card", seat, seat, card))
    refill(table, row)
    end_turn(table, seat)


def refill(table: Table, row: str) -> None:
    """Fills the council up to four free places, from the row that was drawn from first (KLF-15)."""
    other = "<" if row == ">" else ">"
    coming = table.rows[row] + table.rows[other]
    free = free_places(table.council)
    number = min(len(coming), max(0, len(free) - 4))
    for place, card in zip(free[:number], coming[:number], strict=True):
        table.council[place] = card
    from_other = max(0, number - len(table.rows[row]))
    table.rows[row] = table.rows[row][number:]
    table.rows[other] = table.rows[other][from_other:]
    if number:
        table.told.append(("refilled", None, tuple(coming[:number]), tuple(free[:number])))


def end_turn(table: Table, seat: int) -> None:
    table.turns += 1
    table.turns_taken[seat] += 1
    table.picked = None
    table.gave = False
    table.phase = "begin"
    table.turn = (seat + 1) % table.seats
    if table.last_turns:
        table.last_turns -= 1
        if not table.last_turns:
            end_game(table)
    elif not table.rows["<"] and not table.rows[">"]:  # KLF-20
        table.last_turns = table.seats
        table.told.append(("last-turns", None, table.turn))


def end_game(table: Table) -> None:
    table.phase = "over"
    for seat in range(table.seats):  # KLF-21
        cards = [card for card in table.hands[seat] if card is not None]
        collect(table, seat, cards)
        table.hands[seat] = [None] * 4
        table.told.append(("hand-scored", None, seat, tuple(cards)))
    table.told.append(("scored", None, bad_points(table), secured(table)))


# ---- scoring ------------------------------------------------------------------------------------------------------


def secures(table: Table, seat: int, district: str) -> bool:
    """The seat has a card of the district, and nobody has more votes there (KLF-22)."""
    most = max(votes(table.districts[other][district]) for other in range(table.seats))
    own = table.districts[seat][district]
    return bool(own) and votes(own) == most


def secured(table: Table) -> tuple[tuple[str, ...], ...]:
    """Per seat the districts it has secured."""
    return tuple(
        tuple(district for district in DISTRICTS if secures(table, seat, district)) for seat in range(table.seats)
    )


def bad_points(table: Table) -> tuple[int, ...]:
    """Per seat the votes of all cards that are not secured (KLF-23)."""
    return tuple(
        sum(votes(table.districts[seat][district]) for district in DISTRICTS if not secures(table, seat, district))
        for seat in range(table.seats)
    )


def better(table: Table, one: int, other: int) -> bool:
    """The first seat ranks before the second (KLF-23)."""
    mine, theirs = secured(table)[one], secured(table)[other]
    if bool(mine) != bool(theirs):
        return bool(mine)
    bad = bad_points(table)
    if bad[one] != bad[other]:
        return bad[one] < bad[other]
    if len(mine) != len(theirs):
        return len(mine) > len(theirs)
    safe = [sum(votes(table.districts[seat][district]) for district in secured(table)[seat]) for seat in (one, other)]
    return safe[0] > safe[1]


def places(table: Table) -> tuple[int, ...]:
    """Each seat's place at the end: one more than there are seats before it."""
    everybody = range(table.seats)
    return tuple(1 + sum(better(table, other, seat) for other in everybody) for seat in everybody)


# ---- what a seat knows --------------------------------------------------------------------------------------------


def convinced(table: Table) -> tuple[Any, ...] | None:
    """Where the card just played lies, whom it convinced, and the votes of its lines, while its seat chooses."""
    place = table.placed
    return place and (place, tuple(won_places(table.council, place)), *both_votes(table.council, place))


def known(table: Table, seat: int | None) -> dict[str, Any]:
    """All that the seat may know (KLF-4, KLF-6): of other hands and of the draw rows the backs, of all else the cards.

    Whose turn it is when the game is over nobody needs to know.
    """
    over = table.phase == "over"
    return {
        "seat": seat,
        "phase": table.phase,
        "turn": None if over else table.turn,
        "hand": () if seat is None else tuple(table.hands[seat]),
        "held": tuple(sum(card is not None for card in hand) for hand in table.hands),
        "backs": tuple(tuple(card and card[0] for card in hand) for hand in table.hands),
        "council": tuple(table.council.get(place) for place in PLACES),
        "left": tuple(card[0] for card in table.rows["<"]),
        "right": tuple(card[0] for card in table.rows[">"]),
        "districts": tuple(tuple(tuple(cards) for cards in front.values()) for front in table.districts),
        "removed": table.removed,
        "picked": table.picked,
        "convinced": convinced(table),
        "gave": table.gave,
        "turns_taken": tuple(table.turns_taken),
        "ending": over or table.last_turns > 0,
        "last_turns": table.last_turns,
        "bad_points": bad_points(table) if over else None,
        "secured": secured(table) if over else None,
        "turns": table.turns,
    }
