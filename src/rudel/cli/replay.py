"""`rudel replay`: a recorded game as text, turn by turn."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from rudel.cli.arguments import Language, seat_of
from rudel.cli.options import said_value
from rudel.cli.records import WRONG, check, judged, load
from rudel.core import record as records
from rudel.core.errors import BadSetup, RudelError
from rudel.core.game import SEAT_LETTERS
from rudel.core.record import KINDS, Broken, Record, Shuffle, Turn
from rudel.core.state import State

EVERYBODY, SPECTATOR = -2, -1
BOARD_EVERY = 12
"""Turns between two boards when nobody turns the pages."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A line of the record that has just been played."""

    turn: Turn
    number: int | None
    """Which turn of the game it was; None for a secret choice, which is no turn."""
    secret: bool
    state: State
    events: list[Any]


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    lang: Language = "en",
    turn: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Only this turn, with the board after it.")
    ] = None,
    boards: Annotated[bool, typer.Option("--boards/--no-boards", help="Draw the board now and then.")] = True,
    seat: Annotated[
        str | None, typer.Option(metavar="A|spectator", help="Only what this seat knows; everything if not said.")
    ] = None,
    step: Annotated[bool | None, typer.Option("--step/--no-step", help="Wait for Enter after every turn.")] = None,
) -> None:
    """Print a recorded game: notation, sentences and boards; exit codes as those of verify."""
    try:
        text, record = load(file)
        eyes = _eyes(record, seat)
        record.shuffle.dice()
    except RudelError as problem:
        typer.echo(f"{file}: {judged(problem, lang)[1]}", err=True)
        raise typer.Exit(WRONG) from problem
    stepping = step if step is not None else turn is None and sys.stdin.isatty() and sys.stdout.isatty()
    show = Show(record, lang, eyes, boards=boards, stepping=stepping)
    if turn is None:
        show.all()
    else:
        show.one(turn)
    try:
        check(text, record)
    except RudelError as problem:
        code, sentence = judged(problem, lang)
        typer.echo(f"{file}: {sentence}", err=True)
        raise typer.Exit(code) from problem


def _eyes(record: Record, seat: str | None) -> int:
    if seat is None:
        return EVERYBODY
    return SPECTATOR if seat == "spectator" else seat_of(record.game, seat)


def scenes(record: Record) -> Iterator[Scene]:
    """The game line by line, as far as it can be played."""
    steps = records.replay(record)
    try:
        state, _, _ = next(steps)
    except Broken:
        return
    for turn in record.turns:
        turns, secret, whole = state.turns, state.choosing(), True
        try:
            for _ in turn.words:
                next(steps)
        except Broken as problem:
            whole = False
            if problem.line == turn.line:
                return
        number = state.turns if state.turns != turns else None
        yield Scene(turn, number, secret, state, record.game.info.events(state.journal or []))
        state.journal = []
        if not whole:
            return


class Show:
    """Prints a game for somebody: everybody's eyes, a spectator's or one seat's."""

    def __init__(self, record: Record, lang: str, eyes: int, *, boards: bool, stepping: bool) -> None:
        from rich.console import Console

        from rudel.locales import texts

        self.record = record
        self.game = record.game
        self.texts = texts(lang)
        self.eyes = eyes
        self.boards = boards
        self.stepping = stepping
        self.console = Console(highlight=False, soft_wrap=True)

    def all(self) -> None:
        """The whole game."""
        self._header()
        state, drawn = None, 0
        for scene in scenes(self.record):
            state = scene.state
            self._scene(scene)
            if scene.number is not None and (self.stepping or state.turns >= drawn + BOARD_EVERY):
                drawn = state.turns
                self._board(state)
            if self.stepping and not self._next_page():
                self.stepping = False
        if state is not None and state.turns != drawn:
            self._board(state)

    def one(self, number: int) -> None:
        """One turn and the board after it; BadSetup if the game is shorter."""
        turns = 0
        for scene in scenes(self.record):
            turns = scene.state.turns
            if scene.number == number:
                self._scene(scene)
                self._board(scene.state)
                return
        raise BadSetup(f"there is no turn {number}; this record has {turns}")

    def _header(self) -> None:
        game, shuffle = self.game, self.record.shuffle
        dice = (
            f"fair, table {shuffle.table}" if isinstance(shuffle, Shuffle) else f"{KINDS[type(shuffle)]} {shuffle.seed}"
        )
        options = ", ".join(f"{key} {said_value(value)}" for key, value in game.settings)
        self._line(f"{self.texts.text(f'{game.key}-title')} ({game.key}), {game.seats} seats, rules {game.rules}")
        self._line(f"options: {options}")
        self._line(f"dice: {dice}")
        self._line(f"result: {self.record.result or 'none yet'}")
        self._line()

    def _scene(self, scene: Scene) -> None:
        hidden = scene.secret and self.eyes not in (EVERYBODY, scene.turn.seat)
        words = "?" if hidden else " ".join(scene.turn.words)
        self._line(f"{scene.number or '':>4}  {SEAT_LETTERS[scene.turn.seat]}: {words}")
        for event in scene.events:
            if self.eyes != EVERYBODY and event.audience not in (None, self.eyes):
                continue
            said = self.game.info.tell(self.game, event)
            if said is not None:
                to = f"to {SEAT_LETTERS[event.audience]}: " if event.audience is not None else ""
                self._line(f"         {to}{self.texts.say(said, SEAT_LETTERS)}")

    def _board(self, state: State) -> None:
        if not self.boards:
            return
        from rudel.cli.terminal.look import drawing
        from rudel.core.sketch import SMALLEST

        view = self.game.view(state, self.eyes if self.eyes >= 0 else None)
        self._line()
        self.console.print(drawing(self.game.info.sketch(self.game, view, (), SMALLEST)))
        self._line()

    def _line(self, text: str = "") -> None:
        self.console.print(text, markup=False)

    def _next_page(self) -> bool:
        """Waits for Enter; False when the rest is wanted without waiting."""
        try:
            return not self.console.input("[dim]Enter: next turn, a and Enter: all the rest[/dim] ").strip()
        except EOFError:
            return False
