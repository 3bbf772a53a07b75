"""The program as a whole: its help, its version, its small commands, and everything one can call wrongly."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from tests.cli.program import call, environment

import rudel
from rudel.cli import run
from rudel.games import GAMES


def test_version_says_which_kernels_run():
    done = call("--version")
    assert (done.returncode, done.stdout) == (0, f"rudel {rudel.__version__} ({rudel.KERNELS} kernels)\n")


@pytest.mark.parametrize("arguments", [["--help"], []])
def test_help_names_every_command(arguments):
    done = call(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    for command in (
        "play",
        "simulate",
        "verify",
        "replay",
        "rules",
        "options",
        "bench",
        "serve",
        "schema",
        "backup",
        "restore",
    ):
        assert f" {command} " in done.stdout


def test_help_loads_no_heavy_modules():
    code = "import sys, rudel.cli; print([m for m in ('textual', 'rich.markdown') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment())
    assert done.stdout == "[]\n"


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        ("simulate", "--help"),
        ("simulate dgo", "did you mean dog?"),
        ("simulate chess", "dog, lagerdog"),
        ("simulate dog --seats 9", "2, 3, 4, 5, 6 seats"),
        ("simulate dog --seats two", "integer"),
        ("simulate dog --option pack=2", "packs"),
        ("simulate dog --option packs", "KEY=VALUE"),
        ("simulate dog --option packs=2 --option packs=3", "twice"),
        ("simulate dog --option packs=99", "1 to 4"),
        ("simulate dog --option hard_ending=perhaps", "yes or no"),
        ("simulate dog --seats 4 --option teams_of_three=yes", "6 seats"),
        ("simulate dog --games 0", "greater than or equal to 1"),
        ("simulate dog --games -5", "greater than or equal to 1"),
        ("simulate dog --workers 0", "greater than or equal to 1"),
        ("simulate dog --seed -1", "greater than or equal to 0"),
        ("simulate dog --bot gredy", "did you mean greedy?"),
        ("simulate dog --record /dev/null", "folder"),
        ("simulate dog --record /proc/none/here", "cannot be made"),
        ("simulate dog --gmaes 3", "--games"),
        ("simulat dog", "simulate"),
        ("verify", "FILE"),
        ("verify x --lang fr", "de, en"),
        ("replay", "FILE"),
        ("rules chess", "dog, lagerdog"),
        ("rules dog --lang fr", "de, en"),
        ("options", "--help"),
        ("options filuo", "there are"),
        ("options dog --seats 7", "2, 3, 4, 5, 6 seats"),
        ("options dog --lang fr", "de, en"),
        ("bench --seconds 0", "0.01"),
        ("schema --out /proc/none/here", "cannot be written"),
    ],
)
def test_whatever_is_wrong_is_one_sentence_that_says_what_would_be_right(arguments, right):
    done = call(*arguments.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert right in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_stale_kernels_are_one_sentence_too(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "rudel_main", "--version"],
        capture_output=True,
        text=True,
        check=False,
        env=environment(RUDEL_KERNELS=str(tmp_path), RUDEL_PURE="0"),
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"rudel: RUDEL_KERNELS names {tmp_path}, but there are no kernels in it\n"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_options_lists_every_option_with_its_rule(capsys, lang, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    assert run(["options", "dog", "--lang", lang]) == 0
    said = capsys.readouterr().out
    for option in GAMES["dog"].options:
        assert f" {option.key} " in said
        assert f" {option.rule} " in said


def test_the_schema_of_the_options_is_json(capsys):
    assert run(["options", "dog", "--json"]) == 0
    schema = json.loads(capsys.readouterr().out)
    by_key = {option["key"]: option for option in schema["options"]}
    assert list(by_key) == [option.key for option in GAMES["dog"].options]
    assert (by_key["packs"]["low"], by_key["packs"]["high"], by_key["packs"]["default"]) == (1, 4, 2)
    assert by_key["deal_cycle"]["choices"] == ["once", "always"]


def test_options_at_a_table_are_those_that_make_sense_there(capsys):
    assert run(["options", "dog", "--seats", "6", "--json"]) == 0
    by_key = {option["key"]: option for option in json.loads(capsys.readouterr().out)["options"]}
    assert by_key["packs"]["default"] == 3
    assert "teams_of_three" in by_key
    assert "everyone_alone" not in by_key


def test_bench_measures_every_game(capsys):
    assert run(["bench", "--seconds", "0.01", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["compiled"] == (rudel.KERNELS != "plain")
    assert [row["game"] for row in result["games"]] == list(GAMES)
    assert all(value > 0 for row in result["games"] for value in row.values() if isinstance(value, int))


def test_bench_has_a_table_for_people(capsys):
    assert run(["bench", "--seconds", "0.01"]) == 0
    assert "turns per second" in capsys.readouterr().out
