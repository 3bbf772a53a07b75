"""A whole game as a text that people can read and a program can replay.

rudel record 1
game: dog
rules: 1
seats: 4
options: packs=2 jokers=3 deal_cycle=once …
dice: fair                     (or: seed 7, for simulated games; prepared 7, for a table with prepared cards)
table: 4f1c
commitment: 5e88…
contributions: A=… B=… C=… D=…
secret: 2b7e…                  (once the game is over)
result: A C                    (or: undecided; missing while the game goes on)

A: >K
B: 7a 7a 7b 7b 7b 7b+ 7b+      # one line per turn; what follows a # is a comment

The record of a game that goes on is the table's own: it holds secret choices, and choices that were changed.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rudel.core.dice import CONTRIBUTION_BYTES, SECRET_BYTES, Dice, FairDice, commitment, dice_key
from rudel.core.errors import BadNotation, BadRecord, BadSetup, Refused
from rudel.core.game import SEAT_LETTERS, Game, Info, Outcome, settle_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rudel.core.state import State

MAGIC = "rudel record 1"
NEEDED = ("game", "rules", "seats", "options", "dice")
KNOWN = (*NEEDED, "table", "commitment", "contributions", "secret", "result")


@dataclass(frozen=True, slots=True)
class Seed:
    """Fast dice for simulated games: anybody who reads the record can throw them again."""

    seed: int

    def dice(self) -> Dice:
        """The dice at the start of the game."""
        return Dice(self.seed)


@dataclass(frozen=True, slots=True)
class Prepared:
    """The dice of a table whose cards were prepared: they follow from the seed alone, so there is nothing to prove."""

    seed: int

    def key(self) -> bytes:
        """The key of the dice; whoever knows it knows the cards."""
        return hashlib.sha256(f"rudel prepared {self.seed}".encode()).digest()

    def dice(self) -> Dice:
        """The dice at the start of the game."""
        return FairDice(self.key())


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Fair dice: the commitment was shown first, every seat added its bytes, the secret is told at the end."""

    table: str
    commitment: str
    contributions: tuple[bytes, ...]
    secret: bytes | None = None

    def dice(self) -> Dice:
        """The dice at the start of the game."""
        if self.secret is None:
            raise BadSetup("the secret is told when the game is over; before that the record cannot be replayed")
        return FairDice(dice_key(self.secret, self.table, list(self.contributions)))


KINDS: dict[type, str] = {Seed: "seed", Prepared: "prepared"}
"""How a record calls dice that follow from a number."""


@dataclass(slots=True)
class Turn:
    """What one seat did, as one line of the record."""

    seat: int
    words: list[str]
    line: int = 0


@dataclass(slots=True)
class Record:
    """A game with its dice, its turns and its result."""

    game: Game
    shuffle: Seed | Prepared | Shuffle
    turns: list[Turn] = field(default_factory=list)
    result: str | None = None
    lines: dict[str, int] = field(default_factory=dict)
    """In which line each part of the header stood, if the record was read."""
    unfinished: tuple[int, int] | None = None
    """Whose turn the last line is, while more steps of it may come."""

    def note(self, state: State, seat: int, action: int) -> None:
        """Notes an action that is about to be applied to the state. The steps of one turn share a line."""
        word = self.game.write(seat, action)
        if self.unfinished == (seat, state.turns):
            self.turns[-1].words.append(word)
        else:
            self.turns.append(Turn(seat, [word]))
        self.unfinished = None if state.choosing() else (seat, state.turns)


def result_of(outcome: Outcome) -> str:
    """The result as the record writes it."""
    return " ".join(SEAT_LETTERS[seat] for seat in outcome.winners) or "undecided"


def write(record: Record) -> str:
    """The record as text."""
    game = record.game
    header: list[tuple[str, Any]] = [
        ("game", game.key),
        ("rules", game.rules),
        ("seats", game.seats),
        ("options", " ".join(f"{key}={_said(value)}" for key, value in game.settings)),
    ]
    shuffle = record.shuffle
    if isinstance(shuffle, Seed | Prepared):
        header.append(("dice", f"{KINDS[type(shuffle)]} {shuffle.seed}"))
    else:
        given = " ".join(f"{SEAT_LETTERS[seat]}={part.hex()}" for seat, part in enumerate(shuffle.contributions))
        header += [
            ("dice", "fair"),
            ("table", shuffle.table),
            ("commitment", shuffle.commitment),
            ("contributions", given),
        ]
        if shuffle.secret is not None:
            header.append(("secret", shuffle.secret.hex()))
    if record.result is not None:
        header.append(("result", record.result))
    lines = [MAGIC, *(f"{key}: {value}" for key, value in header), ""]
    lines += [f"{SEAT_LETTERS[turn.seat]}: {' '.join(turn.words)}" for turn in record.turns]
    return "\n".join(lines) + "\n"


def _said(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def read(text: str, games: Mapping[str, Info]) -> Record:
    """The record that a text holds; BadRecord says in which line it cannot be read."""
    header: dict[str, tuple[int, str]] = {}
    turns: list[Turn] = []
    lines = text.splitlines()
    if not lines or lines[0].strip() != MAGIC:
        raise BadRecord(1, f"a record begins with {MAGIC!r}")
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon:
            raise BadRecord(number, f"expected 'key: value' or 'SEAT: actions', found {line[:40]!r}")
        if key in KNOWN and not turns:
            if key in header:
                raise BadRecord(number, f"{key} stands here a second time")
            header[key] = (number, value)
        elif len(key) == 1 and key in SEAT_LETTERS and value:
            turns.append(Turn(SEAT_LETTERS.index(key), value.split(), number))
        else:
            raise BadRecord(number, f"{key!r} is neither a line of the header nor a seat with its actions")
    for key in NEEDED:
        if key not in header:
            raise BadRecord(len(lines), f"the header has no {key!r}")
    return _from_header(header, turns, games)


def _from_header(header: dict[str, tuple[int, str]], turns: list[Turn], games: Mapping[str, Info]) -> Record:
    game = _game(header, games)
    for turn in turns:
        if turn.seat >= game.seats:
            raise BadRecord(turn.line, f"there is no seat {SEAT_LETTERS[turn.seat]} at a table of {game.seats}")
    result = header["result"][1] if "result" in header else None
    lines = {key: line for key, (line, _) in header.items()}
    return Record(game, _shuffle(header, game), turns, result, lines)


def _game(header: dict[str, tuple[int, str]], games: Mapping[str, Info]) -> Game:
    line, key = header["game"]
    if key not in games:
        raise BadRecord(line, f"there is no game {key!r}; there are {', '.join(games)}")
    seats, version = _number(header, "seats"), _number(header, "rules")
    if version not in games[key].versions:
        ours = games[key].all_versions
        raise BadRecord(header["rules"][0], f"rules version {version} of {key} is not in this Rudel, which has {ours}")
    line, options = header["options"]
    given = dict(pair.partition("=")[::2] for pair in options.split())
    try:
        return settle_game(games[key], seats, given, version)
    except BadSetup as problem:
        raise BadRecord(line, str(problem)) from problem


def _number(header: dict[str, tuple[int, str]], key: str) -> int:
    line, text = header[key]
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadRecord(line, f"{key} is a number, not {text[:40]!r}")
    return int(text)


def _shuffle(header: dict[str, tuple[int, str]], game: Game) -> Seed | Prepared | Shuffle:
    line, dice = header["dice"]
    kind, _, seed = dice.partition(" ")
    if kind in KINDS.values() and seed.isascii() and seed.isdigit() and len(seed) <= 20:
        return Seed(int(seed)) if kind == KINDS[Seed] else Prepared(int(seed))
    if dice != "fair":
        raise BadRecord(line, f"dice are 'fair', 'seed NUMBER' or 'prepared NUMBER', not {dice[:40]!r}")
    for key in ("table", "commitment", "contributions"):
        if key not in header:
            raise BadRecord(line, f"a game with fair dice needs {key!r} in the header")
    line, said = header["contributions"]
    given = dict(pair.partition("=")[::2] for pair in said.split())
    parts = [
        _bytes(line, given.get(letter, ""), CONTRIBUTION_BYTES, f"{letter}'s contribution")
        for letter in SEAT_LETTERS[: game.seats]
    ]
    secret = None
    if "secret" in header:
        secret = _bytes(*header["secret"], SECRET_BYTES, "the secret")
    return Shuffle(header["table"][1], header["commitment"][1], tuple(parts), secret)


def _bytes(line: int, text: str, length: int, what: str) -> bytes:
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    if len(found) != length:
        raise BadRecord(line, f"{what} is {length} bytes in hexadecimal")
    return found


class Broken(BadRecord):
    """A record that can be read but does not hold: a wrong commitment, an illegal move, a false result."""


def replay(record: Record) -> Iterator[tuple[State, int, int]]:
    """Plays the record: the state before each action, its seat and the action; Broken where a rule forbids it.

    The caller may look at the state and empty its journal, which tells everything from the first deal on. After the
    last action the state is yielded once more with seat and action -1.
    """
    state = record.game.start(dice=record.shuffle.dice(), journal=[])
    for turn in record.turns:
        for word in turn.words:
            action = _checked(record.game, state, turn, word)
            yield state, turn.seat, action
            state.apply(turn.seat, action)
    yield state, -1, -1


def _checked(game: Game, state: State, turn: Turn, word: str) -> int:
    try:
        action = game.read(turn.seat, word)
    except BadNotation as problem:
        raise Broken(turn.line, str(problem)) from problem
    rule = game.why_not(state, turn.seat, action)
    if rule is not None:
        refused = Refused(rule, word)
        raise Broken(turn.line, f"{SEAT_LETTERS[turn.seat]} may not play {word}: {rule}") from refused
    return action


def verify(record: Record) -> Outcome | None:
    """Checks commitment, every move and the result; returns the outcome, or None for a game not yet over."""
    shuffle = record.shuffle
    if isinstance(shuffle, Shuffle) and shuffle.secret is not None and commitment(shuffle.secret) != shuffle.commitment:
        line = record.lines.get("secret", 1)
        raise Broken(line, "the secret does not fit the commitment: the shuffle was changed")
    *_, (last, _, _) = replay(record)
    outcome = last.outcome()
    line = record.lines.get("result", record.turns[-1].line if record.turns else 1)
    if outcome is None and record.result is not None:
        raise BadRecord(
            line, f"the record breaks off: its result is {record.result}, but its moves end before the game is over"
        )
    if outcome is not None and record.result is None:
        raise Broken(line, f"the game is over, but the header has no result; it is {result_of(outcome)}")
    if outcome is not None and record.result != result_of(outcome):
        raise Broken(line, f"the result says {record.result}, but it is {result_of(outcome)}")
    return outcome
