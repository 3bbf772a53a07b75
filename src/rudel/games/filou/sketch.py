r"""The Filou table drawn in characters: sack and mouse cards, the row under them, bids under the row, piles below.

Every seat has a column: its card of the row, its letter, its bid (✗: passed), its mice and its pile. A heap of mice is
written with ● for five and • for one. For clicks a place is a number: 0 to 4 a card of the row, 10 + k mouse card k,
20 + seat a bid.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from rudel.core.game import SEAT_LETTERS
from rudel.core.sketch import SMALLEST, Mark
from rudel.games.filou import actions as asked
from rudel.games.filou.cards import CARD, CARDS, MOUSE_CARDS, ROUNDS, VALUES, owners

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game
    from rudel.core.sketch import Room, Sketch
    from rudel.games.filou.view import FilouView, RowCard

WIDE, CELL = 46, 8
MOUSE_PLACE, BID_PLACE = 10, 20
TOP, CARDS_TOP, LETTERS, BIDS, MICE, PILES, LISTS = 1, 6, 10, 11, 13, 14, 16
FIVE, ONE, BACKSIDE, PASSED = "●", "•", "▮", "✗"

SACK = (r"  \~~/  ", "        ", "  ●  ●  ", "        ")
BACK = (r"  \~~/  ", r"  /  \  ", " /    \\ ", r" \____/ ")
CAT = r"  /\_/\ "
FACES: dict[str, tuple[str, str, str]] = {
    "-8": (CAT, r" ( >.< )", r"  /VVV\ "),
    "-5": (CAT, r" ( -.- )", r"  > ~ < "),
    "3": (CAT, r" ( o.o )", r"  > ^ < "),
    "5": (CAT, r" ( o.o )", r"  > ^ < "),
    "8": (CAT, r" ( ^.^ )", r"  > w < "),
    "11": (CAT, r" ( ^.^ )", r"  > w < "),
    "15": (CAT, r" ( ^.^ )", r"  >(w)< "),
    "R": (r"  (\ /) ", r"  ( .. )", r' o(")(")'),
    "SD": ("        ", r"  u..u  ", r"   \/   "),
    "BD": (r"  ,--,  ", r" U o o U", r"  \_Y_/ "),
}
VALUE_LINES = {"R": " R   0  ", "SD": " SD   ▼ ", "BD": " BD   ▲ ", "15": " 15   ♛ "}


def sketch(game: Game, view: FilouView, actions: Sequence[int] = (), room: Room = SMALLEST) -> Sketch:
    """The table as the view shows it; where the actions would do something is lit."""
    del room
    lists = _listed(game, view)
    drawing = [[Mark() for _ in range(WIDE)] for _ in range(LISTS + max(1, len(lists)))]
    lit = _lit(game, view, actions)
    _draw_top(game, view, drawing, lit)
    for place, owner in enumerate(owners(game.seats, view.start)):
        _draw_card(game, view, drawing, place, lit.get(place))
        if owner < game.seats:
            _draw_seat(game, view, drawing, owner, lit.get(BID_PLACE + owner))
    for line, seat in enumerate(lists):
        _draw_pile(view, drawing, LISTS + line, seat)
    return drawing


def hand(game: Game, view: FilouView) -> Sketch:
    """The ten cards of the seat's set in two lines: those in the hand as paper, the others as a dot."""
    del game
    if view.seat is None or not view.hand:
        return []
    drawing = [[Mark() for _ in range(29)] for _ in range(3)]
    for card, name in enumerate(CARDS):
        row, column = card // 5 * 2, card % 5 * 6
        if name == view.choice:
            _write(drawing, row, column, f"[{name}]".center(5), hue="yellow", strong=True)
        elif name in view.hand:
            _write(drawing, row, column, name.center(5), hue="paper", strong=True)
        else:
            _write(drawing, row, column, "  ·  ")
    return drawing


def _write(drawing: Sketch, row: int, column: int, text: str, **look: Any) -> None:
    """Writes a text, every character a cell of the same look."""
    for index, character in enumerate(text):
        drawing[row][column + index] = Mark(character, **look)


def _mice(mice: int) -> str:
    """So many mice: the number, and the heap of fives and ones if there is room for it."""
    heap = FIVE * (mice // 5) + ONE * (mice % 5)
    texts = (f"{mice} {heap}", f"{mice}{heap}", f"{mice} {FIVE}…")
    return next(text for text in texts if len(text) <= CELL)


def _column(game: Game, place: int) -> int:
    """Where the cell of a place begins: five lie closer together than four."""
    return place * (9 if game.seats == 5 else 10) + 1


# --- what an action would do ----------------------------------------------------------------------------------------


def _lit(game: Game, view: FilouView, actions: Sequence[int]) -> dict[int, str]:
    """What would lie on which place: one's card in the row, one's bid, or nothing on a mouse card that pays a pass."""
    seat, lit = view.seat or 0, {}
    bid = BID_PLACE + seat
    for action in actions:
        match asked.action(action):
            case asked.Lay(card):
                place = owners(game.seats, view.start).index(seat)
                lit[place] = "?" if place in lit else card
            case asked.Bid(mice):
                lowest = lit.get(bid, PASSED).rstrip("…")
                lit[bid] = str(mice) if lowest == PASSED else f"{lowest}…"
            case asked.Pass():
                lit[bid] = PASSED
                if view.mouse_cards:
                    lit[MOUSE_PLACE + game.seats - 1 - len(view.mouse_cards)] = ""
    return lit


# --- sack, mouse cards, bank ----------------------------------------------------------------------------------------


def _draw_top(game: Game, view: FilouView, drawing: Sketch, lit: dict[int, str]) -> None:
    """The round and the bank, then the sack and the mouse cards beside it."""
    _write(drawing, 0, 1, f"{view.round}/{ROUNDS} {'▮' * view.round}{'▯' * (ROUNDS - view.round)}", hue="grey")
    bank = f"╰─ {view.bank}{ONE} ─╯"
    _write(drawing, 0, WIDE - 1 - len(bank), bank, hue="brown")
    for line, text in enumerate(SACK):
        strong = line > 0
        inset = 1 if line == 1 else 0
        _write(drawing, TOP + line, 1 + inset, text[inset : CELL - inset], hue="brown", strong=strong)
    values = MOUSE_CARDS[game.seats]
    taken = len(values) - len(view.mouse_cards)
    for index, value in enumerate(values):
        mice = view.mouse_cards[index - taken] if index >= taken else None
        _draw_mouse_card(drawing, _column(game, index + 1), index, value, mice, lit=MOUSE_PLACE + index in lit)


def _draw_mouse_card(drawing: Sketch, column: int, index: int, value: int, mice: int | None, *, lit: bool) -> None:
    """A mouse card with its mice one by one; one that is done for this round is an empty frame."""
    place = MOUSE_PLACE + index
    if mice is None:
        for line, text in enumerate(("┌╌╌╌╌╌╌┐", f"╎  {value}   ╎", "└╌╌╌╌╌╌┘")):
            _write(drawing, TOP + 1 + line, column, text, hue="grey", place=place)
        return
    for line, text in enumerate((f"   {value}    ", f"{ONE * mice:^8}", " " * CELL)):
        _write(
            drawing, TOP + 1 + line, column, text, hue="yellow" if mice else "grey", strong=True, lit=lit, place=place
        )


# --- the row --------------------------------------------------------------------------------------------------------


def _draw_card(game: Game, view: FilouView, drawing: Sketch, place: int, lit: str | None) -> None:
    """A card of the row, open or face down, or the place where one will lie; at the end everybody's points."""
    owner = owners(game.seats, view.start)[place]
    column = _column(game, place)
    card = view.row[place] if view.row else None
    if lit is not None:
        _draw_face_down(drawing, column, lit, strong=True, lit=True, place=place)
    elif card is not None and card.open and card.card is not None:
        for line, text in enumerate((VALUE_LINES.get(card.card, f" {card.card:<7}"), *FACES[card.card])):
            _write(drawing, CARDS_TOP + line, column, text, hue="paper", strong=True, place=place)
    elif card is not None or (owner < game.seats and view.chosen[owner]):
        look: dict[str, Any] = {"seat": owner} if owner < game.seats else {"hue": "grey"}
        _draw_face_down(drawing, column, _own(view, card, owner), strong=True, place=place, **look)
    elif view.points is not None and owner < game.seats:
        for line, text in enumerate((" " * CELL, f"{view.points[owner]:^8}", " " * CELL)):
            _write(drawing, CARDS_TOP + 1 + line, column, text, hue="paper", strong=True, place=place)
    elif view.phase == "laying":
        for line, text in enumerate(("┌╌╌╌╌╌╌┐", "╎      ╎", "╎      ╎", "└╌╌╌╌╌╌┘")):
            _write(drawing, CARDS_TOP + line, column, text, place=place)


def _own(view: FilouView, card: RowCard | None, owner: int) -> str:
    """What the seat knows of a card that lies face down: its own."""
    if card is not None:
        return card.card or ""
    return view.choice or "" if owner == view.seat else ""


def _draw_face_down(drawing: Sketch, column: int, name: str, **look: Any) -> None:
    """A card face down: a tied sack, with its name in it if one may know it."""
    for line, text in enumerate(BACK):
        _write(drawing, CARDS_TOP + line, column, text, **look)
    _write(drawing, CARDS_TOP + 2, column + 2, name.center(4), **look)


# --- seats ----------------------------------------------------------------------------------------------------------


def _draw_seat(game: Game, view: FilouView, drawing: Sketch, seat: int, lit: str | None) -> None:
    """Letter, bid, mice and pile of a seat, under its card."""
    column = _column(game, owners(game.seats, view.start).index(seat))
    _write(drawing, LETTERS, column, f" {SEAT_LETTERS[seat]} ", seat=seat, strong=True)
    if view.phase == "bidding" and seat == view.turn:
        _write(drawing, LETTERS, column + 4, "◀", seat=seat)
    _draw_bid(view, drawing, column, seat, lit)
    if seat == view.seat or game.options["show_mice"] or view.phase == "over":
        _write(drawing, MICE, column, _mice(view.mice[seat]), seat=seat)
    if view.won[seat]:
        points = f" {_worth(view.won[seat]):+d}" if _shows_pile(game, view, seat) else ""
        _write(drawing, PILES, column, f"{len(view.won[seat])}{BACKSIDE}{points}", seat=seat)


def _draw_bid(view: FilouView, drawing: Sketch, column: int, seat: int, lit: str | None) -> None:
    """What a seat bids: the number and the mice; a cross for who has passed."""
    place, bid = BID_PLACE + seat, view.bids[seat]
    for index in range(CELL):
        drawing[BIDS][column + index] = Mark(place=place)
    if lit is not None:
        _write(drawing, BIDS, column, f" {lit} ", strong=True, lit=True, place=place)
    elif bid:
        hue = "yellow" if bid == view.high else "paper"
        _write(drawing, BIDS, column, _mice(bid), hue=hue, place=place)
    elif view.passed[seat]:
        _write(drawing, BIDS, column, f" {PASSED}", hue="grey", place=place)


def _shows_pile(game: Game, view: FilouView, seat: int) -> bool:
    """Whether the screen shows what is in a pile: one's own, all at the end, and with the option (FIL-24)."""
    return seat == view.seat or bool(game.options["show_piles"]) or view.phase == "over"


def _listed(game: Game, view: FilouView) -> list[int]:
    """The seats whose piles are listed card by card; as many lines all game long."""
    if game.options["show_piles"]:
        return [(seat + (view.seat or 0)) % game.seats for seat in range(game.seats)]
    return [] if view.seat is None else [view.seat]


def _worth(cards: Sequence[str]) -> int:
    return sum(VALUES[CARD[name]] for name in cards)


def _draw_pile(view: FilouView, drawing: Sketch, row: int, seat: int) -> None:
    """A pile as a list, the best cats first."""
    counts = Counter(sorted(view.won[seat], key=lambda name: -VALUES[CARD[name]]))
    listed = " ".join(f"{number}x{name}" if number > 1 else name for name, number in counts.items())
    if listed:
        _write(drawing, row, 1, f"{SEAT_LETTERS[seat]} {BACKSIDE} {listed}"[: WIDE - 1], seat=seat)
