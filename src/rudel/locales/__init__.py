"""The Fluent catalogues, German and English, used by Python and by the browser alike: <language>/<room or game>.ftl."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from rudel.core.errors import BadSetup
from rudel.core.speech import Name, Said

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rudel.core.speech import Word

LANGUAGES = ("de", "en")
FOLDER = Path(__file__).parent


class Texts:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadSetup(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, said: Said, names: Sequence[str] = (), me: int | None = None) -> str:
        """The text of what is to be said; names are those of the seats, in their order.

        Where it speaks of a seat, `$who`, the catalogue also has `$who-is`: `you` for who reads, else `other`.
        """
        about = {key: self._word(word, names, me) for key, word in said.about.items()}
        for key, word in said.about.items():
            if isinstance(word, Name):
                about[f"{key}-is"] = "you" if word.seat == me else "other"
        return self.text(said.message, about)

    def text(self, message: str, about: Mapping[str, str | int] | None = None) -> str:
        """The text of a message of the catalogue."""
        found = self._bundle.get_message(message)
        if found is None or found.value is None:
            raise KeyError(f"the {self.language} catalogue has no message {message!r}")
        text, problems = self._bundle.format_pattern(found.value, dict(about or {}))
        if problems:
            raise ValueError(f"message {message!r} in {self.language}: {problems}")
        return str(text)

    def _word(self, word: Word, names: Sequence[str], me: int | None) -> str | int:
        if isinstance(word, Said):
            return self.say(word, names, me)
        if isinstance(word, Name):
            return names[word.seat]
        if isinstance(word, tuple):
            return ", ".join(str(self._word(part, names, me)) for part in word)
        return word


@cache
def texts(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)
