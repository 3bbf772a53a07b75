"""What is put together once for everybody is what each would be told alone."""

import msgspec
import pytest
from tests.table.tables import begun, eyes, some_turn

from rudel.games import GAMES
from rudel.table import decisions
from rudel.table.seen import News, Spoken, happened_after, seen


def alone(before, table, seat):
    """What the seat is told if nobody else is."""
    events = happened_after(table, seat, before.number)
    if not events and table.version == before.version:
        return None
    return msgspec.json.encode(msgspec.structs.replace(seen(table, seat), events=events))


@pytest.mark.parametrize("key", GAMES)
def test_everybody_is_told_what_they_would_be_told_alone(key):
    table = begun(key, GAMES[key].seat_numbers[-1])
    for luck in range(60):
        if not table.waiting:
            break
        seat = table.waiting[luck % len(table.waiting)]
        turn = some_turn(table, seat, luck)
        before, table = table, decisions.play(table, seat, turn, table.version, now=1, by="person").table
        news = News(before, table)
        for eye in eyes(table):
            told = news.seen(eye)
            assert alone(before, table, eye) == (told and msgspec.json.encode(told))


def test_a_row_that_nobody_may_know_of_is_told_to_nobody():
    table = begun("dog", 4, 4)
    news = News(table, table)
    assert {None} == {news.seen(eye) for eye in eyes(table)}


@pytest.mark.parametrize("key", GAMES)
def test_what_is_said_arrives_as_it_was_said(key):
    table = begun(key, GAMES[key].seat_numbers[-1])
    said = [table.game.info.tell(table.game, found.event) for found in seen(table, 0, 0).events]
    said.append(table.game.info.now(table.game, table.game.view(table.state, 0), table.state.legal(0)))
    sent = [msgspec.json.encode(one) for one in said if one is not None]
    assert sent == [msgspec.json.encode(msgspec.json.decode(one, type=Spoken)) for one in sent]
