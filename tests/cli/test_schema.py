"""`rudel schema`: one document from which a browser's types are made; what the house really says fits it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import typing
from random import Random

import jsonschema_rs
import msgspec
import pytest
from tests.cli.program import COMMAND, call, environment
from tests.server.house import serving
from tests.server.play import play_turn
from tests.table.tables import begun, fold, some_turn

from rudel.cli import run
from rudel.cli.schema import document
from rudel.client import Client
from rudel.games import GAMES
from rudel.table import decisions
from rudel.table.seen import Seen, seen, try_turn
from rudel.wire import messages

TURNS = 12
DOCUMENT = document()
STRUCTS = [
    kind
    for kind in vars(messages).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and not kind.__subclasses__()
]
of_every_game = pytest.mark.parametrize("info", GAMES.values(), ids=GAMES)


def checker(name):
    """Says whether something is what the definition of this name says."""
    return jsonschema_rs.validator_for(
        {"$schema": DOCUMENT["$schema"], "$ref": f"#/$defs/{name}", "$defs": DOCUMENT["$defs"]}
    )


def as_json(message):
    return json.loads(msgspec.json.encode(message))


def schemas_in(part, path=()):
    """Every schema in the document with the way to it; what a name stands for is no way."""
    if isinstance(part, dict):
        yield path, part
        for key, inside in part.items():
            if key in {"properties", "$defs", "mapping"}:
                for name, schema in inside.items():
                    yield from schemas_in(schema, (*path, key, name))
            elif key not in {"default", "enum"}:
                yield from schemas_in(inside, (*path, key))
    elif isinstance(part, list):
        for index, inside in enumerate(part):
            yield from schemas_in(inside, (*path, index))


def said_at(info):
    """What everybody at a table of this game is told in its first turns, and what they try on the way."""
    table = begun(info.key, max(info.seat_numbers), people=2)
    for luck in range(TURNS):
        if table.phase != "playing":
            break
        for seat in (*range(table.game.seats), None):
            yield messages.Told(seen=seen(table, seat, since=0))
        seat = table.state.to_act()[0]
        turn = some_turn(table, seat, luck)
        for number in range(len(turn) + 1):
            tried = try_turn(table, seat, turn[:number], table.version)
            yield messages.TryAnswer(id="t", tried=tried)
        fold(table, decisions.play(table, seat, turn, version=table.version, by="person", now=3000 + luck))


def test_it_is_a_schema_of_its_draft():
    assert "https://json-schema.org/draft/2020-12/schema" == DOCUMENT["$schema"]
    jsonschema_rs.meta.validate(DOCUMENT)


def test_every_message_and_both_unions_are_in_it():
    assert STRUCTS
    names = {kind.__name__ for kind in STRUCTS} | {"ToServer", "ToClient", "Seen", "Tried", "Settings"}
    assert names <= DOCUMENT["$defs"].keys()
    assert DOCUMENT["properties"].keys() == DOCUMENT["$defs"].keys()


@of_every_game
def test_every_view_event_and_action_of_a_game_is_in_it_under_the_name_of_its_folder(info):
    prefix = info.folder.title()
    kinds = [info.view_type, *typing.get_args(info.event_type), *typing.get_args(info.action_type)]
    names = {prefix + kind.__name__.removeprefix(prefix) for kind in kinds}
    assert len(kinds) == len(names)
    assert names | {prefix + "Event", prefix + "Action", prefix + "Seen", prefix + "Tried"} <= DOCUMENT["$defs"].keys()


def test_nothing_in_it_is_left_open():
    """An empty schema, a list of anything, an object of anything: none of them would give a type."""
    for path, schema in schemas_in(DOCUMENT):
        kind = schema.get("type")
        assert schema, path
        assert kind != "array" or schema.get("items"), path
        assert kind != "object" or "additionalProperties" in schema, path
        assert "prefixItems" not in schema, path


def test_every_reference_leads_somewhere_and_stands_alone():
    """A generator makes a second type of a reference that has something beside it."""
    references = [schema for _path, schema in schemas_in(DOCUMENT) if "$ref" in schema]
    assert all(schema["$ref"].removeprefix("#/$defs/") in DOCUMENT["$defs"] for schema in references)
    assert all({"$ref"} == schema.keys() for schema in references)


@of_every_game
def test_what_a_table_tells_fits_the_game_and_the_house_and_no_other_game(info):
    prefix = info.folder.title()
    others = {other.folder.title() for other in GAMES.values()} - {prefix}
    of_game, of_house = checker(f"{prefix}ToClient"), checker("ToClient")
    of_others = [checker(f"{other}ToClient") for other in others]
    told = 0
    for message in said_at(info):
        text = as_json(message)
        of_game.validate(text)
        of_house.validate(text)
        assert not any(other.is_valid(text) for other in of_others)
        told += 1
    assert told > TURNS


def test_a_message_with_something_missing_or_something_more_does_not_fit():
    told = as_json(next(iter(said_at(GAMES["dog"]))))
    fits = checker("DogToClient")
    assert fits.is_valid(told)
    assert not fits.is_valid(told | {"more": 1})
    assert not fits.is_valid(told | {"type": "toll"})
    for field in Seen.__struct_fields__:
        assert not fits.is_valid(told | {"seen": {key: part for key, part in told["seen"].items() if key != field}})
    for field in told["seen"]["view"]:
        view = {key: part for key, part in told["seen"]["view"].items() if key != field}
        assert not fits.is_valid(told | {"seen": told["seen"] | {"view": view}})


@pytest.mark.parametrize(
    ("said", "fits"),
    [
        ({"type": "hello"}, True),
        ({"type": "hello", "have": 3}, True),
        ({"type": "play", "id": "a", "seat": 0, "version": 1, "actions": [1, 2]}, True),
        ({"type": "play", "id": "a", "seat": 9, "version": 1, "actions": [1, 2]}, False),
        ({"type": "play", "id": "a", "seat": 0, "version": 1, "actions": ["1"]}, False),
        ({"type": "play", "seat": 0, "version": 1, "actions": []}, False),
        ({"type": "hello", "more": 1}, False),
        ({"type": "hallo"}, False),
        ({}, False),
    ],
)
def test_what_a_browser_may_say_fits_exactly_when_the_server_understands_it(said, fits):
    assert fits == checker("ToServer").is_valid(said)
    try:
        msgspec.convert(said, messages.ToServer)
        understood = True
    except msgspec.ValidationError:
        understood = False
    assert fits == understood


def test_a_table_can_be_asked_for_with_as_little_as_the_server_needs():
    body = {"game": "dog", "seats": 4}
    checker("NewTable").validate(body)
    checker("NewTable").validate(body | {"options": {"packs": 2}, "settings": {"pace": 0}})
    assert not checker("NewTable").is_valid(body | {"options": {"packs": [2]}})
    checker("Problem").validate(as_json(messages.Problem(type="x", title="x", status=404, detail="x")))


def test_what_a_real_server_sends_fits_too(tmp_path):
    """Bytes as they came over the socket and as answers, of a short visit to a table of every game."""

    async def visit(address):
        async with Client(address, name="Ada") as ada:
            for info in {info.folder: info for info in GAMES.values()}.values():
                prefix, luck = info.folder.title(), Random(7)
                table = await ada.open(info.key, info.seat_numbers[0], level="random", pace=0)
                await ada.sit(table.id)
                async with ada.live(table.id) as line:
                    await line.start()
                    for _ in range(3):
                        if (seen := await line.my_turn()) is not None:
                            await play_turn(line, seen, luck)
                        yield f"{prefix}ToClient", next(iter(line.raw.values()))
                yield f"{prefix}Replay", await ada.ask("GET", f"/api/tables/{table.id}/replay")
            for name, path in (("Listed", "/api/me/tables"), ("Listing", "/api/games")):
                for listed in json.loads(await ada.ask("GET", path)):
                    yield name, json.dumps(listed)

    async def came(address):
        return [one async for one in visit(address)]

    with serving(f"sqlite:///{tmp_path}/rudel.db") as server:
        found = asyncio.run(came(server.address))
    for name, text in found:
        checker(name).validate(json.loads(text))
    folders = {info.folder.title() for info in GAMES.values()}
    games = {folder + what for folder in folders for what in ("ToClient", "Replay")}
    assert games | {"Listed", "Listing"} == {name for name, _ in found}


def test_it_is_printed_or_written_and_always_the_same(tmp_path):
    file = tmp_path / "schema.json"
    assert 0 == call("schema", "--out", file).returncode
    for seed in ("1", "2"):
        done = subprocess.run(
            [*COMMAND, "schema"], capture_output=True, check=True, env=environment(PYTHONHASHSEED=seed)
        )
        assert file.read_bytes() == done.stdout
    assert DOCUMENT == json.loads(file.read_bytes())


@pytest.mark.parametrize(("place", "why"), [("none/schema.json", "No such file"), ("", "Is a directory")])
def test_a_file_that_cannot_be_written_is_one_sentence(tmp_path, capsys, place, why):
    assert 2 == run(["schema", "--out", str(tmp_path / place)])
    said = capsys.readouterr()
    assert ("", 1) == (said.out, len(said.err.splitlines()))
    assert f"{tmp_path / place} cannot be written: {why}" in said.err
