"""The terminal game, played through keyboard and mouse by Textual's pilot."""

from __future__ import annotations

import asyncio
import random

import pytest
from textual.widgets import Input, OptionList, Static

import rudel
from rudel.cli.terminal import saved
from rudel.cli.terminal.app import PlayApp
from rudel.cli.terminal.match import Match
from rudel.cli.terminal.menu import FLAT, Menu, choices
from rudel.cli.terminal.sheets import KeySheet, Question, RuleSheet
from rudel.cli.terminal.widgets import Board, Choices
from rudel.core.record import Record, Seed
from rudel.games.dog.position import position
from rudel.locales import FOLDER, LANGUAGES, texts


def match_of(key="dog", seats=4, *, seed=7, you=0, bot="greedy", **options):
    return Match(Record(rudel.game(key, seats, **options), Seed(seed)), you, bot)


def match_at(stones, hands, **rest):
    """A match in a position laid by hand."""
    match = match_of()
    match.state = position(match.game, stones, hands, **rest)
    return match


def playing(match, steps, *, size=(80, 24), language="en", pace=0.0, file=None):
    """Starts the app, lets the steps happen and gives the app back."""
    app = PlayApp(match, language, pace, file)

    async def run():
        async with app.run_test(size=size) as pilot:
            await until(pilot, lambda: app.match.asked and bool(lines(app)) and bool(app.table.query_one(Board).sketch))
            await steps(app, pilot)

    asyncio.run(run())
    return app


async def until(pilot, condition):
    """Waits for a condition, not for a time."""
    for _ in range(500):
        if condition():
            return
        await pilot.pause()
    raise AssertionError("what the test waits for does not happen")


def shown(app, selector):
    return str(app.table.query_one(selector, Static).render())


def lines(app):
    listed = app.table.query_one(Choices)
    return [str(listed.get_option_at_index(index).prompt) for index in range(listed.option_count)]


def lit_places(app):
    return {mark.place for row in app.table.query_one(Board).sketch for mark in row if mark.lit}


# --- a whole game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "seats", "bot"),
    [
        ("dog", 2, "greedy"),
        pytest.param("dog", 4, "greedy", marks=pytest.mark.soak),
        ("filou", 3, "casual"),
        pytest.param("filou", 5, "greedy", marks=pytest.mark.soak),
        pytest.param("klaeffer", 2, "greedy", marks=pytest.mark.soak),
        ("klaeffer", 4, "casual"),
        ("schafe", 2, "casual"),
        ("schafe", 4, "greedy"),
    ],
)
def test_a_whole_game_can_be_played_with_the_keyboard(key, seats, bot):
    luck = random.Random(5)

    async def steps(app, pilot):
        while app.match.outcome is None:
            await until(pilot, lambda: app.match.asked or app.match.outcome is not None)
            if isinstance(app.screen, Question):
                await pilot.press("enter")
            elif app.match.outcome is None:
                await pilot.press(str(luck.randrange(min(9, len(app.menu.lines))) + 1))
        await until(pilot, lambda: isinstance(app.screen, Question))
        assert app.voice.result(app.match.outcome) in {str(text.render()) for text in app.screen.query(Static)}
        await pilot.press("enter")
        await until(pilot, lambda: app.match.outcome is None and app.match.asked)

    app = playing(match_of(key, seats, bot=bot, seed=3), steps)
    assert app.match.state.turns < 8


# --- choosing -------------------------------------------------------------------------------------------------------


def test_moving_over_a_choice_lights_its_way_before_it_is_played():
    async def steps(app, pilot):
        assert {5, 6, 7} == lit_places(app)
        await pilot.press("down")
        await until(pilot, lambda: {5, 6, 7} != lit_places(app))
        assert {9, 10, 11} == lit_places(app)
        assert 0 == app.match.state.turns

    playing(match_at({"A": "5 9 20 40"}, {"A": "2 2", "B": "2 2"}), steps)


def test_a_click_on_a_choice_plays_it():
    async def steps(app, pilot):
        await pilot.click(Choices, offset=(5, 1))
        await until(pilot, lambda: app.match.state.turns >= 1)
        assert ["2b"] == app.match.record.turns[0].words

    playing(match_at({"A": "5 9 20 40"}, {"A": "2 2", "B": "2 2"}), steps)


def test_a_click_on_the_board_leaves_the_choices_of_that_place():
    async def steps(app, pilot):
        board = app.table.query_one(Board)
        column = next(column for column, mark in enumerate(board.sketch[16]) if mark.place == 7)
        await pilot.click(Board, offset=(column, 16))
        await until(pilot, lambda: 1 == len(lines(app)))
        assert "stone Aa 2 fields" in lines(app)[0]
        await pilot.press("escape")
        await until(pilot, lambda: 2 <= len(lines(app)))
        await pilot.click(Board, offset=(0, 3))
        await until(pilot, lambda: texts("en").text("terminal-nothing-there") in shown(app, "#now"))

    playing(match_at({"A": "5 9 20 40"}, {"A": "2 2", "B": "2 2"}), steps)


def test_many_choices_are_grouped_and_escape_leads_back():
    async def steps(app, pilot):
        assert len(lines(app)) < len(app.match.legal())
        group = next(index for index, choice in enumerate(app.menu.lines) if choice.group)
        before = lines(app)
        await pilot.press(str(group + 1))
        await until(pilot, lambda: before != lines(app))
        await pilot.press("escape")
        await until(pilot, lambda: before == lines(app))

    playing(match_at({"A": "5 9 20 50", "C": "40"}, {"A": "* 5 9 Q", "B": "2 2"}), steps)


def test_menus_know_no_game():
    few = [(number, f"word {number}") for number in range(FLAT)]
    assert [1] * FLAT == [len(choice.actions) for choice in choices(few)]
    many = [(number, f"{'red' if number % 2 else 'blue'}: {number}") for number in range(20)]
    assert ["blue", "red"] == [choice.text for choice in choices(many)]
    menu = Menu(many)
    line = menu.find(19)
    assert [19] == menu.lines[line].numbers
    alike = [(number, f"same {number}") for number in range(20)]
    assert 20 == len(choices(alike))


# --- keys -----------------------------------------------------------------------------------------------------------


def test_dog_22_the_steps_of_a_seven_can_be_taken_back_until_it_is_used_up():
    async def steps(app, pilot):
        start = app.match.state.fingerprint()
        for left in (6, 5, 4):
            await pilot.press("1")
            await until(pilot, lambda left=left: app.match.state.left == left)
        for left in (5, 6, 0):
            await pilot.press("u")
            await until(pilot, lambda left=left: app.match.state.left == left)
        assert start == app.match.state.fingerprint()
        assert [] == app.match.record.turns
        await pilot.press("u")
        await until(pilot, lambda: texts("en").text("terminal-no-undo") in shown(app, "#now"))
        for _ in range(7):
            await pilot.press("1")
        await until(pilot, lambda: app.match.state.turns >= 1)
        assert not app.match.can_undo
        assert 7 == len(app.match.record.turns[0].words)

    playing(match_at({"A": "5 9 20 40"}, {"A": "7", "B": "2 2"}), steps)


def test_dog_22_a_seven_with_one_stone_is_one_key_and_forced_steps_make_themselves():
    async def steps(app, pilot):
        await pilot.press("a")
        await until(pilot, lambda: app.match.state.turns >= 1)
        assert ["7a"] * 7 == app.match.record.turns[0].words

    playing(match_at({"A": "5 9 20 40"}, {"A": "7", "B": "2 2"}), steps)

    async def alone(app, pilot):
        await pilot.press("1")
        await until(pilot, lambda: app.match.state.turns >= 1)
        assert ["7a"] * 7 == app.match.record.turns[0].words

    playing(match_at({"A": "5"}, {"A": "7", "B": "2 2"}), alone)


def test_dog_22_escape_takes_all_steps_of_a_half_made_seven_back_and_the_hint_stays():
    async def steps(app, pilot):
        start = app.match.state.fingerprint()
        for left in (6, 5, 4):
            await pilot.press("1")
            await until(pilot, lambda left=left: app.match.state.left == left)
        await pilot.press("question_mark")
        await until(pilot, lambda: "Hint" in shown(app, "#now"))
        await pilot.press("escape")
        await until(pilot, lambda: "Hint" not in shown(app, "#now"))
        await pilot.press("escape")
        await until(pilot, lambda: app.match.state.left == 0)
        assert start == app.match.state.fingerprint()

    playing(match_at({"A": "5 9 20 40"}, {"A": "7", "B": "2 2"}), steps)


def test_the_hint_is_the_greedy_bots_choice_with_its_way_lit():
    async def steps(app, pilot):
        await pilot.press("question_mark")
        await until(pilot, lambda: "Hint" in shown(app, "#now"))
        assert "into the stall" in shown(app, "#now")
        assert {62, 63, 0, 201, 202} == lit_places(app)
        await pilot.press("enter")
        await until(pilot, lambda: app.match.state.turns >= 1)
        assert ["4a+"] == app.match.record.turns[0].words

    playing(match_at({"A": "62 5 20 40"}, {"A": "4 2", "B": "2 2"}), steps)


def test_the_language_can_be_switched_at_any_time():
    async def steps(app, pilot):
        assert "Your turn" in shown(app, "#now")
        await pilot.press("l")
        await until(pilot, lambda: "Du bist dran" in shown(app, "#now"))
        assert all("Zwei" in line for line in lines(app))
        assert "Hinweis" in shown(app, "#keys")
        await pilot.press("l")
        await until(pilot, lambda: "Your turn" in shown(app, "#now"))

    playing(match_at({"A": "5 9 20 40"}, {"A": "2 2", "B": "2 2"}), steps)


def test_a_refused_try_names_its_rule_and_r_opens_it():
    async def steps(app, pilot):
        await pilot.press("t")
        await until(pilot, lambda: bool(app.screen.query(Input)))
        await pilot.press(*"Qa", "enter")
        rule = app.match.game.why_not(app.match.state, 0, app.match.game.read(0, "Qa"))
        await until(pilot, lambda: f"({rule};" in shown(app, "#now"))
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, RuleSheet))
        assert rule == app.screen.rule
        await pilot.press(*"30")
        await until(pilot, lambda: "DOG-30" == app.screen.rule)
        await pilot.press("escape", "t")
        await until(pilot, lambda: bool(app.screen.query(Input)))
        await pilot.press(*"2b", "enter")
        await until(pilot, lambda: app.match.state.turns >= 1)

    playing(match_at({"A": "5 9 20 40"}, {"A": "2 2", "B": "2 2"}), steps)


def test_quitting_asks_first_and_f1_shows_all_keys():
    async def steps(app, pilot):
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(app.screen, KeySheet))
        await pilot.press("escape", "q")
        await until(pilot, lambda: isinstance(app.screen, Question))
        await pilot.press("down", "enter")
        await until(pilot, lambda: 1 == len(app.screen_stack))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, Question) and bool(app.screen.query(OptionList)))
        await pilot.press("enter")

    assert 0 == playing(match_of(), steps).return_code


def test_dog_13_a_secret_choice_can_be_changed_by_raising_the_hand():
    async def steps(app, pilot):
        assert app.match.state.choosing()
        await pilot.press("1")
        await until(pilot, lambda: app.match.may_interrupt)
        assert texts("en").text("terminal-interrupt") in shown(app, "#now")
        first = app.match.view.choice
        await pilot.press("i")
        await until(pilot, lambda: app.raised and bool(lines(app)))
        await pilot.press("1")
        await until(pilot, lambda: not app.raised)
        assert first != app.match.view.choice

    playing(match_of(), steps, pace=60.0)


def first_on_turn(key, seats, *, you):
    """A match in which a bot is on turn first, so that the person may interrupt it."""
    matches = (match_of(key, seats, seed=seed, you=you) for seed in range(50))
    return next(match for match in matches if match.state.to_act() != (you,))


def waiting(match, steps):
    """Starts the app in a match in which the bots take an hour for every move."""
    app = PlayApp(match, "en", 3600.0, None)

    async def run():
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: bool(app.table.query_one(Board).sketch))
            await steps(app, pilot)

    asyncio.run(run())


def test_shf_20_a_raised_hand_interrupts_and_getting_out_is_asked_about_first():
    async def steps(app, pilot):
        assert texts("en").text("terminal-interrupt") in shown(app, "#now")
        await pilot.press("i")
        await until(pilot, lambda: app.raised and bool(lines(app)))
        await pilot.press("question_mark")
        await until(pilot, lambda: texts("en").text("terminal-raised") not in shown(app, "#now"))
        await pilot.press("escape", "escape")
        await until(pilot, lambda: not app.raised)
        await pilot.press("i")
        await until(pilot, lambda: app.raised and bool(lines(app)))
        out = next(line for line, choice in enumerate(app.menu.lines) if choice.numbers == [app.match.legal()[-1]])
        await pilot.press(str(out + 1))
        await until(pilot, lambda: isinstance(app.screen, Question))
        await pilot.press("down", "enter")
        await until(pilot, lambda: 1 == len(app.screen_stack))
        assert not app.match.view.finished
        await pilot.press("escape", "escape", "i")
        await until(pilot, lambda: app.raised and bool(lines(app)))
        await pilot.press(str(out + 1))
        await until(pilot, lambda: isinstance(app.screen, Question))
        await pilot.press("enter", "enter", "enter")
        await until(pilot, lambda: bool(app.match.view.finished))
        assert (0,) == app.match.view.finished

    waiting(first_on_turn("schafe", 3, you=0), steps)


def test_a_question_is_answered_once_however_quick_the_fingers():
    async def steps(app, pilot):
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, Question))
        await pilot.press("down", "enter", "enter", "enter", "enter")
        await until(pilot, lambda: 1 == len(app.screen_stack))

    playing(match_of(), steps)


# --- the window -----------------------------------------------------------------------------------------------------


EVERY_TABLE = [(key, seats) for key, info in rudel.GAMES.items() for seats in info.seat_numbers]


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_a_window_of_80_by_24_is_enough(key, seats):
    async def steps(app, pilot):
        assert not app.table.too_small
        board, panel = app.table.query_one(Board), app.table.query_one("#right")
        assert board.region.right <= panel.region.x
        assert board.region.bottom <= 23
        assert panel.region.right <= 80
        assert app.table.query_one(Choices).region.height >= 4
        await pilot.pause()

    playing(match_of(key, seats), steps)


def test_a_window_that_is_too_small_says_what_it_needs_and_recovers():
    async def steps(app, pilot):
        await pilot.resize_terminal(60, 20)
        await until(pilot, lambda: app.table.too_small)
        await until(pilot, lambda: "60 \u00d7 20" in shown(app, "#small"))
        turns = app.match.record.turns
        await pilot.press("1")
        assert turns == app.match.record.turns
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: not app.table.too_small)
        assert app.table.query_one("#table").display

    playing(match_of(), steps)


# --- on disk --------------------------------------------------------------------------------------------------------


def test_a_game_is_saved_after_every_turn_and_resumed_in_the_same_position(tmp_path):
    file = tmp_path / "game.txt"

    async def steps(app, pilot):
        while app.match.state.turns < 12:
            await until(pilot, lambda: app.match.asked)
            await pilot.press("1")
        await until(pilot, lambda: app.match.asked and app.match.whole_turn)

    app = playing(match_of(seats=6, you=2, bot="random"), steps, file=file)
    record, you, bot = saved.load(file)
    resumed = Match(record, you, bot)
    assert (2, "random") == (resumed.you, resumed.bot)
    assert app.match.state.fingerprint() == resumed.state.fingerprint()
    assert app.match.record.turns == resumed.record.turns
    assert [file] == list(tmp_path.iterdir())


def test_a_half_made_turn_is_not_saved():
    match = match_at({"A": "5 9 20 40"}, {"A": "7", "B": "2"})
    match.act(match.game.read(0, "7a"))
    assert not match.whole_turn
    assert match_of().whole_turn


def test_nobody_hears_what_is_meant_for_others():
    match = match_of()
    while match.state.turns < 30 and match.outcome is None:
        if match.bot_acts() is None:
            match.act(match.hint())
    assert {None, 0} == {told.event.audience for told in match.told}


# --- words ----------------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_of_the_shell():
    catalogues = [
        {
            line.split(" =")[0]
            for line in (FOLDER / language / "terminal.ftl").read_text().splitlines()
            if line[:9] == "terminal-"
        }
        for language in LANGUAGES
    ]
    assert catalogues[0] == catalogues[1]
