from __future__ import annotations

import os
import subprocess
from dataclasses import replace

import pytest
from tests.cli.program import COMMAND, call, environment, fair, played

from rudel.cli.replay import scenes
from rudel.core.record import Prepared, Seed, read, write
from rudel.core.record import replay as replay_record
from rudel.games import GAMES
from rudel.locales import texts


@pytest.fixture(scope="module")
def whole():
    return write(played(Seed(7)))


@pytest.fixture
def kept(tmp_path):
    def keep(text, name="game.rudel"):
        file = tmp_path / name
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return file

    return keep


def tampered(text):
    """The record with one illegal move in its middle; the line and the rule that forbids it."""
    record = read(text, GAMES)
    turn = record.turns[len(record.turns) // 2]
    before = sum(len(other.words) for other in record.turns if other.line < turn.line)
    for count, (state, seat, _) in enumerate(replay_record(record)):
        if count == before:
            action = next(n for n in range(record.game.actions) if n not in state.legal(seat))
            rule = record.game.why_not(state, seat, action)
            break
    lines = text.splitlines(keepends=True)
    lines[turn.line - 1] = f"{lines[turn.line - 1][:3]}{record.game.write(seat, action)}\n"
    return "".join(lines), turn.line, rule


def test_a_finished_record_is_ok(kept, whole):
    done = call("verify", kept(whole))
    assert (done.returncode, done.stderr) == (0, "")
    assert "game.rudel: ok, won by" in done.stdout


def test_an_unfinished_record_is_ok_and_says_so(kept):
    done = call("verify", kept(write(played(Seed(7), most=20))))
    assert done.returncode == 0
    assert "ok, unfinished" in done.stdout


@pytest.mark.parametrize(("most", "holds"), [(1_000_000, "ok, won by"), (20, "ok, unfinished after 20 lines of play")])
def test_a_record_of_prepared_cards_says_that_there_is_nothing_to_prove_whether_finished_or_not(kept, most, holds):
    done = call("verify", kept(write(played(Prepared(7), most=most))))
    assert (0, "") == (done.returncode, done.stderr)
    assert holds in done.stdout
    assert done.stdout.endswith("; prepared cards, nothing to prove\n")


@pytest.mark.parametrize("dice", [Seed(7), fair()])
def test_a_record_of_other_cards_says_nothing_of_prepared_ones(kept, dice):
    assert "prepared" not in call("verify", kept(write(played(dice, most=20)))).stdout


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_tampered_move_is_named_with_its_line_rule_and_sentence(kept, whole, lang):
    text, line, rule = tampered(whole)
    done = call("verify", kept(text), "--lang", lang)
    assert done.returncode == 1
    assert f"line {line}:" in done.stdout
    assert rule in done.stdout
    assert texts(lang).text(rule.lower()) in done.stdout


def test_a_false_result_is_broken(kept, whole):
    swapped = {"A C": "B D", "B D": "A C"}
    result = read(whole, GAMES).result
    done = call("verify", kept(whole.replace(f"result: {result}", f"result: {swapped[result]}")))
    assert done.returncode == 1
    assert f"but it is {result}" in done.stdout


def test_a_fair_record_is_ok_and_a_wrong_commitment_is_broken(kept):
    record = played(fair())
    assert call("verify", kept(write(record))).returncode == 0
    record.shuffle = replace(record.shuffle, commitment="00" * 32)
    done = call("verify", kept(write(record)))
    assert done.returncode == 1
    assert "commitment" in done.stdout


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_fair_record_without_its_secret_cannot_be_checked(kept, command):
    record = played(fair(), most=20)
    record.shuffle = replace(record.shuffle, secret=None)
    done = call(command, kept(write(record)))
    assert (done.returncode, done.stdout) == (2, "")
    assert "secret" in done.stderr


@pytest.mark.parametrize("share", [0.02, 0.1, 0.5, 0.9])
def test_a_truncated_record_is_exit_2(kept, whole, share):
    done = call("verify", kept(whole[: int(len(whole) * share)]))
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_a_record_cut_between_two_lines_breaks_off(kept, whole):
    lines = whole.splitlines(keepends=True)
    done = call("verify", kept("".join(lines[:-5])))
    assert done.returncode == 2
    assert "breaks off" in done.stderr


@pytest.mark.parametrize(
    "content",
    [b"", b"\x7fELF\0\1\2", b"\xff\xfe\xfa", b"hello\n", b"rudel record 1\n", b"rudel record 1\ngame: chess\n"],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_record_is_exit_2_and_one_sentence(kept, command, content):
    done = call(command, kept(content))
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "game.rudel: " in done.stderr


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_folder_or_nothing_at_all_is_exit_2(tmp_path, command):
    for file, why in ((tmp_path, "Is a directory"), (tmp_path / "nothing", "No such file")):
        done = call(command, file)
        assert (done.returncode, done.stdout) == (2, "")
        assert why in done.stderr


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_nobody_may_read_is_exit_2(kept, whole):
    file = kept(whole)
    file.chmod(0)
    done = call("verify", file)
    assert done.returncode == 2
    assert "Permission denied" in done.stderr


def test_control_characters_of_a_file_do_not_reach_the_terminal(kept, whole):
    result = read(whole, GAMES).result
    done = call("verify", kept(whole.replace(f"result: {result}", "result: \x1b[2J")))
    assert done.returncode == 1
    assert "\x1b" not in done.stdout


def test_several_files_get_a_line_each_and_the_worst_exit_code(kept, whole):
    broken, _, _ = tampered(whole)
    done = call("verify", kept(whole, "good"), kept(broken, "broken"), kept("x", "none"))
    assert done.returncode == 2
    assert len(done.stdout.splitlines()) == 2
    assert len(done.stderr.splitlines()) == 1


def test_replay_tells_every_line_in_notation_and_sentences(kept, whole):
    done = call("replay", kept(whole), "--no-boards")
    assert (done.returncode, done.stderr) == (0, "")
    for turn in read(whole, GAMES).turns:
        assert f"{'ABCD'[turn.seat]}: {' '.join(turn.words)}\n" in done.stdout
    assert texts("en").text("dog-title") in done.stdout


def test_replay_draws_boards_unless_told_not_to(kept, whole):
    file = kept(whole)
    assert len(call("replay", file).stdout) > len(call("replay", file, "--no-boards").stdout)


def test_replay_of_one_turn_shows_that_turn(kept, whole):
    done = call("replay", kept(whole), "--turn", "3", "--no-boards", "--lang", "de")
    third = next(scene for scene in scenes(read(whole, GAMES)) if scene.number == 3)
    assert done.returncode == 0
    assert done.stdout.startswith(f"   3  {'ABCD'[third.turn.seat]}: {' '.join(third.turn.words)}\n")


def test_replay_beyond_the_last_turn_is_exit_2(kept, whole):
    done = call("replay", kept(whole), "--turn", "100000")
    assert (done.returncode, done.stdout) == (2, "")
    assert "there is no turn 100000" in done.stderr


def test_replay_for_a_seat_hides_the_secret_choices_of_others(kept, whole):
    gifts = [line[6:] for line in call("replay", kept(whole), "--seat", "B", "--no-boards").stdout.splitlines()]
    assert "A: ?" in gifts
    assert not any(line.startswith("A: >") for line in gifts)
    assert any(line.startswith("B: >") for line in gifts)


def test_replay_for_spectators_hides_every_secret(kept, whole):
    assert ": >" not in call("replay", kept(whole), "--seat", "spectator", "--no-boards").stdout


def test_replay_for_a_seat_that_is_not_there_is_exit_2(kept, whole):
    done = call("replay", kept(whole), "--seat", "Z")
    assert done.returncode == 2
    assert "A, B, C, D and spectator" in done.stderr


def test_replay_shows_a_broken_record_up_to_the_line_and_exits_1(kept, whole):
    text, line, rule = tampered(whole)
    done = call("replay", kept(text), "--no-boards")
    assert done.returncode == 1
    assert f"line {line}:" in done.stderr
    assert rule in done.stderr
    shown = [turn for turn in read(whole, GAMES).turns if turn.line < line]
    assert f"{'ABCD'[shown[-1].seat]}: {' '.join(shown[-1].words)}\n" in done.stdout


def test_a_reader_that_goes_away_is_no_error(kept):
    file = kept(write(played(Seed(3), bot="random")))
    program = subprocess.Popen(
        [*COMMAND, "replay", str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    )
    program.stdout.readline()
    program.stdout.close()
    said = program.stderr.read()
    program.stderr.close()
    program.wait(timeout=60)
    assert said == b""
