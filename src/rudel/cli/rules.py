"""`rudel rules`: the rulebooks, whole or one rule at a time, and the check that nothing of them is missing."""

import re
from functools import cache
from pathlib import Path
from typing import Annotated

import typer

from rudel.cli.arguments import KEYS, Language, info_of, one_of
from rudel.core.errors import RudelError
from rudel.core.game import Info
from rudel.games import GAMES
from rudel.games import __file__ as games_file

GAMES_FOLDER = Path(games_file).parent
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
NUMBER = re.compile(r"[0-9]{1,9}")
PICTURE = re.compile(r"!\[([^\]]*)\]\([^)]*\)")


class UnknownRule(RudelError):
    """There is no rule of this id."""


def rules(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=f"One of {KEYS}.", show_default=False)] = None,
    rule: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="A rule, such as DOG-30 or 30.", show_default=False)
    ] = None,
    lang: Language = "en",
    check: Annotated[bool, typer.Option("--check", help="Check that every rule is written, said and tested.")] = False,
) -> None:
    """Read a rulebook, or one rule of it."""
    if check:
        _check()
        return
    _languages(lang)
    if game is None:
        _list_games(lang)
        return
    if rule is None and game not in GAMES and (owner := _owner_of(game)) is not None:
        game, rule = owner.key, game
    info = info_of(game)
    _show(rulebook(info.folder, lang) if rule is None else paragraph(info.folder, find_rule(info, rule), lang))


@cache
def rulebook(folder: str, lang: str) -> str:
    """The rulebook of the games in this folder, in Markdown."""
    return (GAMES_FOLDER / folder / f"rulebook.{lang}.md").read_text(encoding="utf-8")


def paragraph(folder: str, rule: str, lang: str) -> str:
    """The text of one rule in Markdown: from its anchor to the next anchor or heading, without the anchor."""
    anchor = f'<a id="{rule.lower()}"></a>'
    _, found, rest = rulebook(folder, lang).partition(anchor)
    if not found:
        raise UnknownRule(f"the rulebook of {folder} has no rule {rule}")
    return re.split(r"<a id=|^#", rest, maxsplit=1, flags=re.MULTILINE)[0].strip()


def find_rule(info: Info, asked: str) -> str:
    """The id that a person means by DOG-30, dog-30 or 30; UnknownRule names its neighbours."""
    prefix = info.rules[0].rpartition("-")[0]
    wanted = f"{prefix}-{int(asked)}" if NUMBER.fullmatch(asked) else asked.upper()
    if wanted in info.rules:
        return wanted
    raise UnknownRule(f"{info.key} has no rule {asked!r}; there are {', '.join(_neighbours(info, wanted))}")


def _neighbours(info: Info, wanted: str) -> list[str]:
    """Some ids that exist, near the wanted one if it has a number, otherwise the first and the last."""
    number = wanted.rpartition("-")[2]
    if not NUMBER.fullmatch(number):
        return [info.rules[0], "…", info.rules[-1]]
    near = sorted(info.rules, key=lambda rule: abs(int(rule.rpartition("-")[2]) - int(number)))[:4]
    return [rule for rule in info.rules if rule in near]


def _owner_of(rule: str) -> Info | None:
    """The first game that has a rule of this full id: `rudel rules dog-30` needs no game."""
    return next((info for info in GAMES.values() if rule.upper() in info.rules), None)


def _languages(lang: str) -> None:
    from rudel.locales import LANGUAGES

    one_of("language", lang, LANGUAGES)


def _list_games(lang: str) -> None:
    from rudel.locales import texts

    for key in GAMES:
        typer.echo(f"{key:10} {texts(lang).text(f'{key}-title')}: {texts(lang).text(f'{key}-line')}")


def _show(markdown: str) -> None:
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(PICTURE.sub(r"*(\1)*", ANCHOR.sub("", markdown))))


def _check() -> None:
    from rudel.cli.rulecheck import faults, summary

    found = faults()
    for fault in found:
        typer.echo(fault)
    if found:
        typer.echo(f"{len(found)} things are missing or wrong")
        raise typer.Exit(1)
    typer.echo(summary())
