from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import threading
from dataclasses import replace

import pytest
from tests.cli.program import COMMAND, call, environment

import rudel
from rudel.cli.selfplay import CHUNK, Job, Match, play_part, seed_of
from rudel.core.game import settle_game

PROMISED = [
    "game",
    "seats",
    "bot",
    "games",
    "turns",
    "steps",
    "seconds",
    "turns_per_second",
    "steps_per_second",
    "mean_length",
    "unfinished",
    "invariant_failures",
    "wins_by_seat",
    "compiled",
]
CLOCK = {"seconds", "turns_per_second", "steps_per_second"}


def simulated(*arguments):
    done = call("simulate", *arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def timeless(result):
    return {key: value for key, value in result.items() if key not in CLOCK}


def test_the_json_object_begins_with_the_promised_keys():
    result = simulated("dog", "--games", "3")
    assert list(result)[: len(PROMISED)] == PROMISED
    assert (result["game"], result["seats"], result["bot"], result["games"]) == ("dog", 4, "random", 3)
    assert result["mean_length"] == result["turns"] / 3
    assert result["turns"] <= result["steps"]
    assert (result["unfinished"], result["invariant_failures"]) == (0, 0)
    assert sum(result["wins_by_seat"]) == 2 * (3 - result["undecided"])
    assert result["compiled"] == (rudel.KERNELS != "plain")


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_result_does_not_depend_on_the_number_of_workers(bot):
    arguments = ("lagerdog", "--seats", "3", "--games", "4", "--seed", "5", "--bot", bot)
    assert timeless(simulated(*arguments)) == timeless(simulated(*arguments, "--workers", "2"))


def test_another_seed_gives_other_games():
    assert timeless(simulated("dog", "--games", "2")) != timeless(simulated("dog", "--games", "2", "--seed", "1"))


def test_options_reach_the_table():
    result = simulated("dog", "--games", "1", "--option", "packs=3", "--option", "hard_ending=yes")
    assert result["options"]["packs"] == 3
    assert result["options"]["hard_ending"] is True


def test_without_json_there_is_a_table_for_people():
    done = call("simulate", "dog", "--games", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert "2 games of dog" in done.stdout
    assert "wins of D" in done.stdout


def test_records_are_kept_one_per_game_and_hold(tmp_path):
    folder = tmp_path / "new" / "folder"
    simulated("dog", "--games", "2", "--record", str(folder), "--workers", "2")
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["dog-4-000000.rudel", "dog-4-000001.rudel"]
    done = call("verify", *files)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count(": ok") == 2


def test_seeds_differ_at_every_place():
    places = [(seed, number) for seed in range(5) for number in range(20)]
    seeds = {seed_of(*place) for place in places} | {seed_of(*place, seat) for place in places for seat in range(4)}
    assert len(seeds) == 100 + 400


@pytest.mark.parametrize("way", [Match.play_inside, Match.play_outside])
def test_a_game_that_exceeds_its_longest_length_is_stopped_and_counts_as_unfinished(way):
    game = settle_game(replace(rudel.GAMES["dog"], longest=10))
    match = Match(Job("dog", 4, game.options, game.rules, "random", 0), game, 0)
    way(match)
    assert match.tally().unfinished == 1
    assert 10 < match.steps <= 10 + CHUNK


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_material_that_changes_is_an_invariant_failure(monkeypatch, bot):
    game = rudel.game("dog")
    job = Job("dog", 4, game.options, game.rules, bot, 0)
    begin = Match.__post_init__

    def miscounted(match):
        begin(match)
        match.material = {**match.material, "stones": 17}

    monkeypatch.setattr(Match, "__post_init__", miscounted)
    assert play_part(job, range(2)).invariant_failures == 2


@pytest.mark.parametrize("workers", ["1", "2"])
def test_control_c_ends_quietly_with_130(workers):
    ours, theirs = pty.openpty()
    program = subprocess.Popen(
        [*COMMAND, "simulate", "dog", "--games", "10000000", "--workers", workers],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=environment(TERM="xterm"),
        start_new_session=True,
        preexec_fn=_hear_interrupts,  # noqa: PLW1509  (no threads yet)
    )
    os.close(theirs)
    watchdog = threading.Timer(120, os.killpg, (program.pid, signal.SIGKILL))
    watchdog.start()
    said = os.read(ours, 1000)  # the bar is there, so it plays
    os.killpg(program.pid, signal.SIGINT)
    while more := _read(ours):
        said += more
    output = program.communicate(timeout=60)
    watchdog.cancel()
    assert output == (b"", None)
    assert program.returncode == 130
    assert b"Traceback" not in said


def _hear_interrupts():
    """Whoever starts the tests in the background has made them, and all they start, deaf to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _read(terminal):
    try:
        return os.read(terminal, 10000)
    except OSError:  # nobody holds the other end any more, so no worker is left either
        return b""
