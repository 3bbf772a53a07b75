"""Views, events and actions travel as JSON: what arrives is what was sent, and a browser can count that far."""

import importlib
import json
from typing import get_args

import msgspec
import pytest
from msgspec import inspect
from tests.contract.tables import PLAIN, at_every_table, casual_steps, every_nth, random_steps

import rudel
from rudel.core.dice import Dice

SHARE = 60 if PLAIN else 20
LARGEST = 2**53
"""Beyond it a browser's numbers are no longer exact."""

of_every_game = pytest.mark.parametrize("info", rudel.GAMES.values(), ids=rudel.GAMES)


def arrived(sent, kind):
    """What comes out at the other end."""
    text = msgspec.json.encode(sent)
    assert all(abs(number) <= LARGEST for number in numbers(json.loads(text)))
    return msgspec.json.decode(text, type=kind)


def numbers(value):
    """Every integer anywhere in it."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from numbers(part)
    elif isinstance(value, int):
        yield value


def kinds(info):
    return info.view_type, info.event_type, info.action_type


def parts(kind, met=None):
    """The type and every type in it."""
    met = {} if met is None else met
    if id(kind) not in met:
        met[id(kind)] = kind
        yield kind
        for name in getattr(kind, "__struct_fields__", ()):
            inner = getattr(kind, name)
            for part in inner if isinstance(inner, tuple) else (inner,):
                if isinstance(part, inspect.Type | inspect.Field):
                    yield from parts(part, met)


@at_every_table
def test_a_view_arrives_as_it_was_sent_and_one_can_imagine_from_it(game):
    for luck, (state, _seat, _action) in enumerate(every_nth(game, 31, SHARE)):
        for seat in (*range(game.seats), None):
            view = game.view(state, seat)
            came = arrived(view, game.info.view_type)
            assert view == came
            one, other = (game.imagine(known, Dice(luck)) for known in (view, came))
            assert one.fingerprint() == other.fingerprint()


@at_every_table
def test_an_event_arrives_as_it_was_sent_and_says_what_it_is(game):
    journal = []
    game.start(seed=33, journal=journal)
    for steps in (random_steps(game, 33), casual_steps(game, 33)):
        for state, _seat, _action in steps:
            journal += state.journal or []
            state.journal = []
        journal += state.journal
    for event in game.info.events(journal):
        assert event == arrived(event, game.info.event_type)
        assert type(event) in get_args(game.info.event_type)
        assert event.__struct_config__.tag == json.loads(msgspec.json.encode(event))["event"]


@of_every_game
def test_every_action_arrives_as_it_was_sent_and_says_what_it_is(info):
    for number in range(info.actions):
        action = info.action(number)
        came = arrived(action, info.action_type)
        assert (action, number) == (came, info.number(came))
        assert type(action) in get_args(info.action_type)
        assert action.__struct_config__.tag == json.loads(msgspec.json.encode(action))["type"]


@of_every_game
def test_nothing_in_them_is_a_tuple_of_a_fixed_length_or_of_a_type_unknown(info):
    for kind in kinds(info):
        found = [type(part) for part in parts(inspect.type_info(kind))]
        assert inspect.StructType in found
        assert not {inspect.TupleType, inspect.AnyType, inspect.CustomType, inspect.DictType} & {*found}


@of_every_game
def test_every_kind_of_event_the_game_knows_is_one_of_its_events(info):
    module = importlib.import_module(f"rudel.games.{info.folder}.events")
    assert {*module.Event.__subclasses__()} == {*get_args(info.event_type)}
