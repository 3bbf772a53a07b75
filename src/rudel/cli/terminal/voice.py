"""Says everything in one language, with the names of those who sit at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rudel.core.game import SEAT_LETTERS
from rudel.locales import LANGUAGES, texts

if TYPE_CHECKING:
    from rudel.core.game import Game, Outcome, Seat
    from rudel.core.speech import Said


class Voice:
    """The texts of a language and the players' names in it; `you` is the seat of whoever reads, if any."""

    def __init__(self, language: str, game: Game, you: Seat | None) -> None:
        self.language = language
        self.game = game
        self.you = you
        self._texts = texts(language)
        self.names = [self._texts.text(f"terminal-name-{letter}") for letter in SEAT_LETTERS[: game.seats]]

    @property
    def other_language(self) -> str:
        """The language that one key press leads to."""
        return LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]

    def say(self, said: Said) -> str:
        """What a game has to say."""
        return self._texts.say(said, self.names, self.you)

    def question(self, said: Said) -> str | None:
        """What to ask before this is done, if the catalogue has `<message>-confirm`."""
        message = f"{said.message}-confirm"
        return self._texts.text(message) if message in self._texts else None

    def text(self, message: str, **about: str | int) -> str:
        """What the shell has to say: the message without its prefix."""
        return self._texts.text(f"terminal-{message}", about)

    def title(self) -> str:
        """The game's name."""
        return self._texts.text(f"{self.game.key}-title")

    def refusal(self, rule: str) -> str:
        """Why something does not go, by the rule's id."""
        return self._texts.text(rule.lower())

    def listing(self, seats: tuple[int, ...]) -> str:
        """Names, enumerated."""
        names = [self.names[seat] for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self.text("and", first=", ".join(names[:-1]), last=names[-1])

    def result(self, outcome: Outcome) -> str:
        """How the game has ended, in words."""
        if not outcome.winners:
            return self.text("undecided")
        message = "won-you" if self.you in outcome.winners else "won"
        sentence = self.text(message, who=self.listing(outcome.winners), number=len(outcome.winners))
        if not outcome.points:
            return sentence
        points = ", ".join(f"{name} {points}" for name, points in zip(self.names, outcome.points, strict=True))
        return f"{sentence} {self.text('points', points=points)}"
