"""What is told of rows: once to those who listen, and to those who come back all that they have missed."""

import msgspec
from tests.table.tables import begun, eyes, fold, some_turn

import rudel
from rudel.table import decisions
from rudel.table.parts import Instead
from rudel.table.seen import happened, happened_after, seen
from rudel.table.table import REMEMBERED


def choose(table, seat):
    fold(table, decisions.play(table, seat, [table.state.legal(seat)[0]], table.version, now=1, by="person"))


def test_who_comes_back_in_the_middle_of_secret_choices_hears_of_those_made_meanwhile():
    table = begun("filou", 4, 4)
    version = table.version
    choose(table, 2)
    choose(table, 0)
    assert version == table.version
    assert [2, 0] == [found.event.seat for found in seen(table, None, version).events]
    assert {version + 1} == {found.version for found in seen(table, None, version).events}
    choose(table, 1)
    choose(table, 3)
    assert [2, 0, 1, 3] == [found.event.seat for found in seen(table, None, version).events if _chose(found.event)]
    assert [] == seen(table, None, table.version).events


def _chose(event):
    return type(event).__name__ == "Chose"


def test_only_who_has_chosen_hears_what():
    table = begun("filou", 4, 4)
    number = table.number
    choose(table, 2)
    assert [2] == [seat for seat in eyes(table) if len(happened_after(table, seat, number)) > 1]


def test_listening_row_by_row_one_hears_everything_once():
    table = begun("dog", 4, 4)
    heard = {seat: happened(table, seat, 0) for seat in eyes(table)}
    for luck in range(60):
        number, waiting = table.number, table.waiting
        seat = waiting[luck % len(waiting)]
        fold(table, decisions.play(table, seat, some_turn(table, seat, luck), table.version, now=1, by="person"))
        for seat in eyes(table):
            heard[seat] += happened_after(table, seat, number)
    assert {seat: happened(table, seat, 0) for seat in eyes(table)} == heard
    assert all([] == happened_after(table, seat, table.number) for seat in eyes(table))


def test_who_was_away_for_too_long_hears_nothing_rather_than_a_part_and_who_comes_anew_what_is_remembered():
    table = begun("klaeffer", 2)
    for turn in range(REMEMBERED):
        fold(table, (decisions.ask_pause if turn % 2 == 0 else decisions.resume)(table, 0, turn))
    oldest = table.told[0].version
    assert REMEMBERED + 4 == table.version
    assert table.forgotten == oldest - 1
    turn = some_turn(table, table.waiting[0], 1)
    fold(table, decisions.play(table, table.waiting[0], turn, table.version, now=1, by="person"))
    assert [] == happened(table, 0, oldest - 2)
    newest = happened(table, 0, table.version - 1)
    assert newest
    assert newest == happened(table, 0, 0)


def test_what_is_legal_has_the_words_of_its_own_seat_and_table():
    for key, info in rudel.GAMES.items():
        for seats in (*info.seat_numbers, *info.seat_numbers):
            table = begun(key, seats, seats)
            for luck in range(20):
                for seat in range(seats):
                    legal = seen(table, seat).legal
                    assert table.state.legal(seat) == [found.id for found in legal]
                    assert [table.game.write(seat, found.id) for found in legal] == [found.word for found in legal]
                    assert [info.action(found.id) for found in legal] == [found.action for found in legal]
                seat = table.waiting[0]
                turn = some_turn(table, seat, luck)
                fold(table, decisions.play(table, seat, turn, table.version, now=1, by="person"))


def test_what_a_bot_or_the_clock_has_played_for_a_person_is_told_as_such():
    table = begun("klaeffer", 3, 2)
    nobody = 2
    for by in ("person", "bot", "clock") * 3:
        seat, version = table.waiting[0], table.version
        fold(table, decisions.play(table, seat, some_turn(table, seat, 1), version, now=1, by=by))
        told = msgspec.UNSET if by == "person" or seat == nobody else Instead(seat, by)
        assert {told} == {happened.instead for happened in seen(table, None, version).events}
        if by == "person":
            assert b'"instead"' not in msgspec.json.encode(seen(table, None, version).events)
