"""`rudel schema`: all that the server and a browser say to each other, as one JSON schema; types are made from it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from rudel.cli.simulate import CannotWrite
from rudel.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rudel.core.game import Info

Schema = dict[str, Any]
Schemas = dict[str, Schema]

DRAFT = "https://json-schema.org/draft/2020-12/schema"
DEFINITIONS = "#/$defs/"
OF_A_GAME = {"view": "View", "event": "Event", "events": "Event", "action": "Action"}
"""The fields of the house's own messages that hold something of a game, and what they hold."""
ANY = "Any"
"""What `Dog` is to a Dog table, `Any` is to whichever game it may be."""
OPTION: Schema = {"type": ["boolean", "integer", "string"]}


def schema(
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where to write it; printed if not said.")
    ] = None,
) -> None:
    """Write the JSON schema of all messages, and of every game's views, events and actions."""
    text = json.dumps(document(), indent=2, ensure_ascii=False) + "\n"
    if out is None:
        typer.echo(text, nl=False)
        return
    try:
        out.write_text(text, encoding="utf-8", newline="\n")
    except OSError as problem:
        raise CannotWrite(f"{out} cannot be written: {problem.strerror}") from problem


def document() -> Schema:
    """The whole schema: its definitions are the messages, then the games; each stands as a property of the root too."""
    house, games = _house(), _games()
    found: Schemas = {}
    for name, definition in house.items():
        _add(found, name, _filled(definition, ANY))
    for what in sorted({*OF_A_GAME.values()}):
        _add(found, ANY + what, {"anyOf": [_reference(prefix + what) for prefix in games]})
    for prefix, definitions in games.items():
        for name, definition in (definitions | _house_of(house, prefix)).items():
            _add(found, name, definition)
    return {
        "$schema": DRAFT,
        "title": "Rudel",
        "description": "All that the server and a browser say to each other.",
        "type": "object",
        "properties": {name: _reference(name) for name in found},
        "required": list(found),
        "additionalProperties": False,
        "$defs": found,
    }


def _add(found: Schemas, name: str, definition: Schema) -> None:
    """Takes a definition in; two of the same name would be one too few."""
    if name in found:
        raise ValueError(f"two definitions are called {name}")
    found[name] = definition | {"title": name}


# --- the house ------------------------------------------------------------------------------------------------------


def _house() -> Schemas:
    """The messages that know no game; what holds something of a game is left open in them."""
    from rudel.wire import messages

    structs = [kind for kind in vars(messages).values() if _is_struct(kind) and not kind.__subclasses__()]
    both = {"ToServer": messages.ToServer, "ToClient": messages.ToClient}
    references, definitions = _components([*both.values(), *structs], lambda name: name)
    bodies = [kind for kind in structs if issubclass(kind, messages.Body)]
    sent = _reached(definitions, [references[0], *(_reference(kind.__name__) for kind in bodies)])
    omitting = {kind.__name__ for kind in structs if kind.__struct_config__.omit_defaults}
    for name, definition in definitions.items():
        _settle(definition, whole=name not in sent | omitting)
    return dict(zip(both, references, strict=False)) | definitions


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _touched(house: Schemas) -> list[str]:
    """The definitions with something of a game in them, at whatever depth."""
    return [name for name, definition in house.items() if _open_in(_reached(house, [definition]), house, definition)]


def _open_in(reached: Iterable[str], house: Schemas, own: Schema) -> bool:
    return any(OF_A_GAME.keys() & part.get("properties", {}) for part in (own, *(house[name] for name in reached)))


def _house_of(house: Schemas, prefix: str) -> Schemas:
    """The messages with something of a game in them, as this game has them."""
    touched = _touched(house)

    def called(name: str) -> str:
        return prefix + name if name in touched else name

    return {called(name): _filled(_renamed(house[name], called), prefix) for name in touched}


def _filled(definition: Schema, prefix: str) -> Schema:
    """The definition with what was left open in it."""
    if "properties" not in definition:
        return definition
    fields = definition["properties"].items()
    return definition | {"properties": {field: _field(field, inside, prefix) for field, inside in fields}}


def _field(field: str, inside: Schema, prefix: str) -> Schema:
    """The field's schema, with what it holds of a game."""
    if field == "options" and inside.get("type") == "object":
        return inside | {"additionalProperties": OPTION}
    if field not in OF_A_GAME:
        return inside
    held = _reference(prefix + OF_A_GAME[field])
    if field == "event":
        held = {"anyOf": [held, _reference("TurnUndone")]}
    if inside.get("type") == "array":
        return {"items": held} | inside
    if "anyOf" in inside:
        return inside | {"anyOf": [part or held for part in inside["anyOf"]]}
    return inside or held


# --- the games ------------------------------------------------------------------------------------------------------


def _games() -> dict[str, Schemas]:
    """By prefix the definitions of each game; presets of one game share them."""
    return {info.folder.title(): _game(info) for info in GAMES.values()}


def _game(info: Info) -> Schemas:
    """The game's view, its events and actions, and all that is in them."""
    prefix = info.folder.title()

    def called(name: str) -> str:
        return name if name.startswith(prefix) else prefix + name

    kinds: list[Any] = [info.view_type, info.event_type, info.action_type]
    (view, event, action), definitions = _components(kinds, called)
    viewed = view["$ref"].removeprefix(DEFINITIONS)
    for name, definition in definitions.items():
        _settle(definition, whole=name != viewed or not kinds[0].__struct_config__.omit_defaults)
    return {prefix + "View": definitions.pop(viewed), prefix + "Event": event, prefix + "Action": action} | definitions


# --- schemas --------------------------------------------------------------------------------------------------------


def _components(kinds: Iterable[Any], called: Callable[[str], str]) -> tuple[list[Schema], Schemas]:
    """The schema of each type, and the definitions they refer to, by the names they are called here."""
    schemas, definitions = msgspec.json.schema_components(kinds, ref_template=DEFINITIONS + "{name}")
    renamed = {called(name): _renamed(definition, called) for name, definition in definitions.items()}
    return [_renamed(one, called) for one in schemas], renamed


def _renamed(part: Any, called: Callable[[str], str]) -> Any:
    """The same with every reference by another name."""
    if isinstance(part, dict):
        return {key: _renamed(inside, called) for key, inside in part.items()}
    if isinstance(part, list | tuple):  # a default may be a tuple, which JSON does not know
        return [_renamed(inside, called) for inside in part]
    if isinstance(part, str) and part.startswith(DEFINITIONS):
        return DEFINITIONS + called(part.removeprefix(DEFINITIONS))
    return part


def _reference(name: str) -> Schema:
    return {"$ref": DEFINITIONS + name}


def _reached(definitions: Schemas, parts: Iterable[Any]) -> set[str]:
    """The names of all definitions that these refer to, at whatever depth."""
    reached: set[str] = set()
    left = list(parts)
    while left:
        part = left.pop()
        if isinstance(part, dict):
            name = part.get("$ref", "").removeprefix(DEFINITIONS)
            if name in definitions and name not in reached:
                reached.add(name)
                left.append(definitions[name])
            left += part.values()
        elif isinstance(part, list):
            left += part
    return reached


def _settle(definition: Schema, *, whole: bool) -> None:
    """An object has its fields and no others; one that only the server makes is whole, but for what may be unset."""
    if "properties" in definition:
        definition["additionalProperties"] = False
        if whole:
            fields, needed = definition["properties"], definition.get("required", [])
            definition["required"] = [name for name in fields if name in needed or "default" in fields[name]]
        for field in definition["properties"].values():
            if whole or "$ref" in field:  # a reference with a default beside it would become a type of its own
                field.pop("default", None)
