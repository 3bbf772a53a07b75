r"""The Kläffer table drawn in characters: the council between the two draw rows, everybody's districts below.

A card is a block in its district's colour: district and breed by letter, its votes, and the dog's face, which tells
the breeds apart as well: \o.o/ Chihuahua, {o.o} Pomeranian, [o.o] bulldog. A draw row begins at the top beside the
council and goes on in the outer column. For clicks a place is a number: 0 to 15 the council in reading order, 20 + slot
the own hand, 30 and 31 the draw rows, 100 + 10 * seat + district a district.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rudel.core.dice import Dice
from rudel.core.game import SEAT_LETTERS
from rudel.core.sketch import SMALLEST, Mark
from rudel.games.klaeffer import actions as asked
from rudel.games.klaeffer import events
from rudel.games.klaeffer.board import PLACES, SIDE, place_name
from rudel.games.klaeffer.cards import CARD, DISTRICTS, VOTES_OF

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.core.sketch import Room, Sketch
    from rudel.games.klaeffer.rules import KlaefferState
    from rudel.games.klaeffer.view import KlaefferView

WIDE, CELL = 46, 7
HAND_PLACE, ROW_PLACE, DISTRICT_PLACE = 20, 30, 100
COUNCIL_TOP, COUNCIL_LEFT, NUMBERS = 1, 8, 6
ROW_LINES = 11
LEFT_COLUMNS, RIGHT_COLUMNS = (3, 0), (41, 44)
SEATS_TOP, SEAT_COLUMN, BACKS_COLUMN = 13, 5, 37
HUES = {"Y": "yellow", "O": "orange", "R": "red", "P": "purple", "B": "blue", "G": "green"}
FACES = {"C": r"\o.o/", "P": "{o.o}", "B": "[o.o]", " ": "     "}
CROWN = "♛"


def sketch(game: Game, view: KlaefferView, actions: Sequence[int] = (), room: Room = SMALLEST) -> Sketch:
    """The table as the view shows it; where the actions would do something is lit, and what a card would take."""
    del room
    drawing = [[Mark() for _ in range(WIDE)] for _ in range(SEATS_TOP + 1 + game.seats)]
    lit = _lit(game, view, actions)
    _draw_council(game, view, drawing, actions, lit)
    _draw_row(drawing, view.left, LEFT_COLUMNS, "<", lit=ROW_PLACE in lit)
    _draw_row(drawing, view.right, RIGHT_COLUMNS, ">", lit=ROW_PLACE + 1 in lit)
    for district, letter in enumerate(DISTRICTS):
        _write(drawing, SEATS_TOP, SEAT_COLUMN + 5 * district, f" {letter} ", hue=HUES[letter], strong=True)
    for line in range(game.seats):
        _draw_seat(game, view, drawing, line, lit)
    return drawing


def hand(game: Game, view: KlaefferView) -> Sketch:
    """The seat's four cards as they lie in the council, their slots below; the picked one has an arrow."""
    del game
    if not any(view.hand):
        return []
    drawing = [[Mark() for _ in range(4 * CELL + 3)] for _ in range(3)]
    for slot, name in enumerate(view.hand):
        column = slot * (CELL + 1)
        if name:
            _draw_card(drawing, 0, column, name, hue=HUES[name[0]], strong=True)
            arrow = "▲" if slot == view.picked and view.turn == view.seat else " "
            _write(drawing, 2, column + 2, f"h{slot + 1} {arrow}")
    return drawing


def _write(drawing: Sketch, row: int, column: int, text: str, **look: Any) -> None:
    """Writes a text, every character a cell of the same look."""
    for index, character in enumerate(text):
        drawing[row][column + index] = Mark(character, **look)


def _draw_card(drawing: Sketch, row: int, column: int, name: str, **look: Any) -> None:
    """A card of two lines: what it is, and its face."""
    _write(drawing, row, column, f" {name[:2]}  {name[2]} ", **look)
    _write(drawing, row + 1, column, f" {FACES[name[1]]} ", **look)


# --- what an action would do ----------------------------------------------------------------------------------------


def taken(game: Game, view: KlaefferView, *actions: int) -> events.Taken | None:
    """What these actions take, or let the seat take; nothing hidden decides it (KLF-12, KLF-13)."""
    state = cast("KlaefferState", game.imagine(view, Dice(0)))
    state.journal = []
    for action in actions:
        state.apply(view.turn, action)
    if state.placed:
        state.apply(view.turn, asked.TAKE)
    told = game.info.events(state.journal)
    return next((event for event in told if isinstance(event, events.Taken)), None)


def picked(view: KlaefferView) -> str | None:
    """The card that the seat is about to put into the council."""
    return view.hand[view.picked] if view.turn == view.seat and view.picked is not None else None


def _lit(game: Game, view: KlaefferView, actions: Sequence[int]) -> set[int]:
    """The places where the actions begin and end."""
    seat, lit = view.seat or 0, set()
    for action in actions:
        match asked.action(action):
            case asked.Pick(slot):
                lit.add(HAND_PLACE + slot)
            case asked.Put(place):
                lit.add(place)
            case asked.Draw(row):
                lit.add(ROW_PLACE + asked.ROWS.index(row))
            case asked.Give(district, ahead):
                lit |= {DISTRICT_PLACE + 10 * who + district for who in (seat, (seat + ahead) % game.seats)}
    return lit


# --- council and draw rows ------------------------------------------------------------------------------------------


def _draw_council(game: Game, view: KlaefferView, drawing: Sketch, actions: Sequence[int], lit: set[int]) -> None:
    """The sixteen places; a single Put also lights what it would take, and a choice what may be taken."""
    for index in range(SIDE):
        _write(drawing, 0, COUNCIL_LEFT + index * (CELL + 1) + 3, "abcd"[index])
        _write(drawing, COUNCIL_TOP + 3 * index, NUMBERS, str(index + 1))
    puts = [action for action in actions if isinstance(asked.action(action), asked.Put)]
    would = taken(game, view, puts[0]) if len(puts) == 1 else None
    goes = would.places if would else view.convinced.places if view.convinced else ()
    card = picked(view) or "   "
    for place in range(PLACES):
        name = view.council[place]
        row, column = COUNCIL_TOP + 3 * (place // SIDE), COUNCIL_LEFT + (CELL + 1) * (place % SIDE)
        if place in lit:
            _draw_card(drawing, row, column, card, strong=True, lit=True, place=place)
        elif name and place in goes:
            _draw_card(drawing, row, column, name, lit=True, place=place)
        elif name:
            _draw_card(drawing, row, column, name, hue=HUES[name[0]], strong=True, place=place)
        else:
            _write(drawing, row, column, "╭╌╌╌╌╌╮", place=place)
            _write(drawing, row + 1, column, f"╰╌{place_name(place)}╌╌╯", place=place)


def _draw_row(drawing: Sketch, letters: Sequence[str], columns: tuple[int, int], sign: str, *, lit: bool) -> None:
    """A draw row: the backs from the next card on, beside the council first, and how many there are."""
    place = ROW_PLACE + asked.ROW_SIGNS.index(sign)
    inner, outer = columns
    number = f"<{len(letters):>3}" if sign == "<" else f"{len(letters):<3}>"
    _write(drawing, 0, min(columns), number, place=place)
    for index, letter in enumerate(letters):
        column = inner if index < ROW_LINES else outer
        text = f" {letter}" if sign == "<" else f"{letter} "
        if not index:
            text = f"{letter}▸" if sign == "<" else f"◂{letter}"
        look: dict[str, Any] = {"lit": True} if lit and not index else {"hue": HUES[letter]}
        _write(drawing, COUNCIL_TOP + index % ROW_LINES, column, text, strong=True, place=place, **look)


# --- seats ----------------------------------------------------------------------------------------------------------


def _votes(cards: Sequence[str]) -> int:
    return sum(VOTES_OF[CARD[name]] for name in cards)


def _draw_seat(game: Game, view: KlaefferView, drawing: Sketch, line: int, lit: set[int]) -> None:
    """Letter, votes in each district (the leader's crowned) and backs of a hand, or bad points at the end."""
    seat = (line + (view.seat or 0)) % game.seats
    row = SEATS_TOP + 1 + line
    _write(drawing, row, 1, f" {SEAT_LETTERS[seat]} ", seat=seat, strong=True)
    for district, letter in enumerate(DISTRICTS):
        votes = [_votes(piles[district]) for piles in view.districts]
        leads = bool(votes[seat]) and votes[seat] == max(votes)
        place = DISTRICT_PLACE + 10 * seat + district
        text = f"{votes[seat]:>2}{CROWN if leads else ' '}" if votes[seat] else " · "
        look: dict[str, Any] = {"lit": True, "strong": True} if place in lit else {"hue": HUES[letter], "strong": leads}
        _write(drawing, row, SEAT_COLUMN + 5 * district, text, place=place, **look)
    if view.bad_points is not None:
        _write(drawing, row, BACKS_COLUMN, f" {view.bad_points[seat]:>3} ", seat=seat, strong=True)
    _draw_backs(view, drawing, row, seat, lit)


def _draw_backs(view: KlaefferView, drawing: Sketch, row: int, seat: int, lit: set[int]) -> None:
    """The backs of a hand: everybody sees their districts (KLF-4)."""
    for slot, letter in enumerate(view.backs[seat]):
        if letter is None:
            continue
        place = HAND_PLACE + slot if seat == view.seat else None
        text = f"{letter}▴" if seat == view.turn and slot == view.picked else f"{letter} "
        look: dict[str, Any] = {"lit": True} if place in lit else {"hue": HUES[letter]}
        _write(drawing, row, BACKS_COLUMN + 2 * slot, text, strong=True, place=place, **look)
