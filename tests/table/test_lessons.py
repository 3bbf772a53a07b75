"""Guided first games: every kept lesson plays through and shows what it promises, and what it does not know is left."""

import pytest
from tests.table.tables import SECRET, fold, sit
from tools.choose_lessons import PLANS, PUPIL, Step

from rudel.core import record as records
from rudel.games import GAMES
from rudel.table import decisions, lessons, rows
from rudel.table.decisions import goes_on
from rudel.table.seen import seen
from rudel.table.settings import Settings
from rudel.table.table import Table

PLAN = {plan.key: plan for plan in PLANS}
FILES = sorted(file for info in GAMES.values() for file in (lessons.FOLDER / info.folder / "lessons").glob("*.rudel"))


def taught(key):
    """A table that gives the newest lesson, with the person on the first chair."""
    lesson = lessons.newest(key)
    row = decisions.open_table(
        "table-1", lesson.game, SECRET, host="a", settings=Settings(), now=0, seed=lesson.seed, lesson=lesson.name
    )
    table = Table("table-1", SECRET)
    table.fold(rows.read(rows.write(row)))
    fold(table, sit(table, "a", "Ada"))
    fold(table, decisions.start(table, "a", 1))
    return table, lesson


def steps(lesson):
    """Every action of the lesson with what came of it, as the script that has chosen it looks at them."""
    file = next(file for file in FILES if file.stem == lesson.name)
    record = records.read(file.read_text(encoding="utf-8"), GAMES)
    state = record.game.start(dice=record.shuffle.dice(), journal=[])
    colour = getattr(record.game.view(state, PUPIL), "colour", None)
    for turn in record.turns:
        for word in turn.words:
            action = record.game.read(turn.seat, word)
            seen_by = record.game.view(state, PUPIL)
            before = {"turn": state.on_turn(), "turns": state.turns, "colour": colour, "view": seen_by}
            state.journal = []
            record.game.play(state, turn.seat, action)
            events = record.game.info.events(state.journal)
            yield Step(turn.seat, record.game.info.action(action), before, events)


def test_every_game_has_a_lesson_and_every_kept_one_is_known_by_its_name():
    assert set(GAMES) == set(PLAN)
    assert {file.stem for file in FILES} == {lessons.lesson(file.stem).name for file in FILES}


@pytest.mark.parametrize("key", GAMES)
def test_everything_that_a_lesson_promises_happens_in_it(key):
    played = [*steps(lessons.newest(key))]
    missing = [name for name, wish in PLAN[key].wishes.items() if not any(wish(step) for step in played)]
    assert [] == missing
    assert not any(PLAN[key].never(step) for step in played)


@pytest.mark.parametrize("key", GAMES)
def test_a_table_that_follows_its_lesson_comes_to_the_end_of_it(key):
    table, lesson = taught(key)
    turns = 0
    while table.phase == "playing" and table.state.fingerprint() != lesson.end:
        told = seen(table, PUPIL).guided
        assert (True, False) == (told.followed, told.shown)
        seat, turn = next((seat, lesson.turn(table.state, seat)) for seat in range(8) if lesson.turn(table.state, seat))
        assert turn == (seen(table, seat).guided.turn if seat < lesson.game.seats else None)
        fold(table, decisions.play(table, seat, turn, table.version, now=turns + 2, by="bot"))
        turns += 1
    told = seen(table, PUPIL).guided
    assert (True, [], True) == (told.followed, told.turn, told.shown)
    assert table.phase == "over" or (PUPIL,) == table.state.to_act()


def test_secret_choices_belong_to_the_lesson_in_any_order():
    table, lesson = taught("dog")
    given = {seat: lesson.turn(table.state, seat) for seat in range(4)}
    for seat in (3, 0, 2):
        fold(table, decisions.play(table, seat, given[seat], table.version, now=5, by="person"))
        assert [] == lesson.turn(table.state, seat)
        assert given[1] == lesson.turn(table.state, 1)


def test_who_leaves_the_lesson_is_told_so_and_plays_on():
    table, lesson = taught("dog")
    other = next(action for action in table.state.legal(0) if [action] != lesson.turn(table.state, 0))
    fold(table, decisions.play(table, 0, [other], table.version, now=5, by="person"))
    assert lesson.turn(table.state, 1) is None
    told = seen(table, 0).guided
    assert (False, [], False) == (told.followed, told.turn, told.shown)


def test_a_lesson_that_this_program_does_not_have_leaves_an_ordinary_game():
    table, _ = taught("dog")
    assert lessons.lesson("dog-9999") is None
    assert lessons.lesson("chess-1") is None
    assert lessons.turn_at("dog-9999", table.state, 0) is None
    assert lessons.newest("chess") is None


def test_a_table_without_a_lesson_is_stored_and_told_as_it_always_was():
    table = Table("table-1", SECRET)
    game = lessons.newest("dog").game
    row = decisions.open_table("table-1", game, SECRET, host="a", settings=Settings(), now=0)
    assert b"lesson" not in rows.write(row)
    table.fold(row)
    fold(table, sit(table, "a", "Ada"))
    fold(table, decisions.start(table, "a", 1))
    assert seen(table, 0).guided is None


@pytest.mark.parametrize("key", GAMES)
def test_a_lesson_asks_the_person_for_whole_turns_in_their_own_turn_only(key):
    lesson = lessons.newest(key)
    state = lesson.game.start(dice=records.Prepared(lesson.seed).dice())
    while turns := lesson.path.get(state.fingerprint()):
        seat, turn = next(iter(turns.items()))
        assert seat != PUPIL or PUPIL in state.to_act()
        begin = state.copy()
        for action in turn:
            assert action in state.legal(seat)
            state.apply(seat, action)
        assert state.choosing() or not goes_on(begin, state, seat)
