"""`rudel options`: what a table of a game may set."""

import json
from typing import Any

import typer

from rudel.cli.arguments import GameKey, Json, Language, Rules, Seats, info_of
from rudel.core.game import Info, settle_game
from rudel.core.options import Option


def options(
    key: GameKey, seats: Seats = None, lang: Language = "en", rules: Rules = None, as_json: Json = False
) -> None:
    """Show what a table may set; with --seats only what makes sense there, with its defaults."""
    info = info_of(key)
    settled = settle_game(info, seats, rules=rules)
    known = info.options_of(settled.rules)
    fitting = [option for option in known if seats is None or option.seats is None or seats in option.seats]
    described = [_described(info, option, seats, lang) for option in fitting]
    if as_json:
        found = {
            "game": key,
            "seats": seats,
            "seat_numbers": info.seat_numbers,
            "rules": settled.rules,
            "options": described,
        }
        typer.echo(json.dumps(found, ensure_ascii=False))
    elif not described:
        typer.echo(f"{key} has no options by rules version {settled.rules}")
    else:
        _show(info, described)


def _described(info: Info, option: Option, seats: int | None, lang: str) -> dict[str, Any]:
    """The option as a form needs it."""
    from rudel.locales import texts

    message = f"{info.folder}-option-{option.key}"
    kind = {bool: "yes or no", int: "number", str: "choice"}[type(option.default)]
    found: dict[str, Any] = {"key": option.key, "kind": kind}
    if kind == "number":
        found |= {"low": option.low, "high": option.high}
    if kind == "choice":
        found |= {"choices": option.choices}
    found |= {"default": option.default if seats is None else option.at(seats)}
    if seats is None and option.default_by_seats:
        found |= {"default_by_seats": dict(option.default_by_seats)}
    return found | {
        "seats": option.seats or info.seat_numbers,
        "rule": option.rule,
        "label": texts(lang).text(message),
        "help": texts(lang).text(f"{message}-help"),
    }


def _show(info: Info, described: list[dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=info.key, show_lines=True)
    table.add_column("option", no_wrap=True)
    table.add_column("values")
    table.add_column("rule", no_wrap=True)
    table.add_column("meaning", ratio=1)
    by_key = {option.key: option for option in info.options}
    for found in described:
        values = f"{by_key[found['key']].values()}\n[dim]default {_default(found)}[/dim]"
        if found["seats"] != info.seat_numbers:
            values += f"\n[dim]with {', '.join(map(str, found['seats']))} seats[/dim]"
        table.add_row(found["key"], values, found["rule"], f"{found['label']}: {found['help']}")
    Console().print(table)


def _default(found: dict[str, Any]) -> str:
    """The default in words, with the seat numbers that have another one."""
    others = found.get("default_by_seats", {})
    groups: dict[str, list[str]] = {}
    for seats, value in others.items():
        groups.setdefault(said_value(value), []).append(str(seats))
    special = "".join(f"; {value} with {', '.join(seats)}" for value, seats in groups.items())
    return said_value(found["default"]) + special


def said_value(value: bool | int | str) -> str:
    """A value as a person says it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
