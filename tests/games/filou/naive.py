"""Filou a second time, slow and plain; long because the other side of the differential test is one file on its own.

Written from the specification alone, without a look at the kernel. Actions are words of notation: a card, "x", "b7".
"""

from dataclasses import dataclass, field

CARDS = ("-8", "-5", "3", "5", "8", "11", "15", "R", "SD", "BD")  # FIL-2
DOGS = ("SD", "BD")
ROUNDS = 9  # FIL-3
MOUSE_CARDS = {3: [3, 6], 4: [2, 4, 6], 5: [2, 3, 4, 6]}  # FIL-5
BANK = {3: 21, 4: 27, 5: 33}  # FIL-6
MICE = 15  # FIL-4
DUMMY = None

Note = tuple[str, dict[str, object]]
"""The name of an event and what it says."""


@dataclass
class Table:
    """All that lies on the table and all that is hidden, except the dummy's order: who plays is told its cards."""

    seats: int
    hands: list[list[str]]
    removed: list[str]
    start: int
    rabbit_is_no_cat: bool = False
    round: int = 1
    phase: str = "laying"
    turn: int = 0
    chosen: dict[int, str] = field(default_factory=dict)
    row: list[tuple[int | None, str]] = field(default_factory=list)
    turned_up: int = 0
    """So many cards of the row lie open, from the left."""
    bids: dict[int, int] = field(default_factory=dict)
    """Who has mice lying in front of him in this round, and how many."""
    passed: list[int] = field(default_factory=list)
    mice: list[int] = field(default_factory=list)
    bank: int = 0
    mouse_cards: list[int] = field(default_factory=list)
    """The mice on each mouse card still in play."""
    won: list[list[str]] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    shown: list[list[str]] = field(default_factory=list)
    turns: int = 0
    notes: list[Note] = field(default_factory=list)
    """What has happened by the last action."""


def deal(hands: list[list[str]], removed: list[str], start: int, rabbit_is_no_cat: bool = False) -> Table:
    """The table before the first round, with these cards dealt."""
    seats = len(hands)
    table = Table(seats, hands, removed, start, rabbit_is_no_cat, turn=start)
    table.mice = [MICE] * seats
    table.bank = BANK[seats]
    table.won = [[] for _ in range(seats)]
    table.shown = [[] for _ in range(seats + (seats == 3))]
    fill(table)
    return table


def by_value(cards: list[str]) -> list[str]:
    """The cards in the order of the set."""
    return sorted(cards, key=CARDS.index)


def value(card: str) -> int:
    """What a card counts at the end and to a dog: the rabbit 0; dogs are never asked."""
    return 0 if card == "R" else int(card)


def note(table: Table, name: str, audience: int | None = None, **facts: object) -> None:
    """Something has happened."""
    table.notes.append((name, {"audience": audience, **facts}))


# ---- who may do what ----------------------------------------------------------------------------------------------


def waited_for(table: Table) -> list[int]:
    """The seats that have to do something."""
    if table.phase == "laying":
        return [seat for seat in range(table.seats) if seat not in table.chosen]
    return [table.turn] if table.phase == "bidding" else []


def may_change(table: Table) -> list[int]:
    """The seats that have chosen and hold another card they may choose instead (FIL-10)."""
    return [seat for seat in sorted(table.chosen) if len(table.hands[seat]) > 1]


def high(table: Table) -> int:
    """The current bid."""
    return max(table.bids.values(), default=0)


def still_in(table: Table) -> list[int]:
    """The seats that have not passed in this round, from the start player on."""
    around = [(table.start + distance) % table.seats for distance in range(table.seats)]
    return [seat for seat in around if seat not in table.passed]


def legal(table: Table, seat: int) -> set[str]:
    """All that the seat may do now."""
    if table.phase == "laying":
        return {card for card in table.hands[seat] if card != table.chosen.get(seat)}  # FIL-10
    if table.phase == "over" or seat != table.turn:
        return set()
    most = table.mice[seat] + table.bids.get(seat, 0)  # FIL-11
    if still_in(table) == [seat]:
        return {"b1", "x"} if most >= 1 else {"x"}  # FIL-14
    return {"x"} | {f"b{mice}" for mice in range(high(table) + 1, most + 1)}


# ---- what follows -------------------------------------------------------------------------------------------------


def follow(table: Table, seat: int, word: str, dummy_card: str | None = None) -> None:
    """The table becomes what it is after a legal action; at three seats the last to lay brings the dummy's card."""
    table.notes = []
    if word == "x":
        pass_by(table, seat)
    elif word.startswith("b"):
        bid(table, seat, int(word[1:]))
    else:
        choose(table, seat, word, dummy_card)


def choose(table: Table, seat: int, card: str, dummy_card: str | None) -> None:
    """The seat has chosen a card; when it is the last one, all cards are laid (FIL-10)."""
    if seat not in table.chosen:  # a change of mind is nobody else's business
        note(table, "Chose", seat=seat)
    table.chosen[seat] = card
    note(table, "ChoiceMade", audience=seat, seat=seat, card=card)
    if len(table.chosen) < table.seats:
        return
    table.row = [] if dummy_card is None else [(DUMMY, dummy_card)]  # FIL-30
    for owner in still_in(table):
        table.row.append((owner, table.chosen[owner]))
        table.hands[owner].remove(table.chosen[owner])
    table.chosen = {}
    table.phase = "bidding"
    table.turn = table.start
    note(table, "RowLaid", seats=tuple(owner for owner, _ in table.row))
    turn_up(table, 1)  # FIL-11; FIL-30: the dummy's instead


def turn_up(table: Table, upto: int) -> None:
    """So many cards of the row lie open now."""
    for place in range(table.turned_up, upto):
        owner, card = table.row[place]
        table.shown[table.seats if owner is DUMMY else owner].append(card)
        note(table, "TurnedUp", place=place, seat=owner, card=card)
    table.turned_up = upto


def next_bidder(table: Table, seat: int) -> int:
    """The next seat clockwise that has not passed."""
    ahead = [(seat + distance) % table.seats for distance in range(1, table.seats + 1)]
    return next(other for other in ahead if other not in table.passed)


def bid(table: Table, seat: int, mice: int) -> None:
    """The bid lies open before the seat; a raise adds to what lies there already (FIL-11)."""
    table.turns += 1
    table.mice[seat] -= mice - table.bids.get(seat, 0)
    table.bids[seat] = mice
    note(table, "BidMade", seat=seat, mice=mice)
    if still_in(table) == [seat]:  # FIL-14
        take_row(table, seat)
    else:
        table.turn = next_bidder(table, seat)


def pass_by(table: Table, seat: int) -> None:
    """The seat is out of this round (FIL-12), or was the last one and does not want the row either (FIL-14)."""
    table.turns += 1
    if still_in(table) == [seat]:
        note(table, "Passed", seat=seat, mice=0)
        lose_row(table)
        return
    paid = table.mouse_cards.pop(0)
    table.mice[seat] += table.bids.pop(seat, 0) + paid
    table.passed.append(seat)
    note(table, "Passed", seat=seat, mice=paid)
    dummy_there, passes = len(table.row) > table.seats, len(table.passed)
    turn_up(table, {1: 2, 2: 4}[passes] if dummy_there else 1 + passes)  # FIL-30, FIL-12
    table.turn = next_bidder(table, seat)
    if still_in(table) == [table.turn] and table.turn in table.bids:  # FIL-13
        take_row(table, table.turn)


def take_row(table: Table, seat: int) -> None:
    """The seat pays its bid, takes what the dogs leave and becomes start player (FIL-13)."""
    paid = table.bids.pop(seat)
    table.bank += paid
    cards = [card for _, card in table.row]
    leaving = chased_away(table, cards)
    kept = [card for place, card in enumerate(cards) if place not in leaving]
    table.gone += [cards[place] for place in leaving]
    table.won[seat] += kept
    note_dogs(table, cards, leaving)
    note(table, "RowTaken", seat=seat, mice=paid, cards=tuple(kept))
    table.start = seat
    end_round(table, fill_again=True)


def chased_away(table: Table, cards: list[str]) -> list[int]:
    """The places of the row that leave the game, left to right: dogs and what a lone dog chases (FIL-20 to FIL-23)."""
    dogs = [place for place, card in enumerate(cards) if card in DOGS]
    if len(dogs) != 1:
        return dogs
    cats = [place for place, card in enumerate(cards) if card not in DOGS]
    if table.rabbit_is_no_cat:  # FIL-22
        cats = [place for place in cats if cards[place] != "R"]
    if not cats:
        return dogs
    values = [value(cards[place]) for place in cats]
    wanted = max(values) if cards[dogs[0]] == "BD" else min(values)
    left_most = next(place for place in cats if value(cards[place]) == wanted)  # FIL-23
    return sorted([*dogs, left_most])


def note_dogs(table: Table, cards: list[str], leaving: list[int]) -> None:
    """What is said of the dogs of a row."""
    dogs = [cards[place] for place in leaving if cards[place] in DOGS]
    cats = [place for place in leaving if cards[place] not in DOGS]
    if cats:
        note(table, "Chased", dog=dogs[0], cat=cards[cats[0]], place=cats[0])
    elif dogs:
        note(table, "DogsLeft", dogs=tuple(dogs))


def lose_row(table: Table) -> None:
    """Nobody wanted the row: it leaves the game, the start player stays, nothing is filled (FIL-14)."""
    cards = [card for _, card in table.row]
    table.gone += cards
    note(table, "RowLost", cards=tuple(cards))
    end_round(table, fill_again=False)


def end_round(table: Table, fill_again: bool) -> None:
    """The next round begins (FIL-15), or the game is over (FIL-40)."""
    table.row, table.turned_up, table.bids, table.passed = [], 0, {}, []
    table.turn = table.start
    table.mouse_cards = [0] * len(MOUSE_CARDS[table.seats])
    if table.round == ROUNDS:
        table.phase = "over"
        note(table, "Scored", points=tuple(points(table)), from_cards=tuple(from_cards(table)))
        return
    if fill_again:
        fill(table)
        if any(table.mouse_cards):
            note(table, "Filled", mouse_cards=tuple(table.mouse_cards), bank=table.bank)
        else:
            note(table, "NotFilled", bank=table.bank)
    table.round += 1
    table.phase = "laying"
    note(table, "RoundBegan", round=table.round, start=table.start, mouse_cards=tuple(table.mouse_cards))


def fill(table: Table) -> None:
    """Every mouse card gets its mice, or none does (FIL-15)."""
    wanted = MOUSE_CARDS[table.seats]
    if table.bank >= sum(wanted):
        table.bank -= sum(wanted)
        table.mouse_cards = list(wanted)
    else:
        table.mouse_cards = [0] * len(wanted)


# ---- the end ------------------------------------------------------------------------------------------------------


def from_cards(table: Table) -> list[int]:
    """What each seat's won cards count."""
    return [sum(value(card) for card in pile) for pile in table.won]


def points(table: Table) -> list[int]:
    """Cards won and one point for each mouse (FIL-40)."""
    return [cards + mice for cards, mice in zip(from_cards(table), table.mice, strict=True)]


def places(table: Table) -> list[int]:
    """Each seat's place: more points, then more from cards, else shared (FIL-40)."""
    ranks = list(zip(points(table), from_cards(table), strict=True))
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


# ---- what a seat knows --------------------------------------------------------------------------------------------


def seen_in_row(table: Table, place: int, seat: int | None) -> tuple[int | None, str | None, bool]:
    """Whose card it is, which card if it lies open or is the seat's own, and whether it lies open."""
    owner, card = table.row[place]
    is_open = place < table.turned_up
    own = seat is not None and owner == seat
    return owner, card if is_open or own else None, is_open


def seen(table: Table, seat: int | None) -> dict[str, object]:
    """All that a seat, or a spectator, knows (FIL-16)."""
    all_seats = range(table.seats)
    return {
        "seat": seat,
        "phase": table.phase,
        "round": table.round,
        "start": table.start,
        "turn": table.turn,
        "hand": () if seat is None else tuple(by_value(table.hands[seat])),
        "held": tuple(len(hand) for hand in table.hands),
        "removed": None if seat is None else table.removed[seat],
        "chosen": tuple(other in table.chosen for other in all_seats),
        "choice": None if seat is None else table.chosen.get(seat),
        "row": tuple(seen_in_row(table, place, seat) for place in range(len(table.row))),
        "bids": tuple(table.bids.get(other, 0) for other in all_seats),
        "high": high(table),
        "passed": tuple(other in table.passed for other in all_seats),
        "mouse_cards": tuple(table.mouse_cards),
        "bank": table.bank,
        "mice": tuple(table.mice),
        "won": tuple(tuple(pile) for pile in table.won),
        "shown": tuple(tuple(by_value(cards)) for cards in table.shown),
        "gone": tuple(by_value(table.gone)),
        "points": tuple(points(table)) if table.phase == "over" else None,
        "turns": table.turns,
    }
