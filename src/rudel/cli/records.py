"""`rudel verify`: whether a record holds; and how records come from files."""

from pathlib import Path
from typing import Annotated

import typer

from rudel.cli.arguments import Language, one_of
from rudel.core import record as records
from rudel.core.errors import BadNotation, BadRecord, Refused, RudelError
from rudel.core.game import Outcome
from rudel.core.record import Broken, Prepared, Record, result_of
from rudel.games import GAMES

OK, FALSE, WRONG = range(3)
LARGEST = 1 << 25
"""No record is anywhere near so many bytes; whatever is larger is something else."""


class Unreadable(RudelError):
    """A file that cannot be opened, or is no text."""


def verify(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Records, as `rudel simulate --record` writes them.")
    ],
    lang: Language = "en",
) -> None:
    """Check records: ok (exit 0), broken in a line by a rule (exit 1), or not to be checked at all (exit 2)."""
    from rudel.locales import LANGUAGES

    one_of("language", lang, LANGUAGES)
    worst = OK
    for file in files:
        code, sentence = verdict(file, lang)
        typer.echo(f"{file}: {sentence}", err=code == WRONG)
        worst = max(worst, code)
    raise typer.Exit(worst)


def verdict(file: Path, lang: str) -> tuple[int, str]:
    """The exit code for a record and the sentence that explains it."""
    try:
        text, record = load(file)
        outcome = check(text, record)
    except RudelError as problem:
        return judged(problem, lang)
    proof = "; prepared cards, nothing to prove" if isinstance(record.shuffle, Prepared) else ""
    if outcome is None:
        return OK, f"ok, unfinished after {len(record.turns)} lines of play{proof}"
    return OK, f"ok, {'undecided' if outcome.undecided else 'won by ' + result_of(outcome)}{proof}"


def load(file: Path) -> tuple[str, Record]:
    """The text of a file and the record it holds."""
    try:
        with file.open("rb") as stream:
            raw = stream.read(LARGEST + 1)
    except OSError as problem:
        raise Unreadable(f"cannot be read: {problem.strerror}") from problem
    if len(raw) > LARGEST or b"\0" in raw:
        raise Unreadable("is no record: a record is a short text file")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise Unreadable("is no record: a record is a text file in UTF-8") from problem
    return text, records.read(text, GAMES)


def check(text: str, record: Record) -> Outcome | None:
    """The outcome of a record that holds; Broken where it does not, BadRecord where it just breaks off."""
    whole = text.endswith("\n")
    last = len(text.splitlines())
    try:
        outcome = records.verify(record)
    except Broken as problem:
        cut = not whole and problem.line == last and isinstance(problem.__cause__, BadNotation)
        if cut:
            raise BadRecord(last, "the record breaks off here, before the end of the game") from problem
        raise
    if outcome is None and not whole:
        raise BadRecord(last, "the record breaks off here, in the middle of a line")
    return outcome


def judged(problem: RudelError, lang: str) -> tuple[int, str]:
    """The exit code for what is wrong with a record, and a sentence; a rule that was broken speaks for itself."""
    from rudel.locales import texts

    sentence = "".join(letter if letter.isprintable() else "?" for letter in str(problem))
    refused = problem.__cause__
    if isinstance(refused, Refused):
        sentence += f" — {texts(lang).text(refused.rule.lower())}"
    return (FALSE if isinstance(problem, Broken) else WRONG), sentence
