"""Every rule is written in both rulebooks, said in both languages and tested by name; no other rule is spoken of.

Knows no game by name: the prefix of the ids (DOG) comes from the ids themselves.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from rudel.cli.rules import ANCHOR, GAMES_FOLDER, rulebook
from rudel.games import GAMES
from rudel.locales import FOLDER as LOCALES
from rudel.locales import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from pathlib import Path

    from rudel.core.game import Info

CHECKOUT = GAMES_FOLDER.parents[2]


def faults() -> list[str]:
    """Everything that is missing or wrong, one sentence each."""
    messages = {lang: _read_catalogue(lang) for lang in LANGUAGES}
    found = [fault for _, bad in messages.values() for fault in bad]
    known = {lang: ids for lang, (ids, _) in messages.items()}
    found += catalogue_faults(known)
    for folder, infos in _folders().items():
        ids = _ids(infos)
        books = {lang: rulebook(folder, lang) for lang in LANGUAGES}
        found += book_faults(folder, ids, books)
        found += message_faults(ids, known)
        found += option_faults(infos, known)
        found += stray_faults(ids, _sources(folder, books))
        tests = CHECKOUT / "tests" / "games" / folder
        if tests.is_dir():
            found += untested(ids, _test_names(tests))
    return found


def summary() -> str:
    """One line for when nothing is missing."""
    folders = _folders()
    rules = sum(len(_ids(infos)) for infos in folders.values())
    tested = (
        "tested"
        if all((CHECKOUT / "tests" / "games" / folder).is_dir() for folder in folders)
        else "not looked for in tests"
    )
    return f"ok: {rules} rules of {len(GAMES)} games, written in {' and '.join(LANGUAGES)}, {tested}"


def _folders() -> dict[str, list[Info]]:
    folders: dict[str, list[Info]] = {}
    for info in GAMES.values():
        folders.setdefault(info.folder, []).append(info)
    return folders


def _ids(infos: Sequence[Info]) -> list[str]:
    return list(dict.fromkeys(rule for info in infos for rule in info.rules))


def book_faults(folder: str, ids: Sequence[str], books: Mapping[str, str]) -> list[str]:
    """Rules that do not stand exactly once in each book, and books that do not have them in the same order."""
    found = []
    orders = {}
    for lang, book in books.items():
        anchors = ANCHOR.findall(book)
        orders[lang] = [anchor for anchor in anchors if anchor.upper() in ids]
        for rule in ids:
            times = anchors.count(rule.lower())
            if times != 1:
                found.append(f"{rule}: rulebook.{lang}.md of {folder} has {times} anchors for it, not one")
    first, *others = orders
    found += [
        f"{folder}: rulebook.{lang}.md has its rules in another order than rulebook.{first}.md"
        for lang in others
        if not found and orders[lang] != orders[first]
    ]
    return found


def catalogue_faults(known: Mapping[str, Collection[str]]) -> list[str]:
    """Messages that one language has and another has not."""
    everything = sorted(set().union(*known.values()))
    return [
        f"{message}: no message in {lang}" for message in everything for lang in known if message not in known[lang]
    ]


def message_faults(ids: Sequence[str], known: Mapping[str, Collection[str]]) -> list[str]:
    """Rules that no language has a sentence for."""
    return [
        f"{rule}: no message {rule.lower()}" for rule in ids if not any(rule.lower() in said for said in known.values())
    ]


def option_faults(infos: Sequence[Info], known: Mapping[str, Collection[str]]) -> list[str]:
    """Options without a rule, a label or a help."""
    found = []
    for info in infos:
        for option in info.options:
            label = f"{info.folder}-option-{option.key}"
            if option.rule not in info.rules:
                found.append(f"{info.key}: option {option.key} names {option.rule}, which is no rule")
            wanted = [label, f"{label}-help", *(f"{label}-{choice}" for choice in option.choices)]
            found += [
                f"{info.key}: no message {text}" for text in wanted if not any(text in said for said in known.values())
            ]
    return list(dict.fromkeys(found))


def stray_faults(ids: Sequence[str], sources: Mapping[str, str]) -> list[str]:
    """Ids that a rulebook or the code speaks of although there is no such rule."""
    prefixes = sorted({rule.rpartition("-")[0] for rule in ids})
    pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, prefixes))})-\d+", re.IGNORECASE)
    return [
        f"{rule}: {name} speaks of it, but there is no such rule"
        for name, text in sources.items()
        for rule in dict.fromkeys(word.upper() for word in pattern.findall(text))
        if rule not in ids
    ]


def untested(ids: Sequence[str], tests: Collection[str]) -> list[str]:
    """Rules that no test has in its name; dog_3 is not in dog_30."""
    found = []
    for rule in ids:
        name = re.compile(rf"_{rule.lower().replace('-', '_')}(?!\d)")
        if not any(name.search(test) for test in tests):
            found.append(f"{rule}: no test has {rule.lower().replace('-', '_')} in its name")
    return found


def _test_names(folder: Path) -> list[str]:
    pattern = re.compile(r"^\s*(?:async )?def (test_\w+)", re.MULTILINE)
    return [name for file in folder.rglob("test_*.py") for name in pattern.findall(file.read_text(encoding="utf-8"))]


def _sources(folder: str, books: Mapping[str, str]) -> dict[str, str]:
    sources = {f"games/{folder}/rulebook.{lang}.md": book for lang, book in books.items()}
    for file in sorted((GAMES_FOLDER / folder).glob("*.py")):
        sources[f"games/{folder}/{file.name}"] = file.read_text(encoding="utf-8")
    return sources


def _read_catalogue(lang: str) -> tuple[set[str], list[str]]:
    """The ids of all messages of a language, and what cannot be read or stands twice."""
    ids: set[str] = set()
    bad = []
    for file in sorted((LOCALES / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Junk):
                bad.append(f"{lang}/{file.name}: cannot be read from {(entry.content or '')[:40]!r} on")
            elif isinstance(entry, Message):
                if entry.id.name in ids:
                    bad.append(f"{entry.id.name}: stands twice in {lang}")
                ids.add(entry.id.name)
    return ids, bad
