"""`--rules`: an older version where it is asked for, one sentence where there is none."""

from __future__ import annotations

import json

import pytest
from tests.cli.program import call

import rudel
from rudel.cli import run
from rudel.cli.terminal import saved
from rudel.core import record as records
from rudel.core.record import Record, Seed

VERSIONS = [([], 2), (["--rules", "1"], 1), (["--rules", "2"], 2)]
"""What is said of the rules, and by which Kläffer is played then."""


def said(capsys, *arguments):
    """What the command prints when all is well."""
    assert 0 == run(arguments)
    out, err = capsys.readouterr()
    assert "" == err
    return out


def kept(file):
    """A finished record that holds."""
    record = records.read(file.read_text(), rudel.GAMES)
    assert records.verify(record) is not None
    return record


@pytest.mark.parametrize(("asked", "version"), VERSIONS)
@pytest.mark.parametrize("workers", ["1", "2"])
def test_simulate_plays_and_records_by_the_rules_that_are_asked_for(capsys, tmp_path, asked, version, workers):
    arguments = ["klaeffer", "--seats", "2", "--games", "2", "--record", str(tmp_path), "--workers", workers]
    told = json.loads(said(capsys, "simulate", *arguments, *asked, "--json"))
    assert (version, 2, 0) == (told["rules"], told["games"], told["invariant_failures"])
    assert [version, version] == [kept(file).game.rules for file in sorted(tmp_path.iterdir())]


@pytest.mark.parametrize(("asked", "version"), VERSIONS)
def test_options_are_those_of_the_rules_that_are_asked_for(capsys, asked, version):
    told = json.loads(said(capsys, "options", "klaeffer", *asked, "--json"))
    assert version == told["rules"]
    assert {1: [], 2: ["free_take"]}[version] == [option["key"] for option in told["options"]]
    assert (version == 2) == ("free_take" in said(capsys, "options", "klaeffer", *asked))


def test_where_rules_have_no_options_that_is_said(capsys):
    assert "klaeffer has no options by rules version 1\n" == said(capsys, "options", "klaeffer", "--rules", "1")


@pytest.mark.parametrize(("asked", "version"), VERSIONS)
def test_play_shows_and_records_a_game_by_the_rules_that_are_asked_for(capsys, tmp_path, asked, version):
    said(capsys, "play", "klaeffer", "--seed", "7", "--record", str(tmp_path / "game.txt"), *asked)
    assert version == kept(tmp_path / "game.txt").game.rules
    assert f", 4 seats, rules {version}\n" in said(capsys, "replay", str(tmp_path / "game.txt"), "--no-boards")


@pytest.mark.parametrize("command", ["simulate", "options", "play"])
@pytest.mark.parametrize(
    ("version", "sentence"),
    [
        ("3", "rules version 3 of klaeffer is not in this Rudel, which has 1 and 2"),
        ("0", "rules version 0 of klaeffer is not in this Rudel, which has 1 and 2"),
        ("-1", "rules version -1 of klaeffer is not in this Rudel, which has 1 and 2"),
        ("x", "Invalid value for '--rules': Input should be a valid integer"),
        ("1.5", "Invalid value for '--rules': Input should be a valid integer"),
        ("", "Invalid value for '--rules': Input should be a valid integer"),
    ],
)
def test_a_version_that_is_not_there_is_one_sentence_and_exit_code_2(capsys, command, version, sentence):
    assert 2 == run([command, "klaeffer", "--rules", version])
    out, err = capsys.readouterr()
    assert ("", 1) == (out, len(err.splitlines()))
    assert err.startswith(f"rudel: {sentence}")


def test_a_process_of_its_own_says_no_more_than_that():
    done = call("simulate", "filou", "--rules", "2")
    assert (2, "") == (done.returncode, done.stdout)
    assert "rudel: rules version 2 of filou is not in this Rudel, which has 1\n" == done.stderr


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_an_option_of_newer_rules_is_refused_by_older_ones(capsys, command):
    assert 2 == run([command, "klaeffer", "--rules", "1", "--option", "free_take=yes"])
    assert ("", "rudel: klaeffer has no option 'free_take'; it has none\n") == capsys.readouterr()


def test_a_kept_game_is_gone_on_with_by_its_own_rules_and_no_others_are_taken(capsys, tmp_path):
    file = tmp_path / "game.txt"
    saved.save(file, Record(rudel.game("klaeffer", rules=1), Seed(7)), 0, "greedy")
    before = file.read_text()
    for version in ("1", "2"):
        assert 2 == run(["play", "--resume", str(file), "--rules", version])
        assert ("", "rudel: --resume takes game, seats, options, rules and cards from the file; leave them out\n") == (
            capsys.readouterr()
        )
    assert before == file.read_text()
    record, _seat, _bot = saved.load(file)
    assert rudel.game("klaeffer", rules=1) == record.game
