"""`rudel play` as a command: what it refuses, and what it does without a terminal."""

from __future__ import annotations

import pytest

import rudel
from rudel.cli import play, run
from rudel.cli.terminal import saved
from rudel.cli.terminal.match import Match
from rudel.core import record as records
from rudel.core.errors import BadSetup
from rudel.core.record import Record, Seed

NEW = """rudel record 1
game: dog
rules: 1
seats: 4
options: packs=2
dice: seed 7
"""


def kept(tmp_path, text):
    file = tmp_path / "kept.txt"
    file.write_text(text)
    return str(file)


def refused(capsys, *arguments):
    """The one sentence that the command says instead of playing."""
    assert 2 == run(["play", *arguments])
    said = capsys.readouterr()
    assert "" == said.out
    assert 1 == len(said.err.splitlines())
    assert "Traceback" not in said.err
    return said.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "which game"),
        (["chess"], "chess"),
        (["dog", "--seats", "7"], "7"),
        (["dog", "--seats", "many"], "--seats"),
        (["dog", "--you", "E"], "'E'"),
        (["dog", "--you", "0"], "'0'"),
        (["dog", "--you", ""], "seat"),
        (["dog", "--bot", "genius"], "genius"),
        (["dog", "--lang", "fr"], "fr"),
        (["dog", "--option", "colour=red"], "colour"),
        (["dog", "--option", "packs=99"], "1 to 4"),
        (["dog", "--option", "packs"], "KEY=VALUE"),
        (["dog", "--seed", "-1"], "seed"),
        (["dog", "--pace", "-1"], "pace"),
        (["dog", "--pace", "nan"], "pace"),
        (["dog", "--resume", "x"], "--resume"),
        (["--resume", "/nowhere/game.txt"], "no such file"),
        (["--resume", "/"], "directory"),
    ],
)
def test_bad_input_is_one_clear_sentence_and_exit_code_2(capsys, arguments, words):
    assert words in refused(capsys, *arguments)


def test_a_record_never_overwrites_a_file(capsys, tmp_path):
    file = kept(tmp_path, "precious")
    assert "already" in refused(capsys, "dog", "--record", file)
    assert "precious" == (tmp_path / "kept.txt").read_text()


def test_a_record_that_cannot_be_written_is_refused(tmp_path):
    match = Match(Record(rudel.game("dog"), Seed(1)), 0, "greedy")
    with pytest.raises(BadSetup, match="cannot be written"):
        saved.save(tmp_path / "nowhere" / "game.txt", match.record, 0, "greedy")
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1"),
        ("something else", "line 1"),
        (NEW.replace("dice: seed 7\n", ""), "dice"),
        (NEW.replace("game: dog", "game: chess"), "chess"),
        (NEW + "\nA: nonsense\n", "line 8"),
        (NEW + "\nA: x\n", "line 8"),
        (NEW.replace("seats: 4", "# you: F\nseats: 4"), "seat"),
        (NEW.replace("seats: 4", "# bot: genius\nseats: 4"), "genius"),
    ],
)
def test_a_broken_file_is_not_resumed(capsys, tmp_path, text, words):
    assert words in refused(capsys, "--resume", kept(tmp_path, text))


def test_bytes_that_are_no_text_are_not_resumed(capsys, tmp_path):
    (tmp_path / "kept.txt").write_bytes(b"\xff\xfe\x00")
    assert "not text" in refused(capsys, "--resume", str(tmp_path / "kept.txt"))


def test_a_finished_game_is_not_resumed(capsys, tmp_path):
    match = Match(Record(rudel.game("dog", 2), Seed(3)), 0, "greedy")
    while match.outcome is None:
        if match.bot_acts() is None:
            match.act(match.hint())
    saved.save(tmp_path / "game.txt", match.record, 0, "greedy")
    assert "is over" in refused(capsys, "--resume", str(tmp_path / "game.txt"))


def test_resuming_needs_a_terminal(capsys, tmp_path):
    assert "terminal" in refused(capsys, "--resume", kept(tmp_path, NEW))


@pytest.mark.parametrize(("language", "word"), [("de", "Plätze"), ("en", "seats")])
def test_without_a_terminal_a_short_game_is_shown(capsys, language, word):
    assert 0 == run(["play", "dog", "--seed", "7", "--lang", language])
    said = capsys.readouterr()
    assert word in said.out
    assert "Aa" in said.out
    assert "\x1b" not in said.out
    assert 40 < len(said.out.splitlines()) < 120
    assert "" == said.err


def test_the_game_that_is_shown_can_be_recorded(capsys, tmp_path):
    assert "cannot be written" in refused(capsys, "dog", "--record", str(tmp_path / "nowhere" / "game.txt"))
    file = tmp_path / "game.txt"
    assert 0 == run(["play", "dog", "--seed", "7", "--record", str(file)])
    assert records.verify(records.read(file.read_text(), rudel.GAMES)) is not None


@pytest.mark.parametrize(("said", "language"), [("de_CH.UTF-8", "de"), ("en_GB", "en"), ("C", "en"), ("", "en")])
def test_the_language_is_that_of_the_system(monkeypatch, said, language):
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", said)
    assert language == play.system_language()


def test_seats_are_called_by_letter_or_number():
    game = rudel.game("dog", 4)
    assert [0, 1, 0, 3] == [play.seat_of(game, word) for word in ("A", "b", "1", "4")]


def test_the_next_game_gets_a_name_of_its_own(tmp_path):
    file = tmp_path / "game.txt"
    second = saved.next_file(file)
    assert "game-2.txt" == second.name
    second.touch()
    assert "game-3.txt" == saved.next_file(second).name
