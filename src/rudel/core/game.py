"""Game: which game, how many seats, which options, by which rules. A value; variants are values, never subclasses."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rudel.core.dice import Dice
from rudel.core.errors import BadSetup, Refused
from rudel.core.options import Option, settle

if TYPE_CHECKING:
    from rudel.core.sketch import Room, Sketch
    from rudel.core.speech import Said
    from rudel.core.state import State

Seat = int
SEAT_LETTERS = "ABCDEF"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game has ended: each seat's place (1 is best, ties share a place), and its points if it has any."""

    places: tuple[int, ...]
    points: tuple[int, ...] = ()
    undecided: bool = False
    """True when the game ended without anybody having won; then all places are 1."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats on the first place; nobody when the game is undecided."""
        return () if self.undecided else tuple(seat for seat, place in enumerate(self.places) if place == 1)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Info:
    """All that the house needs to know of a game: what GAMES holds. The functions live in the game's own folder."""

    key: str
    folder: str
    """The name of the game's folder below games/, its catalogue and its tests."""
    versions: tuple[int, ...] = (1,)
    """The versions of the rules it plays, oldest first. A new one whenever an old record would play differently."""
    actions: int
    """The number of action ids, the same for every seat number and option."""
    seat_numbers: tuple[int, ...]
    options: tuple[Option, ...]
    rules: tuple[str, ...]
    """The ids of all rules, in the order of the rulebook."""
    longest: int
    """No game has more steps than this (the contract tests hold every game to it)."""
    check: Callable[[int, Mapping[str, Any]], str | None] = lambda _seats, _options: None
    """Why these seats and options make no sense together, or None; if not said, everything goes with everything."""
    start: Callable[[Game, Dice, list[Any] | None], State]
    """The first position; what happens on the way to it is noted in the journal, if there is one."""
    view: Callable[[State, Seat | None, Any], Any]
    """All that the seat knows (None: a spectator), made from what everybody knows, if that is handed in."""
    imagine: Callable[[Game, Any, Dice], State]
    why_not: Callable[[State, Seat, int], str]
    """The id of the rule that forbids an action; asked only about actions that are not legal."""
    action: Callable[[int], Any]
    """From an action's id to the typed action."""
    number: Callable[[Any], int]
    """From the typed action to its id."""
    write: Callable[[Game, Seat, int], str]
    read: Callable[[Game, Seat, str], int]
    events: Callable[[list[Any]], list[Any]]
    """From a state's raw journal to typed events, each with its audience."""
    view_type: type
    """The Struct that `view` makes. It travels as JSON, and so do events and actions: no tuples of a fixed length, no
    numbers beyond 2**53."""
    event_type: Any
    """The union of all Structs that `events` makes, told apart by their tags."""
    action_type: Any
    """The union of all Structs that `action` makes, told apart by their tags."""
    judge: Callable[[State, Seat], float]
    """How good the position is for the seat, by what the seat may know of it; only differences mean anything."""
    casual: Callable[[Game, Any, Sequence[int]], Sequence[int]]
    """How likely somebody who plays with a little sense takes each of the actions: game, view, actions."""
    material: Callable[[State], Mapping[str, int]]
    """Everything that is conserved, counted: equal in every position of a game."""
    parties: Callable[[Game], tuple[tuple[Seat, ...], ...]] = lambda game: tuple((seat,) for seat in range(game.seats))
    """Who wins together; if not said, everyone plays alone."""
    fired: Callable[[State, Seat, int, Sequence[Any]], set[str]]
    """The ids of the rules that an action showed at work: state before it, seat, action, its events."""
    tell: Callable[[Game, Any], Said | None]
    """An event as something to be said; None where there is nothing to say."""
    describe: Callable[[Game, Any, int], Said]
    """What an action would do, for the seat whose view it is: game, view, action."""
    reason: Callable[[Game, Any, Sequence[int]], Said]
    """What speaks for a turn, for the seat whose view it is, by what it knows: game, view, the turn's actions."""
    now: Callable[[Game, Any, Sequence[int]], Said]
    """What the seat whose view it is should do now, or whom it waits for: game, view, its legal actions."""
    ways: Callable[[State, Seat], list[list[int]]] = lambda _state, _seat: []
    """Actions that one piece of the seat can do one after the other, as many as it can: a press may mean them all."""
    sketch: Callable[[Game, Any, Sequence[int], Room], Sketch]
    """The table drawn in characters for the seat whose view it is; the actions' ways are lit. It may use all of the
    room there is, columns and rows, but no more; there are always at least SMALLEST."""
    hand: Callable[[Game, Any], Sketch]
    """What the seat holds, drawn in characters; empty for a spectator."""

    @property
    def newest(self) -> int:
        """The version of the rules that a new table plays."""
        return self.versions[-1]

    @property
    def all_versions(self) -> str:
        """Every version of the rules that is played, in words."""
        return " and ".join(map(str, self.versions))

    def options_of(self, rules: int) -> tuple[Option, ...]:
        """What a table that plays this version of the rules may set."""
        return tuple(option for option in self.options if option.since <= rules)


@dataclass(frozen=True, slots=True)
class Game:
    """A game with its seats, options and rules settled; equal games have all of these in common."""

    info: Info = field(compare=False, repr=False)
    key: str
    seats: int
    settings: tuple[tuple[str, Any], ...]
    rules: int
    """The version of the rules."""

    @property
    def options(self) -> dict[str, Any]:
        """Every option of the game with its value at this table."""
        return dict(self.settings)

    @property
    def actions(self) -> int:
        """The number of action ids; every action is a number below it."""
        return self.info.actions

    @property
    def parties(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together, party by party."""
        return self.info.parties(self)

    def start(self, seed: int | None = None, *, dice: Dice | None = None, journal: list[Any] | None = None) -> State:
        """The first position. The same seed gives the same cards; without one the game is a new one each time."""
        if dice is None:
            dice = Dice(secrets.randbits(64) if seed is None else seed)
        return self.info.start(self, dice, journal)

    def play(self, state: State, seat: Seat, action: int) -> None:
        """Applies an action after checking it: the door for whoever is not sure. Refused names the rule."""
        rule = self.why_not(state, seat, action)
        if rule is not None:
            raise Refused(rule, self.write(seat, action) if 0 <= action < self.actions else str(action))
        state.apply(seat, action)

    def why_not(self, state: State, seat: Seat, action: int) -> str | None:
        """The id of the rule that forbids the action now, or None when it is legal."""
        if not 0 <= seat < self.seats:
            raise BadSetup(f"there is no seat {seat} at a table of {self.seats}")
        if not 0 <= action < self.actions:
            raise BadSetup(f"{action} is no action of {self.key}: the ids are 0 to {self.actions - 1}")
        return None if action in state.legal(seat) else self.info.why_not(state, seat, action)

    def view(self, state: State, seat: Seat | None, known: Any = None) -> Any:
        """All that the seat knows, and nothing else; None is a spectator, whose view helps to make the others."""
        return self.info.view(state, seat, known)

    def imagine(self, view: Any, dice: Dice) -> State:
        """A full position that fits everything the view shows, drawn uniformly over all of them."""
        return self.info.imagine(self, view, dice)

    def write(self, seat: Seat, action: int) -> str:
        """The action in notation."""
        return self.info.write(self, seat, action)

    def read(self, seat: Seat, word: str) -> int:
        """The action that the word stands for; BadNotation if it stands for none."""
        return self.info.read(self, seat, word)


def renewed(game: Game) -> Game:
    """The same game by the newest rules."""
    return settle_game(game.info, game.seats, game.options)


def settle_game(
    info: Info, seats: int | None = None, options: Mapping[str, Any] | None = None, rules: int | None = None
) -> Game:
    """The game at a table with so many seats, these options and the newest rules; BadSetup says what does not go."""
    if rules is None:
        rules = info.newest
    if type(rules) is not int or rules not in info.versions:  # 1.0 and True are equal to 1, but are no version
        raise BadSetup(f"rules version {rules} of {info.key} is not in this Rudel, which has {info.all_versions}")
    if seats is None:
        seats = 4 if 4 in info.seat_numbers else info.seat_numbers[0]
    if type(seats) is not int or seats not in info.seat_numbers:
        numbers = ", ".join(map(str, info.seat_numbers))
        raise BadSetup(f"{info.key} is played with {numbers} seats, not with {seats}")
    settled = settle(info.key, info.options_of(rules), seats, options or {})
    problem = info.check(seats, settled)
    if problem is not None:
        raise BadSetup(problem)
    return Game(info, info.key, seats, tuple(settled.items()), rules)
