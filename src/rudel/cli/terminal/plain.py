"""A demonstration where there is no terminal: bots play one game, and the most telling parts of it are printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Console

from rudel.cli.terminal.look import drawing
from rudel.cli.terminal.voice import Voice
from rudel.core.dice import Dice
from rudel.core.drive import drive
from rudel.core.record import Record, Seed, result_of
from rudel.core.sketch import SMALLEST

if TYPE_CHECKING:
    from collections.abc import Callable

    from rudel.core.drive import Bot
    from rudel.core.game import Game
    from rudel.core.state import State

SENTENCES = 24
"""So many of the first round, and half as many of the end."""
MOST_STEPS = 20_000
"""A demonstration that takes longer is cut short."""


class Demonstration:
    """One game of bots as plain text."""

    def __init__(self, game: Game, language: str, bot: Callable[[Game, Dice], Bot], seed: int, you: int) -> None:
        self.game = game
        self.voice = Voice(language, game, None)
        self.you = you
        self.record = Record(game, Seed(seed))
        self.state: State = game.start(dice=self.record.shuffle.dice(), journal=[])
        self.bots = [bot(game, Dice(seed + 1 + seat)) for seat in range(game.seats)]
        self.console = Console(highlight=False, soft_wrap=True)

    def show(self) -> None:
        """Prints the beginning, a position in the middle and the end."""
        sentences, middle = self._play()
        game = self.game
        self._line(self.voice.text("demo", title=self.voice.title(), number=game.seats))
        self._lines(sentences[:SENTENCES])
        self._line(self.voice.text("demo-more"))
        self._line(self.voice.text("demo-turn", number=middle.turns))
        self._board(middle)
        self._lines(sentences[-SENTENCES // 2 :])
        self._line(self.voice.text("demo-end", number=self.state.turns))
        self._board(self.state)
        outcome = self.state.outcome()
        if outcome is not None:
            self._line(self.voice.result(outcome))
        self._line(self.voice.text("demo-play", key=game.key))

    def _play(self) -> tuple[list[str], State]:
        """Plays the game; the sentences that everybody hears, and the position half-way."""
        positions, sentences = [self.state.copy()], []
        journal: list[Any] = self.state.journal or []
        for steps, (seat, action) in enumerate(drive(self.state, self.bots)):
            self.record.note(self.state, seat, action)
            sentences += self._said(journal)
            journal.clear()
            if self.state.turns != positions[-1].turns:
                positions.append(self.state.copy())
            if steps > MOST_STEPS:
                break
        sentences += self._said(journal)
        if (outcome := self.state.outcome()) is not None:
            self.record.result = result_of(outcome)
        return sentences, positions[len(positions) // 2]

    def _said(self, journal: list[Any]) -> list[str]:
        public = [event for event in self.game.info.events(journal) if event.audience is None]
        told = (self.game.info.tell(self.game, event) for event in public)
        return [self.voice.say(said) for said in told if said is not None]

    def _board(self, state: State) -> None:
        text = drawing(self.game.info.sketch(self.game, self.game.view(state, self.you), (), SMALLEST))
        self._line()
        for line in text.split("\n"):
            line.rstrip()
            self.console.print(line)
        self._line()

    def _lines(self, sentences: list[str]) -> None:
        for sentence in sentences:
            self._line(f"  {sentence}")

    def _line(self, text: str = "") -> None:
        self.console.print(text, markup=False)
